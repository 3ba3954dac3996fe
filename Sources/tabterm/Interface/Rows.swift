// The rows of lists and sections as collections that make a row when it is looked at: a folder of 10,000 documents costs
// what is seen of it.
import TabTermUI

/// A document as a row.
struct DocumentRow: Identifiable {
    /// The tab that shows it.
    let id: Place
    let title: String
    let kind: DocumentKind

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
struct DocumentRows: RandomAccessCollection {
    let tree: FileTree
    private let range: Range<Int32>

    /// The documents that lie in a folder itself.
    init(_ tree: FileTree, in folder: Int) {
        self.tree = tree
        range = tree.folders[folder].documents
    }

    var startIndex: Int { 0 }
    var endIndex: Int { range.count }
    subscript(position: Int) -> DocumentRow { tree.row(Int(range.lowerBound) + position) }
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

extension FileTree {
    /// A document as a row.
    func row(_ index: Int) -> DocumentRow {
        DocumentRow(
            id: .document(path(ofDocument: index).identifier), title: title(ofDocument: index),
            kind: documents[index].kind)
    }

    /// The subfolders that hold documents, as rows.
    func folderRows(in folder: Int) -> [FolderRow] {
        subfolders(of: folder).map { index in
            FolderRow(
                id: .folder(path(ofFolder: index).identifier), number: index, title: title(ofFolder: index),
                count: Int(folders[index].total))
        }
    }
}
