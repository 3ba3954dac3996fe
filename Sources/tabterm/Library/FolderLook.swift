// Another look at folders of which something has changed, and the tree that comes of it. Only these folders are read, and
// subfolders that are new; all else is taken over. It runs in the background; Library hands the result to the screen.
import Glibc

/// Folders that may have changed.
struct FolderChanges: Equatable, Sendable {
    /// The folders whose lists are to be read again.
    var folders: Set<RelativePath> = []
    /// The documents whose text has changed, so that their titles may be others.
    var documents: Set<RelativePath> = []
    /// The documents that are on the screen: they stay in the tree even when they are gone.
    var kept: Set<RelativePath> = []

    /// Whether there is nothing to look at.
    var isEmpty: Bool { folders.isEmpty }
}

extension FileTree {
    /// The tree as it is now; nil when nothing is different.
    ///
    /// - Parameters:
    ///   - changes: where to look.
    ///   - source: where the documents lie.
    ///   - showsHidden: lists hidden and ignored files and binaries too.
    func looking(at changes: FolderChanges, in source: LibrarySource, showsHidden: Bool) -> FileTree? {
        var looks: [RelativePath: FileTree] = [:]
        for path in changes.folders {
            guard let folder = folder(at: path),
                let look = look(at: path, folder, changes.documents, source, showsHidden),
                !isSame(folder, as: look) || holdsKept(path, look, changes.kept)
            else { continue }
            looks[path] = look
        }
        guard !looks.isEmpty else { return nil }
        var copy = TreeCopy(old: self, looks: looks, kept: changes.kept.filter { document(at: $0) != nil })
        let tree = copy.made()
        return isSame(as: tree) ? nil : tree
    }

    /// What a folder holds now, as a tree of its own; nil when it is gone.
    private func look(
        at path: RelativePath, _ folder: Int, _ changed: Set<RelativePath>, _ source: LibrarySource, _ showsHidden: Bool
    ) -> FileTree? {
        guard let root = source.root, let place = source.place(of: path), FileBytes.facts(place)?.isFolder == true
        else {
            return nil
        }
        // What stands at its own place is not shown a second time behind a link.
        if folders[folder].total == 0, FolderScanner.leadsBack(path, of: root) { return nil }
        let known = Set(folders[folder].folders.map { Array(name(folders[Int($0)].name)) })
        var scanner = FolderScanner(part: path, of: root, known: known, showsHidden: showsHidden)
        while !scanner.isFinished { scanner.step() }
        var look = scanner.tree
        for index in look.folders.indices { source.readFacts(ofFolder: index, into: &look, from: path) }
        let earlier = Dictionary(
            folders[folder].documents.map { (Array(name(documents[Int($0)].name)), documents[Int($0)]) },
            uniquingKeysWith: { first, _ in first })
        // A file that was written within the same second twice bears the same time.
        let recent = Int64(time(nil)) - 2
        for index in look.documents.indices {
            let document = look.documents[index]
            let full = path.appendingAll(look.path(ofDocument: index))
            if document.folder == 0, let old = earlier[Array(look.name(document.name))], old.size == document.size,
                old.modified == document.modified, document.modified < recent, !changed.contains(full)
            {
                if old.title.count > 0 {
                    look.setTitle(String(decoding: name(old.title), as: UTF8.self), ofDocument: index)
                }
            } else if document.kind.bearsTitle {
                let head = source.head(full, DocumentTitle.headSize)
                if let title = DocumentTitle.title(in: head, kind: document.kind) {
                    look.setTitle(title, ofDocument: index)
                }
            }
        }
        return look
    }

    /// Whether a folder still holds what a look at it has found.
    private func isSame(_ folder: Int, as look: FileTree) -> Bool {
        let (here, there) = (folders[folder], look.folders[0])
        guard here.isUnreadable == there.isUnreadable, here.documents.count == there.documents.count,
            here.folders.count == there.folders.count
        else { return false }
        return zip(here.folders, there.folders).allSatisfy { left, right in
            name(folders[Int(left)].name).elementsEqual(look.name(look.folders[Int(right)].name))
        }
            && zip(here.documents, there.documents).allSatisfy { left, right in
                isSame(documents[Int(left)], as: look.documents[Int(right)], in: look)
            }
    }

    private func isSame(_ document: Document, as other: Document, in tree: FileTree) -> Bool {
        document.size == other.size && document.modified == other.modified && document.kind == other.kind
            && name(document.name).elementsEqual(tree.name(other.name))
            && name(document.title).elementsEqual(tree.name(other.title))
    }

    /// Whether two trees list the same, in the same order.
    private func isSame(as other: FileTree) -> Bool {
        folders.count == other.folders.count && documents.count == other.documents.count
            && folders.indices.allSatisfy { folders[$0].total == other.folders[$0].total }
            && folders.indices.allSatisfy { index in
                folders[index].isUnreadable == other.folders[index].isUnreadable
                    && name(folders[index].name).elementsEqual(other.name(other.folders[index].name))
            }
            && documents.indices.allSatisfy { isSame(documents[$0], as: other.documents[$0], in: other) }
    }

