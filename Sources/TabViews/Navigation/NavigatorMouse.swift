// The mouse on the navigation: a click chooses, the right button opens the item's menu, the wheel scrolls what is under
// it, and in edit mode — only there — a press followed by at least one cell of motion drags (N36, N38).

import TabNavigation
import TerminalScreen

/// A press that may become a drag.
struct Drag: Equatable {
    var id: ItemID
    var area: EditArea
    var start: Point
    /// Whether there was a cell of motion, so that the item is lifted.
    var isActive = false
}

extension Navigator {
    /// Answers the mouse over any part of the navigation.
    func mouse(_ event: MouseEvent) -> Bool {
        switch event.kind {
        case .press: press(event)
        case .drag: dragged(to: event.point)
        case .release: release(event.point)
        case .wheelUp: wheel(-3, at: event.point)
        case .wheelDown: wheel(3, at: event.point)
        case .move, .wheelLeft, .wheelRight: return false
        }
        return true
    }

    // MARK: Pressing

    private func press(_ event: MouseEvent) {
        let target = drawn.target(at: event.point)
        if event.button == .right {
            if let id = item(of: target) {
                openMenu(of: id, beside: Rect(origin: event.point, size: Size(columns: 1, rows: 1)))
            }
            return
        }
        guard event.button == .left else { return }
        defer { lastClick = target }
        if state.edit != nil { return pressInEdit(target, at: event.point) }
        switch target {
        case .row(let row): pressRow(row)
        case .item: activateBar(target)
        case .more: openMore()
        case .toggle: toggleSidebar()
        case .edit: toggleEditing()
        case .help: showHelp()
        case .back: goBack(isInContent: true)
        case .filter: filterHasFocus = true
        case .reset, .cancel, nil: break
        }
        requestFrame()
    }

    /// The tab or section that a target stands for.
    func item(of target: FormTarget?) -> ItemID? {
        switch target {
        case .item(let id): id
        case .row(let row):
            switch row {
            case .item(let id): id
            case .action(let section, _): section
            case .heading(let id): id
            case .rule: nil
            }
        default: nil
        }
    }

    private func pressRow(_ row: RowID) {
        if state.visibleList != nil {
            if case .item(let id) = row {
                perform(.setCursor(id), says: false)
                perform(.chooseCursor)
            }
            return
        }
        let rows = state.sidebarRows
        guard let position = rows.position(of: row), rows[position].isEnabled else { return }
        sidebarCursor = row
        if case .tab(let tab) = rows[position].kind {
            perform(.choose(tab.id))
            sidebarCursor = row
            if SidebarLayout.overlaps(screen: drawn.size.columns) { enterContent() }
        } else {
            activateSidebarRow()
        }
    }

    private func pressInEdit(_ target: FormTarget?, at point: Point) {
        if let row = drawn.edit?.box(at: point), let id = itemID(of: row) {
            editArea = .list
            editCursor = row
            perform(.toggleVisibility(id))
            return
        }
        switch target {
        case .row(let row):
            guard let id = itemID(of: row) else { return }
            editArea = .list
            editCursor = row
            editMustReveal = false
            drag = Drag(id: id, area: .list, start: point)
        case .item(let id):
            editArea = .bar
            editBarCursor = id
            drag = Drag(id: id, area: .bar, start: point)
        case .edit: perform(.done)
        case .cancel: perform(.cancelEditing)
        case .reset: askReset()
        case .toggle: toggleSidebar()
        default: break
        }
        requestFrame()
    }

    // MARK: Dragging

    private func dragged(to point: Point) {
        guard state.edit != nil, var drag else { return }
        if !drag.isActive {
            guard point != drag.start else { return }
            if state.edit?.lift == nil, !perform(.lift(drag.id, drag.area)) {
                self.drag = nil
                return
            }
            drag.isActive = true
            self.drag = drag
        }
        // The item may have gone away, or been put back by Esc, meanwhile.
        guard let lift = state.edit?.lift, lift.id == drag.id else {
            self.drag = nil
            return
        }
        hold(lift, over: point)
        requestFrame()
    }

