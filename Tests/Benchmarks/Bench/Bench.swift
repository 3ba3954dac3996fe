// `make bench`: two programs in turn in the same pseudo-terminal, the plain C floor first, and each figure as the ratio
// of a pair. The machine's mood falls on both sides of a ratio. The measuring of one run is in Run.swift.

/// Bench reading RUNS PAGER TABTERM, and
/// Bench RUNS NAME=COMMAND ARGUMENTS … -- NAME=COMMAND …: the first command is the floor.
@main struct Bench {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.first == "reading", arguments.count == 4, let runs = Int(arguments[1]) {
            return try Reading.run(runs, pager: arguments[2], program: arguments[3])
        }
        guard let runs = arguments.first.flatMap(Int.init), runs > 0 else {
            print("usage: Bench RUNS COMMAND [ARGUMENT …] -- COMMAND [ARGUMENT …] …")
            return
        }
        let commands = arguments.dropFirst().split(separator: "--").map(Array.init)
        var samples = [[Run]](repeating: [], count: commands.count)
        for _ in 0..<runs {
            for (index, command) in commands.enumerated() { samples[index].append(try Run(command)) }
        }
        for (index, command) in commands.enumerated() {
            report(command, samples[index], floor: index == 0 ? nil : samples[0])
        }
    }

    /// One row per figure: median, least, most, and the median of the ratios to the floor.
    private static func report(_ command: [String], _ runs: [Run], floor: [Run]?) {
        let name = command.map { $0.split(separator: "/").last.map(String.init) ?? $0 }.joined(separator: " ")
        print("\n\(name), \(runs.count) runs")
        print(Table.row("", ["median", "least", "most", floor == nil ? "" : "ratio"]))
        for figure in Figure.allCases {
            let values = runs.map { $0[figure] }.sorted()
            var columns = [Table.median(values), values[0], values[values.count - 1]].map { Table.decimal($0) }
            if let floor {
                let ratios = zip(runs, floor).filter { $1[figure] > 0 }.map { $0[figure] / $1[figure] }
                columns.append(ratios.isEmpty ? "–" : "×" + Table.decimal(Table.median(ratios)))
            }
            print(Table.row(figure.rawValue, columns))
        }
    }
}
