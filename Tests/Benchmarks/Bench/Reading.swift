// The reading part of `make bench`: documents of 20 KB, 1 MB and 10 MB, each shown by a pager in plain C and by tabterm in
// turn. Figures are times on the terminal's side, as ratios of a pair; the documents are the same in every run.
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
        case end = "End, ms"
        case resize = "resize, ms"
        case memory = "resident memory, MiB"
    }

    static func run(_ runs: Int, pager: String, program: String) throws {
        for (name, size) in [("20 KB", 20 << 10), ("1 MB", 1 << 20), ("10 MB", 10 << 20)] {
            let path = "/tmp/tabterm-bench-\(getpid()).md"
            write(document(size), to: path)
            defer { unlink(path) }
            var samples: [[[Figure: Double]]] = [[], []]
            for _ in 0..<runs {
                samples[0].append(try measure([pager, path]))
                samples[1].append(try measure([program, "--no-state", path]))
            }
            print("\nreading \(name), \(runs) runs")
            print(Table.row("", ["pager", "tabterm", "ratio"]))
            for figure in Figure.allCases {
                let ratios = zip(samples[1], samples[0]).map { ($0[figure] ?? 0) / max($1[figure] ?? 0, 0.001) }
                let columns = samples.map { Table.decimal(Table.median($0.map { $0[figure] ?? 0 })) }
                print(Table.row(figure.rawValue, columns + ["×" + Table.decimal(Table.median(ratios))]))
            }
        }
    }

    /// One run: the first page, twenty pages down, the end once all has been read, another width, memory.
    private static func measure(_ command: [String]) throws -> [Figure: Double] {
        var figures: [Figure: Double] = [:]
        let began = Clock.now
        let program = try PtyProgram(
            command, size: Size(columns: 120, rows: 40), environment: ["HOME": "", "LC_ALL": "C.UTF-8"])
        try program.wait { $0.text.contains("Low water") }
        figures[.first] = Double(program.lastOutput - began) / 1e6
        figures[.firstCPU] = ProcessFacts.cpu(of: program.process)
        // Whatever is read behind the screen has been read then.
        program.settle(quietSeconds: 1.5)
        var times: [Double] = []
        for _ in 0..<20 { times.append(time(program) { program.send("\u{1B}[6~") }) }
        figures[.page] = Table.median(times)
        let end = program.screen.modes.contains(1) ? "\u{1B}OF" : "\u{1B}[F"
        figures[.end] = time(program) { program.send(end) }
        figures[.resize] = time(program) { program.resize(Size(columns: 100, rows: 30)) }
        figures[.memory] = ProcessFacts.residentMemory(of: program.process)
        program.send("q")
        _ = try program.exitStatus()
        return figures
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

    private static func write(_ text: String, to path: String) {
        guard let file = fopen(path, "w") else { return }
        fputs(text, file)
        fclose(file)
    }
}
