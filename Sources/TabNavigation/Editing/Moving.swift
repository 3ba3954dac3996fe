// Moves inside a container: one step among what is drawn, or beside another item; and the place that came of it
// (N28, N37, N38). What may not move is passed over.

extension NavigationState {
    /// The order that an item is moved in, and what of it is drawn there, without what stands outside the order.
    func line(of index: Int, _ area: EditArea, in plan: NavigationPlan) -> (order: MergedOrder, drawn: Arrangement) {
        let bar = presentation.form == .bottomBar ? plan.shown.bottom : plan.shown.top
        if area == .bar { return (plan.bar, barRegions(presentation.form, plan).middle) }
        let order = plan.sidebarOrder(at: index, table)
        let isSidebar = presentation.form == .sidebar
        let admitted = edit != nil ? plan.shown.declared : isSidebar ? plan.shown.sidebar : plan.shown.visible
        let drawn = order.middle.keeping(admitted)
        // In the list forms the bar's tabs stand above the rule; sections have their headings below it in any case.
        let isSection = table.sectionNumber(at: index) != nil
        return (order, isSidebar || isSection ? drawn : drawn.removing(bar))
    }

    /// Where an item stands among what is drawn with it, from 1.
    func place(of id: ItemID, _ area: EditArea) -> (position: Int, count: Int, container: OrderContainer)? {
        guard let index = index(of: id) else { return nil }
        let line = line(of: index, area, in: plan)
        return line.drawn.position(of: index).map { ($0 + 1, line.drawn.count, line.order.container) }
    }

    /// Why an item cannot be moved in an area.
    func movingObstacle(_ index: Int, _ id: ItemID, _ area: EditArea) -> Refusal? {
        let traits = table.traits(at: index)
        if traits.contains(.isHidden) { return .hiddenByApp(id) }
        guard allowsMoving(traits, area) else { return .cannotMove(id) }
        let line = line(of: index, area, in: plan)
        if line.drawn.position(of: index) == nil {
            return area == .bar ? .notOnBar(id) : .notInContainer(id, line.order.container)
        }
        return nil
    }

    /// A customization with an item moved one place among those drawn with it.
    func moving(
        _ id: ItemID, _ step: Step, _ area: EditArea, in customization: TabCustomization, _ plan: NavigationPlan
    ) -> Result<TabCustomization, Refusal> {
        guard let index = index(of: id) else { return .failure(.unknownItem(id)) }
        if let obstacle = movingObstacle(index, id, area) { return .failure(obstacle) }
        let (order, drawn) = line(of: index, area, in: plan)
        let movable = drawn.keeping(order.movable)
        guard let position = movable.position(of: index), movable.indices.contains(position + step.rawValue) else {
            return .failure(.noFurtherPlace(id))
        }
        let anchor = movable[position + step.rawValue]
        return .success(order.storing(index, step == .forward ? .after : .before, anchor, in: customization, table))
    }

    /// A customization with an item moved beside another of the same line.
    func moving(
        _ index: Int, beside place: DropPlace, in customization: TabCustomization, _ plan: NavigationPlan
    ) -> TabCustomization? {
        guard let anchor = self.index(of: place.anchor) else { return nil }
        let (order, drawn) = line(of: anchor, place.area, in: plan)
        var isBefore = if case .before = place { true } else { false }
        // What leads or trails outside the order stands for the first or the last place.
        let all = order.all
        guard let position = all.position(of: anchor) else { return nil }
        let others = drawn.keeping(order.movable).removing(IndexRanges([index]))
        guard !others.isEmpty else { return customization }
        // The others stand in the order of all: the first that does not stand before the anchor is found by halving.
        let next = others.firstPosition { (all.position(of: $0) ?? 0) >= position + (isBefore ? 0 : 1) }
        let target: Int
        if isBefore {
            isBefore = next < others.count
            target = others[min(next, others.count - 1)]
        } else {
            isBefore = next == 0
            target = others[max(0, next - 1)]
        }
        return order.storing(index, isBefore ? .before : .after, target, in: customization, table)
    }
}

extension MergedOrder {
    /// What may move, as a set.
    var movable: IndexRanges {
        var result = IndexRanges()
        for piece in orderable.pieces { result.append(piece) }
        return result
    }

    /// A customization with an item stored beside another.
    func storing(
        _ index: Int, _ side: Side, _ anchor: Int, in customization: TabCustomization, _ table: OutlineTable
    ) -> TabCustomization {
        guard let moved = orderable.position(of: index), let anchor = orderable.position(of: anchor) else {
            return customization
        }
        var result = customization
        result[order: container] = encoded(moving(moved, side, anchor), table)
        return result
    }
}
