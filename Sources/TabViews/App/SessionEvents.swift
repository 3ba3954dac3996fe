// Where an event goes: to what has the focus (or lies under the pointer), from there outwards, and what nobody has used
// to the session itself. Before each event the frame is brought up to date, so that many events in one batch do what
// they would have done one by one.
public import TerminalScreen

/// What the mouse is doing.
struct MouseState {
    /// What was pressed; drags and the release go there.
    var pressed: FocusID?
    /// How many overlays there were then.
    var overlays = 0
}

extension Session {
    /// Takes one event.
    ///
    /// Look at `needsFrame` and `isFinished` afterwards.
    public func send(_ event: Event) {
        appearances.startTasks()
        if case .resize(let size) = event {
            // The same size again: what is on the screen is not known, and all of it is made anew.
            awaiting { if size == self.size { drawAnew() } else { requestFrame() } }
            return
        }
        if needsFrame { _ = render(size) }
        awaiting {
            switch event {
            case .key(let key): take(key)
            case .mouse(let event): take(event)
            case .paste(let text): take(paste: text)
            case .background(let color):
                guard options.display.background != color else { break }
                options.display = options.display.on(color)
                requestFrame()
            case .resize, .focus: break
            }
        }
    }

    // MARK: Keys

    private func take(_ key: KeyPress) {
        message(nil)
        if let hand, hand.take(key) { return }
        let start = focusedRecord ?? areaRecord
        if let start, records[start].responder.takesText, records[start].responder.onKey?(key) == true { return }
        let command = key.byPosition ?? key
        typed = key
        defer { typed = nil }
        if bubble(command, from: start) { return }
        if runShortcut(command) { return }
        takeUnused(command)
    }

    /// What stands for an area in which nothing has the focus: what scrolls, else the whole.
    private var areaRecord: Int? {
        let inArea = records.indices.filter { records[$0].area == focus.area }
        return inArea.first { records[$0].responder.scrolls } ?? inArea.first
    }

    /// Offers a key to a responder and those around it.
    ///
    /// Arrows move the focus before they leave the area's own part.
    private func bubble(_ key: KeyPress, from start: Int?) -> Bool {
        var hasTriedMoving = false
        var next = start
        while let index = next {
            let record = records[index]
            if !hasTriedMoving, record.responder.movesFocus || record.area != focus.area {
                hasTriedMoving = true
                if key.modifiers.isEmpty, moveFocus(key.key) { return true }
            }
            // Inside what scrolls, an arrow goes to what is near before it scrolls.
            if let near = record.responder.near, index != start, key.modifiers.isEmpty,
                moveFocus(key.key, inside: index, near: near())
            {
                return true
            }
            if record.responder.onKey?(key) == true { return true }
            next = record.parent
        }
        return !hasTriedMoving && key.modifiers.isEmpty && moveFocus(key.key)
    }

    private func takeUnused(_ key: KeyPress) {
        if options.onUnusedKey?(key) == true { return }
        switch (key.key, key.modifiers) {
        case (.tab, []): _ = moveFocus(by: 1)
        case (.tab, .shift): _ = moveFocus(by: -1)
        case (.pageUp, []), (.pageDown, []): scrollContent(key)
        case (.character("c"), .control), (.character("q"), []):
            if overlays.isEmpty || key.modifiers == .control { finish() }
        default: break
        }
    }

    /// PageUp and PageDown scroll the content wherever the focus is.
    private func scrollContent(_ key: KeyPress) {
        let area = overlays.isEmpty ? FocusArea.content : focus.area
        for record in records where record.area == area && record.responder.scrolls {
            if record.responder.onKey?(key) == true { return }
        }
    }

    private func runShortcut(_ key: KeyPress) -> Bool {
        for record in records where record.area == focus.area || overlays.isEmpty {
            if record.responder.shortcut == key, record.responder.onKey?(KeyPress(.enter)) == true { return true }
        }
        return false
    }

    // MARK: Paste

    private func take(paste text: String) {
        var next = focusedRecord
        while let index = next {
            if records[index].responder.onPaste?(text) == true { return }
            next = records[index].parent
        }
    }

    // MARK: Mouse

    private func take(_ event: MouseEvent) {
        if let hand, hand.take(event) {
            if event.kind == .release { mouse.pressed = nil }
            return
        }
        switch event.kind {
        case .press:
            message(nil)
            let target = record(at: event.point)
            mouse.pressed = target.map { records[$0].responder.id }
            mouse.overlays = overlays.count
            touch(event, from: target)
            deliver(event, from: target)
        case .drag, .release:
            let target = mouse.pressed.flatMap { id in records.lastIndex { $0.responder.id == id } }
            if event.kind == .release { mouse.pressed = nil }
            // A menu that was pressed has closed since: what lay under it was not pressed.
            guard target != nil || overlays.count == mouse.overlays else { return }
            deliver(event, from: target ?? record(at: event.point))
        default:
            deliver(event, from: record(at: event.point))
        }
    }

    /// What was drawn last at a point.
    private func record(at point: Point) -> Int? {
        records.lastIndex { $0.visible.contains(point) }
    }

    private func chain(from start: Int?) -> [Int] {
        var chain: [Int] = []
        var next = start
        while let index = next {
            chain.append(index)
            next = records[index].parent
        }
        return chain
    }

    /// Tells everyone around of a press and gives the innermost the focus.
    private func touch(_ event: MouseEvent, from target: Int?) {
        let chain = chain(from: target)
        for index in chain.reversed() { records[index].responder.onTouch?(event, records[index].rect) }
        if let index = chain.first(where: { records[$0].canHaveFocus }) {
            focus(records[index].responder.id, in: records[index].area, reveals: false)
        } else if let index = chain.first, overlays.isEmpty {
            focus(records[index].area)
        }
    }

    private func deliver(_ event: MouseEvent, from target: Int?) {
        for index in chain(from: target) {
            if records[index].responder.onMouse?(event, records[index].rect) == true { return }
        }
    }
}
