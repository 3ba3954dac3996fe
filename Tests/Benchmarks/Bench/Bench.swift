// `make bench`: two programs in turn in the same pseudo-terminal, the plain C floor first, and each figure as the ratio
// of a pair. The machine's mood falls on both sides of a ratio. The measuring of one run is in Run.swift.

/// Bench RUNS NAME=COMMAND ARGUMENTS … -- NAME=COMMAND …: the first command is the floor.
@main struct Bench {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
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
        print(row("", ["median", "least", "most", floor == nil ? "" : "ratio"]))
        for figure in Figure.allCases {
            let values = runs.map { $0[figure] }.sorted()
            var columns = [median(values), values[0], values[values.count - 1]].map { decimal($0) }
            if let floor {
                let ratios = zip(runs, floor).filter { $1[figure] > 0 }.map { $0[figure] / $1[figure] }
                columns.append(ratios.isEmpty ? "–" : "×" + decimal(median(ratios)))
            }
            print(row(figure.rawValue, columns))
        }
    }

    private static func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        return sorted[sorted.count / 2]
    }

    private static func decimal(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }

    private static func row(_ name: String, _ columns: [String]) -> String {
        let head = name + String(repeating: " ", count: max(1, 26 - name.count))
        return head + columns.map { String(repeating: " ", count: max(1, 11 - $0.count)) + $0 }.joined()
    }
}
