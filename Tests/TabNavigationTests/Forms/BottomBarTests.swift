// The bottom bar and More (N7–N11).

import Testing

@testable import TabNavigation

@Suite("The bottom bar")
struct BottomBarTests {
    @Test("N7: sections are flattened in place, without headings, and what is sidebar only never stands on the bar")
    func flattened() {
        var state = navigation(
            [tab("a"), section("s", [tab("s1"), tab("x", placement: .sidebarOnly)]), tab("b")], .bottomBar)
        #expect(state.bottomWords() == "[a] s1 b …")
        #expect(state.moreRows.words == ["x"])
        #expect(state.apply(.addToBar("x")).refusal == .neverOnBar("x"))
    }

    @Test("N7b: a section that is single in compact is one item, whose page lists its tabs")
    func single() {
        let items = [tab("a"), section("s", [tab("s1"), tab("s2")]) { $0.compactPresentation = .single }]
        var state = navigation(items, .bottomBar)
        #expect(state.bottomWords() == "[a] s")
        #expect(state.apply(.choose("s")).events == [.listChanged(.section("s"))])
        #expect(state.selection == "a")
        #expect(state.visibleListRows.words == ["s1", "s2"])
        state.apply(.choose("s2"))
        #expect(state.bottomWords() == "a [s]")
        #expect(state.visibleList == nil)
        // The selection stays the child; the list is a step back, or a second choice, away.
        #expect(state.apply(.back).events == [.listChanged(.section("s"))])
        #expect(state.selection == "s2")
        state.apply(.closeList)
        state.apply(.choose("a"))
        #expect(state.apply(.choose("s")).events.contains(.didSelect("s2", previous: "a")))
        #expect(state.apply(.choose("s")).events == [.listChanged(.section("s"))])
        let saved = state.customization
        state.apply(.present(Presentation(.sidebar)))
        #expect(state.customization == saved && state.selection == "s2")
    }

    @Test("N8: with more than five items the last slot before the pinned is More")
    func more() {
        let state = navigation(guide(), .bottomBar)
        #expect(state.bottomWords() == "[a] b s1 … | search")
        #expect(state.bottomWords(4) == "[a] b … | search")
        #expect(state.moreRows.words == ["s2", "s3", "c", "t1", "t2"])
        var wider = state
        wider.options.maximumBarItems = 9
        #expect(wider.bottomWords(9) == "[a] b s1 s2 s3 c t1 t2 | search")
    }

    @Test("N9: search stands last, set apart; a label that the app gives is honoured")
    func searchLast() {
        let named = OutlineItem.tab(TabDeclaration("find", title: "Find it", role: .search))
        let bar = navigation([named, tab("p", placement: .pinned), tab("a")], .bottomBar).bottomBar(slots: 5)
        #expect(bar.items.map(\.id) == ["a"])
        #expect(bar.pinned.map(\.id) == ["find", "p"])
        #expect(bar.pinned.first?.kind == .search && bar.pinned.first?.title == "Find it")
        #expect(navigation([search, tab("a")], .bottomBar).bottomBar(slots: 5).pinned.first?.title == "")
    }

