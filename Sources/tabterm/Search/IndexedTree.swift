// An index held against the documents that there are: only what it knows of a file as the file is now counts.
import CSQLite
import MarkdownText

/// The documents of a library that an index knows.
struct IndexedTree: Sendable {
    private let index: SearchIndex
    /// The document of each number; −1 where there is none any more.
    private let documents: [Int32]
    /// What the match was made of.
    private let state: State

    private struct State: Equatable {
        var revision: Int64
        var tree: Int
        var count: Int
    }

    /// Holds an index against a library.
    ///
    /// - Parameter old: what was made before, which is taken again if nothing has changed.
    init(_ index: SearchIndex, _ tree: FileTree, last old: IndexedTree?) throws(DatabaseError) {
        let state = State(revision: try index.revision(), tree: tree.revision, count: tree.documents.count)
        self.index = index
        self.state = state
        if let old, old.index === index, old.state == state {
            documents = old.documents
            return
        }
        let records = try index.records()
        var documents = [Int32](repeating: -1, count: Int(records.values.lazy.map(\.id).max() ?? 0) + 1)
        for (number, key) in tree.documentKeys().enumerated() {
            guard let record = records[key], record.size == tree.documents[number].size,
                record.modified == tree.documents[number].modified, documents.indices.contains(Int(record.id))
            else { continue }
            documents[Int(record.id)] = Int32(number)
        }
        self.documents = documents
    }

    /// The documents that it knows as they are.
    var known: some Sequence<Int> { documents.lazy.filter { $0 >= 0 }.map(Int.init) }

    /// How long the ranking may take: of words that stand nearly everywhere, no document is the best.
    private static let patience = Duration.milliseconds(40)

    /// The documents in which the words stand as words, the best first; none where that takes too long to find out.
    func ranked(_ query: TextQuery, limit: Int, _ cancellation: Cancellation) throws(DatabaseError) -> [Int] {
        let end = ContinuousClock.now + Self.patience
        index.database.stop { ContinuousClock.now > end || cancellation.isCancelled }
        defer { index.database.stop(when: nil) }
        do throws(DatabaseError) {
            return try index.ranked(query, limit: limit).compactMap(document)
        } catch {
            guard error.code & 0xFF == SQLITE_INTERRUPT else { throw error }
            return []
        }
    }

    /// The documents in which the words may stand.
    func candidates(_ query: TextQuery) throws(DatabaseError) -> [Int] {
        try index.candidates(query).compactMap(document)
    }

    private func document(_ id: Int64) -> Int? {
        guard documents.indices.contains(Int(id)), documents[Int(id)] >= 0 else { return nil }
        return Int(documents[Int(id)])
    }
}
