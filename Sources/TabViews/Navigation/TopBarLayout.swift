// The top bar as one value (N12–N15): a line of titles in three regions over a rule. The middle scrolls and is asked for
// only as far as it is seen; what does not fit is in the overflow list. In narrow windows the regions at the sides give
// way first, so that the selected item can always be seen.

import TabNavigation
import TerminalScreen

/// A top bar laid out for a width.
struct TopBarLayout: Sendable {
    /// An item and its place.
    struct Cell: Equatable, Sendable {
        var item: BarItem
        var target: FormTarget
        var rect: Rect
        var text: String
        var badge: String
    }

    /// What is drawn beside the items.
    struct Chrome: OptionSet, Sendable {
        let rawValue: Int
        /// The glyph that brings the sidebar back.
        static let toggle = Chrome(rawValue: 1)
        /// The word that begins edit mode.
        static let edit = Chrome(rawValue: 2)
        /// The rule below.
        static let rule = Chrome(rawValue: 4)
        /// Everything.
        static let all: Chrome = [.toggle, .edit, .rule]
    }

    let kit: FormKit
    /// The rows that the bar takes.
    let rect: Rect
    let chrome: Chrome
    /// All items that are seen, from left to right.
    private(set) var cells: [Cell] = []
    /// The toggle, Edit and More.
    private(set) var others: [FormSlot] = []
    /// What scrolls, and the positions in it that are seen.
    private(set) var run: TopBarRun
    private(set) var seen: Range<Int> = 0..<0
    /// The position in the middle at which what scrolls begins; less than 0 in a fixed item that scrolls with it.
    private(set) var first = 0
    /// Whether there is more to the left and to the right.
    private(set) var hidesLeft = false
    private(set) var hidesRight = false
    /// Whether the selected item is in the overflow list alone.
    private(set) var moreIsSelected = false
    private var scrollRect = Rect.zero

    /// Lays the bar out in the first rows of a region.
    /// - Parameters:
    ///   - first: Where what scrolls began last, as `first` tells it.
    ///   - reveal: The item that must be seen; the selected one if nil.
    init(
        _ state: NavigationState, in area: Rect, kit: FormKit, chrome: Chrome = .all, first: Int = 0,
        reveal: ItemID? = nil
    ) {
        self.kit = kit
        let bar = state.topBar
        let hasRule = chrome.contains(.rule) && area.rows > 2
        rect = Rect(column: area.column, row: area.row, columns: area.columns, rows: min(area.rows, hasRule ? 2 : 1))
        var sides = TopBarSides(bar: bar, chrome: chrome, columns: area.columns, kit: kit)
        sides.giveWay()
        self.chrome = sides.chrome
        run = sides.run
        var column = area.column + (sides.chrome.contains(.toggle) ? 4 : area.columns > 20 ? 1 : 0)
        if sides.chrome.contains(.toggle) {
            others.append(
                FormSlot(target: .toggle, rect: Rect(column: area.column, row: area.row, columns: 3, rows: 1)))
        }
        for item in sides.fixed { append(item, at: &column, limit: area.maxColumn) }
        var end = area.maxColumn
        if sides.chrome.contains(.edit) {
            let columns = kit.width(kit.words.text("edit")) + 2
            end -= columns
            others.append(
                FormSlot(target: .edit, rect: Rect(column: end, row: area.row, columns: columns, rows: 1)))
        }
        end -= sides.pinned.reduce(0) { $0 + Self.columns($1, isPinned: true, kit) }
        var pinnedColumn = end
        for item in sides.pinned { append(item, at: &pinnedColumn, limit: area.maxColumn, isPinned: true) }
        scrollRect = Rect(column: column, row: area.row, columns: max(0, end - column), rows: 1)
        let pinnedCells = cells.count
        placeRun(first: first, reveal: reveal, omits: bar.omits, state: state)
        moreIsSelected = state.selection != nil && !cells.contains { $0.item.isSelected }
        // Read from left to right: fixed, middle, pinned.
        let middle = cells[pinnedCells...]
        cells = Array(cells[..<sides.fixed.count] + middle + cells[sides.fixed.count..<pinnedCells])
    }

