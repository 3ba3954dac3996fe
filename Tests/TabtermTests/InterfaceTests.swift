// The program on a screen in memory: what a person sees and what keys do, from the command line's values to rows of text.
import NavigationStore
import TabNavigation
import TabTermUI
import TabViews
import TerminalScreen
import Testing

@testable import tabterm

@MainActor @Suite("Interface")
struct InterfaceTests {
    private let folder = FolderFixture()
    private let words = Words.embedded()

    private func guide() throws -> ReaderRun { try ReaderRun(Options(), home: folder) }
    private func opened() throws -> ReaderRun { try ReaderRun(folder: folder) }
    private func run(_ options: Options) throws -> ReaderRun { try ReaderRun(options, home: folder) }

    @Test("The guide opens at Home; the sidebar shows all its sections")
    func home() throws {
        let run = try guide()
        let screen = run.screen
        for text in ["12 documents", "Welcome", "Reading", "Beyond", "First steps", "New collection", "Search"] {
            #expect(screen.contains(text), "\(text)")
        }
        run.size = Size(columns: 44, rows: 20)
        #expect(run.screen.contains("More"))
    }

    @Test("Home names what was read and is there; what is gone comes back with its file")
    func readBefore() throws {
        for name in ["a.md", "b.md", "c.md"] { folder.file(name, "# Bird \(name)\n") }
        let run = try opened()
        for name in ["a.md", "b.md", "gone.md"] { run.reader.noteReading(name) }
        func page() -> String {
            run.screen.split(separator: "\n").map { $0.drop { $0 != "│" } }.joined(separator: "\n")
        }
        #expect(!page().contains("gone.md"))
        #expect(page().contains("Bird b.md") && page().contains("Bird a.md"))
        #expect(run.reader.recent.first == "gone.md")
    }

    @Test("Words after a minus alone: the page says what is missing", arguments: ["-winter", "  -a -b", "-"])
    func onlyUnwanted(words: String) throws {
        let run = try guide()
        run.press(KeyPress("/"))
        let sentence = "Words after a minus leave documents out"
        #expect(!run.screen.contains(sentence))
        run.type(words)
        #expect(run.screen.contains(sentence))
        run.type(" tab")
        #expect(!run.screen.contains(sentence))
    }

