// Rows in blocks: a block of a million tabs is one entry, and only the rows that are looked at are made (N51). The sidebar
// and edit mode are both built of them.

/// Rows, as blocks of like ones.
struct RowBlocks: Equatable, Sendable {
    /// A block of rows.
    enum Block: Equatable, Sendable {
        /// Tabs, or bar items; one row each.
        case items(Arrangement, depth: Int)
        /// A section's header, by number.
        case header(Int, depth: Int)
        /// A section's action, by number and position.
        case action(section: Int, Int, depth: Int)
        /// What the app has put below a section's rows, by number.
        case footer(Int, depth: Int)
        /// The rule under the bar's items in edit mode.
        case rule
        /// The heading over root tabs that are not on the bar.
        case heading
    }

    private(set) var blocks: [Block] = []
    private var ends: [Int] = []
    /// How many blocks at the start hold the bar's items; the others are the sidebar's.
    var barBlocks = 0

    var count: Int { ends.last ?? 0 }

    mutating func append(_ block: Block) {
        var rows = 1
        if case .items(let items, _) = block { rows = items.count }
        guard rows > 0 else { return }
        ends.append(count + rows)
        blocks.append(block)
    }

    /// The block that holds a position, and the position in it.
    func locate(_ position: Int) -> (block: Int, offset: Int) {
        let block = ends.firstPosition { $0 > position }
        return (block, position - start(of: block))
    }

    func start(of block: Int) -> Int { block == 0 ? 0 : ends[block - 1] }
}

extension NavigationState {
    /// The blocks of the sidebar; with edit mode's, hidden items are in and actions out (N16, N39).
    func sidebarBlocks(editing: Bool) -> RowBlocks {
        editing ? makeSidebarBlocks(editing: true) : keptRows ?? makeSidebarBlocks(editing: false)
    }

    func makeSidebarBlocks(editing: Bool) -> RowBlocks {
        var result = RowBlocks()
        let admitted = editing ? plan.shown.declared : plan.shown.sidebar
        result.append(.items(plan.rootTabs(table).keeping(admitted), depth: 0))
        for header in plan.sections.all.keeping(admitted) {
            if let number = table.sectionNumber(at: header) {
                add(number, depth: 0, admitted, isEditing: editing, to: &result)
            }
        }
        return result
    }

    private func add(
        _ number: Int, depth: Int, _ admitted: IndexRanges, isEditing: Bool, to result: inout RowBlocks
    ) {
        // Only what is needed is taken from the declaration: copying it would cost more than the row.
        let hasHeader = table.sections[number].declaration.appearance != .inline || isEditing
        if hasHeader { result.append(.header(number, depth: depth)) }
        guard isExpanded(section: number) else { return }
        let inner = depth + (hasHeader ? 1 : 0)
        for piece in plan.children[number].all.keeping(admitted).pieces {
            table.split(piece) { part, nested in
                if let nested {
                    add(nested, depth: inner, admitted, isEditing: isEditing, to: &result)
                } else {
                    result.append(.items(Arrangement([part]), depth: inner))
                }
            }
        }
        if isEditing { return }
        for action in table.sections[number].declaration.actions.indices {
            result.append(.action(section: number, action, depth: inner))
        }
        if table.sections[number].declaration.hasFooter { result.append(.footer(number, depth: inner)) }
    }

    /// The position of a row; nil when it is not there.
    func position(of id: RowID, in rows: RowBlocks) -> Int? {
        let index: Int? =
            switch id {
            case .item(let item), .heading(let item?): self.index(of: item)
            case .action, .footer, .rule, .heading: nil
            }
        for (number, block) in rows.blocks.enumerated() {
            let offset: Int?
            switch (block, id) {
            case (.items(let items, _), .item): offset = index.flatMap(items.position(of:))
            case (.header(let section, _), .item) where rows.barBlocks == 0,
                (.header(let section, _), .heading(_?)) where rows.barBlocks > 0:
                offset = table.sections[section].index == index ? 0 : nil
            case (.action(let section, let action, _), .action(let item, let name)):
                let declaration = table.sections[section].declaration
                offset = declaration.id == item && declaration.actions[action].id == name ? 0 : nil
            case (.footer(let section, _), .footer(let item)):
                offset = table.sections[section].declaration.id == item ? 0 : nil
            case (.rule, .rule), (.heading, .heading(nil)): offset = 0
            default: offset = nil
            }
            if let offset { return rows.start(of: number) + offset }
        }
        return nil
    }

    /// The index of the n-th tab among the sidebar's rows, from 1; search is not counted (N46).
    func sidebarTab(_ number: Int) -> Int? {
        var left = number - 1
        for case .items(let items, _) in sidebarBlocks(editing: false).blocks {
            let tabs = items.removing(table.searches)
            if left < tabs.count { return tabs[left] }
            left -= tabs.count
        }
        return nil
    }
}
