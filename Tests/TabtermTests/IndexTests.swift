// The search index: it finds what reading finds, follows the files, and survives damage, rivals and a lack of room.
import Glibc
import MarkdownText
import NavigationStore
import TestSupport
import Testing

@testable import tabterm

@Suite("Index")
struct IndexTests {
    private let folder = FolderFixture()
    private var file: PathBytes { PathBytes(bytes: folder.path + Array("/.cache/index.db".utf8)) }
    private var source: LibrarySource { .folder(folder.path) }

    private func updated(_ tree: FileTree? = nil) throws -> SearchIndex {
        let index = try #require(SearchIndex.open(at: file))
        try IndexUpdate.run(index, tree ?? source.wholeTree(), source, Cancellation()) { _ in }
        return index
    }

    /// What a query finds, by name; with an index, without reading what it rules out.
    private func found(_ typed: String, _ index: SearchIndex? = nil) throws -> [String] {
        guard let query = TextQuery(typed) else { return [] }
        let tree = source.wholeTree()
        let indexed = try index.map { try IndexedTree($0, tree, last: nil) }
        var hits: [SearchHit] = []
        try TextSearch.run(query, tree, source, index: indexed, Cancellation()) { new, _ in hits += new }
        return hits.map(\.id)
    }

    /// Gives a file a time long past, so that the index may be sure of it.
    private func age(_ name: String, by seconds: Int = 100) {
        var times = [
            timeval(tv_sec: time(nil) - seconds, tv_usec: 0), timeval(tv_sec: time(nil) - seconds, tv_usec: 0),
        ]
        _ = PathBytes(bytes: folder.path + Array("/\(name)".utf8)).withCString { utimes($0, &times) }
    }

