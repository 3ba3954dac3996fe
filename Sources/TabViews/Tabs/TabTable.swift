// The result of lowering (law 6): the outline as plain values, and beside it what a value cannot hold — content,
// actions, and which value selects which tab. It is made anew only when what the builder read has changed.

import TabNavigation

/// The declared navigation with its closures.
@MainActor final class TabTable {
    /// The plain values.
    private(set) var outline = TabOutline()
    private var tabs: [ItemID: TabRecord] = [:]
    private var sections: [ItemID: SectionRecord] = [:]
    private var actions: [ItemID: [MenuEntry]] = [:]
    private var ids: [AnyHashable: ItemID] = [:]
    private var hidden: Set<ItemID> = []
    private var customizationIDs: Set<String> = []
    /// The items that have tips.
    private(set) var tipped: [(id: ItemID, tips: [TabTip])] = []
    /// Mistakes in what is declared.
    private(set) var misuses: [Misuse] = []
    /// Whether what is said about customizing is of use.
    private let isCustomizable: Bool
    private let ranges: RangeDirectory
    private let revision: Int
    private let onChange: @Sendable () -> Void
    private let resolve: @MainActor (AnyView) -> [MenuEntry]
    /// The number of the next table; a range is equal only to itself.
    private static var revisions = 0

    /// Makes the table of what the builder has read.
    /// - Parameters:
    ///   - hints: where identities were found before.
    ///   - isCustomizable: whether the person can arrange what is declared.
    ///   - resolve: finds the buttons in a view.
    ///   - onChange: told when something that a tab made on demand was read from has changed.
    init(
        _ items: [LoweredItem], hints: RangeHints? = nil, isCustomizable: Bool = false,
        resolve: @escaping @MainActor (AnyView) -> [MenuEntry], onChange: @escaping @Sendable () -> Void
    ) {
        ranges = RangeDirectory(hints: hints)
        Self.revisions += 1
        revision = Self.revisions
        self.resolve = resolve
        self.isCustomizable = isCustomizable
        self.onChange = onChange
        outline.items = items.map { outlineItem($0, isHidden: false) }
        if !ranges.sources.isEmpty { outline.finder = ranges.finder }
    }

    // MARK: Asking

    /// The record of a tab.
    func tab(_ id: ItemID) -> TabRecord? {
        if let record = tabs[id] { return record }
        return ranges.place(of: id).map(ranges.record(at:))
    }

    /// The record of a section.
    func section(_ id: ItemID) -> SectionRecord? { sections[id] }

    /// What a tab, or a section that is a destination, shows.
    func content(of id: ItemID) -> (@MainActor () -> AnyView)? { sections[id]?.content ?? tab(id)?.content }

    /// The value by which the app selects a tab, or a section that is a destination.
    func value(of id: ItemID) -> AnyHashable? { sections[id]?.value ?? tab(id)?.value }

    /// The buttons of a section, in the order of the outline's actions.
    func actions(of section: ItemID) -> [MenuEntry] { actions[section] ?? [] }

    /// The buttons of an item's own context menu.
    func contextMenu(of id: ItemID) -> [MenuEntry] {
        (sections[id]?.contextMenu ?? tab(id)?.contextMenu ?? []).flatMap { resolve($0()) }
    }

    /// What only few items have.
    func extras(of id: ItemID) -> TabExtras? { sections[id]?.extras ?? tab(id)?.extras }

    /// Who takes drops on an item.
    func drops(on id: ItemID) -> [DropTarget] { sections[id]?.drops ?? tab(id)?.drops ?? [] }

    /// The tab that a value of the app's selects.
    func id(of value: AnyHashable) -> ItemID? {
        if let id = ids[value] { return id }
        return ranges.place(ofValue: value).map { ranges.record(at: $0).declaration.id }
    }

    /// The tabs and sections that would take a payload; of a run, the first thousand or none.
    func takers(of payload: Any) -> [ItemID] {
        let all = tabs.mapValues(\.drops).merging(sections.mapValues(\.drops)) { $0 + $1 }
        let runs = ranges.sources.filter { $0.record(at: 0).drops.contains { $0.accepts(payload) } }
        return all.filter { $0.value.contains { $0.accepts(payload) } }.map(\.key)
            + runs.flatMap { run in (0..<min(run.count, 1000)).map(run.id(at:)) }
    }

    /// Whether anything takes drops.
    private(set) lazy var hasDrops = holds {
        !$0.drops.isEmpty
    } section: {
        !$0.drops.isEmpty
    }
    /// Whether any item has a menu or a tip of the app's.
    private(set) lazy var hasMenus = holds {
        !$0.contextMenu.isEmpty || $0.declaration.help != nil
    } section: {
        !$0.contextMenu.isEmpty || $0.declaration.help != nil
    }

    /// Whether something holds of any tab or section; of a run its first tab stands for all.
    private func holds(_ tab: (TabRecord) -> Bool, section: (SectionRecord) -> Bool) -> Bool {
        tabs.values.contains(where: tab) || sections.values.contains(where: section)
            || ranges.sources.contains { $0.count > 0 && tab($0.record(at: 0)) }
    }

