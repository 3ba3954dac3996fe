// One piece as rows: what stands before them, words that flow, rules. Lines of code and tables have files of their own.

internal import TerminalScreen

/// Makes rows of pieces at one width.
struct PieceRows: Sendable {
    let columns: Int
    let measure: TextMeasure
    let theme: MarkdownTheme
    /// Whether code and tables may be wider than the width.
    let scrolls: Bool
    /// The size of a picture in pixels, by its address, as far as it is known.
    var pictureSize: (@Sendable (String) -> PictureSize?)?
    /// Widths of tables by index: measured once, used by each row.
    var tables: [Int: TableShape] = [:]

    init(columns: Int, measure: TextMeasure, theme: MarkdownTheme, scrolls: Bool) {
        self.columns = columns
        self.measure = measure
        self.theme = theme
        self.scrolls = scrolls
    }

    /// The rows of a piece, with the blank one above if it has one.
    mutating func rows(of piece: Piece, in document: MarkdownDocument, table: Table?) -> [DocumentLine] {
        let margin = Margin(piece.indents, shared: piece.shared, columns: columns, measure: measure, theme: theme)
        var rows: [DocumentLine] = []
        if piece.hasGap { rows.append(gap(piece, margin)) }
        let base = margin.isQuote ? theme.text.merging(theme.quote) : theme.text
        switch piece.leaf {
        case .paragraph(let spans):
            if let image = Self.image(spans, in: document) {
                rows += frame(
                    image, FlowingText(picture: spans, base: base, measure: measure, theme: theme), piece, margin)
                break
            }
            rows += flow(FlowingText(spans, base: base, measure: measure, theme: theme), piece, margin)
        case .heading(let spans, let level, let index):
            let style = theme.headings.isEmpty ? base : theme.headings[min(level, theme.headings.count) - 1]
            var lines = flow(
                FlowingText(spans, base: base.merging(style), measure: measure, theme: theme), piece, margin)
            if piece.base == 0, document.headings.indices.contains(index) {
                lines[0].anchor = document.headings[index].anchor
            }
            rows += lines
        case .verbatim(let text, let kind): rows += verbatim(text, kind, piece, margin, base)
        case .row(let row, let number):
            if let table { rows += tableRow(row, of: table, number, piece, margin, base) }
        case .rule:
            let line = String(repeating: theme.symbols.rule, count: margin.room(of: columns))
            rows.append(
                row(margin.first + StyledText(line, style: theme.mark), at: DocumentPlace(sourceLine: piece.line)))
        }
        return rows
    }

    /// A row of a text that does not wrap further.
    func row(_ text: StyledText, at place: DocumentPlace) -> DocumentLine {
        let line = StyledLine(text, columns: measure.width(text), start: place.offset)
        return DocumentLine(line: line, place: place, links: links(on: text))
    }

    /// The picture that a paragraph consists of; nil for all others.
    private static func image(_ spans: [Span], in document: MarkdownDocument) -> MarkdownLink? {
        guard let index = spans.first?.link, document.links.indices.contains(index), document.links[index].isImage,
            spans.allSatisfy({ $0.link == index && ($0.text.isEmpty || $0.traits.contains(.image)) })
        else { return nil }
        return document.links[index]
    }

    private func gap(_ piece: Piece, _ margin: Margin) -> DocumentLine {
        var line = row(margin.gap, at: DocumentPlace(sourceLine: piece.line, offset: DocumentPlace.above))
        line.isGap = true
        return line
    }

    private func flow(_ text: FlowingText, _ piece: Piece, _ margin: Margin) -> [DocumentLine] {
        measure.wrapped(text.text, to: columns, first: margin.first, rest: margin.rest).map { line in
            DocumentLine(line: line, place: text.place(ofByte: line.start, in: piece), links: links(on: line.text))
        }
    }

    /// Where links lie on a row.
    func links(on text: StyledText) -> [LinkRange] {
        guard text.runs.contains(where: { $0.link != nil }) else { return [] }
        var result: [LinkRange] = []
        var column = 0
        for run in text.runs {
            let end = column + measure.width(run.text)
            if let link = run.link, end > column {
                if let last = result.last, last.link == link, last.columns.upperBound == column {
                    result[result.count - 1].columns = last.columns.lowerBound..<end
                } else {
                    result.append(LinkRange(columns: column..<end, link: link))
                }
            }
            column = end
        }
        return result
    }
}

