// What edit mode draws: the rows of the sidebar form and of the list form, hidden items included, each with what may be
// done to it (N36–N39b).

/// Which part of edit mode an item is handled in (N39b).
public enum EditArea: Hashable, Sendable {
    /// The sidebar, or the list in place of the content.
    case list
    /// The live bar.
    case bar
}

/// A row of edit mode.
public struct EditRow: Equatable, Sendable {
    /// What a row is.
    public enum Kind: Equatable, Sendable {
        /// A tab.
        case tab(TabDeclaration)
        /// A section: its header in the sidebar, its item or heading in a list.
        case section(SectionDeclaration, isExpanded: Bool)
        /// The heading over root tabs that are not on the bar.
        case otherHeading
        /// The rule under the bar's items.
        case rule
    }

    /// The row's name.
    public var id: RowID
    /// What it is.
    public var kind: Kind
    /// How deep it stands.
    public var depth: Int
    /// The area to name in commands about it.
    public var area: EditArea
    /// The list that moving it stays in (N28); nil for rows that are no item.
    public var container: OrderContainer?
    /// Whether it is shown: the check mark (N39).
    public var isShown: Bool
    /// Whether it stands on the bar of the form on the screen.
    public var isOnBar: Bool
    /// Whether it can be moved.
    public var canMove: Bool
    /// Whether it can be hidden and shown.
    public var canHide: Bool
    /// Whether it is lifted.
    public var isLifted: Bool

    /// Whether neither moving nor hiding is possible: a lock says so (N39).
    public var isLocked: Bool { !canMove && !canHide }
}

/// The rows of edit mode, made on demand.
public struct EditRows: RandomAccessCollection, Sendable {
    let state: NavigationState
    let blocks: RowBlocks

    /// Always zero.
    public var startIndex: Int { 0 }
    /// How many rows there are.
    public var endIndex: Int { blocks.count }
    /// The row at a position.
    public subscript(position: Int) -> EditRow { state.editRow(at: position, in: blocks) }

    /// The position of a row; nil when it is not listed.
    public func position(of id: RowID) -> Int? { state.position(of: id, in: blocks) }
}
