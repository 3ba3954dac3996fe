// A million tabs in one section: what is counted is how often a tab is made, not the time (N51).

import Synchronization
import Testing

@testable import TabNavigation

/// Counts how often a tab is asked for.
private final class Counter: Sendable {
    private let made = Atomic<Int>(0)
    func count() { made.wrappingAdd(1, ordering: .relaxed) }
    /// How many since the last look.
    func take() -> Int { made.exchange(0, ordering: .relaxed) }
}

@Suite("A million tabs")
struct ScaleTests {
    private static let count = 1_000_000

    private func million(_ counter: Counter, finds: Bool = true, count: Int = count) -> TabOutline {
        let find: @Sendable (String) -> Int? = { $0.hasPrefix("m") ? Int($0.dropFirst()) : nil }
        let make: @Sendable (Int) -> TabDeclaration = { index in
            counter.count()
            return TabDeclaration(ItemID("m\(index)"), title: "Tab \(index)", customizationID: "m\(index)")
        }
        let findID: @Sendable (ItemID) -> Int? = { find($0.rawValue) }
        let range = TabRange(
            name: "m", revision: 1, count: count, shared: TabDeclaration("", customizationID: ""),
            hasBadges: false, tab: make, indexOf: finds ? findID : nil, indexOfCustomizationID: finds ? find : nil)
        var section = SectionDeclaration("s", title: "S", customizationID: "s", children: [.range(range)])
        section.isInitiallyExpanded = true
        return TabOutline([tab("a"), .section(section), tab("b"), search])
    }

    @Test("N51: every command makes a handful of tabs, in every form", arguments: NavigationForm.allCases)
    func commands(form: NavigationForm) {
        let counter = Counter()
        var state = navigation(million(counter), form)
        #expect(counter.take() < 10)
        let commands: [NavigationCommand] = [
            .choose("m500000"), .neighbor(.forward), .neighbor(.back), .hide("m500000"), .hide("m3"), .show("m3"),
            .digit(3), .move("m7", .forward, .list), .move("m7", .back, .bar), .addToBar("m999999"),
            .takeOffBar("m999998"),
            .undo, .redo, .setExpanded("s", false), .setExpanded("s", true), .openList(.more), .moveCursor(5),
            .chooseCursor,
            .back, .closeList, .beginEditing, .lift("m20", .list), .step(.forward), .drag(.after("m700000", .list)),
            .drop,
            .cancelEditing, .choose("m999999"), .toggleSidebar, .reset(.all),
        ]
        for command in commands {
            state.apply(command)
            let made = counter.take()
            #expect(made < 20, "\(command) made \(made) tabs")
        }
    }

    @Test("N51: rows in view make those rows; copies and comparisons make none")
    func rows() {
        let counter = Counter()
        var state = navigation(million(counter))
        state.apply(.hide("m10"))
        state.apply(.choose("m600000"))
        _ = counter.take()
        let rows = state.sidebarRows
        #expect(rows.count == Self.count + 3)
        #expect(rows[13].id == .item("m9") && rows[14].id == .item("m11"))
        #expect(rows.position(of: .item("m600000")) == 600_003)
        #expect(counter.take() < 10)
        let copy = state
        #expect(copy == state)
        state.reconcile(million(counter))
        #expect(counter.take() == 0)
        #expect(state.editRows[500_000].isShown && state.visibleTabs[400_000].id == "m399998")
        _ = state.bottomBar(slots: 5)
        _ = state.topBar.middle[1]
        _ = state.moreRows[70_000]
        #expect(counter.take() < 50)
    }

    @Test("N51: what is stored of a move is small")
    func stored() {
        var state = navigation(million(Counter()))
        state.apply(.beginEditing)
        state.apply(.lift("m20", .list))
        state.apply(.drag(.after("m700000", .list)))
        state.apply(.drop)
        #expect(
            state.customization[order: .section("s")]?.entries == [
                .run("m0", "m19"), .run("m21", "m700000"), .one("m20"), .run("m700001", "m999999"),
            ])
        #expect(state.sidebarRows[4 + 700_000].id == .item("m20"))
    }

    @Test("N51: a source that finds nothing is gone through once, when it is first needed")
    func onDemand() {
        let counter = Counter()
        var state = navigation(million(counter, finds: false, count: 50_000))
        #expect(counter.take() < 10)
        state.apply(.select("m12345"))
        #expect(counter.take() >= 50_000)
        state.apply(.hide("m55"))
        state.apply(.choose("m9"))
        state.apply(.select("nobody"))
        #expect(counter.take() < 100)
    }
}
