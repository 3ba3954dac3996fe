// Rows of figures, and the median, of which every figure is one.

/// Figures as people read them.
enum Table {
    static func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    }

    /// A number with two decimals.
    static func decimal(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }

    /// A name and its columns, set to the right.
    static func row(_ name: String, _ columns: [String]) -> String {
        let head = name + String(repeating: " ", count: max(1, 32 - name.count))
        return head + columns.map { String(repeating: " ", count: max(1, 11 - $0.count)) + $0 }.joined()
    }
}