    // MARK: Placing

    /// The columns that an item takes: its title with a blank on both sides.
    ///
    /// A pinned tab is its symbol; a section has none of its own and keeps its title.
    static func columns(_ item: BarItem, isPinned: Bool = false, _ kit: FormKit) -> Int {
        if isPinned, item.kind != .section { return 3 + badgeColumns(item, kit) }
        return min(30, kit.width(words(item, kit))) + 2 + badgeColumns(item, kit)
    }

    private static func badgeColumns(_ item: BarItem, _ kit: FormKit) -> Int {
        let badge = kit.width(kit.badge(item.badge))
        return badge == 0 ? 0 : badge + 1
    }

    /// What an item reads: of a section, its title and that it has a list.
    static func words(_ item: BarItem, _ kit: FormKit) -> String {
        let title = kit.title(of: item)
        return item.kind == .section ? title + " " + kit.sign(.expanded) : title
    }

    private mutating func append(_ item: BarItem, at column: inout Int, limit: Int, isPinned: Bool = false) {
        let columns = min(Self.columns(item, isPinned: isPinned, kit), max(0, limit - column))
        guard columns > 0 else { return }
        let badge = kit.badge(item.badge)
        let room = columns - 2 - (badge.isEmpty ? 0 : kit.width(badge) + 1)
        let text =
            isPinned && item.kind != .section ? kit.glyph(of: item, filled: true) : title(item, in: room, of: columns)
        cells.append(
            Cell(
                item: item, target: item.id.map(FormTarget.item) ?? .more,
                rect: Rect(column: column, row: rect.row, columns: columns, rows: 1), text: text, badge: badge))
        column += columns
    }

    /// A title that is cut keeps the sign that there is a list; where there is no room for letters, the glyph stands.
    private func title(_ item: BarItem, in room: Int, of columns: Int) -> String {
        if columns < 5 { return kit.glyph(of: item, filled: true) }
        guard item.kind == .section else { return kit.short(kit.title(of: item), to: room) }
        return kit.short(kit.title(of: item), to: room - 2) + " " + kit.sign(.expanded)
    }

    private mutating func placeRun(first: Int, reveal: ItemID?, omits: Bool, state: NavigationState) {
        guard !run.isEmpty || omits, scrollRect.columns > 0 else { return }
        let wanted = reveal.flatMap(run.position(of:)) ?? run.selected(in: state)
        var scroll = TopBarScroll(items: run, omits: omits, columns: scrollRect.columns, kit: kit)
        scroll.settle(first: first + run.leading.count, reveal: wanted)
        self.first = scroll.range.lowerBound - run.leading.count
        hidesLeft = scroll.range.lowerBound > 0
        hidesRight = scroll.range.upperBound < run.count
        seen = scroll.range
        var column = scrollRect.column + scroll.leading
        let limit = scrollRect.maxColumn - scroll.trailing
        for position in seen { append(run[position], at: &column, limit: limit) }
        guard hidesLeft || hidesRight || omits, scroll.trailing > 0 else { return }
        others.append(
            FormSlot(
                target: .more,
                rect: Rect(
                    column: scrollRect.maxColumn - scroll.trailing, row: rect.row, columns: scroll.trailing, rows: 1)))
    }

    // MARK: Asking

    /// What is seen of the bar's items.
    var fitting: TopBarFit { run.fit(seen) }

    /// The item beside another in what scrolls, if it is not seen.
    func unseenNeighbor(of id: ItemID, _ step: Int) -> ItemID? {
        guard let next = run.position(of: id).map({ $0 + step }) else { return nil }
        return (0..<run.count).contains(next) && !seen.contains(next) ? run[next].id : nil
    }

    /// Every region that does something; none overlaps another.
    var slots: [FormSlot] { cells.map { FormSlot(target: $0.target, rect: $0.rect) } + others }

