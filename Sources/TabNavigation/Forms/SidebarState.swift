// The rows of the sidebar, made from their blocks (N16–N19).

extension NavigationState {
    /// The sidebar's rows (N16–N22).
    public var sidebarRows: SidebarRows { SidebarRows(state: self, blocks: sidebarBlocks(editing: false)) }

    func sidebarRow(at position: Int, in rows: RowBlocks) -> SidebarRow {
        let (number, offset) = rows.locate(position)
        switch rows.blocks[number] {
        case .items(let items, let depth):
            let index = items[offset]
            guard case .tab(let tab) = table.item(at: index) else { break }
            return SidebarRow(
                id: .item(tab.id), kind: tab.role == .search ? .search(tab) : .tab(tab), depth: depth,
                isSelected: index == selectedIndex, isEnabled: !table.traits(at: index).contains(.isDisabled))
        case .header(let section, let depth):
            let header = headerRow(section)
            return SidebarRow(
                id: .item(header.section.id), kind: .header(header), depth: depth,
                isSelected: table.sections[section].index == selectedIndex, isEnabled: true)
        case .action(let section, let action, let depth):
            let declaration = table.sections[section].declaration
            return SidebarRow(
                id: .action(section: declaration.id, action: declaration.actions[action].id),
                kind: .action(declaration.actions[action]), depth: depth, isSelected: false,
                isEnabled: !declaration.actions[action].isDisabled)
        case .footer(let section, let depth):
            return SidebarRow(
                id: .footer(table.sections[section].declaration.id), kind: .footer, depth: depth, isSelected: false,
                isEnabled: false)
        case .rule, .heading: break
        }
        return SidebarRow(
            id: .rule, kind: .action(SectionAction(id: "", title: "")), depth: 0, isSelected: false, isEnabled: false)
    }

    private func headerRow(_ number: Int) -> HeaderRow {
        let section = table.sections[number].declaration
        let isExpanded = isExpanded(section: number)
        let tabs = plan.selectables(ofSection: number, table).keeping(plan.shown.sidebar)
        let holdsSelection = selectedIndex.map { table.ancestors(of: $0).contains(number) } ?? false
        return HeaderRow(
            section: section, isExpanded: isExpanded, count: tabs.count, badge: section.badge ?? badgeSum(of: tabs),
            marksSelection: holdsSelection && !isExpanded)
    }
}
