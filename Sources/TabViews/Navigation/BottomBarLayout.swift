// The bottom bar as one value (N7–N11): how many items there is room for, in which style, where each stands. It draws,
// hit-tests and gives the cursor's place. Degrading: icon over title, both in a row, shortened titles, icons alone,
// fewer items; nothing wraps, and no badge is cut.

import TabNavigation
import TerminalScreen

/// A bottom bar laid out for a width and a number of rows.
struct BottomBarLayout: Sendable {
    /// How items are drawn.
    enum Style: Equatable, Sendable {
        /// Icon over title in a rounded frame: four rows.
        case framed
        /// Icon and title in one row.
        case line
    }

    /// How much of an item is drawn.
    enum Detail: Equatable, Sendable { case full, shortened, icons }

    /// An item and its place.
    struct Cell: Equatable, Sendable {
        var item: BarItem
        var target: FormTarget
        /// The columns of the cell, and the rows that the whole bar takes.
        var rect: Rect
        var title: String
        var badge: String
    }

    let kit: FormKit
    /// The rows that the bar takes at the bottom of the screen.
    let rect: Rect
    let style: Style
    let detail: Detail
    /// How many items there is room for, as the model wants to know.
    let slots: Int
    /// Whether the bar has shrunk to what is selected.
    let isMinimized: Bool
    /// The main items in order, More last.
    private(set) var items: [Cell] = []
    /// The pinned items, set apart.
    private(set) var pinned: [Cell] = []

    /// All cells in the order drawn.
    var cells: [Cell] { items + pinned }

    /// Lays the bar out at the bottom of a screen.
    /// - Parameters:
    ///   - size: The whole screen; from 20 rows the bar is framed.
    ///   - isMinimized: Whether only the selected item and what is pinned are to stand on one line.
    init(_ state: NavigationState, in size: Size, kit: FormKit, isMinimized: Bool = false) {
        self.kit = kit
        self.isMinimized = isMinimized
        var fit = BarFit(state: state, columns: size.columns, kit: kit, wantsFrame: size.rows >= 20)
        if isMinimized { fit.minimize(size.columns) }
        style = fit.style
        detail = fit.detail
        slots = fit.slots
        let rows = min(size.rows, style == .framed ? 4 : 1)
        rect = Rect(column: 0, row: size.rows - rows, columns: size.columns, rows: rows)
        place(fit)
    }

    // MARK: Placing

    private mutating func place(_ fit: BarFit) {
        let border = style == .framed ? 1 : 0
        let gap = fit.gap
        let pinnedColumns = fit.pinnedWidths.isEmpty ? 0 : fit.pinnedWidths.reduce(0, +) + 2 * border
        let group = fit.pinnedWidths.isEmpty || fit.widths.isEmpty ? 0 : (style == .framed ? 1 : gap)
        var widths = fit.widths
        var free = rect.columns - pinnedColumns - group - 2 * border - widths.reduce(0, +)
        free -= gap * max(0, widths.count - 1)
        grow(&widths, by: free)
        items = row(fit.bar.items, widths, from: rect.column + border, gap: gap)
        let start = rect.maxColumn - pinnedColumns + border
        pinned = row(fit.bar.pinned, fit.pinnedWidths, from: start, gap: 0)
        for index in items.indices { items[index].title = fit.title(items[index]) }
        for index in pinned.indices { pinned[index].title = fit.title(pinned[index]) }
    }

    /// In a frame the items share what room there is, up to a calm width; in a line each takes what it needs.
    private func grow(_ widths: inout [Int], by free: Int) {
        guard style == .framed, free > 0, !widths.isEmpty else { return }
        var free = free
        while free > 0 {
            guard let least = widths.min(), least < 16, let index = widths.firstIndex(of: least) else { return }
            widths[index] += 1
            free -= 1
        }
    }

    private func row(_ items: [BarItem], _ widths: [Int], from start: Int, gap: Int) -> [Cell] {
        var column = start
        return zip(items, widths).map { item, width in
            defer { column += width + gap }
            return Cell(
                item: item, target: item.id.map(FormTarget.item) ?? .more,
                rect: Rect(column: column, row: rect.row, columns: width, rows: rect.rows), title: "",
                badge: kit.badge(item.badge))
        }
    }

    // MARK: Asking

    /// The room of the bar's line between the selected item and what is pinned.
    var free: Rect {
        let start = (items.last?.rect.maxColumn ?? rect.column) + 1
        let end = (pinned.first?.rect.column ?? rect.maxColumn) - 1
        return Rect(column: start, row: rect.row, columns: max(0, end - start), rows: rect.rows)
    }

    /// What lies under a point of the screen.
    func target(at point: Point) -> FormTarget? { cells.first { $0.rect.contains(point) }?.target }

    /// The cell of a target.
    func cell(_ target: FormTarget) -> Cell? { cells.first { $0.target == target } }

    /// Where the terminal's cursor stands for a target.
    func cursor(_ target: FormTarget) -> Point? {
        guard let cell = cell(target) else { return nil }
        return Point(column: iconColumn(cell), row: style == .framed ? rect.row + 1 : rect.row)
    }

