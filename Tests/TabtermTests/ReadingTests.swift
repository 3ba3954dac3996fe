// Reading on a screen in memory: ways between and within documents, contents, what is found, what is left and come back to.
import NavigationStore
import TabTermUI
import TabViews
import TerminalScreen
import Testing

@testable import tabterm

@MainActor @Suite("Reading")
struct ReadingTests {
    private let folder = FolderFixture()

    private func guide() throws -> ReaderRun { try ReaderRun(Options(), home: folder) }
    private func opened() throws -> ReaderRun { try ReaderRun(folder: folder) }
    private func run(_ options: Options) throws -> ReaderRun { try ReaderRun(options, home: folder) }

    @Test("A link that leads out of the folder says so")
    func linkOutOfFolder() throws {
        let folder = FolderFixture()
        folder.file("a.md", "# A\n\n[up](../outside.md)\n")
        var options = Options()
        options.subject = .path(folder.path)
        options.link = "a.md"
        let run = try run(options)
        run.press(KeyPress(.enter), KeyPress(.tab), KeyPress(.enter))
        #expect(run.screen.contains("There is no page “../outside.md” here"))
    }

    @Test("DocC's links by a page's name lead to it, from any folder, and to its heading")
    func linkByName() throws {
        let folder = FolderFixture()
        folder.file("Contents.md", "# Contents\n\n<doc:Types#Two-Kinds>\n")
        folder.file(
            "Reference/Types.md", "# Types\n\n" + String(repeating: "x\n\n", count: 60) + "## Two Kinds\n\nHere.\n")
        var options = Options()
        options.subject = .path(folder.path)
        options.link = "Contents.md"
        let run = try run(options)
        #expect(run.screen.contains("Two Kinds") && !run.screen.contains("doc:"))
        run.press(KeyPress(.enter), KeyPress(.tab), KeyPress(.enter))
        #expect(run.screen.contains("Two Kinds") && run.screen.contains("Here."))
    }

    @Test("t lists the headings and goes to one; y copies the link; the palette leads to documents")
    func contents() throws {
        let run = try guide()
        run.press(KeyPress("t"))
        #expect(run.screen.contains("There is no document"))
        run.reader.selection = .document("keys.md")
        run.press(KeyPress("t"))
        #expect(run.screen.contains("Moving about"))
        run.press(KeyPress(.down), KeyPress(.down), KeyPress(.enter))
        #expect(run.reader.contents == nil)
        #expect(run.reader.place(in: "keys.md").wrappedValue.sourceLine > 20)
        run.press(KeyPress("y"))
        #expect(run.screen.contains("tabterm://library/keys.md"))
        run.press(KeyPress(":"))
        // Letter by letter: what is marked is what Enter opens.
        run.type("narrow")
        #expect(run.screen.split(separator: "\n").contains { $0.contains("▌") && $0.contains("narrow.md") })
        run.press(KeyPress(.enter))
        #expect(run.reader.selection == .document("narrow.md"))
        #expect(!run.reader.paletteIsOpen)
    }

    @Test(", goes back to where one was before a jump in the same document: by a link, by the contents")
    func jumpsBack() throws {
        let parts = (1...20).map { "## Part \($0)\n\n" + (1...9).map { "Line \($0).\n" }.joined(separator: "\n") }
        folder.file("a.md", "# One\n\nSee [the end](#part-20).\n\n" + parts.joined(separator: "\n"))
        let run = try opened()
        run.reader.selection = .document("a.md")
        run.press(KeyPress(.right), KeyPress(.pageDown))
        let before = run.screen
        run.press(KeyPress("t"), KeyPress(.end), KeyPress(.enter))
        #expect(run.screen.contains("Part 20") && run.screen != before)
        let end = run.screen
        run.session.send(.key(","))
        #expect(run.session.needsFrame)
        #expect(run.screen == before)
        run.press(KeyPress("."))
        #expect(run.screen == end)
        run.press(KeyPress(.home), KeyPress(.tab), KeyPress(.enter))
        #expect(run.screen.contains("Part 20"))
        run.press(KeyPress(","))
        #expect(run.screen.contains("the end"))
    }

