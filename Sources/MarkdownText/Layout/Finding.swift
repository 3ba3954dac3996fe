// Finding words in a document: the next row with them, and where on a row they stand. Case does not matter, nor where
// a paragraph happens to be broken into rows. Finding across documents is a search index's work, not ours.

public import TerminalScreen

extension DocumentLayout {
    /// The nearest row with some words behind a position, or before it; nil if there is none on that side.
    ///
    /// Without a position, from the beginning, or backwards from the end.
    /// Words that a break separates are found on the row where they begin.
    public mutating func position(
        of words: String, after position: DocumentPosition? = nil, isBackward: Bool = false
    ) -> DocumentPosition? {
        let sought = Needle(words)
        guard !sought.isEmpty else { return nil }
        var piece = position?.piece ?? (isBackward ? document.pieces.count - 1 : 0)
        while document.pieces.indices.contains(piece) {
            if sought.mayBe(in: document.pieces[piece], of: document) {
                let found = rowsWith(sought, in: piece).map { DocumentPosition(piece: piece, row: $0) }
                let next = isBackward ? found.last { $0.isAbove(position) } : found.first { $0.isBelow(position) }
                if let next { return next }
            }
            piece += isBackward ? -1 : 1
        }
        return nil
    }

    private mutating func rowsWith(_ sought: Needle, in piece: Int) -> [Int] {
        let rows = rows(of: piece)
        return rows.indices.filter { index in
            let row = sought.folded(rows[index].plain)
            if sought.count(in: row) > 0 { return true }
            // Begun here and ended below: found in both together, but in neither alone.
            guard index + 1 < rows.count, !rows[index].isGap else { return false }
            let below = sought.folded(rows[index + 1].plain.trimmingMargin)
            return sought.count(in: below) == 0 && sought.count(in: row + [UInt8(ascii: " ")] + below) > 0
        }
    }
}

extension DocumentPosition {
    fileprivate func isAbove(_ other: DocumentPosition?) -> Bool { other.map { self < $0 } ?? true }
    fileprivate func isBelow(_ other: DocumentPosition?) -> Bool { other.map { self > $0 } ?? true }
}

extension DocumentLine {
    /// The columns on which some words stand on this row, for marking them.
    public func columns(of words: String, measure: TextMeasure) -> [Range<Int>] {
        let sought = Needle(words)
        guard !sought.isEmpty else { return [] }
        // Letters one by one, since upper and lower case may differ in bytes.
        let characters = Array(plain)
        let folded = characters.map { sought.folded(String($0)) }
        var result: [Range<Int>] = []
        var index = 0
        var column = 0
        while index < characters.count {
            var end = index
            var bytes: [UInt8] = []
            while end < characters.count, bytes.count < sought.bytes.count {
                bytes += folded[end]
                end += 1
            }
            let width = measure.width(String(characters[index..<(bytes == sought.bytes ? end : index + 1)]))
            if bytes == sought.bytes {
                result.append(column..<(column + width))
                index = end
            } else {
                index += 1
            }
            column += width
        }
        return result
    }
}

/// Words that are sought, without regard to case.
struct Needle {
    let bytes: [UInt8]

    init(_ words: String) { bytes = Self.folded(words.split { $0.isWhitespace }.joined(separator: " ")) }

    var isEmpty: Bool { bytes.isEmpty }

    func folded(_ text: String) -> [UInt8] { Self.folded(text) }

    /// How often the words stand in folded text.
    func count(in text: [UInt8]) -> Int {
        guard let first = bytes.first, text.count >= bytes.count else { return 0 }
        var count = 0
        for start in 0...(text.count - bytes.count) where text[start] == first {
            if text[start..<(start + bytes.count)].elementsEqual(bytes) { count += 1 }
        }
        return count
    }

    /// A quick look at a piece's words before it is laid out; may be wrong only in saying yes.
    func mayBe(in piece: Piece, of document: MarkdownDocument) -> Bool {
        let text: String
        switch piece.leaf {
        case .paragraph(let spans), .heading(let spans, _, _): text = InlineBuilder.plain(spans)
        case .verbatim(let lines, _): text = lines
        // Rows of tables are found as they are laid out.
        case .row: return true
        case .rule: return false
        }
        // The first word is enough: what stands between words may be a break.
        let word = bytes.prefix { $0 != UInt8(ascii: " ") }
        return Needle(bytes: Array(word)).count(in: Self.folded(text)) > 0
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private static func folded(_ text: String) -> [UInt8] {
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            return text.utf8.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
        }
        return Array(text.lowercased().utf8)
    }
}

extension String {
    /// Without what layout draws before words: rails and blanks.
    fileprivate var trimmingMargin: String { String(drop { $0 == " " || $0 == "▏" || $0 == "|" }) }
}
