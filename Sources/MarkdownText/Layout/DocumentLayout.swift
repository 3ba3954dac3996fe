// A document at a width. Rows are made when they are asked for, piece by piece, so that a screen of a long document
// costs what a screen costs, wherever in it one is. How a single piece becomes rows is for PieceRows.

public import TerminalScreen

/// Rows of a document at a width, made as needed.
public struct DocumentLayout: Sendable {
    /// What is laid out.
    public let document: MarkdownDocument
    /// Columns of the rows.
    public let columns: Int

    private var maker: PieceRows
    /// How it looks.
    public var theme: MarkdownTheme { maker.theme }
    /// How wide characters are.
    public var measure: TextMeasure { maker.measure }
    private var cache: [Int: [DocumentLine]] = [:]
    var pieces = PieceCache()
    /// Rows that are kept at most, before all are forgotten: a few screens in each direction.
    private static let mostPieces = 1024

    /// Lays a document out.
    ///
    /// - Parameters:
    ///   - document: What is laid out.
    ///   - columns: Columns that rows may take up; at most `theme.measure` are used.
    ///   - measure: How wide characters are.
    ///   - theme: Styles, and the signs that stand for what is no text.
    ///   - scrolls: Whether rows of code and of tables may be wider, for somebody who scrolls them sideways; else code goes
    ///     on below, and a table that does not fit is stacked.
    public init(
        _ document: MarkdownDocument, columns: Int, measure: TextMeasure, theme: MarkdownTheme, scrolls: Bool = false
    ) {
        self.document = document
        self.columns = max(1, min(columns, theme.measure))
        maker = PieceRows(columns: self.columns, measure: measure, theme: theme, scrolls: scrolls)
    }

    /// The same document at other columns, with what has been read of it.
    public func at(columns: Int) -> DocumentLayout {
        var other = DocumentLayout(
            document, columns: columns, measure: maker.measure, theme: maker.theme, scrolls: maker.scrolls)
        other.pieces = pieces
        other.maker.pictureSize = maker.pictureSize
        return other
    }

    /// The same, asking for the sizes of pictures by their addresses.
    public func measuringPictures(_ size: (@Sendable (String) -> PictureSize?)?) -> DocumentLayout {
        var other = self
        other.maker.pictureSize = size
        return other
    }

    /// The rows from a position on, fewer at the end of the document.
    public mutating func lines(from position: DocumentPosition, count: Int) -> [DocumentLine] {
        var result: [DocumentLine] = []
        var piece = max(0, position.piece)
        var first = max(0, position.row)
        while result.count < count, piece < document.parts.count {
            result.append(contentsOf: rows(of: piece).dropFirst(first).prefix(count - result.count))
            piece += 1
            first = 0
        }
        return result
    }

    /// The heading that a screen from a position on begins with, if that is the document's beginning.
    ///
    /// - Parameters:
    ///   - position: The place that stands in the first row.
    ///   - screenRows: Rows of the screen; nil is returned if they do not show the heading whole.
    public mutating func openingHeading(from position: DocumentPosition, screenRows: Int) -> Heading? {
        guard position == .start, case .heading(_, _, let index)? = pieces.piece(0, of: document)?.leaf else {
            return nil
        }
        // A very long heading is cut into pieces.
        if case .heading(_, _, index)? = pieces.piece(1, of: document)?.leaf { return nil }
        return rows(of: 0).count <= screenRows ? document.headings[index] : nil
    }

    /// The position that is `rows` rows below (above, if negative), at most the first or last row.
    public mutating func position(_ position: DocumentPosition, movedBy rows: Int) -> DocumentPosition {
        var result = position
        var left = rows
        while left > 0 {
            let below = self.rows(of: result.piece).count - 1 - result.row
            if left <= below { return DocumentPosition(piece: result.piece, row: result.row + left) }
            guard let next = next(after: result.piece) else {
                return DocumentPosition(piece: result.piece, row: result.row + max(0, below))
            }
            left -= below + 1
            result = DocumentPosition(piece: next, row: 0)
        }
        while left < 0 {
            if -left <= result.row { return DocumentPosition(piece: result.piece, row: result.row + left) }
            guard let previous = previous(before: result.piece) else {
                return DocumentPosition(piece: result.piece, row: 0)
            }
            left += result.row + 1
            result = DocumentPosition(piece: previous, row: self.rows(of: previous).count - 1)
        }
        return result
    }

    /// The last row of the document.
    public mutating func end() -> DocumentPosition {
        guard let piece = previous(before: document.parts.count) else { return .start }
        return DocumentPosition(piece: piece, row: rows(of: piece).count - 1)
    }

    /// The lowest first row with which a screen of so many rows is still full.
    public mutating func lastTop(screenRows: Int) -> DocumentPosition {
        position(end(), movedBy: 1 - max(1, screenRows))
    }

