// The lines around a page: its title with the way back and Edit, the hint line, and what stands where there is no page.

import TabNavigation
import TerminalScreen

/// The title line of a page, and the rule below it; in compact messages stand in the place of the rule.
@MainActor struct TitleLine {
    let kit: FormKit
    let title: String
    /// The title of the page before; nil where there is none.
    var back: String?
    var trailing: String?

    /// Draws the lines and gives what is left for the page.
    func draw(in rect: Rect, on painter: Painter, navigator: Navigator) -> Rect {
        guard !rect.isEmpty else { return rect }
        let isCompact = navigator.drawn.form == .bottomBar
        var start = rect.column + (rect.columns > 2 ? 1 : 0)
        var end = rect.maxColumn - (rect.columns > 2 ? 1 : 0)
        if isCompact, navigator.settings.customization != nil, rect.columns >= 20 {
            let words = kit.words.text(navigator.state.edit == nil ? "edit" : "done")
            end -= kit.width(words)
            let slot = Rect(column: end, row: rect.row, columns: kit.width(words), rows: 1)
            painter.canvas.put(words, at: slot.origin, style: kit.theme.secondary)
            navigator.drawn.titleSlots.append(FormSlot(target: .edit, rect: slot))
            end -= 2
        }
        if let trailing, rect.columns >= 30 {
            let words = kit.short(trailing, to: rect.columns / 3)
            end -= kit.width(words)
            painter.canvas.put(words, at: Point(column: end, row: rect.row), style: kit.theme.secondary)
            end -= 2
        }
        if let back, rect.columns >= 20 {
            let words = kit.sign(.back) + " " + kit.short(back, to: rect.columns / 4)
            let columns = kit.width(words)
            painter.canvas.put(words, at: Point(column: start, row: rect.row), style: kit.theme.secondary)
            navigator.drawn.titleSlots.append(
                FormSlot(target: .back, rect: Rect(column: start, row: rect.row, columns: columns, rows: 1)))
            start += columns + (back == " " ? 1 : 3)
        }
        let room = max(0, end - start)
        painter.canvas.put(
            kit.short(title, to: room), at: Point(column: start, row: rect.row), style: kit.theme.heading, limit: room)
        guard rect.rows >= 4 else { return rect.inset(top: 1) }
        drawRule(in: rect.rowRect(1), isCompact: isCompact, on: painter, navigator: navigator)
        return rect.inset(top: 2)
    }

    private func drawRule(in row: Rect, isCompact: Bool, on painter: Painter, navigator: Navigator) {
        if isCompact, let message = navigator.session?.message {
            painter.messageIsDrawn = true
            painter.canvas.put(
                kit.short(message, to: row.columns - 2), at: row.origin.offset(columns: 1), style: kit.theme.message)
            return
        }
        let inset = isCompact ? 0 : 1
        painter.canvas.put(
            kit.rule(row.columns - 2 * inset), at: row.origin.offset(columns: inset), style: kit.theme.rule)
    }
}

/// The line of the few keys that matter now, or the message.
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
        let scope = painter.focusedArea == .content ? CommandScope.content : navigator.scope
        var column = start.column
        for command in navigator.commands.hints(in: scope) {
            let words = hint(command)
            let columns = kit.width(words)
            guard column + columns <= row.maxColumn - 1 else { return }
            painter.canvas.put(words, at: Point(column: column, row: row.row), style: kit.theme.secondary)
            column += columns + 3
        }
    }

    private func hint(_ command: Command) -> String {
        var key = command.keys.first.map(kit.words(for:)) ?? ""
        // The pair of arrows that belongs together is shown as one.
        if command.name == .up { key = kit.arrow("key.upDown") }
        if command.name == .left { key = kit.arrow("key.leftRight") }
        return kit.words.text("hint", ["key": key, "words": kit.words.text(command.name.wordKey)])
    }
}

/// What stands where there is no tab to show (N50).
@MainActor struct EmptyState {
    let kit: FormKit
    let state: NavigationState

    func draw(in rect: Rect, on painter: Painter) {
        guard rect.rows > 0 else { return }
        if state.pending != nil || !state.outline.isComplete { return }
        let key = state.outline.items.isEmpty ? "empty.none" : "empty.hidden"
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
