// The reading part of `make bench`: documents of 20 KB, 1 MB and 10 MB, each shown by a pager in plain C and by tabterm in
// turn. Figures are times on the terminal's side, as ratios of a pair; the documents are the same in every run, and each
// lies in a folder of its own.
import Glibc
import TerminalScreen
import TestSupport

/// Bench reading RUNS PAGER TABTERM.
enum Reading {
    /// What is measured.
    private enum Figure: String, CaseIterable {
        case first = "first page, ms"
        case firstCPU = "first page, CPU ms"
        case page = "PageDown, ms"
        case pageCPU = "PageDown, CPU ms"
        case end = "End, ms"
        case find = "key while finding, ms"
        case resize = "resize, ms"
        case memory = "resident memory, MiB"

        /// The most that it may be, as a ratio or by itself.
        func must(_ size: Int) -> Double? {
            switch self {
            case .first, .firstCPU: size > 1 << 20 - 1 ? 2.5 : 2
            case .page, .pageCPU: 1.5
            case .end, .find: 60
            case .resize: 2
            case .memory: 130
            }
        }

        /// Whether it is held against a number, not against the pager.
        var isAbsolute: Bool { self == .end || self == .find || self == .memory }
        var isSteady: Bool { self == .firstCPU || self == .pageCPU || self == .memory }
    }

    private typealias Figures = [Figure: Double]

    static func run(_ runs: Int, pager: String, program: String) throws -> [Record] {
        var records: [Record] = []
        for (name, size) in [("20 KB", 20 << 10), ("1 MB", 1 << 20), ("10 MB", 10 << 20)] {
            let place = BenchFolder()
            let path = place.write(document(size), to: "low-water.md")
            var samples: [[Figures]] = [[], []]
            for _ in 0..<runs {
                samples[0].append(try measure([pager, path], waitsFor: "Low water", finds: false))
                samples[1].append(try measure([program, "--no-state", path], waitsFor: "Low water", finds: true))
            }
            records += report("reading \(name)", samples, size)
        }
        return records + [try table(runs, program)]
    }

    private static func report(_ part: String, _ samples: [[Figures]], _ size: Int) -> [Record] {
        print("\n\(part), \(samples[0].count) runs")
        print(Table.row("", ["median", "least", "most", "ratio", "must"]))
        return Figure.allCases.map { figure in
            let values = samples.map { $0.map { $0[figure] ?? 0 } }
            var record = Table.record(
                part, "tabterm", figure.rawValue, values[1], floor: figure.isAbsolute ? nil : values[0])
            record.must = figure.must(size)
            record.isSteady = figure.isSteady
            print(Table.row(record))
            return record
        }
    }

    /// The first page of a table of 500 rows and 20 columns.
    private static func table(_ runs: Int, _ program: String) throws -> Record {
        let place = BenchFolder()
        let names = "| " + (1...20).map { "Column \($0)" }.joined(separator: " | ") + " |"
        let line = "|" + String(repeating: "---|", count: 20)
        let rows = (1...500).map { row in
            "| " + (1...20).map { "cell \(row) *of* \($0)" }.joined(separator: " | ") + " |"
        }
        let path = place.write(([names, line] + rows).joined(separator: "\n") + "\n", to: "table.md")
        let times = try (0..<runs).map { _ -> Double in
            let began = Clock.now
            let program = try start([program, "--no-state", path])
            try program.wait { $0.text.contains("Column 1") }
            let time = Double(program.lastOutput - began) / 1e6
            program.send("q")
            _ = try program.exitStatus()
            return time
        }
        var record = Table.record("table of 500 × 20", "tabterm", "first page, ms", times)
        record.must = 100
        print("\n" + record.part + "\n" + Table.row(record))
        return record
    }

    private static func start(_ command: [String]) throws -> PtyProgram {
        try PtyProgram(
            command, size: Size(columns: 120, rows: 40), environment: ["HOME": "", "LC_ALL": "C.UTF-8"])
    }

    /// One run: the first page, twenty pages down, the end once all has been read, another width, memory.
    private static func measure(_ command: [String], waitsFor words: String, finds: Bool) throws -> Figures {
        var figures: Figures = [:]
        let began = Clock.now
        let program = try start(command)
        try program.wait { $0.text.contains(words) }
        figures[.firstCPU] = ProcessFacts.cpuOfFirstThread(of: program.process)
        figures[.first] = Double(program.lastOutput - began) / 1e6
        // Whatever is read behind the screen has been read then.
        program.settle(quietSeconds: 1.5)
        let before = ProcessFacts.cpu(of: program.process)
        var times: [Double] = []
        for _ in 0..<20 { times.append(time(program) { program.send("\u{1B}[6~") }) }
        figures[.page] = Table.median(times)
        figures[.pageCPU] = (ProcessFacts.cpu(of: program.process) - before) / 20
        let end = program.screen.modes.contains(1) ? "\u{1B}OF" : "\u{1B}[F"
        figures[.end] = time(program) { program.send(end) }
        if finds { figures[.find] = find(program) }
        figures[.resize] = time(program) { program.resize(Size(columns: 100, rows: 30)) }
        figures[.memory] = ProcessFacts.residentMemory(of: program.process)
        program.send("q")
        _ = try program.exitStatus()
        return figures
    }

    /// The slowest of some letters while words are looked for that stand nowhere.
    private static func find(_ program: PtyProgram) -> Double {
        program.send("/")
        program.settle(quietSeconds: 0.1)
        let times = "zwqx".map { letter in time(program) { program.send(String(letter)) } }
        program.send("\u{1B}")
        program.settle(quietSeconds: 0.3)
        return times.max() ?? 0
    }

    private static func time(_ program: PtyProgram, _ act: () -> Void) -> Double {
        let start = Clock.now
        act()
        program.settle(quietSeconds: 0.15)
        return max(0, Double(program.lastOutput - start) / 1e6)
    }

    // MARK: The document

    /// Every block that people write, in turn, with words that differ, up to so many bytes.
    private static func document(_ size: Int) -> String {
        var text = "# Low water\n\n"
        text.reserveCapacity(size + 1024)
        var number = 0
        while text.utf8.count < size {
            number += 1
            text += """
                ## Part \(number): what the tide leaves

                The tide comes in twice a day and *nobody* has ever asked it to; part \(number) of what it **leaves** is `sand`,
                the rest is [weed](https://example.org/\(number)) and what the wind brings from the other side of the water.

                - dunlin, \(number) of them
                - curlew, *fewer*

                | Species | Seen | First date |
                |---|--:|---|
                | Dunlin | \(number) | 3 March |
                | Curlew | \(number / 3) | 11 March |

                > A window is as wide as its owner wants it at this moment.

                ```swift
                let count = \(number) // birds
                ```


                """
        }
        return text
    }
}
