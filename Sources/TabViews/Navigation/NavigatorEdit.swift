// Edit mode by keyboard: the cursor in the list or on the bar, lifting, stepping, dropping, hiding (N36–N40).

import TabNavigation
import TerminalScreen

extension Navigator {
    /// Begins edit mode, or ends it and keeps what was arranged.
    func toggleEditing() {
        perform(state.edit == nil ? .beginEditing : .done)
    }

    func beginEditing() {
        editArea = .list
        editTop = 0
        editMustReveal = true
        popup = nil
        let rows = state.editRows
        let selected = state.selection.map { RowID.item($0) }
        editCursor = selected.flatMap { rows.position(of: $0) } != nil ? selected : firstEditRow
        editBarCursor = nil
        editBarPosition = 0
        session?.focus(.navigation)
    }

    func endEditing() {
        drag = nil
        cursorFollowsSelection()
    }

    private var firstEditRow: RowID? {
        state.editRows.first { isItem($0) }?.id
    }

    /// Whether a row of edit mode is a tab or section rather than a rule or a heading alone.
    func isItem(_ row: EditRow) -> Bool {
        switch row.kind {
        case .tab: true
        case .section: itemID(of: row.id) != nil
        case .otherHeading, .rule: false
        }
    }

    /// The tab or section that a row stands for.
    func itemID(of row: RowID?) -> ItemID? {
        switch row {
        case .item(let id): id
        case .heading(let id): id
        case .action, .footer, .rule, nil: nil
        }
    }

    /// What the cursor of edit mode stands on.
    var editedItem: ItemID? {
        editArea == .list ? itemID(of: editCursor) : editBarCursor ?? editBarItems.first
    }

    /// In which of the model's lists that is: the rows above the rule of a list are the bar's.
    var editedArea: EditArea {
        guard editArea == .list, let cursor = editCursor, let position = state.editRows.position(of: cursor) else {
            return editArea
        }
        return state.editRows[position].area
    }

    /// The items of the live bar in the order drawn.
    var editBarItems: [ItemID] {
        let targets = drawn.topBar?.cells.map(\.target) ?? drawn.bottomBar?.cells.map(\.target) ?? []
        return targets.compactMap { if case .item(let id) = $0 { id } else { nil } }
    }

    /// A cursor whose row has gone stands on the first row.
    func keepEditCursor() {
        guard state.edit != nil else { return }
        if let lift = state.edit?.lift, editArea == .list {
            editCursor = liftedRow(lift.id) ?? editCursor
        }
        // A section that is taken off the bar is still there as a heading.
        if editCursor.flatMap(state.editRows.position(of:)) == nil {
            editCursor = itemID(of: editCursor).flatMap(liftedRow) ?? firstEditRow
        }
    }

    /// A cursor on the bar whose item has gone stands on what has come in its place.
    func keepEditBarCursor() {
        guard state.edit != nil else { return }
        let items = editBarItems
        if let lift = state.edit?.lift, lift.container == .bar {
            editBarCursor = lift.id
        } else if editBarCursor.map(items.contains) != true, !items.isEmpty {
            editBarCursor = items[min(editBarPosition, items.count - 1)]
        }
        editBarPosition = editBarCursor.flatMap(items.firstIndex(of:)) ?? editBarPosition
    }

    /// What the cursor on the bar is drawn on: More, where its item has no place beside it.
    var editBarTarget: FormTarget? {
        guard let editBarCursor else { return nil }
        let hasMore = drawn.bottomBar?.cells.contains { $0.target == .more } == true
        return hasMore && !editBarItems.contains(editBarCursor) ? .more : .item(editBarCursor)
    }

    /// The row of a lifted item: in the list form a section has two, one on the bar and one as a heading.
    func liftedRow(_ id: ItemID) -> RowID? {
        let rows = state.editRows
        let both = [RowID.item(id), .heading(id)].filter { rows.position(of: $0) != nil }
        return both.first { rows.position(of: $0).map { rows[$0].isLifted } == true } ?? both.first
    }

