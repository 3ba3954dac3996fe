// What stands on a bar, for both bars alike: values ready to be measured and drawn.

/// An item of a bottom or top bar.
public struct BarItem: Equatable, Sendable {
    /// What an item is.
    public enum Kind: Hashable, Sendable {
        /// A tab.
        case tab
        /// The search tab; a title of its own may be missing, for which the interface has a word (N9).
        case search
        /// A section (N7b, N13).
        case section
        /// The item that lists what the bar does not show (N8, N10).
        case more
    }

    /// What it is.
    public var kind: Kind
    /// The tab or section; nil for More.
    public var id: ItemID?
    /// The title, never shortened; empty for More and for a search tab without a label of its own.
    public var title: String
    /// The symbol's name; may be empty.
    public var symbol: String
    /// The badge, or the sum of what it stands for (N47).
    public var badge: Badge?
    /// Whether it is, or holds, the selection.
    public var isSelected: Bool
    /// Whether it can be chosen (N27).
    public var isEnabled: Bool
    /// For More: the selected tab's title, when that is in it (N10).
    public var selectedTitle: String?
    /// Whether it is to stand out from its neighbours.
    public var isProminent = false
}

/// The bottom bar for a number of slots (N7–N11).
public struct BottomBar: Equatable, Sendable {
    /// The items in order, More last where it is needed.
    public var items: [BarItem] = []
    /// Search and other pinned items, set apart at the end (N9).
    public var pinned: [BarItem] = []

    /// All items in the order drawn.
    public var all: [BarItem] { items + pinned }
}

/// The top bar (N12–N15).
///
/// Its middle region is lazy: it may hold any number of items.
public struct TopBar: Sendable {
    /// The leading, fixed region.
    public var fixed: BarItems
    /// The middle region, which the person arranges.
    public var middle: BarItems
    /// The trailing, pinned region.
    public var pinned: BarItems
    /// Whether something is visible that the bar omits: the overflow list holds it (N15).
    public var omits = false
}

/// Which items of a top bar are seen, by their positions in its regions.
public struct TopBarFit: Equatable, Sendable {
    /// Of the fixed region.
    public var fixed: Range<Int>
    /// Of the middle region.
    public var middle: Range<Int>
    /// Of the pinned region.
    public var pinned: Range<Int>

    /// What is seen; of the regions at the sides, all unless said otherwise.
    public init(fixed: Range<Int> = 0..<Int.max, middle: Range<Int>, pinned: Range<Int> = 0..<Int.max) {
        self.fixed = fixed
        self.middle = middle
        self.pinned = pinned
    }
}

/// Bar items, made on demand.
public struct BarItems: RandomAccessCollection, Sendable {
    let state: NavigationState
    let arrangement: Arrangement

    /// Always zero.
    public var startIndex: Int { 0 }
    /// How many items there are.
    public var endIndex: Int { arrangement.count }
    /// The item at a position.
    public subscript(position: Int) -> BarItem { state.barItem(at: arrangement[position]) }

    /// The position of a tab or section; nil when it does not stand here.
    public func position(of id: ItemID) -> Int? {
        state.table.index(of: id).flatMap(arrangement.position(of:))
    }
}
