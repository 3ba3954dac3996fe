// Large folders: what is declared of them stays small, batches keep a pace that keys do not feel, and nothing that arrives
// moves the person (N42b, N51). Calls and kinds are counted, never time.
import TabNavigation
import TabTermUI
import TabViews
import TerminalScreen
import Testing

@testable import tabterm

@MainActor @Suite("Large folders")
struct LargeFolderTests {
    private let folder = FolderFixture()
    private let words = Words.embedded()

    /// A tree of folders, each with documents and a subfolder or two.
    private func tree(folders: Range<Int>, documents: Int, subfolders: Int = 0) -> FileTree {
        var tree = FileTree()
        func listed(_ count: Int) -> [FileTree.FoundDocument] {
            (0..<count).map { .init(name: Array("n\($0) %#é.md".utf8), kind: .markdown) }
        }
        let numbers = tree.fill(
            0, folders: folders.map { .init(name: Array("part \($0)".utf8)) }, documents: listed(2))
        for number in numbers {
            let inner = tree.fill(
                number, folders: (0..<subfolders).map { .init(name: Array("in \($0)".utf8)) },
                documents: listed(documents))
            for number in inner { tree.fill(number, folders: [], documents: listed(1)) }
        }
        return tree
    }

    private func reader(_ tree: FileTree) throws -> Reader {
        var options = Options()
        options.subject = .path(folder.path)
        options.keepsState = false
        let reader = Reader(opening: try Opening(options, words), words: words)
        reader.readsAtOnce = true
        reader.library.take(tree)
        return reader
    }

    @Test("N51: the documents of a folder and its subfolders are declared as runs, whatever their number")
    func runs() throws {
        let outline = TabOutline(
            declaring: ReaderTabs(reader: try reader(tree(folders: 0..<600, documents: 60, subfolders: 2))))
        var sections = 0
        for case .section(let section) in outline.items where section.customizationID?.hasPrefix("part") == true {
            sections += 1
            guard section.children.count == 2, case .range(let documents) = section.children[0],
                case .range(let folders) = section.children[1]
            else {
                Issue.record("\(section.title) is written out")
                continue
            }
            #expect(documents.count == 60)
            #expect(!documents.hasBadges)
            #expect(folders.count == 2)
        }
        #expect(sections == 600)
    }

    @Test("Documents and folders find the places of their tabs, whatever their names")
    func places() { check(tree(folders: 0..<3, documents: 4, subfolders: 2)) }

    @Test("So do those whose names join with the sign beside them")
    func joiningPlaces() {
        let folder = FolderFixture()
        for name in ["\u{488}/\u{488}a.md", "b\u{D4E}/\u{93E}.md", "b\u{D4E}/\u{301}/\u{488}.md"] { folder.file(name) }
        check(LibrarySource.folder(folder.path).wholeTree())
    }

    private func check(_ tree: FileTree) {
        for folder in tree.folders.indices {
            let (documents, folders) = (DocumentRows(tree, in: folder), FolderRows(tree, in: folder))
            for (position, row) in documents.enumerated() {
                #expect(documents.position(ofTab: row.id.description) == position)
                #expect(folders.position(ofTab: row.id.description) == nil)
            }
            for (position, row) in folders.enumerated() {
                #expect(folders.position(ofTab: row.id.description) == position)
                #expect(documents.position(ofTab: row.id.description) == nil)
            }
            #expect(documents.position(ofTab: ":home") == nil)
            #expect(documents.position(ofTab: "part 0/none.md") == nil)
            #expect(folders.position(ofTab: "part 9/") == nil)
        }
    }

    @Test("N42b: what arrives above moves neither the selection nor the cursor nor the rows in view")
    func arrivals() throws {
        let reader = try reader(tree(folders: 40..<60, documents: 9))
        let session = Session(ReaderView(reader: reader), options: SessionOptions(display: Display(words: words)))
        let size = Size(columns: 100, rows: 24)
        func rows() -> [String] { session.render(size).canvas.rows }
        func press(_ keys: Key...) {
            for key in keys {
                session.send(.key(KeyPress(key)))
                _ = rows()
            }
        }
        _ = rows()
        press(.end)
        for _ in 0..<12 { press(.up) }
        press(.right, .down, .down)
        let selection = reader.selection
        #expect(selection.description.hasPrefix("part "))
        let row = try #require(rows().firstIndex { $0.hasPrefix("▌") })
        let side = rows().map { String($0.prefix(20)) }
        for first in [30, 20, 0] {
            reader.library.take(tree(folders: first..<60, documents: 9))
            #expect(reader.selection == selection)
            #expect(rows().firstIndex { $0.hasPrefix("▌") } == row)
            #expect(rows().map { String($0.prefix(20)) }.dropFirst(4).dropLast(8) == side.dropFirst(4).dropLast(8))
        }
    }

    @Test("A batch waits until the last one is on the screen, and longer the longer that took")
    func pace() {
        let uptake = Uptake()
        var pace = Pace(first: .zero, then: .zero, uptake: uptake)
        var answers = [pace.isDue()]
        uptake.begin()
        answers.append(pace.isDue())
        uptake.begin()
        uptake.end(after: .zero)
        answers.append(pace.isDue())
        uptake.end(after: .seconds(100))
        answers += [pace.isDue(), pace.isDue()]
        #expect(answers == [true, false, false, true, false])
    }

    @Test("A title is the same, whether the first lines give it or the whole head is needed")
    func titles() {
        let filler = String(repeating: "words\n", count: 3)
        let cases = [
            ("# One\n" + filler + filler, "One"), (filler + filler + "# Late\n", "Late"),
            ("a\nb\nc\nd\ne\nTitle\n=====\n", "Title"), ("a\n\n\n\nb\nTitle\n=====\n# No\n", "Title"),
            ("---\na: 1\nb: 2\nc: 3\nd: 4\ne: 5\nf: 6\ntitle: Matter\n---\n# No\n", "Matter"),
            ("```\n# no\n\n\n\n\n\n# no\n```\n# Yes\n", "Yes"),
        ]
        for (text, title) in cases {
            #expect(DocumentTitle.title(in: Array(text.utf8), kind: .markdown) == title, "\(text)")
        }
    }
}
