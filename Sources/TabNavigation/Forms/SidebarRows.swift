// The sidebar's rows as a collection of which only what is looked at is made (N16–N22, N51).

/// Names a row, so that a cursor can stay on it whatever arrives (N42b).
public enum RowID: Hashable, Sendable {
    /// A tab's row or a section's header.
    case item(ItemID)
    /// A section's action.
    case action(section: ItemID, action: String)
    /// What the app has put below a section's last row.
    case footer(ItemID)
    /// The rule in a list (N10).
    case rule
    /// A heading without an item of its own.
    case heading(ItemID?)
}

/// What a section's header shows (N17, N18).
public struct HeaderRow: Equatable, Sendable {
    /// The section.
    public var section: SectionDeclaration
    /// Whether its rows are shown; its glyph equals this.
    public var isExpanded: Bool
    /// How many visible tabs it holds.
    public var count: Int
    /// Its own badge, or the sum of its tabs' numbers, of up to 1,000 tabs.
    public var badge: Badge?
    /// Whether it is collapsed over the selection (N18).
    public var marksSelection: Bool
}

/// A row of the sidebar.
public struct SidebarRow: Equatable, Sendable {
    /// What a row is.
    public enum Kind: Equatable, Sendable {
        /// The search tab, drawn as a search field (N16).
        case search(TabDeclaration)
        /// A tab.
        case tab(TabDeclaration)
        /// A section's header.
        case header(HeaderRow)
        /// A section's action (N19).
        case action(SectionAction)
        /// What the app has put below a section's last row; never chosen.
        case footer
    }

    /// The row's name.
    public var id: RowID
    /// What it is.
    public var kind: Kind
    /// How deep it stands: 0 at the root, 1 in a section, 2 in a nested one.
    public var depth: Int
    /// Whether it is the selection.
    public var isSelected: Bool
    /// Whether it can be chosen (N27).
    public var isEnabled: Bool
}

/// The rows of the sidebar, made on demand.
public struct SidebarRows: RandomAccessCollection, Sendable {
    let state: NavigationState
    let blocks: RowBlocks

    /// Always zero.
    public var startIndex: Int { 0 }
    /// How many rows there are.
    public var endIndex: Int { blocks.count }
    /// The row at a position.
    public subscript(position: Int) -> SidebarRow { state.sidebarRow(at: position, in: blocks) }

    /// The position of a row; nil when it is not shown.
    public func position(of id: RowID) -> Int? { state.position(of: id, in: blocks) }
}
