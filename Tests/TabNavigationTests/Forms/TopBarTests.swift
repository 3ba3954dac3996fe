// The top bar (N12–N15) and where a placement puts a tab (N23, N24, N26, N27).

import Testing

@testable import TabNavigation

@Suite("The top bar")
struct TopBarTests {
    @Test("N12: three regions: fixed, customizable, pinned")
    func regions() {
        let items = [
            search, tab("a"), tab("f", placement: .fixed), tab("p", placement: .pinned), section("s", [tab("s1")]),
        ]
        #expect(navigation(items, .topBar).topWords == "[f] | a s | search p")
    }

    @Test("N13: choosing a section selects its last child, at first its default or first visible one")
    func section13() {
        var state = navigation(guide(), .topBar)
        #expect(state.topWords == " | [a] b s c t | search")
        #expect(state.apply(.choose("s")).events.first == .selectionChanged(from: "a", to: "s1", .person))
        #expect(state.topWords == " | a b [s] c t | search")
        state.apply(.choose("s3"))
        state.apply(.choose("a"))
        state.apply(.choose("s"))
        #expect(state.selection == "s3")
        #expect(state.listRows(.section("s")).words == ["s1", "s2", "s3"])
        let other = [tab("a"), section("s", [tab("s1"), tab("s2")]) { $0.defaultChild = "s2" }, section("e", [])]
        var fresh = self.fresh(other)
        fresh.apply(.choose("s"))
        #expect(fresh.selection == "s2")
        #expect(fresh.apply(.choose("e")).refusal == .emptySection("e"))
    }

    private func fresh(_ items: [OutlineItem]) -> NavigationState { navigation(items, .topBar) }

    @Test("N13, N19: a section's list ends with its actions, and running one keeps the selection")
    func actions() {
        let items = [tab("a"), section("s", [tab("s1")]) { $0.actions = [SectionAction(id: "new", title: "New")] }]
        var state = navigation(items, .topBar)
        #expect(state.listRows(.section("s")).words == ["s1", "+New"])
        #expect(
            state.apply(.runAction(section: "s", action: "new")).events == [.actionRun(section: "s", action: "new")])
        #expect(state.selection == "a")
        #expect(state.apply(.runAction(section: "s", action: "old")).refusal == .noSuchAction("old"))
    }

    @Test("N14: a section's children are not on the bar, but can be added")
    func children() {
        var state = navigation(guide(), .topBar)
        #expect(state.apply(.addToBar("s2")).announcement == .addedToBar("s2"))
        #expect(state.topWords == " | [a] b s s2 c t | search")
        state.apply(.choose("s2"))
        #expect(state.topWords == " | a b s [s2] c t | search")
        state.apply(.takeOffBar("s2"))
        #expect(state.topWords == " | a b [s] c t | search")
        #expect(state.customization.isEmpty)
    }

    @Test("N15: the overflow list holds what is not seen and below a rule what the bar omits")
    func overflow() {
        var state = navigation(guide(), .topBar)
        state.apply(.takeOffBar("b"))
        #expect(state.overflowRows(fitting: TopBarFit(middle: 0..<2)).words == ["c", "t", "—", "b"])
        #expect(state.overflowRows(fitting: TopBarFit(middle: 1..<99)).words == ["a", "—", "b"])
        state.apply(.takeOffBar("s"))
        #expect(state.overflowRows(fitting: TopBarFit(middle: 0..<99)).words == ["b", "s1", "s2", "s3"])
    }

    @Test("N15: what leads and what is pinned is in the overflow list too where it scrolls out of sight")
    func overflowOfSides() {
        let items = [
            tab("a"), tab("b"), tab("f", placement: .fixed), tab("g", placement: .fixed), tab("p", placement: .pinned),
        ]
        let state = navigation(items, .topBar)
        #expect(state.topWords == "[f] g | a b | p")
        let fit = TopBarFit(fixed: 1..<2, middle: 0..<1, pinned: 0..<0)
        #expect(state.overflowRows(fitting: fit).words == ["f", "b", "p"])
    }

    @Test(
        "N23, N24: every placement where it belongs",
        arguments: [
            (TabPlacement.automatic, true, true), (.default, true, true), (.optional, false, false),
            (.movable, true, true),
            (.pinned, true, true), (.fixed, true, true), (.sidebarOnly, false, false),
        ])
    func placements(placement: TabPlacement, root: Bool, nestedInBottom: Bool) {
        let items = [tab("a"), tab("r", placement: placement), section("s", [tab("n", placement: placement)])]
        let bottom = navigation(items, .bottomBar)
        let top = navigation(items, .topBar)
        #expect(bottom.isOnBar("r") == root && top.isOnBar("r") == root)
        #expect(bottom.isOnBar("n") == nestedInBottom)
        #expect(top.isOnBar("n") == (nestedInBottom && placement != .automatic))
        #expect(bottom.isReachable("r") && bottom.isReachable("n"))
        var state = top
        let isAnchored = placement == .pinned || placement == .fixed
        let adding: Refusal? = placement == .sidebarOnly ? .neverOnBar("r") : nil
        if !root { #expect(state.apply(.addToBar("r")).refusal == adding) }
        if root { #expect(state.apply(.takeOffBar("r")).isDone == !(isAnchored || placement == .movable)) }
        #expect(state.applies(.hide("n")) == !isAnchored)
    }

    @Test("N26: default visibility is the first-run value alone, per placement")
    func defaults() {
        let items = [
            tab("a"), tab("b", visibility: .init(tabBar: .hidden, sidebar: .visible)),
            tab("c", visibility: .init(tabBar: .visible, sidebar: .hidden)),
        ]
        var state = navigation(items, .topBar)
        #expect(state.topWords == " | [a] c | ")
        #expect(state.sidebarWords == ["a", "b"])
        state.apply(.show("c"))
        state.apply(.addToBar("b"))
        #expect(state.topWords == " | [a] b c | ")
        #expect(state.sidebarWords == ["a", "b", "c"])
        #expect(state.customization[visibility: "c", .sidebar] == .visible)
        #expect(state.customization[visibility: "c", .tabBar] == .automatic)
    }

    @Test("N27, K8: hidden by the app is nowhere and keeps its state; disabled is shown and cannot be reached")
    func hiddenAndDisabled() {
        let shown = [tab("a"), tab("b"), tab("c")]
        var state = navigation(shown)
        state.apply(.move("b", .back, .list))
        state.reconcile(TabOutline([tab("a"), tab("b", hidden: true), tab("c", disabled: true)]))
        #expect(state.sidebarWords == ["a", "c"])
        #expect(state.sidebarRows.map(\.isEnabled) == [true, false])
        #expect(state.apply(.choose("b")).refusal == .hiddenByApp("b"))
        #expect(state.apply(.choose("c")).refusal == .disabledItem("c"))
        #expect(state.apply(.select("c")).refusal == .disabledItem("c"))
        #expect(state.apply(.digit(2)).refusal == .disabledItem("c"))
        #expect(state.apply(.neighbor(.forward)).refusal == .noFurtherTab)
        var saved = SavedNavigation()
        saved.selection = "c"
        #expect(NavigationState(state.outline, saved: saved).selection == "a")
        state.reconcile(TabOutline(shown))
        #expect(state.sidebarWords == ["b", "a", "c"])
    }
}
