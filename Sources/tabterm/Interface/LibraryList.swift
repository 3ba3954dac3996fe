// The order of the page Library. That of a large library is made in the background.
import MarkdownText
import Observation

/// How the library is sorted and filtered.
@MainActor @Observable
final class LibraryList {
    /// What documents are sorted by.
    enum Sort: String, CaseIterable, Sendable {
        case folder, title, newest, largest

        var next: Sort {
            let all = Self.allCases
            return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
        }
    }

    /// What documents are sorted by.
    var sort: Sort
    /// Letters that titles or names must hold.
    var filter = ""

    /// The order that was made last, and the tree whose numbers it holds.
    private var made: (key: Key, tree: FileTree, order: [Int])?
    @ObservationIgnored private var wanted: Key?
    @ObservationIgnored private let background = Background("list")

    /// A list in an order.
    init(sort: Sort) { self.sort = sort }

    private struct Key: Equatable, Sendable {
        var sort: Sort
        var filter: String
        /// How far the scan and the reading of titles are.
        var count: Int
        var revision: Int
    }

    /// The rows as they are to be shown; the last ones until a new order has been made.
    func rows(of tree: FileTree) -> ListedRows {
        let key = Key(sort: sort, filter: filter, count: tree.documents.count, revision: tree.revision)
        if let made, made.key == key { return ListedRows(tree: tree, order: made.order) }
        if sort == .folder, filter.isEmpty { return ListedRows(tree: tree, order: tree.documentsInOrder()) }
        if tree.documents.count < 2000 { return ListedRows(tree: tree, order: Self.order(tree, key)) }
        make(tree, key)
        return ListedRows(tree: made?.tree ?? tree, order: made?.order ?? [])
    }

    private func make(_ tree: FileTree, _ key: Key) {
        guard wanted != key else { return }
        wanted = key
        background.run { [weak self] in
            let order = Self.order(tree, key)
            Task { @MainActor in
                guard let self, self.wanted == key else { return }
                self.made = (key, tree, order)
            }
        }
    }

    nonisolated private static func order(_ tree: FileTree, _ key: Key) -> [Int] {
        var order = tree.documentsInOrder()
        if let query = TextQuery(key.filter) {
            order = order.filter { index in
                query.matches(tree.title(ofDocument: index))
                    || query.matches(FileName.shown(tree.name(tree.documents[index].name)))
            }
        }
        switch key.sort {
        case .folder: return order
        case .newest: return order.sorted { tree.documents[$0].modified > tree.documents[$1].modified }
        case .largest: return order.sorted { tree.documents[$0].size > tree.documents[$1].size }
        case .title:
            let keys = order.map { (key: FileName.orderKey(Array(tree.title(ofDocument: $0).utf8)), index: $0) }
            return keys.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.index)
        }
    }
}