    @Test("A feed gives every document once and in order, then nothing; whoever stops asking waits for nobody")
    func feed() throws {
        for number in 0..<100 { folder.file("d\(number).md", "# Tide \(number)\n") }
        let tree = source.wholeTree()
        let wanted = Array(tree.documents.indices.reversed())
        let feed = DocumentFeed(wanted, tree, source, Cancellation())
        var given: [Int] = []
        while given.count < wanted.count { given += feed.next().map(\.document) }
        #expect(given == wanted)
        #expect(feed.next().isEmpty)
        // Given up at once, after some, and with all read ahead that there is room for.
        for count in 0..<4 {
            let other = DocumentFeed(wanted, tree, source, Cancellation())
            for _ in 0..<count { #expect(!other.next().isEmpty) }
            other.giveUp()
        }
        #expect(try found("tide", updated()).count == 100)
    }

    @Test("The index finds what reading finds, in random documents", arguments: Seeds.some(12))
    func sameAsReading(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let words = [
            "tide", "Low", "é", "cafe\u{301}", "CAFÉ", "海の本", "ab", "a", "ß", "o’clock", "\"q\"", "it's", "-x", "\n\n",
            "# ", "가각", "İ",
        ]
        for number in 0..<30 {
            let text = (0..<random.number(0...25)).map { _ in
                random.pick(words, or: "") + (random.once(in: 3) ? "" : " ")
            }.joined()
            let name =
                random.once(in: 3) ? "in/d\(number).md" : random.once(in: 4) ? "tide\(number).txt" : "d\(number).md"
            folder.file(name, text)
            if !random.once(in: 6) { age(name) }
        }
        let index = try updated()
        for _ in 0..<25 {
            let typed = (0..<random.number(1...3)).map { _ in
                let word = random.pick(words, or: "a")
                let part = String(word.prefix(random.number(1...4)))
                return random.once(in: 6) ? "-" + part : random.once(in: 5) ? "\"\(part) \(word)\"" : part
            }.joined(separator: " ")
            #expect(try Set(found(typed, index)) == Set(found(typed)), "\(typed.debugDescription)")
        }
    }

    @Test("Titles are taken from the index as long as their files are as they were; what has changed is read")
    @MainActor func titles() async throws {
        folder.file("in/a.md", "# First\n\ntext\n")
        folder.file("b.md", "no title\n")
        folder.file("c.md", "# Third\n")
        for name in ["in/a.md", "b.md", "c.md"] { age(name) }
        _ = try updated()
        folder.file("c.md", "# Other\n")
        let read = Ends()
        let source = self.source
        let counted = LibrarySource(
            name: "", root: source.root, listed: nil, read: source.read,
            head: { path, count in
                read.add()
                return source.head(path, count)
            })
        let library = Library(source: counted)
        let keeper = IndexKeeper(path: file)
        library.knownTitles = { keeper.readTitles(into: &$0) }
        var isTitled = false
        library.onTitled = { isTitled = true }
        library.scan()
        while !isTitled { await Task.yield() }
        let tree = library.tree
        #expect(tree.documentsInOrder().map { tree.title(ofDocument: $0) } == ["b.md", "Other", "First"])
        #expect(read.count == 1)
        // Without an index nothing is known, and none is made.
        SearchIndex.remove(file)
        var other = tree
        #expect(keeper.readTitles(into: &other).isEmpty)
        #expect(file.withCString { access($0, F_OK) } != 0)
    }

    @Test("It reads only what may hold the words, and ranks whole words and many of them first")
    func ranking() throws {
        folder.file("a.md", "# One\n\nlowtides and other words, many of them, so that it is long\n")
        folder.file("b.md", "# Two\n\ntide and much else that has nothing to do with it at all, really\n")
        folder.file("c.md", "# Three\n\ntide tide tide\n")
        folder.file("d.md", "# Four\n\nnothing\n")
        folder.file("e.md", "# Tide\n")
        for name in ["a.md", "b.md", "c.md", "d.md", "e.md"] { age(name) }
        let index = try updated()
        #expect(try found("tide", index) == ["e.md", "c.md", "b.md", "a.md"])
        let tree = source.wholeTree()
        let candidates = try IndexedTree(index, tree, last: nil).candidates(try #require(TextQuery("tide")))
        #expect(candidates.count == 4)
    }

    @Test("Whatever is typed is a query that FTS5 takes", arguments: Seeds.some(60))
    func hostile(seed: Int) throws {
        folder.file("a.md", "x\n")
        let index = try updated()
        var random = SeededGenerator(seed: seed)
        let parts = [
            "\"", "'", "*", "NEAR(", ")", " OR ", " AND ", "NOT", ":", "^", "-", "+", "{title}", "\u{0}", "\u{1}", "é",
            "海", " ", "a", "%", ";--", "words:",
        ]
        for _ in 0..<20 {
            let typed = (0..<random.number(1...6)).map { _ in random.pick(parts, or: "a") }.joined()
            guard let query = TextQuery(typed) else { continue }
            _ = try index.ranked(query, limit: 5)
            _ = try index.candidates(query)
        }
    }

    @Test("Changed and new files are read again, the others not; what is gone leaves it")
    func changes() throws {
        for number in 0..<5 { folder.file("n\(number).md", "alpha \(number)\n") }
        for number in 0..<5 { age("n\(number).md") }
        let first = try updated().records()
        #expect(first.count == 5)
        folder.file("n1.md", "beta and more\n")
        age("n1.md", by: 50)
        folder.remove("n2.md")
        folder.file("n9.md", "alpha new\n")
        age("n9.md")
        let index = try updated()
        let second = try index.records()
        #expect(second.count == 5)
        #expect(second.values.filter { $0.id <= 5 }.count == 3)
        #expect(try found("alpha", index).sorted() == ["n0.md", "n3.md", "n4.md", "n9.md"])
        #expect(try found("beta", index) == ["n1.md"])
        let third = try updated().records()
        #expect(third == second)
    }

    @Test("V12: A file that a clock put back has made older is read again")
    func clockBack() throws {
        folder.file("a.md", "alpha\n")
        age("a.md", by: 50)
        #expect(try found("alpha", try updated()) == ["a.md"])
        folder.file("a.md", "gamma\n")
        age("a.md", by: 100_000)
        let index = try updated()
        #expect(try found("gamma", index) == ["a.md"])
        #expect(try found("alpha", index).isEmpty)
    }

    @Test("A file that changes within the second in which it was read is read again")
    func sameSecond() throws {
        folder.file("a.md", "alpha\n")
        let index = try updated()
        folder.file("a.md", "gamma\n")
        #expect(try found("gamma", index) == ["a.md"])
        #expect(try found("alpha", index).isEmpty)
    }

    @Test("Words of files that are gone take no room for ever")
    func compaction() throws {
        folder.file("a.md", "alpha\n")
        age("a.md")
        let index = try updated()
        try index.database.run("INSERT INTO words(rowid, title, text) VALUES(9000, 'x', 'x')")
        _ = try updated()
        #expect(try index.lastID() == 1)
        #expect(try found("alpha", index) == ["a.md"])
    }

    @Test("A stopped update is of use, and is completed by the next")
    func stopped() throws {
        for number in 0..<20 { folder.file("n\(number).md", "alpha \(number)\n") }
        for number in 0..<20 { age("n\(number).md") }
        let index = try #require(SearchIndex.open(at: file))
        let tree = source.wholeTree()
        let counted = LibrarySource(
            name: "x", root: folder.path, listed: nil,
            read: { [source] path in path.shown == "n7.md" ? .failure(.missing) : source.read(path) }, head: source.head
        )
        let cancellation = Cancellation()
        let stopping = LibrarySource(
            name: "x", root: folder.path, listed: nil,
            read: { path in
                if path.shown == "n15.md" { cancellation.cancel() }
                return counted.read(path)
            }, head: source.head)
        try IndexUpdate.run(index, tree, stopping, cancellation) { _ in }
        let count = try index.records().count
        #expect(count > 0 && count < 20)
        #expect(try found("alpha", index).count == 20)
        _ = try updated()
        #expect(try index.records().count == 20)
    }

    @Test("V13: A damaged file is made anew", arguments: ["empty", "text", "head", "half", "middle", "tables"])
    func damage(kind: String) throws {
        for number in 0..<300 { folder.file("n\(number).md", "alpha \(number) word\(number * 7919)x text\n") }
        for number in 0..<300 { age("n\(number).md") }
        do { _ = try updated() }
        var bytes = try FileBytes.all(at: file.bytes)
        #expect(bytes.count > 50_000)
        switch kind {
        case "empty": bytes = []
        case "text": bytes = Array("not a database at all, but long enough to be taken for one\n".utf8)
        case "head": bytes.replaceSubrange(0..<200, with: [UInt8](repeating: 0x55, count: 200))
        case "half": bytes.removeLast(bytes.count / 2)
        case "middle":
            bytes.replaceSubrange(
                4096..<bytes.count, with: (4096..<bytes.count).map { UInt8(truncatingIfNeeded: $0 * 31) })
        default:
            let database = try Database(at: file)
            try database.run("DROP TABLE words")
        }
        if kind != "tables" { folder.file(Array(".cache/index.db".utf8), bytes) }
        let keeper = IndexKeeper(path: file)
        #expect(hits("word7919x", keeper) == ["n1.md"])
        wait { keeper.update(source.wholeTree(), source, report: $0) }
        #expect(hits("word7919x", keeper) == ["n1.md"])
        keeper.close()
        let index = try #require(SearchIndex.open(at: file))
        #expect(try index.records().count == 300)
        #expect(try index.ranked(try #require(TextQuery("word7919x")), limit: 9).count == 1)
    }

    @Test("Where no file can be made, searches read")
    func noPlace() {
        folder.file("a.md", "alpha\n")
        let keeper = IndexKeeper(path: PathBytes(bytes: folder.path + Array("/a.md/below/index.db".utf8)))
        wait { keeper.update(source.wholeTree(), source, report: $0) }
        #expect(hits("alpha", keeper) == ["a.md"])
    }

    @Test("Two instances build one index together")
    func two() throws {
        for number in 0..<400 { folder.file("n\(number).md", "alpha word\(number)x\n") }
        for number in 0..<400 { age("n\(number).md") }
        let keepers = [IndexKeeper(path: file), IndexKeeper(path: file)]
        let tree = source.wholeTree()
        let ends = Ends()
        for keeper in keepers { keeper.update(tree, source) { if $0 == nil { ends.add() } } }
        while ends.count < 2 { usleep(1000) }
        for keeper in keepers { #expect(hits("word123x", keeper) == ["n123.md"]) }
        let index = try #require(SearchIndex.open(at: file))
        #expect(try index.records().count == 400)
        #expect(try index.lastID() == 400)
        keepers.forEach { $0.close() }
    }

    private func hits(_ typed: String, _ keeper: IndexKeeper) -> [String] {
        guard let query = TextQuery(typed) else { return [] }
        var result: [String] = []
        keeper.search(query, source.wholeTree(), source, Cancellation()) { new, _ in result += new.map(\.id) }
        return result
    }

    private func wait(_ begin: (@escaping @Sendable (Int?) -> Void) -> Void) {
        let ends = Ends()
        begin { if $0 == nil { ends.add() } }
        while ends.count < 1 { usleep(1000) }
    }
}
