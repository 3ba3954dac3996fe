// Search by title and text, without an index: what is found, where, in which order.
import MarkdownText
import TabTermUI
import Testing

@testable import tabterm

@Suite("Search")
struct SearchTests {
    private func search(_ query: String, _ folder: FolderFixture) -> [SearchHit] {
        let source = LibrarySource.folder(folder.path)
        var hits: [SearchHit] = []
        guard let query = TextQuery(query) else { return [] }
        try? TextSearch.run(query, source.wholeTree(), source, index: nil, Cancellation()) { new, _ in hits += new }
        return hits
    }

    private func marked(_ line: SearchHit.Line) -> [String] { line.marks.map { String(Array(line.text)[$0]) } }

    @Test("Titles first, then names, then lines with their context, without regard to case")
    func find() {
        let folder = FolderFixture()
        folder.file("b.md", "# Other\n\nThe TIDE turns.\nno\nand the tide again\n")
        folder.file("tide.txt", "nothing else\n")
        folder.file("z.md", "# High Tides\n")
        folder.file("y.md", "# Tides\n")
        let hits = search("tide", folder)
        #expect(hits.map(\.title) == ["Tides", "High Tides", "tide.txt", "Other"])
        #expect(hits.map { $0.lines.map(\.number) } == [[], [], [], [3, 5]])
        #expect(hits[3].lines.map(\.text) == ["The TIDE turns.", "and the tide again"])
        #expect(hits[3].lines.flatMap(marked) == ["TIDE", "tide"])
        #expect(hits[1].titleMarks == [5..<9])
    }

