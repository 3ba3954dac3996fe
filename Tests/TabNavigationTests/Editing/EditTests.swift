// Edit mode (N36–N40).

import Testing

@testable import TabNavigation

@Suite("Edit mode")
struct EditTests {
    private func editing(_ form: NavigationForm = .sidebar) -> NavigationState {
        var state = navigation(guide(), form)
        state.apply(.beginEditing)
        return state
    }

    @Test("N36: outside edit mode nothing can be lifted; a menu offers what applies")
    func outside() {
        var state = navigation(guide())
        #expect(state.apply(.lift("a", .list)).refusal == .notEditing)
        #expect(state.menu(for: "a").map(\.kind) == [.hide, .moveDown, .takeOffBar])
        #expect(state.menu(for: "s2").map(\.kind) == [.hide, .moveUp, .moveDown, .addToBar])
        #expect(state.menu(for: "s").map(\.kind) == [.hide, .moveDown, .takeOffBar, .collapse])
        #expect(state.menu(for: "search").isEmpty && state.menu(for: "nobody").isEmpty)
        for entry in state.menu(for: "s2") { #expect(state.applies(entry.command)) }
    }

    @Test("N37: lift, step, drop; each step says where it is")
    func lift() {
        var state = editing()
        #expect(state.apply(.lift("s1", .list)).announcement == .lifted("s1", position: 1, of: 3, in: .section("s")))
        #expect(state.apply(.step(.forward)).announcement == .moved("s1", position: 2, of: 3, in: .section("s")))
        #expect(state.editWords == ["#search", "a", "b", "c", "▾s", "s2", "^s1", "s3", "▾t", "t1", "t2"])
        state.apply(.step(.forward))
        #expect(state.apply(.step(.forward)).refusal == .noFurtherPlace("s1"))
        #expect(state.apply(.hide("a")).refusal == .somethingLifted("s1"))
        let result = state.apply(.drop)
        #expect(result.announcement == .dropped("s1", position: 3, of: 3, in: .section("s")))
        #expect(result.events == [.customizationChanged])
        #expect(state.customization[order: .section("s")] == ["s2", "s3", "s1"])
    }

    @Test("N37: put back is where it was; a drop in place changes nothing")
    func putBack() {
        var state = editing()
        state.apply(.lift("b", .list))
        state.apply(.step(.back))
        #expect(state.apply(.putBack).announcement == .putBack("b"))
        #expect(state.customization.isEmpty && state.edit?.lift == nil)
        state.apply(.lift("b", .list))
        #expect(state.apply(.drop).events.isEmpty)
        #expect(!state.canUndo)
        #expect(state.apply(.drop).refusal == .nothingLifted)
    }

    @Test("N38: what cannot be kept when it is dropped is put back, and told so")
    func dropOfNothing() {
        var state = editing()
        let before = state.sidebarWords
        state.apply(.lift("s1", .list))
        state.apply(.step(.forward))
        state.options.allowsCustomization = false
        let result = state.apply(.drop)
        #expect(result.isDone && result.events.isEmpty && result.announcement == .putBack("s1"))
        #expect(state.customization.isEmpty && state.edit?.lift == nil && state.sidebarWords == before)
    }

    @Test("N37: moving without lifting is one command, past what may not move")
    func moving() {
        var state = navigation([tab("a"), tab("x", behavior: .init(.disabled)), tab("b")])
        state.apply(.beginEditing)
        #expect(state.apply(.move("a", .forward, .list)).announcement == .moved("a", position: 3, of: 3, in: .rootTabs))
        #expect(state.sidebarWords == ["b", "x", "a"])
    }

    @Test("N38: a drag holds beside a row; outside a target it is as it was, and released there it goes back")
    func drag() {
        var state = editing()
        state.apply(.lift("a", .list))
        #expect(state.apply(.drag(.after("c", .list))).announcement == .moved("a", position: 3, of: 3, in: .rootTabs))
        #expect(state.sidebarWords.prefix(4) == ["⌕search", "b", "c", "a"])
        state.apply(.drag(.before("c", .list)))
        #expect(state.sidebarWords.prefix(4) == ["⌕search", "b", "a", "c"])
        #expect(state.apply(.drag(.before("s1", .list))).refusal == .notInContainer("a", .section("s")))
        state.apply(.dragOutside)
        #expect(state.sidebarWords.prefix(4) == ["⌕search", "a", "b", "c"])
        #expect(state.apply(.drop).announcement == .putBack("a"))
        #expect(state.customization.isEmpty)
    }

    @Test("N28, N38: a row dragged to the bar joins it, and its own list stays as it was")
    func dragToBar() {
        var state = editing()
        state.apply(.lift("s2", .list))
        #expect(state.apply(.drag(.before("b", .bar))).announcement == .moved("s2", position: 2, of: 6, in: .bar))
        #expect(state.topWords == " | [a] s2 b s c t | search")
        state.apply(.drag(.before("search", .bar)))
        #expect(state.topWords == " | [a] b s c t s2 | search")
        state.apply(.drop)
        #expect(state.topWords == " | [a] b s c t s2 | search")
        #expect(state.sidebarWords.contains(" s2"))
        #expect(state.customization[order: .section("s")] == nil)
    }

    @Test("N38: when the lifted item or its list goes away the drag is cancelled")
    func lost() {
        var state = editing()
        state.apply(.lift("s1", .list))
        state.apply(.step(.forward))
        let events = state.reconcile(TabOutline([tab("a"), section("s", [tab("s2")])]))
        #expect(events == [.liftCancelled("s1")])
        #expect(state.edit?.lift == nil && state.customization.isEmpty && state.edit != nil)
    }

    @Test("N39: what is hidden stays listed; what is locked says so; a section keeps its children's flags")
    func hidden() {
        var state = editing()
        state.apply(.hide("s2"))
        state.apply(.hide("s"))
        #expect(state.editWords == ["#search", "a", "b", "c", "-▾s", "s1", "-s2", "s3", "▾t", "t1", "t2"])
        #expect(!state.sidebarWords.contains { $0.contains("s1") })
        state.apply(.toggleVisibility("s"))
        #expect(state.sidebarWords.contains(" s1") && !state.sidebarWords.contains(" s2"))
    }

    @Test("N39b: the list form shows the bar's order, a rule, and the rest under headings")
    func listForm() {
        var state = editing(.topBar)
        state.apply(.takeOffBar("b"))
        #expect(
            state.editWords == [
                "a", "s", "c", "t", "#search", "—", "others", "b", "▾s", "s1", "s2", "s3", "▾t", "t1", "t2",
            ])
        #expect(state.editBarRows.map(\.id) == ["a", "s", "c", "t", "search"].map { RowID.item($0) })
        state.apply(.move("s", .forward, .list))
        #expect(state.customization[order: .sections] == ["t", "s"])
        state.apply(.move("s", .forward, .bar))
        #expect(state.topWords == " | [a] c s t | search")
        state.apply(.present(Presentation(.bottomBar)))
        #expect(state.editWords == ["a", "s1", "s2", "s3", "c", "t1", "t2", "#search", "—", "others", "b", "▾t", "▾s"])
    }

