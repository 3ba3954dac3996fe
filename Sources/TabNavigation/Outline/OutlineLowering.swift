// Lowering an outline to its table: one walk in declaration order. An identity that is declared twice counts once, and a
// persistence key belongs to the first that has it.

extension OutlineTable {
    init(_ outline: TabOutline) {
        add(outline.items, in: DeclaredPlace(), depth: 0)
        finder = outline.finder
        if finder != nil {
            for (number, entry) in ranges.enumerated() where rangeNumbers[entry.range.name] == nil {
                rangeNumbers[entry.range.name] = number
            }
        }
        searches = IndexRanges(
            runs.lazy.filter { $0.traits.contains(.isSearch) }.flatMap { Array($0.range) })
        if let compact = outline.compactTabs { admit(compact) }
        for run in runs where run.traits.isAnchoredInBottom {
            if run.traits.contains(.fixedInBottom) {
                fixedInBottom.append(run.range)
            } else {
                pinnedInBottom.append(run.range)
            }
        }
    }

    /// Adds items and gives back the indices of those that stand directly in their place.
    private mutating func add(_ items: [OutlineItem], in place: DeclaredPlace, depth: Int) {
        for item in items {
            switch item {
            case .tab(let tab): add(tab, in: place)
            case .range(let range): add(range, in: place)
            case .section(let section):
                // Deeper levels live inside a tab's own navigation: their tabs join the last level (N22).
                if depth > 1 {
                    add(section.children, in: place, depth: depth)
                } else {
                    add(section, in: place, depth: depth)
                }
            }
        }
    }

    private mutating func add(_ tab: TabDeclaration, in place: DeclaredPlace) {
        guard ids[tab.id] == nil else { return }
        var tab = tab
        tab.customizationID = claim(tab.customizationID)
        ids[tab.id] = count
        if case .tabs = segments.last?.source {
        } else {
            segments.append(Segment(start: count, source: .tabs(tabs.count)))
        }
        tabs.append(tab)
        addRun(count..<count + 1, ItemTraits(tab, in: place), place)
        addChild(count..<count + 1, in: place.section)
        count += 1
    }

    private mutating func add(_ range: TabRange, in place: DeclaredPlace) {
        guard range.count > 0 else { return }
        let start = count
        segments.append(Segment(start: start, source: .range(ranges.count)))
        ranges.append((start, range))
        let shared = ItemTraits(range.shared, in: place)
        var next = 0
        for exception in range.exceptions where exception >= next && exception < range.count {
            addRun(start + next..<start + exception, shared, place)
            addRun(start + exception..<start + exception + 1, ItemTraits(range.tab(at: exception), in: place), place)
            next = exception + 1
        }
        addRun(start + next..<start + range.count, shared, place)
        addChild(start..<start + range.count, in: place.section)
        count += range.count
    }

    private mutating func add(_ section: SectionDeclaration, in place: DeclaredPlace, depth: Int) {
        guard ids[section.id] == nil else { return add(section.children, in: place, depth: depth) }
        var outer = place
        if depth > 0, section.appearance == .rootSection { outer = DeclaredPlace(isHidden: place.isHidden) }
        let number = sections.count
        var declaration = section
        declaration.children = []
        declaration.customizationID = claim(section.customizationID)
        let traits = ItemTraits(declaration, in: outer)
        ids[section.id] = count
        segments.append(Segment(start: count, source: .section(number)))
        sections.append(
            SectionEntry(declaration: declaration, traits: traits, index: count, parent: outer.section))
        headers.append(count)
        addRun(count..<count + 1, traits, outer)
        if let parent = outer.section {
            sections[parent].sections.append(number)
            addChild(count..<count + 1, in: parent)
        } else {
            rootSections.append(number)
        }
        count += 1
        let inner = DeclaredPlace(
            section: number, keepsOrder: declaration.customizationID != nil && declaration.allowsReordering,
            isHidden: outer.isHidden || section.isHidden,
            isInSingle: outer.isInSingle || section.compactPresentation == .single,
            inherited: InheritedPlacement(section, in: outer))
        add(section.children, in: inner, depth: depth + 1)
    }

    private mutating func claim(_ customizationID: String?) -> String? {
        guard let customizationID, customizationIDs[customizationID] == nil else { return nil }
        customizationIDs[customizationID] = count
        return customizationID
    }

    private mutating func addChild(_ range: Range<Int>, in section: Int?) {
        if let section {
            sections[section].children.appendJoining(range)
        } else {
            rootTabs.appendJoining(range)
        }
    }

    private mutating func addRun(_ range: Range<Int>, _ traits: ItemTraits, _ place: DeclaredPlace) {
        guard !range.isEmpty else { return }
        if let last = runs.last, last.traits == traits, last.section == place.section {
            runs[runs.count - 1].range = last.range.lowerBound..<range.upperBound
        } else {
            runs.append(TraitRun(range: range, traits: traits, section: place.section))
        }
    }

    /// Leaves only some tabs on the bottom bar, where the app has another set in compact.
    private mutating func admit(_ compact: [ItemID]) {
        let admitted = IndexRanges(compact.compactMap(index(of:)))
        let old = runs
        runs = []
        for run in old {
            admitted.parts(of: run.range) { part, isIn in
                var run = run
                run.range = part
                if isIn {
                    if !run.traits.contains(.neverOnBar) { run.traits.formUnion([.shownInBottom, .standsAlone]) }
                } else if !run.traits.contains(.isSearch) {
                    run.traits.subtract([.shownInBottom, .fixedInBottom, .pinnedInBottom])
                }
                runs.append(run)
            }
        }
    }
}

extension [Range<Int>] {
    /// Appends a range, joined to the last where it follows it.
    mutating func appendJoining(_ range: Range<Int>) {
        if let last, last.upperBound == range.lowerBound {
            self[count - 1] = last.lowerBound..<range.upperBound
        } else {
            append(range)
        }
    }
}
