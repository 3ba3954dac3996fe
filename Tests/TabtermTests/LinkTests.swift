// Links: what is opened from outside and followed within.
import MarkdownText
import TabTermUI
import Testing

@testable import tabterm

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
        #expect(ReaderLink("tabterm://search//etc") == .search("/etc"))
        #expect(ReaderLink(ReaderLink.collection("/a b").text) == .collection("/a b"))
        #expect(ReaderLink("https://example.org") == .outside("https://example.org"))
        let odd = RelativePath([0xFF, 0x0A])
        #expect(ReaderLink(ReaderLink.path(odd, heading: nil).text) == .path(odd, heading: nil))
    }

    @Test("A sign parts a link whatever mark follows it, and a link written out is the same link")
    func marks() {
        for mark in ["\u{301}", "\u{488}", "\u{200D}", "\u{93E}"] {
            let name = RelativePath(Array("\(mark)a/\(mark)b.md".utf8))
            let heading = "\(mark)h\(mark)"
            #expect(ReaderLink("tabterm://library/\(mark)a/\(mark)b.md") == .path(name, heading: nil))
            #expect(ReaderLink("\(mark)a/\(mark)b.md#\(heading)") == .path(name, heading: heading))
            #expect(ReaderLink("tabterm://\(mark)a/\(mark)b.md") == .path(name, heading: nil))
            #expect(ReaderLink("tabterm://search/\(mark)x") == .search("\(mark)x"))
            #expect(ReaderLink("tabterm://collection/\(mark)x") == .collection("\(mark)x"))
            #expect(ReaderLink("mailto:\(mark)x") == .outside("mailto:\(mark)x"))
            let here = RelativePath(identifier: "a/b.md")
            #expect(ReaderLink.target(of: "#\(heading)", in: here) == path("a/b.md", heading))
            #expect(ReaderLink.target(of: "c.md?\(mark)#\(mark)", in: here) == path("a/c.md", mark))
            let links: [ReaderLink] = [
                .search(mark), .collection(mark), .collection("/\(mark)"), .path(name, heading: heading),
                .path(RelativePath(Array(mark.utf8)), heading: nil),
            ]
            for link in links { #expect(ReaderLink(link.text) == link, "\(link)") }
        }
        for heading in ["50%25", "a#b", "100%"] {
            #expect(ReaderLink(path("a.md", heading).text) == path("a.md", heading))
        }
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

@Suite("Links to rendered pages") @MainActor
struct RenderedLinkTests {
    @Test("Links to pages as they are rendered lead to what they are made of; what is there comes first")
    func sources() throws {
        let folder = FolderFixture()
        for name in ["a.md", "in/b.rst", "in/README.md", "page.html", "page.md", "c.d.md"] { folder.file(name) }
        let reader = try ReaderRun(folder: folder).reader
        func target(_ destination: String, from name: String = "a.md") -> ReaderLink? {
            MarkdownDocument(parsing: "[x](\(destination))").links.first.flatMap { reader.target(of: $0, from: name) }
        }
        func path(_ name: String, _ heading: String? = nil) -> ReaderLink {
            .path(RelativePath(identifier: name), heading: heading)
        }
        #expect(target("in/b.html#x") == path("in/b.rst", "x"))
        #expect(target("in/b/") == path("in/b.rst"))
        #expect(target("../a", from: "in/b.rst") == path("a.md"))
        #expect(target("in/index.html") == path("in/README.md"))
        #expect(target("in/") == path("in"))
        #expect(target("page.html") == path("page.html"))
        #expect(target("c.d") == path("c.d.md"))
        #expect(target("none.html") == path("none.html"))
        #expect(target("https://x.org/a.html") == .outside("https://x.org/a.html"))
    }
}

@Suite("Links to what is not there") @MainActor
struct MissingLinkTests {
    private func follow(_ destination: String, _ run: ReaderRun) throws {
        let link = try #require(MarkdownDocument(parsing: "[x](<\(destination)>)").links.first)
        run.reader.follow(link, from: "in/a.md")
    }

    @Test("N44: A link to nothing leaves everything as it was and says so; what is not listed is there all the same")
    func missing() throws {
        let folder = FolderFixture()
        for name in ["in/a.md", "in/b.md", ".hidden.md", "ignored.md"] { folder.file(name) }
        folder.file(".gitignore", "ignored.md\n")
        folder.folder(Array("in/empty".utf8))
        let run = try ReaderRun(folder: folder)
        run.reader.open(.path(RelativePath(identifier: "in/a.md"), heading: nil))
        let before = run.screen
        let pages = run.reader.path(of: run.reader.selection)
        for name in ["none.md", "../none/b.md#part", "../none/", "none\u{1b}.md"] {
            try follow(name, run)
            #expect(pages.wrappedValue.isEmpty, "\(name)")
            #expect(run.screen.contains("none"), "\(name)")
            run.session.message(nil)
            #expect(run.screen == before, "\(name)")
        }
        for name in ["b.md", "empty", "../.hidden.md", "../ignored.md"] {
            try follow(name, run)
            #expect(pages.wrappedValue.count == 1, "\(name)")
            run.press(KeyPress(.escape))
        }
        // Also what a scan has not found yet, and what it found and is gone.
        folder.file("new/c.md")
        try follow("../new/c.md", run)
        #expect(pages.wrappedValue.count == 1)
        run.press(KeyPress(.escape))
        folder.remove("in/b.md")
        try follow("b.md", run)
        #expect(pages.wrappedValue.isEmpty)
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
