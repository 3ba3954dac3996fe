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
        pressed = nil
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
        pressed = item(of: target).map { ($0, event.point) }
        // What is left of a minimized bar brings it back.
        if drawn.bottomBar?.isMinimized == true, case .item(let id)? = target, isSelected(id) { return requestFrame() }
        switch target {
        case .row(let row): pressRow(row)
        case .item: activateBar(target)
        case .more: openMore()
        case .toggle: toggleSidebar()
        case .edit: toggleEditing()
        case .help: showHelp()
        case .back: state.visibleList == nil ? goBack(isInContent: true) : closeList()
        case .filter: filterHasFocus = true
        case .reset, .cancel, .undo, .redo, nil: break
        }
        requestFrame()
    }

    private func closeList() { perform(.closeList, says: false) }

    /// The tab or section that a target stands for.
    func item(of target: FormTarget?) -> ItemID? {
        switch target {
        case .item(let id): id
        case .row(let row):
            switch row {
            case .item(let id): id
            case .action(let section, _): section
            case .heading(let id): id
            case .rule, .footer: nil
            }
        default: nil
        }
    }

    private func pressRow(_ row: RowID) {
        if state.visibleList != nil {
            if perform(.setCursor(row), says: false) { chooseInList() }
            return
        }
        let rows = state.sidebarRows
        guard let position = rows.position(of: row), rows[position].isEnabled else { return }
        sidebarCursor = row
        if case .tab(let tab) = rows[position].kind {
            perform(.choose(tab.id))
            sidebarCursor = row
            if sidebarOverlaps(screen: drawn.size.columns) { enterContent() }
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
            drag = Drag(id: id, area: editedArea, start: point)
        case .item(let id):
            editArea = .bar
            editBarCursor = id
            drag = Drag(id: id, area: .bar, start: point)
        case .edit: perform(.done)
        case .cancel: perform(.cancelEditing)
        case .reset: askReset()
        case .undo: perform(.undo)
        case .redo: perform(.redo)
        case .toggle: toggleSidebar()
        default: break
        }
        requestFrame()
    }

    // MARK: Dragging

    private func dragged(to point: Point) {
        if state.edit == nil { return carryTab(to: point) }
        guard var drag else { return }
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

    /// A tab that is worth something can be dragged to another one; nothing is moved by it (N36, N48).
    private func carryTab(to point: Point) {
        guard let (id, start) = pressed, start != point, let payload = table?.extras(of: id)?.payload else { return }
        pressed = nil
        session?.hand = Hand(payload(), named: kit.title(of: id, in: state), in: self, at: point)
    }

    /// Holds the lifted item over what lies under the pointer; over anything else it would be put back.
    private func hold(_ lift: Lift, over point: Point) {
        editMustReveal = false
        if isOverLifted(lift, point) { return }
        let place = barPlace(at: point, lifted: lift.id) ?? listPlace(at: point, lifted: lift.id)
        if let place, perform(.drag(place)) {
            editArea = barRect.contains(point) ? .bar : .list
        } else if !lift.isOutside {
            perform(.dragOutside, says: false)
        }
        scrollWhileDragging(point)
    }

    private var barRect: Rect { drawn.topBar?.rect ?? drawn.bottomBar?.rect ?? .zero }

    private var barCells: [(target: FormTarget, rect: Rect)] {
        drawn.topBar.map { $0.cells.map { ($0.target, $0.rect) } }
            ?? drawn.bottomBar.map { $0.cells.map { ($0.target, $0.rect) } } ?? []
    }

    /// Whether the pointer is over the item itself, or over the mark of where it would go: nothing changes then.
    private func isOverLifted(_ lift: Lift, _ point: Point) -> Bool {
        guard !lift.isOutside else { return false }
        if drawn.edit?.insertion?.contains(point) == true { return true }
        if let line = drawn.edit?.lines.first(where: { $0.rect.contains(point) }) { return line.row.isLifted }
        return lift.container == .bar && (drawn.target(at: point) == .item(lift.id) || wouldFallBack(lift, point))
    }

    /// Whether an item of the bar, put where the pointer asks, would lie away from it, behind a wider neighbour: the
    /// next step would then take it back, and it would flicker.
    private func wouldFallBack(_ lift: Lift, _ point: Point) -> Bool {
        let cells = barCells
        guard let own = cells.firstIndex(where: { $0.target == .item(lift.id) }),
            let hit = cells.firstIndex(where: { $0.rect.contains(point) })
        else { return false }
        let columns = cells[own].rect.columns
        return own < hit
            ? point.column < cells[hit].rect.maxColumn - columns : point.column >= cells[hit].rect.column + columns
    }

    /// Beside which item of the bar a point lies; behind the last one where there is none.
    private func barPlace(at point: Point, lifted: ItemID) -> DropPlace? {
        guard barRect.contains(point) else { return nil }
        let cells = barCells.compactMap { cell -> (id: ItemID, rect: Rect)? in
            if case .item(let id) = cell.target { (id, cell.rect) } else { nil }
        }
        let own = cells.firstIndex { $0.id == lifted }
        guard let hit = cells.firstIndex(where: { point.column < $0.rect.maxColumn }) else {
            return cells.last { $0.id != lifted }.map { .after($0.id, .bar) }
        }
        // Coming from the left the item goes behind what it is held over, from the right before it.
        return own.map { $0 < hit } == true ? .after(cells[hit].id, .bar) : .before(cells[hit].id, .bar)
    }

    /// Beside which row of the list a point lies.
    private func listPlace(at point: Point, lifted: ItemID) -> DropPlace? {
        guard let line = drawn.edit?.lines.first(where: { $0.rect.contains(point) }), line.row.container != nil,
            let id = itemID(of: line.row.id), id != lifted
        else { return nil }
        let rows = state.editRows
        let own = liftedRow(lifted).flatMap(rows.position(of:))
        return own.map { $0 < line.position } == true ? .after(id, line.row.area) : .before(id, line.row.area)
    }

    /// At the edges of the list the rows beyond them come into view.
    private func scrollWhileDragging(_ point: Point) {
        guard let edit = drawn.edit, edit.rect.contains(point) else { return }
        if point == edit.lines.last?.rect.origin.offset(columns: point.column - edit.rect.column) {
            editTop = edit.top + 1
        } else if point.row == edit.lines.first?.rect.row, edit.top > 0 {
            editTop = edit.top - 1
        }
    }

    private func release(_ point: Point) {
        defer { drag = nil }
        // A section can be dragged by its sign too: only a press and a release on it open and close.
        if let drag, !drag.isActive, point == drag.start, let sign = drawn.edit?.expander(at: point) {
            perform(.setExpanded(sign.section, !sign.isExpanded))
            return
        }
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
            topFirst = bar.first + rows.signum()
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
        sidebarRest = (sidebarPlace, layout.rect.size)
    }
}
