// The watch over what is shown, below the screen: trees that are looked at again, and what happens where the kernel has no
// watches to give.
import Glibc
import NavigationStore
import TabTermUI
import TerminalScreen
import TestSupport
import Testing

@testable import tabterm

@Suite("Looking again") struct FolderLookTests {
    private let folder = FolderFixture()
    private var source: LibrarySource { .folder(PathBytes(bytes: folder.path).resolved()?.bytes ?? []) }

    private func titles(_ tree: FileTree) -> [String] {
        tree.documentsInOrder().map { tree.path(ofDocument: $0).shown + "=" + tree.title(ofDocument: $0) }
    }

    private func look(_ tree: FileTree, _ folders: String..., changed: [String] = [], kept: [String] = []) -> FileTree?
    {
        func paths(_ names: [String]) -> Set<RelativePath> { Set(names.map { RelativePath(Array($0.utf8)) }) }
        return tree.looking(
            at: FolderChanges(folders: paths(folders), documents: paths(changed), kept: paths(kept)), in: source,
            showsHidden: false)
    }

    @Test("A look at what has changed gives what a new scan gives, whatever has changed", arguments: Seeds.some(3))
    func oracle(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let names = ["a", "b", "c", "a/x", "a/y", "b/x", "a/x/deep"]
        for name in names { folder.file("\(name)/start.md", "# Start \(name)\n") }
        var tree = source.wholeTree()
        for round in 0..<120 {
            let place = random.pick(names + [""], or: "")
            let prefix = place.isEmpty ? "" : place + "/"
            let file = prefix + random.pick(["one.md", "two.md", "three.txt", "binary.png", ".hidden.md"], or: "")
            let new = "\(prefix)new\(random.number(0...2))"
            switch random.number(0...4) {
            case 0, 1: folder.file(file, "# Title \(round)\n")
            case 2: unlink(String(decoding: folder.path, as: UTF8.self) + "/" + file)
            case 3: folder.file("\(new)/inner.md", "# Inner \(round)\n")
            default: folder.file(file, "No title \(round)\n")
            }
            let parents = Set(["", place, new])
            let changes = FolderChanges(folders: Set(parents.map { RelativePath(Array($0.utf8)) }))
            tree = tree.looking(at: changes, in: source, showsHidden: false) ?? tree
            #expect(titles(tree) == titles(source.wholeTree()), "seed \(seed), round \(round)")
            #expect(tree.folders[0].total == Int32(tree.documentsInOrder().count))
        }
    }

    @Test("Links that lead back show nothing a second time, however often one looks")
    func loops() {
        folder.file("one.md")
        folder.file("a/two.md")
        folder.link("a/self", to: ".")
        folder.link("a/up", to: "..")
        folder.link("again", to: "a")
        let tree = source.wholeTree()
        let before = titles(tree)
        var now = tree
        for _ in 0..<3 { now = look(now, "", "a", "a/self", "a/up", "a/up/a", "again", "again/self") ?? now }
        #expect(titles(now) == before)
    }

    @Test("Nothing different: no other tree")
    func same() {
        folder.file("a/one.md", "# One\n")
        folder.file("two.md", "# Two\n")
        let tree = source.wholeTree()
        #expect(look(tree, "", "a") == nil)
        #expect(look(tree, "nowhere") == nil)
        let revision = tree.revision
        folder.file("two.md", "# Owt\n")
        let new = look(tree, "", changed: ["two.md"])
        #expect(new.map { $0.revision != revision } == true)
        #expect(new.map(titles)?.last?.hasSuffix("One") == true)
    }

    @Test("What is on the screen stays although it is gone, also with its folder, until it is not kept any more")
    func kept() {
        folder.file("a/b/one.md", "# One\n")
        folder.file("a/two.md", "# Two\n")
        folder.file("three.md", "# Three\n")
        let tree = source.wholeTree()
        let path = String(decoding: folder.path, as: UTF8.self)
        unlink(path + "/a/b/one.md")
        unlink(path + "/a/two.md")
        rmdir(path + "/a/b")
        rmdir(path + "/a")
        let kept = look(tree, "", "a", "a/b", kept: ["a/b/one.md"]) ?? tree
        #expect(titles(kept) == ["three.md=Three", "a/b/one.md=One"])
        #expect(look(kept, "", "a", "a/b", kept: ["a/b/one.md"]) == nil)
        #expect(look(kept, "", "a").map(titles) == ["three.md=Three"])
    }

