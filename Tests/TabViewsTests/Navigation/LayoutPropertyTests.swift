// What holds of every form at every width, for outlines that nobody would write.
import TabNavigation
import TerminalScreen
import TestSupport
import Testing

@testable import TabViews

struct LayoutPropertyTests {
    private let kits = [FormKit(), FormKit(symbols: SymbolTable(isASCII: true))]

    /// Regions lie inside, none in another, and each of their cells hits them.
    private func check(
        _ slots: [FormSlot], in bounds: Rect, hit: (Point) -> FormTarget?, _ note: @autoclosure () -> String
    ) {
        for (index, slot) in slots.enumerated() {
            #expect(slot.rect.intersection(bounds) == slot.rect, "outside: \(slot) of \(note())")
            for other in slots[(index + 1)...] where slot.rect.intersects(other.rect) {
                Issue.record("\(slot) overlaps \(other): \(note())")
            }
            // All cells of small regions, the outermost of large ones.
            let columns = Array(slot.rect.column..<slot.rect.maxColumn)
            for row in slot.rect.row..<slot.rect.maxRow {
                for column in columns.count < 8 ? columns : [columns[0], columns[columns.count - 1]]
                where hit(Point(column: column, row: row)) != slot.target {
                    Issue.record("\(slot) is not hit at \(column), \(row): \(note())")
                }
            }
        }
    }

    @Test(
        "N8, N11, S3: at every width the bar fits, its items stand apart, and the selection is in view",
        arguments: 1...12)
    func bottomBar(seed: Int) {
        var dice = SeededGenerator(seed: seed)
        let state = Outlines.state(Outlines.random(&dice), &dice)
        let kit = kits[dice.roll(2)]
        for columns in stride(from: 1, through: 400, by: step(seed)) {
            let size = Size(columns: columns, rows: [1, 2, 5, 12, 20, 24][dice.roll(6)])
            let layout = BottomBarLayout(state, in: size, kit: kit)
            let slots = layout.cells.map { FormSlot(target: $0.target, rect: $0.rect) }
            check(slots, in: layout.rect, hit: layout.target, "seed \(seed), \(size)")
            #expect(slots.count <= state.options.maximumBarItems)
            if state.selection != nil {
                #expect(layout.cells.contains { $0.item.isSelected }, "seed \(seed), \(size)")
            }
            var canvas = Canvas(size)
            layout.draw(on: &canvas, marks: FormMarks(cursor: slots.first?.target, isFocused: true))
            for cell in layout.cells where columns >= 30 && !cell.badge.isEmpty {
                let rows = (layout.rect.row..<layout.rect.maxRow).map(canvas.text(ofRow:)).joined(separator: "\n")
                #expect(rows.contains(cell.badge), "N47: seed \(seed), \(size)\n\(rows)")
            }
        }
    }

    @Test("N12, N15, S3: at every width the top bar fits and the selection is in view", arguments: 1...12)
    func topBar(seed: Int) {
        var dice = SeededGenerator(seed: seed + 1000)
        var state = Outlines.state(Outlines.random(&dice), &dice)
        state.apply(.present(Presentation(.topBar)))
        let kit = kits[dice.roll(2)]
        var first = 0
        for columns in stride(from: 1, through: 400, by: step(seed)) {
            let area = Rect(column: dice.roll(3), row: dice.roll(2), columns: columns, rows: [1, 3][dice.roll(2)])
            let layout = TopBarLayout(state, in: area, kit: kit, first: first)
            let again = TopBarLayout(state, in: area, kit: kit, first: layout.first)
            #expect(again.cells == layout.cells, "not a fixed point: seed \(seed), \(area)")
            first = dice.roll(4) == 0 ? dice.roll(20) : layout.first
            check(layout.slots, in: layout.rect, hit: layout.target, "seed \(seed), \(area)")
            let items = Array(state.topBar.fixed) + Array(state.topBar.middle) + Array(state.topBar.pinned)
            if items.contains(where: \.isSelected) {
                #expect(layout.cells.contains { $0.item.isSelected }, "seed \(seed), \(area)")
            }
            let listed = state.overflowRows(fitting: layout.fitting)
            for id in items.compactMap(\.id) {
                let isSeen = layout.cells.contains { $0.item.id == id }
                #expect((listed.position(of: .item(id)) != nil) != isSeen, "N15: \(id), seed \(seed), \(area)")
            }
            var canvas = Canvas(Size(columns: columns + 4, rows: 4))
            layout.draw(on: &canvas)
        }
    }