    /// Holds the lifted item over what lies under the pointer.
    private func hold(_ lift: Lift, over point: Point) {
        if let place = barPlace(at: point, lifted: lift.id) {
            editArea = .bar
            if lift.container == .bar, place.isLifted { return }
            perform(.drag(.bar, index: place.index))
        } else if let line = drawn.edit?.lines.first(where: { $0.rect.contains(point) }) {
            editArea = .list
            guard line.row.id != .item(lift.id) else { return }
            if let container = line.row.container, let index = listIndex(of: line, lifted: lift.id) {
                perform(.drag(container, index: index))
            } else {
                perform(.dragOutside, says: false)
            }
        } else if drawn.edit?.insertion?.contains(point) != true {
            perform(.dragOutside, says: false)
        }
        editMustReveal = false
    }

    /// Where on the bar a point lies: the index among the others.
    private func barPlace(at point: Point, lifted: ItemID) -> (index: Int, isLifted: Bool)? {
        let cells: [(FormTarget, Rect)] =
            drawn.topBar.map { $0.cells.map { ($0.target, $0.rect) } }
            ?? drawn.bottomBar.map { $0.cells.map { ($0.target, $0.rect) } } ?? []
        let rect = drawn.topBar?.rect ?? drawn.bottomBar?.rect ?? .zero
        guard rect.contains(point) else { return nil }
        guard let hit = cells.firstIndex(where: { point.column < $0.1.maxColumn }) else {
            return (cells.filter { $0.0 != .item(lifted) && $0.0 != .more }.count, false)
        }
        let before = cells[..<hit].filter { $0.0 != .item(lifted) && $0.0 != .more }.count
        if cells[hit].0 == .item(lifted) { return (before, true) }
        // Coming from the left the item goes behind what it is held over, from the right before it.
        let own = cells.firstIndex { $0.0 == .item(lifted) }
        return (own.map { $0 < hit } == true ? before + 1 : before, false)
    }

    /// The index, among the others of its list, at which a row held over a line would be dropped.
    private func listIndex(of line: EditLayout.Line, lifted: ItemID) -> Int? {
        let rows = state.editRows
        guard let container = line.row.container else { return nil }
        var index = 0
        var isBelow = false
        var position = line.position - 1
        while position >= 0 {
            let row = rows[position]
            if row.id == .item(lifted) {
                isBelow = true
            } else if row.container == container {
                index += 1
            }
            position -= 1
        }
        return isBelow ? index + 1 : index
    }

    private func release(_ point: Point) {
        defer { drag = nil }
        guard let drag, drag.isActive, let lift = state.edit?.lift, lift.id == drag.id else { return }
        perform(lift.isOutside ? .putBack : .drop)
        requestFrame()
    }

    // MARK: The wheel

    private func wheel(_ rows: Int, at point: Point) {
        if state.edit != nil, let edit = drawn.edit, edit.rect.contains(point) {
            editTop = max(0, edit.top + rows)
            editMustReveal = false
        } else if let list = drawn.list, list.rect.contains(point) {
            perform(.moveCursor(rows > 0 ? 1 : -1), says: false)
        } else if let sidebar = drawn.sidebar, sidebar.rect.contains(point) {
            scrollSidebar(sidebar, by: rows)
        } else if let bar = drawn.topBar, bar.rect.contains(point) {
            topFirst = max(0, bar.fitting.lowerBound + rows.signum())
            barCursor = .more
        }
        requestFrame()
    }

    private func scrollSidebar(_ layout: SidebarLayout, by rows: Int) {
        guard rows < 0 ? layout.hidesAbove : layout.hidesBelow else { return }
        let all = state.sidebarRows
        let position = max(0, layout.place.position + rows)
        sidebarPlace.position = position
        sidebarPlace.top = position == 0 || all.isEmpty ? nil : all[min(all.count, position) - 1].id
        sidebarPlace.reveal = nil
    }
}
