// Lists: only rows in view are made; the cursor is kept by id; what stands in a row is acted on through the list.
import Observation
import TabViews
import TerminalScreen
import Testing

@MainActor private final class Count {
    var made = 0
    var pressed: [String] = []
}

private struct Item: Identifiable, Hashable {
    let id: Int
}

@MainActor @Observable private final class Items {
    var all = (0..<20).map { Item(id: $0) }
}

@MainActor @Observable private final class Titles {
    var last = "short"
}

private struct GrowingList: View {
    let titles: Titles

    var body: some View {
        List {
            Text("one")
            Text("two")
            Text(titles.last)
        }
    }
}

@MainActor struct ListTests {
    @Test("Sections that a ForEach makes are headings and rows like those that are written out")
    func sectionsOfForEach() {
        let view = List {
            ForEach(0..<2, id: \.self) { section in
                Section("part \(section)") { ForEach(0..<2, id: \.self) { Text("row \(section).\($0)") } }
            }
        }
        let rows = Session(view).render(Size(columns: 20, rows: 10)).canvas.rows.joined(separator: "\n")
        for text in ["part 0", "row 0.0", "row 0.1", "part 1", "row 1.1"] { #expect(rows.contains(text), "\(rows)") }
    }

    @Test("A list of a million rows makes only those in view")
    func lazy() {
        let count = Count()
        let view = List(0..<1_000_000, id: \.self) { number in
            let _ = count.made += 1
            Text("row \(number)")
        }
        let screen = Screen(20, 10, view)
        #expect(count.made <= 12)
        #expect(screen.rows[0].contains("row 0"))
        screen.press(.end)
        #expect(screen.rows[9].contains("row 999999"))
        #expect(count.made <= 36)
        screen.press(.pageUp, .up)
        #expect(screen.text.contains("row 999989"))
        #expect(count.made <= 60)
    }

    @Test("S1: A row under the cursor that grows is still seen whole, as if it had been so high from the start")
    func growing() {
        func screen(_ titles: Titles) -> Screen {
            let screen = Screen(12, 3, GrowingList(titles: titles))
            screen.press(.down, .down)
            return screen
        }
        let titles = Titles()
        let grown = screen(titles)
        #expect(grown.rows[2].contains("short"))
        titles.last = "much longer words"
        grown.draw()
        #expect(grown.rows == screen(titles).rows)
        #expect(grown.rows[1].contains("longer") && grown.rows[2].contains("words"))
    }

    @Test("C9: The cursor moves, is seen, and stands where the terminal's cursor stands")
    func cursor() {
        let screen = Screen(20, 5, List(0..<20, id: \.self) { Text("row \($0)") })
        #expect(screen.frame.cursor == Point(column: 0, row: 0))
        screen.press(.down, .down)
        #expect(screen.frame.cursor == Point(column: 0, row: 2))
        for _ in 0..<5 { screen.press(.down) }
        #expect(screen.rows.map { String($0.prefix(8)).trimmed } == ["row 3", "row 4", "row 5", "row 6", "▌row 7"])
        screen.press(.home)
        #expect(screen.frame.cursor == Point(column: 0, row: 0))
    }

    private func buttons(_ presses: Count) -> some View {
        List(0..<30, id: \.self) { number in
            Button("row \(number)") { presses.pressed.append("\(number)") }
        }
    }

    @Test("N6, S12: In a smaller window the row with the cursor is seen, and back in the old one all is where it was")
    func resized() {
        let presses = Count()
        let screen = Screen(20, 20, buttons(presses))
        for _ in 0..<25 { screen.press(.down) }
        for _ in 0..<10 { screen.press(.up) }
        let before = screen.rows
        screen.resize(20, 5)
        #expect(screen.text.contains("▌row 15"))
        screen.resize(12, 2)
        #expect(screen.text.contains("▌row 15"))
        screen.resize(20, 20)
        #expect(screen.rows == before)
        screen.resize(20, 5)
        screen.press(.enter)
        #expect(presses.pressed == ["15"])
    }

    @Test("N6: What was scrolled out of view stays so in another window; Enter first shows the row with the cursor")
    func scrolledAway() {
        let presses = Count()
        let screen = Screen(20, 6, buttons(presses))
        for _ in 0..<9 { screen.send(.mouse(MouseEvent(.wheelDown, at: Point(column: 3, row: 3)))) }
        #expect(!screen.text.contains("▌"))
        screen.resize(20, 5)
        #expect(!screen.text.contains("▌"))
        screen.press(.enter)
        #expect(screen.text.contains("▌row 0") && presses.pressed.isEmpty)
        screen.press(.enter)
        #expect(presses.pressed == ["0"])
    }

    @Test("A cursor that found nothing but a heading stands on the first row that comes")
    func firstRow() {
        struct Host: View {
            let items: Items
            var body: some View {
                List {
                    Section("found") { ForEach(items.all) { Text("row \($0.id)") } }
                }
            }
        }
        let items = Items()
        items.all = []
        let screen = Screen(20, 5, Host(items: items))
        items.all = [Item(id: 1), Item(id: 2)]
        screen.draw()
        #expect(screen.rows[1].hasPrefix("▌row 1"))
    }

    @Test("Rows that arrive or go above leave cursor and window alone")
    func keptByID() {
        struct Host: View {
            let items: Items
            var body: some View { List(items.all) { Text("row \($0.id)") } }
        }
        let items = Items()
        let screen = Screen(20, 5, Host(items: items))
        for _ in 0..<8 { screen.press(.down) }
        let before = screen.rows.map { String($0.prefix(8)) }
        items.all.insert(contentsOf: (100..<103).map { Item(id: $0) }, at: 0)
        screen.draw()
        #expect(screen.rows.map { String($0.prefix(8)) } == before)
        items.all.removeAll { $0.id == 8 }
        screen.draw()
        #expect(screen.text.contains("▌row 9"))
        items.all = []
        screen.draw()
        screen.press(.down, .enter)
        items.all = [Item(id: 1)]
        screen.draw()
        #expect(screen.text.contains("row 1"))
    }

    /// A list below a field that comes and goes, as the field of a filter does.
    private struct FilteredList: View {
        let items: Items
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                if items.all.count < 20 { Text("field") }
                List(items.all) { Text("row \($0.id)") }
            }
        }
    }

    @Test("When a filter ends the cursor is in view, also where rows changed places or its own was left out")
    func filtered() {
        let items = Items()
        let all = (0..<60).map { Item(id: $0) }
        for (start, kept, end) in [
            (0, [0, 30, 50], all.reversed()), (40, [10, 20, 55], all), (25, [25], all), (59, [0, 59], all),
        ] {
            items.all = all
            let screen = Screen(20, 10, FilteredList(items: items))
            for _ in 0..<start { screen.press(.down) }
            items.all = kept.map { all[$0] }
            screen.draw()
            items.all.reverse()
            screen.draw()
            #expect(screen.text.contains("▌"))
            items.all = Array(end)
            screen.draw()
            #expect(screen.text.contains("▌"), "\(start) \(kept): \(screen.text)")
        }
    }

    @Test("What arrives does not scroll a list whose cursor was scrolled out of view, whatever its height")
    func arrivalsOutOfView() {
        let items = Items()
        items.all = (0..<18).map { Item(id: $0) }
        let screen = Screen(20, 7, FilteredList(items: items))
        for _ in 0..<3 { screen.send(.mouse(MouseEvent(.wheelDown, at: Point(column: 3, row: 3)))) }
        let first = screen.rows[1].prefix(8)
        #expect(!screen.text.contains("▌") && first.contains("row 9"))
        items.all += (100..<110).map { Item(id: $0) }
        screen.draw()
        #expect(!screen.text.contains("▌"))
        #expect(screen.rows[0].hasPrefix(first))
        items.all.insert(Item(id: 200), at: 0)
        screen.draw()
        #expect(!screen.text.contains("▌") && screen.rows[0].hasPrefix(first))
    }

    @Test("Enter and clicks act on what stands in the row")
    func actions() {
        let count = Count()
        let screen = Screen(
            20, 6,
            List {
                Section("head") {
                    Button("one") { count.pressed.append("one") }
                    Button("two") { count.pressed.append("two") }
                }
                Section("next") { Toggle("three", isOn: .constant(false)) }
            })
        screen.press(.enter, .down, .enter)
        #expect(count.pressed == ["one", "two"])
        screen.click(10, screen.position(of: "one")?.row ?? 0)
        #expect(count.pressed == ["one", "two", "one"])
        #expect(screen.rows == [" head", "▌one", " two", "", " next", " ☐ three"])
    }

    @Test("A row's menu opens beside it and closes when something is chosen")
    func menus() {
        let count = Count()
        let screen = Screen(
            30, 8,
            List(0..<3, id: \.self) { number in
                Text("row \(number)").contextMenu {
                    Button("Hide") { count.pressed.append("hide \(number)") }
                    Button("Delete", role: .destructive) { count.pressed.append("delete \(number)") }
                }
            })
        screen.press(.down)
        screen.type("a")
        #expect(screen.text.contains("Hide"))
        screen.press(.down, .enter)
        #expect(count.pressed == ["delete 1"])
        #expect(!screen.text.contains("Hide"))
        screen.click(4, 2, .right)
        #expect(screen.text.contains("Hide"))
        screen.press(.escape)
        #expect(!screen.text.contains("Hide"))
    }

    @Test("The selection follows the cursor, and the cursor a selection by the program")
    func selection() {
        struct Host: View {
            @State private var selection: Int? = 5
            var body: some View {
                VStack {
                    List(selection: $selection) { ForEach(0..<20) { Text("row \($0)") } }
                    Text("selected \(selection ?? -1)")
                    Button("ten") { selection = 10 }
                }
            }
        }
        let screen = Screen(20, 8, Host())
        #expect(screen.text.contains("▌row 5"))
        screen.press(.down)
        #expect(screen.text.contains("selected 6"))
        screen.press(.tab, .enter)
        #expect(screen.text.contains("▌row 10"))
    }

    @Test("State of rows out of view is kept")
    func rowState() {
        struct Row: View {
            let number: Int
            @State private var count = 0
            var body: some View { Button("row \(number): \(count)") { count += 1 } }
        }
        let screen = Screen(20, 5, List(0..<100, id: \.self) { Row(number: $0) })
        screen.press(.enter, .enter, .end, .home)
        #expect(screen.text.contains("row 0: 2"))
    }

    @Test("Rows of several lines are scrolled through line by line")
    func tallRows() {
        let screen = Screen(
            12, 4,
            List(0..<3, id: \.self) { number in
                VStack(alignment: .leading) { ForEach(0..<6) { Text("\(number).\($0)") } }
            })
        screen.press(.down)
        #expect(screen.rows[0].contains("0.1"))
        screen.press(.down)
        #expect(screen.rows[3].contains("0.5"))
        screen.press(.down)
        #expect(screen.rows[0].contains("1.0"))
        screen.press(.up)
        #expect(screen.rows[3].contains("0.5"))
        for _ in 0..<20 { screen.press(.down) }
        #expect(screen.rows[3].contains("2.5"))
    }

    @Test("The wheel scrolls without moving the cursor")
    func wheel() {
        let screen = Screen(20, 5, List(0..<50, id: \.self) { Text("row \($0)") })
        screen.send(.mouse(MouseEvent(.wheelDown, at: Point(column: 3, row: 3))))
        #expect(screen.rows[0].contains("row 3"))
        screen.press(.down)
        #expect(screen.text.contains("▌row 1"))
    }
}

extension String {
    fileprivate var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
