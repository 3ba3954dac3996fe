// `make bench`: two programs in turn in the same pseudo-terminal, the plain C floor first, and each figure as the ratio
// of a pair. The machine's mood falls on both sides of a ratio. The measuring of one run is in Run.swift.

/// Bench reading RUNS PAGER TABTERM, and
/// Bench [--json] RUNS COMMAND [ARGUMENT …] -- COMMAND [ARGUMENT …] …: the first command is the floor.
@main struct Bench {
    static func main() throws {
        var arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.first == "reading", arguments.count == 4, let runs = Int(arguments[1]) {
            return try Reading.run(runs, pager: arguments[2], program: arguments[3])
        }
        let isJSON = arguments.first == "--json"
        if isJSON { arguments.removeFirst() }
        guard let runs = arguments.first.flatMap(Int.init), runs > 0 else {
            print("usage: Bench [--json] RUNS COMMAND [ARGUMENT …] -- COMMAND [ARGUMENT …] …")
            return
        }
        let commands = arguments.dropFirst().split(separator: "--").map(Array.init)
        var samples = [[Run]](repeating: [], count: commands.count)
        for _ in 0..<runs {
            for (index, command) in commands.enumerated() { samples[index].append(try Run(command)) }
        }
        let reports = commands.indices.map { index in
            Report(commands[index], samples[index], floor: index == 0 ? nil : samples[0])
        }
        if isJSON {
            print("[\(reports.map(\.json).joined(separator: ",\n "))]")
        } else {
            reports.forEach { $0.print() }
        }
    }
}

/// What the runs of one command have come to.
private struct Report {
    private struct Row {
        let figure: Figure
        let median: Double
        let least: Double
        let most: Double
        /// The median of the ratios to the floor, where it has something to compare with.
        let ratio: Double?
    }

    private let name: String
    private let runs: Int
    private var rows: [Row] = []

    init(_ command: [String], _ runs: [Run], floor: [Run]?) {
        name = command.map { $0.split(separator: "/").last.map(String.init) ?? $0 }.joined(separator: " ")
        self.runs = runs.count
        for figure in Figure.allCases {
            let values = runs.map { $0[figure] }.sorted()
            let ratios = floor.map { zip(runs, $0).filter { $1[figure] > 0 }.map { $0[figure] / $1[figure] } } ?? []
            rows.append(
                Row(
                    figure: figure, median: Table.median(values), least: values[0], most: values[values.count - 1],
                    ratio: ratios.isEmpty ? nil : Table.median(ratios)))
        }
    }

    /// One row per figure: median, least, most, and the median of the ratios to the floor.
    func print() {
        Swift.print("\n\(name), \(runs) runs")
        Swift.print(Table.row("", ["median", "least", "most", "ratio"]))
        for row in rows {
            let ratio = row.ratio.map { "×" + Table.decimal($0) } ?? "–"
            Swift.print(
                Table.row(row.figure.rawValue, [row.median, row.least, row.most].map(Table.decimal) + [ratio]))
        }
    }

    /// The same for programs to read.
    ///
    /// Names hold nothing that needs escaping but what file names may have.
    var json: String {
        let figures = rows.map { row in
            let ratio = row.ratio.map { ", \"ratio\": \(Table.decimal($0))" } ?? ""
            return "  \"\(row.figure.rawValue)\": {\"median\": \(Table.decimal(row.median)), "
                + "\"least\": \(Table.decimal(row.least)), \"most\": \(Table.decimal(row.most))\(ratio)}"
        }
        let escaped = name.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
        return "{\"command\": \"\(String(escaped))\", \"runs\": \(runs), \"figures\": {\n"
            + figures.joined(separator: ",\n") + "}}"
    }
}
