// Arrows and Esc in the bars, over items that lead to no tab: a section's list, an empty section, the search.
import Observation
import TabNavigation
import TerminalScreen
import TestSupport
import Testing

@testable import TabViews

@MainActor @Observable private final class Shelf {
    var selection = "home"
    var log: [String] = []
}

private struct ShelfView: View {
    let model: Shelf

    var body: some View {
        TabView(selection: Bindable(model).selection) {
            Tab("Home", systemImage: "house", value: "home") { Text("The page of Home") }
            TabSection("Coast") {
                Tab("Birds", systemImage: "bird", value: "birds") { Text("The page of Birds") }
                Tab("Tides", systemImage: "doc", value: "tides") { Text("The page of Tides") }
            }
            .compactPresentation(.single)
            TabSection("Lists") {
                ForEach([String](), id: \.self) { name in Tab(name, systemImage: "star", value: name) { Text(name) } }
            }
            .compactPresentation(.single)
            .sectionActions { Button("New list") { model.log.append("new") } }
            Tab(value: "search", role: .search) { Find() }
        }
        .tabViewStyle(.sidebarAdaptable)
        .tabViewSearchActivation(.searchTabSelection)
    }

    struct Find: View {
        @State private var text = ""
        var body: some View {
            VStack {
                TextField("Words", text: $text)
                List([1, 2], id: \.self) { Text("hit \($0)") }
            }
        }
    }
}

@MainActor struct BarKeyTests {
    private let model = Shelf()

    private func screen(_ columns: Int, _ rows: Int = 20) -> Screen {
        Screen(
            columns, rows, options: SessionOptions(display: Display(words: Words.english)), ShelfView(model: model))
    }

    @Test("Section lists open on Enter only: → goes over every item of the bottom bar")
    func bottomBarArrows() {
        let screen = screen(60)
        screen.press(.right)
        #expect(model.selection == "home", "a section without a last child opens its list, which waits for Enter")
        #expect(screen.text.contains("The page of Home"))
        screen.press(.right, .right)
        #expect(model.selection == "home", "passing over the search never focuses its field")
        #expect(screen.session.focusedArea == .navigation)
        screen.press(.left, .left, .enter)
        #expect(screen.rows[0].contains("‹ Coast"))
        screen.press(.down, .enter)
        #expect(model.selection == "tides")
        screen.press(.left, .right)
        #expect(model.selection == "tides", "the child selected last")
    }

    @Test("N43: coming back with the arrows to the selected item is no second selection of it")
    func noReselection() {
        let screen = screen(60)
        screen.press(.right, .enter, .enter, .right, .left)
        #expect(screen.text.contains("The page of Birds"))
    }

    @Test("Esc from a child of a single section: its list, the page, how to leave; the list does not come again")
    func escapeEnds() {
        let screen = screen(60)
        screen.press(.right, .enter, .enter)
        #expect(model.selection == "birds")
        screen.press(.escape)
        #expect(screen.rows[0].contains("‹ Coast") && !screen.text.contains("The page of Birds"))
        screen.press(.escape)
        #expect(screen.text.contains("The page of Birds"))
        screen.press(.escape)
        #expect(screen.text.contains("q quits"))
        screen.press(.up, .escape)
        #expect(!screen.text.contains("The page of Birds"), "from the page it leads back to the list again")
    }

    @Test("Enter in a list, of the bar or dropped down, goes to the page that it chooses; Esc leads back to the list")
    func entersFromList() {
        for columns in [60, 100] {
            let screen = Screen.notes(columns, 24, FieldNotesModel())
            screen.type(columns == 60 ? "4" : "s")
            if columns == 60 {
                screen.press(.enter)
                #expect(screen.rows[0].contains("Coast"), "\(screen.text)")
            } else {
                screen.press(.right, .right, .right, .down)
            }
            screen.press(.down, .enter)
            #expect(screen.text.contains("The page of Tides"), "\(screen.text)")
            #expect(screen.session.focusedArea == .content)
            guard columns == 60 else { continue }
            screen.press(.escape)
            #expect(screen.rows[0].contains("‹ Coast") && screen.session.focusedArea == .navigation)
        }
    }

