// Documents come and go between two runs; what people arranged stays as they left it, and what comes back finds its place.

import TerminalScreen
import TestSupport
import Testing

@Suite("Folders that change between runs") struct FolderChangesTests {
    private let home = Home()
    private let folder = TemporaryFolder()

    private func fill(_ names: String...) {
        for name in names { folder.write("# \(name)\n\nText.\n", to: name) }
    }

    /// The documents of the folder itself in the order of `--tree`, checked against the sidebar of the program.
    private func order(sourceLocation: SourceLocation = #_sourceLocation) throws -> [String] {
        let tree = try home.tree(folder.path)
        let documents = tree.filter { $0.hasPrefix("  ") }.compactMap {
            $0.split(separator: " ").first.map(String.init)
        }
        let program = try home.start(folder.path, showing: documents.last)
        program.press(KeyPress("+"))
        try program.fence()
        let shown = program.screen.rows.compactMap { row -> String? in
            let words = row.prefix(28).split(separator: " ").map(String.init)
            return words.last { $0.hasSuffix(".md") }
        }
        #expect(shown == documents.filter { $0.hasSuffix(".md") }, sourceLocation: sourceLocation)
        try Leaving.quit.end(program)
        return documents
    }

    @Test("N29, V9: a new document stands behind its declared neighbour; one that comes back has its old place")
    func documents() throws {
        fill("a.md", "b.md", "c.md", "d.md")
        let program = try home.start(folder.path, showing: "d.md")
        // Home, Library, the section, a, b, c: c goes up before a.
        program.press(KeyPress("e"))
        program.press(KeyPress(.down), times: 5)
        program.press(KeyPress("K"), KeyPress("K"), KeyPress(.enter))
        try program.see("Kept")
        try Leaving.kill.end(program)
        #expect(try order() == ["c.md", "a.md", "b.md", "d.md"])

        fill("aa.md")
        #expect(try order() == ["c.md", "a.md", "aa.md", "b.md", "d.md"])
        folder.remove("a.md")
        #expect(try order() == ["c.md", "aa.md", "b.md", "d.md"])
        fill("a.md")
        #expect(try order() == ["c.md", "a.md", "aa.md", "b.md", "d.md"])
    }

    @Test("N29, N34, V9: what was hidden and what was first stay so while they are away")
    func away() throws {
        fill("a.md", "b.md", "c.md")
        let program = try home.start(folder.path, showing: "c.md")
        program.press(KeyPress("e"))
        program.press(KeyPress(.down), times: 5)
        // c to the front, then b, now the last, hidden.
        program.press(KeyPress("K"), KeyPress("K"), KeyPress(.down), KeyPress(.down), KeyPress("x"), KeyPress(.enter))
        try program.see("Kept")
        try Leaving.kill.end(program)
        #expect(try order() == ["c.md", "a.md"])
        folder.remove("b.md")
        folder.remove("c.md")
        #expect(try order() == ["a.md"])
        // Something else is arranged meanwhile.
        fill("d.md")
        let other = try home.start(folder.path, showing: "d.md")
        other.press(KeyPress("e"))
        other.press(KeyPress(.down), times: 4)
        other.press(KeyPress("K"), KeyPress(.enter))
        try other.see("Kept")
        try Leaving.terminate.end(other)
        #expect(try order() == ["d.md", "a.md"])
        fill("b.md", "c.md")
        let found = try order()
        #expect(
            !found.contains("b.md") && found.firstIndex(of: "c.md") ?? 9 < found.firstIndex(of: "a.md") ?? 0, "\(found)"
        )
        #expect(found.firstIndex(of: "d.md") ?? 9 < found.firstIndex(of: "a.md") ?? 0, "\(found)")
    }

    @Test("N42: the document that was being read is gone: another tab is selected, and the program says nothing wrong")
    func selectionGone() throws {
        fill("a.md", "b.md", "c.md")
        let program = try home.start("--open", "b.md", folder.path, showing: "Text.")
        try program.fence()
        try Leaving.quit.end(program)
        folder.remove("b.md")
        let again = try home.start(folder.path, showing: "c.md")
        try again.fence()
        #expect(again.screen.rows.contains { $0.hasPrefix("▌") })
        #expect(!again.screen.text.contains("b.md"))
    }

    @Test("V7, V8: --reset equals a fresh install, and resets of one thing leave the other alone")
    func reset() throws {
        fill("a.md", "b.md", "c.md")
        let fresh = try home.tree(folder.path)
        let program = try home.start(folder.path, showing: "c.md")
        try program.fence()
        let first = program.screen.rows
        program.press(KeyPress("e"))
        program.press(KeyPress(.down), times: 3)
        program.press(KeyPress("J"), KeyPress(.down), KeyPress("x"), KeyPress(.enter))
        try program.see("Kept")
        try Leaving.quit.end(program)
        #expect(try listed() == ["b.md", "a.md"])

        let order = try home.run("--reset=order", folder.path)
        #expect(order.exit == .status(0) && order.output.split(separator: "\n").count == 1 && order.error.isEmpty)
        #expect(try listed() == ["a.md", "b.md"])
        #expect(try home.run("--reset=visibility", folder.path).exit == .status(0))
        #expect(try home.tree(folder.path) == fresh)
        #expect(try home.run("--reset", folder.path).exit == .status(0))
        let again = try home.start(folder.path, showing: "c.md")
        try again.fence()
        #expect(again.screen.rows == first)
        again.press(KeyPress("u"))
        try again.see("Nothing to undo")
    }

    private func listed() throws -> [String] {
        try home.tree(folder.path).filter { $0.hasPrefix("  ") }.compactMap {
            $0.split(separator: " ").first.map(String.init)
        }
    }
}
