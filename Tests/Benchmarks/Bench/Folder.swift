// The part of `make bench` about folders: the names of 10,000 files, read, sorted and shown by plain C and by tabterm, and
// the same of ten files, which must be on the screen no sooner.
import Glibc
import TerminalScreen
import TestSupport

/// Bench folder RUNS NAMES TABTERM.
enum Folder {
    static func run(_ runs: Int, floor: String, program: String) throws -> [Record] {
        var records: [Record] = []
        for count in [10, 10_000] {
            let place = BenchFolder()
            for number in 0..<count {
                let digits = String(number)
                let name = "note-" + String(repeating: "0", count: max(0, 5 - digits.count)) + digits
                place.write("# Note \(number)\n\nWhat was seen on day \(number).\n", to: name + ".md")
            }
            var first: [Double] = []
            var all: [[Double]] = [[], []]
            for _ in 0..<runs {
                all[0].append(try measure([floor, place.path], count).all)
                let times = try measure([program, "--no-state", place.path], count)
                first.append(times.first)
                all[1].append(times.all)
            }
            let part = "folder of \(count)"
            var names = Table.record(part, "tabterm", "all names, ms", all[1], floor: all[0])
            // Of ten files nothing can be told: the difference of two starts is all there is.
            names.must = count > 10 ? 1.5 : nil
            let frame = Table.record(part, "tabterm", "first frame, ms", first)
            print("\n\(part)\n" + Table.row("", ["median", "least", "most", "ratio", "must"]))
            print([frame, names].map(Table.row).joined(separator: "\n"))
            records += [frame, names]
        }
        return records
    }

    /// How long it takes until something is on the screen, and until it says how many documents there are.
    private static func measure(_ command: [String], _ count: Int) throws -> (first: Double, all: Double) {
        let began = Clock.now
        let program = try PtyProgram(
            command, size: Size(columns: 120, rows: 40), environment: ["HOME": "", "LC_ALL": "C.UTF-8"])
        try program.wait { $0.text.contains("Library") || $0.text.contains("note-") }
        let first = Double(program.lastOutput - began) / 1e6
        try program.wait { $0.text.contains(" \(count)") }
        let all = Double(program.lastOutput - began) / 1e6
        program.send("q")
        _ = try program.exitStatus()
        return (first, all)
    }
}

/// A folder of a run, gone at its end.
final class BenchFolder {
    let path: String
    private var names: [String] = []
    nonisolated(unsafe) private static var number = 0

    init() {
        Self.number += 1
        path = "/tmp/tabterm-bench-\(getpid())-\(Self.number)"
        mkdir(path, 0o700)
    }

    deinit {
        names.forEach { unlink($0) }
        rmdir(path)
    }

    /// Writes a file; returns its path.
    @discardableResult
    func write(_ text: String, to name: String) -> String {
        let file = path + "/" + name
        names.append(file)
        guard let stream = fopen(file, "w") else { return file }
        fputs(text, stream)
        fclose(stream)
        return file
    }
}