    @Test("N40: observers hear of the session, then of all changed tabs once and of each order once")
    func observers() {
        var state = navigation(guide())
        #expect(state.apply(.beginEditing).events == [.willBeginEditing])
        #expect(state.apply(.hide("b")).events == [.customizationChanged])
        state.apply(.hide("c"))
        state.apply(.move("s2", .back, .list))
        state.apply(.move("s2", .forward, .list))
        state.apply(.move("s2", .back, .list))
        #expect(
            state.apply(.done).events == [
                .didEndEditing, .visibilityChanged(["b", "c"]), .orderChanged(.section("s")),
            ])
        #expect(state.apply(.hide("t1")).events.contains(.visibilityChanged(["t1"])))
    }

    @Test("N40: Done keeps, Cancel restores what was there on entering and saves it")
    func doneAndCancel() {
        var state = navigation(guide())
        state.apply(.hide("b"))
        let before = state.customization
        state.apply(.beginEditing)
        state.apply(.hide("c"))
        state.apply(.lift("a", .list))
        #expect(state.apply(.cancelEditing).events == [.customizationChanged, .didEndEditing])
        #expect(state.customization == before && state.edit == nil)
        state.apply(.beginEditing)
        state.apply(.hide("c"))
        state.apply(.lift("a", .list))
        state.apply(.step(.forward))
        state.apply(.done)
        #expect(state.sidebarWords.prefix(2) == ["⌕search", "a"])
        #expect(state.customization.orders.isEmpty && state.customization[visibility: "c", .sidebar] == .hidden)
        #expect(state.apply(.done).refusal == .notEditing)
    }
}
