// What the program says to other programs: the navigation as JSON, the customization as a file, whole documents.

import FoundationEssentials
import Glibc
import TerminalScreen
import TestSupport
import Testing

@Suite("For other programs") struct OtherProgramsTests {
    private let home = Home()
    private let folder = TemporaryFolder()

    private struct Tree: Decodable, Equatable {
        struct Item: Decodable, Equatable {
            var kind: String
            var id: String
            var title: String
            var items: [Item]?
        }
        var version: Int
        var name: String
        var items: [Item]
    }

    private func tree(_ environment: [String: String] = [:]) throws -> (tree: Tree, text: String) {
        let result = try home.run("--tree", "--json", folder.path, environment: environment)
        #expect(result.exit == .status(0) && result.error.isEmpty)
        return (try JSONDecoder().decode(Tree.self, from: Data(result.output.utf8)), result.output)
    }

    @Test("T1: --tree --json: kinds, identifiers, titles, as arranged; no control byte")
    func json() throws {
        folder.write("# One\u{1B}]0;x\u{7} \"q\" \\ ї\n", to: "one.md")
        folder.write("# Two\n", to: "coast/two.md")
        folder.write("# Three\n", to: "coast/low/three.md")
        let (tree, text) = try tree()
        #expect(
            tree.version == 1 && tree.items.map(\.kind) == ["search", "tab", "tab", "section", "section", "section"])
        #expect(tree.items[3].id == "./" && tree.items[3].items?.map(\.id) == ["one.md"])
        #expect(tree.items[3].items?[0].title.contains("\\x1b]0;x\\x07 \"q\" \\ ї") == true)
        #expect(tree.items[4].items?.map(\.id) == ["coast/two.md", "coast/low/"])
        #expect(tree.items[5].items == [])
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 32 && !(0x7F...0x9F).contains($0.value) })
        let plain = try self.tree(["LANG": "C"])
        #expect(plain.tree == tree && plain.text.utf8.allSatisfy { $0 < 0x80 })
        #expect(try home.run("--json", folder.path).error == "tabterm: --json goes with --tree\n")
    }

    @Test("--tree names the documents of collections below them, missing ones too; --json has them as items")
    func collections() throws {
        folder.write("# One\n", to: "one.md")
        folder.write("# Two\n", to: "two.md")
        let program = try home.start(folder.path, showing: "2 documents")
        for name in ["one.md", "two.md"] {
            program.press(KeyPress(":"))
            try program.see("A few letters")
            program.send(name)
            program.press(KeyPress(.enter))
            try program.wait { !$0.text.contains("A few letters") }
            // Carried over the navigation or chosen from a list, wherever the focus is by now.
            program.press(KeyPress("d"), KeyPress(.enter))
            if name == "one.md" {
                try program.see("─ New collection ─")
                program.send("Mine")
                program.press(KeyPress(.enter))
            }
            try program.see(name == "one.md" ? "☆ Mine" : "Dropped on Mine")
        }
        try Leaving.quit.end(program)
        folder.remove("two.md")
        let lines = try home.tree(folder.path)
        let at = try #require(lines.firstIndex { $0.contains("Mine [") })
        #expect(lines[(at + 1)...] == ["    One [one.md]", "    two.md [two.md]"])
        let mine = try #require(try tree().tree.items.last?.items?.first)
        #expect(mine.title == "Mine" && mine.items?.map(\.kind) == ["document", "document"])
        #expect(mine.items?.map(\.id) == ["one.md", "two.md"])
    }

    @Test("--export and --import carry an arrangement over; a bad file is refused whole")
    func carried() throws {
        for name in ["a", "b", "c"] { folder.write("# \(name.uppercased())\n", to: "\(name).md") }
        let program = try home.start(folder.path, showing: "3 documents")
        program.press(KeyPress("e"))
        program.press(KeyPress(.down), times: 3)
        program.press(KeyPress("J"), KeyPress(.enter))
        try program.wait { !$0.text.contains("Edit navigation") }
        try Leaving.quit.end(program)
        let arranged = try tree().tree
        #expect(arranged.items[3].items?.map(\.id) == ["b.md", "a.md", "c.md"])
        let file = home.folder.path + "/arranged.json"
        #expect(try home.run("--export", file, folder.path).exit == .status(0))
        let stream = try home.run("--export=-", folder.path)
        #expect(stream.output == home.folder.text("arranged.json") && stream.output.contains("order/"))
        #expect(try home.run("--reset", folder.path).exit == .status(0))
        #expect(try tree().tree != arranged)
        #expect(try home.run("--import", file, folder.path).exit == .status(0))
        #expect(try tree().tree == arranged)
        for bad in ["", "not json", "{\"version\": 1, \"order/x\": 3}", "{\"version\": 99}", "{\"strange\": \"x\"}"] {
            home.folder.write(bad, to: "bad.json")
            let result = try home.run("--import", "-", folder.path, input: home.folder.path + "/bad.json")
            #expect(result.exit == .status(1), "\(bad)")
            #expect(result.error.contains("nothing was changed"), "\(result.error)")
            #expect(try tree().tree == arranged)
        }
        #expect(try home.run("--import", file + ".none", folder.path).exit == .status(1))
        let nowhere = try home.run("--export", home.folder.path + "/none/x", folder.path)
        #expect(nowhere.exit == .status(1) && nowhere.error.filter { $0 == "\n" }.count == 1)
        #expect(!home.folder.files().contains { $0.hasSuffix(".new") })
    }

    @Test("A document or standard input to a pipe: the whole text, in UTF-16 and Latin-1 too")
    func printed() throws {
        let text = "# Title\n\nWords é.\n"
        folder.write(text, to: "a.md")
        folder.write([0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }, to: "b.md")
        folder.write([0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }, to: "c.md")
        folder.write(text.unicodeScalars.map { UInt8($0.value) }, to: "d.md")
        let expected = try home.run("--print", folder.path + "/a.md").output
        #expect(expected.contains("Words é."))
        for name in ["b.md", "c.md", "d.md"] {
            #expect(try home.run("--print", folder.path + "/" + name).output == expected, "\(name)")
            #expect(
                try home.run("--print", "-", input: folder.path + "/" + name).output == expected, "\(name)")
        }
        #expect(try home.run("--print", "-", input: "/dev/null").exit == .status(0))
    }

    @Test(
        "o: the editor of the settings, else VISUAL, with arguments; the screen and the place come back, the text is new"
    )
    func editor() throws {
        let lines = (1...80).map { "Line \($0).\n\n" }.joined()
        folder.write("# Long\n\n" + lines, to: "long it.md")
        let script = home.folder.path + "/my editor"
        home.folder.write(
            "#!/bin/sh\necho \"$1\" >\"$HOME/args\"\nshift\nsed -i 's/Line 30\\./Line 30 is new./' \"$1\"\n",
            to: "my editor")
        chmod(script, 0o755)
        let program = try home.start(
            "--open", "long it.md", folder.path, environment: ["VISUAL": "'\(script)' --wait"], showing: "Line 2.")
        program.press(KeyPress(.down), times: 50)
        try program.see("Line 30.")
        try program.fence()
        let top = program.screen.rows.first { $0.contains("Line ") }
        program.press(KeyPress("o"))
        try program.see("Line 30 is new.")
        try program.fence()
        #expect(home.folder.text("args") == "--wait\n")
        #expect(program.screen.rows.first { $0.contains("Line ") } == top)
        try Leaving.quit.end(program)
        program.expectRestored()
    }
}
