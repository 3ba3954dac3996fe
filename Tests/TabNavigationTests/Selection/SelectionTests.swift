// The selection, its events, digits and badges (N41–N50).

import Testing

@testable import TabNavigation

@Suite("Selection")
struct SelectionTests {
    @Test("N41: code selects without a question and without being told of a choice")
    func code() {
        var state = navigation(guide())
        #expect(state.question(before: .select("b")) == nil)
        #expect(state.apply(.select("b")).events == [.selectionChanged(from: "a", to: "b", .code)])
        #expect(state.apply(.select("b")).events.isEmpty)
    }

    @Test("N42: the next visible sibling is selected, else the previous, else the first visible tab; told once")
    func fallback() {
        var state = navigation(guide())
        state.apply(.choose("s2"))
        let result = state.apply(.hide("s2"))
        #expect(result.events.filter { $0 == .selectionChanged(from: "s2", to: "s3", .fallback) }.count == 1)
        state.apply(.hide("s3"))
        #expect(state.selection == "s1")
        state.apply(.hide("s1"))
        #expect(state.selection == "a")
        state.apply(.choose("t1"))
        let events = state.reconcile(TabOutline([tab("a"), section("t", [tab("t2")])]))
        #expect(events == [.selectionChanged(from: "t1", to: "t2", .fallback)])
        #expect(state.reconcile(TabOutline([tab("a"), tab("z"), section("t", [tab("t2")])])).isEmpty)
    }

    @Test("N42b: a selection that is not declared yet is pending until the source is complete")
    func pending() {
        var saved = SavedNavigation()
        saved.selection = "late"
        var state = NavigationState(TabOutline([tab("a")], isComplete: false), saved: saved)
        #expect(state.selection == nil && state.pending == "late")
        #expect(state.reconcile(TabOutline([tab("a"), tab("b")], isComplete: false)).isEmpty)
        var arrived = state
        let events = arrived.reconcile(TabOutline([tab("a"), tab("late")], isComplete: false))
        #expect(events == [.selectionChanged(from: nil, to: "late", .arrival)])
        #expect(arrived.pending == nil)
        #expect(state.reconcile(TabOutline([tab("a")])) == [.selectionChanged(from: nil, to: "a", .fallback)])
        // A link that is not there yet leaves the selection alone until it is.
        arrived.reconcile(TabOutline([tab("late")], isComplete: false))
        #expect(arrived.apply(.select("later")).events == [.selectionPending("later")])
        #expect(arrived.selection == "late")
        arrived.apply(.choose("late"))
        #expect(arrived.saved.selection == "later" || arrived.pending == nil)
    }

    @Test("N42b: a selected tab that goes away while its source loads again is pending, then its sibling is selected")
    func reloading() {
        var state = navigation([tab("a"), section("s", [tab("s1"), tab("s2"), tab("s3")])])
        state.apply(.choose("s2"))
        #expect(state.reconcile(TabOutline([tab("a")], isComplete: false)) == [.selectionPending("s2")])
        let events = state.reconcile(TabOutline([tab("a"), section("s", [tab("s1"), tab("s3")])]))
        #expect(events == [.selectionChanged(from: nil, to: "s3", .fallback)])
    }

