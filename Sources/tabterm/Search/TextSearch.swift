// Looks for words in the titles and the text of documents, without an index: titles first, then file after file in the
// order of the library. Letters are compared without case. It can be stopped between two documents.
import CSystem

/// A place where the words were found.
struct SearchHit: Equatable, Sendable, Identifiable {
    /// The document.
    var path: RelativePath
    /// Its title.
    var title: String
    /// The line of the source, counted from 1; nil when the title or the name matched.
    var line: Int?
    /// The line with the words, shortened around them; for a title, the path.
    var context: String
    /// Where the words stand in the context, in characters.
    var match: Range<Int>

    var id: String { path.identifier + "#" + String(line ?? 0) }
}

/// Words that are looked for.
struct SearchQuery: Equatable, Sendable {
    /// The words as typed, without space around them.
    let text: String
    private let folded: [UInt8]
    private let isASCII: Bool

    /// A query; nil when nothing is looked for.
    init?(_ typed: String) {
        let text = typed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if text.isEmpty { return nil }
        self.text = text
        folded = Array(text.lowercased().utf8)
        isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    }

    /// Whether a title or a name holds the words.
    func matches(_ text: String) -> Bool { !ranges(in: Array(text.utf8), limit: 1).isEmpty }

    /// Where the words stand, as byte ranges of `bytes`, at most `limit` of them and one for each line.
    func ranges(in bytes: [UInt8], limit: Int) -> [Range<Int>] {
        // Folding of letters outside ASCII may change their length, so that such lines are folded one by one.
        if isASCII || bytes.allSatisfy({ $0 < 0x80 }) { return plainRanges(in: bytes, limit: limit) }
        var result: [Range<Int>] = []
        for line in bytes.split(separator: UInt8(ascii: "\n")) where result.count < limit {
            let text = String(decoding: line, as: UTF8.self)
            guard let found = Self.find(folded, in: Array(text.lowercased().utf8), from: 0) else { continue }
            let start = Self.offset(ofFolded: found, in: text)
            let end = Self.offset(ofFolded: found + folded.count, in: text)
            result.append(line.startIndex + start..<line.startIndex + min(end, line.count))
        }
        return result
    }

    private func plainRanges(in bytes: [UInt8], limit: Int) -> [Range<Int>] {
        let lower = bytes.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
        var result: [Range<Int>] = []
        var start = 0
        while result.count < limit, let found = Self.find(folded, in: lower, from: start) {
            result.append(found..<found + folded.count)
            guard let end = lower[found...].firstIndex(of: UInt8(ascii: "\n")) else { break }
            start = end
        }
        return result
    }

    /// The byte of the unfolded text at which a byte of the folded text begins.
    private static func offset(ofFolded wanted: Int, in text: String) -> Int {
        var (folded, offset) = (0, 0)
        for character in text {
            if folded >= wanted { break }
            folded += character.lowercased().utf8.count
            offset += character.utf8.count
        }
        return offset
    }

    private static func find(_ words: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
        bytes.withUnsafeBytes { all in
            guard let base = all.baseAddress, start < all.count,
                let found = memmem(base + start, all.count - start, words, words.count)
            else { return nil }
            return UnsafeRawPointer(found) - base
        }
    }
}

/// The search itself.
enum TextSearch {
    /// The most hits that are shown.
    static let limit = 500
    /// The most lines of one document that are shown.
    static let linesPerDocument = 3

    /// Looks through a library and reports hits as they come.
    ///
    /// - Parameters:
    ///   - report: takes new hits and the share of the documents that has been looked at, 0 … 1.
    static func run(
        _ query: SearchQuery, _ tree: FileTree, _ source: LibrarySource, _ cancellation: Cancellation,
        report: ([SearchHit], _ progress: Double) -> Void
    ) {
        let documents = tree.documentsInOrder()
        var count = 0
        var batch = Batch()
        for index in documents where count < limit && !cancellation.isCancelled {
            guard let hit = title(query, tree, index) else { continue }
            batch.hits.append(hit)
            count += 1
        }
        report(batch.take(), 0)
        for (number, index) in documents.enumerated() where count < limit && !cancellation.isCancelled {
            let hits = lines(query, tree, index, source)
            batch.hits += hits.prefix(limit - count)
            count += hits.count
            if batch.isDue { report(batch.take(), Double(number) / Double(documents.count)) }
        }
        if !cancellation.isCancelled { report(batch.take(), 1) }
    }

    /// Hits that wait to be reported.
    private struct Batch {
        var hits: [SearchHit] = []
        private var last = ContinuousClock.now

        var isDue: Bool { ContinuousClock.now - last > .milliseconds(80) }

        mutating func take() -> [SearchHit] {
            defer { hits = [] }
            last = .now
            return hits
        }
    }

    private static func title(_ query: SearchQuery, _ tree: FileTree, _ index: Int) -> SearchHit? {
        let title = tree.title(ofDocument: index)
        let name = FileName.shown(tree.name(tree.documents[index].name))
        guard query.matches(title) || query.matches(name) else { return nil }
        let path = tree.path(ofDocument: index)
        return SearchHit(path: path, title: title, line: nil, context: path.shown, match: 0..<0)
    }

    private static func lines(
        _ query: SearchQuery, _ tree: FileTree, _ index: Int, _ source: LibrarySource
    ) -> [SearchHit] {
        let path = tree.path(ofDocument: index)
        guard tree.documents[index].kind != .binary, case .success(let bytes) = source.read(path) else { return [] }
        return query.ranges(in: bytes, limit: linesPerDocument).map { range in
            let (context, match) = context(of: range, in: bytes)
            let line = bytes[..<range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
            return SearchHit(
                path: path, title: tree.title(ofDocument: index), line: line, context: context, match: match)
        }
    }

    /// The line around a range of bytes, cut to some 120 characters, and where the range stands in it.
    private static func context(of range: Range<Int>, in bytes: [UInt8]) -> (String, Range<Int>) {
        let newline = UInt8(ascii: "\n")
        let start = bytes[..<range.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
        let end = bytes[range.upperBound...].firstIndex(of: newline) ?? bytes.count
        let before = String(decoding: bytes[start..<range.lowerBound], as: UTF8.self).drop { $0.isWhitespace }
        let words = String(decoding: bytes[range], as: UTF8.self)
        let after = String(decoding: bytes[range.upperBound..<min(end, range.upperBound + 400)], as: UTF8.self)
        let lead = before.count > 40 ? "…" + before.suffix(39) : String(before)
        return (lead + words + after.prefix(80), lead.count..<lead.count + words.count)
    }
}
