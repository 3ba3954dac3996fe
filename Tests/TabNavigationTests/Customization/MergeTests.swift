// The merge of saved and declared orders against the rule written out on plain lists (N29, N51).

import TestSupport
import Testing

@testable import TabNavigation

@Suite("Merging orders")
struct MergeTests {
    enum Kind: CaseIterable { case fixed, pinned, disabled, movable }

    /// N29, word by word.
    static func merged(_ declared: [(id: String, kind: Kind)], saved: [String]) -> [String] {
        let movable = declared.filter { $0.kind == .movable }.map(\.id)
        var list: [String] = []
        for id in saved where movable.contains(id) && !list.contains(id) { list.append(id) }
        for (position, id) in movable.enumerated() where !list.contains(id) {
            if let before = movable[..<position].last(where: list.contains), let place = list.firstIndex(of: before) {
                list.insert(id, at: place + 1)
            } else if let after = movable[position...].first(where: list.contains),
                let place = list.firstIndex(of: after)
            {
                list.insert(id, at: place)
            } else {
                list.append(id)
            }
        }
        let present = declared.filter { $0.kind == .movable || $0.kind == .disabled }
        var others = list[...]
        let middle = present.map { $0.kind == .disabled ? $0.id : others.removeFirst() }
        return declared.filter { $0.kind == .fixed }.map(\.id) + middle
            + declared.filter { $0.kind == .pinned }.map(\.id)
    }

    @Test("V11: Each id of a stored order is looked up once, also where nothing bears it")
    func lookups() {
        let unknown = (0..<100).map { OrderEntry.one("gone \($0)") }
        var count = 0
        let entries = SavedEntries(TabOrder(entries: unknown + [.run("x", "y"), .one("a")]), count: 1) { id in
            count += 1
            return id == "a" ? 0 : nil
        }
        #expect(entries.pieces == (unknown + [.run("x", "y")]).map { .unknown($0) } + [.known(0..<1)])
        #expect(count == 103)
    }

    private func outline(_ declared: [(id: String, kind: Kind)]) -> TabOutline {
        TabOutline(
            declared.map { id, kind in
                tab(
                    id, placement: kind == .fixed ? .fixed : kind == .pinned ? .pinned : .automatic,
                    behavior: .init(kind == .disabled ? .disabled : nil))
            })
    }

    @Test("N29: the merge is the rule", arguments: Seeds.some(400))
    func rule(seed: Int) {
        var random = SeededGenerator(seed: seed)
        var declared: [(id: String, kind: Kind)] = []
        for id in (0..<12).shuffled(using: &random).prefix(random.number(0...12)) {
            declared.append((String(id), random.once(in: 3) ? random.pick(Kind.allCases, or: .movable) : .movable))
        }
        let saved = (0..<random.number(0...16)).map { _ in String(random.number(0...14)) }
        var customization = TabCustomization()
        customization[order: .rootTabs] = TabOrder(saved)
        let state = NavigationState(outline(declared), customization: customization)
        let expected = Self.merged(declared, saved: saved)
        #expect(state.items(in: .rootTabs).map(\.rawValue) == expected)
        // Idempotent: merging what was merged changes nothing.
        #expect(Self.merged(declared, saved: expected) == expected)
        customization[order: .rootTabs] = TabOrder(expected)
        #expect(
            NavigationState(state.outline, customization: customization).items(in: .rootTabs)
                == state.items(in: .rootTabs))
    }

    @Test("N29, V9: unknown ids stay in what is stored, at their neighbour's side")
    func unknown() {
        var customization = TabCustomization()
        customization[order: .rootTabs] = ["gone", "b", "lost", "a"]
        var state = NavigationState(TabOutline([tab("a"), tab("b"), tab("c")]), customization: customization)
        state.apply(.present(Presentation(.sidebar)))
        #expect(state.sidebarWords == ["b", "c", "a"])
        state.apply(.move("c", .back, .list))
        #expect(state.customization[order: .rootTabs] == ["gone", "c", "b", "lost", "a"])
        state.reconcile(TabOutline([tab("a"), tab("b"), tab("c"), tab("lost"), tab("gone")]))
        #expect(state.sidebarWords == ["gone", "c", "b", "lost", "a"])
    }

    @Test("N29: a corrupt container has its declared order; the others keep theirs")
    func corrupt() {
        var customization = TabCustomization()
        customization[order: .sections] = TabOrder(entries: [.run("t", "s"), .run("x", "y"), .one("s"), .one("s")])
        customization[order: .rootTabs] = ["c", "b", "a"]
        let state = NavigationState(guide(), customization: customization)
        #expect(state.items(in: .sections) == ["s", "t"])
        #expect(state.items(in: .rootTabs) == ["c", "b", "a", "search"])
    }

    /// A long list of tabs as a range that finds its tabs.
    private func long(_ ids: [String], revision: Int) -> TabOutline {
        let places = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
        let range = TabRange(
            name: "long", revision: revision, count: ids.count, shared: TabDeclaration("", customizationID: ""),
            tab: { TabDeclaration(ItemID(ids[$0]), customizationID: ids[$0]) },
            indexOf: { places[$0.rawValue] }, indexOfCustomizationID: { places[$0] })
        return TabOutline([.range(range)])
    }

    @Test(
        "N51: what is stored of a long order are the moves, and it merges as the whole would", arguments: Seeds.some(60)
    )
    func runs(seed: Int) {
        var random = SeededGenerator(seed: seed)
        var ids = (0..<400).map(String.init)
        var state = NavigationState(long(ids, revision: 0))
        state.apply(.present(Presentation(.sidebar)))
        var whole = ids
        for _ in 0..<random.number(1...12) {
            let id = String(random.number(0...399))
            let step: Step = random.once(in: 2) ? .back : .forward
            for _ in 0..<random.number(1...8) where state.apply(.move(ItemID(id), step, .list)).isDone {
                guard let place = whole.firstIndex(of: id) else { continue }
                whole.swapAt(place, place + step.rawValue)
            }
        }
        #expect(state.items(in: .rootTabs).map(\.rawValue) == whole, "seed \(seed)")
        #expect((state.customization[order: .rootTabs]?.entries.count ?? 0) < 100)
        // New tabs among the declared ones stand beside their neighbours, as if the whole had been stored.
        for new in 400..<random.number(401...410) { ids.insert(String(new), at: random.number(0...ids.count)) }
        state.reconcile(long(ids, revision: 1))
        let expected = Self.merged(ids.map { ($0, .movable) }, saved: whole)
        #expect(state.items(in: .rootTabs).map(\.rawValue) == expected, "seed \(seed)")
    }

    @Test("N51: a run of which an end is gone still stands for what lies between")
    func brokenRun() {
        let ids = (0..<300).map(String.init)
        var state = NavigationState(long(ids, revision: 0))
        state.apply(.present(Presentation(.sidebar)))
        for _ in 0..<100 { state.apply(.move("150", .back, .list)) }
        let whole = state.items(in: .rootTabs)
        for gone in [["299"], ["0"], ["49"], ["151"], ["0", "299", "50", "149"]] {
            state.reconcile(long(ids.filter { !gone.contains($0) }, revision: Int(gone[0]) ?? 0))
            #expect(state.items(in: .rootTabs) == whole.filter { !gone.contains($0.rawValue) }, "\(gone)")
        }
        state.reconcile(long(ids, revision: 999))
        #expect(state.items(in: .rootTabs) == whole)
    }
}
