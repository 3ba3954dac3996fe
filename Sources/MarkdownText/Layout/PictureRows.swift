// A picture that stands alone: a frame with what its author says of it, its address and its size. Pictures among words
// are words.

internal import TerminalScreen

extension PieceRows {
    /// The rows of a frame around a picture's words.
    func frame(_ image: MarkdownLink, _ words: FlowingText, _ piece: Piece, _ margin: Margin) -> [DocumentLine] {
        let room = margin.room(of: columns)
        let isFramed = room >= 12
        let inner = isFramed ? room - 4 : room
        let address = measure.safe(image.destination)
        var facts = words.text.plain == address ? [] : [address]
        if let size = pictureSize?(image.destination) { facts.append("\(size.width) × \(size.height)") }
        // The place is counted in the picture's words; what is known of it stands behind them.
        var lines = measure.wrapped(words.text, to: inner).map { ($0, words.place(ofByte: $0.start, in: piece)) }
        let end = lines.last?.1 ?? DocumentPlace(sourceLine: piece.line)
        if !facts.isEmpty {
            let style = theme.image.merging(theme.mark)
            let text = StyledText(facts.joined(separator: "  "), style: style, link: words.text.runs.first?.link)
            lines += measure.wrapped(text, to: inner).map { ($0, end.further($0.start + 1)) }
        }
        guard isFramed else {
            return lines.map { row(margin.rest + $0.0.text, at: $0.1) }
        }
        let width = lines.map(\.0.columns).max() ?? 0
        let top = edge(margin.first, theme.symbols.frame[0], theme.symbols.frame[1], width)
        var rows = [row(top, at: DocumentPlace(sourceLine: piece.line, offset: DocumentPlace.name))]
        for (line, place) in lines {
            var text = margin.rest
            text.append(theme.symbols.frame[4] + " ", style: theme.mark)
            text.append(line.text)
            text.append(String(repeating: " ", count: max(0, width - line.columns)), style: theme.text)
            text.append(" " + theme.symbols.frame[4], style: theme.mark)
            rows.append(row(text, at: place))
        }
        rows.append(
            row(edge(margin.rest, theme.symbols.frame[2], theme.symbols.frame[3], width), at: end.further(4096)))
        return rows
    }

    private func edge(_ margin: StyledText, _ left: String, _ right: String, _ width: Int) -> StyledText {
        margin + StyledText(left + String(repeating: theme.symbols.rule, count: width + 2) + right, style: theme.mark)
    }
}

extension DocumentPlace {
    /// A place behind the words of a row, which only order rows without words of the text.
    fileprivate func further(_ bytes: Int) -> DocumentPlace {
        DocumentPlace(sourceLine: sourceLine, offset: offset + bytes)
    }
}
