// Brings an index up to date with the documents that there are: reads what is new or has another time or size, forgets
// what is gone. Work is done in batches, each of which stands by itself, so that it may be stopped at any moment, and two
// instances may share it.
import CSQLite
import Glibc
import MarkdownText

/// One run over the documents of a library.
struct IndexUpdate {
    private let index: SearchIndex
    private let tree: FileTree
    private let source: LibrarySource
    private let cancellation: Cancellation
    private let keys: [UInt64]
    private var records: [UInt64: SearchIndex.Record] = [:]
    private var lastID: Int64 = 0
    private var revision: Int64 = 0
    private var postings = Postings()
    /// Documents that have been read and are still to be added, and how many are to come with them.
    private var ready: ArraySlice<ReadyDocument> = []
    private var left = 0
    /// Whether the feed has ended: all has been read, or as much as there was time for.
    private var isOver = false

    /// How long a batch takes: the longer, the fewer pieces of the index are to be joined afterwards.
    private static let pause = Duration.milliseconds(600)
    /// The most of one document that takes part in the ranking, in bytes; all of it is found.
    private static let rankedSize = 1_000_000

    /// Updates the index.
    ///
    /// - Parameters:
    ///   - tree: all documents, so that what is not in it is gone.
    ///   - report: takes how many documents the index knows, after each batch.
    static func run(
        _ index: SearchIndex, _ tree: FileTree, _ source: LibrarySource, _ cancellation: Cancellation,
        report: (_ done: Int) -> Void
    ) throws(DatabaseError) {
        var update = IndexUpdate(
            index: index, tree: tree, source: source, cancellation: cancellation, keys: tree.documentKeys())
        try update.run(report)
    }

    private init(
        index: SearchIndex, tree: FileTree, source: LibrarySource, cancellation: Cancellation, keys: [UInt64]
    ) {
        (self.index, self.tree, self.source) = (index, tree, source)
        (self.cancellation, self.keys) = (cancellation, keys)
    }

    private mutating func run(_ report: (Int) -> Void) throws(DatabaseError) {
        try load()
        // What is gone or has changed leaves its words behind; when that is as much as what is there, all is made anew.
        if lastID - Int64(records.count) > max(2000, Int64(tree.documents.count)) {
            try index.empty()
            try load()
        }
        try forgetGone()
        let waiting = tree.documentsInOrder().filter { !isKnown($0) }
        left = waiting.count
        report(tree.documents.count - left)
        let feed = DocumentFeed(waiting, tree, source, cancellation)
        defer { feed.giveUp() }
        while left > 0, !isOver {
            try index.database.run("BEGIN IMMEDIATE")
            do throws(DatabaseError) {
                try addBatch(from: feed)
            } catch {
                try? index.database.run("ROLLBACK")
                throw error
            }
            try index.database.run("COMMIT")
            report(tree.documents.count - left)
        }
        try Postings.join(in: index.database)
    }

    private mutating func load() throws(DatabaseError) {
        revision = try index.revision()
        records = try index.records()
        lastID = try index.lastID()
    }

    private func isKnown(_ document: Int) -> Bool {
        guard let record = records[keys[document]] else { return false }
        return record.size == tree.documents[document].size && record.modified == tree.documents[document].modified
    }

    private mutating func forgetGone() throws(DatabaseError) {
        let there = Set(keys)
        let gone = records.filter { !there.contains($0.key) }
        if gone.isEmpty { return }
        try index.database.run("BEGIN IMMEDIATE")
        let statement = try index.database.statement("DELETE FROM files WHERE id = ?1")
        for (key, record) in gone {
            try statement.begin(record.id)
            _ = try statement.step()
            records[key] = nil
        }
        try index.database.run("COMMIT")
    }

