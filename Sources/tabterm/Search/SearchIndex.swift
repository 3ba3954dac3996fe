// The index on disk: which documents can hold a word, and in which order they are worth reading. It only ever saves
// reading: what it does not know, or knows of an older state of a file, is read. So it may be half made, old, or away.
import CSQLite
import MarkdownText
import NavigationStore

/// An open index of the documents of one folder.
final class SearchIndex: @unchecked Sendable {
    /// What the index knows of a document.
    struct Record: Equatable, Sendable {
        /// The number under which its words stand.
        var id: Int64
        /// Bytes.
        var size: Int64
        /// Seconds since 1970; `unsure` where the file may have changed within the same second.
        var modified: Int64

        static let unsure = Int64.min
    }

    /// Changed whenever the tables or what stands in them does.
    private static let version: Int64 = 4
    /// Large pages for what is long, taken from the log into the file in few steps.
    private static let settings = """
        PRAGMA page_size = 16384; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
        PRAGMA cache_size = -4000; PRAGMA wal_autocheckpoint = 2000
        """
    let database: Database

    private init(_ database: Database) throws(DatabaseError) {
        self.database = database
        try database.run(Self.settings)
        if try database.number("PRAGMA user_version") != Self.version { try makeTables() }
        // A file that lost its tables or its first pages says so here.
        _ = try database.statement("SELECT id, path, size, modified, title FROM files LIMIT 1").step()
        _ = try Postings.documents(having: [0], in: database)
        _ = try database.number("SELECT rowid FROM words LIMIT 1")
    }

    /// Opens the index in a file; makes it, and makes it anew where it is damaged.
    ///
    /// Returns nil where there can be none: no room, no permission.
    static func open(at path: PathBytes) -> SearchIndex? {
        try? path.folder.makeFolders()
        do throws(DatabaseError) {
            return try SearchIndex(Database(at: path))
        } catch {
            guard error.isDamage else { return nil }
            remove(path)
            return try? SearchIndex(Database(at: path))
        }
    }

    /// Removes the files of an index.
    static func remove(_ path: PathBytes) {
        for suffix in ["", "-wal", "-shm"] { path.suffixed(suffix).remove() }
    }

    private func makeTables() throws(DatabaseError) {
        try database.run("BEGIN IMMEDIATE")
        // Another instance may have been quicker.
        if try database.number("PRAGMA user_version") != Self.version {
            for table in ["files", "grams", "words"] + Postings.tableNames {
                try database.run("DROP TABLE IF EXISTS \(table)")
            }
            try database.run(
                """
                CREATE TABLE files(id INTEGER PRIMARY KEY, path INTEGER, size INTEGER, modified INTEGER, title TEXT);
                CREATE VIRTUAL TABLE words USING fts5(title, text, content='', tokenize='unicode61 remove_diacritics 0');
                INSERT INTO words(words, rank) VALUES('hashsize', 4000000);
                INSERT INTO words(words, rank) VALUES('automerge', 0);
                \(Postings.tables)
                PRAGMA user_version = \(Self.version);
                """)
        }
        try database.run("COMMIT")
    }

    /// Forgets everything, so that what is gone takes no room.
    func empty() throws(DatabaseError) {
        try database.run("PRAGMA user_version = 0")
        try makeTables()
    }

    // MARK: Reading

    /// All records, by the number of the path.
    func records() throws(DatabaseError) -> [UInt64: Record] {
        var result: [UInt64: Record] = [:]
        result.reserveCapacity(Int(try database.number("SELECT count(*) FROM files") ?? 0))
        let statement = try database.statement("SELECT path, id, size, modified FROM files")
        while try statement.step() {
            result[UInt64(bitPattern: statement.number(0))] = Record(
                id: statement.number(1), size: statement.number(2), modified: statement.number(3))
        }
        return result
    }

    /// Gives the documents of a tree the titles that were read out of them before, as far as they have not changed.
    ///
    /// - Returns: The documents whose titles are known, also where they have none.
    func readTitles(into tree: inout FileTree) throws(DatabaseError) -> Set<Int> {
        var known: Set<Int> = []
        let numbers = Dictionary(zip(tree.documentKeys(), tree.documents.indices)) { first, _ in first }
        let statement = try database.statement("SELECT path, size, modified, title FROM files")
        while try statement.step() {
            guard let number = numbers[UInt64(bitPattern: statement.number(0))],
                tree.documents[number].size == statement.number(1),
                tree.documents[number].modified == statement.number(2)
            else { continue }
            known.insert(number)
            let title = statement.bytes(3)
            if !title.isEmpty { tree.setTitle(String(decoding: title, as: UTF8.self), ofDocument: number) }
        }
        return known
    }

    /// Another number whenever somebody else has changed the file.
    func revision() throws(DatabaseError) -> Int64 { try database.number("PRAGMA data_version") ?? 0 }

    /// The last number that a document was given, removed ones included.
    func lastID() throws(DatabaseError) -> Int64 {
        try database.number("SELECT rowid FROM words ORDER BY rowid DESC LIMIT 1") ?? 0
    }

    /// The documents in which the words stand as words, the best first.
    func ranked(_ query: TextQuery, limit: Int) throws(DatabaseError) -> [Int64] {
        guard let match = Self.words(query) else { return [] }
        let statement = try database.statement(
            "SELECT rowid FROM words WHERE words MATCH ?1 ORDER BY bm25(words, 10.0, 1.0) LIMIT \(limit)")
        try statement.bind(1, match)
        var result: [Int64] = []
        while try statement.step() { result.append(statement.number(0)) }
        return result
    }

    /// The documents in which the words may stand.
    func candidates(_ query: TextQuery) throws(DatabaseError) -> [Int64] {
        let codes = query.wanted.reduce(into: Set<UInt32>()) { $0.formUnion(Grams.codes(ofWord: $1.folded)) }
        return try Postings.documents(having: codes.sorted(), in: database)
    }

    /// The query in FTS5's words; nil where it has none.
    ///
    /// Every word is quoted, so that nothing that a person types is an operator.
    static func words(_ query: TextQuery) -> [UInt8]? {
        let terms = query.wanted.filter { $0.folded.contains { $0 >= 0x80 || Self.isAlphanumeric($0) } }
        if terms.isEmpty { return nil }
        let quote = UInt8(ascii: "\"")
        let parts = terms.map { term -> [UInt8] in
            let text = term.folded.map { $0 < 0x20 || $0 == quote ? UInt8(ascii: " ") : $0 }
            // The beginning of a word is looked for as such once it says something.
            return [quote] + text + [quote] + Array((term.isOpen && term.folded.count > 2 ? " *" : "").utf8)
        }
        return Array(parts.joined(separator: Array(" AND ".utf8)))
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        byte &- 0x30 < 10 || byte &- 0x61 < 26
    }
}
