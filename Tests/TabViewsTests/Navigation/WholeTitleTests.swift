// Titles and badges in every form: whole wherever they fit. What is drawn is looked at, not what was laid out.
import TabNavigation
import TerminalScreen
import TestSupport
import Testing

@testable import TabViews

struct WholeTitleTests {
    private let kit = FormKit()

    /// What is read of a text once it is drawn, whatever it holds.
    private func drawn(_ text: String) -> String {
        var canvas = Canvas(Size(columns: 700, rows: 1))
        canvas.put(text, at: Point(column: 0, row: 0))
        return trimmed(canvas.text(ofRow: 0))
    }

    private func trimmed(_ text: String) -> String {
        String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }

    /// What stands in the cells of a row.
    private func read(_ canvas: Canvas, _ rect: Rect, row: Int = 0) -> String {
        let cells = (rect.column..<rect.maxColumn).map { canvas[Point(column: $0, row: rect.row + row)] }
        return cells.map { $0.width == 0 ? "" : $0.glyph.text }.joined()
    }

    /// Expects a title to be whole, or to be cut with no room left beside it; and the badge to be whole.
    private func expectWhole(
        _ title: String, _ badge: String, in shown: String, indent: Int = 3, _ note: @autoclosure () -> String
    ) {
        #expect(badge.isEmpty || shown.contains(drawn(badge)), "the badge \(badge) in “\(shown)”: \(note())")
        guard !shown.contains(drawn(title)) else { return }
        let leading = shown.prefix { $0 == " " }.count
        let rest = shown.dropFirst(leading)
        #expect(
            leading <= indent && !rest.contains("   "), "“\(drawn(title))” would fit into “\(shown)”: \(note())")
        let isCut = (1...max(1, kit.width(title))).contains { shown.contains(drawn(kit.short(title, to: $0))) }
        #expect(isCut || kit.width(rest.description) < 8, "“\(shown)” is no beginning of “\(title)”: \(note())")
    }

    @Test("S11, N11: On the bottom bar titles are cut or left out only where the whole width is used", arguments: 1...8)
    func bottomBar(seed: Int) {
        var dice = SeededGenerator(seed: seed + 5000)
        let state = Outlines.state(Outlines.random(&dice), &dice)
        for columns in stride(from: 30, through: 400, by: seed <= 2 ? 1 : 7) {
            let size = Size(columns: columns, rows: [12, 24][dice.roll(2)])
            let layout = BottomBarLayout(state, in: size, kit: kit)
            var canvas = Canvas(size)
            layout.draw(on: &canvas)
            let note = "seed \(seed), \(size), \(layout.style), \(layout.detail)"
            let isFramed = layout.style == .framed
            for cell in layout.items {
                let icons = read(canvas, cell.rect, row: isFramed ? 1 : 0)
                let shown = read(canvas, cell.rect, row: isFramed ? 2 : 0)
                let badge = drawn(cell.badge)
                #expect(badge.isEmpty || icons.contains(badge), "the badge \(badge) in “\(icons)”: \(note)")
                let title = kit.title(of: cell.item)
                if cell.item.selectedTitle == nil, layout.detail == .full {
                    #expect(shown.contains(drawn(title)), "“\(shown)” for “\(title)”: \(note)")
                } else if cell.item.selectedTitle == nil, layout.detail == .shortened {
                    expectWhole(title, "", in: shown, note)
                }
            }
            // Three letters of each title, a blank on both sides, the frame: with that much room there are titles.
            let least = layout.items.map { 3 + 2 + kit.width($0.badge) + (isFramed ? 0 : 3) }.reduce(0, +)
            let pinned = layout.pinned.map { 3 + kit.width($0.badge) }.reduce(0, +)
            if layout.detail == .icons { #expect(least + pinned + 5 > columns, "there is room for titles: \(note)") }
            let used = layout.cells.map(\.rect.columns).reduce(0, +)
            if layout.detail == .shortened { #expect(columns - used <= 5, "there is room beside the titles: \(note)") }
        }
    }

    @Test("S11, N12: On the top bar titles are cut only where they are longer than a title may be", arguments: 1...8)
    func topBar(seed: Int) {
        var dice = SeededGenerator(seed: seed + 6000)
        var state = Outlines.state(Outlines.random(&dice), &dice)
        state.apply(.present(Presentation(.topBar)))
        for columns in stride(from: 60, through: 400, by: seed <= 2 ? 1 : 7) {
            let layout = TopBarLayout(state, in: Rect(column: 0, row: 0, columns: columns, rows: 3), kit: kit)
            var canvas = Canvas(Size(columns: columns, rows: 3))
            layout.draw(on: &canvas)
            let pinned = Set(state.topBar.pinned.map(\.id))
            for cell in layout.cells where !pinned.contains(cell.item.id) || cell.item.kind == .section {
                let note = "seed \(seed), \(columns)"
                expectWhole(kit.title(of: cell.item), cell.badge, in: read(canvas, cell.rect), note)
            }
        }
    }

    @Test("S11, N21: In the sidebar titles are cut only where they do not fit beside their badges", arguments: 1...8)
    func sidebar(seed: Int) {
        var dice = SeededGenerator(seed: seed + 7000)
        var state = Outlines.state(Outlines.random(&dice), &dice)
        state.apply(.present(Presentation(.sidebar)))
        for columns in stride(from: 40, through: 400, by: seed <= 2 ? 1 : 7) {
            let rect = Rect(column: 0, row: 0, columns: SidebarLayout.columns(of: columns), rows: 40)
            let layout = SidebarLayout(state.sidebarRows, in: rect, kit: kit, place: SidebarPlace())
            var canvas = Canvas(Size(columns: columns, rows: 40))
            layout.draw(on: &canvas)
            for line in layout.lines {
                guard let row = SidebarLayout.row(of: line), case .tab(let tab) = row.kind else { continue }
                // The mark of the selected row stands before its indent.
                let shown = read(canvas, line.rect).replacing(kit.sign(.selection), with: " ")
                expectWhole(
                    kit.title(of: tab), kit.badge(tab.badge), in: shown, indent: 1 + 3 * row.depth,
                    "seed \(seed), \(columns)")
            }
        }
    }

    @Test("S11, N10: In lists titles are cut only where they do not fit beside their badges", arguments: 1...8)
    func lists(seed: Int) {
        var dice = SeededGenerator(seed: seed + 8000)
        var state = Outlines.state(Outlines.random(&dice), &dice)
        state.apply(.present(Presentation(.bottomBar, slots: 1 + dice.roll(5))))
        for columns in stride(from: 12, through: 400, by: seed <= 2 ? 1 : 7) {
            let rect = Rect(column: 0, row: 0, columns: columns, rows: 40)
            let layout = ListLayout(state.moreRows, in: rect, kit: kit, filter: "", top: 0, reveal: nil)
            var canvas = Canvas(rect.size)
            layout.draw(on: &canvas, cursor: nil, isFocused: true)
            for line in layout.lines {
                guard case .item(let item) = line.row else { continue }
                let shown = read(canvas, line.rect).replacing(kit.sign(.selection), with: " ")
                expectWhole(kit.title(of: item), kit.badge(item.badge), in: shown, "seed \(seed), \(columns)")
            }
        }
    }
}
