// `> [!NOTE]`: quotes that GitHub shows as notes. The mark becomes a name on a row of its own.
import TerminalScreen

/// Quotes that are notes.
enum Alert {
    private static let names = ["NOTE", "TIP", "IMPORTANT", "WARNING", "CAUTION"]

    /// The first words of a quote, as they are shown.
    static func shown(_ spans: [Span]) -> [Span] {
        guard let first = spans.first, first.traits.isEmpty, first.link == nil,
            let inner = first.text.rest(after: "[!")?.cut(at: "]").before
        else { return spans }
        guard names.contains(inner.uppercased()) else { return spans }
        var rest = first.text.unicodeScalars[inner.endIndex...].dropFirst()
        // Words on the same row make an ordinary quote of it.
        if let next = rest.first, next != Span.softBreak, next != Span.hardBreak { return spans }
        let name = Span(text: inner.prefix(1).uppercased() + inner.dropFirst().lowercased(), traits: .strong)
        guard rest.popFirst() != nil else { return [name] + spans.dropFirst() }
        return [name, Span(text: String(Span.hardBreak) + String(rest))] + spans.dropFirst()
    }
}
