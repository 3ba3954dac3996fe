// Finding words in a document: the next row with them, and where on a row they stand. Case and accents do not matter, nor
// where a paragraph happens to be broken into rows. Finding across documents is a search index's work, not ours.

public import TerminalScreen

extension DocumentLayout {
    /// The nearest row with some words behind a position, or before it; nil if there is none on that side.
    ///
    /// Without a position, from the beginning, or backwards from the end.
    /// Words that a break separates are found on the row where they begin.
    public mutating func position(
        of sought: SoughtWords, after position: DocumentPosition? = nil, isBackward: Bool = false
    ) -> DocumentPosition? {
        guard !sought.isEmpty else { return nil }
        var piece = position?.piece ?? (isBackward ? document.parts.count - 1 : 0)
        let looks = sought.looks
        var part: Int?
        while true {
            if let next = document.parts.part(of: piece), next != part {
                part = next
                if passes(next, looks) {
                    // Nothing in all of it.
                    let all = document.parts.all[next]
                    piece = isBackward ? all.piece - 1 : all.piece + all.pieces
                    continue
                }
            }
            guard let made = pieces.piece(piece, of: document) else { return nil }
            if sought.mayBe(in: made) {
                let found = rowsWith(sought, in: piece).map { DocumentPosition(piece: piece, row: $0) }
                let next = isBackward ? found.last { $0.isAbove(position) } : found.first { $0.isBelow(position) }
                if let next { return next }
            }
            piece += isBackward ? -1 : 1
        }
    }

    /// Whether a part has none of some words, by its source: so that it need not be read.
    private func passes(_ part: Int, _ looks: [RawLook]) -> Bool {
        guard document.parts.all[part].kept == nil else { return false }
        return document.parts.text.withBytes { text in
            let bytes = UnsafeBufferPointer(rebasing: text[document.parts.all[part].bytes])
            return !looks.contains { $0.mayStand(in: bytes) }
        }
    }

    private mutating func rowsWith(_ sought: SoughtWords, in piece: Int) -> [Int] {
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
    public func columns(of sought: SoughtWords, measure: TextMeasure) -> [Range<Int>] {
        let text = plain
        let ranges = TextFold.characters(of: sought.ranges(inFolded: sought.folded(text)), in: text)
        guard !ranges.isEmpty else { return [] }
        let characters = Array(text)
        var (index, column) = (0, 0)
        func width(to end: Int) -> Int {
            defer { index = end }
            return measure.width(String(characters[index..<end]))
        }
        return ranges.map { range in
            // Two words may stand within one character, such as a ligature.
            column += width(to: max(index, range.lowerBound))
            let start = column
            column += width(to: max(index, range.upperBound))
            return start..<column
        }
    }
}

extension SoughtWords {
    func folded(_ text: String) -> [UInt8] { TextFold.folded(text) }

    /// How often the words stand in folded text.
    func count(in text: [UInt8]) -> Int { ranges(inFolded: text).count }

    /// Looks for the first word of each: what stands between words may be a break, and signs may be marks of the source.
    var looks: [RawLook] {
        terms.map { term in
            RawLook(term.prefix { $0 != UInt8(ascii: " ") }.filter { byte in !"*_~`[]\\|&;)".utf8.contains(byte) })
        }
    }

    /// A quick look at a piece's words before it is laid out; may be wrong only in saying yes.
    func mayBe(in piece: Piece) -> Bool {
        let text: String
        switch piece.leaf {
        case .paragraph(let spans), .heading(let spans, _, _): text = InlineBuilder.plain(spans)
        case .verbatim(let lines, _): text = lines
        // Rows of tables are found as they are laid out.
        case .row: return true
        case .rule: return false
        }
        let all = folded(text)
        // The first word is enough: what stands between words may be a break.
        return terms.contains { term in
            all.firstRange(of: Array(term.prefix { $0 != UInt8(ascii: " ") }), from: 0) != nil
        }
    }
}

extension String {
    /// Without what layout draws before words: rails and blanks.
    fileprivate var trimmingMargin: String { String(unicodeScalars.drop { $0 == " " || $0 == "▏" || $0 == "|" }) }
}
