// How a text field looks and answers: a line with a rule under it, the text scrolled so that the cursor is seen.
import TerminalScreen

/// A line of text being edited.
struct TextFieldElement: Element {
    let editing: TextEditing
    let prompt: String
    let isSecret: Bool
    var isSearch = false
    let context: ViewContext

    private var id: FocusID { context.focusID() }
    private var measure: TextMeasure { context.environment.display.measure }

    func size(for proposal: Proposal) -> Size {
        let ideal = max(20, measure.width(prompt) + 1)
        let columns = proposal.columns == .max ? ideal : proposal.columns ?? ideal
        return Size(columns: columns, rows: min(1, proposal.rows ?? 1))
    }

    func draw(in rect: Rect, on painter: Painter) {
        painter.respond(responder(), in: rect) {
            let style = context.environment.text.style.with(.underline)
            painter.fill(rect, style: style)
            let value = shown(editing.text.wrappedValue)
            if value.isEmpty {
                let hint = painter.measure.shortened(prompt, to: rect.columns)
                painter.put(hint, at: rect.origin, style: painter.theme.secondary.with(.underline))
            } else {
                drawText(value, in: rect, style, on: painter)
            }
            guard painter.isFocused(id), !rect.isEmpty else { return }
            let column = measure.width(shown(editing.head)) - (value.isEmpty ? 0 : editing.firstColumn)
            let place = rect.origin.offset(columns: min(max(0, column), rect.columns - 1))
            painter.placeCursor(at: place, isVisible: true)
        }
    }

    private func drawText(_ value: String, in rect: Rect, _ style: Style, on painter: Painter) {
        let cursor = measure.width(shown(editing.head))
        var first = min(editing.firstColumn, max(0, measure.width(value) + 1 - rect.columns))
        if cursor < first { first = cursor }
        if cursor >= first + rect.columns { first = cursor - rect.columns + 1 }
        editing.firstColumn = first
        painter.clipped(to: rect) {
            let isSelected = editing.isSelected && painter.isFocused(id)
            painter.put(
                value, at: rect.origin.offset(columns: -first), style: isSelected ? style.with(.reverse) : style)
        }
    }

    private func shown(_ text: String) -> String {
        isSecret ? String(repeating: context.environment.display.symbols.isASCII ? "*" : "•", count: text.count) : text
    }

    private func responder() -> Responder {
        var responder = Responder(id: id, isFocusable: context.environment.text.isEnabled, takesText: true)
        responder.onKey = { take($0) }
        responder.selectText = {
            editing.selectAll()
            context.requestFrame()
        }
        responder.onPaste = { text in
            editing.insert(text)
            context.requestFrame()
            return true
        }
        responder.onMouse = { event, rect in
            guard event.kind == .press, event.button == .left else { return false }
            let column = event.point.column - rect.column + editing.firstColumn
            let head = measure.prefix(shown(editing.text.wrappedValue), columns: column)
            editing.moveCursor(to: head.count)
            context.requestFrame()
            return true
        }
        return responder
    }

    private func take(_ key: KeyPress) -> Bool {
        let wasSelected = editing.isSelected
        let isTaken = editing.take(key)
        if isTaken || wasSelected { context.requestFrame() }
        if isTaken { return true }
        switch (key.key, key.modifiers) {
        case (.enter, []):
            if context.environment.submit?(isSearch ? .search : .text) == true { return true }
            // What narrows as it is typed needs nobody to be told: then the typing is over. Elsewhere Enter may be the
            // key of the page's own button.
            return isSearch && context.session?.leaveField(id) == true
        case (.escape, []):
            return context.session?.leaveField(id) ?? false
        default:
            return false
        }
    }
}

extension Session {
    /// Moves the focus from a text field to the nearest thing that is none; in what covers the screen it stays, as Esc then
    /// closes that.
    func leaveField(_ id: FocusID) -> Bool {
        guard overlays.isEmpty else { return false }
        let order = focusOrder(in: focus.area)
        guard let here = order.firstIndex(where: { records[$0].responder.id == id }) else { return false }
        let others = order[(here + 1)...] + order[..<here]
        guard let target = others.first(where: { !records[$0].responder.takesText }) else { return false }
        focus(records[target].responder.id)
        return true
    }
}
