// Which document a page's name means.
import Testing

@testable import tabterm

@Suite("Page names")
struct PageNamesTests {
    private let folder = FolderFixture()

    private func found(_ names: [String], _ name: String, from origin: String = "start.md") -> String? {
        for file in names { folder.file(file) }
        let tree = LibrarySource.folder(folder.path).wholeTree()
        return PageNames(tree).document(named: name, from: RelativePath(identifier: origin), in: tree)?.identifier
    }

    @Test("Whatever the case, the ending, and blanks, - or _ in their place")
    func spelling() {
        let names = ["Low-water_marks.md", "b.txt", "c.d.md", "e.pdf.md"]
        for name in ["low water marks", "Low_Water-Marks", "low-water_marks.md"] {
            #expect(found(names, name) == "Low-water_marks.md", "\(name)")
        }
        #expect(found(names, "B") == "b.txt")
        #expect(found(names, "c.d") == "c.d.md")
        #expect(found(names, "none") == nil)
        #expect(found(names, "") == nil)
    }

    @Test("Signs part a name whatever mark follows them") @MainActor
    func marks() {
        let names = ["in/\u{488}.md", "\u{301}.md", "a_\u{488}.md"]
        #expect(found(names, "in/\u{488}") == RelativePath(Array(names[0].utf8)).identifier)
        #expect(found(names, "\u{301}") == RelativePath(Array(names[1].utf8)).identifier)
        #expect(found(names, "a-\u{488}") == RelativePath(Array(names[2].utf8)).identifier)
        let tree = LibrarySource.folder(folder.path).wholeTree()
        let directory = PageDirectory()
        let here = RelativePath(identifier: "start.md")
        #expect(directory.target(of: "#\u{301}", from: here, in: tree) == .path(here, heading: "\u{301}"))
        let page = RelativePath(Array(names[1].utf8))
        #expect(directory.target(of: "\u{301}#\u{488}", from: here, in: tree) == .path(page, heading: "\u{488}"))
    }

    @Test("The nearest of several; folders that are named must be there")
    func nearest() {
        let names = ["a/tide.md", "a/b/tide.md", "c/tide.md", "c/d/x.md"]
        #expect(found(names, "tide", from: "a/b/x.md") == "a/b/tide.md")
        #expect(found(names, "tide", from: "a/x.md") == "a/tide.md")
        #expect(found(names, "tide", from: "c/d/x.md") == "c/tide.md")
        #expect(found(names, "b/tide", from: "c/x.md") == "a/b/tide.md")
        #expect(found(names, "../c/tide", from: "a/x.md") == "c/tide.md")
        #expect(found(names, "d/tide", from: "c/x.md") == nil)
    }

    @Test("Names are those of one tree")
    func revision() {
        folder.file("a.md")
        let tree = LibrarySource.folder(folder.path).wholeTree()
        let names = PageNames(tree)
        #expect(names.areOf(tree))
        folder.file("b.md")
        #expect(!names.areOf(LibrarySource.folder(folder.path).wholeTree()))
    }
}
