// A list of tabs as one value: More, the list of a section, the overflow list of the top bar (N10, N13, N15). Full titles,
// a rule, a filter field when the list is longer than its room, a cursor. It draws, hit-tests and places the cursor; it
// asks only for the rows that are seen.

import TabNavigation
import TerminalScreen

/// What names a row of a list.
enum ListRowID: Hashable, Sendable {
    case item(ItemID)
    case action(section: ItemID, action: String)

    init?(_ row: ListRow) {
        switch row {
        case .item(let item):
            guard let id = item.id else { return nil }
            self = .item(id)
        case .action(let section, let action): self = .action(section: section, action: action.id)
        case .rule: return nil
        }
    }

    var target: FormTarget {
        switch self {
        case .item(let id): .row(.item(id))
        case .action(let section, let action): .row(.action(section: section, action: action))
        }
    }
}

/// A list laid out in a region.
struct ListLayout: Sendable {
    /// A row and its place.
    struct Line: Equatable, Sendable {
        var row: ListRow
        var position: Int
        var rect: Rect
    }

    let kit: FormKit
    let rect: Rect
    /// The letters that filter the list.
    let filter: String
    /// The region of the filter field, where there is one.
    let field: Rect?
    /// The lines that are seen.
    let lines: [Line]
    /// The position at the top.
    let top: Int
    /// How many rows there are in all.
    let count: Int

    /// Lays a list out.
    /// - Parameters:
    ///   - top: The position that was at the top.
    ///   - reveal: The position that must be seen.
    init(_ rows: ListRows, in rect: Rect, kit: FormKit, filter: String, top: Int, reveal: Int?, hasField: Bool = true) {
        self.kit = kit
        self.rect = rect
        self.filter = filter
        count = rows.count
        let wantsField = hasField && (!filter.isEmpty || rows.count > rect.rows)
        let fieldRows = wantsField && rect.rows > 2 ? 2 : wantsField && rect.rows == 2 ? 1 : 0
        field = fieldRows > 0 ? Rect(column: rect.column, row: rect.row, columns: rect.columns, rows: 1) : nil
        let height = rect.rows - fieldRows
        var first = max(0, min(top, rows.count - height))
        if let reveal, height > 0 { first = min(max(first, reveal - height + 1), reveal) }
        first = max(0, first)
        self.top = first
        var lines: [Line] = []
        for position in first..<max(first, min(rows.count, first + height)) {
            lines.append(
                Line(
                    row: rows[position], position: position,
                    rect: Rect(
                        column: rect.column, row: rect.row + fieldRows + lines.count, columns: rect.columns, rows: 1)))
        }
        self.lines = lines
    }

    /// The columns that a list wants when it stands in a box of its own.
    static func columns(of rows: ListRows, kit: FormKit) -> Int {
        rows.prefix(40).reduce(12) { width, row in
            switch row {
            case .item(let item): max(width, kit.width(kit.title(of: item)) + kit.width(kit.badge(item.badge)) + 7)
            case .action(_, let action): max(width, kit.width(action.title) + 6)
            case .rule: width
            }
        }
    }

    /// Every region that does something.
    var slots: [FormSlot] {
        lines.compactMap { line in ListRowID(line.row).map { FormSlot(target: $0.target, rect: line.rect) } }
            + (field.map { [FormSlot(target: .filter, rect: $0)] } ?? [])
    }

    /// What lies under a point.
    func target(at point: Point) -> FormTarget? { slots.target(at: point) }

    /// Where the terminal's cursor stands for a position.
    func cursor(_ position: Int) -> Point? { lines.first { $0.position == position }?.rect.origin }

    /// Draws the list.
    func draw(on canvas: inout Canvas, cursor: Int?, isFocused: Bool) {
        guard !rect.isEmpty else { return }
        canvas.fill(rect)
        if let field { drawField(field, on: &canvas) }
        for line in lines { draw(line, isCursor: line.position == cursor, isFocused: isFocused, on: &canvas) }
        if count == 0, let row = field?.maxRow ?? Optional(rect.row), !filter.isEmpty {
            canvas.put(
                kit.short(kit.words.text("more.none", ["filter": filter]), to: rect.columns - 1),
                at: Point(column: rect.column + 1, row: row + 1), style: kit.theme.secondary)
        }
    }

    private func drawField(_ field: Rect, on canvas: inout Canvas) {
        let text = filter.isEmpty ? kit.words.text("more.filter") : filter
        canvas.put(
            kit.sign(.search) + " " + kit.short(text, to: field.columns - 4), at: field.origin.offset(columns: 1),
            style: filter.isEmpty ? kit.theme.secondary : kit.theme.text, limit: field.columns - 1)
    }

    private func draw(_ line: Line, isCursor: Bool, isFocused: Bool, on canvas: inout Canvas) {
        let isMarked: Bool
        var style = kit.theme.text
        switch line.row {
        case .rule:
            return kit.rule(line.rect, on: &canvas)
        case .item(let item):
            isMarked = item.isSelected
            if !item.isEnabled { style = kit.theme.disabled }
            if isMarked { style = kit.theme.unfocusedSelection }
        case .action(_, let action):
            isMarked = false
            style = action.isDisabled ? kit.theme.disabled : kit.theme.secondary
        }
        if isCursor { style = isFocused ? kit.theme.selection : kit.theme.cursor }
        if isCursor, isFocused { canvas.fill(line.rect, style: style) }
        if isMarked || isCursor {
            canvas.put(kit.sign(.selection), at: line.rect.origin, style: style, limit: line.rect.columns)
        }
        drawWords(line, style, on: &canvas)
    }

    private func drawWords(_ line: Line, _ style: Style, on canvas: inout Canvas) {
        let glyph: String
        let title: String
        var badge = ""
        switch line.row {
        case .rule: return
        case .item(let item):
            glyph = kit.glyph(of: item, filled: item.isSelected)
            title = item.kind == .section ? kit.title(of: item) + " " + kit.sign(.collapsed) : kit.title(of: item)
            badge = kit.badge(item.badge)
        case .action(_, let action):
            glyph = kit.glyph(of: action)
            title = action.title
        }
        let start = line.rect.origin.offset(columns: min(2, max(0, line.rect.columns - 1)))
        canvas.put(glyph, at: start, style: style, limit: line.rect.maxColumn - start.column)
        let badgeColumns = badge.isEmpty ? 0 : kit.width(badge) + 1
        let room = line.rect.maxColumn - start.column - 3 - badgeColumns
        canvas.put(kit.short(title, to: room), at: start.offset(columns: 2), style: style, limit: max(0, room))
        guard !badge.isEmpty else { return }
        let column = max(start.column + 1, line.rect.maxColumn - badgeColumns)
        canvas.put(
            badge, at: Point(column: column, row: line.rect.row), style: style.with(.dim).without(.bold),
            limit: line.rect.maxColumn - column)
    }
}
