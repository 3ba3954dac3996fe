// The bottom bar: who stands on it for a number of slots, and what is left to More (N7–N11).

/// The bottom bar's items by index, and what More lists above its rule.
struct BottomBarPlan: Equatable, Sendable {
    var items: [Int] = []
    var pinned: [Int] = []
    var hasMore = false
    /// What has no slot.
    var leftOver = Arrangement()
    /// What the bar omits (N10).
    var rest = Arrangement()
    /// The item that is, or holds, the selection; nil where More does.
    var selected: Int?
}

extension NavigationState {
    /// The bottom bar for a number of slots (N7–N11).
    /// - Parameter slots: How many items there is room for; at least one is shown.
    public func bottomBar(slots: Int) -> BottomBar {
        let plan = bottomBarPlan(slots: slots)
        var bar = BottomBar(items: plan.items.map(barItem(at:)), pinned: plan.pinned.map(barItem(at:)))
        for position in bar.items.indices { bar.items[position].isSelected = plan.items[position] == plan.selected }
        for position in bar.pinned.indices { bar.pinned[position].isSelected = plan.pinned[position] == plan.selected }
        if plan.hasMore { bar.items.append(moreItem(plan)) }
        return bar
    }

    /// Who stands where.
    ///
    /// Where not all fit, More, search, the pinned, the fixed and the rest stay in this order, and the selected before
    /// all, if it would stand on a bar of full length: tabs are never swapped in (N11).
    func bottomBarPlan(slots: Int) -> BottomBarPlan {
        var result = BottomBarPlan()
        let regions = barRegions(.bottomBar, plan)
        var items = regions.fixed
        let fixed = items.count
        items.append(regions.middle)
        let pinned = regions.pinned
        result.rest = restOfBottomBar
        let most = max(1, options.maximumBarItems)
        let room = max(1, min(slots, most))
        let selected = selectedIndex.flatMap(bottomBarIndex(holding:))

        let total = items.count + pinned.count
        guard total + (result.rest.isEmpty ? 0 : 1) > room else {
            result.items = Array(items)
            result.pinned = Array(pinned)
            result.hasMore = !result.rest.isEmpty
            result.selected = selected
            return result
        }
        let byPrecedence = precedence(items, fixed: fixed, pinned: pinned, most: most)
        // The bar of full length may hold everything, More included; only then is nothing in More.
        let fitsWhole = total + (result.rest.isEmpty ? 0 : 1) <= most
        let full = Set(fitsWhole ? byPrecedence : Array(byPrecedence.prefix(most - 1)))
        result.selected = selected.flatMap { full.contains($0) ? $0 : nil }
        var kept: Set<Int> = []
        if let selected = result.selected { kept.insert(selected) }
        result.hasMore = kept.count < room
        let places = room - (result.hasMore ? 1 : 0)
        for index in byPrecedence where kept.count < places { kept.insert(index) }
        result.items = byPrecedence.filter { kept.contains($0) && items.position(of: $0) != nil }
            .sorted { (items.position(of: $0) ?? 0) < (items.position(of: $1) ?? 0) }
        result.pinned = byPrecedence.filter { kept.contains($0) && pinned.position(of: $0) != nil }
            .sorted { (pinned.position(of: $0) ?? 0) < (pinned.position(of: $1) ?? 0) }
        let standing = IndexRanges(kept)
        result.leftOver = items.removing(standing)
        result.leftOver.append(pinned.removing(standing))
        return result
    }

    /// The first candidates for the slots beside More: search, the pinned, the fixed, the rest.
    private func precedence(_ items: Arrangement, fixed: Int, pinned: Arrangement, most: Int) -> [Int] {
        var result = Array(pinned.keeping(table.searches)) + Array(pinned.removing(table.searches).prefix(most))
        let needed = max(0, most - result.count)
        result.append(contentsOf: (0..<min(needed, items.count)).map { items[$0] })
        return result
    }

    /// What is visible somewhere and not on the bottom bar, in the order of the sidebar.
    var restOfBottomBar: Arrangement {
        plan.shown.bottomRest.isEmpty
            ? Arrangement() : plan.everything(table, singles: true).keeping(plan.shown.bottomRest)
    }

    /// The item of the bottom bar that is or holds an index: itself, or its section that is single in compact.
    func bottomBarIndex(holding index: Int) -> Int? {
        if plan.shown.bottom.contains(index) { return index }
        return table.ancestors(of: index).map { table.sections[$0] }
            .first { $0.traits.contains(.isSingle) && plan.shown.bottom.contains($0.index) }?.index
    }

    private func moreItem(_ bar: BottomBarPlan) -> BarItem {
        var listed = bar.leftOver
        listed.append(bar.rest)
        let isSelected = bar.selected == nil && selection != nil
        return BarItem(
            kind: .more, id: nil, title: "", symbol: "", badge: badgeSum(of: listed), isSelected: isSelected,
            isEnabled: true, selectedTitle: isSelected ? selection.flatMap(title(of:)) : nil)
    }
}