    @Test("N43: selecting the selected tab again is told apart; a tab says what it wants of it")
    func reselect() {
        var state = navigation(guide())
        #expect(state.question(before: .choose("a"))?.isReselection == true)
        #expect(state.apply(.choose("a")).events == [.didSelect("a", previous: "a"), .reselected("a")])
        let quiet = TabDeclaration("q", popsOnReselection: false, scrollsOnReselection: false)
        #expect(quiet.reselection(pathIsEmpty: false) == .nothing && quiet.reselection(pathIsEmpty: true) == .nothing)
        let usual = TabDeclaration("u")
        #expect(
            usual.reselection(pathIsEmpty: false) == .popToRoot && usual.reselection(pathIsEmpty: true) == .scrollToTop)
    }

    @Test("N44: an unknown link leaves everything as it was and says so")
    func unknownLink() {
        var state = navigation(guide())
        let before = state
        #expect(state.apply(.select("nowhere")).refusal == .unknownItem("nowhere"))
        #expect(state == before)
    }

    @Test("N45: asked and told once for each choice of the person's, in every form")
    func askedOnce() {
        for form in NavigationForm.allCases {
            var state = navigation(guide(), form)
            for command in [NavigationCommand.choose("b"), .digit(1), .neighbor(.forward), .choose("t1")] {
                let question = state.question(before: command)
                let told = state.apply(command).events.filter { if case .didSelect = $0 { true } else { false } }
                #expect(told == [.didSelect(question?.id ?? "", previous: question?.previous)])
            }
        }
        var state = navigation(guide(), .bottomBar)
        state.apply(.openList(.more))
        #expect(state.question(before: .chooseCursor) == SelectionQuestion(id: "s2", previous: "a"))
        #expect(state.question(before: .openList(.more)) == nil)
    }

    @Test("N46, K9: digits choose the n-th item of the form on the screen, after any reordering")
    func digits() {
        var state = navigation(guide())
        state.apply(.move("b", .back, .list))
        #expect(state.command(forDigit: 1) == .choose("b") && state.command(forDigit: 4) == .choose("s1"))
        state.apply(.setExpanded("s", false))
        #expect(state.command(forDigit: 4) == .choose("t1"))
        #expect(state.apply(.digit(9)).refusal == .noSuchDigit(9))
        state.apply(.present(Presentation(.topBar)))
        #expect(
            (1...6).map(state.command(forDigit:)) == [
                .choose("a"), .choose("b"), .choose("s"), .choose("c"), .choose("t"), nil,
            ])
        state.apply(.present(Presentation(.bottomBar)))
        #expect(
            (1...5).map(state.command(forDigit:)) == [.choose("a"), .choose("b"), .choose("s1"), .openList(.more), nil])
        state.apply(.openList(.more))
        #expect(state.command(forDigit: 2) == .choose("s3"))
        #expect(state.command(forDigit: 0) == nil && state.command(forDigit: -3) == nil)
    }

    @Test("N46: next and previous pass all visible tabs, More's included, without a wrap")
    func neighbors() {
        for form in NavigationForm.allCases {
            var state = navigation(guide(), form)
            state.apply(.select(state.visibleTabs[0].id ?? ""))
            var seen = [state.selection]
            while state.apply(.neighbor(.forward)).isDone { seen.append(state.selection) }
            #expect(seen.compactMap(\.self).sorted() == ["a", "b", "c", "s1", "s2", "s3", "search", "t1", "t2"])
            #expect(state.apply(.neighbor(.forward)).refusal == .noFurtherTab)
        }
    }

    @Test("A tab that is an action runs and is never the selection")
    func actionTab() {
        let items = [tab("a"), .tab(TabDeclaration("run", customizationID: "run", isAction: true)), tab("b")]
        for form in NavigationForm.allCases {
            var state = navigation(items, form)
            #expect(state.question(before: .choose("run")) == nil)
            #expect(state.apply(.choose("run")).events == [.tabActionRun("run")])
            #expect(state.apply(.digit(2)).events == [.tabActionRun("run")])
            #expect(state.apply(.select("run")).refusal == .noChange)
            state.apply(.neighbor(.forward))
            #expect(state.selection == "b")
        }
        var last = navigation(items, .bottomBar)
        last.apply(.takeOffBar("run"))
        #expect(last.moreRows.words == ["run"])
        last.apply(.hide("b"))
        #expect(last.apply(.hide("a")).refusal == .lastVisibleTab("a"))
    }

    @Test("N47: how badges read and add up")
    func badges() {
        #expect(Badge.number(0).display == nil && Badge.text("").display == nil)
        #expect(Badge.number(999).display == "999" && Badge.number(1_000).display == "999+")
        #expect(Badge.text("new").display == "new")
        #expect(Badge.sum([.number(.max), .number(1), .text("x")]) == .number(.max))
        #expect(Badge.sum([.number(0), .text("x")]) == nil)
        let items = [tab("a"), section("s", [tab("s1", badge: 600), tab("s2", badge: 500)])]
        #expect(navigation(items, .topBar).topBar.middle[1].badge?.display == "999+")
    }

    @Test("N48: refusing drops is the default; a payload that rests on an item opens it")
    func drops() {
        var drop = TabDeclaration("d")
        drop.acceptedPayloads = ["text"]
        var state = navigation([tab("a"), .tab(drop), section("s", [tab("s1")]) { $0.isInitiallyExpanded = false }])
        #expect(state.accepts("text", on: "d") && !state.accepts("file", on: "d") && !state.accepts("text", on: "a"))
        #expect(state.apply(.springLoad("s")).events == [.expansionChanged("s", isExpanded: true)])
        #expect(state.apply(.springLoad("d")).events == [.selectionChanged(from: "a", to: "d", .code)])
    }

    @Test("N49: an activated search tab focuses its field; cancelling goes back to the tab before")
    func searching() {
        var state = navigation(TabOutline(guide().items, activatesSearch: true))
        state.apply(.choose("s2"))
        #expect(state.apply(.choose("search")).events.contains(.searchActivated("search")))
        #expect(
            state.apply(.cancelSearch).events == [
                .selectionChanged(from: "search", to: "s2", .person), .didSelect("s2", previous: "search"),
            ])
        #expect(state.apply(.cancelSearch).refusal == .nothingToGoBackTo)
    }

    @Test("N50: nothing is ever blank, and nothing at all is no trap")
    func blank() {
        #expect(TabDeclaration("id", title: "  ", symbol: "star").displayTitle == "star")
        #expect(TabDeclaration("id").displayTitle == "id")
        #expect(SectionDeclaration("s").displayTitle == "s")
        for form in NavigationForm.allCases {
            var state = navigation([], form)
            #expect(state.selection == nil && state.visibleTabs.isEmpty && state.sidebarRows.isEmpty)
            #expect(state.bottomBar(slots: 5).all.isEmpty && state.editRows.count <= 1)
            #expect(state.apply(.neighbor(.forward)).refusal == .noFurtherTab)
            #expect(state.reconcile(guide()).last == .selectionChanged(from: nil, to: "a", .fallback))
        }
    }
}
