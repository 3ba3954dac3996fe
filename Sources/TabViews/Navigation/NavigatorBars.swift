// Keys in the bars and in lists (More, a section's list): moving the cursor, choosing, filtering.

import TabNavigation
import TerminalScreen

extension Navigator {
    // MARK: Bars

    /// The targets of the bar in the order drawn that arrows move over.
    private var barTargets: [FormTarget] {
        switch drawn.form {
        case .bottomBar: drawn.bottomBar?.cells.filter { $0.item.isEnabled }.map(\.target) ?? []
        case .topBar: (drawn.topBar.map(topTargets) ?? [])
        case .sidebar: []
        }
    }

    private func topTargets(_ layout: TopBarLayout) -> [FormTarget] {
        layout.slots.filter { slot in
            guard case .item = slot.target else { return true }
            return layout.cells.first { $0.target == slot.target }?.item.isEnabled ?? true
        }
        .sorted { $0.rect.column < $1.rect.column }.map(\.target)
    }

    /// The target that the bar's cursor stands on: by itself, else the selected item.
    var barTarget: FormTarget? {
        if let barCursor, barTargets.contains(barCursor) { return barCursor }
        switch drawn.form {
        case .bottomBar: return drawn.bottomBar?.cells.first { $0.item.isSelected }?.target ?? barTargets.first
        case .topBar:
            let more = drawn.topBar?.moreIsSelected == true && barTargets.contains(.more) ? FormTarget.more : nil
            return drawn.topBar?.cells.first { $0.item.isSelected }?.target ?? more ?? barTargets.first
        case .sidebar: return nil
        }
    }

    func bar(_ command: CommandName) -> Bool {
        switch command {
        case .left: moveBarCursor(by: -1)
        case .right: moveBarCursor(by: 1)
        case .first: moveBarCursor(to: barTargets.first)
        case .last: moveBarCursor(to: barTargets.last)
        case .enterContent: enterContent()
        case .down: barDown()
        case .activate: activateBar(barTarget)
        default: return false
        }
        requestFrame()
        return true
    }

    private func moveBarCursor(by step: Int) {
        if drawn.form == .topBar, scrollTopBar(by: step) { return }
        let targets = barTargets
        guard let barTarget, let index = targets.firstIndex(of: barTarget) else { return }
        guard targets.indices.contains(index + step) else { return }
        moveBarCursor(to: targets[index + step])
    }

    /// At the edge of what is seen the next item of what scrolls is scrolled in.
    private func scrollTopBar(by step: Int) -> Bool {
        guard let layout = drawn.topBar, case .item(let id)? = barTarget,
            let next = layout.unseenNeighbor(of: id, step)
        else { return false }
        moveBarCursor(to: .item(next))
        return true
    }

    /// Landing on a tab, or on a section that leads to one, chooses it.
    ///
    /// Whatever opens a list waits for Enter, and so does the search, whose field would take the next arrow.
    private func moveBarCursor(to target: FormTarget?) {
        guard let target else { return }
        if case .item(let id) = target, leadsToTab(id), !isSelected(id), state.tab(id)?.role != .search {
            perform(.choose(id), says: false)
        }
        barCursor = target
        requestFrame()
    }

    /// Whether choosing an item selects a tab, and does not open a list or come to nothing.
    private func leadsToTab(_ id: ItemID) -> Bool { state.question(before: .choose(id)) != nil }

    private func barDown() {
        guard case .item(let id)? = barTarget, state.section(id) != nil else { return enterContent() }
        openSectionList(id)
    }

    /// Enter or a click on something of a bar.
    func activateBar(_ target: FormTarget?) {
        switch target {
        case .item(let id):
            barCursor = target
            if let section = state.section(id), !section.isDestination || isSelected(id) {
                if drawn.form == .topBar, !isSelected(id), leadsToTab(id) {
                    perform(.choose(id))
                } else {
                    openSectionList(id)
                }
            } else {
                perform(.choose(id))
            }
        case .more: openMore()
        case .toggle: toggleSidebar()
        case .edit: toggleEditing()
        case .help: showHelp()
        default: break
        }
        requestFrame()
    }

    /// Whether an item is, or holds, the selection.
    func isSelected(_ id: ItemID) -> Bool {
        guard let selection = state.selection else { return false }
        return selection == id || state.ancestors(of: selection).contains(id)
    }

    /// In the bottom bar a section's list is a page; in the top bar it drops down (N7b, N13).
    func openSectionList(_ id: ItemID) {
        if drawn.form == .bottomBar {
            perform(.openList(.section(id)))
        } else {
            popup = .list(.section(id), anchor: drawn.topBar?.rect(of: .item(id)) ?? .zero)
            popupCursor = firstPopupRow(state.listRows(.section(id)))
        }
        requestFrame()
    }

    /// More: a page in compact, in the top bar a list that drops down (N10, N15).
    func openMore() {
        if drawn.form == .bottomBar {
            if state.visibleList?.source == .more { perform(.closeList) } else { perform(.openList(.more)) }
        } else if let layout = drawn.topBar {
            popup = .overflow(layout.fitting, anchor: layout.rect(of: .more) ?? layout.rect)
            popupCursor = firstPopupRow(state.overflowRows(fitting: layout.fitting))
        }
        session?.focus(.navigation)
        requestFrame()
    }

    // MARK: Lists

    func list(_ command: CommandName) -> Bool {
        switch command {
        case .up: perform(.moveCursor(-1), says: false)
        case .down: perform(.moveCursor(1), says: false)
        case .first: perform(.moveCursor(-1_000_000_000), says: false)
        case .last: perform(.moveCursor(1_000_000_000), says: false)
        case .activate: chooseInList()
        case .back:
            perform(.closeList, says: false)
            isListLeft = true
        default: return false
        }
        return true
    }

    /// Chooses what the list's cursor stands on, and enters its page, as Enter does in the sidebar.
    func chooseInList() {
        let cursor = state.visibleList?.cursor
        guard perform(.chooseCursor), state.visibleList == nil, let id = item(of: cursor.map(FormTarget.row)) else {
            return
        }
        if isSelected(id) { enterContent() }
    }

    /// A key while the filter of a list has the focus; letters are text there.
    private func edited(_ key: KeyPress, _ filter: String) -> String? {
        switch key.key {
        case .backspace: return filter.isEmpty ? nil : String(filter.dropLast())
        case .character: return key.text.map { filter + String($0) }
        default: return nil
        }
    }

    func filterKey(_ key: KeyPress) -> Bool {
        guard let list = state.visibleList else { return false }
        if key.key == .escape {
            filterHasFocus = false
            if !list.filter.isEmpty { perform(.filter(""), says: false) }
            requestFrame()
            return true
        }
        if let text = edited(key, list.filter) {
            perform(.filter(text), says: false)
            listTop = 0
            return true
        }
        return false
    }
}