    @Test("Ignored files stay ignored, rules of outer folders hold, links to what is shown add nothing")
    func rules() {
        folder.folder(Array(".git".utf8))
        folder.file(".gitignore", "*.log\n/a/secret/\n")
        folder.file("a/one.md", "# One\n")
        let tree = source.wholeTree()
        folder.file("a/noise.log")
        folder.file("a/secret/s.md", "# Secret\n")
        folder.file("a/two.md", "# Two\n")
        folder.link("a/loop", to: String(decoding: folder.path, as: UTF8.self))
        #expect(look(tree, "a").map(titles) == ["a/one.md=One", "a/two.md=Two"])
    }

    @Test("Documents changed since a moment are counted")
    func changedSince() {
        folder.file("b.md", "# B\n")
        folder.file("a/a.md", "# A\n")
        let tree = source.wholeTree()
        let now = Int64(time(nil))
        #expect(tree.countChanged(since: now + 10) == 0)
        #expect(tree.countChanged(since: now - 100) == 2)
    }
}

/// Waits until something is so.
@MainActor private func wait(_ what: String, until isTrue: () -> Bool) async throws {
    for _ in 0..<500 where !isTrue() {
        await withCheckedContinuation { done in
            Background("pause").run {
                usleep(10_000)
                done.resume()
            }
        }
    }
    #expect(isTrue(), "\(what)")
}

@Suite("Missing for a moment") @MainActor struct MissingTests {
    private let folder = FolderFixture()

    @Test("T4: A file that went while it was read and came back the same is read again")
    func sameAgain() async throws {
        folder.file("a.md", "# A\n\nText.\n")
        let disk = LibrarySource.folder(folder.path)
        let sign = String(decoding: folder.path, as: UTF8.self) + "/is-there"
        let source = LibrarySource(
            name: disk.name, root: disk.root, listed: nil,
            read: { access(sign, F_OK) == 0 ? disk.read($0) : .failure(.missing) }, head: disk.head)
        let page = LoadedDocument(RelativePath(Array("a.md".utf8)), kind: .markdown, size: nil, source: source)
        guard case .failed(.missing) = page.content else {
            Issue.record("it is not missing")
            return
        }
        folder.file("is-there")
        page.refresh()
        try await wait("the text") { if case .ready = page.content { true } else { false } }
    }
}

@Suite("Without watches") @MainActor struct BlindTests {
    private let folder = FolderFixture()

    private func reader() throws -> Reader {
        var options = Options()
        options.subject = .path(folder.path)
        options.keepsState = false
        let words = Words.embedded()
        let reader = Reader(opening: try Opening(options, words), words: words)
        reader.library.take(reader.library.source.wholeTree())
        return reader
    }

    nonisolated private static let failures: [FolderReports.Calls] = [
        .init(add: { _, _, _ in
            errno = ENOSPC
            return -1
        }),
        .init(open: {
            errno = EMFILE
            return -1
        }),
    ]

    @Test(
        "T9: The limit is reached: a key, and the focus of the window, are occasions to look",
        arguments: failures.indices)
    func limit(index: Int) async throws {
        folder.file("one.md", "# One\n")
        let reader = try reader()
        #expect(reader.open(.path(RelativePath(Array("one.md".utf8)), heading: nil)))
        let page = reader.document("one.md")
        let live = try #require(Live(reader, calls: Self.failures[index]))
        live.follow()
        // The first key learns how things are, the second sees what has changed.
        try await wait("blind") { live.isBlind }
        live.take(.key("x"))
        try await wait("the first look") { !live.isBusy }
        folder.file("two.md", "# Two\n")
        folder.file("one.md", "# Another\n\nMore.\n")
        #expect(reader.library.tree.documents.count == 1)
        live.take(.key("x"))
        try await wait("a second document") { reader.library.tree.documents.count == 2 }
        try await wait("another text") {
            if case .ready(let page, _) = page.content {
                page.document.headings.first?.text == "Another"
            } else {
                false
            }
        }
        folder.file("two.md", "# Late\n")
        live.take(.focus(true))
        try await wait("another title") { reader.title("two.md") == "Late" }
    }

    @Test("Watches work: keys cost nothing, and changes come by themselves")
    func watched() async throws {
        folder.file("one.md", "# One\n")
        let reader = try reader()
        let live = try #require(Live(reader))
        live.follow()
        try await wait("watching") { !live.isBusy }
        #expect(!live.isBlind)
        folder.file("two.md", "# Two\n")
        try await wait("a second document") { reader.library.tree.documents.count == 2 }
    }
}
