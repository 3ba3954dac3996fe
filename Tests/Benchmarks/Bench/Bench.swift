// `make bench`: two programs in turn in the same pseudo-terminal, the plain C floor first, and each figure as the ratio
// of a pair. The machine's mood falls on both sides of a ratio. The measuring of one run is in Run.swift.
import Glibc

/// Bench [--json FILE] RUNS COMMAND [ARGUMENT …] -- COMMAND [ARGUMENT …] …: the first command is the floor;
/// Bench [--json FILE] reading RUNS PAGER TABTERM; Bench [--json FILE] folder RUNS NAMES TABTERM;
/// Bench [--json FILE] model RUNS; Bench compare BASE NEW; Bench check FILE.
@main struct Bench {
    static func main() throws {
        var arguments = Array(CommandLine.arguments.dropFirst())
        var file: String?
        if arguments.first == "--json", arguments.count > 1 {
            file = arguments[1]
            arguments.removeFirst(2)
        }
        let records = Records(appendingTo: file)
        let runs = arguments.count > 1 ? Int(arguments[1]) : nil
        switch (arguments.first, arguments.count) {
        case ("reading", 4): records.add(try Reading.run(runs ?? 1, pager: arguments[2], program: arguments[3]))
        case ("folder", 4): records.add(try Folder.run(runs ?? 1, floor: arguments[2], program: arguments[3]))
        case ("model", 2): records.add(Model.run(runs ?? 1))
        case ("compare", 3): try Judgement.compare(arguments[1], arguments[2])
        case ("check", 2): if try !Judgement.check(arguments[1]) { exit(1) }
        default: try run(arguments, records)
        }
    }

    private static func run(_ arguments: [String], _ records: Records) throws {
        guard let runs = arguments.first.flatMap(Int.init), runs > 0 else {
            print("usage: Bench [--json FILE] RUNS COMMAND [ARGUMENT …] -- COMMAND [ARGUMENT …] …")
            exit(64)
        }
        let commands = arguments.dropFirst().split(separator: "--").map(Array.init)
        var samples = [[Run]](repeating: [], count: commands.count)
        for _ in 0..<runs {
            for (index, command) in commands.enumerated() { samples[index].append(try Run(command)) }
        }
        for index in commands.indices {
            let report = Report(commands[index], samples[index], floor: index == 0 ? nil : samples[0])
            report.print()
            records.add(report.records)
        }
    }
}

/// What the runs of one command have come to.
private struct Report {
    private let name: String
    private let runs: Int
    private(set) var records: [Record] = []

    init(_ command: [String], _ runs: [Run], floor: [Run]?) {
        name = command.map { $0.split(separator: "/").last.map(String.init) ?? $0 }.joined(separator: " ")
        self.runs = runs.count
        let tabs = command.last.flatMap(Int.init) ?? 0
        for figure in Figure.allCases {
            let values = runs.map { $0[figure] }
            records.append(
                Table.record("\(tabs) tabs", name, figure.rawValue, values, floor: floor?.map { $0[figure] }))
            guard floor != nil else { continue }
            records[records.count - 1].isSteady = figure.isSteady
            // What the floor does without can't be told as a ratio: it must be nothing.
            records[records.count - 1].must = records.last?.ratio == nil ? 0 : figure.must(tabs: tabs, floor ?? [])
        }
    }

    /// One row per figure: median, least, most, and the median of the ratios to the floor.
    func print() {
        Swift.print("\n\(name), \(runs) runs")
        Swift.print(Table.row("", ["median", "least", "most", "ratio", "must"]))
        for record in records { Swift.print(Table.row(record)) }
    }
}
