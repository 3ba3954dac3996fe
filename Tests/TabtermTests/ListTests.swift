// Pages that list documents: sorted, filtered, marked; collections filled from them by key.
import Glibc
import MarkdownText
import NavigationStore
import TabTermUI
import TabViews
import TerminalScreen
import Testing

@testable import tabterm

@MainActor @Suite("Lists")
struct ListTests {
    private let folder = FolderFixture()

    /// Three documents whose title, time and size are ordered differently, and a folder.
    private func run() throws -> ReaderRun {
        folder.file("in/a.md", "# Curlew\n" + String(repeating: "x", count: 50))
        folder.file("in/b.md", "# Dunlin\n" + String(repeating: "x", count: 3000))
        folder.file("in/c.md", "# Avocet\n")
        folder.file("in/deep/d.md", "# Deep\n")
        folder.file("in/deep/e.md", "# Egret\n")
        folder.time("in/a.md", 3_000_000)
        folder.time("in/b.md", 2_000_000)
        folder.time("in/c.md", 1_000_000)
        return try ReaderRun(folder: folder)
    }

    private func order(_ run: ReaderRun, _ titles: [String] = ["Avocet", "Curlew", "Dunlin"]) -> [String] {
        // The page alone, without the sidebar.
        let rows = run.screen.split(separator: "\n").map { row in
            row.firstIndex(of: "│").map { row[$0...] } ?? ""
        }
        return rows.compactMap { row in titles.first { row.contains($0) } }
    }

    @Test("b sorts by title, change and size, B turns round, each said and shown; the order outlives the run")
    func sorted() throws {
        let run = try run()
        run.reader.selection = .library
        #expect(order(run) == ["Curlew", "Dunlin", "Avocet"])
        run.press(KeyPress("b"))
        #expect(order(run) == ["Avocet", "Curlew", "Dunlin"])
        #expect(run.screen.contains("by title"))
        run.press(KeyPress("b"))
        #expect(order(run) == ["Curlew", "Dunlin", "Avocet"])
        #expect(run.screen.contains("newest first") && run.screen.contains("1970-02-04"))
        run.press(KeyPress("B"))
        #expect(order(run) == ["Avocet", "Dunlin", "Curlew"])
        #expect(run.screen.contains("oldest first"))
        run.press(KeyPress("b"))
        #expect(order(run) == ["Dunlin", "Curlew", "Avocet"])
        #expect(run.screen.contains("largest first") && run.screen.contains("3.0 KB"))
        run.reader.end()
        let again = try ReaderRun(folder: folder)
        again.reader.selection = .library
        #expect(order(again) == ["Dunlin", "Curlew", "Avocet"])
        again.press(KeyPress("b"))
        #expect(again.reader.memory["sort/:library"] == nil)
        again.reader.selection = .home
        again.press(KeyPress("b"))
        #expect(again.screen.contains("no list"))
    }

    @Test("f filters a folder's documents and folders; the filter stays inside, Esc takes it off, leaving too")
    func filtered() throws {
        let run = try run()
        run.reader.open(.path(RelativePath(identifier: "in/deep"), heading: nil))
        run.press(KeyPress("f"))
        run.type("egr")
        #expect(order(run, ["Deep", "Egret"]) == ["Egret"])
        run.press(KeyPress(.enter), KeyPress(.enter))
        #expect(run.reader.currentDocument == "in/deep/e.md")
        run.press(KeyPress(.escape))
        #expect(order(run, ["Deep", "Egret"]) == ["Egret"])
        run.press(KeyPress(.escape))
        #expect(run.reader.list(.folder("in/deep")).filter.isEmpty)
        run.press(KeyPress("f"))
        run.type("zzz")
        #expect(run.screen.contains("Nothing matches “zzz”"))
        // A pushed folder that is left forgets its filter.
        run.reader.selection = .home
        run.reader.path(of: .home).wrappedValue = [.folder("in")]
        run.reader.list(.folder("in")).filter = "cur"
        run.reader.path(of: .home).wrappedValue = []
        #expect(run.reader.list(.folder("in")).filter.isEmpty)
    }

