// Single items: looking them up, their titles and badges, and the values that bars and lists draw.

extension NavigationState {
    /// A tab by identity.
    public func tab(_ id: ItemID) -> TabDeclaration? {
        guard let index = index(of: id), case .tab(let tab) = table.item(at: index) else { return nil }
        return tab
    }

    /// A section by identity, without its children.
    public func section(_ id: ItemID) -> SectionDeclaration? {
        table.sectionNumber(of: id).map { table.sections[$0].declaration }
    }

    /// The sections that hold an item, innermost first.
    public func ancestors(of id: ItemID) -> [ItemID] {
        guard let index = index(of: id) else { return [] }
        return table.ancestors(of: index).map { table.sections[$0].declaration.id }
    }

    /// Whether a tab can be selected now: declared, visible somewhere, not disabled.
    public func isReachable(_ id: ItemID) -> Bool { index(of: id).map(plan.shown.reachable.contains) ?? false }

    /// Whether an item is seen somewhere: in the sidebar, on a bar, or in More; disabled ones are, too.
    public func isVisible(_ id: ItemID) -> Bool { index(of: id).map(plan.shown.visible.contains) ?? false }

    /// Whether an item stands on the bar of the form on the screen; in the sidebar's form that is the top bar.
    public func isOnBar(_ id: ItemID) -> Bool { index(of: id).map(barSet.contains) ?? false }

    /// Whether an item's own flag shows it: the check mark of edit mode (N39).
    public func isShown(_ id: ItemID) -> Bool { index(of: id).map(plan.shown.checked.contains) ?? false }

    /// Whether a section is expanded (N17).
    public func isExpanded(_ id: ItemID) -> Bool { table.sectionNumber(of: id).map(isExpanded(section:)) ?? false }

    /// Whether an item accepts a payload; refusing is the default (N48).
    public func accepts(_ payload: String, on id: ItemID) -> Bool {
        (tab(id)?.acceptedPayloads ?? section(id)?.acceptedPayloads ?? []).contains(payload)
    }

    /// A title that is never blank, but for a search tab without a label (N9, N50).
    public func title(of id: ItemID) -> String? { tab(id)?.displayTitle ?? section(id)?.displayTitle }

    /// The index of an identity; the selection's is known.
    func index(of id: ItemID) -> Int? {
        if id == selection { return selectedIndex }
        return table.index(of: id)
    }

    /// What stands on the bar of the form on the screen.
    var barSet: IndexRanges { barSet(of: plan.shown) }

    /// What would stand there if these were shown.
    func barSet(of shown: Visibility) -> IndexRanges {
        presentation.form == .bottomBar ? shown.bottom : shown.top
    }

    func isExpanded(section number: Int) -> Bool {
        // Asked for every section in every frame: nothing is copied.
        if table.sections[number].declaration.appearance == .inline { return true }
        return expansion.isEmpty
            ? table.sections[number].declaration.isInitiallyExpanded
            : expansion[table.sections[number].declaration.id]
                ?? table.sections[number].declaration.isInitiallyExpanded
    }

    /// An item as bars and lists draw it.
    func barItem(at index: Int) -> BarItem {
        switch table.item(at: index) {
        case .tab(let tab):
            return BarItem(
                kind: tab.role == .search ? .search : .tab, id: tab.id, title: tab.displayTitle, symbol: tab.symbol,
                badge: tab.badge, isSelected: index == selectedIndex,
                isEnabled: !table.traits(at: index).contains(.isDisabled), isProminent: tab.role == .prominent)
        case .section(let number):
            let section = table.sections[number].declaration
            return BarItem(
                kind: .section, id: section.id, title: section.displayTitle, symbol: section.symbol,
                badge: section.badge ?? badgeSum(of: visibleTabs(ofSection: number)),
                isSelected: isSectionSelected(number), isEnabled: true)
        }
    }

    /// Whether a section's bar item is drawn selected: one of its tabs is, and does not stand on the bar itself (N13).
    private func isSectionSelected(_ number: Int) -> Bool {
        guard let selectedIndex else { return false }
        if selectedIndex == table.sections[number].index { return true }
        return !barSet.contains(selectedIndex) && table.ancestors(of: selectedIndex).contains(number)
    }

    /// The tabs that a section's list shows.
    func visibleTabs(ofSection number: Int) -> Arrangement {
        plan.selectables(ofSection: number, table).keeping(plan.shown.listed)
    }

    /// The sum of the numeric badges of up to 1,000 items that can have one; beyond, none (N17, N47).
    func badgeSum(of items: Arrangement) -> Badge? {
        let badged = table.badged(items)
        guard !badged.isEmpty, badged.count <= 1_000 else { return nil }
        return Badge.sum(
            badged.lazy.compactMap { index in
                switch table.item(at: index) {
                case .tab(let tab): tab.badge
                case .section(let number): table.sections[number].declaration.badge
                }
            })
    }
}

extension OutlineTable {
    /// The items that can have badges: ranges that have none are not looked through.
    fileprivate func badged(_ items: Arrangement) -> Arrangement {
        var result = Arrangement()
        for piece in items.pieces {
            var low = piece.lowerBound
            var number = ranges.firstPosition { $0.start + $0.range.count > low }
            while number < ranges.count, ranges[number].start < piece.upperBound {
                let (start, range) = ranges[number]
                if !range.hasBadges {
                    if low < start { result.append(low..<start) }
                    low = min(start + range.count, piece.upperBound)
                }
                number += 1
            }
            if low < piece.upperBound { result.append(low..<piece.upperBound) }
        }
        return result
    }
}
