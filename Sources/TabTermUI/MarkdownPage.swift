// A Markdown text that has been read, as an object: views compare it by identity, so that a long text is never compared
// letter by letter. It can be made on any thread.
public import MarkdownText

/// A text, read once, to be shown by `Markdown`.
public final class MarkdownPage: Sendable {
    /// What was read.
    public let document: MarkdownDocument
    /// Told of the rest of what this is the beginning of; set by whoever shows it.
    @MainActor var onRest: ((MarkdownPage) -> Bool)?
    /// What the text is read from, the same for all its states; nil where nobody has said.
    @MainActor package var origin: AnyObject?
    /// What is shown in place of this; of a text that comes bit by bit only the last page is kept.
    @MainActor var latest: MarkdownPage { successor?.page ?? self }
    @MainActor private var successor: Successor?
    /// Where those that gave way to this find it.
    @MainActor private weak var role: Successor?

    @MainActor private final class Successor {
        var page: MarkdownPage
        init(_ page: MarkdownPage) { self.page = page }
    }

    /// A page of a document that has been read.
    public init(_ document: MarkdownDocument) { self.document = document }

    /// Reads Markdown.
    public convenience init(parsing text: String) { self.init(MarkdownDocument(parsing: text)) }

    /// Hands the rest of a text, or more of it, to whoever shows this as its beginning.
    ///
    /// - Parameter page: what was read of the text by now, its beginning included.
    /// - Returns: Whether that is shown from now on and looks the same, so that no frame is needed.
    @MainActor package func giveWay(to page: MarkdownPage) -> Bool {
        guard onRest?(page) == true else { return false }
        onRest = nil
        let successor = role ?? Successor(page)
        successor.page = page
        page.role = successor
        self.successor = successor
        return true
    }

    /// Takes a text as it is, line by line.
    public convenience init(plainText text: String) { self.init(MarkdownDocument(plainText: text)) }
}
