// How a page that lists documents is sorted and filtered. The order of a large list is made in the background.
import MarkdownText
import NavigationStore
import TabTermUI

/// The order and the filter of one list.
@MainActor
final class DocumentList {
    /// What documents are sorted by.
    enum Sort: String, CaseIterable, Sendable {
        /// The list's own order: by folder, by name, or as the person arranged a collection.
        case own
        case title, changed, size

        var next: Sort {
            let all = Self.allCases
            return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
        }
    }

    /// An order and its direction.
    struct Order: Hashable, Sendable {
        var sort = Sort.own
        var isReversed = false

        /// The order as it is kept.
        var text: String { (isReversed ? "-" : "") + sort.rawValue }

        init(_ sort: Sort = .own, isReversed: Bool = false) {
            self.sort = sort
            self.isReversed = isReversed
        }

        /// The order that a text stands for; nil for a text that means none.
        init?(_ text: String) {
            guard let sort = Sort(rawValue: text.hasPrefix("-") ? String(text.dropFirst()) : text) else { return nil }
            self.init(sort, isReversed: text.hasPrefix("-"))
        }
    }

    /// The order of the rows.
    @Tracked var order: Order
    /// Letters that titles or names must hold.
    @Tracked var filter = ""
    /// Whether there is a field for the filter.
    @Tracked var isFiltering = false
    /// How often the field was asked for.
    @Tracked private(set) var fieldRequests = 0

    /// The order that was made last, and the tree whose numbers it holds.
    @Tracked private var made: (key: Key, tree: FileTree, order: [Int])? = nil
    private var wanted: Key?
    private let background = Background("list")

    /// A list in an order.
    init(order: Order = Order()) { self.order = order }

    private struct Key: Equatable, Sendable {
        var order: Order
        var filter: String
        /// Which state of the library it is made of.
        var arrivals: Int
    }

    /// Asks for the field of the filter.
    func openFilter() {
        isFiltering = true
        fieldRequests += 1
    }

    /// Shows everything again; returns whether something was left out.
    @discardableResult
    func clearFilter() -> Bool {
        guard isFiltering || !filter.isEmpty else { return false }
        filter = ""
        isFiltering = false
        return true
    }

    /// Whether a text fits the filter.
    func fits(_ texts: String...) -> Bool {
        TextQuery(filter).map { query in texts.contains { query.matches($0) } } ?? true
    }

    /// The documents as they are to be shown; the last ones until a new order has been made.
    ///
    /// - Parameter base: the documents in the list's own order.
    func rows(of library: Library, _ base: @escaping @Sendable (FileTree) -> [Int]) -> ListedRows {
        let tree = library.tree
        let key = Key(order: order, filter: filter, arrivals: library.arrivals)
        if let made, made.key == key { return ListedRows(tree: tree, order: made.order) }
        if key.order == Order(), filter.isEmpty { return ListedRows(tree: tree, order: base(tree)) }
        if tree.documents.count < 2000 {
            return ListedRows(tree: tree, order: Self.sorted(base(tree), of: tree, key))
        }
        make(tree, key, base)
        return ListedRows(tree: made?.tree ?? tree, order: made?.order ?? [])
    }

    private func make(_ tree: FileTree, _ key: Key, _ base: @escaping @Sendable (FileTree) -> [Int]) {
        guard wanted != key else { return }
        wanted = key
        background.run { [weak self] in
            let order = Self.sorted(base(tree), of: tree, key)
            Task { @MainActor in
                guard let self, self.wanted == key else { return }
                self.made = (key, tree, order)
            }
        }
    }

    nonisolated private static func sorted(_ base: [Int], of tree: FileTree, _ key: Key) -> [Int] {
        var order = base
        if let query = TextQuery(key.filter) {
            order = order.filter { index in
                query.matches(tree.title(ofDocument: index))
                    || query.matches(FileName.shown(tree.name(tree.documents[index].name)))
            }
        }
        switch key.order.sort {
        case .own: break
        case .changed: order.sort { tree.documents[$0].modified > tree.documents[$1].modified }
        case .size: order.sort { tree.documents[$0].size > tree.documents[$1].size }
        case .title:
            let keys = order.map { (key: FileName.orderKey(Array(tree.title(ofDocument: $0).utf8)), index: $0) }
            order = keys.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.index)
        }
        return key.order.isReversed ? order.reversed() : order
    }
}

extension Reader {
    /// The list of a page.
    func list(_ place: Place) -> DocumentList {
        if let list = lists[place] { return list }
        let kept = memory["sort/" + place.description]?.stringValue.flatMap(DocumentList.Order.init(_:))
        let list = DocumentList(order: kept ?? DocumentList.Order())
        lists[place] = list
        return list
    }

    /// The page on the screen, if it is a list of documents.
    var currentList: Place? {
        switch path(of: selection).wrappedValue.last {
        case .folder(let name): return .folder(name)
        case .document: return nil
        case nil: break
        }
        switch selection {
        case .library, .folder, .collection: return selection
        case .home, .search, .document: return nil
        }
    }

    /// Sorts a list otherwise; what is to be said of it.
    @discardableResult
    func sort(_ place: Place, by order: DocumentList.Order) -> String {
        list(place).order = order
        memory["sort/" + place.description] = order == DocumentList.Order() ? nil : .string(order.text)
        return orderWords(of: place)
    }

    /// Sorts a list by the next thing; what is to be said of it.
    @discardableResult
    func sortByNext(_ place: Place) -> String { sort(place, by: DocumentList.Order(list(place).order.sort.next)) }

    /// Turns the order of a list round; what is to be said of it.
    func reverse(_ place: Place) -> String {
        let order = list(place).order
        return sort(place, by: DocumentList.Order(order.sort, isReversed: !order.isReversed))
    }

    /// How a list is sorted, in words.
    func orderWords(of place: Place) -> String {
        let order = list(place).order
        let own: String
        switch place {
        case .collection: own = "reader.list.sort.collection"
        case .folder: own = "reader.list.sort.name"
        default: own = "reader.list.sort.folder"
        }
        let key = order.sort == .own ? own : "reader.list.sort." + order.sort.rawValue
        return words[order.isReversed ? key + ".reversed" : key]
    }
}
