// What the person may change, what is stored of it, and how it is undone (N25, N28, N30–N34).

import Testing

@testable import TabNavigation

@Suite("Customization")
struct CustomizationTests {
    @Test("N25: automatic hides and moves, reorderable moves, disabled does neither; per placement")
    func behaviors() {
        func only(_ behavior: CustomizationBehavior) -> NavigationState {
            navigation([tab("a"), tab("b", behavior: .init(tabBar: nil, sidebar: behavior)), tab("c")])
        }
        #expect(only(.automatic).applies(.hide("b")) && only(.automatic).applies(.move("b", .back, .list)))
        #expect(!only(.reorderable).applies(.hide("b")) && only(.reorderable).applies(.move("b", .back, .list)))
        #expect(!only(.disabled).applies(.hide("b")) && !only(.disabled).applies(.move("b", .back, .list)))
        #expect(only(.disabled).applies(.takeOffBar("b")))
        #expect(only(.disabled).editRows[1].isLocked)
    }

    @Test("N25: without a customization ID a tab is disabled; search is, unless the app says otherwise")
    func withoutID() {
        var state = navigation([.tab(TabDeclaration("a")), tab("b"), search], .sidebar)
        #expect(state.apply(.hide("a")).refusal == .cannotHide("a"))
        #expect(state.apply(.move("a", .forward, .list)).refusal == .cannotMove("a"))
        #expect(state.apply(.hide("search")).refusal == .cannotHide("search"))
        let free = TabDeclaration(
            "search", customizationID: "search", role: .search, placement: .default, behavior: .init(.automatic))
        #expect(withSearch(free).applies(.hide("search")))
        state.options.allowsCustomization = false
        #expect(state.apply(.hide("b")).refusal == .customizationUnavailable)
        #expect(state.apply(.beginEditing).refusal == .customizationUnavailable)
    }

    private func withSearch(_ search: TabDeclaration) -> NavigationState {
        NavigationState(TabOutline([.tab(search), tab("b")]))
    }

    @Test("N25: on a section, behaviour governs the section and not its tabs")
    func sectionBehavior() {
        let state = navigation([tab("a"), section("s", [tab("s1"), tab("s2")]) { $0.behavior = .init(.disabled) }])
        #expect(!state.applies(.hide("s")) && state.applies(.hide("s1")) && state.applies(.move("s1", .forward, .list)))
    }

    @Test("N28: each container has an order of its own, and moves stay in it")
    func containers() {
        var state = navigation(guide())
        state.apply(.move("b", .back, .list))
        state.apply(.move("t", .back, .list))
        state.apply(.move("s3", .back, .list))
        #expect(state.sidebarWords == ["⌕search", "b", "a", "c", "▾t", " t1", " t2", "▾s", " s1", " s3", " s2"])
        #expect(Set(state.customization.orders.keys) == [.rootTabs, .sections, .section("s")])
        #expect(state.apply(.move("b", .back, .list)).refusal == .noFurtherPlace("b"))
        #expect(state.topWords == " | [a] b s c t | search")
    }

    @Test("N28: arranging in one form of the bar never disturbs what only the other shows")
    func oneBarOrder() {
        var state = navigation(guide(), .topBar)
        state.apply(.move("c", .back, .bar))
        #expect(state.topWords == " | [a] b c s t | search")
        state.apply(.present(Presentation(.bottomBar)))
        state.options.maximumBarItems = 20
        #expect(state.bottomWords(20) == "[a] b c s1 s2 s3 t1 t2 | search")
        state.apply(.move("s3", .back, .bar))
        #expect(state.bottomWords(20) == "[a] b c s1 s3 s2 t1 t2 | search")
        state.apply(.present(Presentation(.topBar)))
        #expect(state.topWords == " | [a] b c s t | search")
    }

    @Test("N28: hiding in the sidebar hides everywhere, taking off the bar does not")
    func hideEverywhere() {
        var state = navigation(guide(), .topBar)
        state.apply(.takeOffBar("b"))
        #expect(state.topWords == " | [a] s c t | search")
        #expect(state.sidebarWords.contains("b"))
        state.apply(.hide("c"))
        #expect(state.topWords == " | [a] s t | search")
        #expect(!state.sidebarWords.contains("c"))
        state.apply(.hide("s"))
        #expect(state.topWords == " | [a] t | search")
        state.apply(.present(Presentation(.bottomBar)))
        #expect(state.bottomWords() == "[a] t1 t2 … | search")
        #expect(state.moreRows.words == ["b"])
        state.apply(.show("c"))
        state.apply(.present(Presentation(.topBar)))
        #expect(state.topWords == " | [a] c t | search")
    }

    @Test("N30: an order is nil until customized, then the whole; visibility is automatic when unknown")
    func reading() {
        var state = navigation(guide())
        #expect(state.order(of: .rootTabs) == nil)
        state.apply(.move("b", .back, .list))
        #expect(state.order(of: .rootTabs) == ["b", "a", "c"])
        #expect(state.order(of: .section("s")) == nil && state.order(of: .section("nowhere")) == nil)
        #expect(state.customization[visibility: "nobody", .sidebar] == .automatic)
        #expect(state.items(in: .sections) == ["s", "t"])
    }

