// The sidebar as one value (N16–N22): which rows are seen, where each stands and what it says. Rows are asked for from
// the first that is seen, so that a million of them cost a screenful. Header and footer scroll with the rows; the
// bottom line stays.

import TabNavigation
import TerminalScreen

/// Where a sidebar was scrolled to: by a row's name, so that arrivals above it move nothing (N42b).
struct SidebarPlace: Equatable, Sendable {
    /// The first row that was seen; nil for the top.
    var top: RowID?
    /// Its position when it was seen, should it be gone.
    var position = 0
    /// The row that must be seen now; nil leaves the place as it is.
    var reveal: RowID?
}

/// A sidebar laid out for a region.
struct SidebarLayout: Sendable {
    /// What one line of the sidebar is.
    enum Content: Equatable, Sendable {
        /// The name and the toggle.
        case name
        /// A line of the app's own header; counted from 0.
        case header(Int)
        indirect case row(SidebarRow, position: Int)
        /// A further line of a row that takes several; counted from 1.
        indirect case more(SidebarRow, position: Int, line: Int)
        /// A line of the app's own footer; counted from 0.
        case footer(Int)
        case blank
    }

    /// A line and its place.
    struct Line: Equatable, Sendable {
        var content: Content
        var rect: Rect
    }

    /// What the app puts above, below and at the bottom, in rows.
    struct Extras: Sendable {
        var name = ""
        /// Whether the person can arrange tabs, and exchange the sidebar for a top bar.
        var offersEditing = true
        var offersToggle = true
        var header = 0
        var footer = 0
        /// Rows of what stands below a section's rows.
        var sectionFooter: @Sendable (ItemID) -> Int = { _ in 0 }
        /// Rows of the app's own bottom bar; nil for the usual line.
        var bottom: Int?
    }

    let kit: FormKit
    let rect: Rect
    let extras: Extras
    /// The lines that are seen.
    private(set) var lines: [Line] = []
    /// The bottom bar, below what scrolls.
    let bottom: Rect
    /// Edit and Help in the bottom line.
    private(set) var buttons: [FormSlot] = []
    /// Where it is scrolled to.
    private(set) var place: SidebarPlace
    /// Whether there is more above and below.
    private(set) var hidesAbove = false
    private(set) var hidesBelow = false
    private let hasFooters: Bool

    /// The width of a sidebar (N21): at most two fifths, and 30 columns; below 40 columns it covers the content.
    static func columns(of screen: Int, wanted: Int? = nil) -> Int {
        if screen < 40 { return min(screen, wanted ?? 30) }
        return min(screen * 2 / 5, wanted ?? (screen >= 100 ? 30 : max(24, screen * 3 / 10)))
    }

    /// Whether the sidebar covers the content instead of standing beside it.
    static func overlaps(screen: Int) -> Bool { screen < 40 }

    /// Lays the sidebar out.
    init(_ rows: SidebarRows, in rect: Rect, kit: FormKit, extras: Extras = Extras(), place: SidebarPlace) {
        self.kit = kit
        self.rect = rect
        self.extras = extras
        self.place = place
        let bottomRows = min(extras.bottom ?? 1, max(0, rect.rows - 4))
        bottom = Rect(column: rect.column, row: rect.maxRow - bottomRows, columns: rect.columns, rows: bottomRows)
        let flow = SidebarFlow(rows: rows, extras: extras)
        let height = rect.rows - bottomRows
        var scroll = SidebarScroll(flow: flow, height: height)
        scroll.settle(place)
        hidesAbove = scroll.top > 0
        hidesBelow = scroll.hidesBelow
        hasFooters = scroll.hasFooters
        lines = scroll.lines.enumerated().map { index, content in
            Line(
                content: content,
                rect: Rect(column: rect.column, row: rect.row + index, columns: rect.columns, rows: 1))
        }
        self.place.reveal = nil
        (self.place.top, self.place.position) = scroll.anchor
        if bottomRows > 0, extras.bottom == nil { placeButtons() }
    }

    private mutating func placeButtons() {
        var column = bottom.column + 1
        for (target, key) in [(FormTarget.edit, "edit"), (.help, "help")] where target != .edit || extras.offersEditing
        {
            let words = Self.button(key, kit)
            let columns = kit.width(words)
            guard column + columns <= bottom.maxColumn else { return }
            buttons.append(
                FormSlot(target: target, rect: Rect(column: column, row: bottom.row, columns: columns, rows: 1)))
            column += columns + 3
        }
    }