    @Test("x marks, the title line says how many, d lifts all; a document can be in two collections")
    func marked() throws {
        let run = try run()
        try run.reader.collections.create(named: "One")
        try run.reader.collections.create(named: "Two", with: ["in/a.md"])
        run.reader.selection = .library
        run.press(KeyPress(.enter), KeyPress("x"), KeyPress(.down), KeyPress("x"))
        #expect(run.screen.contains("2 marked"))
        #expect(run.reader.marks == ["in/a.md", "in/b.md"])
        run.press(KeyPress(.down), KeyPress("x"), KeyPress("x"))
        #expect(run.reader.marks.count == 2)
        run.press(KeyPress("d"))
        // The row under the cursor is not one of those that are marked: it goes alone.
        run.press(KeyPress(.enter))
        #expect(run.reader.collections.all[0].documents == ["in/c.md"])
        run.press(KeyPress(.up), KeyPress("d"), KeyPress(.down), KeyPress(.enter))
        #expect(run.reader.collections.all[1].documents == ["in/a.md", "in/b.md"])
        #expect(run.reader.marks.isEmpty)
        #expect(!run.screen.contains("marked"))
        run.press(KeyPress("x"), KeyPress("X"))
        #expect(run.reader.marks.isEmpty)
    }

    @Test("A new collection holds what was lifted; a name that can't be is said, and what was typed stays")
    func newCollection() throws {
        let run = try run()
        run.reader.selection = .library
        run.press(KeyPress(.enter), KeyPress("x"), KeyPress(.down), KeyPress("x"), KeyPress("d"))
        #expect(run.screen.contains("It will hold 2 documents."))
        run.press(KeyPress(.enter))
        #expect(run.screen.contains("A collection needs a name."))
        run.type("To read")
        run.press(KeyPress(.enter))
        #expect(run.reader.collections.all.map(\.documents) == [["in/a.md", "in/b.md"]])
        #expect(run.reader.question == nil && run.reader.marks.isEmpty)
        run.reader.question = .newCollection(documents: [])
        _ = run.screen
        run.type("To read")
        run.press(KeyPress(.enter))
        #expect(run.screen.contains("There is a collection “To read” already."))
        run.type("!")
        run.press(KeyPress(.tab), KeyPress(.enter))
        #expect(run.reader.collections.all.map(\.name) == ["To read", "To read!"])
        run.reader.question = .newCollection(documents: [])
        _ = run.screen
        #expect(run.reader.draft.isEmpty && run.reader.fault == nil)
        run.session.send(.paste(String(repeating: "long ", count: 200)))
        run.press(KeyPress(.enter))
        #expect(run.screen.contains("at most 200 letters"))
        run.press(KeyPress(.escape), KeyPress(.escape))
        #expect(run.reader.question == nil && run.reader.collections.all.count == 2)
    }

    @Test("In a collection J and K move a document, Delete takes it out; what is missing is said and kept")
    func collection() throws {
        let run = try run()
        let id = try run.reader.collections.create(named: "Mine", with: ["in/a.md", "in/gone.md", "in/c.md"])
        run.reader.selection = .collection(id)
        #expect(run.screen.contains("not there now") && run.screen.contains("1 document is not there now"))
        run.press(KeyPress(.enter), KeyPress("J"))
        #expect(run.screen.contains("Curlew, 2 of 3"))
        #expect(run.reader.collections[id]?.documents == ["in/gone.md", "in/a.md", "in/c.md"])
        run.press(KeyPress(.up, .shift))
        #expect(run.reader.collections[id]?.documents == ["in/a.md", "in/gone.md", "in/c.md"])
        run.press(KeyPress("b"), KeyPress("J"))
        #expect(run.screen.contains("only your own order"))
        run.press(KeyPress("b"), KeyPress("b"), KeyPress("b"), KeyPress(.home), KeyPress(.delete))
        #expect(run.reader.collections[id]?.documents == ["in/gone.md", "in/c.md"])
        folder.file("in/gone.md", "# Back again\n")
        run.reader.library.take(run.reader.library.source.wholeTree())
        #expect(run.screen.contains("Back again") && !run.screen.contains("not there"))
    }

    @Test("A collection is copied and written as a list; deleting asks, and it can be brought back")
    func listAndDelete() throws {
        let run = try run()
        let id = try run.reader.collections.create(named: "Mine", with: ["in/a.md"])
        run.reader.copyList(id)
        #expect(run.copied == String(decoding: folder.path, as: UTF8.self) + "/in/a.md\n")
        run.reader.question = .writeCollection(id)
        #expect(run.screen.contains("~/Mine.txt"))
        run.reader.draft = String(decoding: folder.path, as: UTF8.self) + "/mine.txt"
        run.press(KeyPress(.enter))
        #expect(run.screen.contains("Nothing is written into the folder"))
        run.press(KeyPress(.escape), KeyPress(.escape))
        run.reader.selection = .collection(id)
        run.reader.question = .deleteCollection(id)
        run.press(KeyPress(.enter))
        #expect(run.reader.collections[id] != nil, "Cancel has the first focus")
        run.reader.question = .deleteCollection(id)
        run.press(KeyPress(.up), KeyPress(.enter))
        #expect(run.reader.collections.all.isEmpty && run.reader.selection == .home)
        #expect(run.screen.contains("Bring back “Mine”"))
        run.reader.collections.restore()
        #expect(run.reader.collections[id]?.documents == ["in/a.md"])
    }

