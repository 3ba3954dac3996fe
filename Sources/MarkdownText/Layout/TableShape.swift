// How wide the columns of a table are at a width. Where not even short words would fit beside each other, the table is
// wider than that and scrolled, or, where nothing scrolls, stacked: each row becomes a few lines, each cell under its
// column's name.

internal import TerminalScreen

/// The columns of a table.
struct TableShape: Sendable {
    /// Columns between two columns of the table.
    static let gap = 2
    /// A column that is narrower than that while its words are longer is no column any more.
    private static let narrowest = 6
    /// Rows that are measured; what is wider further down wraps.
    private static let measured = 400

    /// The width of each column.
    private(set) var widths: [Int]
    /// Whether cells stand below each other instead.
    private(set) var isStacked = false

    /// - Parameter scrolls: whether a table that does not fit may be wider, not stacked.
    init(_ table: Table, columns: Int, measure: TextMeasure, scrolls: Bool) {
        let count = table.alignments.count
        var natural = [Int](repeating: 1, count: count)
        var longest = [Int](repeating: 1, count: count)
        for row in table.rows.prefix(Self.measured) {
            for (index, cell) in row.prefix(count).enumerated() where !cell.isEmpty {
                let text = InlineBuilder.plain(cell)
                natural[index] = max(natural[index], measure.width(text))
                for word in text.split(separator: " ") { longest[index] = max(longest[index], measure.width(word)) }
            }
        }
        widths = natural
        let room = columns - Self.gap * (count - 1)
        if natural.reduce(0, +) <= room { return }
        // First each column its longest word, as far as that goes; then what is left to those that lack most.
        let needed = Self.levelled(longest, to: room)
        widths = needed
        let spare = room - needed.reduce(0, +)
        if spare > 0 {
            let wanted = zip(natural, needed).map { $0 - $1 }
            widths = zip(needed, Self.levelled(wanted, to: spare)).map { $0 + $1 }
        }
        guard room < count || zip(widths, longest).contains(where: { $0 < min($1, Self.narrowest) }) else { return }
        isStacked = !scrolls
        // Scrolled, a column is as wide as reads well: nearly a screen at most.
        if scrolls { widths = natural.map { min($0, max(12, min(32, columns * 2 / 3))) } }
    }

    /// The wishes, cut down to a common limit so that together they take up no more than the room.
    private static func levelled(_ wishes: [Int], to room: Int) -> [Int] {
        if wishes.reduce(0, +) <= room { return wishes }
        var left = max(0, room)
        var result = wishes
        // From the smallest wish up, each gets at most an equal share of what is left.
        for (rank, index) in wishes.indices.sorted(by: { wishes[$0] < wishes[$1] }).enumerated() {
            result[index] = min(wishes[index], left / (wishes.count - rank))
            left -= result[index]
        }
        return result
    }
}