/// Words ready to be wrapped, and where in them each line of the source begins.
struct FlowingText {
    private(set) var text = StyledText()
    /// Bytes of `text` before each further line of the source.
    private(set) var lineStarts: [Int] = []
    private var bytes = 0
    private var before: Unicode.Scalar = " "
    /// How a line end is drawn that has been passed over: as the words around it, not as those behind it.
    private var soft: (style: Style, link: Int?)?

    init(_ spans: [Span], base: Style, measure: TextMeasure, theme: MarkdownTheme) {
        let words = theme.aroundImage
        var image: Int?
        for span in spans {
            let style = theme.style(span, over: base)
            let next = span.traits.contains(.image) ? span.link ?? -1 : nil
            if image != next {
                if image != nil { append(words.after, base.merging(theme.image), image, measure) }
                if next != nil { append(words.before, base.merging(theme.image), next, measure) }
                image = next
            }
            var span = span
            if span.traits.contains(.footnote), span.text == Span.back { span.text = theme.symbols.back }
            add(span, style, measure)
        }
        if image != nil { append(words.after, base.merging(theme.image), image, measure) }
    }

    /// The words of a picture, without what stands around them among other words.
    init(picture spans: [Span], base: Style, measure: TextMeasure, theme: MarkdownTheme) {
        for span in spans { add(span, theme.style(span, over: base), measure) }
    }

    /// The place in the source of a byte of the text.
    func place(ofByte byte: Int, in piece: Piece) -> DocumentPlace {
        var low = 0
        var high = lineStarts.count
        while low < high {
            let middle = (low + high) / 2
            if lineStarts[middle] <= byte { low = middle + 1 } else { high = middle }
        }
        let offset = low == 0 ? byte + piece.base : byte - lineStarts[low - 1]
        return DocumentPlace(sourceLine: piece.line + low, offset: offset)
    }

    private mutating func add(_ span: Span, _ style: Style, _ measure: TextMeasure) {
        guard span.text.hasControls else { return append(span.text, style, span.link, measure) }
        span.text.withBytes { bytes in
            var start = 0
            for end in bytes.indices where Self.isBreak(bytes[end]) {
                append(String(decoding: bytes[start..<end], as: UTF8.self), style, span.link, measure)
                if UInt32(bytes[end]) == Span.softBreak.value {
                    // A space, unless what follows shows that none belongs there.
                    soft = (style, span.link)
                } else {
                    put("\n", style, span.link)
                    before = " "
                }
                if UInt32(bytes[end]) != Span.tagBreak.value { lineStarts.append(self.bytes) }
                start = end + 1
            }
            append(String(decoding: bytes[start...], as: UTF8.self), style, span.link, measure)
        }
    }

    /// All breaks are of ASCII, which is never a part of another letter.
    private static func isBreak(_ byte: UInt8) -> Bool {
        let scalar = UInt32(byte)
        return scalar == Span.softBreak.value || scalar == Span.hardBreak.value || scalar == Span.tagBreak.value
    }

    private mutating func append(_ text: String, _ style: Style, _ link: Int?, _ measure: TextMeasure) {
        guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else { return }
        if let soft {
            self.soft = nil
            // Lines of Chinese and Japanese are joined without a space.
            if !(Self.joins(before, measure) && Self.joins(first, measure)) { put(" ", soft.style, soft.link) }
        }
        put(measure.safe(text), style, link)
        before = last
    }

    private mutating func put(_ text: String, _ style: Style, _ link: Int?) {
        let link = link.flatMap { $0 < 0 ? nil : $0 }
        self.text.append(text, style: style, link: link)
        bytes += text.utf8.count
    }

    /// Whether a scalar is of a script that sets no spaces: wide, and not Hangul.
    private static func joins(_ scalar: Unicode.Scalar, _ measure: TextMeasure) -> Bool {
        guard scalar.value >= 0x2E80, !(0xAC00...0xD7A3).contains(scalar.value),
            scalar.value < 0x1F000 || scalar.value >= 0x20000
        else { return false }
        return measure.width(String(scalar)) == 2
    }
}

extension StyledText {
    static func + (left: StyledText, right: StyledText) -> StyledText {
        var result = left
        result.append(right)
        return result
    }
}
