// List pages: More, and the list of a section that is single in compact. They lie over the selected tab, and only
// choosing a row selects (N7b, N10).

extension NavigationState {
    mutating func openList(_ source: ListSource) -> CommandResult {
        guard presentation.form == .bottomBar, edit == nil else { return .refused(.nothingMore) }
        switch source {
        case .more:
            guard bottomBarPlan(slots: presentation.slots).hasMore else { return .refused(.nothingMore) }
        case .section(let id):
            guard let number = table.sectionNumber(of: id) else { return .refused(.notASection(id)) }
            guard plan.shown.visible.contains(table.sections[number].index) else { return .refused(.hiddenItem(id)) }
        }
        guard listPage?.source != source else { return CommandResult(events: closingList()) }
        let rows = listRows(source)
        var page = ListPage(source: source, cursor: nil)
        if let selection, rows.position(of: .item(selection)) != nil {
            page.cursor = .item(selection)
        } else if !rows.isEmpty {
            page.cursor = rows.id(at: 0)
        }
        listPage = page
        return CommandResult(events: [.listChanged(source)])
    }

    /// Back from a list: to More where the section stands in it, else to the page.
    mutating func closeList() -> CommandResult {
        guard let listPage else { return .refused(.noListOpen) }
        guard presentation.form == .bottomBar, case .section(let id) = listPage.source,
            moreRows.position(of: .item(id)) != nil
        else { return CommandResult(events: closingList()) }
        self.listPage = ListPage(source: .more, cursor: .item(id))
        return CommandResult(events: [.listChanged(.more)])
    }

    /// Closes the list, if one is open.
    mutating func closingList() -> [NavigationEvent] {
        guard listPage != nil else { return [] }
        listPage = nil
        return [.listChanged(nil)]
    }

    mutating func moveCursor(by step: Int) -> CommandResult {
        guard let page = visibleList else { return .refused(.noListOpen) }
        let rows = visibleListRows
        guard !rows.isEmpty else { return .refused(.noChange) }
        let last = rows.count - 1
        let old = page.cursor.flatMap(rows.position(of:))
        let from = old ?? (step > 0 ? -1 : rows.count)
        // Any step lands on a row, and passes over the rule.
        var next = min(max(0, from + min(max(step, -rows.count - 1), rows.count + 1)), last)
        if rows[next] == .rule { next = step > 0 ? next + 1 : next - 1 }
        guard next != old else { return .refused(.noChange) }
        listPage?.cursor = rows.id(at: next)
        return CommandResult()
    }

    mutating func setCursor(_ row: RowID) -> CommandResult {
        guard visibleList != nil else { return .refused(.noListOpen) }
        guard row != .rule, visibleListRows.position(of: row) != nil else { return .refused(.noChange) }
        listPage?.cursor = row
        return CommandResult()
    }

    mutating func filter(_ letters: String) -> CommandResult {
        guard let page = visibleList else { return .refused(.noListOpen) }
        guard page.filter != letters else { return .refused(.noChange) }
        listPage?.filter = letters
        let rows = visibleListRows
        if page.cursor.flatMap(rows.position(of:)) == nil { listPage?.cursor = rows.isEmpty ? nil : rows.id(at: 0) }
        return CommandResult()
    }

    /// At the root of a tab that was opened from a list, or that a single section holds: back to that list (N7b, N10).
    mutating func back() -> CommandResult {
        guard presentation.form == .bottomBar, edit == nil, listPage == nil, let selectedIndex else {
            return .refused(.nothingToGoBackTo)
        }
        if let list = openedFrom, hasSomething(in: list.source) {
            openedFrom = nil
            listPage = list
            return CommandResult(events: [.listChanged(list.source)])
        }
        let holders = table.ancestors(of: selectedIndex).filter { table.sections[$0].traits.contains(.isSingle) }
        guard let holder = holders.last, !plan.shown.bottom.contains(selectedIndex) else {
            return .refused(.nothingToGoBackTo)
        }
        let result = openList(.section(table.sections[holder].declaration.id))
        if result.isDone { openedFrom = nil }
        return result
    }

    mutating func runAction(_ action: String, of section: ItemID) -> CommandResult {
        guard let declared = self.section(section)?.actions.first(where: { $0.id == action }), !declared.isDisabled
        else {
            return .refused(.noSuchAction(action))
        }
        return CommandResult(events: [.actionRun(section: section, action: action)])
    }
}
