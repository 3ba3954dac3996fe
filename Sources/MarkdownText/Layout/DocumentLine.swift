// What layout gives: rows of styled text that know where in the source they come from, and places in a document that
// outlive a change of width and of the file.

public import TerminalScreen

/// A part of a row that belongs to a link.
public struct LinkRange: Hashable, Sendable {
    /// The columns it takes up on the row.
    public var columns: Range<Int>
    /// The link's index among the document's links.
    public var link: Int
}

/// One row of a document.
public struct DocumentLine: Hashable, Sendable {
    /// What is drawn; wider than the layout only where `sideways` says so.
    public var line: StyledLine
    /// Where it comes from.
    public var place: DocumentPlace
    /// The links on it, from left to right.
    public var links: [LinkRange] = []
    /// The anchor of the heading that begins here.
    public var anchor: String?
    /// Whether it is a blank row between blocks.
    public var isGap = false
    /// Of a row of code or of a table that is scrolled sideways with others: how.
    public var sideways: Sideways?

    /// The line of the source it comes from, counted from 1.
    public var sourceLine: Int { place.sourceLine }
    /// The words without styles.
    public var plain: String { line.plain }
}

/// How a row is scrolled sideways.
public struct Sideways: Hashable, Sendable {
    /// The same number for all rows that move together.
    public var block: Int
    /// The columns at its beginning that stay.
    public var fixed: Int
}

/// A place in a text, good at every width: what a scroll place is saved as.
public struct DocumentPlace: Hashable, Sendable, Comparable {
    /// The line of the source, from 1.
    public var sourceLine: Int
    /// Bytes from there, as the text is shown; negative for the blank row above.
    public var offset: Int

    /// The offsets of the blank row above a block, and of a name that stands between the two.
    static let above = -2
    static let name = -1

    /// A place; the beginning unless said otherwise.
    public init(sourceLine: Int = 1, offset: Int = 0) {
        self.sourceLine = sourceLine
        self.offset = offset
    }

    /// Whether one stands before the other in the source.
    public static func < (left: DocumentPlace, right: DocumentPlace) -> Bool {
        (left.sourceLine, left.offset) < (right.sourceLine, right.offset)
    }
}

/// A row of a layout; means nothing in another one.
public struct DocumentPosition: Hashable, Sendable, Comparable {
    /// The piece of the document.
    var piece: Int
    /// The row of that piece.
    var row: Int

    /// The first row of any layout.
    public static let start = DocumentPosition(piece: 0, row: 0)

    /// Whether one stands above the other.
    public static func < (left: DocumentPosition, right: DocumentPosition) -> Bool {
        (left.piece, left.row) < (right.piece, right.row)
    }
}
