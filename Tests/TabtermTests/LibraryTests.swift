// Scanning: which files are documents, in which order, whatever a disk may hold.
import Foundation
import Glibc
import Testing

@testable import tabterm

@Suite("Library")
struct LibraryTests {
    private func paths(_ folder: FolderFixture, showsHidden: Bool = false) -> [String] {
        let tree = LibrarySource.folder(folder.path).wholeTree(showsHidden: showsHidden)
        return tree.documentsInOrder().map { tree.path(ofDocument: $0).identifier }
    }

    @Test("Documents by kind; binaries, hidden and ignored files are left out, unless all is to be seen")
    func kinds() {
        let folder = FolderFixture()
        for name in [
            "a.md", "b.txt", "c.rst", "d.adoc", "e.1", "f.swift", "g.yaml", "README", ".hidden.md", ".git/config.md",
        ] {
            folder.file(name)
        }
        folder.file("photo.png")
        folder.file(Array("blob".utf8), [0, 1, 2, 0])
        folder.file(".gitignore", "ignored.md\n")
        folder.file("ignored.md")
        #expect(paths(folder) == ["a.md", "b.txt", "c.rst", "d.adoc", "e.1", "f.swift", "g.yaml", "README"])
        let all = Set(paths(folder, showsHidden: true))
        #expect(all.isSuperset(of: [".hidden.md", "ignored.md", "photo.png", "blob"]))
        #expect(!all.contains(".git/config.md"))
    }

