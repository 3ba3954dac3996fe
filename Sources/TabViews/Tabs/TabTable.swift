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
    private let ranges: RangeDirectory
    private let revision: Int
    private let onChange: @Sendable () -> Void
    private let resolve: @MainActor (AnyView) -> [MenuEntry]
    /// The number of the next table; a range is equal only to itself.
    private static var revisions = 0

    /// Makes the table of what the builder has read.
    /// - Parameters:
    ///   - hints: where identities were found before.
    ///   - resolve: finds the buttons in a view.
    ///   - onChange: told when something that a tab made on demand was read from has changed.
    init(
        _ items: [LoweredItem], hints: RangeHints? = nil, resolve: @escaping @MainActor (AnyView) -> [MenuEntry],
        onChange: @escaping @Sendable () -> Void
    ) {
        ranges = RangeDirectory(hints: hints)
        Self.revisions += 1
        revision = Self.revisions
        self.resolve = resolve
        self.onChange = onChange
        outline.items = items.map { outlineItem($0, depth: 0) }
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

    // MARK: Making

    private func outlineItem(_ item: LoweredItem, depth: Int) -> OutlineItem {
        switch item {
        case .tab(let record): .tab(add(record))
        case .section(let record): .section(add(record, depth: depth))
        case .range(let record): .range(add(record))
        }
    }

    private func add(_ record: TabRecord) -> TabDeclaration {
        var record = record
        let id = unused(record.wantedID)
        record.declaration.id = id
        tabs[id] = record
        if let value = record.value, ids[value] == nil { ids[value] = id }
        return record.declaration
    }

    private func add(_ record: SectionRecord, depth: Int) -> SectionDeclaration {
        var record = record
        let id = unused(record.wantedID)
        record.declaration.id = id
        sections[id] = record
        record.declaration.children = record.items.map { outlineItem($0, depth: depth + 1) }
        let entries = record.actions.flatMap { resolve($0()) }
        actions[id] = entries
        record.declaration.actions = entries.enumerated().map { index, entry in
            SectionAction(id: "\(index)", title: entry.title, symbol: "plus", isDisabled: !entry.isEnabled)
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
