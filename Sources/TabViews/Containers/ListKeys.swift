// What keys and the mouse do in a list. Enter and all keys that the list has no use for go to what stands in the row.
public import TerminalScreen

extension ListElement {
    func responder() -> Responder {
        var responder = Responder(id: id, isFocusable: rows.count > 0 && context.environment.text.isEnabled)
        responder.scrolls = rows.count > 0
        responder.arrows = rows.count > 1 ? .move : .nothing
        responder.onKey = { [self] in take($0) }
        responder.onPaste = { [self] text in
            context.session?.offer(paste: text, toFieldIn: rowID(state.cursorIndex)) ?? false
        }
        responder.onMouse = { [self] event, _ in
            guard let step = event.wheelStep, state.canScroll else { return false }
            state.pending += step
            context.requestFrame()
            return true
        }
        responder.reveal = { [self] rect, window in
            let step = distance(rect.row, rect.maxRow, window.row, window.maxRow)
            state.pending += step
            return step != 0
        }
        return responder
    }

    /// The name of a row's region.
    private func rowID(_ index: Int) -> FocusID { context.focusID(index + 1) }

    func rowResponder(_ index: Int) -> Responder {
        var responder = Responder(id: rowID(index))
        responder.onTouch = { [self] _, _ in move(to: index) }
        responder.onMouse = { [self] event, rect in
            if event.kind == .press, event.button == .right { return openMenu() }
            guard event.button == .left else { return false }
            if event.kind == .release, rect.contains(event.point) { _ = offer(KeyPress(.enter)) }
            return event.kind == .press || event.kind == .release
        }
        return responder
    }

    private func move(to index: Int) {
        guard index < rows.count else { return }
        state.moveCursor(to: index, rows)
        if let selection, let tag = rows.tag(at: index), selection.follow(tag) { state.selection = selection.read() }
        context.requestFrame()
    }

    private func take(_ key: KeyPress) -> Bool {
        guard rows.count > 0 else { return false }
        switch (key.key, key.modifiers) {
        case (.up, []): return step(-1)
        case (.down, []): return step(1)
        case (.pageUp, []): return jump(to: state.cursorIndex - max(1, state.page - 1), -1)
        case (.pageDown, []): return jump(to: state.cursorIndex + max(1, state.page - 1), 1)
        case (.home, []): return jump(to: 0, -1)
        case (.end, []): return jump(to: rows.count - 1, 1)
        case (.character("a"), []): return offer(key) || openMenu()
        case (.character(" "), []): return toggle() || offer(key)
        default: return offer(key)
        }
    }

    /// Moves by one row.
    ///
    /// A row that is higher than the window is scrolled through first.
    private func step(_ step: Int) -> Bool {
        if (step < 0 ? state.hiddenAbove : state.hiddenBelow) > 0 {
            state.pending += step
            context.requestFrame()
            return true
        }
        guard let index = state.selectable(from: state.cursorIndex + step, step, rows) else { return false }
        move(to: index)
        return true
    }

    private func jump(to index: Int, _ step: Int) -> Bool {
        let index = min(max(0, index), rows.count - 1)
        guard let target = state.selectable(from: index, step, rows) ?? state.selectable(from: index, -step, rows)
        else {
            return false
        }
        guard target != state.cursorIndex else { return false }
        move(to: target)
        return true
    }

    private func toggle() -> Bool {
        guard let selection, let tag = rows.tag(at: state.cursorIndex), selection.toggle(tag) else { return false }
        state.selection = selection.read()
        return true
    }

    private func openMenu() -> Bool {
        guard rows.count > 0, let open = rows.row(at: state.cursorIndex).element.row.openMenu else { return false }
        let place = context.session?.region(of: rowID(state.cursorIndex)) ?? .zero
        open(place)
        context.requestFrame()
        return true
    }

    /// Offers a key to what stands in the cursor's row; Enter on a row that is out of view shows it first.
    private func offer(_ key: KeyPress) -> Bool {
        let row = rowID(state.cursorIndex)
        if key == KeyPress(.enter), context.session?.region(of: row) == nil {
            state.showsCursor = true
            context.requestFrame()
            return true
        }
        return context.session?.offer(key, toWhatIsIn: row) ?? false
    }
}

extension Session {
    /// Where something was drawn in the last frame.
    public func region(of id: FocusID) -> Rect? {
        records.last { $0.responder.id == id }?.rect
    }

    /// Offers a key to the first thing in a region that can be acted upon, and to those between it and the region.
    func offer(_ key: KeyPress, toWhatIsIn id: FocusID) -> Bool {
        guard let region = records.lastIndex(where: { $0.responder.id == id }), let first = first(in: region) else {
            return false
        }
        if records[first].canHaveFocus, records[first].responder.takesText { return give(key, toField: first) }
        var next: Int? = first
        while let index = next, index != region {
            if records[index].responder.onKey?(key) == true { return true }
            next = records[index].parent
        }
        return false
    }

    /// Pastes into the text field of a region, which has the focus from then on; false if there is none.
    func offer(paste text: String, toFieldIn id: FocusID) -> Bool {
        guard let region = records.lastIndex(where: { $0.responder.id == id }), let field = first(in: region),
            records[field].canHaveFocus, records[field].responder.takesText
        else { return false }
        focus(records[field].responder.id)
        return records[field].responder.onPaste?(text) ?? false
    }

    /// The first thing inside a record that can be acted upon.
    private func first(in region: Int) -> Int? {
        let inside = records.indices[(region + 1)...].prefix { isInside($0, region) }
        return inside.first { records[$0].responder.isFocusable } ?? inside.first
    }

    /// Enter leads into a field; what is typed leads there and is its text, in the person's own layout.
    private func give(_ key: KeyPress, toField field: Int) -> Bool {
        let key = typed ?? key
        guard key == KeyPress(.enter) || key.text != nil else { return false }
        focus(records[field].responder.id)
        if key.text != nil { _ = records[field].responder.onKey?(key) }
        return true
    }
}
