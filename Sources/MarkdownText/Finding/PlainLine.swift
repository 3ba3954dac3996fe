// A line of a Markdown text by itself, as words: what a list of hits shows. Without the lines around it nobody knows all
// that a line means; what is not clear from it alone stays as it is.

extension MarkdownDocument {
    /// The words of one line, or of the few that a phrase joins, without the marks of Markdown: as on the page, but in
    /// one row, cells of a table apart by a bar.
    ///
    /// - Parameter line: Lines of a Markdown text, none of them in a block of code.
    public static func words(ofLine line: String) -> String {
        let isRow = line.drop { $0 == " " }.first == "|"
        let cells = isRow ? cells(of: line) : [line]
        return cells.map(words(ofBlock:)).filter { !$0.isEmpty }.joined(separator: " │ ")
    }

    private static func words(ofBlock text: String) -> String {
        let document = MarkdownDocument(parsing: text)
        let contents = document.parts.all.indices.map { DocumentReader.content(of: $0, in: document) }
        let words = contents.flatMap(\.pieces).map { piece in
            switch piece.leaf {
            case .paragraph(let spans), .heading(let spans, _, _): InlineBuilder.plain(spans)
            case .verbatim(let text, _): text
            case .row, .rule: text
            }
        }
        return words.joined(separator: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The cells of a row.
    private static func cells(of line: String) -> [String] {
        var cells: [String] = []
        var start = line.startIndex
        for bar in TableWidths.bars(in: line.utf8) + [line.endIndex] {
            cells.append(String(line[start..<bar]))
            start = bar < line.endIndex ? line.utf8.index(after: bar) : bar
        }
        return cells
    }
}
