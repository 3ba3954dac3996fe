// What holds after any commands on any outline: the invariants of the model, from printed seeds.

import TestSupport
import Testing

@testable import TabNavigation

@Suite("What holds after any commands")
struct CommandProperties {
    /// A random walk: outlines come and go between commands; a check after each.
    private func walk(
        _ seed: Int, steps: Int = 120,
        _ check: (NavigationState, NavigationState, NavigationCommand?, CommandResult) -> Bool
    ) -> String? {
        var random = SeededGenerator(seed: seed)
        var state = NavigationState(random.outline())
        _ = state.apply(.present(random.presentation()))
        for step in 0..<steps {
            let before = state
            if random.once(in: 15) {
                let events = state.reconcile(random.outline())
                if !check(before, state, nil, CommandResult(events: events)) {
                    return "seed \(seed) step \(step): reconcile"
                }
            } else {
                let command = random.command()
                let result = state.apply(command)
                if !check(before, state, command, result) { return "seed \(seed) step \(step): \(command) → \(result)" }
            }
        }
        return nil
    }

    @Test("The selection is always visible and selectable", arguments: Seeds.some(20))
    func selectionIsReachable(seed: Int) {
        let fault = walk(seed) { _, state, _, _ in
            guard let selection = state.selection else { return state.pending != nil || state.visibleTabs.isEmpty }
            return state.isReachable(selection)
        }
        #expect(fault == nil)
    }

    @Test("The rows of the sidebar that are kept are those that would be made anew", arguments: Seeds.some(20))
    func keptRows(seed: Int) {
        let fault = walk(seed) { _, state, _, _ in state.keptRows == state.makeSidebarBlocks(editing: false) }
        #expect(fault == nil)
    }

    @Test("A refused command changes nothing and sends nothing", arguments: Seeds.some(20))
    func refusedChangesNothing(seed: Int) {
        let fault = walk(seed) { before, state, _, result in
            result.isDone || (before == state && result.events.isEmpty && result.announcement == nil)
        }
        #expect(fault == nil)
    }

    @Test("N45: a person's choice is asked for exactly when it is told", arguments: Seeds.some(20))
    func askedAndTold(seed: Int) {
        let fault = walk(seed) { before, state, command, result in
            let told = result.events.filter { if case .didSelect = $0 { true } else { false } }
            guard let command, let question = before.question(before: command) else { return told.isEmpty }
            return told == [.didSelect(question.id, previous: question.previous)] && state.selection == question.id
        }
        #expect(fault == nil)
    }

    @Test("E4: A change of the selection is told, and nothing else is", arguments: Seeds.some(20))
    func selectionEvents(seed: Int) {
        let fault = walk(seed) { before, state, _, result in
            let told = result.events.compactMap { event -> [ItemID?]? in
                if case .selectionChanged(let from, let to, _) = event { [from, to] } else { nil }
            }
            if told.count > 1 { return false }
            if let told = told.first { return told == [before.selection, state.selection] && told[0] != told[1] }
            // A selection that is pending is not written anywhere.
            return before.selection == state.selection || (state.selection == nil && state.pending != nil)
        }
        #expect(fault == nil)
    }

    @Test("N6: a resize changes the picture alone", arguments: Seeds.some(15))
    func resize(seed: Int) {
        let fault = walk(seed) { before, state, command, result in
            guard case .present = command, result.isDone else { return true }
            var back = state
            _ = back.apply(.present(before.presentation))
            return result.events.isEmpty && back == before
        }
        #expect(fault == nil)
    }

    @Test("N31, V7: reset equals a fresh install", arguments: Seeds.some(15))
    func reset(seed: Int) {
        let fault = walk(seed) { _, state, _, _ in
            var copy = state
            _ = copy.apply(.putBack)
            let result = copy.apply(.reset(.all))
            return copy.customization == TabCustomization() || result.refusal == .wouldHideEverything
        }
        #expect(fault == nil)
    }

    @Test("N32: no change of the person's hides the last tab", arguments: Seeds.some(20))
    func lastTab(seed: Int) {
        func tabs(_ state: NavigationState) -> Int { state.visibleTabs.count { $0.kind != .search } }
        let fault = walk(seed) { before, state, command, _ in
            guard let command, command != .cancelEditing else { return true }
            if case .present = command { return true }
            return tabs(before) == 0 || tabs(state) > 0
        }
        #expect(fault == nil)
    }

    @Test("N33: undo after a change is the identity, and redo does it again", arguments: Seeds.some(20))
    func undo(seed: Int) {
        let fault = walk(seed) { before, state, command, result in
            guard result.events.contains(.customizationChanged), command != .undo, command != .redo else { return true }
            var copy = state
            let undone = copy.apply(.undo)
            if undone.refusal == .wouldHideEverything { return true }
            guard copy.customization == before.customization, copy.canRedo else { return false }
            let redone = copy.apply(.redo)
            return redone.refusal == .wouldHideEverything || copy.customization == state.customization
        }
        #expect(fault == nil)
    }

    @Test("N40: what is lifted is never saved, what is dropped is", arguments: Seeds.some(20))
    func liftIsNotSaved(seed: Int) {
        let fault = walk(seed) { before, state, command, result in
            let isSaved = result.events.contains(.customizationChanged)
            guard isSaved == (before.customization != state.customization) else { return false }
            switch command {
            case .lift, .step, .drag, .dragOutside, .putBack: return !isSaved
            case .drop where result.isDone:
                return before.edit?.lift?.isOutside == true
                    || state.customization == before.edit?.lift?.working
            default: return true
            }
        }
        #expect(fault == nil)
    }

