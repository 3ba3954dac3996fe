// Collections: people's own lists, kept whatever happens around them.
import NavigationStore
import Testing

@testable import tabterm

@MainActor @Suite("Collections")
struct CollectionTests {
    private let folder = FolderFixture()
    private var file: StoreFile { StoreFile(path: PathBytes(bytes: folder.path + Array("/data/c.json".utf8))) }
    private func path(_ name: String) -> RelativePath { RelativePath(identifier: name) }

    @Test("Made, filled, renamed, reordered and deleted; the same after a restart")
    func life() throws {
        let collections = DocumentCollections(file: file)
        let first = try #require(collections.create(named: "  To\nread "))
        let second = try #require(collections.create(named: "Later"))
        for name in ["a.md", "b.md", "c.md", "a.md"] { collections.add(path(name), to: first) }
        collections.move(path("c.md"), to: 0, in: first)
        collections.remove(path("a.md"), from: first)
        collections.rename(second, to: "Much later")
        collections.rename(second, to: "   ")
        #expect(collections.create(named: " \n") == nil)
        let expected = [
            DocumentCollection(id: first, name: "To read", documents: ["c.md", "b.md"]),
            DocumentCollection(id: second, name: "Much later"),
        ]
        #expect(collections.all == expected)
        #expect(DocumentCollections(file: file).all == expected)
        collections.delete(first)
        #expect(DocumentCollections(file: file).all == [expected[1]])
        #expect(collections.notice == nil)
    }

    @Test("Two running programs lose nothing of each other's")
    func two() throws {
        let one = DocumentCollections(file: file)
        let id = try #require(one.create(named: "Shared"))
        let other = DocumentCollections(file: file)
        one.add(path("a.md"), to: id)
        other.add(path("b.md"), to: id)
        other.create(named: "Other's")
        one.rename(id, to: "Ours")
        let now = DocumentCollections(file: file).all
        #expect(now.map(\.name) == ["Ours", "Other's"])
        #expect(now.first.map { Set($0.documents) } == ["a.md", "b.md"])
    }

    @Test("What the guide brings is there until it is deleted, and then stays away")
    func initial() {
        let initial = (name: "First steps", documents: Guide.firstSteps)
        let collections = DocumentCollections(file: file, initial: initial)
        #expect(collections.all.map(\.documents) == [Guide.firstSteps])
        collections.delete("first")
        #expect(DocumentCollections(file: file, initial: initial).all.isEmpty)
    }

    @Test("Without a place they work for this run, and say that they are not kept")
    func nowhere() {
        let collections = DocumentCollections(file: nil)
        collections.create(named: "A")
        #expect(collections.all.count == 1)
        #expect(collections.notice == .notKept)
    }
}