    @Test("N10: More that is opened from the page has the keys, also where a narrow window brings it back")
    func moreFromPage() {
        let screen = Screen.notes(60, 24, FieldNotesModel())
        func cursor() -> String? { screen.rows.first { $0.hasPrefix("▌") } }
        screen.press(.up)
        #expect(screen.session.focusedArea == .content)
        screen.type("4")
        let first = cursor()
        screen.press(.down)
        #expect(first != nil && cursor() != first, "\(screen.text)")
        screen.resize(100, 24)
        screen.session.focus(.content)
        screen.draw()
        screen.resize(60, 24)
        let again = cursor()
        screen.press(.down)
        #expect(again != nil && cursor() != again, "\(screen.text)")
    }

    @Test("N15: What the top bar omits is behind its last item, which is marked while it holds the selection")
    func omitted() {
        let model = FieldNotesModel()
        let screen = Screen.notes(120, 24, model)
        screen.type("s")
        #expect(!screen.rows[0].contains("⋯"))
        screen.type("e")
        screen.press(.down)
        screen.type("p")
        screen.press(.enter)
        #expect(screen.rows[0].contains("⋯") && !screen.rows[0].contains("Library"), "\(screen.text)")
        model.selection = "library"
        screen.draw()
        #expect(screen.rows[0].contains("[⋯]"), "\(screen.text)")
        screen.press(.enter)
        #expect(screen.text.contains("■ Library  128"), "\(screen.text)")
    }

    @Test("N13: the arrows go over a section without tabs; Enter lists its actions")
    func emptySection() {
        let screen = screen(100)
        screen.type("s")
        screen.press(.right, .right)
        #expect(model.selection == "birds")
        #expect(!screen.text.contains("nothing to choose"))
        screen.press(.enter)
        #expect(screen.text.contains("New list"))
        screen.press(.enter)
        #expect(model.log == ["new"])
        screen.click(on: "Lists")
        #expect(screen.text.contains("New list"))
    }

    @Test("The hint line names no key that would be a letter in the field that has the focus")
    func fieldHints() {
        let screen = screen(100)
        screen.type("/")
        let hints = screen.rows[19]
        #expect(hints.contains("Enter") && hints.contains("Esc"))
        #expect(!hints.contains("e edit") && !hints.contains("? help"))
    }

    @Test("The hint line says what the arrows do in a page: move in a list, scroll, or nothing")
    func arrowHints() {
        struct Pages: View {
            var body: some View {
                TabView {
                    Tab("List", systemImage: "doc") { List(1...3, id: \.self) { Text("Row \($0)") } }
                    Tab("Long", systemImage: "doc") { ScrollView { ForEach(1...99, id: \.self) { Text("Row \($0)") } } }
                    Tab("Short", systemImage: "doc") { ScrollView { Text("All of it") } }
                    Tab("Buttons", systemImage: "doc") { VStack { ForEach(1...3, id: \.self) { Button("\($0)") {} } } }
                }
                .tabViewStyle(.sidebarAdaptable)
            }
        }
        var options = SessionOptions(display: Display(words: Words.english))
        options.startsInContent = true
        let screen = Screen(100, 20, options: options, Pages())
        var hints: [String] = []
        for _ in 1...4 {
            hints.append(screen.rows[19])
            screen.type("]")
        }
        #expect(hints.map { $0.contains("↑↓ move") } == [true, false, false, true])
        #expect(hints.map { $0.contains("↑↓ scroll") } == [false, true, false, false])
    }

    @Test("The hint line of edit mode and of a lifted item names only keys that they answer")
    func editHints() {
        let table = CommandTable.standard
        #expect(!table.hints(in: .edit).contains { [.edit, .menu].contains($0.name) })
        #expect(table.hints(in: .lifted).allSatisfy { $0.scope == .lifted })
        #expect(table.hints(in: .sidebar).contains { $0.name == .menu })
    }

    @Test("N49: / goes to the search's field, also from what was found")
    func searchField() {
        let screen = screen(100)
        screen.type("/")
        screen.press(.down)
        screen.type("/")
        screen.type("x1")
        #expect(screen.text.contains("x1"))
    }
}
