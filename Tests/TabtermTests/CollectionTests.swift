// Collections: people's own lists, kept whatever happens around them.
import NavigationStore
import TabTermUI
import TerminalScreen
import Testing

@testable import TabViews
@testable import tabterm

@MainActor @Suite("Collections")
struct CollectionTests {
    private let folder = FolderFixture()
    private var file: StoreFile { StoreFile(path: PathBytes(bytes: folder.path + Array("/data/c.json".utf8))) }

    @Test("Made, filled, renamed, reordered and deleted; the same after a restart")
    func life() throws {
        let collections = DocumentCollections(file: file)
        let first = try collections.create(named: "  To\nread ")
        let second = try collections.create(named: "Later")
        #expect(collections.add(["a.md", "b.md"], to: first) == 2)
        #expect(collections.add(["a.md", "c.md"], to: first) == 1)
        collections.move("c.md", to: 0, in: first)
        collections.remove(["a.md"], from: first)
        try collections.rename(second, to: "Much later")
        let expected = [
            DocumentCollection(id: first, name: "To read", documents: ["c.md", "b.md"]),
            DocumentCollection(id: second, name: "Much later"),
        ]
        #expect(collections.all == expected)
        #expect(DocumentCollections(file: file).all == expected)
        collections.delete(first)
        #expect(DocumentCollections(file: file).all == [expected[1]])
        #expect(collections.notice == nil)
    }

    @Test("Documents and numbers that begin with a mark are kept, moved and deleted as any")
    func marks() throws {
        let names = ["\u{488}.md", "\u{301}/#:.md", "/\u{301}"]
        let collections = DocumentCollections(file: file)
        let id = try collections.create(named: "Marks", with: names)
        #expect(DocumentCollections(file: file).all.map(\.documents) == [names])
        collections.move(names[2], to: 0, in: id)
        #expect(DocumentCollections(file: file).all.map(\.documents) == [[names[2], names[0], names[1]]])
        let number = "\u{488}:\u{301}"
        try file.save(changes: ["collection/" + number: .object(["name": .string("Odd")])])
        let again = DocumentCollections(file: file)
        again.add(names, to: number)
        #expect(again[number]?.documents == names)
        again.delete(number)
        #expect(again.all.map(\.id) == [id])
        #expect(try file.load().values.keys.filter { $0.unicodeScalars.contains("\u{488}") }.count == 1)
    }

    @Test("Two running programs lose nothing of each other's")
    func two() throws {
        let one = DocumentCollections(file: file)
        let id = try one.create(named: "Shared")
        let other = DocumentCollections(file: file)
        one.add(["a.md"], to: id)
        other.add(["b.md"], to: id)
        try other.create(named: "Other's")
        try one.rename(id, to: "Ours")
        let now = DocumentCollections(file: file).all
        #expect(now.map(\.name) == ["Ours", "Other's"])
        #expect(now.first.map { Set($0.documents) } == ["a.md", "b.md"])
    }

    @Test("What the guide brings is there until it is deleted, and then stays away")
    func initial() {
        let initial = (name: "First steps", documents: Guide.firstSteps)
        let collections = DocumentCollections(file: file, initial: initial)
        #expect(collections.all.map(\.documents) == [Guide.firstSteps])
        collections.delete("first")
        #expect(DocumentCollections(file: file, initial: initial).all.isEmpty)
    }

    @Test("Without a place they work for this run, and say that they are not kept")
    func nowhere() throws {
        let collections = DocumentCollections(file: nil)
        try collections.create(named: "A")
        #expect(collections.all.count == 1)
        #expect(collections.notice == .notKept)
    }

    @Test("K11: dragged onto another, a document takes its place, from above and from below; the place is marked")
    func dragged() throws {
        for name in ["a", "b", "c", "d"] { folder.file(name + ".md", "# Title \(name)\n") }
        let run = try ReaderRun(folder: folder)
        let id = try run.reader.collections.create(named: "Row", with: ["a.md", "b.md", "c.md", "d.md"])
        run.reader.selection = .collection(id)
        func point(_ title: String) throws -> Point {
            let rows = run.session.render(run.size).canvas.rows
            let row = try #require(rows.firstIndex { $0.dropFirst(30).contains(title) })
            return Point(column: 40, row: row)
        }
        func drag(_ title: String, to other: String) throws {
            let (start, end) = (try point(title), try point(other))
            run.session.send(.mouse(MouseEvent(.press, .left, at: start)))
            let before = run.session.render(run.size).canvas[end].style
            run.session.send(.mouse(MouseEvent(.drag, .left, at: end)))
            #expect(run.session.render(run.size).canvas[end].style.attributes.contains(.reverse))
            #expect(!before.attributes.contains(.reverse))
            run.session.send(.mouse(MouseEvent(.release, .left, at: end)))
        }
        var order: [String] { run.reader.collections[id]?.documents ?? [] }
        try drag("Title a", to: "Title c")
        #expect(order == ["b.md", "c.md", "a.md", "d.md"])
        try drag("Title d", to: "Title b")
        #expect(order == ["d.md", "b.md", "c.md", "a.md"])
        let (start, other) = (try point("Title b"), try point("Title c"))
        run.session.send(.mouse(MouseEvent(.press, .left, at: start)))
        for end in [other, start] { run.session.send(.mouse(MouseEvent(.drag, .left, at: end))) }
        run.session.send(.mouse(MouseEvent(.release, .left, at: start)))
        #expect(order == ["d.md", "b.md", "c.md", "a.md"])
        run.reader.marks = ["d.md", "c.md"]
        try drag("Title d", to: "Title a")
        #expect(order == ["b.md", "a.md", "d.md", "c.md"])
        #expect(run.screen.contains("Title d") && run.session.hand == nil)
        #expect(!run.reader.place(["x.md"], at: "a.md", in: id))
    }