    /// Adds documents for a moment.
    private mutating func addBatch(from feed: DocumentFeed) throws(DatabaseError) {
        // Another instance may be at the same work: what it has done is done.
        if try index.revision() != revision { try load() }
        let database = index.database
        let forget = try database.statement("DELETE FROM files WHERE path = ?1")
        let file = try database.statement(
            "INSERT INTO files(id, path, size, modified, title) VALUES(?1, ?2, ?3, ?4, ?5)")
        let words = try database.statement("INSERT INTO words(rowid, title, text) VALUES(?1, ?2, ?3)")
        let end = ContinuousClock.now + Self.pause
        while left > 0, !postings.isFull, ContinuousClock.now < end {
            if ready.isEmpty { ready = feed.next()[...] }
            guard let next = ready.popFirst() else {
                isOver = true
                break
            }
            left -= 1
            let (document, text) = (next.document, next.text)
            if isKnown(document) { continue }
            let key = Int64(bitPattern: keys[document])
            if records[keys[document]] != nil {
                try forget.begin(key)
                _ = try forget.step()
            }
            lastID += 1
            let record = SearchIndex.Record(
                id: lastID, size: tree.documents[document].size,
                modified: text.isRead ? modified(document) : SearchIndex.Record.unsure)
            try file.begin(record.id, key, record.size, record.modified)
            try file.bind(5, Array((text.ownTitle ?? "").utf8))
            _ = try file.step()
            postings.add(next.codes, of: record.id)
            try words.begin(record.id)
            try words.bind(2, text.title + [UInt8(ascii: " ")] + text.name)
            try words.bind(3, text.body.prefix(Self.rankedSize))
            _ = try words.step()
            records[keys[document]] = record
        }
        try postings.write(to: database)
    }

    /// When the document changed; unsure for what has changed just now, since it may do so again within the same second.
    private func modified(_ document: Int) -> Int64 {
        let modified = tree.documents[document].modified
        return (0..<2).contains(Int64(time(nil)) - modified) ? SearchIndex.Record.unsure : modified
    }
}

/// A document as it is compared with what is looked for.
struct FoldedDocument {
    /// What the person sees as its title, folded.
    let title: [UInt8]
    /// The title that its text bears; nil without one.
    let ownTitle: String?
    /// The name of the file, folded.
    let name: [UInt8]
    /// All of its text, folded; empty where it can't be read.
    let body: [UInt8]
    /// The text as it is.
    private(set) var text: String
    /// Whether it could be read; whoever may not read a file today may do so tomorrow, and its time stays the same.
    let isRead: Bool

    /// Reads a document.
    init(_ tree: FileTree, _ index: Int, _ source: LibrarySource) {
        let document = tree.documents[index]
        name = TextFold.folded(tree.name(document.name))
        var text = ""
        var title: String?
        var isRead = document.kind == .binary
        if document.kind != .binary, case .success(let bytes) = source.read(tree.path(ofDocument: index)) {
            text = DecodedText(bytes).text
            isRead = true
            // The titles of the library may not have been read yet.
            title = DocumentTitle.title(in: bytes.prefix(DocumentTitle.headSize), kind: document.kind)
        }
        ownTitle = title
        self.title = title.map { TextFold.folded($0) } ?? TextFold.folded(tree.name(document.title))
        body = TextFold.folded(text)
        self.text = text
        self.isRead = isRead
    }

    /// The same for whoever has no use for the text as it is.
    var withoutText: FoldedDocument {
        var copy = self
        copy.text = ""
        return copy
    }
}

extension TextFold {
    /// UTF-8 as bytes that are equal where it counts as equal.
    static func folded(_ bytes: ArraySlice<UInt8>) -> [UInt8] { bytes.withUnsafeBufferPointer { folded($0) } }
}

extension FileTree {
    /// A number for each document that follows from its path alone, on this machine and in every run: FNV-1a, 64 bits.
    func documentKeys() -> [UInt64] {
        func mixed(_ hash: UInt64, _ bytes: ArraySlice<UInt8>) -> UInt64 {
            bytes.reduce(hash) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        }
        var ways = [UInt64](repeating: 0xcbf2_9ce4_8422_2325, count: folders.count)
        // A folder stands behind the one that holds it.
        for index in folders.indices.dropFirst() {
            ways[index] = mixed(mixed(ways[Int(folders[index].parent)], name(folders[index].name)), [0x2F])
        }
        return documents.map { mixed(ways[Int($0.folder)], name($0.name)) }
    }
}