    @Test("N31, V8: resets are independent; all of them equal a fresh install")
    func resets() {
        var changed = navigation(guide())
        for command in [
            NavigationCommand.move("b", .back, .list), .move("t", .back, .list), .hide("c"), .move("s2", .back, .list),
        ] {
            changed.apply(command)
        }
        var one = changed
        one.apply(.reset(.visibility))
        #expect(one.customization.visibilities.isEmpty && one.customization.orders == changed.customization.orders)
        one = changed
        one.apply(.reset(.order))
        #expect(
            one.customization.orders.isEmpty && one.customization.visibilities == changed.customization.visibilities)
        one = changed
        one.apply(.reset(.tabOrder(section: "s")))
        #expect(one.customization[order: .section("s")] == nil && one.customization[order: .sections] != nil)
        one.apply(.reset(.sectionOrder))
        #expect(Set(one.customization.orders.keys) == [.rootTabs])
        one.apply(.reset(.all))
        #expect(one.customization == TabCustomization())
        #expect(one.sidebarWords == navigation(guide()).sidebarWords)
        #expect(one.apply(.reset(.all)).refusal == .noChange)
    }

    @Test("N32: one tab besides search always stays; the bar may be left with More and pinned items")
    func lastTab() {
        var state = navigation([tab("a"), tab("b"), search], .bottomBar)
        state.apply(.takeOffBar("a"))
        state.apply(.takeOffBar("b"))
        #expect(state.bottomWords() == "[…] | search")
        state.apply(.hide("a"))
        let before = state
        #expect(state.apply(.hide("b")).refusal == .lastVisibleTab("b"))
        #expect(state == before)
    }

    @Test("N33: at least a hundred steps of undo and redo, across leaving edit mode")
    func undo() {
        var state = navigation(guide())
        state.apply(.beginEditing)
        for step in 0..<120 { #expect(state.apply(.move("b", step % 2 == 0 ? .back : .forward, .list)).isDone) }
        state.apply(.done)
        for _ in 0..<120 { #expect(state.apply(.undo).isDone) }
        #expect(state.apply(.undo).refusal == .nothingToUndo)
        #expect(state.customization.isEmpty)
        for _ in 0..<120 { #expect(state.apply(.redo).isDone) }
        #expect(state.apply(.redo).refusal == .nothingToRedo)
    }

    @Test("N33: a cancelled session is itself one step of undo")
    func undoCancel() {
        var state = navigation(guide())
        state.apply(.beginEditing)
        state.apply(.hide("b"))
        state.apply(.hide("c"))
        let changed = state.customization
        state.apply(.cancelEditing)
        #expect(state.customization.isEmpty)
        state.apply(.undo)
        #expect(state.customization == changed)
    }

    @Test("N33: what came from elsewhere is taken back by neither Undo nor Cancel")
    func elsewhere() {
        var state = navigation(guide())
        state.apply(.hide("b"))
        state.apply(.beginEditing)
        state.apply(.hide("c"))
        var other = state.customization
        other[visibility: "t1", .sidebar] = .hidden
        #expect(state.adopt(other).isEmpty)
        state.apply(.cancelEditing)
        #expect(!state.isShown("t1") && !state.isShown("b") && state.isShown("c"))
        for _ in 0..<3 { state.apply(.undo) }
        #expect(state.customization.keys == ["visibility/t1/sidebar"] && !state.canUndo)
        state.adopt(TabCustomization())
        #expect(state.customization.isEmpty)
    }

    @Test("N34, V9: a tab whose condition goes and comes keeps its flag and its place")
    func comesBack() {
        var state = navigation(guide())
        state.apply(.move("c", .back, .list))
        state.apply(.hide("c"))
        let without = TabOutline(guide().items.filter { $0 != tab("c") })
        state.reconcile(without)
        state.apply(.move("b", .back, .list))
        state.reconcile(guide())
        state.apply(.show("c"))
        #expect(state.items(in: .rootTabs).filter { $0 != "search" } == ["b", "a", "c"])
    }

    @Test("N35: inserting, removing or renaming other tabs keeps selection and place")
    func identity() {
        var state = navigation(guide())
        state.apply(.choose("s2"))
        let renamed = TabOutline([
            tab("zero"), section("s", [.tab(TabDeclaration("s2", title: "Other", customizationID: "s2"))]), tab("a"),
        ])
        #expect(state.reconcile(renamed).isEmpty)
        #expect(state.selection == "s2" && state.sidebarWords == ["zero", "a", "▾s", " s2"])
    }

    @Test("A persistence key or an identity that is declared twice belongs to the first")
    func twice() {
        let items = [tab("a"), tab("a"), .tab(TabDeclaration("b", customizationID: "a")), section("a", [tab("c")])]
        var state = navigation(items)
        #expect(state.sidebarWords == ["a", "b", "c"])
        #expect(state.apply(.hide("b")).refusal == .cannotHide("b"))
    }
}
