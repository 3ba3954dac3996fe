// The sidebar's rows (N16–N22).

import Testing

@testable import TabNavigation

@Suite("The sidebar")
struct SidebarTests {
    @Test("N16: search, root tabs, then sections, even where a section was declared between")
    func order() {
        #expect(
            navigation(guide()).sidebarWords == [
                "⌕search", "a", "b", "c", "▾s", " s1", " s2", " s3", "▾t", " t1", " t2",
            ])
    }

    @Test("N17: a header collapses; it then shows the count and the sum; collapse is remembered")
    func collapse() {
        let items = [tab("a"), section("s", [tab("s1", badge: 3), tab("s2", badge: "new"), tab("s3", badge: 4)])]
        var state = navigation(items)
        #expect(state.apply(.setExpanded("s", false)).events == [.expansionChanged("s", isExpanded: false)])
        #expect(state.sidebarWords == ["a", "▸s"])
        guard case .header(let header) = state.sidebarRows[1].kind else { return #expect(Bool(false)) }
        #expect(header.count == 3 && header.badge == 7 && !header.isExpanded && !header.marksSelection)
        var again = NavigationState(state.outline, saved: state.saved)
        #expect(again.sidebarWords == ["a", "▸s"])
        #expect(again.apply(.setExpanded("s", false)).refusal == .noChange)
        let closed = self.closed()
        #expect(closed.sidebarWords == ["a", "▸s"])
    }

    private func closed() -> NavigationState {
        navigation([tab("a"), section("s", [tab("s1")]) { $0.isInitiallyExpanded = false }])
    }

    @Test("N17: beyond 1,000 tabs there is no sum")
    func noSum() {
        let range = TabRange(name: "r", revision: 0, count: 1_001, shared: TabDeclaration("")) {
            TabDeclaration("r\($0)", badge: 1)
        }
        let state = navigation([tab("a"), section("s", [.range(range)]) { $0.isInitiallyExpanded = false }])
        guard case .header(let header) = state.sidebarRows[1].kind else { return #expect(Bool(false)) }
        #expect(header.count == 1_001 && header.badge == nil)
    }

    @Test("N18: a collapsed section marks that it holds the selection, and expands when a tab in it is selected")
    func marks() {
        var state = navigation(guide())
        state.apply(.choose("s2"))
        state.apply(.setExpanded("s", false))
        guard case .header(let header) = state.sidebarRows[4].kind else { return #expect(Bool(false)) }
        #expect(header.marksSelection)
        #expect(state.apply(.select("s3")).events.contains(.expansionChanged("s", isExpanded: true)))
        #expect(state.sidebarRows.contains { $0.id == .item("s3") && $0.isSelected })
        // What is only restored stays as it was left.
        state.apply(.setExpanded("s", false))
        #expect(!NavigationState(guide(), saved: state.saved).isExpanded("s"))
    }

    @Test("N18: a tab asked for by a link opens its section at the start, also when its default closes it later")
    func asked() {
        var saved = SavedNavigation()
        saved.selection = "s3"
        saved.expandsSelection = true
        func outline(isOpen: Bool, isComplete: Bool) -> TabOutline {
            var outline = TabOutline([
                tab("a"), section("s", [tab("s1"), tab("s3")]) { $0.isInitiallyExpanded = isOpen },
            ])
            outline.isComplete = isComplete
            return outline
        }
        #expect(NavigationState(outline(isOpen: false, isComplete: true), saved: saved).isExpanded("s"))
        var state = NavigationState(outline(isOpen: true, isComplete: false), saved: saved)
        state.reconcile(outline(isOpen: false, isComplete: true))
        #expect(state.isExpanded("s"))
        #expect(!state.saved.expandsSelection)
    }

    @Test("N19: actions stand after the section's last tab")
    func actions() {
        let state = navigation([
            section("s", [tab("s1")]) { $0.actions = [SectionAction(id: "n", title: "New")] }, tab("a"),
        ])
        #expect(state.sidebarWords == ["a", "▾s", " s1", " +New"])
        for id: ItemID in ["s", "s1"] {
            #expect(state.menu(for: id).map(\.kind).last == .action(SectionAction(id: "n", title: "New")))
        }
        #expect(state.menu(for: "a").allSatisfy { !$0.isAction })
    }

    @Test("N20, N35: every row is found by its name, whatever arrives")
    func found() {
        var state = navigation(guide())
        let before = state.sidebarRows.position(of: .item("t2"))
        state.reconcile(TabOutline([tab("new")] + guide().items))
        #expect(before == 10 && state.sidebarRows.position(of: .item("t2")) == 11)
        #expect(state.sidebarRows.position(of: .item("nobody")) == nil)
    }

    @Test("N22: sections nest two levels deep; deeper ones join the last level")
    func nested() {
        let items = [section("s", [tab("s1"), section("u", [tab("u1"), section("v", [tab("v1")])]), tab("s2")])]
        var state = navigation(items)
        #expect(state.sidebarWords == ["▾s", " s1", " ▾u", "  u1", "  v1", " s2"])
        state.apply(.setExpanded("u", false))
        #expect(state.sidebarWords == ["▾s", " s1", " ▸u", " s2"])
        #expect(state.ancestors(of: "v1") == ["u", "s"])
    }

    @Test("N22: inline drops the header, rootSection promotes, a destination is selected itself")
    func appearances() {
        var items = [section("s", [tab("s1"), section("u", [tab("u1")]) { $0.appearance = .inline }])]
        #expect(navigation(items).sidebarWords == ["▾s", " s1", " u1"])
        items = [section("s", [tab("s1"), section("u", [tab("u1")]) { $0.appearance = .rootSection }])]
        #expect(navigation(items).sidebarWords == ["▾s", " s1", "▾u", " u1"])
        items = [tab("a"), section("s", [tab("s1")]) { $0.isDestination = true }]
        var state = navigation(items)
        state.apply(.choose("s"))
        #expect(state.selection == "s")
        state.apply(.setExpanded("s", false))
        #expect(state.selection == "s")
        state.apply(.present(Presentation(.bottomBar)))
        #expect(state.bottomWords() == "a [s] s1")
    }
}