    /// A first row for a screen of so many rows: the one wanted, or a higher one with which the screen is still full.
    ///
    /// Looks no further down than the screen does.
    public mutating func top(_ wanted: DocumentPosition, screenRows: Int) -> DocumentPosition {
        if wanted == .start { return wanted }
        var below = -wanted.row
        for piece in wanted.piece..<max(wanted.piece, document.parts.count) {
            below += rows(of: piece).count
            if below >= max(1, screenRows) { return wanted }
        }
        return min(wanted, lastTop(screenRows: screenRows))
    }

    /// Where a row comes from: what to save of a scroll place.
    public mutating func place(at position: DocumentPosition) -> DocumentPlace {
        lines(from: position, count: 1).first?.place ?? DocumentPlace(sourceLine: document.sourceLines)
    }

    /// The row that shows a place; of one that is gone, the nearest before.
    public mutating func position(of place: DocumentPlace) -> DocumentPosition {
        guard let piece = piece(at: place) else { return .start }
        let rows = rows(of: piece)
        let row = rows.lastIndex { $0.place <= place } ?? 0
        return DocumentPosition(piece: piece, row: row)
    }

    /// The row to which a link `#anchor` leads, without the mark; nil if there is no such heading, footnote or named
    /// place.
    public mutating func position(ofAnchor anchor: String) -> DocumentPosition? {
        if let number = anchor.rest(after: "fnref-") { return position(ofLinkTo: "#fn-" + number) }
        guard let piece = document.piece(of: anchor) else { return nil }
        return DocumentPosition(piece: piece, row: rows(of: piece).firstIndex { !$0.isGap } ?? 0)
    }

    /// The row with the first link to somewhere.
    private mutating func position(ofLinkTo destination: String) -> DocumentPosition? {
        guard let index = document.links.firstIndex(where: { $0.destination == destination }) else { return nil }
        return position(ofLink: index)
    }

    /// The first row with a link.
    public mutating func position(ofLink index: Int) -> DocumentPosition? {
        guard document.links.indices.contains(index) else { return nil }
        let place = DocumentPlace(sourceLine: document.links[index].sourceLine)
        guard var piece = piece(at: place) else { return nil }
        // A long paragraph is several pieces; a table's rows know their lines only nearly.
        for _ in 0..<64 {
            let row = rows(of: piece).firstIndex { $0.links.contains { $0.link == index } }
            if let row { return DocumentPosition(piece: piece, row: row) }
            guard let next = next(after: piece) else { return nil }
            piece = next
        }
        return nil
    }

    /// How far down a row is, from 0 to 1, by lines of the source: for a scroll bar.
    public mutating func fraction(at position: DocumentPosition) -> Double {
        let lines = max(1, document.sourceLines - 1)
        return min(1, max(0, Double(place(at: position).sourceLine - 1) / Double(lines)))
    }

    /// The rows of a piece, with the blank one above.
    mutating func rows(of piece: Int) -> [DocumentLine] {
        if let known = cache[piece] { return known }
        guard let made = pieces.piece(piece, of: document) else { return [] }
        if cache.count >= Self.mostPieces { cache.removeAll(keepingCapacity: true) }
        var table: Table?
        if case .row(_, let number) = made.leaf { table = pieces.table(number, at: piece, of: document) }
        let rows = maker.rows(of: made, in: document, table: table)
        cache[piece] = rows
        return rows
    }

    /// The nearest piece after one that has rows.
    private mutating func next(after piece: Int) -> Int? {
        var next = piece + 1
        while next < document.parts.count {
            if !rows(of: next).isEmpty { return next }
            next += 1
        }
        return nil
    }

    private mutating func previous(before piece: Int) -> Int? {
        var previous = piece - 1
        while previous >= 0 {
            if !rows(of: previous).isEmpty { return previous }
            previous -= 1
        }
        return nil
    }
}

extension MarkdownDocument {
    /// All rows at a width; for long documents use `DocumentLayout`, which makes only those that are asked for.
    public func lines(columns: Int, measure: TextMeasure, theme: MarkdownTheme) -> [DocumentLine] {
        var layout = DocumentLayout(self, columns: columns, measure: measure, theme: theme)
        return layout.lines(from: .start, count: .max)
    }
}

extension DocumentLayout {
    /// The piece that holds a place.
    ///
    /// Footnotes stand at the end whatever their lines, so they are looked at apart.
    private mutating func piece(at place: DocumentPlace) -> Int? {
        guard let part = document.parts.part(atLine: place.sourceLine) else { return nil }
        let all = pieces.content(of: part, in: document).pieces
        let first = document.parts.all[part].piece
        let wanted = (place.sourceLine, max(0, place.offset))
        let flowing = (document.footnotes.values.min() ?? first + all.count) - first
        let low = all[..<flowing].firstHolding { ($0.line, $0.base) > wanted }
        // A note that begins nearer to the place than what flows around it is what is meant.
        var best = max(0, low - 1)
        var near = low > 0 ? (all[low - 1].line, all[low - 1].base) : (0, 0)
        for index in flowing..<all.count {
            let start = (all[index].line, all[index].base)
            if start <= wanted, start > near { (best, near) = (index, start) }
        }
        return first + best
    }
}
