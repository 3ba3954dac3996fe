// What a document is made of while nobody looks at it: its text, and where in it the parts lie from which pieces are
// made when they are near the screen. A long text would take many times its size as pieces.

/// What a part of a text was read as.
struct PartContent: Hashable, Sendable {
    var pieces: [Piece] = []
    var tables: [Table] = []
}

/// A stretch of the text that is read by itself, and what stands before it in the document.
struct DocumentPart: Hashable, Sendable {
    /// Its bytes of the text.
    var bytes: Range<Int>
    /// Lines before it.
    var line: Int
    /// How many pieces, tables, headings and links stand before it.
    var piece = 0
    var table = 0
    var heading = 0
    var link = 0
    /// How many pieces are in it.
    var pieces = 0
    /// What it was read as, if that is kept: reading it again would take too long, or it is small anyway.
    var kept: PartContent?

    /// Whether a piece of the document is in it.
    func holds(_ index: Int) -> Bool { index >= piece && index < piece + pieces }
}

/// The text of a document and its parts in order.
struct DocumentParts: Hashable, Sendable {
    /// With `\n` as its only line end.
    var text = ""
    /// Whether it is taken line by line.
    var isPlain = false
    /// Lines that define links for all parts.
    var definitions: [Range<Int>] = []
    var all: [DocumentPart] = []

    /// How many pieces there are.
    var count: Int { all.last.map { $0.piece + $0.pieces } ?? 0 }

    /// The part that holds a piece.
    func part(of piece: Int) -> Int? {
        let after = all.firstHolding { $0.piece + $0.pieces > piece }
        return after < all.count && all[after].holds(piece) ? after : nil
    }

    /// The last part with pieces that begins on a line or before it, else the first with any.
    func part(atLine line: Int) -> Int? {
        var index = all.firstHolding { $0.line >= line } - 1
        while index >= 0, all[index].pieces == 0 { index -= 1 }
        return index >= 0 ? index : all.firstIndex { $0.pieces > 0 }
    }
}

extension RandomAccessCollection where Index == Int {
    /// The first index from which on something holds that does not hold before it.
    func firstHolding(_ holds: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// Pieces at hand: those of the parts that were asked for last.
struct PieceCache: Sendable {
    /// Parts that are held: a few screens in each direction.
    private static let most = 6
    private var held: [(part: Int, content: PartContent)] = []

    /// A piece of a document, its part read if need be; nil beyond the ends.
    mutating func piece(_ index: Int, of document: MarkdownDocument) -> Piece? {
        guard let part = document.parts.part(of: index) else { return nil }
        return content(of: part, in: document).pieces[index - document.parts.all[part].piece]
    }

    /// A table of a document, by its number; the piece is one of its rows.
    mutating func table(_ number: Int, at piece: Int, of document: MarkdownDocument) -> Table? {
        guard let part = document.parts.part(of: piece) else { return nil }
        let tables = content(of: part, in: document).tables
        let index = number - document.parts.all[part].table
        return tables.indices.contains(index) ? tables[index] : nil
    }

    /// All of a part.
    mutating func content(of part: Int, in document: MarkdownDocument) -> PartContent {
        if let kept = document.parts.all[part].kept { return kept }
        if let last = held.last, last.part == part { return last.content }
        if let index = held.firstIndex(where: { $0.part == part }) {
            let found = held.remove(at: index)
            held.append(found)
            return found.content
        }
        let content = DocumentReader.content(of: part, in: document)
        if held.count >= Self.most { held.removeFirst() }
        held.append((part, content))
        return content
    }
}