    /// A button of the bottom line: its key and its word.
    static func button(_ key: String, _ kit: FormKit) -> String {
        kit.words.text("hint", ["key": key == "help" ? "?" : "e", "words": kit.words.text(key)])
    }

    // MARK: Asking

    /// The row of a line, if it is one.
    static func row(of line: Line) -> SidebarRow? {
        if case .row(let row, _) = line.content { row } else { nil }
    }

    /// Every region that does something.
    var slots: [FormSlot] {
        var slots = lines.compactMap { line in
            Self.row(of: line).flatMap { row in
                row.kind == .footer ? nil : FormSlot(target: .row(row.id), rect: line.rect)
            }
        }
        if let name = lines.first(where: { $0.content == .name }), let toggle = toggleRect(name) {
            slots.append(FormSlot(target: .toggle, rect: toggle))
        }
        return slots + buttons
    }

    private func toggleRect(_ line: Line) -> Rect? {
        guard extras.offersToggle, line.rect.columns >= 8 else { return nil }
        return Rect(column: line.rect.maxColumn - 3, row: line.rect.row, columns: 3, rows: 1)
    }

    /// What lies under a point.
    func target(at point: Point) -> FormTarget? { slots.target(at: point) }

    /// The region of a row.
    func rect(of row: RowID) -> Rect? { lines.first { Self.row(of: $0)?.id == row }?.rect }

    /// Where the terminal's cursor stands for a row.
    func cursor(_ row: RowID) -> Point? { rect(of: row)?.origin }

    /// The lines of the app's own header that are seen: the first, and where it stands.
    func region(of isWanted: (Content) -> Int?) -> (first: Int, rect: Rect)? {
        let found = lines.compactMap { line in isWanted(line.content).map { ($0, line.rect) } }
        guard let first = found.first else { return nil }
        return (
            first.0,
            Rect(column: first.1.column, row: first.1.row, columns: first.1.columns, rows: found.count)
        )
    }

    /// What stands below the rows of sections, as far as it is seen: the first line, and where it stands.
    var sectionFooters: [(id: ItemID, first: Int, rect: Rect)] {
        var found: [(id: ItemID, first: Int, rect: Rect)] = []
        for line in lines where hasFooters {
            let (row, number): (SidebarRow, Int)
            switch line.content {
            case .row(let footer, _) where footer.kind == .footer: (row, number) = (footer, 0)
            case .more(let footer, _, let line): (row, number) = (footer, line)
            default: continue
            }
            guard case .footer(let id) = row.id else { continue }
            if let last = found.last, last.id == id {
                let rect = last.rect
                found[found.count - 1].rect = Rect(
                    column: rect.column, row: rect.row, columns: rect.columns, rows: rect.rows + 1)
            } else {
                let indent = min(line.rect.columns, 1 + 3 * row.depth)
                found.append((id, number, line.rect.inset(left: indent)))
            }
        }
        return found
    }

    // MARK: Drawing

    /// Draws the sidebar.
    func draw(on canvas: inout Canvas, marks: FormMarks = FormMarks()) {
        guard !rect.isEmpty else { return }
        canvas.fill(rect)
        for line in lines { draw(line, on: &canvas, marks: marks) }
        for button in buttons {
            let words = Self.button(button.target == .help ? "help" : "edit", kit)
            canvas.put(words, at: button.rect.origin, style: kit.theme.secondary, limit: button.rect.columns)
        }
    }

    private func draw(_ line: Line, on canvas: inout Canvas, marks: FormMarks) {
        switch line.content {
        case .name: drawName(line, on: &canvas)
        case .row(let row, _):
            SidebarRowDrawing(kit: kit, row: row, rect: line.rect).draw(
                on: &canvas, isCursor: marks.cursor == .row(row.id), isFocused: marks.isFocused)
        case .header, .footer, .blank, .more: break
        }
    }

    private func drawName(_ line: Line, on canvas: inout Canvas) {
        let toggle = toggleRect(line)
        let room = line.rect.columns - 1 - (toggle == nil ? 0 : 4)
        canvas.put(
            kit.short(extras.name, to: room), at: line.rect.origin.offset(columns: 1), style: kit.theme.heading)
        guard let toggle else { return }
        canvas.put(kit.sign(.hideSidebar), at: toggle.origin.offset(columns: 1), style: kit.theme.secondary)
    }
}
