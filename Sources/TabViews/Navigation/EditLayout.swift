// Edit mode as one value (N36–N39b): rows with a box for what is shown, a lock for what can't be changed, a mark where a
// lifted row would be dropped. The same rows stand in the sidebar or, in compact and with the top bar, in place of the
// content. It draws, hit-tests (boxes apart from rows) and says where a dragged row would go.

import TabNavigation
import TerminalScreen

/// The rows of edit mode laid out in a region.
struct EditLayout: Sendable {
    /// A row and its place.
    struct Line: Equatable, Sendable {
        var row: EditRow
        var position: Int
        var rect: Rect
        /// The box that hides and shows.
        var box: Rect
    }

    let kit: FormKit
    let rect: Rect
    /// The lines that are seen.
    private(set) var lines: [Line] = []
    /// The mark where the lifted row would be dropped.
    private(set) var insertion: Rect?
    /// The position at the top.
    private(set) var top = 0
    /// The line with the title, and the one with what Done and its like do.
    private(set) var title: Rect?
    private(set) var bottom: Rect?
    /// Done, Undo, Reset in the bottom line.
    private(set) var buttons: [FormSlot] = []
    private let rows: EditRows
    private let isList: Bool

    /// Lays edit mode out.
    /// - Parameters:
    ///   - isList: Whether the rows stand in place of the content, with headings.
    ///   - top: The position that was at the top.
    ///   - reveal: The row that must be seen.
    init(_ rows: EditRows, in rect: Rect, kit: FormKit, isList: Bool, top: Int, reveal: RowID?) {
        self.kit = kit
        self.rect = rect
        self.rows = rows
        self.isList = isList
        var area = rect
        if rect.rows >= 6 {
            title = Rect(column: rect.column, row: rect.row, columns: rect.columns, rows: 2)
            area = rect.inset(top: 2)
        }
        if rect.rows >= 4 {
            bottom = Rect(column: rect.column, row: rect.maxRow - 1, columns: rect.columns, rows: 1)
            area = area.inset(bottom: 1)
        }
        self.top = Self.first(rows, height: area.rows, top: top, reveal: reveal)
        placeRows(in: area)
        placeButtons()
    }

    /// The position at the top, moved as little as shows the row; the mark above a lifted row takes a line of its own.
    private static func first(_ rows: EditRows, height: Int, top: Int, reveal: RowID?) -> Int {
        var first = max(0, min(top, rows.count - max(1, height - 1)))
        guard height > 0, let position = reveal.flatMap(rows.position(of:)) else { return first }
        let room = max(1, height - (height > 2 ? 1 : 0))
        first = min(max(first, position - room + 1), position)
        return max(0, first)
    }

    private mutating func placeRows(in area: Rect) {
        var line = area.row
        var position = top
        while position < rows.count, line < area.maxRow {
            let row = rows[position]
            if row.isLifted, insertion == nil, line + 1 < area.maxRow || line == area.row && area.rows > 1 {
                insertion = Rect(column: area.column, row: line, columns: area.columns, rows: 1)
                line += 1
            }
            guard line < area.maxRow else { break }
            let rect = Rect(column: area.column, row: line, columns: area.columns, rows: 1)
            let box = Rect(column: min(rect.maxColumn - 1, area.column + indent(row)), row: line, columns: 2, rows: 1)
            lines.append(Line(row: row, position: position, rect: rect, box: box.intersection(rect)))
            line += 1
            position += 1
        }
    }

    private func indent(_ row: EditRow) -> Int { rect.columns < 16 ? 1 : 2 + 2 * row.depth }

    private mutating func placeButtons() {
        guard let bottom else { return }
        var column = bottom.column + 1
        for (target, words) in Self.buttonWords(kit) {
            let columns = kit.width(words)
            guard column + columns <= bottom.maxColumn else { return }
            buttons.append(
                FormSlot(target: target, rect: Rect(column: column, row: bottom.row, columns: columns, rows: 1)))
            column += columns + 2
        }
    }

    private static func buttonWords(_ kit: FormKit) -> [(FormTarget, String)] {
        func words(_ key: String, _ words: String) -> String {
            kit.words.text("hint", ["key": key, "words": kit.words.text(words)])
        }
        return [
            (.edit, words(kit.words.text("key.enter"), "done")), (.undo, words("u", "undo")),
            (.reset, words("R", "reset.title")), (.cancel, words(kit.words.text("key.escape"), "cancel")),
            (.redo, words(kit.words.text("key.control", ["key": "R"]), "redo")),
        ]
    }

    // MARK: Asking

    /// Every region that does something.
    var slots: [FormSlot] {
        lines.filter { $0.row.container != nil || Self.isSection($0.row) }
            .map { FormSlot(target: .row($0.row.id), rect: $0.rect) } + buttons
    }

    /// What lies under a point.
    func target(at point: Point) -> FormTarget? { slots.target(at: point) }

    /// The row whose box lies under a point.
    func box(at point: Point) -> RowID? { lines.first { $0.box.contains(point) && $0.row.canHide }?.row.id }