    private func iconColumn(_ cell: Cell) -> Int {
        let content = contentWidth(cell)
        return cell.rect.column + max(0, cell.rect.columns - content) / 2
    }

    private func contentWidth(_ cell: Cell) -> Int {
        let icon = 1 + (cell.badge.isEmpty ? 0 : kit.width(cell.badge) + (detail == .icons && style == .line ? 0 : 1))
        if style == .framed || cell.title.isEmpty { return icon }
        return icon + 1 + kit.width(cell.title)
    }

    // MARK: Drawing

    /// Draws the bar.
    func draw(on canvas: inout Canvas, marks: FormMarks = FormMarks()) {
        guard !rect.isEmpty else { return }
        canvas.fill(rect)
        if style == .framed {
            drawFrame(around: items, on: &canvas)
            drawFrame(around: pinned, on: &canvas)
        }
        for cell in cells { draw(cell, on: &canvas, marks: marks) }
    }

    private func drawFrame(around cells: [Cell], on canvas: inout Canvas) {
        guard let first = cells.first, let last = cells.last else { return }
        let left = first.rect.column - 1
        let right = last.rect.maxColumn
        let rule = kit.theme.rule
        func line(_ row: Int, _ first: SymbolTable.Sign, _ last: SymbolTable.Sign) {
            canvas.put(kit.sign(first), at: Point(column: left, row: row), style: rule)
            kit.rule(Rect(column: left + 1, row: row, columns: right - left - 1, rows: 1), on: &canvas)
            canvas.put(kit.sign(last), at: Point(column: right, row: row), style: rule)
        }
        line(rect.row, .topLeft, .topRight)
        for row in rect.row + 1..<max(rect.row + 1, rect.maxRow - 1) {
            canvas.put(kit.sign(.divider), at: Point(column: left, row: row), style: rule)
            canvas.put(kit.sign(.divider), at: Point(column: right, row: row), style: rule)
        }
        guard rect.rows > 1 else { return }
        line(rect.maxRow - 1, .bottomLeft, .bottomRight)
    }

    private func style(of cell: Cell, marks: FormMarks) -> TerminalScreen.Style {
        if cell.item.id != nil, cell.item.id == marks.lifted { return kit.theme.lifted }
        if marks.isFocused, marks.cursor == cell.target { return kit.theme.selection }
        if !cell.item.isEnabled { return kit.theme.disabled }
        if cell.item.isProminent { return kit.theme.heading }
        return cell.item.isSelected ? kit.theme.unfocusedSelection : kit.theme.text
    }

    private func draw(_ cell: Cell, on canvas: inout Canvas, marks: FormMarks) {
        let style = style(of: cell, marks: marks)
        let glyph = kit.glyph(of: cell.item, filled: true)
        let column = iconColumn(cell)
        let row = self.style == .framed ? rect.row + 1 : rect.row
        let inside = self.style == .framed ? cell.rect.inset(left: 0, top: 1, right: 0, bottom: 1) : cell.rect
        canvas.fill(inside, style: style)
        canvas.put(glyph, at: Point(column: column, row: row), style: style, limit: cell.rect.columns)
        let badgeGap = detail == .icons && self.style == .line ? 1 : 2
        let badgeColumn =
            self.style == .line && !cell.title.isEmpty
            ? column + 2 + kit.width(cell.title) + 1 : column + badgeGap
        canvas.put(
            cell.badge, at: Point(column: badgeColumn, row: row), style: style.with(.bold),
            limit: max(0, cell.rect.maxColumn - badgeColumn))
        drawTitle(cell, style, column, on: &canvas)
        if cell.item.isSelected { drawSelectionMark(cell, style, on: &canvas) }
    }

    private func drawTitle(_ cell: Cell, _ style: TerminalScreen.Style, _ icon: Int, on canvas: inout Canvas) {
        guard !cell.title.isEmpty else { return }
        let width = kit.width(cell.title)
        let point =
            self.style == .framed
            ? Point(column: cell.rect.column + max(0, cell.rect.columns - width) / 2, row: rect.row + 2)
            : Point(column: icon + 2, row: rect.row)
        canvas.put(cell.title, at: point, style: style, limit: max(0, cell.rect.maxColumn - point.column))
    }

    /// What says without colour which item is selected: a heavy line below it, or brackets around it.
    private func drawSelectionMark(_ cell: Cell, _ style: TerminalScreen.Style, on canvas: inout Canvas) {
        if self.style == .framed {
            let row = Rect(column: cell.rect.column, row: rect.maxRow - 1, columns: cell.rect.columns, rows: 1)
            kit.rule(row, .insertion, style: kit.theme.heading, on: &canvas)
        } else if cell.rect.columns >= contentWidth(cell) + 2 {
            canvas.put("[", at: Point(column: cell.rect.column, row: rect.row), style: style)
            canvas.put("]", at: Point(column: cell.rect.maxColumn - 1, row: rect.row), style: style)
        } else {
            canvas.restyle(cell.rect) { $0.with(.reverse) }
        }
    }
}
