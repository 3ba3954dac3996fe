// What stands before the rows of a piece: rails of quotes, bullets, numbers, and the room under them. However deep a
// piece lies, at least half of the width is left for its words: the outermost margins give way.

internal import TerminalScreen

/// The text before a piece's rows.
struct Margin {
    /// Before its first row.
    private(set) var first = StyledText()
    /// Before the others.
    private(set) var rest = StyledText()
    /// On the blank row above: what goes on from the piece before.
    private(set) var gap = StyledText()
    /// Whether it stands in a quote.
    private(set) var isQuote = false
    /// Columns of `rest`.
    private(set) var columns = 0

    init(_ indents: [Indent], shared: Int, columns: Int, measure: TextMeasure, theme: MarkdownTheme) {
        let room = columns - max(6, columns / 2)
        let signs = indents.map { Self.sign($0, theme) }
        let widths = signs.map { measure.width($0) }
        var start = indents.count
        while start > 0, self.columns + widths[start - 1] <= room {
            start -= 1
            self.columns += widths[start]
        }
        isQuote = indents.contains(.quote)
        for index in start..<indents.count {
            let sign = StyledText(signs[index], style: theme.mark)
            let blank = StyledText(String(repeating: " ", count: widths[index]), style: theme.text)
            let goesOn = indents[index] == .quote ? sign : blank
            first.append(index >= shared ? sign : goesOn)
            rest.append(goesOn)
            if index < shared { gap.append(goesOn) }
        }
    }

    /// Columns that are left of so many; at least one.
    func room(of all: Int) -> Int { max(1, all - columns) }

    private static func sign(_ indent: Indent, _ theme: MarkdownTheme) -> String {
        switch indent {
        case .quote: theme.symbols.rail + " "
        case .item(.bullet(let level)):
            (theme.symbols.bullets.prefix(max(1, level)).last ?? "-") + " "
        case .item(.number(let number, let digits)):
            String(repeating: " ", count: max(0, digits - String(number).count)) + "\(number). "
        case .item(.task(let isDone)): (isDone ? theme.symbols.done : theme.symbols.open) + " "
        case .item(.footnote(let number)): "[\(number)] "
        }
    }
}