    @Test("A document that was changed between two runs opens at the sentence that was left")
    func changedBetween() throws {
        let text = (1...60).map { "Sentence \($0).\n" }.joined(separator: "\n")
        folder.file("a.md", text)
        let run = try opened()
        run.reader.selection = .document("a.md")
        run.press(KeyPress(.right), KeyPress(.pageDown), KeyPress(.down), KeyPress(.down))
        let line = try #require(run.screen.split(separator: "\n").first { $0.contains("Sentence") })
        let sentence = line.drop { $0 != "S" }
        run.reader.end()
        folder.file("a.md", (1...40).map { "New \($0).\n" }.joined(separator: "\n") + "\n" + text)
        let again = try opened()
        let first = try #require(again.screen.split(separator: "\n").first { $0.contains("Sentence") })
        #expect(first.drop { $0 != "S" } == sentence, "\(again.screen)")
    }

    @Test("An editor that fails is told, with its status, as one that does not start")
    func editorFails() throws {
        folder.file("a.md", "Words.\n")
        let run = try opened()
        run.reader.selection = .document("a.md")
        _ = run.screen
        for (status, words) in [(3, "status 3"), (127, "No editor"), (nil, "No editor"), (0, "")] as [(Int32?, String)]
        {
            run.session.message(nil)
            #expect(ReaderCommands.take(KeyPress("o"), run.reader, run.session) { _ in status })
            #expect(run.screen.contains(words))
        }
        #expect(!run.screen.contains("ditor ended"))
    }

    @Test("One begins with a document of Markdown, where there is one")
    func firstOfAll() throws {
        for name in ["a.html", "b.md", "c.txt"] { folder.file(name, "Words.\n") }
        #expect(try opened().reader.firstDocument == "b.md")
    }

    @Test("Files of one name are told apart by their folders where they are found")
    func foundInFolders() throws {
        for path in ["a/in", "a/out", "a"] { folder.file(path + "/same.md", "# Same\n") }
        let run = try opened()
        run.press(KeyPress("/"))
        run.type("same")
        let rows = run.screen.split(separator: "\n").filter { $0.contains("│ ") && $0.contains("Same") }
        #expect(rows.contains { $0.contains("a/in") } && rows.contains { $0.contains("a/out") }, "\(run.screen)")
    }

    @Test("A heading longer than the list of contents goes on below its own beginning")
    func longHeading() throws {
        folder.file("a.md", "# One\n\n### A heading that is longer than what a narrow window has room for\n")
        let run = try opened()
        run.size = Size(columns: 40, rows: 16)
        run.reader.selection = .document("a.md")
        run.press(KeyPress("t"))
        let rows = run.screen.split(separator: "\n")
        let first = try #require(rows.firstIndex { $0.contains("A heading that") })
        let column = rows[first].prefix { $0 != "A" }.count
        #expect(rows[first + 1].prefix { !$0.isLetter }.count == column)
    }

    @Test("Search finds while one types; a hit opens at its line; Esc leads back to the words")
    func search() async throws {
        let run = try guide()
        run.press(KeyPress("/"))
        run.type("low, and")
        #expect(run.reader.query == "low, and")
        run.reader.query = "spring loading nothing"
        #expect(run.screen.contains("Nothing holds"))
        run.reader.query = "COLLECTION"
        #expect(run.screen.contains("documents"))
        run.press(KeyPress(.down), KeyPress(.down), KeyPress(.enter))
        #expect(run.reader.path(of: .search).wrappedValue.count == 1)
        // The first ends the finding in the document.
        run.press(KeyPress(.escape), KeyPress(.escape))
        #expect(run.reader.path(of: .search).wrappedValue.isEmpty)
        #expect(run.reader.searches == ["COLLECTION"])
    }

    @Test("A hit beyond the edge of a line of code is shown as soon as it is opened")
    func wideHit() throws {
        let code = (0..<40).map { "part\($0)" }.joined(separator: "-")
        folder.file("a.md", "# A\n\nWords.\n\n```\n\(code)-curlew\n```\n")
        let run = try opened()
        run.press(KeyPress("/"))
        run.type("curlew")
        run.press(KeyPress(.enter), KeyPress(.enter))
        #expect(run.reader.path(of: .search).wrappedValue.count == 1)
        let frame = run.session.render(run.size)
        let row = try #require(frame.canvas.rows.firstIndex { $0.contains("part39-curlew") })
        #expect(frame.canvas.rows[row].contains("‹"))
        // As far as it takes: what stands at the left edge is seen again where the person goes there.
        for _ in 0..<12 { run.press(KeyPress("<")) }
        #expect(run.screen.contains("part0-part1"))
    }
}