    @Test("N10: More lists what did not fit, then what the bar omits; it is a page, not a selection")
    func morePage() {
        let items =
            (1...6).map { tab("a\($0)", badge: 2) } + [
                tab("x", placement: .sidebarOnly), tab("y", visibility: .init(tabBar: .hidden, sidebar: .automatic)),
            ]
        var state = navigation(items, .bottomBar)
        #expect(state.moreRows.words == ["a5", "a6", "—", "x", "y"])
        #expect(state.bottomBar(slots: 5).items.last?.badge == 4)
        #expect(state.apply(.openList(.more)).events == [.listChanged(.more)])
        state.apply(.moveCursor(1))
        #expect(state.listPage?.cursor == .item("a6") && state.selection == "a1")
        state.apply(.moveCursor(1))
        #expect(state.listPage?.cursor == .item("x"))
        // Widening closes it, narrowing brings it back with its cursor; it is never saved.
        state.apply(.present(Presentation(.sidebar)))
        #expect(state.visibleList == nil)
        state.apply(.present(Presentation(.bottomBar)))
        #expect(state.visibleList?.cursor == .item("x"))
        #expect(NavigationState(state.outline, saved: state.saved).listPage == nil)
        #expect(
            state.apply(.chooseCursor).events == [
                .listChanged(nil), .selectionChanged(from: "a1", to: "x", .person), .didSelect("x", previous: "a1"),
            ])
        let more = state.bottomBar(slots: 5).items.last
        #expect(more?.isSelected == true && more?.selectedTitle == "X")
        // Back at the root of what was opened from More is More.
        #expect(state.apply(.back).events == [.listChanged(.more)])
        #expect(state.visibleList?.cursor == .item("x"))
        #expect(state.apply(.closeList).events == [.listChanged(nil)])
        #expect(state.apply(.back).refusal == .nothingToGoBackTo)
    }

    @Test("Back that is refused changes nothing: the list that a tab was opened from is kept until it is gone back to")
    func refusedBack() {
        let many = TabOutline((1...6).map { tab("a\($0)") })
        var state = navigation(many, .bottomBar)
        state.apply(.openList(.more))
        state.apply(.choose("a6"))
        state.reconcile(TabOutline([tab("a1"), tab("a6")]))
        let before = state
        #expect(state.apply(.back).refusal == .nothingToGoBackTo)
        #expect(state == before)
        state.reconcile(many)
        #expect(state.apply(.back).events == [.listChanged(.more)])
    }

    @Test("N10: what is chosen on the bar while More is open does not lead back to More")
    func besideMore() {
        var state = navigation((1...6).map { tab("a\($0)") }, .bottomBar)
        state.apply(.openList(.more))
        state.apply(.choose("a2"))
        #expect(state.apply(.back).refusal == .nothingToGoBackTo)
    }

    @Test("N7b, N10: a section that stands in More leads back to More, with the cursor on it, and More to the page")
    func sectionInMore() {
        let single = section("s", [tab("s1"), tab("s2")]) { $0.compactPresentation = .single }
        var state = navigation((1...6).map { tab("a\($0)") } + [single], .bottomBar)
        state.apply(.openList(.more))
        state.apply(.choose("s"))
        #expect(state.visibleList?.source == .section("s"))
        #expect(state.apply(.closeList).events == [.listChanged(.more)])
        #expect(state.visibleList?.cursor == .item("s"))
        #expect(state.apply(.closeList).events == [.listChanged(nil)])
        // From a tab in it: the section, More, the page.
        state.apply(.choose("s2"))
        #expect(state.apply(.back).events == [.listChanged(.section("s"))])
        #expect(state.apply(.closeList).events == [.listChanged(.more)])
        #expect(state.apply(.closeList).events == [.listChanged(nil)])
    }

    @Test("N10, K10: a tab of More can be hidden, moved and put on the bar as one on the bar")
    func moreMenu() {
        let state = navigation(guide(), .bottomBar)
        #expect(state.menu(for: "s3").map(\.kind) == [.hide, .moveUp, .moveDown, .takeOffBar])
        #expect(state.menu(for: "s1").map(\.kind) == [.hide, .moveUp, .moveDown, .takeOffBar])
    }

    @Test("N10: More's rows are filtered by letters, with the cursor kept on a row")
    func filter() {
        var state = navigation(guide(), .bottomBar)
        state.apply(.openList(.more))
        state.apply(.filter("T"))
        #expect(state.visibleListRows.words == ["t1", "t2"])
        #expect(state.listPage?.cursor == .item("t1"))
        state.apply(.filter("zzz"))
        #expect(state.visibleListRows.isEmpty && state.listPage?.cursor == nil)
        #expect(state.apply(.chooseCursor).refusal == .noListOpen)
    }

    @Test("N11: in less room stay the selected, More, search, the other pinned, the fixed, the rest")
    func precedence() {
        let items = [tab("f", placement: .fixed), tab("a"), tab("b"), tab("c"), search, tab("p", placement: .pinned)]
        var state = navigation(items, .bottomBar)
        state.options.maximumBarItems = 6
        state.apply(.choose("b"))
        #expect(state.bottomWords(6) == "f a [b] c | search p")
        #expect(state.bottomWords(5) == "f [b] … | search p")
        #expect(state.bottomWords(4) == "[b] … | search p")
        #expect(state.bottomWords(3) == "[b] … | search")
        #expect(state.bottomWords(2) == "[b] …")
        #expect(state.bottomWords(1) == "[b]")
        #expect(state.bottomWords(0) == "[b]")
    }

    @Test("N11: a selected tab inside More counts as More; tabs are never swapped in")
    func neverSwapped() {
        var state = navigation(guide(), .bottomBar)
        state.apply(.choose("t2"))
        #expect(state.bottomWords() == "a b s1 […] | search")
        #expect(state.bottomWords(2) == "[…] | search")
        #expect(state.bottomWords(1) == "[…]")
    }
}
