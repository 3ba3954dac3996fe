// Commands in any order on any outline: the rules of the navigation hold after each.

import TestSupport

@testable import TabNavigation

enum ModelFuzz {
    static func check(_ bytes: [UInt8]) throws {
        var random = SeededGenerator(bytes: bytes)
        var state = NavigationState(random.outline())
        try NavigationRules.check(state)
        _ = state.apply(.present(random.presentation()))
        var steps = 0
        while !random.isSpent, steps < 200 {
            steps += 1
            let before = state
            if random.once(in: 15) {
                _ = state.reconcile(random.outline())
            } else {
                let command = random.command()
                let result = state.apply(command)
                try NavigationRules.check(before, command, result, state)
            }
            try NavigationRules.check(state)
        }
        try NavigationRules.checkEnd(state)
    }
}

/// The rules that any state keeps (N6 … N51), as one question.
enum NavigationRules {
    /// What holds of a state.
    static func check(_ state: NavigationState) throws {
        if let selection = state.selection {
            try expect(state.isReachable(selection), "\(selection) is selected and can't be reached")
        } else {
            try expect(state.pending != nil || state.visibleTabs.isEmpty, "nothing is selected")
        }
        try expect(state.keptRows == state.makeSidebarBlocks(editing: false), "the rows that are kept are stale")
        for slots in [1, 3, 5] {
            let bar = state.bottomBar(slots: slots).all
            try expect(bar.count <= slots, "N8: \(bar.count) items in \(slots) slots")
            let selected = bar.count(where: \.isSelected)
            try expect(bar.isEmpty || state.selection == nil || selected == 1, "N11: \(selected) selected items")
            let ids = bar.compactMap(\.id)
            try expect(Set(ids).count == ids.count, "an item stands twice: \(ids)")
        }
        let rows = state.sidebarRows
        for index in rows.indices {
            try expect(rows.position(of: rows[index].id) == index, "row \(index) is found elsewhere")
        }
        let edit = state.editRows
        for index in edit.indices {
            try expect(edit.position(of: edit[index].id) == index, "edit row \(index) is found elsewhere")
        }
    }

    /// What holds of a command.
    static func check(
        _ before: NavigationState, _ command: NavigationCommand, _ result: CommandResult, _ state: NavigationState
    ) throws {
        if !result.isDone {
            try expect(before == state && result.events.isEmpty, "refused, \(command) changed something")
        }
        let isSaved = result.events.contains(.customizationChanged)
        try expect(isSaved == (before.customization != state.customization), "N40: \(command) told \(isSaved)")
        let told = result.events.filter { if case .selectionChanged = $0 { true } else { false } }
        let isMoved = before.selection != state.selection && !(state.selection == nil && state.pending != nil)
        try expect(told.count == (isMoved ? 1 : 0), "\(command) moved the selection and told \(told)")
        if case .present = command, result.isDone {
            var back = state
            _ = back.apply(.present(before.presentation))
            try expect(back == before, "N6: a form and back is another state")
        } else if command != .cancelEditing {
            let tabs = { (state: NavigationState) in state.visibleTabs.count { $0.kind != .search } }
            try expect(tabs(before) == 0 || tabs(state) > 0, "N32: \(command) hides the last tab")
        }
        if command == .cancelEditing, result.isDone {
            try expect(state.customization == before.edit?.original, "N40: cancelled is not as before")
        }
        if isSaved, command != .undo, command != .redo {
            var copy = state
            if copy.apply(.undo).refusal != .wouldHideEverything {
                try expect(copy.customization == before.customization, "N33: undone, \(command) leaves something")
            }
        }
    }

    /// What holds of the next start.
    static func checkEnd(_ state: NavigationState) throws {
        guard state.edit == nil, state.pending == nil else { return }
        var again = NavigationState(
            state.outline, customization: state.customization, options: state.options, saved: state.saved)
        _ = again.apply(.present(state.presentation))
        try expect(again.selection == state.selection && again.saved == state.saved, "N34: another run is elsewhere")
        try expect(Array(again.sidebarRows) == Array(state.sidebarRows), "N34: another run shows other rows")
        var same = state
        try expect(same.reconcile(state.outline).isEmpty && same == state, "N35: the same outline is something")
        var copy = state
        _ = copy.apply(.putBack)
        let isRefused = copy.apply(.reset(.all)).refusal == .wouldHideEverything
        try expect(isRefused || copy.customization == TabCustomization(), "N31: reset is no fresh install")
    }
}
