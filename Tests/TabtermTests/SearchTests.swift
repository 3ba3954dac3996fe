// Search by title and text, and links.
import TabTermUI
import Testing

@testable import tabterm

@Suite("Search")
struct SearchTests {
    private func search(_ query: String, _ folder: FolderFixture) -> [SearchHit] {
        let source = LibrarySource.folder(folder.path)
        var hits: [SearchHit] = []
        guard let query = SearchQuery(query) else { return [] }
        TextSearch.run(query, source.wholeTree(), source, Cancellation()) { new, _ in hits += new }
        return hits
    }

    @Test("Titles first, then lines with their context, without regard to case")
    func find() {
        let folder = FolderFixture()
        folder.file("b.md", "# Other\n\nThe TIDE turns.\nno\nand the tide again\n")
        folder.file("tides.md", "# High Tides\n")
        let hits = search("tide", folder)
        #expect(hits.map(\.title) == ["High Tides", "Other", "Other", "High Tides"])
        #expect(hits.map(\.line) == [nil, 3, 5, 1])
        #expect(hits[1].context == "The TIDE turns.")
        #expect(Array(hits[1].context)[hits[1].match].map { $0 } == Array("TIDE"))
    }

    @Test("Letters outside ASCII, in both cases, and where folding changes the length")
    func letters() {
        let folder = FolderFixture()
        folder.file("a.md", "Über den ÄTHER\nİstanbul und Straße\n海の本語テスト\n")
        #expect(search("äther", folder).map(\.line) == [1])
        #expect(search("straße", folder).map(\.line) == [2])
        #expect(search("本語テ", folder).map(\.line) == [3])
        let hit = search("äther", folder).first
        #expect(hit.map { String(Array($0.context)[$0.match]) } == "ÄTHER")
        #expect(SearchQuery("  \n ") == nil)
    }

    @Test("A stopped search says nothing more; long lines are cut around the words")
    func limits() {
        let folder = FolderFixture()
        folder.file(
            "long.md", String(repeating: "x", count: 100_000) + " needle " + String(repeating: "y", count: 100_000))
        let hits = search("needle", folder)
        #expect(hits.count == 1)
        #expect(hits.first.map { $0.context.count < 200 } == true)
        let cancellation = Cancellation()
        cancellation.cancel()
        let source = LibrarySource.folder(folder.path)
        var count = 0
        if let query = SearchQuery("needle") {
            TextSearch.run(query, source.wholeTree(), source, cancellation) { hits, _ in count += hits.count }
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
        let search = SearchModel()
        search.look(for: "alpha", in: library)
        search.look(for: "bet", in: library)
        search.look(for: "beta", in: library)
        while search.isSearching { await Task.yield() }
        #expect(search.hits.count == 50)
        #expect(search.hits.allSatisfy { $0.context.hasPrefix("beta") })
        search.look(for: "", in: library)
        #expect(search.hits.isEmpty)
    }
}

@Suite("Links")
struct LinkTests {
    private func path(_ name: String, _ heading: String? = nil) -> ReaderLink {
        .path(RelativePath(identifier: name), heading: heading)
    }

    @Test("--open takes whole links and bare paths")
    func open() {
        #expect(ReaderLink("tabterm://library/guide.md#top") == path("guide.md", "top"))
        #expect(ReaderLink("a b/c.md#Two%20words") == path("a b/c.md", "Two words"))
        #expect(ReaderLink("./a/../b.md") == path("b.md"))
        #expect(ReaderLink("TABTERM://home") == .home)
        #expect(ReaderLink("tabterm://library/") == .library)
        #expect(ReaderLink("tabterm://search/tide%20table") == .search("tide table"))
        #expect(ReaderLink("tabterm://collection/To read") == .collection("To read"))
        #expect(ReaderLink("https://example.org") == .outside("https://example.org"))
        let odd = RelativePath([0xFF, 0x0A])
        #expect(ReaderLink(ReaderLink.path(odd, heading: nil).text) == .path(odd, heading: nil))
    }

    @Test("Links in a document are followed from its folder, and not out of the library")
    func targets() {
        let here = RelativePath(identifier: "a/b.md")
        #expect(ReaderLink.target(of: "../c.md#x", in: here) == path("c.md", "x"))
        #expect(ReaderLink.target(of: "d%20e.md", in: here) == path("a/d e.md"))
        #expect(ReaderLink.target(of: "/top.md", in: here) == path("top.md"))
        #expect(ReaderLink.target(of: "#x", in: here) == path("a/b.md", "x"))
        #expect(ReaderLink.target(of: "../../out.md", in: here) == nil)
        #expect(ReaderLink.target(of: "mailto:a@b.c", in: here) == .outside("mailto:a@b.c"))
    }
}

@Suite("Guide")
struct GuideTests {
    @Test("All is embedded, each document has a title, and its links lead somewhere")
    func whole() throws {
        let source = Guide.source(Words.embedded())
        let tree = try #require(source.listed)
        #expect(tree.documents.count == Guide.paths.count)
        #expect(tree.documents.count >= 8)
        #expect(tree.subfolders(of: 0).count == 2)
        for path in Guide.paths {
            let index = try #require(tree.document(at: path))
            #expect(tree.documents[index].title.count > 0, "\(path.identifier)")
            for link in try links(in: source.read(path).get()) {
                guard case .path(let target, _) = ReaderLink.target(of: link, in: path) else { continue }
                #expect(
                    tree.document(at: target) != nil || tree.folder(at: target) != nil, "\(link) in \(path.identifier)")
            }
        }
        #expect(tree.document(at: Guide.offTheBar) != nil)
        #expect(Guide.firstSteps.allSatisfy { tree.document(at: RelativePath(identifier: $0)) != nil })
    }

    private func links(in bytes: [UInt8]) -> [String] {
        String(decoding: bytes, as: UTF8.self).split(separator: "](").dropFirst().map {
            String($0.prefix { $0 != ")" })
        }
    }
}
