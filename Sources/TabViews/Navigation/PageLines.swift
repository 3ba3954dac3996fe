// The lines around a page: its title with the way back and Edit, the hint line, and what stands where there is no page.

import TabNavigation
import TerminalScreen

/// The title line of a list that stands in place of a page: the way back, and a rule or the message.
@MainActor struct ListTitle {
    let kit: FormKit
    let title: String
    let id: FocusID

    /// Draws the lines and gives what is left for the list.
    func draw(in rect: Rect, on painter: Painter, _ navigator: Navigator) -> Rect {
        guard rect.rows > 1 else { return rect }
        let start = rect.origin.offset(columns: rect.columns > 20 ? 1 : 0)
        painter.canvas.put(kit.sign(.back), at: start, style: kit.theme.secondary)
        navigator.drawn.titleSlots.append(
            FormSlot(target: .back, rect: Rect(origin: start, size: Size(columns: 2, rows: 1))))
        let edit = drawEdit(in: rect, from: start.column + 12, on: painter, navigator)
        let room = rect.maxColumn - start.column - 3 - edit
        painter.canvas.put(kit.short(title, to: room), at: start.offset(columns: 2), style: kit.theme.heading)
        guard rect.rows >= 6 else { return rect.inset(top: 1) }
        let row = rect.rowRect(1)
        if let message = navigator.session?.message {
            painter.messageIsDrawn = true
            painter.canvas.put(
                kit.short(message, to: row.columns - 2), at: row.origin.offset(columns: 1), style: kit.theme.message)
        } else {
            kit.rule(row, on: &painter.canvas)
        }
        return rect.inset(top: 2)
    }

    /// *Edit* at the right, as on the page below, where the title keeps some room.
    ///
    /// Returns the columns used.
    private func drawEdit(in rect: Rect, from left: Int, on painter: Painter, _ navigator: Navigator) -> Int {
        guard navigator.settings.customization != nil else { return 0 }
        let words = kit.words.text("edit")
        let columns = kit.width(words)
        let start = rect.origin.offset(columns: rect.columns - columns - 1)
        guard start.column >= left else { return 0 }
        painter.canvas.put(words, at: start, style: kit.theme.secondary)
        navigator.drawn.titleSlots.append(
            FormSlot(target: .edit, rect: Rect(origin: start, size: Size(columns: columns, rows: 1))))
        return columns + 2
    }
}

/// *Edit* at the right of the title line in compact.
struct EditAccessory: Element {
    let navigator: Navigator
    let id: FocusID

    private var label: String { navigator.kit.words.text("edit") }

    func size(for proposal: Proposal) -> Size { Size(columns: navigator.kit.width(label), rows: 1) }

    func draw(in rect: Rect, on painter: Painter) {
        let navigator = navigator
        let responder = Responder(
            id: id,
            onMouse: { event, _ in
                if event.kind == .release { navigator.toggleEditing() }
                return event.kind == .press || event.kind == .release
            })
        painter.respond(responder, in: rect) {
            painter.put(label, at: rect.origin, style: navigator.kit.theme.secondary)
        }
    }
}

/// The line of the few keys that matter now, or the message.
///
/// It is drawn after the page, whose fields it asks about.
@MainActor struct HintLine {
    let kit: FormKit
    let navigator: Navigator

    func draw(in row: Rect, on painter: Painter) {
        guard !row.isEmpty else { return }
        painter.canvas.fill(row)
        let start = row.origin.offset(columns: 1)
        if let message = navigator.session?.message {
            painter.messageIsDrawn = true
            painter.canvas.put(kit.short(message, to: row.columns - 2), at: start, style: kit.theme.message)
            return
        }
        var scope = painter.focusedArea == .content ? CommandScope.content : navigator.scope
        if painter.focusTakesText { scope = .field }
        if case .overlay = painter.focusedArea { scope = .overlay }
        if navigator.session?.hand?.isCarried == true { scope = .lifted }
        let arrows = painter.arrows
        var column = start.column
        for command in navigator.commands.hints(in: scope, isOffered: { offers($0, in: scope, arrows) }) {
            let words = hint(command, arrows)
            let columns = kit.width(words)
            guard column + columns <= row.maxColumn - 1 else { return }
            painter.canvas.put(words, at: Point(column: column, row: row.row), style: kit.theme.secondary)
            column += columns + 3
        }
    }

    /// What covers the page may have nothing to choose, as a tip of words alone.
    private func offers(_ command: CommandName, in scope: CommandScope, _ arrows: ArrowUse) -> Bool {
        if command == .scroll, scope == .content { return arrows != .nothing }
        guard scope == .overlay, let cover = navigator.session?.cover else { return navigator.offers(command) }
        switch command {
        case .activate: return cover.offersChoice
        case .up: return cover.offersChoice || cover.scrolls
        default: return true
        }
    }

    private func hint(_ command: Command, _ arrows: ArrowUse) -> String {
        var key = command.keys.first.map(kit.words(for:)) ?? ""
        // The pair of arrows that belongs together is shown as one.
        if command.name == .up || command.name == .scroll { key = kit.arrow("key.upDown") }
        if command.name == .left { key = kit.arrow("key.leftRight") }
        let name = command.name == .scroll && arrows == .move ? .up : command.name
        return kit.words.text("hint", ["key": key, "words": kit.words.text(name.wordKey)])
    }
}

/// What stands where there is no tab to show (N50).
@MainActor struct EmptyState {
    let kit: FormKit
    let state: NavigationState

    func draw(in rect: Rect, on painter: Painter) {
        guard rect.rows > 0 else { return }
        if state.pending != nil || !state.outline.isComplete { return }
        // What only the app can show again is not the person's to choose.
        let hidden = state.options.allowsCustomization ? "empty.hidden" : "empty.byApp"
        let key = state.outline.items.isEmpty ? "empty.none" : hidden
        let lines = [
            (kit.words.text(key + ".title"), kit.theme.heading), (kit.words.text(key + ".text"), kit.theme.secondary),
        ]
        let top = rect.row + max(0, rect.rows - lines.count) / 2
        for (index, line) in lines.enumerated() where top + index < rect.maxRow {
            let words = kit.short(line.0, to: rect.columns)
            let column = rect.column + max(0, rect.columns - kit.width(words)) / 2
            painter.canvas.put(words, at: Point(column: column, row: top + index), style: line.1)
        }
    }
}