    @Test("Names that differ in a byte have identifiers that differ, letters in their parts too")
    func identifiers() {
        for value in UInt32(0x20)...0x3FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let (whole, parts) = (String(scalar), String(scalar).decomposedStringWithCanonicalMapping)
            let identifier = FileName.identifier(Array(whole.utf8))
            if !whole.utf8.elementsEqual(parts.utf8), identifier == FileName.identifier(Array(parts.utf8)) {
                Issue.record("U+\(String(value, radix: 16)) is its parts")
            }
        }
    }

    @Test("Names are ordered without case and accents and by the value of numbers, then by bytes; folders likewise")
    func order() {
        let folder = FolderFixture()
        for name in [
            "b.md", "A.md", "a.md", "chapter 10.md", "chapter 2.md", "Z/x.md", "y/x.md", "Éa.md", "Eb.md",
            "e\u{301}c.md",
        ] {
            folder.file(name)
        }
        #expect(
            paths(folder) == [
                "A.md", "a.md", "b.md", "chapter 2.md", "chapter 10.md", "Éa.md", "Eb.md", "e%cc%81c.md", "y/x.md",
                "Z/x.md",
            ])
    }

    @Test("The order is that of the keys, byte by byte, however alike the names begin and wherever they end")
    func orderOfKeys() {
        let parts = ["", "a", "A", "0", "00", "1", "10", "9", "-", "note of the day ", "é", "\u{1}", "b.md"]
        var names: [[UInt8]] = [[0xFF], [0xFF, 0x30]]
        for one in parts { for two in parts { for three in parts { names.append(Array((one + two + three).utf8)) } } }
        names.shuffle()
        var list = NameList()
        for name in names { list.append(name) }
        #expect(list.count == names.count)
        let keys = names.map { FileName.orderKey($0) }
        let wanted = names.indices.sorted { left, right in
            if keys[left] != keys[right] { return keys[left].lexicographicallyPrecedes(keys[right]) }
            return names[left].lexicographicallyPrecedes(names[right])
        }
        #expect(list.order().map { names[$0] } == wanted.map { names[$0] })
    }

    @Test("Endings are known whatever their case; what is none, or too long to be one, says nothing")
    func endings() {
        func verdict(_ name: String) -> DocumentKind.Verdict { DocumentKind.verdict(Array(name.utf8)) }
        for name in ["a.md", "a.MD", "b.markdown", ".x.Mdx"] { #expect(verdict(name) == .document(.markdown)) }
        #expect(verdict("x.editorconfig") == .document(.text))
        #expect(verdict("x.gitattributes") == .document(.text))
        #expect(verdict("a.tar.GZ") == .binary)
        for name in ["md", ".md", "a.", "a.mdmdmdmdmdmdmdmdmd", "a.dm", "a.gitattribute", "a.é"] {
            #expect(verdict(name) == .unknown)
        }
    }

    @Test("Names are there before anything is asked of a file; sizes and times come after, through links too")
    func namesFirst() {
        let folder = FolderFixture()
        folder.file("a.md", "12345")
        folder.file("sub/b.md", "123")
        folder.link("c.md", to: "a.md")
        folder.link("gone.md", to: "nowhere.md")
        var scanner = FolderScanner(root: folder.path)
        while !scanner.isFinished { scanner.step() }
        var tree = scanner.tree
        #expect(tree.documents.map(\.size) == [-1, -1, -1])
        #expect(tree.lastChange == 0)
        let revision = tree.revision
        let source = LibrarySource.folder(folder.path)
        for index in tree.folders.indices { source.readFacts(ofFolder: index, into: &tree) }
        #expect(tree.documentsInOrder().map { tree.documents[$0].size } == [5, 5, 3])
        #expect(tree.lastChange > 1_000_000_000)
        #expect(tree.revision != revision)
    }

    @Test(
        "What a scan has found before there is a screen is in the first frame, and is not lost where it has not ended")
    @MainActor func headStart() async {
        let folder = FolderFixture()
        for number in 0..<50 { folder.file("part \(number % 7)/note \(number).md", "# Note\n") }
        folder.file("begin.md", "# Begin\n")
        for waits in [true, false] {
            let library = Library(source: .folder(folder.path))
            var listed: [Bool] = []
            library.onListed = { listed.append(library.tree.documents.allSatisfy { $0.size >= 0 }) }
            library.onTitled = library.onListed
            library.begin(showsHidden: false)
            while waits, !library.isComplete {
                library.takeHeadStart()
                await Task.yield()
            }
            library.scan()
            while listed.count < 2 { await Task.yield() }
            #expect(library.tree.documents.count == 51)
            #expect(library.tree.title(ofDocument: 0) == "Begin")
            #expect(listed.allSatisfy { $0 })
        }
    }

    @Test("T2: Names that are not UTF-8, hold a newline or combine letters survive: shown escaped, found again")
    func oddNames() throws {
        let folder = FolderFixture()
        let names: [[UInt8]] = [
            [0xFF, 0xFE] + Array(".md".utf8), Array("two\nlines.md".utf8), Array("esc\u{1B}[2J.md".utf8),
            Array("100%#.md".utf8),
            Array("e\u{301}.md".utf8), Array("é.md".utf8), Array("-".utf8) + Array(".md".utf8), Array("%41.md".utf8),
        ]
        for name in names { folder.file(name, Array("# \u{1B}Title\n".utf8)) }
        let tree = LibrarySource.folder(folder.path).wholeTree()
        let identifiers = Set((0..<tree.documents.count).map { tree.path(ofDocument: $0).identifier })
        #expect(identifiers.count == names.count)
        for name in names {
            let path = RelativePath(name)
            let again = RelativePath(identifier: path.identifier)
            #expect(again == path)
            #expect(tree.document(at: again) != nil)
            #expect(path.shown.unicodeScalars.allSatisfy { $0.value >= 0x20 })
            #expect((try? LibrarySource.folder(folder.path).read(path).get()) != nil)
        }
        #expect(RelativePath([0xFF, 0x0A]).shown == "\\xff\\n")
    }

    @Test("T3: Links in circles, dangling links, pipes and unreadable folders end no scan")
    func loops() {
        let folder = FolderFixture()
        folder.file("real/one.md")
        folder.link("a-link", to: "real")
        folder.link("real/up", to: "..")
        folder.link("real/self", to: "self")
        folder.link("gone.md", to: "nowhere.md")
        folder.link("alias.md", to: "real/one.md")
        folder.file("closed/two.md")
        folder.permissions("closed", 0)
        mkfifo(String(decoding: folder.path, as: UTF8.self) + "/pipe.md", 0o644)
        let found = paths(folder)
        #expect(found.filter { $0 != "closed/two.md" } == ["alias.md", "real/one.md"])
    }

    @Test("A link to a folder outside is followed")
    func linkOutside() {
        let (folder, other) = (FolderFixture(), FolderFixture())
        other.file("far.md")
        folder.link("other", to: String(decoding: other.path, as: UTF8.self))
        #expect(paths(folder) == ["other/far.md"])
    }

    @Test("Folders without documents are not among a folder's subfolders; totals count everything below")
    func totals() {
        let folder = FolderFixture()
        for name in ["a/b/c/one.md", "a/two.md", "empty/x/y.png"] { folder.file(name) }
        let tree = LibrarySource.folder(folder.path).wholeTree()
        #expect(tree.subfolders(of: 0).map { tree.title(ofFolder: $0) } == ["a"])
        #expect(tree.folders[0].total == 2)
        #expect(tree.folder(at: RelativePath(identifier: "a/b/c")).map { tree.folders[$0].total } == 1)
    }

    @Test("T3: 10,000 files in a folder and folders 60 deep")
    func many() {
        let folder = FolderFixture()
        for number in 0..<10_000 { folder.file(Array("n\(number).md".utf8), []) }
        let deep = (0..<60).map { "d\($0)" }.joined(separator: "/")
        folder.file(deep + "/end.md")
        let tree = LibrarySource.folder(folder.path).wholeTree()
        #expect(tree.documents.count == 10_001)
        #expect(tree.document(at: RelativePath(identifier: deep + "/end.md")) != nil)
        #expect(tree.title(ofDocument: 1) == "n1.md")
    }

    @MainActor @Test("A scan in the background ends with the same tree as one in the foreground")
    func background() async {
        let folder = FolderFixture()
        for number in 0..<300 { folder.file("f\(number % 20)/n\(number).md", "# Title \(number)\n") }
        let library = Library(source: .folder(folder.path))
        #expect(!library.isComplete)
        library.scan()
        let whole = library.source.wholeTree()
        func titles(_ tree: FileTree) -> [String] { tree.documentsInOrder().map { tree.title(ofDocument: $0) } }
        while titles(library.tree) != titles(whole) || !library.isComplete { await Task.yield() }
        #expect(library.tree.folders[0].total == 300)
    }

    @Test("Reading says why there is nothing to read")
    func faults() {
        let folder = FolderFixture()
        folder.file(Array("zeros.md".utf8), [UInt8](repeating: 0, count: 100))
        folder.file("dir/x.md")
        mkfifo(String(decoding: folder.path, as: UTF8.self) + "/pipe.md", 0o644)
        let source = LibrarySource.folder(folder.path)
        func fault(_ name: String) -> ReadFault? {
            if case .failure(let fault) = source.read(RelativePath(identifier: name)) { fault } else { nil }
        }
        #expect(fault("zeros.md") == .isBinary)
        #expect(fault("none.md") == .missing)
        #expect(fault("dir") == .isFolder)
        #expect(fault("pipe.md") == .isSpecial)
        #expect(fault("dir/x.md") == nil)
    }
}

