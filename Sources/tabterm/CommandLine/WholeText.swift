// A whole document as plain text, for files and pipes.
import MarkdownText
import NcursesTerminal
import TerminalScreen

/// Documents without a screen.
enum WholeText {
    /// The rows of a document at a width, each ended by a line end and without space at its end.
    static func text(_ document: MarkdownDocument, columns: Int, isASCII: Bool) -> String {
        let measure = TextMeasure.standard
        var theme = MarkdownTheme(symbols: isASCII ? .ascii : .unicode)
        theme.measure = columns
        return rows(document.lines(columns: columns, measure: measure, theme: theme).map { measure.safe($0.plain) })
    }

    /// Text for a locale that has nothing but ASCII: what comes nearest, else a question mark for each column, as on a
    /// terminal there.
    static func inASCII(_ text: String) -> String {
        text.map { character in
            if character.isASCII { return String(character) }
            let columns = TextMeasure.standard.width(String(character))
            return columns == 1
                ? String(AsciiLetters.substitute(for: character)) : String(repeating: "?", count: max(1, columns))
        }.joined()
    }

    /// Rows of text as lines without space at their ends.
    static func rows(_ rows: [String]) -> String {
        rows.map { row in
            String(row.reversed().drop { $0 == " " }.reversed()) + "\n"
        }.joined()
    }
}
