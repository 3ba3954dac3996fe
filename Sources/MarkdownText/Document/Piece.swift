// A document as one flat list of pieces, each small enough to be laid out alone: whatever the size of the text, what
// a screen costs depends on the screen. Quotes and list items are what a piece stands in, not a tree above it.

/// A run of text of one kind.
struct Span: Hashable, Sendable {
    /// How a run of text is marked.
    struct Traits: OptionSet, Hashable, Sendable {
        let rawValue: UInt8

        static let strong = Traits(rawValue: 1)
        static let emphasis = Traits(rawValue: 2)
        static let strikethrough = Traits(rawValue: 4)
        static let code = Traits(rawValue: 8)
        static let html = Traits(rawValue: 16)
        /// The text that stands for a picture.
        static let image = Traits(rawValue: 32)
        /// A number that leads to a footnote.
        static let footnote = Traits(rawValue: 64)
    }

    /// A line end of the source that is a space on the page.
    static let softBreak: Unicode.Scalar = "\r"
    /// A line end of the source that is one on the page too.
    static let hardBreak: Unicode.Scalar = "\n"

    /// A line end on the page that is none in the source: `<br>`.
    static let tagBreak: Unicode.Scalar = "\u{0B}"
    /// What leads from a footnote back to the text; the theme has the sign.
    static let back = "\u{21A9}"

    /// The text; the only control characters in it are the breaks and tabs.
    var text: String
    var traits: Traits = []
    /// Index of a link of the document.
    var link: Int?
}

/// Something a piece stands in.
enum Indent: Hashable, Sendable {
    /// A quote, drawn as a rail.
    case quote
    /// An item of a list, or a footnote, whose mark stands before its first piece.
    case item(Mark)

    /// What stands before an item.
    enum Mark: Hashable, Sendable {
        /// A bullet, of a list that stands in so many others.
        case bullet(level: Int)
        /// A number, its digits set flush right in so many columns.
        case number(Int, digits: Int)
        /// A task.
        case task(isDone: Bool)
        /// The number of a footnote.
        case footnote(Int)
    }
}

/// A part of the document that is laid out by itself.
struct Piece: Hashable, Sendable {
    /// What a piece is, and what it says.
    enum Leaf: Hashable, Sendable {
        /// Words that flow.
        case paragraph([Span])
        /// A heading of level 1 to 6; its index among the document's headings.
        case heading([Span], level: Int, index: Int)
        /// Lines as they are.
        case verbatim(String, Verbatim)
        /// A row of a table; row 0 is its head.
        case row(Int, of: Int)
        /// A rule between parts.
        case rule
    }

    /// Kinds of lines that keep their spaces.
    enum Verbatim: Hashable, Sendable {
        /// Lines of a block of code.
        case code(CodeLines)
        /// HTML, shown as text.
        case html
        /// A line of a plain text.
        case plain
    }

    /// What it stands in, outermost first.
    var indents: [Indent]
    /// How many of these, from the outermost, it shares with the piece before: the others begin here.
    var shared: Int
    /// Whether a blank row stands above.
    var hasGap: Bool
    /// The line of the source on which it begins, from 1.
    var line: Int
    /// Bytes of that line in the pieces before: more than 0 only where a very long line was cut.
    var base: Int
    var leaf: Leaf
}

/// What is known of some lines of code.
struct CodeLines: Hashable, Sendable {
    /// What the words behind the fence say: the language, as a rule.
    var info: String
    /// The line of the source on which the block begins: the same for all of its pieces.
    var block: Int
    /// Whether the block begins here.
    var isFirst = true
    /// What is open where they begin; nil where a line was cut, so that nobody knows.
    var state: CodeState? = CodeState()
}

/// A table, whose rows are pieces.
struct Table: Hashable, Sendable {
    /// How the cells of a column are set.
    enum Alignment: Hashable, Sendable { case leading, center, trailing }

    var alignments: [Alignment]
    /// The cells by row and column; row 0 is the head.
    ///
    /// Every row has as many cells as there are alignments.
    var rows: [[[Span]]]
}
