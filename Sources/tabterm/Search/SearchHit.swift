// A document that holds what is looked for, and the lines to show of it.
import MarkdownText

/// A document in which the words were found.
struct SearchHit: Equatable, Sendable, Identifiable {
    /// A line with some of the words.
    struct Line: Equatable, Sendable {
        /// The line of the source, counted from 1.
        var number: Int
        /// The line, shortened around the first word.
        var text: String
        /// Where the words stand in it, in characters.
        var marks: [Range<Int>]
    }

    /// The document.
    var path: RelativePath
    /// Its title.
    var title: String
    /// Where the words stand in the title, in characters.
    var titleMarks: [Range<Int>]
    /// The path as it is shown, and where the words stand in the name; nil where they don't.
    var name: Line?
    /// The first lines with the words; none when the title or the name matched alone.
    var lines: [Line]

    var id: String { path.identifier }

    /// The name of the folder below the opened one that the document lies in; nil for the opened one itself.
    var section: String? {
        let names = path.names
        return names.count > 1 ? names.first.map { FileName.shown($0) } : nil
    }
}

extension SearchHit {
    /// The most lines of one document that are shown.
    static let lineLimit = 3
    /// The most places of a word that are looked at for them.
    private static let placeLimit = 32

    /// Reads a document and compares it with a query; nil when it is not what is looked for.
    init?(_ query: TextQuery, _ tree: FileTree, _ index: Int, _ source: LibrarySource) {
        let document = FoldedDocument(tree, index, source)
        guard query.matches(folded: document.title, document.name, document.body) else { return nil }
        path = tree.path(ofDocument: index)
        // The titles of the library may not have been read yet.
        title = document.ownTitle ?? tree.title(ofDocument: index)
        titleMarks = query.ranges(in: title)
        if titleMarks.isEmpty, !query.ranges(inFolded: document.name, limit: 1).isEmpty {
            let shown = path.shown
            let nameStart = shown.count - FileName.shown(tree.name(tree.documents[index].name)).count
            let marks = query.ranges(in: shown).filter { $0.lowerBound >= nameStart }
            name = Line(number: 1, text: shown, marks: marks)
        }
        let places = query.ranges(inFolded: document.body, limit: Self.placeLimit)
        lines = Self.lines(places, in: document.text, query, isMarkdown: tree.documents[index].kind == .markdown)
        // The heading that gives the title says nothing new.
        let first = lines.indices.min { lines[$0].number < lines[$1].number }
        if let first, !titleMarks.isEmpty, lines[first].text.hasSuffix(title) { lines.remove(at: first) }
    }

    /// A line that was found, or the few that a phrase joins.
    private struct Found {
        /// The number of the first, from 1, and how many there are.
        var number: Int
        var count: Int
        var bytes: Range<Int>
        /// Where the words stand.
        var place: Range<Int>
    }

    private static func lines(
        _ places: [Range<Int>], in text: String, _ query: TextQuery, isMarkdown: Bool
    ) -> [Line] {
        var text = text
        let found = text.withUTF8 { best(of: find(places, in: $0), in: $0, query) }
        // What is too long to be shown whole is not parsed for it.
        let numbers = found.filter { $0.bytes.count <= 4000 }.flatMap { $0.number..<$0.number + $0.count }
        let words = isMarkdown ? MarkdownDocument.words(ofLines: numbers, in: text) : [:]
        return text.withUTF8 { bytes in
            found.map { found in
                let line = (found.number..<found.number + found.count).compactMap { words[$0] }.joined(separator: " ")
                let shown = cut(line, query) ?? context(bytes, found.bytes, around: found.place)
                return Line(number: found.number, text: shown, marks: query.ranges(in: shown))
            }
        }
    }

    private static func find(_ places: [Range<Int>], in bytes: UnsafeBufferPointer<UInt8>) -> [Found] {
        var lines: [Found] = []
        var (counted, number, end) = (0, 1, -1)
        for place in TextFold.sources(of: places, in: bytes) where place.lowerBound > end {
            let start = bytes[..<place.lowerBound].lastIndex(where: isLineEnd).map { $0 + 1 } ?? 0
            number += lineEnds(in: bytes, counted..<start)
            counted = start
            end = bytes[place.upperBound...].firstIndex(where: isLineEnd) ?? bytes.count
            let count = 1 + lineEnds(in: bytes, start..<end)
            lines.append(Found(number: number, count: count, bytes: start..<end, place: place))
        }
        return lines
    }

    /// The lines that say the most: those with most of the words, else the first.
    private static func best(
        of lines: [Found], in bytes: UnsafeBufferPointer<UInt8>, _ query: TextQuery
    ) -> [Found] {
        guard lines.count > lineLimit, query.wanted.count > 1 else { return Array(lines.prefix(lineLimit)) }
        let ranked = lines.enumerated().map { index, line in
            let folded = TextFold.folded(UnsafeBufferPointer(rebasing: bytes[line.bytes.prefix(4000)]))
            return (words: query.wanted.count { folded.firstRange(of: $0.folded, from: 0) != nil }, index: index)
        }
        return ranked.sorted { ($1.words, $0.index) < ($0.words, $1.index) }.prefix(lineLimit).map { lines[$0.index] }
    }

    /// A line as it reads on the page, cut as below; nil where that does not show what was found, as in an address.
    private static func cut(_ line: String, _ query: TextQuery) -> String? {
        guard let first = query.ranges(in: line).first else { return nil }
        let text = Array(line)
        var start = 0
        if first.lowerBound > 40 {
            start = first.lowerBound - 24
            if let blank = text[start..<first.lowerBound].firstIndex(of: " ") { start = blank + 1 }
        }
        return (start > 0 ? "…" : "") + String(text[start..<min(text.count, first.upperBound + 200)])
    }

    /// A line, or two that a phrase joins, cut to some 200 bytes with the words near the beginning.
    private static func context(
        _ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>, around place: Range<Int>
    ) -> String {
        var start = line.lowerBound
        while start < place.lowerBound, bytes[start] <= 0x20 { start += 1 }
        let isCut = place.lowerBound - start > 40
        if isCut {
            start = place.lowerBound - 24
            // From the beginning of a word, if there is one.
            if let blank = bytes[start..<place.lowerBound].firstIndex(of: 0x20) { start = blank + 1 }
        }
        while start < place.lowerBound, bytes[start] & 0xC0 == 0x80 { start += 1 }
        var end = min(line.upperBound, place.upperBound + 200)
        while end < line.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
        let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
        return (isCut ? "…" : "") + String(text.map { $0.isNewline ? " " : $0 })
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    private static func lineEnds(in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
        range.reduce(into: 0) { count, index in
            if bytes[index] == 0x0A || bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A) {
                count += 1
            }
        }
    }
}
