// A Markdown text that has been read, as an object: views compare it by identity, so that a long text is never compared
// letter by letter. It can be made on any thread.
public import MarkdownText

/// A text, read once, to be shown by `Markdown`.
public final class MarkdownPage: Sendable {
    /// What was read.
    public let document: MarkdownDocument

    /// A page of a document that has been read.
    public init(_ document: MarkdownDocument) { self.document = document }

    /// Reads Markdown.
    public convenience init(parsing text: String) { self.init(MarkdownDocument(parsing: text)) }

    /// Takes a text as it is, line by line.
    public convenience init(plainText text: String) { self.init(MarkdownDocument(plainText: text)) }
}
