// Where the documents of a library come from: the guide inside the binary, a folder, or standard input. A source can
// list what it has and read one document; it keeps nothing.
import Glibc

/// A place that holds documents.
struct LibrarySource: Sendable {
    /// The name that stands over the navigation.
    let name: String
    /// The real path of the folder; nil where there is none.
    let root: [UInt8]?
    /// Everything there is, where that is known without reading folders.
    let listed: FileTree?
    /// All bytes of a document.
    let read: @Sendable (RelativePath) -> Result<[UInt8], ReadFault>
    /// The first bytes of a document.
    let head: @Sendable (RelativePath, Int) -> [UInt8]
    /// The one document, where it is still on its way.
    var incoming: IncomingText?

    /// A folder on disk.
    ///
    /// - Parameter root: its real path (`realpath`).
    static func folder(_ root: [UInt8]) -> LibrarySource {
        let name = root.split(separator: UInt8(ascii: "/")).last.map { FileName.shown($0) } ?? "/"
        let place = root.last == UInt8(ascii: "/") ? root : root + [UInt8(ascii: "/")]
        return LibrarySource(
            name: name, root: root, listed: nil,
            read: { path in Result { () throws(ReadFault) in try FileBytes.document(at: place + path.bytes) } },
            head: { path, count in FileBytes.head(at: place + path.bytes, count) })
    }

    /// One document that comes through standard input.
    static func standardInput(_ text: IncomingText, name: String) -> LibrarySource {
        LibrarySource(
            name: name, root: nil, listed: listing(text, name: name), read: { _ in text.soFar },
            head: { Array((try? text.soFar.get().prefix($1)) ?? []) }, incoming: text)
    }

    /// A tree with the document that comes through standard input, as far as it has come.
    static func listing(_ text: IncomingText, name: String) -> FileTree {
        // Asked before the reading: what ends meanwhile is listed once more.
        let isWhole = !text.isArriving
        let bytes = (try? text.soFar.get()) ?? []
        var tree = FileTree()
        let kind = IncomingText.kind(of: bytes, isWhole: isWhole)
        let title = DocumentTitle.title(in: bytes.prefix(DocumentTitle.headSize), kind: kind)
        let document = FileTree.FoundDocument(
            name: Array("-".utf8), kind: kind, size: Int64(bytes.count), title: title ?? name)
        tree.fill(0, folders: [], documents: [document])
        return tree
    }

    /// Whether there is a folder at a path, scanned or not.
    func isFolder(_ path: RelativePath) -> Bool {
        guard let root else { return listed?.folder(at: path) != nil }
        return FileBytes.facts(root + [UInt8(ascii: "/")] + path.bytes)?.isFolder == true
    }

    /// Whether there is a document at a path, scanned or not.
    func isDocument(_ path: RelativePath) -> Bool {
        guard let root else { return listed?.document(at: path) != nil }
        return FileBytes.facts(root + [UInt8(ascii: "/")] + path.bytes)?.isFolder == false
    }

    /// The size of a document in bytes, scanned or not; nil when there is none.
    func size(_ path: RelativePath) -> Int64? {
        guard let root else { return listed?.document(at: path).flatMap { listed?.documents[$0].size } }
        let facts = FileBytes.facts(root + [UInt8(ascii: "/")] + path.bytes)
        return facts?.isFolder == false ? facts?.size : nil
    }

    /// The path of something in the folder on disk; nil where there is none.
    func place(of path: RelativePath) -> [UInt8]? {
        guard let root else { return nil }
        if path.bytes.isEmpty { return root }
        return root + (root.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]) + path.bytes
    }

    /// What tells one state of a document or folder from another; nil where it is not on a disk.
    func stamp(_ path: RelativePath) -> FileStamp? { place(of: path).flatMap { FileBytes.stamp($0) } }

    /// Everything in this source, read now: for `--tree` and tests.
    ///
    /// - Parameter showsHidden: lists hidden and ignored files and binaries too.
    func wholeTree(showsHidden: Bool = false) -> FileTree {
        guard listed == nil, let root else { return listed ?? FileTree() }
        var scanner = FolderScanner(root: root, showsHidden: showsHidden)
        while !scanner.isFinished { scanner.step() }
        var tree = scanner.tree
        for folder in tree.folders.indices { readFacts(ofFolder: folder, into: &tree) }
        readTitles(of: 0..<tree.documents.count, into: &tree)
        return tree
    }

    /// Asks for the size and the last change of each document in a folder; one that is gone stays unknown.
    ///
    /// - Parameter part: the folder that the tree begins with.
    func readFacts(ofFolder index: Int, into tree: inout FileTree, from part: RelativePath = RelativePath([])) {
        let range = tree.folders[index].documents
        guard !range.isEmpty, let place = place(of: part.appendingAll(tree.path(ofFolder: index))) else { return }
        let folder = open(place.map { CChar(bitPattern: $0) } + [0], O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return }
        defer { close(folder) }
        var name: [CChar] = []
        for document in range {
            name.removeAll(keepingCapacity: true)
            for byte in tree.name(tree.documents[Int(document)].name) { name.append(CChar(bitPattern: byte)) }
            name.append(0)
            var facts = stat()
            guard fstatat(folder, name, &facts, 0) == 0 else { continue }
            tree.setFacts(
                size: Int64(facts.st_size), modified: Int64(facts.st_mtim.tv_sec), ofDocument: Int(document))
        }
    }

    /// Reads the titles of some documents out of their first lines.
    func readTitles(of documents: some Sequence<Int>, into tree: inout FileTree) {
        for index in documents where tree.documents[index].kind.bearsTitle {
            let head = head(tree.path(ofDocument: index), DocumentTitle.headSize)
            guard let title = DocumentTitle.title(in: head, kind: tree.documents[index].kind) else { continue }
            tree.setTitle(title, ofDocument: index)
        }
    }
}

extension DocumentKind {
    /// Whether the first lines of a document of this kind may give its title.
    var bearsTitle: Bool {
        switch self {
        case .markdown, .reStructuredText, .asciiDoc, .manual: true
        case .text, .binary: false
        }
    }
}