    @Test("N40: cancelling gives back what was there on entering", arguments: Seeds.some(20))
    func cancel(seed: Int) {
        let fault = walk(seed) { before, state, command, result in
            guard command == .cancelEditing, result.isDone else { return true }
            return state.customization == before.edit?.original && state.edit == nil
        }
        #expect(fault == nil)
    }

    @Test("N28: moves stay inside their container", arguments: Seeds.some(20))
    func movesStayInside(seed: Int) {
        let fault = walk(seed) { before, state, command, result in
            guard case .move(let id, _, let area) = command, result.isDone else { return true }
            guard case .moved(id, _, _, let container) = result.announcement else { return false }
            guard (container == .bar) == (area == .bar) else { return false }
            var old = before.customization
            var new = state.customization
            old[order: container] = nil
            new[order: container] = nil
            return old == new && before.items(in: container).sorted() == state.items(in: container).sorted()
        }
        #expect(fault == nil)
    }

    @Test("N10: what is visible somewhere can be reached in compact", arguments: Seeds.some(20))
    func reachableInCompact(seed: Int) {
        let fault = walk(seed) { _, state, _, _ in
            let compact = reachedInCompact(state)
            for form in NavigationForm.allCases {
                var copy = state
                _ = copy.apply(.present(Presentation(form)))
                guard copy.visibleTabs.allSatisfy({ $0.id.map(compact.contains) ?? false }) else { return false }
                guard form != .sidebar || copy.sidebarRows.allSatisfy({ isReached($0, compact) }) else { return false }
            }
            return true
        }
        #expect(fault == nil)
    }

    /// What the bar, More and the lists of sections on them lead to.
    private func reachedInCompact(_ state: NavigationState) -> Set<ItemID> {
        var copy = state
        if copy.edit != nil { _ = copy.apply(.done) }
        _ = copy.apply(.present(Presentation(.bottomBar, slots: 5)))
        var items = copy.bottomBar(slots: 5).all
        for case .item(let item) in copy.moreRows { items.append(item) }
        var found = Set(items.compactMap(\.id))
        for item in items where item.kind == .section {
            for case .item(let child) in copy.listRows(.section(item.id ?? "")) {
                found.formUnion([child.id].compactMap(\.self))
            }
        }
        return found
    }

    private func isReached(_ row: SidebarRow, _ compact: Set<ItemID>) -> Bool {
        switch row.kind {
        case .tab(let tab), .search(let tab): compact.contains(tab.id)
        case .header, .action, .footer: true
        }
    }

    @Test("No row or item stands twice, and every one is found where it stands", arguments: Seeds.some(20))
    func rowsAreFound(seed: Int) {
        let fault = walk(seed, steps: 60) { _, state, _, _ in
            let rows = state.sidebarRows
            let edit = state.editRows
            let bar = state.bottomBar(slots: state.presentation.slots).all.compactMap(\.id)
            return rows.indices.allSatisfy { rows.position(of: rows[$0].id) == $0 }
                && edit.indices.allSatisfy { edit.position(of: edit[$0].id) == $0 }
                && state.visibleTabs.indices.allSatisfy {
                    state.visibleTabs.position(of: state.visibleTabs[$0].id ?? "") == $0
                }
                && Set(bar).count == bar.count
        }
        #expect(fault == nil)
    }

    @Test("N8, N11: the bar never has more items than slots, and never loses the selection", arguments: Seeds.some(20))
    func barFits(seed: Int) {
        let fault = walk(seed, steps: 60) { _, state, _, _ in
            (1...7).allSatisfy { slots in
                let bar = state.bottomBar(slots: slots).all
                guard bar.count <= min(slots, 5) else { return false }
                return bar.isEmpty || state.selection == nil || bar.count(where: \.isSelected) == 1
            }
        }
        #expect(fault == nil)
    }

    @Test("N35: the same outline again is nothing, whatever its ranges' closures", arguments: Seeds.some(20))
    func sameOutline(seed: Int) {
        let fault = walk(seed, steps: 40) { _, state, _, _ in
            var copy = state
            return copy.reconcile(state.outline).isEmpty && copy == state
        }
        #expect(fault == nil)
    }

    @Test("N34: another run with what was saved shows the same", arguments: Seeds.some(20))
    func restart(seed: Int) {
        let fault = walk(seed, steps: 60) { _, state, _, _ in
            guard state.edit == nil, state.pending == nil else { return true }
            var again = NavigationState(
                state.outline, customization: state.customization, options: state.options, saved: state.saved)
            _ = again.apply(.present(state.presentation))
            return again.selection == state.selection && again.saved == state.saved
                && Array(again.sidebarRows) == Array(state.sidebarRows)
                && again.bottomBar(slots: 5) == state.bottomBar(slots: 5)
        }
        #expect(fault == nil)
    }

    @Test("N34: any customization can be taken over at any time, by any outline", arguments: Seeds.some(20))
    func adopting(seed: Int) {
        var random = SeededGenerator(seed: seed)
        var source = NavigationState(random.outline())
        var state = NavigationState(random.outline())
        for _ in 0..<60 {
            source.apply(random.customizing())
            if random.once(in: 8) { source.reconcile(random.outline()) }
            state.apply(random.command())
            if random.once(in: 4) {
                state.adopt(source.customization)
                #expect(state.customization == source.customization, "seed \(seed)")
                #expect(state.adopt(source.customization).isEmpty, "seed \(seed)")
            }
            let isReachable =
                state.selection.map(state.isReachable) ?? (state.pending != nil || state.visibleTabs.isEmpty)
            #expect(isReachable, "seed \(seed)")
        }
    }
}
