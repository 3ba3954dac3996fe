// A text as it stands on the screen: wrapped to its room, cut to its lines. Long texts remember their last wrapping.
import TerminalScreen

/// Styled text in a region.
final class TextElement: Element {
    private let text: StyledText
    private let look: TextTraits
    private let measure: TextMeasure
    private let cache: WrapCache?
    /// The width of the text on one line; nil if it has several.
    private let line: Int?
    private var wrapped: (columns: Int, lines: [StyledLine])?

    private let isSymbol: Bool

    init(_ text: StyledText, isSymbol: Bool = false, in context: ViewContext) {
        self.isSymbol = isSymbol
        self.text = text
        look = context.environment.text
        measure = context.environment.display.measure
        let plain = text.plain
        cache = plain.utf8.count > 100 ? context.storage { WrapCache() } : nil
        line = plain.utf8.count > 300 || plain.utf8.contains(0x0A) ? nil : measure.width(text)
    }

    var words: String { isSymbol ? "" : text.plain }

    func size(for proposal: Proposal) -> Size {
        let rows = proposal.rows ?? .max
        // A stack asks this to learn how far a text can bend: it needs no wrapping to know that.
        if proposal.columns == 0 { return Size(columns: 0, rows: min(1, rows)) }
        if let line, line <= proposal.columns ?? .max { return Size(columns: line, rows: min(1, rows)) }
        let lines = lines(columns: proposal.columns ?? .max)
        let shown = min(lines.count, rows, max(1, look.lineLimit ?? .max))
        let columns = shown < lines.count ? .max : lines.reduce(0) { max($0, $1.columns) }
        return Size(columns: min(columns, proposal.columns ?? .max), rows: shown)
    }

    func draw(in rect: Rect, on painter: Painter) {
        guard !rect.isEmpty else { return }
        if let line, line <= rect.columns {
            painter.put(text, at: rect.origin.offset(columns: offset(line, rect.columns)))
            return
        }
        let lines = lines(columns: rect.columns)
        let shown = min(lines.count, rect.rows, max(1, look.lineLimit ?? .max))
        for index in 0..<shown {
            let point = rect.origin.offset(rows: index)
            if index == shown - 1, shown < lines.count {
                painter.put(last(lines, index, rect.columns), at: point, limit: rect.columns)
            } else {
                let shift = offset(lines[index].columns, rect.columns)
                painter.put(lines[index].text, at: point.offset(columns: shift), limit: rect.columns)
            }
        }
    }

    /// The line on which a cut text ends: as much as fits, and `…`.
    private func last(_ lines: [StyledLine], _ index: Int, _ columns: Int) -> StyledText {
        let bytes = text.plain.utf8.dropFirst(lines[index].start)
        let rest = String(Substring(bytes).prefix(look.truncation == .tail ? 4 * columns + 8 : .max))
        let shown = shortened(String(rest.map { $0 == "\n" ? " " : $0 }), to: columns)
        let style = lines[index].runs.first?.style ?? look.style
        guard look.truncation == .tail, text.runs.count > 1 else { return StyledText(shown, style: style) }
        return styled(shown, from: lines[index].start)
    }

    /// The beginning of a part of the text, in the styles that it has there.
    ///
    /// - Parameter start: the byte of the text at which the part begins.
    private func styled(_ shown: String, from start: Int) -> StyledText {
        let isCut = shown.last == "…"
        var rest = Array(shown.utf8.dropLast(isCut ? "…".utf8.count : 0))[...]
        var result = StyledText()
        var offset = 0
        for run in text.runs {
            let end = offset + run.text.utf8.count
            let count = end - max(start, offset)
            if count > 0, !rest.isEmpty {
                result.append(String(decoding: rest.prefix(count), as: UTF8.self), style: run.style, link: run.link)
                rest = rest.dropFirst(count)
            }
            offset = end
        }
        if isCut { result.append("…", style: result.runs.last?.style ?? look.style) }
        return result
    }

    private func shortened(_ text: String, to columns: Int) -> String {
        switch look.truncation {
        case .tail: return measure.shortened(text, to: columns)
        case .head:
            return String(measure.shortened(String(text.reversed()), to: columns).reversed())
        case .middle:
            guard measure.width(text) > columns else { return text }
            let half = columns / 2
            let end = measure.prefix(String(text.reversed()), columns: max(0, columns - half - 1))
            return measure.prefix(text, columns: half) + "…" + String(end.reversed())
        }
    }

    private func offset(_ length: Int, _ room: Int) -> Int {
        switch look.alignment {
        case .leading: 0
        case .center: max(0, (room - length) / 2)
        case .trailing: max(0, room - length)
        }
    }

    private func lines(columns: Int) -> [StyledLine] {
        if let wrapped, wrapped.columns == columns { return wrapped.lines }
        let lines =
            cache?.lines(text, columns, measure) ?? measure.wrapped(text, to: max(1, columns))
        wrapped = (columns, lines)
        return lines
    }
}

/// The last wrapping of a text, for as long as it is the same text in the same width.
final class WrapCache {
    private var text = StyledText()
    private var wrapped: [(columns: Int, lines: [StyledLine])] = []

    func lines(_ text: StyledText, _ columns: Int, _ measure: TextMeasure) -> [StyledLine] {
        if text != self.text {
            self.text = text
            wrapped = []
        }
        if let known = wrapped.first(where: { $0.columns == columns }) { return known.lines }
        let lines = measure.wrapped(text, to: max(1, columns))
        if wrapped.count > 2 { wrapped.removeFirst() }
        wrapped.append((columns, lines))
        return lines
    }
}
