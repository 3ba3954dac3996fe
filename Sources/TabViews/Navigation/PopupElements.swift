// How menus and dropped-down lists are drawn and answered inside an overlay.

import TabNavigation
import TerminalScreen

/// A menu: one line each, a cursor.
struct MenuElement: Element {
    let navigator: Navigator
    let menu: PopupMenu
    let id: FocusID

    func size(for proposal: Proposal) -> Size {
        let widths = menu.lines.map { navigator.kit.width($0.title) } + [navigator.kit.width(menu.title)]
        let columns = min(max(16, (widths.max() ?? 0) + 4 + numberColumns), proposal.columns ?? .max)
        return Size(columns: columns, rows: menu.lines.count)
    }

    private var numberColumns: Int { menu.isNumbered ? 2 : 0 }

    func draw(in rect: Rect, on painter: Painter) {
        let navigator = navigator
        var responder = Responder(
            id: id, isFocusable: true,
            onKey: { key in self.key(key) },
            onMouse: { event, rect in
                guard event.kind == .press, event.button == .left else { return false }
                self.choose(event.point.row - rect.row)
                return true
            })
        responder.movesFocus = false
        painter.respond(responder, in: rect) {
            for (index, line) in menu.lines.enumerated() {
                let row = Rect(column: rect.column, row: rect.row + index, columns: rect.columns, rows: 1)
                let isCursor = index == navigator.popupCursor
                var style = line.isEnabled ? navigator.kit.theme.text : navigator.kit.theme.disabled
                if line.isDestructive { style = navigator.kit.theme.destructive }
                if isCursor { style = navigator.kit.theme.selection }
                painter.canvas.fill(row, style: style)
                if isCursor {
                    painter.canvas.put(navigator.kit.sign(.selection), at: row.origin, style: style)
                    painter.placeCursor(at: row.origin)
                }
                let start = 2 + numberColumns
                if menu.isNumbered, index < 9 {
                    let faint = isCursor ? style : navigator.kit.theme.secondary
                    painter.canvas.put(String(index + 1), at: row.origin.offset(columns: 2), style: faint)
                }
                painter.canvas.put(
                    navigator.kit.short(line.title, to: row.columns - start - 1),
                    at: row.origin.offset(columns: start), style: style, limit: max(0, row.columns - start))
            }
        }
    }

    private func choose(_ index: Int) {
        guard menu.lines.indices.contains(index), menu.lines[index].isEnabled else { return }
        navigator.closePopup()
        menu.lines[index].run()
        navigator.requestFrame()
    }

    private func key(_ key: KeyPress) -> Bool {
        if menu.isNumbered, let digit = key.text?.wholeNumberValue, (1...9).contains(digit) {
            choose(digit - 1)
            return true
        }
        switch navigator.commands.command(for: key, in: [.list]) {
        case .up: move(-1)
        case .down: move(1)
        case .first: navigator.popupCursor = 0
        case .last: navigator.popupCursor = max(0, menu.lines.count - 1)
        case .activate: choose(navigator.popupCursor)
        case .back: navigator.closePopup()
        default: return false
        }
        navigator.requestFrame()
        return true
    }

    private func move(_ step: Int) {
        var next = navigator.popupCursor + step
        while menu.lines.indices.contains(next), !menu.lines[next].isEnabled { next += step }
        if menu.lines.indices.contains(next) { navigator.popupCursor = next }
    }
}

/// A list of the top bar.
struct PopupListElement: Element {
    let navigator: Navigator
    let rows: ListRows
    let id: FocusID

    func size(for proposal: Proposal) -> Size {
        Size(
            columns: min(ListLayout.columns(of: rows, kit: navigator.kit), proposal.columns ?? .max),
            rows: min(rows.count, proposal.rows ?? 20, 20))
    }

    func draw(in rect: Rect, on painter: Painter) {
        let navigator = navigator
        let layout = ListLayout(
            rows, in: rect, kit: navigator.kit, filter: "", top: navigator.popupTop, reveal: navigator.popupCursor,
            hasField: false)
        navigator.popupTop = layout.top
        navigator.drawn.popup = layout
        let responder = Responder(
            id: id, isFocusable: true, onKey: { key in self.key(key) },
            onMouse: { event, _ in self.mouse(event, layout) })
        painter.respond(responder, in: rect) {
            layout.draw(on: &painter.canvas, cursor: navigator.popupCursor, isFocused: true)
            if let point = layout.cursor(navigator.popupCursor) { painter.placeCursor(at: point) }
        }
    }

    private func mouse(_ event: MouseEvent, _ layout: ListLayout) -> Bool {
        switch event.kind {
        case .press where event.button == .left:
            if let line = layout.lines.first(where: { $0.rect.contains(event.point) }) {
                navigator.choosePopupRow(line.row)
            }
        case .wheelUp: move(-1)
        case .wheelDown: move(1)
        default: return false
        }
        navigator.requestFrame()
        return true
    }

