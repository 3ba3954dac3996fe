// Lines that keep their spaces. Code that is too long is cut at the edge and goes on below behind a sign, so that
// nothing is out of sight; HTML and plain text break between words and hang under their own indent.

internal import TerminalScreen

extension PieceRows {
    /// The rows of a piece of verbatim lines.
    func verbatim(
        _ text: String, _ kind: Piece.Verbatim, _ piece: Piece, _ margin: Margin, _ base: Style
    ) -> [DocumentLine] {
        var rows: [DocumentLine] = []
        for (index, source) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            // Tabs first: made safe, they would be signs.
            let line = measure.safe(measure.expandingTabs(String(source)))
            let place = DocumentPlace(sourceLine: piece.line + index, offset: index == 0 ? piece.base : 0)
            let indent = rows.isEmpty ? margin.first : margin.rest
            rows +=
                kind == .code
                ? code(line, place, indent, margin, base) : words(line, kind, place, indent, margin, base)
        }
        return rows
    }

    private func code(
        _ line: String, _ place: DocumentPlace, _ first: StyledText, _ margin: Margin, _ base: Style
    ) -> [DocumentLine] {
        let style = base.merging(theme.codeBlock)
        let hasGround = theme.codeBlock.background != .standard
        let room = margin.room(of: columns)
        // Set off by a ground, or by standing further in.
        let inset = room < 12 ? 0 : hasGround ? 1 : 2
        let inner = max(1, room - (hasGround ? 2 : 1) * inset)
        var rows: [DocumentLine] = []
        var rest = Substring(line)
        var place = place
        repeat {
            let sign = rows.isEmpty || inner < 8 ? "" : theme.symbols.rest + " "
            let part = head(of: rest, columns: inner - measure.width(sign))
            var text = rows.isEmpty ? first : margin.rest
            text.append(String(repeating: " ", count: inset), style: style)
            text.append(sign, style: style.merging(theme.mark))
            text.append(part, style: style)
            if hasGround {
                text.append(String(repeating: " ", count: max(0, columns - measure.width(text))), style: style)
            }
            rows.append(row(text, at: place))
            place.offset += part.utf8.count
            rest = rest.dropFirst(part.count)
        } while !rest.isEmpty
        return rows
    }

    /// As much of a text as fits; at least one character, since a wide one in one column must not hold up the rest.
    private func head(of text: Substring, columns: Int) -> String {
        // No character is less than a byte, and few columns need many bytes: only so much has to be looked at.
        let near = String(text.prefix(columns + 64))
        let fitting = measure.prefix(near, columns: columns)
        return fitting.isEmpty ? String(text.prefix(1)) : fitting
    }

    private func words(
        _ line: String, _ kind: Piece.Verbatim, _ place: DocumentPlace, _ first: StyledText, _ margin: Margin,
        _ base: Style
    ) -> [DocumentLine] {
        let style = kind == .html ? base.merging(theme.html) : base
        let spaces = min(line.utf8.prefix { $0 == UInt8(ascii: " ") }.count, margin.room(of: columns) / 2)
        let hanging = margin.rest + StyledText(String(repeating: " ", count: spaces), style: style)
        let text = StyledText(line, style: style)
        return measure.wrapped(text, to: columns, first: first, rest: hanging).map { line in
            let place = DocumentPlace(sourceLine: place.sourceLine, offset: place.offset + line.start)
            return DocumentLine(line: line, place: place)
        }
    }
}
