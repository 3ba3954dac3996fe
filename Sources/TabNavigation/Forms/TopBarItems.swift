// The top bar and the lists: sections' lists, More, the overflow list (N10, N12–N15), and digits (N46).

extension NavigationState {
    /// The top bar (N12–N15).
    public var topBar: TopBar {
        let regions = barRegions(.topBar, plan)
        return TopBar(
            fixed: BarItems(state: self, arrangement: regions.fixed),
            middle: BarItems(state: self, arrangement: regions.middle),
            pinned: BarItems(state: self, arrangement: regions.pinned),
            omits: !plan.shown.topRest.isEmpty)
    }

    /// More's rows for the slots on the screen, unfiltered (N10).
    public var moreRows: ListRows { listRows(.more) }

    /// The rows of a list, unfiltered (N7b, N10, N13).
    public func listRows(_ source: ListSource) -> ListRows {
        switch source {
        case .more:
            let bar = bottomBarPlan(slots: presentation.slots)
            return ListRows(state: self, leading: bar.leftOver, trailing: bar.rest, actions: [], section: nil)
        case .section(let id):
            let number = table.sectionNumber(of: id)
            return ListRows(
                state: self, leading: number.map(visibleTabs(ofSection:)) ?? Arrangement(), trailing: Arrangement(),
                actions: number.map { table.sections[$0].declaration.actions } ?? [], section: id)
        }
    }

    /// The rows of the list that shows now, filtered by its letters; empty when none shows.
    public var visibleListRows: ListRows {
        guard let page = visibleList else {
            return ListRows(state: self, leading: Arrangement(), trailing: Arrangement(), actions: [], section: nil)
        }
        return listRows(page.source).filtered(by: page.filter)
    }

    /// The top bar's overflow list: what is not seen of it, then below a rule what it omits (N15).
    /// - Parameter fitting: What is seen.
    public func overflowRows(fitting: TopBarFit) -> ListRows {
        let regions = barRegions(.topBar, plan)
        var hidden = Arrangement()
        for (region, seen) in [
            (regions.fixed, fitting.fixed), (regions.middle, fitting.middle), (regions.pinned, fitting.pinned),
        ] {
            let seen = seen.clamped(to: 0..<region.count)
            for piece in region.slice(0..<seen.lowerBound) { hidden.append(piece) }
            for piece in region.slice(seen.upperBound..<region.count) { hidden.append(piece) }
        }
        return ListRows(state: self, leading: hidden, trailing: restOfTopBar, actions: [], section: nil)
    }

    /// What is visible somewhere and neither on the top bar nor in a section that is, in the order of the sidebar.
    var restOfTopBar: Arrangement {
        plan.shown.topRest.isEmpty ? Arrangement() : plan.everything(table, singles: false).keeping(plan.shown.topRest)
    }

    /// The list page that shows now: in the bottom bar's form alone, while there is something to list (N10).
    public var visibleList: ListPage? {
        guard presentation.form == .bottomBar, edit == nil, let listPage else { return nil }
        return hasSomething(in: listPage.source) ? listPage : nil
    }

    /// Whether there is something to list in the bottom bar's form: More may have become empty.
    func hasSomething(in source: ListSource) -> Bool {
        source != .more || bottomBarPlan(slots: presentation.slots).hasMore
    }

    /// The command behind a digit in the form on the screen: the n-th visible tab, section item or More, or the n-th row
    /// of the open list; nil when there is none (N46).
    public func command(forDigit number: Int) -> NavigationCommand? {
        guard number > 0 else { return nil }
        if visibleList != nil { return visibleListRows.item(number).map(NavigationCommand.choose) }
        switch presentation.form {
        case .sidebar: return sidebarTab(number).map { .choose(table.id(at: $0)) }
        case .topBar:
            let bar = topBar
            let pinned = bar.pinned.arrangement.removing(table.searches)
            var position = number - 1
            for region in [bar.fixed.arrangement, bar.middle.arrangement, pinned] {
                if position < region.count { return .choose(table.id(at: region[position])) }
                position -= region.count
            }
            return nil
        case .bottomBar:
            let items = bottomBar(slots: presentation.slots).all.filter { $0.kind != .search }
            guard number <= items.count else { return nil }
            return items[number - 1].id.map(NavigationCommand.choose) ?? .openList(.more)
        }
    }
}

extension ListRows {
    /// The n-th item, from 1; the rule and actions are not counted.
    func item(_ number: Int) -> ItemID? {
        if number <= leading.count { return state.table.id(at: leading[number - 1]) }
        let below = number - leading.count
        return below <= trailing.count ? state.table.id(at: trailing[below - 1]) : nil
    }

    /// How many items of a long list are looked through for a filter's letters.
    static let filterReach = 100_000

    /// The rows whose titles hold some letters, in whatever case; all for none.
    func filtered(by letters: String) -> ListRows {
        guard !letters.isBlank else { return self }
        let wanted = Array(letters.lowercased())
        func matching(_ items: Arrangement) -> Arrangement {
            Arrangement(
                items.prefix(Self.filterReach).lazy
                    .filter { state.barItem(at: $0).title.lowercased().holds(wanted) }.map { $0..<$0 + 1 })
        }
        return ListRows(
            state: state, leading: matching(leading), trailing: matching(trailing), actions: [], section: section)
    }
}

extension String {
    /// Whether some characters stand in the text in a row.
    func holds(_ wanted: [Character]) -> Bool {
        let own = Array(self)
        guard wanted.count <= own.count else { return false }
        return (0...own.count - wanted.count).contains { start in
            own[start..<start + wanted.count].elementsEqual(wanted)
        }
    }
}