    private func key(_ key: KeyPress) -> Bool {
        switch navigator.commands.command(for: key, in: [.list]) {
        case .up: move(-1)
        case .down: move(1)
        case .first: navigator.popupCursor = navigator.firstPopupRow(rows)
        case .last: navigator.popupCursor = max(0, rows.count - 1)
        case .activate:
            if rows.indices.contains(navigator.popupCursor) { navigator.choosePopupRow(rows[navigator.popupCursor]) }
        case .back: navigator.closePopup()
        default: return false
        }
        navigator.requestFrame()
        return true
    }

    private func move(_ step: Int) {
        var next = navigator.popupCursor + step
        while rows.indices.contains(next), !isChoosable(rows[next]) { next += step }
        if rows.indices.contains(next) { navigator.popupCursor = next }
    }

    private func isChoosable(_ row: ListRow) -> Bool {
        switch row {
        case .item(let item): item.isEnabled
        case .action(_, let action): !action.isDisabled
        case .rule: false
        }
    }
}

/// The keys of where the person is, by the command table.
struct HelpElement: Element {
    let lines: [(keys: String, words: String)]
    let kit: FormKit

    /// The help of some scopes, the nearest first.
    ///
    /// - Parameters:
    ///   - shortcuts: the keys of the page's own buttons, which stand with the keys of pages.
    ///   - isOffered: whether a command can do something where the person is.
    init(
        _ scopes: [CommandScope], commands: CommandTable, shortcuts: [(key: KeyPress, title: String)] = [],
        isOffered: (CommandName) -> Bool = { _ in true }, kit: FormKit
    ) {
        self.kit = kit
        var lines: [(String, String)] = []
        for scope in scopes {
            if !lines.isEmpty { lines.append(("", "")) }
            lines.append(("", kit.words.text("help.scope." + scope.rawValue)))
            if scope == .everywhere {
                lines.append((kit.words.text("help.digits"), kit.words.text("command.digit.help")))
            }
            for command in commands.commands(in: scope) where isOffered(command.name) {
                let keys = command.keys.map { kit.words(for: $0) }.joined(separator: "  ")
                lines.append((keys, kit.words.text(command.name.helpKey)))
            }
            if scope == .content { lines += shortcuts.map { (kit.words(for: $0.key), $0.title) } }
        }
        self.lines = lines
    }

    private var keyColumns: Int { min(18, lines.reduce(0) { max($0, kit.width($1.keys)) }) }

    func size(for proposal: Proposal) -> Size {
        let words = lines.reduce(0) { max($0, kit.width($1.words)) }
        let columns = min(keyColumns + words + 4, proposal.columns ?? .max)
        return Size(columns: columns, rows: rows(in: columns).count)
    }

    /// The rows at a width: words that are too long go on below themselves.
    private func rows(in columns: Int) -> [(keys: String, words: String)] {
        let keyColumns = min(keyColumns, max(6, columns / 2))
        let room = max(4, columns - keyColumns - 4)
        return lines.flatMap { line -> [(keys: String, words: String)] in
            guard !line.keys.isEmpty else { return [line] }
            return kit.measure.wrapped(StyledText(line.words), to: room).enumerated().map { index, words in
                (index == 0 ? kit.short(line.keys, to: keyColumns) : " ", words.plain)
            }
        }
    }

    func draw(in rect: Rect, on painter: Painter) {
        let keyColumns = min(keyColumns, max(6, rect.columns / 2))
        for (index, line) in rows(in: rect.columns).enumerated() {
            let point = Point(column: rect.column + 1, row: rect.row + index)
            if line.keys.isEmpty {
                painter.canvas.put(line.words, at: point, style: kit.theme.heading, limit: rect.columns - 1)
                continue
            }
            painter.canvas.put(line.keys, at: point, style: kit.theme.secondary, limit: keyColumns)
            let start = point.offset(columns: keyColumns + 2)
            painter.canvas.put(
                line.words, at: start, style: kit.theme.text, limit: max(0, rect.maxColumn - start.column))
        }
    }
}

extension FormKit {
    /// A key as hints and help show it.
    func words(for press: KeyPress) -> String {
        var name = name(of: press.key)
        if press.modifiers.contains(.shift) { name = words.text("key.shift", ["key": name]) }
        if press.modifiers.contains(.alt) { name = words.text("key.alt", ["key": name]) }
        if press.modifiers.contains(.control) {
            name = words.text("key.control", ["key": name.count == 1 ? name.uppercased() : name])
        }
        return name
    }

    private func name(of key: Key) -> String {
        switch key {
        case .character(" "): words.text("key.space")
        case .character(let character): String(character)
        case .enter: words.text("key.enter")
        case .tab: words.text("key.tab")
        case .escape: words.text("key.escape")
        case .backspace: words.text("key.backspace")
        case .delete: words.text("key.delete")
        case .insert: words.text("key.insert")
        case .up: arrow("key.up")
        case .down: arrow("key.down")
        case .left: arrow("key.left")
        case .right: arrow("key.right")
        case .home: words.text("key.home")
        case .end: words.text("key.end")
        case .pageUp: words.text("key.pageUp")
        case .pageDown: words.text("key.pageDown")
        case .function(let number): words.text("key.function", ["key": "\(number)"])
        }
    }

    func arrow(_ key: String) -> String { words.text(symbols.isASCII ? key + ".ascii" : key) }
}
