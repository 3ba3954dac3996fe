// `# Words {#anchor .class}`: what many tools let people write behind a heading. It is no word of the heading; an anchor in
// it is what links to the heading say.
import TerminalScreen

/// What stands behind the words of a heading.
public enum HeadingAttributes {
    /// The words of a heading, and the anchor that it was given, if any.
    public static func split(_ text: Substring) -> (words: Substring, anchor: String?) {
        let trimmed = text.trimmingSpaces
        guard trimmed.utf8.last == UInt8(ascii: "}"), let open = trimmed.utf8.lastIndex(of: UInt8(ascii: "{")),
            open > trimmed.startIndex
        else { return (text, nil) }
        var inner = Substring(trimmed.utf8[open...].dropFirst().dropLast()).trimmingSpaces
        if let rest = inner.rest(after: ":") { inner = rest.trimmingSpaces }
        guard inner.begins(with: "#") || inner.begins(with: "."), inner.utf8.count > 1 else { return (text, nil) }
        let anchor = inner.parts(between: " ").lazy.compactMap { $0.rest(after: "#") }.first
        return (trimmed[..<open].trimmingSpaces, anchor.map(String.init))
    }

    /// Takes them off the end of a heading; gives the anchor, if there is one.
    static func take(from spans: inout [Span]) -> String? {
        guard let last = spans.last, last.traits.isEmpty, last.link == nil else { return nil }
        // Behind code, say, they are alone in their run: a letter stands for the words.
        let before = spans.count > 1 ? "-" : ""
        let (words, anchor) = split(Substring(before + last.text))
        spans[spans.count - 1].text = words.rest(after: before).map(String.init) ?? ""
        return anchor
    }
}
