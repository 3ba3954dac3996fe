// Looks for words in the titles, the names and the text of documents. Whether a document is what is looked for is decided
// by reading it; the index, where there is one, says which ones need not be read, and which are to be read first.
import MarkdownText

/// The search itself.
struct TextSearch {
    /// The most documents that are shown.
    static let limit = 200

    private let query: TextQuery
    private let tree: FileTree
    private let source: LibrarySource
    private let cancellation: Cancellation
    private let report: ([SearchHit], _ progress: Double) -> Void
    private var isLookedAt: [Bool]
    private var count = 0
    private var looked = 0
    private var batch = Batch()

    /// Looks through a library and reports hits as they come, the best first.
    ///
    /// - Parameters:
    ///   - index: what is known of the documents' words; nil has all of them read.
    ///   - report: takes new hits and the share of the documents that has been looked at, 0 … 1.
    /// - Throws: `DatabaseError` when the index is of no use; what was reported before stands.
    static func run(
        _ query: TextQuery, _ tree: FileTree, _ source: LibrarySource, index: IndexedTree?,
        _ cancellation: Cancellation, report: @escaping ([SearchHit], _ progress: Double) -> Void
    ) throws(DatabaseError) {
        var search = TextSearch(query, tree, source, cancellation, report)
        search.lookAtTitles()
        var failure: DatabaseError?
        do throws(DatabaseError) { try search.lookUp(in: index) } catch { failure = error }
        if failure == nil { search.lookAtAll() }
        if let failure { throw failure }
    }

    private init(
        _ query: TextQuery, _ tree: FileTree, _ source: LibrarySource, _ cancellation: Cancellation,
        _ report: @escaping ([SearchHit], _ progress: Double) -> Void
    ) {
        (self.query, self.tree, self.source) = (query, tree, source)
        (self.cancellation, self.report) = (cancellation, report)
        isLookedAt = [Bool](repeating: false, count: tree.documents.count)
    }

    private var isOver: Bool { count >= Self.limit || cancellation.isCancelled }

    /// Documents whose title or name says it all, the closest titles first.
    private mutating func lookAtTitles() {
        var found: [(rank: Int, index: Int)] = []
        for (index, document) in tree.documents.enumerated() {
            if index & 255 == 0, cancellation.isCancelled { return }
            let title = TextFold.folded(tree.name(document.title))
            let name = TextFold.folded(tree.name(document.name))
            guard query.matches(folded: title, name) else { continue }
            found.append((rank(title, name), index))
        }
        for (_, index) in found.sorted(by: { $0 < $1 }) where !isOver { look(at: index) }
        if batch.hasHits { hand(over: 0) }
    }

    /// What a title or a name says about a document: less is closer.
    private func rank(_ title: [UInt8], _ name: [UInt8]) -> Int {
        guard let first = query.wanted.first?.folded else { return 0 }
        func rank(_ text: [UInt8]) -> Int? {
            guard let range = text.firstRange(of: first, from: 0) else { return nil }
            if range.count == text.count { return 0 }
            if range.lowerBound == 0 { return 1 }
            return text[range.lowerBound - 1] == UInt8(ascii: " ") ? 2 : 3
        }
        let isWhole = query.wanted.allSatisfy { title.firstRange(of: $0.folded, from: 0) != nil }
        return (isWhole ? rank(title) ?? 3 : 4 + (rank(name) ?? 3)) * 1000 + min(title.count, 999)
    }

    /// Documents that the index names.
    private mutating func lookUp(in index: IndexedTree?) throws(DatabaseError) {
        guard let index, !isOver else { return }
        for document in try index.ranked(query, limit: 2 * Self.limit, cancellation) {
            if isOver { return }
            look(at: document)
        }
        for document in try index.candidates(query) where !isOver { look(at: document) }
        // All that the index knows has been looked at, or need not be.
        for document in index.known where !isLookedAt[document] {
            isLookedAt[document] = true
            looked += 1
        }
    }

    /// All documents that have not been looked at.
    private mutating func lookAtAll() {
        for index in tree.documentsInOrder() where !isOver { look(at: index) }
        if !cancellation.isCancelled { hand(over: 1) }
    }

    private mutating func look(at index: Int) {
        guard !isLookedAt[index] else { return }
        isLookedAt[index] = true
        looked += 1
        if let hit = SearchHit(query, tree, index, source) {
            batch.hits.append(hit)
            count += 1
        }
        if batch.isDue, !cancellation.isCancelled { hand(over: Double(looked) / Double(isLookedAt.count + 1)) }
    }

    private mutating func hand(over progress: Double) {
        if !cancellation.isCancelled { report(batch.take(), progress) }
    }

    /// Hits that wait to be reported.
    private struct Batch {
        var hits: [SearchHit] = []
        private var next = ContinuousClock.now + .milliseconds(25)

        var hasHits: Bool { !hits.isEmpty }
        var isDue: Bool { ContinuousClock.now > next }

        mutating func take() -> [SearchHit] {
            defer { hits = [] }
            next = .now + .milliseconds(80)
            return hits
        }
    }
}
