// `# Words {#anchor .class}`: what many tools let people write behind a heading. It is no word of the heading; an anchor in
// it is what links to the heading say.

/// What stands behind the words of a heading.
public enum HeadingAttributes {
    /// The words of a heading, and the anchor that it was given, if any.
    public static func split(_ text: Substring) -> (words: Substring, anchor: String?) {
        let trimmed = text.trimmingSpaces
        guard trimmed.last == "}", let open = trimmed.lastIndex(of: "{"), open > trimmed.startIndex else {
            return (text, nil)
        }
        var inner = trimmed[trimmed.index(after: open)...].dropLast().trimmingSpaces
        if inner.first == ":" { inner = inner.dropFirst().trimmingSpaces }
        guard inner.first == "#" || inner.first == ".", inner.count > 1 else { return (text, nil) }
        let anchor = inner.split(separator: " ").first { $0.first == "#" }.map { String($0.dropFirst()) }
        return (trimmed[..<open].trimmingSpaces, anchor)
    }

    /// Takes them off the end of a heading; gives the anchor, if there is one.
    static func take(from spans: inout [Span]) -> String? {
        guard let last = spans.last, last.traits.isEmpty, last.link == nil else { return nil }
        // Behind code, say, they are alone in their run: a letter stands for the words.
        let before = spans.count > 1 ? "-" : ""
        let (words, anchor) = split(Substring(before + last.text))
        spans[spans.count - 1].text = String(words.dropFirst(before.count))
        return anchor
    }
}
