// The rows of lists and sections as collections that make a row when it is looked at: a folder of 10,000 documents costs
// what is seen of it.
import TabTermUI
import TerminalScreen

/// A document as a row.
struct DocumentRow: Identifiable {
    /// The tab that shows it.
    let id: Place
    let title: String
    let kind: DocumentKind
    /// Bytes; `FileTree.Document.unknown` where it is not known.
    let size: Int64
    /// Seconds since 1970.
    let modified: Int64

    /// The identifier of its path.
    var name: String { if case .document(let name) = id { name } else { "" } }

    /// The symbol of its kind.
    var symbol: String { kind.symbol }
}

extension DocumentKind {
    /// The name of the symbol that stands for documents of this kind.
    var symbol: String {
        switch self {
        case .markdown, .reStructuredText, .asciiDoc, .manual: "doc.text"
        case .text: "doc"
        case .binary: "square"
        }
    }
}

/// The documents of one folder.
struct DocumentRows: RandomAccessCollection, TabFinding {
    let tree: FileTree
    private let range: Range<Int32>
    /// What the identifiers of its documents begin with.
    private let folderIdentifier: String

    /// The documents that lie in a folder itself.
    init(_ tree: FileTree, in folder: Int) {
        self.tree = tree
        range = tree.folders[folder].documents
        folderIdentifier = tree.identifierPrefix(ofFolder: folder)
    }

    var startIndex: Int { 0 }
    var endIndex: Int { range.count }
    subscript(position: Int) -> DocumentRow { tree.row(Int(range.lowerBound) + position) }

    /// Where the document of a tab stands.
    func position(ofTab id: String) -> Int? {
        // Most folders are not the one: that must cost nothing.
        guard case .document(let name) = Place(id), name.begins(with: folderIdentifier),
            let index = tree.document(at: RelativePath(identifier: name)), range.contains(Int32(index))
        else { return nil }
        return index - Int(range.lowerBound)
    }
}

/// Some documents of the library, in an order of their own.
struct ListedRows: RandomAccessCollection {
    let tree: FileTree
    /// The numbers of the documents.
    let order: [Int]

    var startIndex: Int { 0 }
    var endIndex: Int { order.count }
    subscript(position: Int) -> DocumentRow { tree.row(order[position]) }
}

/// A folder as a row.
struct FolderRow: Identifiable {
    /// The tab that shows it.
    let id: Place
    let number: Int
    let title: String
    /// How many documents lie in it and below it.
    let count: Int

    /// The identifier of its path.
    var name: String { if case .folder(let name) = id { name } else { "" } }
}

/// The subfolders of one folder that hold documents.
struct FolderRows: RandomAccessCollection, TabFinding {
    let tree: FileTree
    /// The numbers of the folders, ascending.
    private let numbers: [Int]
    /// What the identifiers of its folders begin with.
    private let folderIdentifier: String

    /// The subfolders of a folder.
    init(_ tree: FileTree, in folder: Int) {
        self.tree = tree
        numbers = tree.subfolders(of: folder)
        folderIdentifier = tree.identifierPrefix(ofFolder: folder)
    }

    var startIndex: Int { 0 }
    var endIndex: Int { numbers.count }
    subscript(position: Int) -> FolderRow { tree.folderRow(numbers[position]) }

    /// Where the folder of a tab stands.
    func position(ofTab id: String) -> Int? {
        guard case .folder(let name) = Place(id), name.begins(with: folderIdentifier),
            let number = tree.folder(at: RelativePath(identifier: name))
        else { return nil }
        return numbers.firstIndex(of: number)
    }
}

extension FileTree {
    /// What the identifiers of all that lies in a folder begin with.
    func identifierPrefix(ofFolder index: Int) -> String {
        let path = path(ofFolder: index)
        return path.bytes.isEmpty ? "" : path.identifier + "/"
    }

    /// A document as a row.
    func row(_ index: Int) -> DocumentRow {
        DocumentRow(
            id: .document(path(ofDocument: index).identifier), title: title(ofDocument: index),
            kind: documents[index].kind, size: documents[index].size, modified: documents[index].modified)
    }

    /// A folder as a row.
    func folderRow(_ index: Int) -> FolderRow {
        FolderRow(
            id: .folder(path(ofFolder: index).identifier), number: index, title: title(ofFolder: index),
            count: Int(folders[index].total))
    }
}