@Suite("Titles")
struct TitleTests {
    @Test(
        "Titles come from the first heading or the front matter",
        arguments: [
            ("# Birds\ntext", "Birds"), ("---\ntitle: \"Tides\"\n---\n# Other", "Tides"),
            ("---\nx: 1\n---\n\n## Two ##\n", "Two"),
            ("Sub *title*\n=====\n", "Sub title"), ("```\n# no\n```\n# `yes` [link](a.md)", "yes link"),
            ("no title", nil),
            ("<!-- # no\n-->\n# After", "After"), ("#hash\n\n# Real", "Real"), ("# snake_case_name", "snake_case_name"),
            ("\u{FEFF}# Mark", "Mark"), ("# A\\*b", "A*b"), ("", nil),
            ("# Words { #anchor }", "Words"), ("Words {.x}\n=====", "Words"),
            ("# doc [x].md", "doc [x].md"), ("# See [[Tides|the sea]] and [one][two]", "See the sea and one"),
            ("#\n# \n", nil), ("a\r\n# CR\r\n", "CR"),
            ("# \u{301}x", "\u{301}x"), ("# x #\u{301}", "x #\u{301}"),
            ("---\ntitle: \u{301}x\n---\n", "\u{301}x"), ("---\ntitle: '\u{301}x'\n---\n", "\u{301}x"),
            ("<!--\u{301}\n-->\u{301}\n# After", "After"), ("```\u{301}\n# no\n```\n# Yes", "Yes"),
            ("# `\u{301}x` [\u{301}a](\u{301}b) *c*", "\u{301}x \u{301}a c"),
            ("# [[a|\u{301}b]]\u{301}", "\u{301}b\u{301}"),
            (" \u{301}Two\n===\n", "\u{301}Two"),
            ("# <a id=\"x\"></a>Two <b>words</b>, `<b>`", "Two words, <b>"), ("# <my-tag/>\u{301}x", "\u{301}x"),
            ("# <https://a.org> < 3 <a", "<https://a.org> < 3 <a"), ("# <img alt=\"x\">", "<img alt=\"x\">"),
        ])
    func markdown(_ text: String, _ title: String?) {
        #expect(DocumentTitle.title(in: Array(text.utf8), kind: .markdown) == title)
    }

    @Test("A title is understood as the page is: UTF-16, else Latin-1")
    func encodings() {
        let text = "# Café\n"
        let utf16: [UInt8] =
            [0xFF, 0xFE] + text.utf16.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        #expect(DocumentTitle.title(in: utf16, kind: .markdown) == "Café")
        #expect(
            DocumentTitle.title(in: text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }, kind: .markdown)
                == "Café")
    }

    @Test("Other kinds bear titles of their own")
    func others() {
        #expect(DocumentTitle.title(in: Array("=====\nName\n=====\n".utf8), kind: .reStructuredText) == "Name")
        #expect(DocumentTitle.title(in: Array("= Doc\n".utf8), kind: .asciiDoc) == "Doc")
        #expect(DocumentTitle.title(in: Array("= \u{301}Doc\n".utf8), kind: .asciiDoc) == "\u{301}Doc")
        #expect(
            DocumentTitle.title(in: Array(".Nm \u{301}a\n.Nd \u{301}b\n".utf8), kind: .manual) == "\u{301}a: \u{301}b")
        #expect(
            DocumentTitle.title(in: Array(".TH X 1\n.SH NAME\nls \\- list files\n".utf8), kind: .manual)
                == "ls: list files")
        #expect(DocumentTitle.title(in: Array(".Nm cat\n.Nd join files\n".utf8), kind: .manual) == "cat: join files")
        #expect(DocumentTitle.title(in: Array("# shell comment".utf8), kind: .text) == nil)
    }
}