    /// The places of people's own content, which are kept as long as the table is.
    var places: [NodeKey] = []
    /// Told of mistakes that are found later.
    var onMisuse: @MainActor (Misuse) -> Void = { _ in }

    // MARK: Making

    private func outlineItem(_ item: LoweredItem, isHidden: Bool) -> OutlineItem {
        switch item {
        case .tab(let record): .tab(add(record, isHidden: isHidden))
        case .section(let record): .section(add(record, isHidden: isHidden))
        case .range(let record): .range(add(record))
        }
    }

    private func add(_ record: TabRecord, isHidden: Bool) -> TabDeclaration {
        var record = record
        let id = unused(record.wantedID)
        record.declaration.id = id
        let title = record.declaration.displayTitle
        record.declaration.customizationID = customizationID(
            record.declaration.customizationID, record.declaration.behavior, title, record.place)
        tabs[id] = record
        if let value = record.value { add(value, id, record, isHidden: isHidden || record.declaration.isHidden) }
        if let tips = record.extras?.tips, !tips.isEmpty { tipped.append((id, tips)) }
        return record.declaration
    }

    private func add(_ record: SectionRecord, isHidden: Bool) -> SectionDeclaration {
        let isHidden = isHidden || record.declaration.isHidden
        var record = record
        let id = unused(record.wantedID)
        record.declaration.id = id
        record.declaration.customizationID = customizationID(
            record.declaration.customizationID, record.declaration.behavior, record.declaration.displayTitle,
            record.place)
        if let tips = record.extras?.tips, !tips.isEmpty { tipped.append((id, tips)) }
        sections[id] = record
        record.declaration.children = record.items.map { outlineItem($0, isHidden: isHidden) }
        let entries = record.actions.flatMap { resolve($0()) }
        actions[id] = entries
        record.declaration.actions = entries.enumerated().map { index, entry in
            SectionAction(id: "\(index)", title: entry.title, symbol: entry.symbol, isDisabled: !entry.isEnabled)
        }
        record.items = []
        sections[id] = record
        if let value = record.value, ids[value] == nil { ids[value] = id }
        return record.declaration
    }

    private func add(_ record: RangeRecord) -> TabRange {
        let source = record.source
        source.changes = record.changes
        source.onChange = onChange
        source.onMisuse = { [weak self] in self?.onMisuse($0) }
        ranges.add(source)
        var shared = source.record(at: 0).declaration
        if record.kind.varies {
            shared.isHidden = false
            shared.isDisabled = false
        }
        return TabRange(
            name: RangeDirectory.name(source.ordinal), revision: revision, count: source.count, shared: shared,
            exceptions: record.kind.varies ? source.exceptions(to: shared) : [], hasBadges: record.kind.hasBadges,
            tab: { index in MainActor.assumeIsolated { source.record(at: index).declaration } },
            indexOf: { id in MainActor.assumeIsolated { source.index(of: id) } },
            indexOfCustomizationID: { id in MainActor.assumeIsolated { source.index(ofCustomizationID: id) } })
    }

    /// Of the tabs with one value the first that the app shows is selected by it; a hidden twin is no mistake.
    private func add(_ value: AnyHashable, _ id: ItemID, _ record: TabRecord, isHidden: Bool) {
        guard let first = ids[value] else {
            ids[value] = id
            if isHidden { hidden.insert(id) }
            return
        }
        if isHidden { return }
        if hidden.contains(first) {
            ids[value] = id
        } else {
            misuses.append(Misuse(.sameValue, record.declaration.displayTitle, at: record.place))
        }
    }

    /// The persistence key, unless it is taken; then the person can't customize this one.
    private func customizationID(
        _ key: String?, _ behavior: PerPlacement<CustomizationBehavior?>, _ title: String, _ place: SourcePlace
    ) -> String? {
        guard let key else {
            let isWanted = CustomizationPlacement.allCases.contains { (behavior[$0] ?? .disabled) != .disabled }
            if isCustomizable, isWanted { misuses.append(Misuse(.noCustomizationID, title, at: place)) }
            return nil
        }
        if customizationIDs.insert(key).inserted { return key }
        misuses.append(Misuse(.sameCustomizationID, key, at: place))
        return nil
    }

    private func unused(_ wanted: String) -> ItemID {
        var id = ItemID(wanted)
        var number = 1
        while tabs[id] != nil || sections[id] != nil {
            number += 1
            id = ItemID("\(wanted)#\(number)")
        }
        return id
    }
}

extension RangeSource {
    /// The indices of tabs that differ in what placing them depends on.
    func exceptions(to shared: TabDeclaration) -> [Int] {
        (0..<count).filter { index in
            let tab = record(at: index).declaration
            return tab.isHidden != shared.isHidden || tab.isDisabled != shared.isDisabled
                || tab.placement != shared.placement || tab.behavior != shared.behavior
                || tab.defaultVisibility != shared.defaultVisibility || tab.role != shared.role
                || (tab.customizationID == nil) != (shared.customizationID == nil)
        }
    }
}