    @Test("A document opens when the cursor lands on it, and links push on its tab")
    func documents() throws {
        let run = try guide()
        run.press(KeyPress(.down), KeyPress(.down), KeyPress(.down))
        #expect(run.reader.selection == .document("welcome.md"))
        #expect(run.screen.contains("tabterm reads folders of documents"))
        run.press(KeyPress(.enter), KeyPress(.tab), KeyPress(.enter))
        #expect(
            run.reader.path(of: .document("welcome.md")).wrappedValue == [.document("Reading/folders.md", heading: nil)]
        )
        #expect(run.screen.contains("The folder is shown as it is"))
        run.press(KeyPress(.escape))
        #expect(run.reader.path(of: .document("welcome.md")).wrappedValue.isEmpty)
    }

    @Test("A collection is made, filled from a document's menu, renamed and deleted")
    func collections() throws {
        let run = try guide()
        run.press(KeyPress(.end), KeyPress(.enter))
        #expect(run.screen.contains("Name"))
        run.type("Mine, q")
        run.press(KeyPress(.enter))
        #expect(run.screen.contains("“Mine, q” is made"))
        #expect(run.reader.collections.all.map(\.name) == ["First steps", "Mine, q"])
        #expect(run.screen.contains("☆ Mine, q"))
        run.press(KeyPress(.home))
        for _ in 0..<4 { run.press(KeyPress(.down)) }
        run.press(KeyPress("a"))
        #expect(run.screen.contains("Put into “Mine, q”"))
        run.press(KeyPress(.escape))
        run.reader.question = .renameCollection("first")
        _ = run.screen
        for _ in 0..<5 { run.press(KeyPress(.backspace)) }
        run.type("read")
        run.press(KeyPress(.enter))
        #expect(run.reader.collections["first"]?.name == "First read")
        run.reader.question = .deleteCollection("first")
        #expect(run.screen.contains("Delete the collection"))
        run.press(KeyPress(.up), KeyPress(.enter))
        #expect(run.reader.collections["first"] == nil)
        #expect(run.reader.question == nil)
    }

    @Test("d puts the document on the screen into a collection; where there is none, a new one holds it")
    func collecting() throws {
        folder.file("a/one.md", "# One\n")
        let run = try opened()
        run.type("d")
        #expect(run.reader.question == nil)
        run.reader.open(.path(RelativePath(identifier: "a/one.md"), heading: nil))
        run.press(KeyPress("d"), KeyPress("1"))
        run.type("Mine")
        run.press(KeyPress(.enter))
        #expect(run.reader.collections.all.map(\.documents) == [["a/one.md"]])
        let id = try #require(run.reader.collections.all.first).id
        run.reader.collections.remove(["a/one.md"], from: id)
        // N47: nothing is no badge.
        #expect(run.screen.split(separator: "\n").contains { $0.contains("☆ Mine") && !$0.contains("0") })
        run.press(KeyPress("d"), KeyPress(.enter))
        #expect(run.reader.collections[id]?.documents == ["a/one.md"])
    }

    @Test("N44: a link to a heading that is not there opens the document and says so, from outside and within")
    func unknownHeading() throws {
        folder.file("a.md", "# A\n\n[Within](#not-here)\n\n[Besides](in/b.md#nor%1Bhere)\n")
        folder.file("in/b.md", "# B\n\nThe second.\n")
        var options = Options()
        options.subject = .path(folder.path)
        options.link = "a.md#unknown"
        let run = try run(options)
        #expect(run.reader.selection == .document("a.md"))
        #expect(run.screen.contains("There is no heading “unknown” in this document"))
        #expect(run.screen.contains("Within"))
        run.press(KeyPress(.enter), KeyPress(.tab))
        #expect(!run.screen.contains("There is no heading"))
        run.press(KeyPress(.enter))
        #expect(run.screen.contains("There is no heading “not-here” in this document"))
        run.press(KeyPress(.tab), KeyPress(.enter))
        #expect(run.screen.contains("The second.") && run.screen.contains("There is no heading “nor␛here”"))
    }

    @Test("LANG=C: what is printed has no byte that the locale cannot show, and as many columns")
    func printedInASCII() {
        #expect(WholeText.inASCII("a “ї” 中 é…\n") == "a \"?\" ?? e.\n")
    }

    @Test("The palette knows each command by its usual word, and what only menus offer")
    func paletteCommands() throws {
        let run = try guide()
        #expect(run.reader.paletteEntries(for: "quit").first?.id == .command("quit"))
        let entry = try #require(run.reader.paletteEntries(for: "new collection").first)
        run.reader.choose(entry)
        #expect(run.reader.question == .newCollection(documents: []))
    }

    @Test("Every command of the program has words")
    func commands() {
        for command in ReaderCommands.table.commands {
            #expect(words.knows(command.name.helpKey), "\(command.name.rawValue)")
        }
        // The program's own keys stand in the manual and in the guide's page of keys.
        let manual = String(decoding: Resource.bytes(at: "man/tabterm.1"), as: UTF8.self)
        let keys = manual.split(separator: "\n").filter { $0.contains("\t") }.compactMap {
            $0.split(separator: "\t").first
        }
        let guide = String(decoding: Resource.bytes(at: "guide/keys.md"), as: UTF8.self)
        for command in ReaderCommands.table.commands.dropFirst(CommandTable.standard.commands.count) {
            guard let key = command.keys.first else { continue }
            let name = words.name(of: key)
            let isInManual = keys.contains { line in
                line.replacing("\\-", with: "-").split(separator: " ").contains { $0 == name || $0 == name + "," }
            }
            #expect(isInManual, "manual: \(name)")
            #expect(guide.contains("`\(name)`"), "guide: \(name)")
        }
    }

    @Test("What was arranged, selected and closed is there after a restart")
    func restart() throws {
        let run = try guide()
        run.press(KeyPress(.down), KeyPress(.down), KeyPress(.left), KeyPress("e"), KeyPress(.down))
        run.press(KeyPress("J"), KeyPress(.enter), KeyPress("s"))
        run.session.message(nil)
        let before = run.screen
        #expect(run.reader.customization != TabViewCustomization())
        run.reader.end()
        let again = try guide()
        _ = again.screen
        #expect(again.screen == before)
        again.press(KeyPress("u"))
        #expect(again.reader.customization == run.reader.customization)
    }

    @Test("N6, S1: 120, 40, 120 columns: the same screen, in every tab")
    func widths() throws {
        let run = try guide()
        for place in [
            Place.home, .library, .search, .document("keys.md"), .folder("Beyond/Swift"), .collection("first"),
        ] {
            run.reader.selection = place
            run.size = Size(columns: 120, rows: 30)
            let wide = run.screen
            run.size = Size(columns: 40, rows: 20)
            _ = run.screen
            run.size = Size(columns: 120, rows: 30)
            #expect(run.screen == wide, "\(place)")
            #expect(run.reader.selection == place)
        }
    }

    @Test("S2: From 0×0 to 300×100 nothing traps, in every form")
    func sizes() throws {
        let run = try guide()
        for place in [Place.home, .library, .search, .document("keys.md"), .folder("Beyond/Swift")] {
            run.reader.selection = place
            for columns in [0, 1, 2, 5, 19, 40, 79, 80, 300] {
                for rows in [0, 1, 2, 4, 9, 24, 100] {
                    run.size = Size(columns: columns, rows: rows)
                    _ = run.screen
                }
            }
        }
    }

    @Test("An empty folder says so and names the key; unreadable files say why; hidden files can be shown")
    func empty() throws {
        folder.file(".hidden.md", "# Hidden\n")
        let run = try opened()
        #expect(run.screen.contains("Press i to show"))
        run.reader.selection = .library
        #expect(run.screen.contains("Press i to show"))
        run.press(KeyPress("i"))
        #expect(run.reader.library.showsHidden)
        #expect(run.screen.contains("are shown"))
        folder.file(Array("zeros.md".utf8), [0, 0, 0])
        let other = try opened()
        other.reader.selection = .document("zeros.md")
        #expect(other.screen.contains("not text"))
    }

    @Test("T1: Names and texts from outside bring no control onto the screen, nor into --tree")
    func hostile() throws {
        folder.file(
            Array("a\u{1B}[31m\n.md".utf8), Array("# T\u{1B}]0;x\u{7}itle\u{202E}\n\n[l\u{9B}](\u{1B}.md)\n".utf8))
        let run = try opened()
        run.press(KeyPress(.down), KeyPress(.down), KeyPress(.down))
        let outline = TabOutline(declaring: ReaderTabs(reader: run.reader))
        let tree = NavigationTree.text(NavigationState(outline), words)
        let text = run.screen + tree
        #expect(
            text.unicodeScalars.allSatisfy {
                $0 == "\n" || $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) && $0.value != 0x202E
            })
    }

    @Test("--tree shows what the sidebar shows, with identifiers, as it was arranged")
    func tree() throws {
        for name in ["one.md", "two.md", "in/deep/x.md", "in/y.md"] { folder.file(name, "# \(name)\n") }
        let run = try opened()
        var state = NavigationState(TabOutline(declaring: ReaderTabs(reader: run.reader)))
        let text = NavigationTree.text(state, words)
        let name = run.reader.library.source.name
        #expect(
            text == """
                Search [:search]
                Home [:home]
                Library [:library] 4
                \(name) [./]
                  one.md [one.md]
                  two.md [two.md]
                in [in/]
                  in/y.md [in/y.md]
                  deep [in/deep/] 1
                Collections [:collections]

                """)
        state.apply(.toggleVisibility(ItemID("one.md")))
        #expect(!NavigationTree.text(state, words).contains("one.md"))
    }
}
