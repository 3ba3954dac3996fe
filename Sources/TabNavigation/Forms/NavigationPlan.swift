// What is declared and what is customized, made one: the orders of all containers and the sets that each form admits. It
// is made anew when either changes, at the cost of what was customized, and only looked at in between.

/// The arranged navigation.
struct NavigationPlan: Sendable {
    var shown = Visibility()
    var bar: MergedOrder
    var roots: MergedOrder
    var sections: MergedOrder
    /// The order of each section's children, by section number.
    var children: [MergedOrder] = []

    init() {
        let none = OutlineTable()
        bar = MergedOrder(.bar, universe: [], saved: nil, table: none)
        roots = MergedOrder(.rootTabs, universe: [], saved: nil, table: none)
        sections = MergedOrder(.sections, universe: [], saved: nil, table: none)
    }

    init(_ table: OutlineTable, _ customization: TabCustomization) {
        shown = Visibility(table, customization)
        func order(_ container: OrderContainer, _ universe: [Range<Int>]) -> MergedOrder {
            MergedOrder(container, universe: universe, saved: customization[order: container], table: table)
        }
        bar = order(.bar, [0..<table.count])
        roots = order(.rootTabs, table.rootTabs)
        sections = order(.sections, table.rootSections.map { table.sections[$0].index }.map { $0..<$0 + 1 })
        children = table.sections.map { section in
            // A section without a persistence key keeps its declared order: nothing in it may move.
            order(.section(section.declaration.customizationID ?? ""), section.children)
        }
    }

    /// The order that keeps a container, if it is declared.
    func order(_ container: OrderContainer, _ table: OutlineTable) -> MergedOrder? {
        switch container {
        case .bar: bar
        case .rootTabs: roots
        case .sections: sections
        case .section(let id):
            table.customizationIDs[id].flatMap(table.sectionNumber(at:)).map { children[$0] }
        }
    }

    /// The order that an item stands in, in the sidebar.
    func sidebarOrder(at index: Int, _ table: OutlineTable) -> MergedOrder {
        if let section = table.run(at: index).section { return children[section] }
        return table.sectionNumber(at: index) == nil ? roots : sections
    }

    /// The root tabs in the order of the sidebar: search first (N16).
    func rootTabs(_ table: OutlineTable) -> Arrangement {
        let all = roots.all
        var result = all.keeping(table.searches)
        result.append(all.removing(table.searches))
        return result
    }

    /// What can be selected in a section, in order; sections in it flattened, but for those that are skipped.
    /// - Parameter singles: Whether the headers of sections that are single in compact come too.
    func selectables(
        ofSection number: Int, _ table: OutlineTable, singles: Bool = false, skipping set: IndexRanges = IndexRanges()
    ) -> Arrangement {
        var result = Arrangement()
        for piece in children[number].all.pieces {
            table.split(piece) { part, nested in
                guard let nested else { return result.append(part) }
                let traits = table.sections[nested].traits
                if traits.contains(.isSelectable) || singles && traits.contains(.isSingle) { result.append(part) }
                guard !set.contains(part.lowerBound) else { return }
                result.append(selectables(ofSection: nested, table, singles: singles, skipping: set))
            }
        }
        return result
    }

    /// Everything that can be selected, in the order of the sidebar, visible or not.
    ///
    /// Sections that are single in compact may stand for their children.
    func everything(_ table: OutlineTable, singles: Bool) -> Arrangement {
        var result = rootTabs(table)
        for header in sections.all {
            guard let number = table.sectionNumber(at: header) else { continue }
            let traits = table.sections[number].traits
            if traits.contains(.isSelectable) || singles && traits.contains(.isSingle) {
                result.append(header..<header + 1)
            }
            result.append(selectables(ofSection: number, table, singles: singles))
        }
        return result
    }

    /// Items with each section in them replaced by what can be selected in it and does not stand among them itself.
    func expanding(_ items: Arrangement, _ table: OutlineTable) -> Arrangement {
        let standing = items.asSet
        var result = Arrangement()
        for piece in items.pieces {
            table.split(piece) { part, number in
                guard let number else { return result.append(part) }
                if table.sections[number].traits.contains(.isSelectable) { result.append(part) }
                let children = selectables(ofSection: number, table, skipping: standing)
                result.append(children.keeping(shown.listed).removing(standing))
            }
        }
        return result
    }
}

extension OutlineTable {
    /// Cuts a range of indices at the headers in it; each header comes alone, with its section's number.
    func split(_ range: Range<Int>, _ body: (Range<Int>, Int?) -> Void) {
        var low = range.lowerBound
        var next = headers.firstPosition { $0 >= low }
        while next < headers.count, headers[next] < range.upperBound {
            if low < headers[next] { body(low..<headers[next], nil) }
            body(headers[next]..<headers[next] + 1, next)
            low = headers[next] + 1
            next += 1
        }
        if low < range.upperBound { body(low..<range.upperBound, nil) }
    }
}
