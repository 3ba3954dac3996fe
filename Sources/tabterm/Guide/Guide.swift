// The guide: documents about tabterm that travel inside the binary, in the order in which resources.c lists them. It
// needs no file, no network and no configuration.

/// The embedded documents about tabterm.
enum Guide {
    private static let prefix = "guide/"

    /// The guide as a source of documents.
    static func source(_ words: Words) -> LibrarySource {
        LibrarySource(
            name: words["reader.guide.name"], root: nil, listed: tree(),
            read: { path in
                let bytes = self.bytes(path)
                return bytes.isEmpty ? .failure(.missing) : .success(Array(bytes))
            },
            head: { path, count in Array(bytes(path).prefix(count)) })
    }

    /// The paths of the guide's documents, in their order.
    static var paths: [RelativePath] {
        Resource.paths.filter { $0.hasPrefix(prefix) }.map { RelativePath(Array($0.utf8.dropFirst(prefix.utf8.count))) }
    }

    /// The document that is not on the bar at first, so that there is something to add to it.
    static let offTheBar = RelativePath(Array("Beyond/remembered.md".utf8))

    /// The collection that the guide brings with it.
    static let firstSteps = ["welcome.md", "keys.md", "arranging.md"]

    private static func bytes(_ path: RelativePath) -> UnsafeBufferPointer<UInt8> {
        Resource.bytes(at: prefix + String(decoding: path.bytes, as: UTF8.self))
    }

    private static func tree() -> FileTree {
        var tree = FileTree()
        fill(&tree, 0, paths)
        return tree
    }

    private static func fill(_ tree: inout FileTree, _ folder: Int, _ paths: [RelativePath]) {
        let depth = tree.path(ofFolder: folder).names.count
        var folders: [[UInt8]] = []
        var documents: [FileTree.FoundDocument] = []
        for path in paths {
            let names = path.names
            if names.count == depth + 1 {
                documents.append(document(path))
            } else if !folders.contains(Array(names[depth])) {
                folders.append(Array(names[depth]))
            }
        }
        let numbers = tree.fill(folder, folders: folders.map { .init(name: $0) }, documents: documents)
        for (number, name) in zip(numbers, folders) {
            fill(&tree, number, paths.filter { $0.names.count > depth + 1 && $0.names[depth].elementsEqual(name) })
        }
    }

    private static func document(_ path: RelativePath) -> FileTree.FoundDocument {
        let bytes = bytes(path)
        return .init(
            name: path.names.last.map { Array($0) } ?? [], kind: .markdown, size: Int64(bytes.count),
            title: DocumentTitle.title(in: bytes.prefix(DocumentTitle.headSize), kind: .markdown))
    }
}