    /// The section whose sign of being open or closed lies under a point, and whether it is open.
    func expander(at point: Point) -> (section: ItemID, isExpanded: Bool)? {
        guard let line = lines.first(where: { $0.rect.contains(point) }), line.row.area != .bar,
            case .section(let section, let isExpanded) = line.row.kind
        else { return nil }
        let column = line.row.container == nil ? line.box.column : line.box.maxColumn
        return (column...column + 1).contains(point.column) ? (section.id, isExpanded) : nil
    }

    /// The line of a row.
    func line(of row: RowID) -> Line? { lines.first { $0.row.id == row } }

    /// Where the terminal's cursor stands for a row.
    func cursor(_ row: RowID) -> Point? { line(of: row)?.rect.origin }

    private static func isSection(_ row: EditRow) -> Bool {
        if case .section = row.kind { true } else { false }
    }

    // MARK: Drawing

    /// Draws edit mode.
    func draw(on canvas: inout Canvas, marks: FormMarks) {
        guard !rect.isEmpty else { return }
        canvas.fill(rect)
        if let title {
            canvas.put(
                kit.short(kit.words.text("edit.title"), to: title.columns - 2), at: title.origin.offset(columns: 1),
                style: kit.theme.heading, limit: title.columns)
            kit.rule(title.offset(rows: 1).inset(left: 1, right: 1), on: &canvas)
        }
        if let insertion {
            kit.rule(insertion, .insertion, style: kit.theme.heading, on: &canvas)
        }
        for line in lines {
            EditRowDrawing(kit: kit, line: line, indent: indent(line.row), isList: isList).draw(
                on: &canvas, isCursor: marks.cursor == .row(line.row.id), isFocused: marks.isFocused)
        }
        let words = Self.buttonWords(kit)
        for button in buttons {
            let text = words.first { $0.0 == button.target }?.1 ?? ""
            canvas.put(text, at: button.rect.origin, style: kit.theme.secondary)
        }
    }
}

/// Draws a row of edit mode.
struct EditRowDrawing {
    let kit: FormKit
    let line: EditLayout.Line
    let indent: Int
    let isList: Bool

    func draw(on canvas: inout Canvas, isCursor: Bool, isFocused: Bool) {
        let rect = line.rect
        let row = line.row
        if case .rule = row.kind {
            return kit.rule(rect.inset(left: 1, right: 1), on: &canvas)
        }
        var style = row.isShown ? kit.theme.text : kit.theme.disabled
        if row.container == nil || isHeader { style = kit.theme.heading }
        if isHeader, !row.isShown { style = kit.theme.disabled }
        if row.isLifted {
            style = kit.theme.lifted
        } else if isCursor {
            style = isFocused ? kit.theme.selection : kit.theme.cursor
        }
        if isCursor && isFocused || row.isLifted { canvas.fill(rect, style: style) }
        if isCursor || row.isLifted {
            canvas.put(kit.sign(.selection), at: rect.origin, style: style, limit: rect.columns)
        }
        let note = self.note
        let noteColumns = note.isEmpty || rect.columns < 20 ? 0 : kit.width(note) + 1
        let start = rect.origin.offset(columns: min(indent, max(0, rect.columns - 1)))
        canvas.put(marks, at: start, style: style, limit: rect.maxColumn - start.column)
        let titleColumn = start.column + kit.width(marks) + 1
        let room = rect.maxColumn - titleColumn - noteColumns - 1
        canvas.put(
            kit.short(title, to: room), at: Point(column: titleColumn, row: rect.row), style: style, limit: max(0, room)
        )
        guard noteColumns > 0 else { return }
        let plain = style == kit.theme.text || style == kit.theme.heading
        canvas.put(
            note, at: Point(column: rect.maxColumn - noteColumns, row: rect.row),
            style: plain ? kit.theme.secondary : style)
    }

    private var isHeader: Bool {
        if case .section = line.row.kind { true } else { false }
    }

    private var title: String {
        switch line.row.kind {
        case .tab(let tab): kit.title(of: tab)
        case .section(let section, _): section.displayTitle
        case .otherHeading: kit.words.text("edit.heading.rest")
        case .rule: ""
        }
    }

    /// The box or the lock; of a section also whether its rows are shown.
    private var marks: String {
        let row = line.row
        let box = row.isLocked ? kit.sign(.lock) : kit.sign(row.isShown ? .checked : .unchecked)
        switch row.kind {
        case .tab: return box
        case .section(_, let isExpanded):
            let glyph = kit.sign(isExpanded ? .expanded : .collapsed)
            if row.area == .bar { return box }
            return row.container == nil ? glyph : box + " " + glyph
        case .otherHeading, .rule: return ""
        }
    }

    private var note: String {
        let row = line.row
        if row.isLifted { return kit.words.text("edit.lifted") }
        if row.container == nil { return "" }
        if !row.isShown { return kit.words.text("edit.hidden") }
        return row.isOnBar && !isList ? kit.words.text("edit.onBar") : ""
    }
}