    /// What lies under a point.
    func target(at point: Point) -> FormTarget? { slots.target(at: point) }

    /// The region of a target.
    func rect(of target: FormTarget) -> Rect? { slots.first { $0.target == target }?.rect }

    /// Where the terminal's cursor stands for a target.
    func cursor(_ target: FormTarget) -> Point? {
        guard let rect = rect(of: target) else { return nil }
        return rect.columns > 2 ? rect.origin.offset(columns: 1) : rect.origin
    }

    // MARK: Drawing

    /// Draws the bar.
    func draw(on canvas: inout Canvas, marks: FormMarks = FormMarks()) {
        guard !rect.isEmpty else { return }
        canvas.fill(rect)
        if rect.rows > 1 {
            kit.rule(rect.rowRect(1), on: &canvas)
        }
        for cell in cells { draw(cell, on: &canvas, marks: marks) }
        for slot in others { draw(slot, on: &canvas, marks: marks) }
        if hidesLeft, scrollRect.columns > 8 {
            canvas.put(kit.sign(.moreLeft), at: scrollRect.origin, style: kit.theme.secondary)
        }
    }

    private func draw(_ slot: FormSlot, on canvas: inout Canvas, marks: FormMarks) {
        let isCursor = marks.isFocused && marks.cursor == slot.target
        if slot.target == .more, moreIsSelected { return drawSelected(slot, on: &canvas, isCursor: isCursor) }
        let style = isCursor ? kit.theme.selection : kit.theme.secondary
        let words: String
        switch slot.target {
        case .toggle: words = " " + kit.sign(.showSidebar)
        case .edit: words = " " + kit.words.text(marks.isEditing ? "done" : "edit")
        default: words = (slot.rect.columns > 2 ? " " : "") + kit.sign(.more)
        }
        if isCursor { canvas.fill(slot.rect, style: style) }
        canvas.put(words, at: slot.rect.origin, style: style, limit: slot.rect.columns)
    }

    /// The overflow item while it holds the selection, as a selected item is drawn.
    private func drawSelected(_ slot: FormSlot, on canvas: inout Canvas, isCursor: Bool) {
        let style = isCursor ? kit.theme.selection : kit.theme.unfocusedSelection
        let sign = kit.sign(.more)
        canvas.put(slot.rect.columns > 2 ? "[" + sign + "]" : sign, at: slot.rect.origin, style: style)
        if slot.rect.columns <= 2 { canvas.restyle(slot.rect) { $0.with(.reverse) } }
    }

    private func style(of cell: Cell, marks: FormMarks) -> Style {
        if cell.item.id != nil, cell.item.id == marks.lifted { return kit.theme.lifted }
        if marks.isFocused, marks.cursor == cell.target { return kit.theme.selection }
        if !cell.item.isEnabled { return kit.theme.disabled }
        if cell.item.isProminent { return kit.theme.heading }
        return cell.item.isSelected ? kit.theme.unfocusedSelection : kit.theme.text
    }

    private func draw(_ cell: Cell, on canvas: inout Canvas, marks: FormMarks) {
        let style = style(of: cell, marks: marks)
        canvas.fill(cell.rect, style: style)
        let hasPadding = cell.rect.columns >= 3
        let start = cell.rect.origin.offset(columns: hasPadding ? 1 : 0)
        let limit = cell.rect.columns - (hasPadding ? 2 : 0)
        let used = canvas.put(cell.text, at: start, style: style, limit: limit)
        if !cell.badge.isEmpty {
            canvas.put(
                cell.badge, at: start.offset(columns: used + 1), style: style.with(.bold), limit: limit - used - 1)
        }
        guard cell.item.isSelected else { return }
        if hasPadding {
            canvas.put("[", at: cell.rect.origin, style: style)
            canvas.put("]", at: Point(column: cell.rect.maxColumn - 1, row: cell.rect.row), style: style)
        } else {
            canvas.restyle(cell.rect) { $0.with(.reverse) }
        }
    }
}