    @Test("N16, N20, N21, S3: the sidebar's rows stand apart and the selected one is in view", arguments: 1...12)
    func sidebar(seed: Int) {
        var dice = SeededGenerator(seed: seed + 2000)
        var state = Outlines.state(Outlines.random(&dice), &dice)
        state.apply(.present(Presentation(.sidebar)))
        let kit = kits[dice.roll(2)]
        var place = SidebarPlace()
        for columns in stride(from: 1, through: 400, by: step(seed)) {
            let width = SidebarLayout.columns(of: columns)
            if columns >= 40 { #expect(width * 5 <= columns * 2) }
            let rect = Rect(column: 0, row: 0, columns: width, rows: 1 + dice.roll(30))
            let rows = state.sidebarRows
            if let selection = state.selection { place.reveal = .item(selection) }
            let extras = SidebarLayout.Extras(name: "Name", header: dice.roll(3), footer: dice.roll(3))
            let layout = SidebarLayout(rows, in: rect, kit: kit, extras: extras, place: place)
            check(layout.slots, in: rect, hit: layout.target, "seed \(seed), \(rect)")
            if let selection = state.selection, rows.position(of: .item(selection)) != nil {
                #expect(layout.rect(of: .item(selection)) != nil, "seed \(seed), \(rect)")
            }
            place = layout.place
            #expect(place.reveal == nil)
            let again = SidebarLayout(rows, in: rect, kit: kit, extras: extras, place: place)
            #expect(again.lines == layout.lines, "not a fixed point: seed \(seed), \(rect)")
            var canvas = Canvas(Size(columns: columns, rows: rect.rows))
            layout.draw(on: &canvas, marks: FormMarks(cursor: rows.first.map { .row($0.id) }, isFocused: true))
        }
    }

    @Test("N10, N39, S3: lists and edit mode fit every region, the cursor's row in view", arguments: 1...12)
    func lists(seed: Int) {
        var dice = SeededGenerator(seed: seed + 3000)
        var state = Outlines.state(Outlines.random(&dice), &dice)
        let form = NavigationForm.allCases[dice.roll(3)]
        state.apply(.present(Presentation(form, slots: 1 + dice.roll(5))))
        state.apply(.beginEditing)
        let kit = kits[dice.roll(2)]
        for columns in stride(from: 1, through: 400, by: step(seed) * 2) {
            let rect = Rect(column: 0, row: 0, columns: columns, rows: 1 + dice.roll(26))
            let more = state.moreRows
            let cursor = more.isEmpty ? nil : dice.roll(more.count)
            let list = ListLayout(more, in: rect, kit: kit, filter: "", top: dice.roll(20), reveal: cursor)
            check(list.slots, in: rect, hit: list.target, "seed \(seed), \(rect)")
            if let cursor, rect.rows > 1 { #expect(list.cursor(cursor) != nil, "seed \(seed), \(rect)") }
            let rows = state.editRows
            let reveal = rows.isEmpty ? nil : rows[dice.roll(rows.count)].id
            let edit = EditLayout(
                rows, in: rect, kit: kit, isList: form != .sidebar, top: dice.roll(20), reveal: reveal)
            check(edit.slots, in: rect, hit: edit.target, "seed \(seed), \(rect)")
            if let reveal { #expect(edit.line(of: reveal) != nil, "seed \(seed), \(rect)") }
            var canvas = Canvas(rect.size)
            list.draw(on: &canvas, cursor: cursor, isFocused: true)
            edit.draw(on: &canvas, marks: FormMarks(cursor: reveal.map { .row($0) }, isFocused: true, isEditing: true))
        }
    }

    /// Every width for a few seeds, every seventh for the others.
    private func step(_ seed: Int) -> Int { seed <= 3 ? 1 : 7 }
}
