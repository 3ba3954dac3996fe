// A list as it stands on the screen: the rows in its window, the cursor, and what keys and the mouse do. Only rows in the
// window are made.
import TerminalScreen

/// Rows drawn through a window.
@MainActor final class ListElement: Element {
    let rows: RowSource
    let state: ListState
    let selection: ListSelection?
    let context: ViewContext
    private var width = 0

    init(_ content: some View, selection: ListSelection?, in context: ViewContext) {
        self.context = context
        self.selection = selection
        if let selection { _ = context.reading(selection.read) }
        state = context.storage { ListState() }
        var inner = context.child(0)
        inner.environment.rowsAreLazy = true
        inner.environment.axis = .vertical
        if inner.environment.controls != .menu { inner.environment.controls = .row }
        rows = RowSource(content.elements(in: inner))
    }

    var id: FocusID { context.focusID() }

    private var marksSelected: Bool { selection?.isOfSeveral == true && width >= 8 }

    /// Columns before the content of a row: the mark of the cursor, so that rows begin where the page's title does; where
    /// several can be selected, the sign of what is, and a blank besides.
    private var indent: Int { marksSelected ? 3 : 1 }

    var traits: ElementTraits {
        var traits = ElementTraits()
        traits.scrollsItself = true
        return traits
    }

    func size(for proposal: Proposal) -> Size {
        if let columns = proposal.columns, let rows = proposal.rows { return Size(columns: columns, rows: rows) }
        width = proposal.columns ?? .max
        var columns = 0
        var lines = 0
        for index in 0..<min(rows.count, 200) {
            let row = rows.row(at: index)
            let size = row.element.size(for: Proposal(columns: proposal.columns?.without(indent + 1), rows: nil))
            columns = max(columns, size.columns + indent + 1)
            lines += max(1, size.rows) + (row.hasGap ? 1 : 0)
        }
        if rows.count > 200 { lines += rows.count - 200 }
        return Size(columns: min(columns, proposal.columns ?? .max), rows: proposal.rows ?? lines)
    }

    func draw(in rect: Rect, on painter: Painter) {
        guard !rect.isEmpty else { return }
        width = rect.columns
        state.settle(rows)
        followSelection()
        arrange(rect.rows)
        painter.scrolled(to: state.top * 1_000 + state.topOffset, in: rect)
        painter.respond(responder(), in: rect) {
            painter.clipped(to: rect) { drawRows(in: rect, on: painter) }
        }
    }

    // MARK: Where the window stands

    private func height(_ index: Int) -> Int {
        let row = rows.row(at: index)
        let size = row.element.size(for: Proposal(columns: max(0, width - indent - 1), rows: nil))
        return max(1, size.rows) + (row.hasGap ? 1 : 0)
    }

    /// When the program has selected another row, the cursor goes there.
    private func followSelection() {
        guard let selection else { return }
        let now = selection.read()
        defer { state.selection = now }
        guard now != state.selection, now.count == 1, let tag = now.first, rows.count > 0 else { return }
        if rows.tag(at: state.cursorIndex) == tag { return }
        if let index = rows.index(ofTag: tag) { state.moveCursor(to: index, rows) }
    }

    /// Brings the window in order: what was asked for is scrolled, the cursor is shown, no room is wasted at the end.
    private func arrange(_ room: Int) {
        guard rows.count > 0 else { return }
        let window = Size(columns: width, rows: room)
        let isAsked = state.pending != 0 || state.showsCursor
        let isResized = state.shown != nil && state.shown?.window != window
        if isResized, !isAsked { resume(in: window) }
        if state.isMoved, !isAsked { keepInView(room, isResized) }
        keepWhole(room)
        scroll(by: state.pending)
        state.pending = 0
        if state.showsCursor { showCursor(room) }
        state.showsCursor = false
        fillEnd(room)
        let place = ListPlace(
            top: state.top, topOffset: state.topOffset, window: window, showsCursor: seesCursor(room))
        if isAsked || state.rest == nil || !isResized && state.shown != place { state.rest = place }
        state.shown = place
    }

    /// Another size shows what the person left in view, the cursor's row above all.
    private func resume(in window: Size) {
        guard let rest = state.rest else { return }
        (state.top, state.topOffset) = (max(0, min(rest.top, rows.count - 1)), rest.topOffset)
        if rest.window != window, rest.showsCursor { state.showsCursor = true }
    }

    /// Rows that have another order, or come and go, don't take the cursor's row out of view; where the person has
    /// scrolled it out of view, it stays there.
    private func keepInView(_ room: Int, _ isResized: Bool) {
        let wasSeen = isResized ? state.rest?.showsCursor : state.shown?.showsCursor
        if wasSeen == true, !seesCursor(room) { state.showsCursor = true }
    }

    private func seesCursor(_ room: Int) -> Bool {
        var lines = -state.topOffset
        var index = state.top
        while index < state.cursorIndex, lines < room {
            lines += height(index)
            index += 1
        }
        return index == state.cursorIndex && lines < room
    }

