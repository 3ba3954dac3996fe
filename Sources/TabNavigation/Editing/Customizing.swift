// The deliberate changes: hide and show, on and off the bar, one place up or down, reset. Each is checked, committed as
// one step of undo, and told once (N28, N31–N33, N36, N40).

extension NavigationState {
    /// Why customizing is not possible now.
    private func customizingObstacle() -> Refusal? {
        if !options.allowsCustomization { return .customizationUnavailable }
        return edit?.lift.map { .somethingLifted($0.id) }
    }

    /// Makes a customization the one that is saved.
    /// - Parameters:
    ///   - isForced: Whether it comes about even if it hides everything: Cancel restores whatever was there.
    ///   - step: What it means for the history; one step of undo unless told otherwise.
    mutating func commit(
        _ new: TabCustomization, _ announcement: Announcement?, hiding id: ItemID? = nil, isRecorded: Bool = true,
        isForced: Bool = false, _ step: (inout History) -> Void = { _ in }
    ) -> CommandResult {
        if let obstacle = customizingObstacle() { return .refused(obstacle) }
        guard new != customization || !isRecorded else { return .refused(.noChange) }
        let candidate = makePlan(new)
        if !isForced, plan.hasTab(table), !candidate.hasTab(table) {
            return .refused(id.map(Refusal.lastVisibleTab) ?? .wouldHideEverything)
        }
        let neighbors = neighborsOfSelection
        let old = customization
        if isRecorded { history.record(old) }
        step(&history)
        customization = new
        plan = candidate
        var events: [NavigationEvent] = old == new ? [] : [.customizationChanged]
        if edit == nil { events += changes(from: old) }
        return CommandResult(events: events + settle(neighbors), announcement: announcement)
    }

    /// What observers hear of a change: one visibility change, one order change per container (N40).
    func changes(from old: TabCustomization) -> [NavigationEvent] {
        let new = customization
        var events: [NavigationEvent] = []
        let keys = Set(old.visibilities.keys).union(new.visibilities.keys).filter {
            old.visibilities[$0] != new.visibilities[$0]
        }
        let ids = keys.compactMap(table.index(ofCustomizationID:)).sorted().map(table.id(at:))
        if !ids.isEmpty { events.append(.visibilityChanged(ids)) }
        let containers = Set(old.orders.keys).union(new.orders.keys).filter { old.orders[$0] != new.orders[$0] }
        return events + containers.sorted { $0.key < $1.key }.map(NavigationEvent.orderChanged)
    }

    mutating func setShown(_ id: ItemID, _ isShown: Bool) -> CommandResult {
        if let obstacle = customizingObstacle() { return .refused(obstacle) }
        guard let index = index(of: id) else { return .refused(.unknownItem(id)) }
        let traits = table.traits(at: index)
        guard !traits.contains(.isHidden) else { return .refused(.hiddenByApp(id)) }
        guard traits.contains(.hidesInSidebar), let key = table.customizationID(at: index) else {
            return .refused(.cannotHide(id))
        }
        guard plan.shown.checked.contains(index) != isShown else { return .refused(.noChange) }
        var new = customization
        new[visibility: key, .sidebar] = Self.stored(isShown, usual: traits.contains(.shownInSidebar))
        return commit(new, isShown ? .shown(id) : .hidden(id), hiding: id)
    }

    mutating func setOnBar(_ id: ItemID, _ isOnBar: Bool) -> CommandResult {
        if let obstacle = customizingObstacle() { return .refused(obstacle) }
        guard let index = index(of: id) else { return .refused(.unknownItem(id)) }
        guard barSet.contains(index) != isOnBar else { return .refused(isOnBar ? .alreadyOnBar(id) : .notOnBar(id)) }
        switch settingOnBar(index, id, isOnBar, in: customization) {
        case .failure(let refusal): return .refused(refusal)
        case .success(let new): return commit(new, isOnBar ? .addedToBar(id) : .takenOffBar(id), hiding: id)
        }
    }

    /// The innermost section around an item that the person has hidden.
    private func hiddenSection(around index: Int) -> ItemID? {
        table.ancestors(of: index).map { table.sections[$0] }.last { !plan.shown.visible.contains($0.index) }?
            .declaration.id
    }

    /// A customization with an item on or off the bar of the form on the screen.
    ///
    /// What is usual there is not stored, so that an optional tab that is taken off the top bar keeps its place in the
    /// bottom bar (N24).
    func settingOnBar(
        _ index: Int, _ id: ItemID, _ isOnBar: Bool, in customization: TabCustomization
    ) -> Result<TabCustomization, Refusal> {
        let traits = table.traits(at: index)
        let isBottom = presentation.form == .bottomBar
        if traits.contains(.isHidden) { return .failure(.hiddenByApp(id)) }
        if traits.contains(.neverOnBar) || isBottom && traits.contains(.neverInBottom) {
            return .failure(.neverOnBar(id))
        }
        guard traits.contains(.hidesInBar), !(isBottom && traits.isAnchoredInBottom),
            let key = table.customizationID(at: index)
        else { return .failure(.cannotHide(id)) }
        var new = customization
        if isOnBar, new[visibility: key, .sidebar] == .hidden {
            new[visibility: key, .sidebar] = Self.stored(true, usual: traits.contains(.shownInSidebar))
        }
        new[visibility: key, .tabBar] = .automatic
        // What is usual in the bottom bar hangs on the section around, too.
        let isUsual =
            isBottom
            ? NavigationPlan(table, new).shown.bottom.contains(index) : traits.contains(.shownInTop)
        new[visibility: key, .tabBar] = Self.stored(isOnBar, usual: isUsual)
        // What stands in a section that is hidden everywhere comes with it alone.
        if isOnBar, !barSet(of: Visibility(table, new)).contains(index) {
            return .failure(.hiddenItem(hiddenSection(around: index) ?? id))
        }
        return .success(new)
    }

    private static func stored(_ isShown: Bool, usual: Bool) -> ItemVisibility {
        isShown == usual ? .automatic : isShown ? .visible : .hidden
    }

    mutating func move(_ id: ItemID, _ step: Step, _ area: EditArea) -> CommandResult {
        if let obstacle = customizingObstacle() { return .refused(obstacle) }
        switch moving(id, step, area, in: customization, plan) {
        case .failure(let refusal): return .refused(refusal)
        case .success(let new):
            var result = commit(new, nil)
            if result.isDone {
                result.announcement = place(of: id, area).map { .moved(id, position: $0, of: $1, in: $2) }
            }
            return result
        }
    }

    mutating func reset(_ scope: ResetScope) -> CommandResult {
        var new = customization
        switch scope {
        case .order:
            new.resetTabOrder()
            new.resetSectionOrder()
        case .visibility: new.resetVisibility()
        case .all: new.reset()
        case .sectionOrder: new.resetSectionOrder()
        case .tabOrder(let id):
            guard let key = section(id)?.customizationID else { return .refused(.notASection(id)) }
            new.resetTabOrder(section: key)
        }
        return commit(new, .reset(scope))
    }
}

extension NavigationPlan {
    /// Whether a tab besides search can be selected (N32).
    func hasTab(_ table: OutlineTable) -> Bool {
        Arrangement(shown.reachable.ranges).removing(table.searches).count > 0
    }
}
