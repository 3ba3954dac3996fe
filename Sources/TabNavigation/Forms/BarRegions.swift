// The three regions of a bar (N9, N12): what leads and what trails outside the order, and what the person arranges between.

/// What stands on a bar, by region.
struct BarRegions: Equatable, Sendable {
    var fixed: Arrangement
    var middle: Arrangement
    var pinned: Arrangement

    /// The whole bar, in the order drawn.
    var all: Arrangement {
        var result = fixed
        result.append(middle)
        result.append(pinned)
        return result
    }
}

extension NavigationState {
    /// Who stands on the bar of a form; in the sidebar's form that is the top bar.
    ///
    /// The bottom bar flattens sections (N7): the tabs of one that is pinned or fixed stand in its region, in its order.
    func barRegions(_ form: NavigationForm, _ plan: NavigationPlan) -> BarRegions {
        let shown = plan.bar(form)
        var regions = BarRegions(
            fixed: plan.bar.fixed.keeping(shown), middle: plan.bar.middle.keeping(shown),
            pinned: plan.bar.pinned.keeping(shown))
        guard form == .bottomBar, !table.fixedInBottom.isEmpty || !table.pinnedInBottom.isEmpty else { return regions }
        func flattened(_ region: Arrangement, _ inside: IndexRanges) -> Arrangement {
            var result = Arrangement()
            for piece in region.pieces {
                table.split(piece) { part, section in
                    result.append(Arrangement([part]).keeping(shown))
                    guard let section else { return }
                    let tabs = plan.selectables(ofSection: section, table, singles: true)
                    result.append(tabs.keeping(inside).keeping(shown).removing(result.asSet))
                }
            }
            return result
        }
        regions.fixed = flattened(plan.bar.fixed, table.fixedInBottom)
        regions.pinned = flattened(plan.bar.pinned, table.pinnedInBottom)
        regions.middle = regions.middle.removing(table.fixedInBottom).removing(table.pinnedInBottom)
        return regions
    }

    /// Whether an item with these traits may be moved in an area of the form on the screen.
    func allowsMoving(_ traits: ItemTraits, _ area: EditArea) -> Bool {
        if area == .list { return traits.contains(.movesInSidebar) }
        return traits.contains(.movesInBar) && !(presentation.form == .bottomBar && traits.isAnchoredInBottom)
    }
}