    /// Shows all of the cursor's row again when it has grown where it stands, as by a longer title that has come since:
    /// what is seen must not depend on what came first.
    private func keepWhole(_ room: Int) {
        let window = Size(columns: width, rows: room)
        if let whole = state.whole, whole.window == window, whole.height != height(state.cursorIndex) {
            state.showsCursor = true
        }
        state.whole = nil
    }

    private func scroll(by lines: Int) {
        state.topOffset += lines
        while state.topOffset < 0, state.top > 0 {
            state.top -= 1
            state.topOffset += height(state.top)
        }
        state.topOffset = max(0, state.topOffset)
        while state.topOffset > 0, state.topOffset >= height(state.top), state.top + 1 < rows.count {
            state.topOffset -= height(state.top)
            state.top += 1
        }
    }

    private func showCursor(_ room: Int) {
        let index = state.cursorIndex
        // The heading above the first row of a section is shown with it.
        let first = index > 0 && !rows.isSelectable(index - 1) ? index - 1 : index
        if first < state.top || (first == state.top && state.topOffset > 0) {
            let isTall = first == index && height(index) > room
            if !isTall {
                (state.top, state.topOffset) = (first, 0)
            } else if index < state.top {
                // Coming from below, one meets the end of a row that is higher than the window.
                (state.top, state.topOffset) = (index, height(index) - room)
            }
        }
        var lines = -state.topOffset
        var row = state.top
        while row < index, lines < room {
            lines += height(row)
            row += 1
        }
        guard row < index || lines + min(height(index), room) > room else { return }
        // From the cursor backwards until the window is full.
        var left = room - min(height(index), room)
        state.top = index
        state.topOffset = 0
        while state.top > 0, left > 0 {
            state.top -= 1
            left -= height(state.top)
        }
        if left < 0 { state.topOffset = -left }
    }

    private func fillEnd(_ room: Int) {
        var lines = -state.topOffset
        var index = state.top
        while index < rows.count, lines < room {
            lines += height(index)
            index += 1
        }
        while lines < room, state.top > 0 || state.topOffset > 0 {
            if state.topOffset > 0 {
                let step = min(state.topOffset, room - lines)
                state.topOffset -= step
                lines += step
            } else {
                state.top -= 1
                let height = height(state.top)
                state.topOffset = max(0, height - (room - lines))
                lines += height - state.topOffset
            }
        }
    }

    // MARK: Drawing

    private func drawRows(in rect: Rect, on painter: Painter) {
        let selected = selection?.read() ?? []
        var line = rect.row - state.topOffset
        var index = state.top
        while index < rows.count, line < rect.maxRow {
            let height = height(index)
            let gap = rows.row(at: index).hasGap ? 1 : 0
            let place = Rect(column: rect.column, row: line + gap, columns: rect.columns, rows: height - gap)
            draw(index, selected, in: place, window: rect, on: painter)
            line += height
            index += 1
        }
        state.page = max(1, index - state.top)
        state.canScroll = state.top > 0 || state.topOffset > 0 || index < rows.count || line > rect.maxRow
        if state.canScroll { drawBar(in: rect, on: painter) }
    }

    private func draw(_ index: Int, _ selected: Set<AnyHashable>, in place: Rect, window: Rect, on painter: Painter) {
        let row = rows.row(at: index)
        let inner = place.inset(left: indent, right: 1)
        if row.isEdge { return row.element.draw(in: inner, on: painter) }
        let isCursor = index == state.cursorIndex
        let isFocused = isCursor && painter.isFocused(id)
        let isSelected = !selected.isEmpty && rows.tag(at: index).map(selected.contains) == true
        if isCursor {
            state.hiddenAbove = max(0, window.row - place.row)
            state.hiddenBelow = max(0, place.maxRow - window.maxRow)
            if state.hiddenAbove + state.hiddenBelow == 0 {
                state.whole = WholeRow(height: height(index), window: window.size)
            }
        }
        var style = Style.plain
        if isFocused {
            style = painter.theme.selection
        } else if isCursor || isSelected {
            style = painter.theme.unfocusedSelection
        }
        painter.grounded(style) {
            if isFocused { painter.fill(place) }
            if isCursor || (isSelected && !marksSelected) { drawMark(in: place, isFocused: isFocused, on: painter) }
            if isSelected, marksSelected {
                let sign = painter.display.symbols.glyph(named: "checkmark", filled: false)
                painter.put(String(sign), at: place.origin.offset(columns: 1))
            }
            painter.respond(rowResponder(index), in: place) {
                painter.row { row.element.draw(in: inner, on: painter) }
            }
        }
        if isFocused, place.row >= window.row { painter.placeCursor(at: place.origin) }
    }

    private func drawMark(in place: Rect, isFocused: Bool, on painter: Painter) {
        for row in 0..<place.rows {
            painter.put(
                .selection, at: place.origin.offset(rows: row), style: isFocused ? .plain : painter.theme.secondary)
        }
    }

    private func drawBar(in rect: Rect, on painter: Painter) {
        // Heights of rows out of view are not known: the bar counts rows.
        let total = max(rows.count, rect.rows + 1)
        let first = state.top + state.page >= rows.count && state.hiddenBelow == 0 ? total - rect.rows : state.top
        painter.scrollBar(min(first, total - rect.rows), total, in: rect)
    }
}