    @Test("A name that can't be is told, and nothing changes: blank, of 1,000 letters, taken; controls are shown")
    func names() throws {
        let collections = DocumentCollections(file: file)
        let id = try collections.create(named: "A")
        try collections.create(named: "B")
        let before = collections.all
        #expect(throws: NameFault.blank) { try collections.create(named: " \n\t ") }
        #expect(throws: NameFault.tooLong(1000)) { try collections.create(named: String(repeating: "я", count: 1000)) }
        #expect(throws: NameFault.taken("B")) { try collections.rename(id, to: " B ") }
        #expect(throws: NameFault.blank) { try collections.rename(id, to: "") }
        #expect(collections.all == before)
        try collections.rename(id, to: "A")
        try collections.rename(id, to: "\u{1B}[31mred\u{202E}")
        #expect(collections[id]?.name == "\\x1b[31mred\\u{202e}")
        #expect(DocumentCollections(file: file).all == collections.all)
    }

    @Test("What was deleted comes back whole, in its place, also for the next run")
    func restored() throws {
        let collections = DocumentCollections(file: file)
        let id = try collections.create(named: "A", with: ["x.md", "y.md"])
        try collections.create(named: "B")
        let before = collections.all
        collections.delete(id)
        #expect(collections.all.map(\.name) == ["B"])
        #expect(collections.deleted?.name == "A")
        collections.restore()
        #expect(collections.all == before)
        #expect(collections.deleted == nil)
        #expect(DocumentCollections(file: file).all == before)
    }

    @Test("As a plain list: one path a line, bytes as they are; never over a file, never into the folder")
    func plainList() throws {
        folder.folder(Array("read".utf8))
        folder.folder(Array("out".utf8))
        let root = folder.path + Array("/read".utf8)
        let names = [Array("a b.md".utf8), [0xFF, 0x2E], Array("two\nlines".utf8)].map { FileName.identifier($0) }
        let bytes = PlainList.bytes(names, in: root)
        let start = root + [UInt8(ascii: "/")]
        #expect(
            bytes == start + Array("a b.md\n".utf8) + start + [0xFF, 0x2E, 0x0A] + start + Array("two\\nlines\n".utf8))
        #expect(PlainList.bytes(["in/a.md"], in: nil) == Array("in/a.md\n".utf8))
        let home = String(decoding: folder.path, as: UTF8.self)
        let marked = "\u{301}.txt"
        #expect(PlainList.path(" ~/\(marked)", home: "/h")?.bytes == Array("/h/\(marked)".utf8))
        #expect(PlainList.path(" \(marked)", home: "/h")?.bytes == Array(marked.utf8))
        let file = try #require(PlainList.path("~/out/list.txt", home: home))
        try PlainList.write(bytes, to: file, outside: root)
        #expect(FileBytes.head(at: file.bytes, 1000) == bytes)
        func fault(_ typed: String) -> ListFault? {
            guard let path = PlainList.path(typed, home: home) else { return .noName }
            do throws(ListFault) { try PlainList.write(bytes, to: path, outside: root) } catch { return error }
            return nil
        }
        #expect(fault("~/out/list.txt") == .exists)
        #expect(fault("~/read/list.txt") == .inFolder)
        #expect(fault("~/out/../read/list.txt") == .inFolder)
        folder.link("way", to: "read")
        #expect(fault("~/way/list.txt") == .inFolder)
        #expect(fault("~/none/list.txt") == .noFolder)
        #expect(fault("~/out/") == .noName && fault("") == .noName)
        #expect(Words.embedded().knows("reader.export.fault.\(ListFault.other)"))
        #expect(FileBytes.head(at: file.bytes, 1000) == bytes)
    }
}
