// A text that has been read: its headings, links and title, and where its parts lie. A value that can be made on any
// thread. Its pieces are made of the parts as they are needed. How it looks at a width is for DocumentLayout; where links
// lead is for whoever opens them.

/// A heading of a document.
public struct Heading: Hashable, Sendable {
    /// From 1, the highest, to 6.
    public var level: Int
    /// Its words without marks; safe to show.
    public var text: String
    /// What a link `#…` to it says, as GitHub forms it.
    public var anchor: String
    /// The line of the source on which it stands, from 1.
    public var sourceLine: Int
    /// The piece of the document with its first words.
    var piece = 0
}

/// A link of a document.
public struct MarkdownLink: Hashable, Sendable {
    /// What kind of thing a link leads to.
    public enum Kind: Hashable, Sendable {
        /// An address, a path, or a heading `#…`.
        case address
        /// A picture.
        case image
        /// A page by its name, as in `[[page]]`: which file that is, is for whoever knows the files.
        case wiki
    }

    /// Where it leads, as written: it came from outside, so it must be made safe before it is shown.
    ///
    /// Of a wiki link the page's name, and `#heading` where one is named.
    public var destination: String
    /// What it leads to.
    public var kind = Kind.address
    /// The line of the source on which it stands, from 1.
    public var sourceLine: Int

    /// Whether it is a picture's address.
    public var isImage: Bool { kind == .image }
}

/// A text as pieces that can be laid out at any width.
public struct MarkdownDocument: Hashable, Sendable {
    /// The title of the front matter, else the first heading; nil without either.
    ///
    /// Safe to show.
    public internal(set) var title: String?
    /// All headings in order.
    public internal(set) var headings: [Heading] = []
    /// All links in order; lines name them by index.
    public internal(set) var links: [MarkdownLink] = []
    /// Whether the whole text was read.
    public internal(set) var isComplete = true
    /// Lines of the source.
    public internal(set) var sourceLines = 0

    /// The text and its parts.
    var parts = DocumentParts()
    /// How many tables there are.
    var tables = 0
    /// Pieces that footnote links lead to, by anchor.
    var footnotes: [String: Int] = [:]
    /// Pieces with a tag that names its place, by that name.
    var named: [String: Int] = [:]

    init() {}

    /// Reads Markdown: CommonMark with GitHub's tables, task lists, strikethrough, bare links and footnotes.
    ///
    /// Front matter is left out of the text. Never fails; any text is Markdown.
    ///
    /// Milliseconds for a usual document, tenths of a second for 10 MB: then show `init(headOf:)` first and make the
    /// whole off the main actor.
    public init(parsing text: String) { self = DocumentReader.markdown(text, upTo: .max) }

    /// Reads the beginning of a Markdown text, cut where a block ends, so that a first screen can be shown at once.
    ///
    /// - Parameters:
    ///   - text: The whole text.
    ///   - bytes: About how much of it is read.
    public init(headOf text: String, bytes: Int = 32 << 10) { self = DocumentReader.markdown(text, upTo: bytes) }

    /// Reads text that is the beginning of a longer one: `isComplete` is false.
    ///
    /// - Parameters:
    ///   - text: The beginning; no more than half of it is read, so that the end of a block is found.
    ///   - bytes: About how much of it is read.
    public init(beginning text: String, bytes: Int = .max) {
        self = DocumentReader.markdown(text, upTo: max(1, min(bytes, text.utf8.count / 2 - 1)))
        isComplete = false
    }

    /// Reads all of a text of which more is to come: `isComplete` is false, and the last block may become another.
    public init(arriving text: String) {
        self = DocumentReader.markdown(text, upTo: .max)
        isComplete = false
    }

    /// Takes a text as it is, line by line: no marks, no headings, no links.
    public init(plainText text: String) { self = DocumentReader.plain(text) }

    /// Takes the beginning of a longer text line by line: `isComplete` is false.
    public init(plainBeginning text: String) {
        self = DocumentReader.plain(text)
        isComplete = false
    }

    /// The piece with the heading, footnote or named place that a link `#anchor` leads to.
    func piece(of anchor: String) -> Int? {
        // As written, else as most tools would read it: decoded, in lower case.
        for anchor in [anchor, Slugs.decoded(anchor), Slugs.slug(Slugs.decoded(anchor))] {
            if let note = footnotes[anchor] { return note }
            if let heading = headings.first(where: { $0.anchor == anchor }) { return heading.piece }
            if let piece = named[anchor] { return piece }
        }
        return nil
    }
}
