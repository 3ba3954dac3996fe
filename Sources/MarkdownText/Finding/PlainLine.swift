// Single lines of a Markdown text as words: what a list of hits shows. A line means what the lines around it make of it,
// so the parts of the text that hold such lines are read as for a page.

extension MarkdownDocument {
    /// The words of some lines without the marks of Markdown, as on the page, each in one row; cells of a table apart by a
    /// bar.
    ///
    /// Lines of which nothing stands on the page are left out: front matter, definitions of links, fences.
    ///
    /// - Parameters:
    ///   - numbers: Lines of the source, from 1.
    ///   - source: The text.
    public static func words(ofLines numbers: [Int], in source: String) -> [Int: String] {
        guard !numbers.isEmpty else { return [:] }
        var result: [Int: String] = [:]
        for content in DocumentReader.contents(atLines: numbers, of: source) {
            for (index, piece) in content.pieces.enumerated() {
                let next = index + 1 < content.pieces.count ? content.pieces[index + 1].line : .max
                // A long line goes on in the next piece.
                for number in Set(numbers) where number >= piece.line && (number < next || piece.line == next) {
                    let words = piece.words(ofLine: number, tables: content.tables)
                    if !words.isEmpty { result[number] = result[number].map { $0 + " " + words } ?? words }
                }
            }
        }
        return result
    }
}

extension Piece {
    /// The words of one of its lines; empty for a line that it does not have.
    fileprivate func words(ofLine number: Int, tables: [Table]) -> String {
        let text: String
        switch leaf {
        case .paragraph(let spans), .heading(let spans, _, _): text = spans.map(\.text).joined()
        case .verbatim(let lines, _): text = lines
        case .row(let row, let table):
            guard number == line, tables.indices.contains(table), tables[table].rows.indices.contains(row) else {
                return ""
            }
            let cells = tables[table].rows[row].map { Self.row(InlineBuilder.plain($0)) }
            return cells.filter { !$0.isEmpty }.joined(separator: " │ ")
        case .rule: return ""
        }
        let ends: Set<Unicode.Scalar> = [Span.softBreak, Span.hardBreak]
        let lines = text.unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: ends.contains)
        return lines.indices.contains(number - line) ? Self.row(String(lines[number - line])) : ""
    }

    private static func row(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