    /// Whether a look lacks what is to be kept, so that it is not the same by chance.
    private func holdsKept(_ path: RelativePath, _ look: FileTree, _ kept: Set<RelativePath>) -> Bool {
        kept.contains { $0.parent == path && look.document(at: RelativePath(Array($0.names.last ?? []))) == nil }
    }
}

extension RelativePath {
    /// This path with another below it.
    func appendingAll(_ path: RelativePath) -> RelativePath {
        path.bytes.isEmpty ? self : appending(path.bytes)
    }

    /// Whether something lies in a folder, at any depth.
    func isBelow(_ folder: RelativePath) -> Bool {
        folder.bytes.isEmpty
            || bytes.count > folder.bytes.count && bytes.starts(with: folder.bytes)
                && bytes[folder.bytes.count] == UInt8(ascii: "/")
    }
}

/// A tree on the way to its successor.
private struct TreeCopy {
    let old: FileTree
    let looks: [RelativePath: FileTree]
    /// The documents that stay although no look has found them.
    let kept: Set<RelativePath>
    private var result = FileTree()
    private var waiting: [Step] = []

    /// A folder that is to be filled, and where its contents come from.
    private struct Step {
        var number: Int
        var path: RelativePath
        /// The folder in the old tree.
        var old: Int?
        /// The folder in the tree of a look, where it is new.
        var look: (tree: FileTree, folder: Int)?
        /// Whether only what is kept remains of it.
        var isGone = false
    }

    init(old: FileTree, looks: [RelativePath: FileTree], kept: Set<RelativePath>) {
        (self.old, self.looks, self.kept) = (old, looks, kept)
    }

    mutating func made() -> FileTree {
        waiting = [Step(number: 0, path: RelativePath([]), old: 0)]
        var next = 0
        while next < waiting.count {
            copy(waiting[next])
            next += 1
        }
        result.succeed(old)
        return result
    }

    private mutating func copy(_ step: Step) {
        let (tree, folder, isLook) =
            step.look.map { ($0.tree, $0.folder, true) } ?? looks[step.path].map { ($0, 0, true) }
            ?? (old, step.old ?? 0, false)
        var documents: [FileTree.FoundDocument] = []
        var children: [(name: [UInt8], step: Step)] = []
        if !step.isGone {
            documents = tree.folders[folder].documents.map { tree.found(Int($0)) }
            children = tree.folders[folder].folders.map { child in
                let name = Array(tree.name(tree.folders[Int(child)].name))
                return (name, self.step(to: name, below: step, isLook ? (tree, Int(child)) : nil, old: Int(child)))
            }
        }
        addKept(step, &documents, &children)
        let numbers = result.fill(
            step.number, folders: children.map { .init(name: $0.name) }, documents: documents)
        if tree.folders[folder].isUnreadable, !step.isGone { result.markUnreadable(step.number) }
        for (number, child) in zip(numbers, children) {
            var step = child.step
            step.number = number
            waiting.append(step)
        }
    }

    /// How a subfolder is to be filled: as it was, where it was known.
    private func step(
        to name: [UInt8], below step: Step, _ look: (tree: FileTree, folder: Int)?, old child: Int
    ) -> Step {
        let path = step.path.appending(name)
        guard let look else { return Step(number: 0, path: path, old: child) }
        if step.look == nil, let known = old.folder(at: path) { return Step(number: 0, path: path, old: known) }
        return Step(number: 0, path: path, look: look)
    }

    /// Adds what is kept although it is gone, in its place in the order.
    private func addKept(
        _ step: Step, _ documents: inout [FileTree.FoundDocument], _ children: inout [(name: [UInt8], step: Step)]
    ) {
        for path in kept where path.isBelow(step.path) {
            let rest = path.names.dropFirst(step.path.names.count)
            guard let name = rest.first.map({ Array($0) }) else { continue }
            if rest.count == 1 {
                guard !documents.contains(where: { $0.name == name }), let index = old.document(at: path) else {
                    continue
                }
                documents = FolderScanner.ordered(documents + [old.found(index)]) { $0.name }
            } else if !children.contains(where: { $0.name == name }) {
                let inner = step.path.appending(name)
                let gone = Step(number: 0, path: inner, old: old.folder(at: inner), isGone: true)
                children = FolderScanner.ordered(children + [(name, gone)]) { $0.name }
            }
        }
    }
}

extension FileTree {
    /// A document as it was found.
    fileprivate func found(_ index: Int) -> FoundDocument {
        let document = documents[index]
        return FoundDocument(
            name: Array(name(document.name)), kind: document.kind, size: document.size, modified: document.modified,
            title: document.title.count > 0 ? String(decoding: name(document.title), as: UTF8.self) : nil)
    }
}
