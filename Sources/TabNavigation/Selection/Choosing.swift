// What a person's choice comes to: a tab, a list, or a reason why not (N13, N22, N43, N45, N46).

extension NavigationState {
    /// What a command of the person's leads to.
    enum Target: Equatable {
        case item(ItemID)
        case list(ListSource)
        case action(section: ItemID, action: String)
        case tabAction(ItemID)
        case refused(Refusal)
    }

    /// What to ask the app before a command of the person's is applied; nil when it selects nothing (N45).
    public func question(before command: NavigationCommand) -> SelectionQuestion? {
        guard case .item(let id) = target(of: command) else { return nil }
        return SelectionQuestion(id: id, previous: selection)
    }

    /// What a command that chooses leads to.
    func target(of command: NavigationCommand) -> Target {
        switch command {
        case .choose(let id): return target(choosing: id)
        case .digit(let number):
            switch self.command(forDigit: number) {
            case .choose(let id): return target(choosing: id)
            case .openList(let source): return .list(source)
            default: return .refused(.noSuchDigit(number))
            }
        case .neighbor(let step): return neighbor(step).map(Target.item) ?? .refused(.noFurtherTab)
        case .chooseCursor:
            switch visibleList?.cursor {
            case .item(let id): return target(choosing: id)
            case .action(let section, let action): return .action(section: section, action: action)
            default: return .refused(.noListOpen)
            }
        case .cancelSearch:
            guard let selectedIndex, table.searches.contains(selectedIndex) else {
                return .refused(.nothingToGoBackTo)
            }
            if let beforeSearch, isReachable(beforeSearch) { return .item(beforeSearch) }
            guard let first = firstTab, first != selection else { return .refused(.nothingToGoBackTo) }
            return .item(first)
        default: return .refused(.noChange)
        }
    }

    private func target(choosing id: ItemID) -> Target {
        guard let index = index(of: id) else { return .refused(.unknownItem(id)) }
        guard let number = table.sectionNumber(at: index) else {
            let traits = table.traits(at: index)
            if traits.contains(.isAction), plan.shown.visible.contains(index), !traits.contains(.isDisabled) {
                return .tabAction(id)
            }
            return obstacle(at: index, id).map(Target.refused) ?? .item(id)
        }
        let section = table.sections[number]
        if section.traits.contains(.isSingle), presentation.form == .bottomBar { return target(choosingSingle: number) }
        if section.traits.contains(.isSelectable) { return obstacle(at: index, id).map(Target.refused) ?? .item(id) }
        return child(ofSection: number).map(Target.item) ?? .refused(.emptySection(id))
    }

    /// A section that is single in compact opens at its last child; chosen again, or without one, it lists its tabs (N7b).
    private func target(choosingSingle number: Int) -> Target {
        let section = table.sections[number]
        let id = section.declaration.id
        let isInside = selectedIndex.map { $0 == section.index || table.ancestors(of: $0).contains(number) } ?? false
        guard !isInside else { return .list(.section(id)) }
        if let last = lastChildren[id], isReachable(last) { return .item(last) }
        if section.traits.contains(.isSelectable), isReachable(id) { return .item(id) }
        return .list(.section(id))
    }

    /// The child that choosing a section selects: the last, the default, or the first visible one (N13).
    private func child(ofSection number: Int) -> ItemID? {
        let section = table.sections[number].declaration
        for id in [lastChildren[section.id], section.defaultChild] {
            if let id, let index = index(of: id), plan.shown.reachable.contains(index),
                table.ancestors(of: index).contains(number)
            {
                return id
            }
        }
        let children = visibleTabs(ofSection: number).keeping(plan.shown.reachable)
        return children.isEmpty ? nil : table.id(at: children[0])
    }

    /// Why an item cannot be selected (N27).
    func obstacle(at index: Int, _ id: ItemID) -> Refusal? {
        if plan.shown.reachable.contains(index) { return nil }
        let traits = table.traits(at: index)
        if traits.contains(.isHidden) { return .hiddenByApp(id) }
        if traits.contains(.isDisabled) { return .disabledItem(id) }
        if traits.contains(.isAction), plan.shown.visible.contains(index) { return .noChange }
        return traits.contains(.isSection) && !traits.contains(.isSelectable) ? .emptySection(id) : .hiddenItem(id)
    }

    /// Whether a tab, or a section around it, stands in a list: what is chosen beside it was not opened from it.
    private func isListed(_ id: ItemID, in list: ListPage) -> Bool {
        let rows = listRows(list.source)
        return ([id] + ancestors(of: id)).contains { rows.position(of: .item($0)) != nil }
    }

    /// Carries out a command that chooses.
    ///
    /// Nobody is asked here: see `question(before:)`.
    mutating func choose(_ command: NavigationCommand) -> CommandResult {
        switch target(of: command) {
        case .refused(let reason): return .refused(reason)
        case .list(let source): return openList(source)
        case .action(let section, let action): return runAction(action, of: section)
        case .tabAction(let id): return CommandResult(events: closingList() + [.tabActionRun(id)])
        case .item(let id):
            let previous = selection
            let list = visibleList.flatMap { isListed(id, in: $0) ? $0 : nil }
            var events = closingList()
            if id == previous {
                events += [.didSelect(id, previous: previous), .reselected(id)]
            } else {
                events += setSelection(id, .person)
                events.append(.didSelect(id, previous: previous))
            }
            if var list {
                list.cursor = .item(id)
                openedFrom = list
            }
            if outline.activatesSearch, tab(id)?.role == .search { events.append(.searchActivated(id)) }
            return CommandResult(events: events)
        }
    }
}