    @Test("Lines of Markdown are shown as they read on the page; code, other texts and addresses as they are")
    func marksOfMarkdown() {
        let folder = FolderFixture()
        let lines = [
            "see **the _tide_ table**, [the tide](http://x/y)", "", "```c", "*tide = **tide;", "```", "",
            "[harbour](low-tide.md)",
        ]
        folder.file("a.md", lines.joined(separator: "\n"))
        folder.file("b.txt", "**tide**\n")
        let hits = search("tide", folder)
        #expect(
            hits.map { $0.lines.map(\.text) } == [
                ["see the tide table, the tide", "*tide = **tide;", "[harbour](low-tide.md)"], ["**tide**"],
            ])
        #expect(hits.flatMap { $0.lines.flatMap(marked) } == ["tide", "tide", "tide", "tide", "tide", "tide"])
        folder.file(
            "a.md",
            "# A\n\n" + String(repeating: "*word* ", count: 40) + "**tide**" + String(repeating: " _x_", count: 200))
        let long = search("tide", folder).first?.lines.first?.text ?? ""
        #expect(long.hasPrefix("…word word") && long.contains("word tide x x") && long.count < 260)
    }

    @Test("Marks that the lines around explain go too: links over line ends, by reference; entities; lists")
    func marksAround() {
        let folder = FolderFixture()
        folder.file(
            "a.md",
            """
            ---
            note: tide
            ---
            See the [tide
            table](x.md) and **all of the
            tide** &amp; [more tide][More] \\* [tide]

            1. Item

               Its *tide* here

            ~~~
            *tide*
            ~~~

            | a | b |
            |---|---|
            | `tide` | [boat](y) |

            [more]: z.md
            [tide]: z.md
            """)
        var lines: [String] = []
        for word in ["table", "all of", "more tide", "its", "boat"] {
            lines += search("\"\(word)\"", folder).flatMap { $0.lines.map(\.text) }.prefix(1)
        }
        #expect(
            lines == [
                "table and all of the", "table and all of the", "tide & more tide * tide", "Its tide here",
                "tide │ boat",
            ])
        #expect(search("\"tide table\"", folder).first?.lines.first?.text == "See the tide table and all of the")
        #expect(search("note", folder).first?.lines.first?.text == "note: tide")
    }

    @Test("Titles are those that documents bear, also while the titles of the library have not been read")
    func titlesFirst() throws {
        let folder = FolderFixture()
        folder.file("a.md", "# Low *water*\n\nThe tide.\n")
        folder.file("b.txt", "tide\n")
        let source = LibrarySource.folder(folder.path)
        var scanner = FolderScanner(root: folder.path, showsHidden: false)
        while !scanner.isFinished { scanner.step() }
        var hits: [SearchHit] = []
        let query = try #require(TextQuery("tide"))
        try TextSearch.run(query, scanner.tree, source, index: nil, Cancellation()) { new, _ in hits += new }
        #expect(hits.map(\.title).sorted() == ["Low water", "b.txt"])
    }

    @MainActor @Test("A search that ran before the titles were read is made again: what bears the word comes first")
    func restored() async {
        let folder = FolderFixture()
        for number in 0..<300 { folder.file("a\(number).md", "# Number \(number)\n\nThe tide.\n") }
        folder.file("z.md", "# Tide\n")
        let library = Library(source: .folder(folder.path))
        let search = SearchModel(file: nil)
        search.look(for: "tide", in: library)
        library.onListed = { search.update(library) }
        library.onTitled = { search.noteTitles(library) }
        library.scan()
        while search.hits.first?.title != "Tide" || search.isSearching { await Task.yield() }
        #expect(search.hits.first?.path.identifier == "z.md")
    }

    @Test("All words, anywhere in a document; phrases over line ends; unwanted words")
    func queries() {
        let folder = FolderFixture()
        folder.file("a.md", "# Harbour\n\nAt low\ntide the boats lie.\n")
        folder.file("b.md", "# Tide\n\nIn winter the harbour is low.\n")
        #expect(search("low tide", folder).map(\.title) == ["Harbour", "Tide"])
        #expect(search("\"low tide\"", folder).map(\.title) == ["Harbour"])
        #expect(search("\"low tide\"", folder).first?.lines.map(\.text) == ["At low tide the boats lie."])
        #expect(search("harbour -winter", folder).map(\.title) == ["Harbour"])
        #expect(search("harbour -boat -winter", folder).isEmpty)
        #expect(search("b.md", folder).first?.name.map(marked) == ["b.md"])
    }

    @Test("Lines with most of the words stand before those with one")
    func mostWords() {
        let folder = FolderFixture()
        let filler = (1...6).map { "Line \($0) of the tide.\n\n" }.joined()
        folder.file("a.md", "# Water\n\n\(filler)The low tide.\n\n\(filler)")
        #expect(
            search("tide low", folder).first?.lines.map(\.text) == [
                "The low tide.", "Line 1 of the tide.", "Line 2 of the tide.",
            ])
        #expect(search("tide", folder).first?.lines.map(\.number) == [3, 5, 7])
    }

    @Test("Letters outside ASCII: case, accents, composed and decomposed, other scripts, short words")
    func letters() {
        let folder = FolderFixture()
        folder.file("a.md", "Über den ÄTHER\nİstanbul und Straße\r\n海の本語テスト\rcafe\u{301}\n")
        for (word, line, found) in [
            ("äther", 1, "ÄTHER"), ("ather", 1, "ÄTHER"), ("A\u{308}ther", 1, "ÄTHER"), ("STRASSE", 2, "Straße"),
            ("straße", 2, "Straße"), ("istanbul", 2, "İstanbul"), ("本語テ", 3, "本語テ"), ("海", 3, "海"),
            ("café", 4, "cafe\u{301}"), ("fe", 4, "fe\u{301}"),
        ] {
            let hits = search(word, folder)
            #expect(hits.first?.lines.map(\.number) == [line], "\(word)")
            #expect(hits.first?.lines.first.map(marked) == [found], "\(word)")
        }
        #expect(TextQuery("  \n ") == nil)
        #expect(TextQuery(String(repeating: "word ", count: 200_000))?.wanted.count == 1)
    }

    @Test("A stopped search says nothing more; long lines are cut around the words")
    func limits() throws {
        let folder = FolderFixture()
        folder.file(
            "long.md", String(repeating: "é", count: 100_000) + " needle " + String(repeating: "ü", count: 100_000))
        let hits = search("needle", folder)
        #expect(hits.count == 1)
        #expect(hits.first?.lines.first.map { $0.text.count < 260 && $0.text.hasPrefix("…") } == true)
        #expect(hits.first?.lines.first.map(marked) == ["needle"])
        let cancellation = Cancellation()
        cancellation.cancel()
        let source = LibrarySource.folder(folder.path)
        var count = 0
        let query = try #require(TextQuery("needle"))
        try TextSearch.run(query, source.wholeTree(), source, index: nil, cancellation) { hits, _ in count += hits.count
        }
        #expect(count == 0)
    }

    @MainActor @Test("The newest query wins")
    func newest() async {
        let folder = FolderFixture()
        for number in 0..<50 { folder.file("n\(number).md", "alpha \(number)\nbeta \(number)\n") }
        let library = Library(source: .folder(folder.path))
        library.scan()
        while library.tree.folders[0].total < 50 { await Task.yield() }
        let search = SearchModel(file: nil)
        search.look(for: "alpha", in: library)
        search.look(for: "bet", in: library)
        search.look(for: "beta", in: library)
        while search.isSearching { await Task.yield() }
        #expect(search.hits.count == 50)
        #expect(search.hits.allSatisfy { $0.lines.first?.text.hasPrefix("beta") == true })
        search.look(for: "", in: library)
        #expect(search.hits.isEmpty)
    }

    @MainActor @Test("Hits stand by the sections of the navigation, the section of the best hit first")
    func groups() {
        let folder = FolderFixture()
        folder.file("in/a.md", "# Tide\n")
        folder.file("b.md", "tide\n\ntide\n")
        folder.file("in/c.md", "tide\n")
        let groups = SearchGroup.groups(of: search("tide", folder))
        #expect(groups.map(\.id) == ["in", ""])
        #expect(groups.map { $0.rows.count } == [2, 2])
    }
}