    @Test(", and . go back and forward over documents and tabs, also through collections and links")
    func travelled() throws {
        folder.file("one.md", "# One\n\n[Two](in/a.md)\n")
        let run = try run()
        run.reader.open(.path(RelativePath(identifier: "one.md"), heading: nil))
        run.press(KeyPress(.enter), KeyPress(.tab), KeyPress(.enter))
        #expect(run.reader.currentDocument == "in/a.md" && run.reader.selection == .document("one.md"))
        run.reader.open(.path(RelativePath(identifier: "in/deep/d.md"), heading: nil))
        run.press(KeyPress(","))
        #expect(run.reader.currentDocument == "in/a.md" && run.reader.selection == .document("one.md"))
        run.press(KeyPress(.left, .alt))
        #expect(run.reader.currentDocument == "one.md")
        run.press(KeyPress(","))
        #expect(run.reader.selection == .home)
        run.press(KeyPress(","))
        #expect(run.screen.contains("nothing to go back to"))
        run.press(KeyPress("."), KeyPress("."), KeyPress(.right, .alt))
        #expect(run.reader.currentDocument == "in/deep/d.md")
        run.press(KeyPress("."))
        #expect(run.screen.contains("nothing to go forward to"))
    }

    @Test("The contents begin at the current section and say so; t closes them again")
    func contents() throws {
        let text = (1...9).map { "## Part \($0)\n\n" + String(repeating: "word ", count: 300) }.joined(
            separator: "\n\n")
        folder.file("long.md", "# Long\n\n" + text)
        let run = try ReaderRun(folder: folder)
        run.reader.open(.path(RelativePath(identifier: "long.md"), heading: nil))
        run.press(KeyPress("t"), KeyPress(.down), KeyPress(.down), KeyPress(.down), KeyPress(.down), KeyPress(.enter))
        #expect(run.screen.contains("Part 4"))
        run.press(KeyPress("t"))
        #expect(run.reader.contents?.current == 4)
        #expect(run.screen.split(separator: "\n").contains { $0.contains("▌  Part 4") && $0.contains("here") })
        run.press(KeyPress("t"))
        #expect(run.reader.contents == nil)
    }

    @Test("Home: what was read and how far, where to go on, what has changed since the last visit until it is read")
    func home() throws {
        folder.file("long.md", "# Long\n\n" + String(repeating: "A paragraph.\n\n", count: 400))
        folder.file("short.md", "# Short\n")
        folder.time("long.md", 1000)
        folder.time("short.md", 1000)
        let run = try ReaderRun(folder: folder)
        run.reader.begin()
        #expect(run.screen.contains("Begin with"))
        run.reader.open(.path(RelativePath(identifier: "long.md"), heading: nil))
        run.press(KeyPress(.enter), KeyPress(.end))
        run.reader.noteShown("short.md")
        run.reader.noteReading("short.md")
        run.reader.selection = .home
        #expect(run.screen.contains("Continue") && run.screen.contains("100 %") && run.screen.contains("Read before"))
        run.reader.end()
        folder.time("long.md", FileTime.now + 60)
        let again = try ReaderRun(folder: folder)
        again.reader.selection = .home
        #expect(again.reader.freshCount == 1)
        #expect(again.screen.contains("New or changed since your last visit"))
        #expect(again.screen.split(separator: "\n").contains { $0.contains("▤ Long") && $0.contains("new") })
        again.reader.noteReading("long.md")
        #expect(again.reader.freshCount == 0)
        #expect(!again.screen.contains("New or changed"))
    }
}

extension FolderFixture {
    /// Gives a file a time, in seconds since 1970.
    fileprivate func time(_ name: String, _ seconds: Int64) {
        var times = [timeval(tv_sec: time_t(seconds), tv_usec: 0), timeval(tv_sec: time_t(seconds), tv_usec: 0)]
        utimes((path + Array("/\(name)".utf8)).map { CChar(bitPattern: $0) } + [0], &times)
    }
}
