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
            pendingExpands = true
            return CommandResult(events: [.selectionPending(id)])
        }
        if let refusal = obstacle(at: index, id) { return .refused(refusal) }
        pending = nil
        if id == selection { return CommandResult() }
        return CommandResult(events: closingList() + setSelection(id, .code))
    }

    /// Notes that a tab was the last selected one of a section, so that choosing the section selects it (N13).
    public mutating func remember(_ child: ItemID, in section: ItemID) { lastChildren[section] = child }

    /// Makes a reachable item the selection.
    mutating func setSelection(_ id: ItemID, _ cause: SelectionCause) -> [NavigationEvent] {
        let previous = selection
        // What is only found again stays as it was left: a collapsed section marks its header (N18).
        let isAwaited = cause == .arrival && pendingExpands
        let expands = cause == .person || cause == .code || isAwaited
        let wasSearch = selectedIndex.map(table.searches.contains) ?? false
        table.prepare(for: id)
        guard let index = table.index(of: id) else { return [] }
        selection = id
        selectedIndex = index
        pending = nil
        pendingExpands = false
        openedFrom = nil
        lostNeighbors = []
        if table.searches.contains(index), !wasSearch { beforeSearch = previous }
        var events: [NavigationEvent] = [.selectionChanged(from: previous, to: id, cause)]
        for number in table.ancestors(of: index) {
            let section = table.sections[number].declaration.id
            lastChildren[section] = id
            let wasExpanded = isExpanded(section: number)
            // While things still arrive, a section may be open now and, by its default, closed a moment later.
            if isAwaited { expansion[section] = true }
            if expands, !wasExpanded {
                expansion[section] = true
                events.append(.expansionChanged(section, isExpanded: true))
            }
        }
        return events
    }

    /// Keeps the selection on something that can be selected, after what is declared or shown has changed.
    /// - Parameter neighbors: Whom to select instead, the first that can be (N42).
    mutating func settle(_ neighbors: Neighbors) -> [NavigationEvent] {
        if let awaited = pending {
            table.prepare(for: awaited)
            if table.index(of: awaited) != nil {
                if isReachable(awaited), awaited != selection { return setSelection(awaited, .arrival) }
                pending = nil
            } else if outline.isComplete {
                pending = nil
            }
        }
        if let selection {
            if isReachable(selection) {
                // It may have come to stand in another section.
                for number in selectedIndex.map(table.ancestors(of:)) ?? [] {
                    lastChildren[table.sections[number].declaration.id] = selection
                }
                return []
            }
            if selectedIndex == nil, !outline.isComplete {
                lostNeighbors = neighbors.nearest
                self.selection = nil
                pendingExpands = pending != nil && pendingExpands
                guard pending == nil else { return [] }
                pending = selection
                return [.selectionPending(selection)]
            }
        } else if pending != nil {
            return []
        }
        return fallBack(neighbors)
    }

    private mutating func fallBack(_ neighbors: Neighbors) -> [NavigationEvent] {
        if let next = neighbors.first(where: isReachable) ?? firstTab { return setSelection(next, .fallback) }
        lostNeighbors = []
        guard let old = selection else { return [] }
        selection = nil
        selectedIndex = nil
        return [.selectionChanged(from: old, to: nil, .fallback)]
    }

    /// The neighbours of the selection as they are now; of one that is pending, those that it had.
    var neighborsOfSelection: Neighbors {
        guard let selectedIndex else { return Neighbors(lost: lostNeighbors) }
        let order = plan.sidebarOrder(at: selectedIndex, table).all.removing(table.searches)
        guard let position = order.position(of: selectedIndex) else { return Neighbors(lost: []) }
        let reachable = plan.shown.reachable
        return Neighbors(
            table: table, after: Arrangement(order.slice(position + 1..<order.count)).keeping(reachable),
            before: Arrangement(order.slice(0..<position)).keeping(reachable))
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
        if presentation.form == .sidebar {
            return plan.everything(table, singles: false).keeping(plan.shown.reachable)
        }
        let regions = barRegions(presentation.form, plan)
        var items = regions.fixed
        items.append(regions.middle)
        items.append(presentation.form == .bottomBar ? restOfBottomBar : restOfTopBar)
        items.append(regions.pinned)
        return plan.expanding(items, table).keeping(plan.shown.reachable)
    }
}

/// The siblings of a selection: those after it, then those before it, nearest first (N42).
///
/// They are named only when asked for, by the table of the time.
struct Neighbors {
    var table = OutlineTable()
    var after = Arrangement()
    var before = Arrangement()
    var lost: [ItemID] = []

    /// How many on each side are looked at, for the case that the selected tab goes away with many others.
    static let reach = 256

    /// The first that a claim holds of.
    func first(where holds: (ItemID) -> Bool) -> ItemID? {
        for index in after.prefix(Self.reach) {
            let id = table.id(at: index)
            if holds(id) { return id }
        }
        for index in before.suffix(Self.reach).reversed() {
            let id = table.id(at: index)
            if holds(id) { return id }
        }
        return lost.first(where: holds)
    }

    /// All that are looked at.
    var nearest: [ItemID] {
        let indices = Array(after.prefix(Self.reach)) + before.suffix(Self.reach).reversed()
        return indices.map(table.id(at:)) + lost
    }
}
