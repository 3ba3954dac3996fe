// Lines that keep their spaces. Code that is too long is scrolled sideways, or, where nothing scrolls, cut at the edge to
// go on below behind a sign; HTML and plain text break between words and hang under their own indent.

internal import TerminalScreen

extension PieceRows {
    /// The rows of a piece of verbatim lines.
    func verbatim(
        _ text: String, _ kind: Piece.Verbatim, _ piece: Piece, _ margin: Margin, _ base: Style
    ) -> [DocumentLine] {
        var rows: [DocumentLine] = []
        var block: CodeLook?
        if case .code(let code) = kind {
            let look = CodeLook(code, base, self, room: margin.room(of: columns))
            if code.isFirst { rows += label(code, look, piece, margin) }
            block = look
        }
        for (index, source) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            // Tabs first: made safe, they would be signs.
            let line = measure.safe(measure.expandingTabs(String(source)))
            let place = DocumentPlace(sourceLine: piece.line + index, offset: index == 0 ? piece.base : 0)
            let indent = rows.isEmpty ? margin.first : margin.rest
            if let styled = block?.styled(line) {
                rows += block.map { code(styled, $0, place, indent, margin) } ?? []
            } else {
                rows += words(line, kind, place, indent, margin, base)
            }
        }
        return rows
    }

    /// The row above a block of code that names its language and its title; none where it has neither.
    private func label(_ code: CodeLines, _ look: CodeLook, _ piece: Piece, _ margin: Margin) -> [DocumentLine] {
        let info = FenceInfo(code.info)
        let words = [info.language, info.title].filter { !$0.isEmpty }
        if words.isEmpty { return [] }
        let label = words.joined(separator: " \(theme.symbols.between) ")
        var text = margin.first
        text.append(String(repeating: " ", count: look.inset), style: look.style)
        text.append(measure.shortened(label, to: look.inner), style: look.style.merging(theme.codeLabel))
        fill(&text, look)
        // It stands above the first line, which is what a place means.
        return [row(text, at: DocumentPlace(sourceLine: piece.line, offset: DocumentPlace.name))]
    }

    private func fill(_ text: inout StyledText, _ look: CodeLook) {
        guard look.hasGround else { return }
        text.append(String(repeating: " ", count: max(0, columns - measure.width(text))), style: look.style)
    }

    private func code(
        _ line: StyledText, _ look: CodeLook, _ place: DocumentPlace, _ first: StyledText, _ margin: Margin
    ) -> [DocumentLine] {
        let inset = StyledText(String(repeating: " ", count: look.inset), style: look.style)
        if scrolls {
            var text = first + inset + line
            fill(&text, look)
            var row = row(text, at: place)
            row.sideways = Sideways(block: look.block, fixed: margin.columns + look.inset)
            return [row]
        }
        var rows: [DocumentLine] = []
        var rest = line
        var place = place
        repeat {
            let sign = rows.isEmpty || look.inner < 8 ? "" : theme.symbols.rest + " "
            let part = rest.removeHead(columns: look.inner - measure.width(sign), measure)
            var text = (rows.isEmpty ? first : margin.rest) + inset
            text.append(sign, style: look.style.merging(theme.mark))
            text.append(part)
            fill(&text, look)
            rows.append(row(text, at: place))
            place.offset += part.plain.utf8.count
        } while !rest.isEmpty
        return rows
    }

    private func words(
        _ line: String, _ kind: Piece.Verbatim, _ place: DocumentPlace, _ first: StyledText, _ margin: Margin,
        _ base: Style
    ) -> [DocumentLine] {
        let style = kind == .html ? base.merging(theme.html) : base
        let room = margin.room(of: columns)
        let spaces = room < 8 ? 0 : min(line.utf8.prefix { $0 == UInt8(ascii: " ") }.count, room / 2)
        let hanging = margin.rest + StyledText(String(repeating: " ", count: spaces), style: style)
        let text = StyledText(line, style: style)
        return measure.wrapped(text, to: columns, first: first, rest: hanging).map { line in
            let place = DocumentPlace(sourceLine: place.sourceLine, offset: place.offset + line.start)
            return DocumentLine(line: line, place: place)
        }
    }
}

/// How a block of code looks, and the colours of its lines, which have to be asked for in order.
private struct CodeLook {
    let style: Style
    let hasGround: Bool
    /// Blanks before each line, and columns for the line itself.
    let inset: Int
    let inner: Int
    let block: Int
    private let kinds: [CodeKind: Style]
    private var scanner: CodeScanner?

    init(_ code: CodeLines, _ base: Style, _ rows: PieceRows, room: Int) {
        style = base.merging(rows.theme.codeBlock)
        hasGround = rows.theme.codeBlock.background != .standard
        // Set off by a ground, or by standing further in.
        inset = room < 12 ? 0 : hasGround ? 1 : 2
        inner = max(1, room - (hasGround ? 2 : 1) * inset)
        block = code.block
        kinds = rows.theme.codeKinds
        if let state = code.state, let language = CodeLanguage.named(code.info) {
            scanner = CodeScanner(language, state: state)
        }
    }

    /// The next line in its colours.
    mutating func styled(_ line: String) -> StyledText {
        guard let tokens = scanner?.tokens(of: line), !tokens.isEmpty else { return StyledText(line, style: style) }
        var result = StyledText()
        var end = line.startIndex
        var bytes = 0
        func text(to byte: Int) -> String {
            let start = end
            end = line.utf8.index(start, offsetBy: byte - bytes)
            bytes = byte
            return String(line[start..<end])
        }
        for token in tokens {
            result.append(text(to: token.bytes.lowerBound), style: style)
            result.append(text(to: token.bytes.upperBound), style: kinds[token.kind].map(style.merging) ?? style)
        }
        result.append(text(to: line.utf8.count), style: style)
        return result
    }
}

extension StyledText {
    /// Takes as much of the beginning as fits; at least one character, since a wide one in one column must not hold up the
    /// rest.
    fileprivate mutating func removeHead(columns: Int, _ measure: TextMeasure) -> StyledText {
        var head = StyledText()
        var room = columns
        while let run = runs.first {
            let width = measure.width(run.text)
            if width <= room {
                head.append(run.text, style: run.style)
                runs.removeFirst()
                room -= width
                continue
            }
            var part = measure.prefix(run.text, columns: room)
            if part.isEmpty, head.isEmpty { part = String(run.text.prefix(1)) }
            head.append(part, style: run.style)
            runs[0].text.removeFirst(part.count)
            break
        }
        return head
    }
}