    /// Carries out a command of edit mode.
    func edit(_ command: CommandName) -> Bool {
        keepEditCursor()
        keepEditBarCursor()
        let isLifted = state.edit?.lift != nil
        switch command {
        case .up: isLifted ? step(.back) : moveEditCursor(by: -1)
        case .down: isLifted ? step(.forward) : moveEditCursor(by: 1)
        case .left: isLifted ? step(.back) : editSideways(.back)
        case .right: isLifted ? step(.forward) : editSideways(.forward)
        case .first: moveEditCursor(by: -1_000_000_000)
        case .last: moveEditCursor(by: 1_000_000_000)
        case .lift: lift()
        case .drop: perform(.drop)
        case .putBack: perform(.putBack)
        case .hide: onEdited { .toggleVisibility($0) }
        case .toggleBar: onEdited { .toggleBar($0) }
        case .moveUp: onEdited { .move($0, .back, editedArea) }
        case .moveDown: onEdited { .move($0, .forward, editedArea) }
        case .switchList: switchEditArea()
        case .reset: askReset()
        case .done: perform(.done)
        case .cancel: perform(.cancelEditing)
        default: return false
        }
        editMustReveal = true
        requestFrame()
        return true
    }

    private func onEdited(_ command: (ItemID) -> NavigationCommand) {
        if let id = editedItem { perform(command(id)) }
    }

    private func step(_ step: Step) { perform(.step(step)) }

    private func lift() {
        if let id = editedItem { perform(.lift(id, editedArea)) }
    }

    private func moveEditCursor(by step: Int) {
        guard editArea == .list else { return editSideways(step < 0 ? .back : .forward) }
        let rows = state.editRows
        guard let position = editCursor.flatMap(rows.position(of:)), !rows.isEmpty else { return }
        let direction = step < 0 ? -1 : 1
        var next = max(0, min(rows.count - 1, position + step))
        // Headings and rules are passed over; at an end the cursor stays.
        let inward = abs(step) > 1 ? -direction : direction
        while rows.indices.contains(next), !isItem(rows[next]) { next += inward }
        if rows.indices.contains(next) { editCursor = rows[next].id }
    }

    /// On a header the arrows collapse and expand; on the bar they move along it.
    private func editSideways(_ step: Step) {
        if editArea == .bar {
            let items = editBarItems
            let index = editBarCursor.flatMap(items.firstIndex(of:)) ?? 0
            if items.indices.contains(index + step.rawValue) { editBarCursor = items[index + step.rawValue] }
            return
        }
        guard let id = itemID(of: editCursor) else { return }
        if state.section(id) != nil {
            perform(.setExpanded(id, step == .forward), says: false)
        } else if step == .back, let header = state.ancestors(of: id).last,
            let position = state.editRows.position(of: .item(header))
        {
            editCursor = state.editRows[position].id
        }
    }

    private func switchEditArea() {
        editArea = editArea == .list ? .bar : .list
        keepEditCursor()
        keepEditBarCursor()
    }

    /// Asks what to reset, and then whether (N31).
    func askReset() {
        let scopes: [(ResetScope, String)] = [(.order, "order"), (.visibility, "visibility"), (.all, "all")]
        let lines = scopes.map { scope, key in
            MenuLine(title: kit.words.text("reset." + key)) { [weak self] in self?.confirmReset(scope, key) }
        }
        show(PopupMenu(title: kit.words.text("reset.title"), lines: lines), beside: nil)
    }

    private func confirmReset(_ scope: ResetScope, _ key: String) {
        let yes = MenuLine(title: kit.words.text("reset.confirm.yes"), isDestructive: true) { [weak self] in
            self?.perform(.reset(scope))
        }
        let no = MenuLine(title: kit.words.text("cancel")) {}
        show(PopupMenu(title: kit.words.text("reset.confirm." + key), lines: [yes, no], cursor: 1), beside: nil)
    }
}
