// The selection itself: setting it, keeping it on something visible, and what follows from a change (N18, N42–N45, N49).

extension NavigationState {
    /// Selects by code: nobody is asked, and what is not declared yet is pending (N42b, N44).
    mutating func select(_ id: ItemID) -> CommandResult {
        table.prepare(for: id)
        guard let index = index(of: id) else {
            guard !outline.isComplete, pending != id else {
                return pending == id ? CommandResult() : .refused(.unknownItem(id))
            }
            pending = id
            return CommandResult(events: [.selectionPending(id)])
        }
        if let refusal = obstacle(at: index, id) { return .refused(refusal) }
        pending = nil
        if id == selection { return CommandResult() }
        return CommandResult(events: closingList() + setSelection(id, .code))
    }

    /// Makes a reachable item the selection.
    mutating func setSelection(_ id: ItemID, _ cause: SelectionCause) -> [NavigationEvent] {
        let previous = selection
        let wasSearch = selectedIndex.map(table.searches.contains) ?? false
        table.prepare(for: id)
        guard let index = table.index(of: id) else { return [] }
        selection = id
        selectedIndex = index
        pending = nil
        openedFrom = nil
        lostNeighbors = []
        if table.searches.contains(index), !wasSearch { beforeSearch = previous }
        var events: [NavigationEvent] = [.selectionChanged(from: previous, to: id, cause)]
        for number in table.ancestors(of: index) {
            let section = table.sections[number].declaration.id
            lastChildren[section] = id
            if cause != .fallback, !isExpanded(section: number) {
                expansion[section] = true
                events.append(.expansionChanged(section, isExpanded: true))
            }
        }
        return events
    }

    /// Keeps the selection on something that can be selected, after what is declared or shown has changed.
    /// - Parameter neighbors: Whom to select instead, the first that can be (N42).
    mutating func settle(_ neighbors: [ItemID]) -> [NavigationEvent] {
        if let awaited = pending {
            table.prepare(for: awaited)
            if table.index(of: awaited) != nil {
                pending = nil
                if isReachable(awaited), awaited != selection { return setSelection(awaited, .arrival) }
            } else if outline.isComplete {
                pending = nil
            }
        }
        if let selection {
            if isReachable(selection) { return [] }
            if selectedIndex == nil, !outline.isComplete {
                lostNeighbors = neighbors
                self.selection = nil
                guard pending == nil else { return [] }
                pending = selection
                return [.selectionPending(selection)]
            }
        } else if pending != nil {
            return []
        }
        return fallBack(neighbors)
    }

    private mutating func fallBack(_ neighbors: [ItemID]) -> [NavigationEvent] {
        if let next = neighbors.first(where: isReachable) ?? firstTab { return setSelection(next, .fallback) }
        lostNeighbors = []
        guard let old = selection else { return [] }
        selection = nil
        selectedIndex = nil
        return [.selectionChanged(from: old, to: nil, .fallback)]
    }

    /// How many neighbours on each side are remembered for the case that the selected tab is removed with others.
    static let neighborReach = 256

    /// The siblings of the selection: those after it, then those before it, nearest first (N42).
    func neighborsOfSelection() -> [ItemID] {
        guard let selectedIndex else { return [] }
        let order = plan.sidebarOrder(at: selectedIndex, table).all.removing(table.searches)
        guard let position = order.position(of: selectedIndex) else { return [] }
        let reachable = plan.shown.reachable
        let after = Arrangement(order.slice(position + 1..<order.count)).keeping(reachable)
        let before = Arrangement(order.slice(0..<position)).keeping(reachable)
        let nearest = after.prefix(Self.neighborReach).map(table.id(at:))
        return nearest + before.suffix(Self.neighborReach).reversed().map(table.id(at:))
    }

    /// The next of all tabs that can be selected, in the order of the form on the screen; there is no wrap.
    func neighbor(_ step: Step) -> ItemID? {
        let line = traversal
        guard let position = selectedIndex.flatMap(line.position(of:)) else {
            return step == .forward ? line.first.map(table.id(at:)) : line.last.map(table.id(at:))
        }
        let next = position + step.rawValue
        return line.indices.contains(next) ? table.id(at: line[next]) : nil
    }

    /// Everything that can be selected, in the order of the form on the screen.
    public var visibleTabs: BarItems { BarItems(state: self, arrangement: traversal) }

    /// The first tab of the form on the screen that can be selected; the search tab only when it is the only one.
    var firstTab: ItemID? {
        let line = traversal
        return (line.removing(table.searches).first ?? line.first).map(table.id(at:))
    }

    /// The order of next and previous in the form on the screen (N46).
    var traversal: Arrangement {
        let set = barSet
        if presentation.form == .sidebar {
            return plan.everything(table, singles: false).keeping(plan.shown.reachable)
        }
        var items = plan.bar.fixed.keeping(set)
        items.append(plan.bar.middle.keeping(set))
        items.append(presentation.form == .bottomBar ? restOfBottomBar : restOfTopBar)
        items.append(plan.bar.pinned.keeping(set))
        return plan.expanding(items, on: set, table).keeping(plan.shown.reachable)
    }
}
