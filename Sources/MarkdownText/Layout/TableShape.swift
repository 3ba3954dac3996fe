// How wide the columns of a table are at a width. Where the words would not fit beside each other, the table is wider than
// that and scrolled; where nothing scrolls, words are cut, and where not even short ones would fit, the table is stacked:
// each row becomes a few lines, each cell under its column's name.

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

    /// Lines that a cell takes up at most in a column that is made wider for it.
    private static let lines = 3

    /// - Parameter scrolls: whether a table that does not fit may be wider, not stacked.
    init(_ table: Table, columns: Int, measure: TextMeasure, scrolls: Bool) {
        let most = max(Self.narrowest, min(24, columns / 2))
        let content = Content(table, measure, mostOfWord: scrolls ? most : .max)
        let room = columns - Self.gap * (content.natural.count - 1)
        widths = content.natural
        if content.natural.reduce(0, +) <= room { return }
        if scrolls {
            widths = Self.wholeWords(content, room: room, most: most)
        } else {
            widths = Self.squeezed(content, room: room)
            isStacked =
                room < widths.count
                || zip(widths, content.longest).contains(where: { $0 < min($1, Self.narrowest) })
        }
    }

    /// What the columns hold, in columns of the screen.
    private struct Content {
        /// The longest cell of each.
        var natural: [Int]
        /// The longest word of each.
        var longest: [Int]

        /// - Parameter mostOfWord: columns from which on a word is taken for several if a line may break in it, as behind a
        ///   hyphen.
        init(_ table: Table, _ measure: TextMeasure, mostOfWord: Int) {
            natural = [Int](repeating: 1, count: table.alignments.count)
            longest = natural
            for row in table.rows.prefix(TableShape.measured) {
                for (index, cell) in row.prefix(natural.count).enumerated() where !cell.isEmpty {
                    let text = InlineBuilder.plain(cell)
                    natural[index] = max(natural[index], measure.width(text))
                    for word in text.split(separator: " ") {
                        let width = measure.width(word)
                        let part = width > mostOfWord ? measure.longestPart(of: String(word)) : width
                        longest[index] = max(longest[index], part)
                    }
                }
            }
        }
    }

    /// Widths at which no word is cut but one that takes up half the columns: wider than the room where words don't fit beside
    /// each other.
    ///
    /// - Parameter most: the columns of a word that is not cut.
    private static func wholeWords(_ content: Content, room: Int, most: Int) -> [Int] {
        let words = content.longest.map { min($0, most) }
        if words.reduce(0, +) <= room {
            return widened(widened(words, to: content.longest, room: room), to: content.natural, room: room)
        }
        // Scrolled, a column is wide enough for a cell to be a few lines high, and no wider than reads well.
        return zip(content.natural, words).map { natural, word in
            max(word, min(natural, most, natural / lines + narrowest))
        }
    }

    /// Widths with which the table is as wide as the room.
    private static func squeezed(_ content: Content, room: Int) -> [Int] {
        // First each column its longest word, as far as that goes; then what is left to those that lack most.
        widened(levelled(content.longest, to: room), to: content.natural, room: room)
    }

    /// Widths with what they leave of the room given to the columns that lack most.
    private static func widened(_ widths: [Int], to wishes: [Int], room: Int) -> [Int] {
        let spare = room - widths.reduce(0, +)
        guard spare > 0 else { return widths }
        let lacking = zip(wishes, widths).map { $0 - $1 }
        return zip(widths, levelled(lacking, to: spare)).map { $0 + $1 }
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
