// Places, pages and what is remembered of them.
import MarkdownText
import NavigationStore
import TabTermUI
import Testing

@testable import tabterm

@Suite("Places")
struct PlaceTests {
    /// Identifiers as people may have typed them, whose first or last letter is one with a sign beside it.
    private static let joining = ["\u{301}a.md", "\u{488}", ":\u{301}", "a/\u{301}", "x\u{D4E}"]

    @Test("Every place and page has a text form that means it again")
    func texts() {
        let names =
            ["a.md", "coast/tides.md", ":home", ":", "a#b.md", "100%.md", "e\u{301}.md", "two\nlines"]
            .map { RelativePath(Array($0.utf8)).identifier } + Self.joining
        let places =
            [Place.home, .library, .search, .collection("x7"), .collection("\u{301}")]
            + names.flatMap { [.document($0), .folder($0)] }
        for place in places { #expect(Place(place.description) == place) }
        #expect(Set(places.map(\.description)).count == places.count)
        for name in names {
            for page in [
                Page.document(name, heading: nil), .document(name, heading: "low-water"),
                .document(name, heading: "\u{301}#\u{488}"), .folder(name),
            ] {
                #expect(Page(page.text) == page)
            }
        }
        #expect(Place("") == nil)
        #expect(Place(":nowhere") == nil)
        #expect(Page(":home") == nil)
    }
}

@MainActor @Suite("What is remembered")
struct MemoryTests {
    private let folder = FolderFixture()
    private func opening() -> Opening? {
        var options = Options()
        options.subject = .path(folder.path)
        let place = PathBytes(bytes: folder.path + Array("/.kept".utf8))
        let location = StateLocation(program: "tabterm") { name in name == "HOME" ? place : nil }
        guard var opening = try? Opening(options, Words()) else { return nil }
        opening.places = Places(root: folder.path, location: location)
        return opening
    }

    @Test("What is kept under names that begin with a mark is found again")
    func marks() throws {
        let name = "\u{488}.md"
        let reader = Reader(opening: try #require(opening()), words: Words())
        reader.path(of: .document(name)).wrappedValue = [.document(name, heading: nil)]
        reader.noteReading(name)
        var saved = SavedNavigation()
        saved.expansion = ["\u{488}": true, "\u{301}:": false]
        saved.lastChildren = ["\u{488}": "\u{301}"]
        reader.navigation.wrappedValue = saved
        reader.memory.save()
        let again = Reader(opening: try #require(opening()), words: Words())
        #expect(again.path(of: .document(name)).wrappedValue == [.document(name, heading: nil)])
        #expect(again.readings.keys.sorted() == [name])
        #expect(again.navigation.wrappedValue.expansion == saved.expansion)
        #expect(again.navigation.wrappedValue.lastChildren == saved.lastChildren)
        again.navigation.wrappedValue = SavedNavigation()
        #expect(again.memory.names(under: "expansion/").isEmpty && again.memory.names(under: "child/").isEmpty)
    }

    @Test("Selection, paths, scroll places, what was read and the words of the search outlive a run")
    func run() throws {
        folder.file("a.md", "# A\n")
        folder.file("in/b.md", "# B\n")
        let reader = Reader(opening: try #require(opening()), words: Words())
        #expect(reader.selection == .home)
        reader.selection = .folder("in")
        reader.path(of: .folder("in")).wrappedValue = [.document("in/b.md", heading: "b")]
        reader.place(in: "a.md").wrappedValue = DocumentPlace(sourceLine: 7, offset: 3)
        reader.noteReading("a.md")
        reader.noteReading("in/b.md")
        reader.query = "tide"
        reader.memory.save()
        let again = Reader(opening: try #require(opening()), words: Words())
        #expect(again.selection == .folder("in"))
        // One comes back to the place, not to the heading that the link led to.
        #expect(again.path(of: .folder("in")).wrappedValue == [.document("in/b.md", heading: nil)])
        #expect(again.place(in: "a.md").wrappedValue == DocumentPlace(sourceLine: 7, offset: 3))
        #expect(again.recent == ["in/b.md", "a.md"])
        #expect(again.query == "tide")
        again.path(of: .folder("in")).wrappedValue = []
        again.memory.save()
        #expect(Reader(opening: try #require(opening()), words: Words()).path(of: .folder("in")).wrappedValue.isEmpty)
    }

    @Test("N44: a link selects the tab first and pushes the rest; an unknown one leaves everything as it was")
    func links() throws {
        for name in ["top.md", "s/one.md", "s/t/two.md", "s/t/u/three.md"] { folder.file(name, "# X\n") }
        let reader = Reader(opening: try #require(opening()), words: Words())
        reader.library.take(reader.library.source.wholeTree())
        func go(_ link: String) -> [String]? {
            guard reader.open(ReaderLink(link)) else { return nil }
            return [reader.selection.description] + reader.path(of: reader.selection).wrappedValue.map(\.text)
        }
        #expect(go("top.md") == ["top.md"])
        #expect(go("s/one.md") == ["s/one.md"])
        #expect(go("s/t/two.md#h") == ["s/t/", "s/t/two.md#h"])
        #expect(go("tabterm://library/s/t/u/three.md") == ["s/t/", "s/t/u/", "s/t/u/three.md"])
        #expect(go("s/t/u") == ["s/t/", "s/t/u/"])
        #expect(go("s/t") == ["s/t/"])
        #expect(go("none.md") == nil)
        #expect(reader.selection == .folder("s/t"))
        #expect(go("s") == [":library"])
        #expect(go("tabterm://home") == [":home"])
        #expect(go("tabterm://collection/none") == nil)
    }

    @Test("N42b: the document that a link or the last run names is there before the scan")
    func expected() throws {
        folder.file("s/t/two.md", "# Two\n")
        let reader = Reader(opening: try #require(opening()), words: Words())
        #expect(reader.open(ReaderLink("s/t/two.md")))
        reader.expectDocument()
        #expect(!reader.library.isComplete)
        #expect(reader.library.tree.document(at: RelativePath(identifier: "s/t/two.md")) != nil)
        #expect(reader.library.tree.folders[0].total == 1)
        #expect(reader.title("s/t/two.md") == "two.md")
    }

    @Test("A document is read at once when it is small, and says why it can't be read")
    func documents() throws {
        folder.file("a.md", "# A\n")
        folder.file(Array("b.md".utf8), [0, 0, 0])
        let reader = Reader(opening: try #require(opening()), words: Words())
        reader.library.take(reader.library.source.wholeTree())
        guard case .ready(let page, nil) = reader.document("a.md").content else { return #expect(Bool(false)) }
        #expect(page.document.title == "A")
        guard case .failed(.isBinary) = reader.document("b.md").content else { return #expect(Bool(false)) }
        #expect(reader.document("a.md") === reader.document("a.md"))
    }

    @Test("A named document is opened with its folder around it; faults are told")
    func named() throws {
        folder.file("in/b.md", "# B\n")
        func open(_ name: String) throws(Fault) -> Opening {
            var options = Options()
            options.subject = .path(folder.path + Array(name.utf8))
            options.keepsState = false
            return try Opening(options, Words())
        }
        let document = try open("/in/../in/b.md")
        #expect(document.source.name == "in")
        #expect(document.link == .path(RelativePath(identifier: "b.md"), heading: nil))
        #expect(document.places.state == nil)
        #expect(throws: Fault.self) { try open("/none") }
    }
}
