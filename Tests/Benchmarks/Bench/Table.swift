// Rows of figures, and the median, of which every figure is one.

/// Figures as people read them.
enum Table {
    static func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    }

    /// The figure that some runs come to.
    ///
    /// - Parameter floor: the same of the floor, run by run.
    static func record(
        _ part: String, _ program: String, _ figure: String, _ values: [Double], floor: [Double]? = nil
    ) -> Record {
        let ratios = floor.map { zip(values, $0).filter { $1 > 0 }.map { $0 / $1 } } ?? []
        return Record(
            part: part, program: program, figure: figure, median: median(values), least: values.min() ?? 0,
            most: values.max() ?? 0, ratio: ratios.isEmpty ? nil : median(ratios))
    }

    /// A number with two decimals.
    static func decimal(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }

    /// A name and its columns, set to the right.
    static func row(_ name: String, _ columns: [String]) -> String {
        let head = name + String(repeating: " ", count: max(1, 36 - name.count))
        return head + columns.map { String(repeating: " ", count: max(1, 11 - $0.count)) + $0 }.joined()
    }

    /// A figure in columns: median, least, most, ratio, and what it must be.
    static func row(_ record: Record) -> String {
        let ratio = record.ratio.map { "×" + decimal($0) } ?? "–"
        let must = record.must.map { decimal($0) + (record.isMissed ? " !" : "") } ?? ""
        return row(record.figure, [record.median, record.least, record.most].map(decimal) + [ratio, must])
    }
}
