// More, and the list of a section that is single in compact: pages over the selected tab, with a cursor and a filter,
// that are no selection (N7b, N10).

/// What a list page lists.
public enum ListSource: Hashable, Sendable {
    /// What the bottom bar does not show (N10).
    case more
    /// The tabs of a section that is single in compact (N7b).
    case section(ItemID)
}

/// An open list page.
public struct ListPage: Hashable, Sendable {
    /// What it lists.
    public internal(set) var source: ListSource
    /// The row that the arrows stand on.
    public internal(set) var cursor: RowID?
    /// The letters to filter by; empty for all rows.
    public internal(set) var filter = ""
}

/// A row of a list: More, a section's list, or the overflow list of the top bar (N10, N13, N15).
public enum ListRow: Equatable, Sendable {
    /// A tab or section, as on a bar.
    case item(BarItem)
    /// A section's action (N13, N19).
    case action(section: ItemID, SectionAction)
    /// The rule above what the bar omits (N10).
    case rule
}

/// The rows of a list, made on demand.
public struct ListRows: RandomAccessCollection, Sendable {
    let state: NavigationState
    let leading: Arrangement
    let trailing: Arrangement
    let actions: [SectionAction]
    let section: ItemID?

    /// Always zero.
    public var startIndex: Int { 0 }
    /// How many rows there are, the rule included.
    public var endIndex: Int { leading.count + ruleCount + trailing.count + actions.count }
    private var ruleCount: Int { leading.count > 0 && trailing.count > 0 ? 1 : 0 }

    /// The row at a position.
    public subscript(position: Int) -> ListRow {
        if position < leading.count { return .item(state.barItem(at: leading[position])) }
        let below = position - leading.count - ruleCount
        if below < 0 { return .rule }
        if below < trailing.count { return .item(state.barItem(at: trailing[below])) }
        return .action(section: section ?? "", actions[below - trailing.count])
    }

    /// The name of the row at a position.
    public func id(at position: Int) -> RowID {
        switch self[position] {
        case .item(let item): item.id.map(RowID.item) ?? .rule
        case .action(let section, let action): .action(section: section, action: action.id)
        case .rule: .rule
        }
    }

    /// The position of a row; nil when it is not listed.
    public func position(of id: RowID) -> Int? {
        switch id {
        case .item(let item):
            guard let index = state.index(of: item) else { return nil }
            if let position = leading.position(of: index) { return position }
            return trailing.position(of: index).map { $0 + leading.count + ruleCount }
        case .action(let owner, let action):
            guard owner == section, let position = actions.firstIndex(where: { $0.id == action }) else { return nil }
            return count - actions.count + position
        case .rule: return ruleCount > 0 ? leading.count : nil
        case .heading, .footer: return nil
        }
    }
}
