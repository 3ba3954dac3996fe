// The rows of edit mode in each form, and an item's own menu (N36, N39, N39b).

extension NavigationState {
    /// The rows of edit mode in the form on the screen (N39b): the sidebar's, hidden items included; or a list of the
    /// bar's items, a rule, and the rest under headings.
    public var editRows: EditRows {
        EditRows(state: self, blocks: presentation.form == .sidebar ? sidebarBlocks(editing: true) : listBlocks())
    }

    /// The items of the live bar as rows of edit mode.
    public var editBarRows: EditRows {
        var rows = RowBlocks()
        rows.append(.items(barRegions(presentation.form, plan).all, depth: 0))
        rows.barBlocks = rows.blocks.count
        return EditRows(state: self, blocks: rows)
    }

    private func listBlocks() -> RowBlocks {
        var rows = editBarRows.blocks
        rows.append(.rule)
        rows.barBlocks = rows.blocks.count
        let others = plan.rootTabs(table).keeping(plan.shown.declared).removing(barSet)
        if !others.isEmpty {
            rows.append(.heading)
            rows.append(.items(others, depth: 1))
        }
        for header in plan.sections.all.keeping(plan.shown.declared) {
            if let number = table.sectionNumber(at: header) { addHeading(number, depth: 0, to: &rows) }
        }
        return rows
    }

    private func addHeading(_ number: Int, depth: Int, to rows: inout RowBlocks) {
        rows.append(.header(number, depth: depth))
        guard isExpanded(section: number) else { return }
        for piece in plan.children[number].all.keeping(plan.shown.declared).pieces {
            table.split(piece) { part, nested in
                if let nested {
                    addHeading(nested, depth: depth + 1, to: &rows)
                } else {
                    rows.append(.items(Arrangement([part]).removing(barSet), depth: depth + 1))
                }
            }
        }
    }

    func editRow(at position: Int, in rows: RowBlocks) -> EditRow {
        let (number, offset) = rows.locate(position)
        switch rows.blocks[number] {
        case .items(let items, let depth):
            return itemRow(items[offset], depth: depth, number < rows.barBlocks ? .bar : .list)
        case .header(let section, let depth):
            var row = itemRow(table.sections[section].index, depth: depth, .list)
            if rows.barBlocks > 0 { row.id = .heading(table.sections[section].declaration.id) }
            return row
        case .rule, .action, .footer: return EditRow(fixture: .rule, .rule)
        case .heading: return EditRow(fixture: .otherHeading, .heading(nil))
        }
    }

    private func itemRow(_ index: Int, depth: Int, _ area: EditArea) -> EditRow {
        let kind: EditRow.Kind
        let id: ItemID
        switch table.item(at: index) {
        case .tab(let tab): (kind, id) = (.tab(tab), tab.id)
        case .section(let number):
            let section = table.sections[number].declaration
            (kind, id) = (.section(section, isExpanded: isExpanded(section: number)), section.id)
        }
        let traits = table.traits(at: index)
        let container = area == .bar ? .bar : plan.sidebarOrder(at: index, table).container
        return EditRow(
            id: .item(id), kind: kind, depth: depth, area: area, container: container,
            isShown: plan.shown.checked.contains(index), isOnBar: barSet.contains(index),
            canMove: allowsMoving(traits, area),
            canHide: traits.contains(.hidesInSidebar),
            isLifted: edit?.lift.map { $0.id == id && $0.area == area } ?? false)
    }

    /// What applies to an item in the form on the screen, each as one deliberate command (N36).
    ///
    /// The app's own context menu is not in it. The actions of the section that a tab stands in are: where sections are
    /// flattened they have no other place.
    public func menu(for id: ItemID) -> [ItemMenuEntry] {
        let area = menuArea(for: id)
        let candidates: [(ItemMenuEntry.Kind, NavigationCommand)] = [
            (.hide, .hide(id)), (.show, .show(id)), (.moveUp, .move(id, .back, area)),
            (.moveDown, .move(id, .forward, area)), (.addToBar, .addToBar(id)), (.takeOffBar, .takeOffBar(id)),
            (.collapse, .setExpanded(id, false)), (.expand, .setExpanded(id, true)),
        ]
        var entries = candidates.filter { applies($0.1) }.map { ItemMenuEntry(kind: $0.0, command: $0.1) }
        for owner in actionOwners(of: id) {
            for action in owner.actions where !action.isDisabled {
                entries.append(
                    ItemMenuEntry(kind: .action(action), command: .runAction(section: owner.id, action: action.id)))
            }
        }
        return entries
    }

    /// A section itself; of a tab the sections around it, the nearest first.
    private func actionOwners(of id: ItemID) -> [SectionDeclaration] {
        if let section = section(id) { return [section] }
        guard let index = table.index(of: id) else { return [] }
        return table.ancestors(of: index).map { table.sections[$0].declaration }
    }

    /// Whether a command would be carried out: it is tried on a copy.
    public func applies(_ command: NavigationCommand) -> Bool {
        var copy = self
        return copy.apply(command).isDone
    }

    /// In the bars' forms what stands on the bar is moved there, all else in the sidebar's lists.
    private func menuArea(for id: ItemID) -> EditArea {
        presentation.form != .sidebar && isOnBar(id) ? .bar : .list
    }
}

extension EditRow {
    init(fixture kind: Kind, _ id: RowID) {
        self.init(
            id: id, kind: kind, depth: 0, area: .list, container: nil, isShown: true, isOnBar: false, canMove: false,
            canHide: false, isLifted: false)
    }
}
