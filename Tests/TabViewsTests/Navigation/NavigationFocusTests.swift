// Focus between navigation and content, what Esc undoes, and what stands around the sidebar's rows.
import Observation
import TabNavigation
import TerminalScreen
import Testing

@testable import TabViews

@MainActor struct NavigationFocusTests {
    let model = FieldNotesModel()

    /// Two tabs with pages that can be pushed, a field, a header, a footer.
    struct Pages: View {
        let model: FieldNotesModel
        var form: NavigationForm?
        @State private var words = ""

        var body: some View {
            @Bindable var model = model
            TabView(selection: $model.selection) {
                Tab("Home", systemImage: "house", value: "home") {
                    NavigationStack {
                        VStack {
                            NavigationLink("Go in", value: 1)
                            TextField("Words", text: $words)
                        }
                        .navigationDestination(for: Int.self) { Text("Inside \($0)").navigationTitle("Inner") }
                    }
                }
                Tab("Two", systemImage: "doc", value: "two") { Drops() }
                    .onReselect { model.log.append("again") }
                Tab(value: "search", role: .search) { TextField("Search", text: $words) }
                TabSection("Lists") {
                    Tab("Taker", systemImage: "star", value: "taker") { Text("T") }
                        .dropDestination(for: String.self) { (words: [String]) in
                            model.log += words
                            return true
                        }
                }
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewSidebarHeader { Text("The header") }
            .tabViewSidebarFooter { Text("The footer") }
            .tabViewSidebarBottomBar { Text("The bottom") }
            .tabViewSearchActivation(.searchTabSelection)
            .forcedNavigationForm(form)
        }
    }

    struct Drops: View {
        @Environment(\.dropOnTab) private var dropOnTab
        var body: some View { Button("Drop it") { dropOnTab("a note") } }
    }

    private func screen(_ columns: Int, _ rows: Int, form: NavigationForm? = nil) -> Screen {
        Screen(
            columns, rows, options: SessionOptions(display: Display(words: Words.english)),
            Pages(model: model, form: form))
    }

    @Test("→ enters the page, Esc pops a page, then goes back to the navigation, then says how to leave")
    func escape() {
        let screen = screen(100, 24)
        #expect(screen.session.focusedArea == .navigation)
        screen.press(.right)
        #expect(screen.session.focusedArea == .content)
        screen.press(.enter)
        #expect(screen.text.contains("Inside 1"))
        screen.press(.escape)
        #expect(!screen.text.contains("Inside 1"))
        #expect(screen.session.focusedArea == .content)
        screen.press(.escape)
        #expect(screen.session.focusedArea == .navigation)
        screen.press(.escape)
        #expect(screen.text.contains("q quits"))
    }

    @Test("N43, E1: selecting the selected tab again pops its path; an app may take it over")
    func reselect() {
        let screen = screen(100, 24)
        screen.press(.right, .enter)
        #expect(screen.text.contains("Inside 1"))
        screen.type("1")
        #expect(!screen.text.contains("Inside 1"))
        screen.type("22")
        #expect(model.log == ["again"])
    }

    @Test("N44, N6: a tab's pages live through other tabs and other forms")
    func paths() {
        let screen = screen(100, 24)
        screen.press(.right, .enter)
        screen.type("2")
        screen.resize(40, 20)
        screen.resize(100, 24)
        screen.type("1")
        #expect(screen.text.contains("Inside 1"))
    }

    @Test("K2: In a text field printable keys are text; Esc leaves it")
    func field() {
        let screen = screen(100, 24)
        screen.press(.tab, .tab)
        screen.type("qes?1")
        #expect(screen.text.contains("qes?1"))
        #expect(model.selection == "home")
        #expect(!screen.session.isFinished)
    }

    @Test("N49: the search row focuses its field on Enter; / does from anywhere; Esc goes back to the tab before")
    func search() {
        let screen = screen(100, 24)
        screen.type("2/")
        #expect(model.selection == "search")
        #expect(screen.session.focusedArea == .content)
        screen.type("1x")
        #expect(screen.text.contains("1x"))
        screen.press(.escape)
        #expect(model.selection == "two")
    }

    @Test("What / leads to is selected: a letter takes its place, an arrow keeps it")
    func searchAgain() {
        let screen = screen(100, 24)
        screen.type("/old words")
        screen.press(.escape)
        screen.type("/new")
        #expect(screen.text.contains("│new") && !screen.text.contains("old"))
        screen.press(.escape)
        screen.type("/")
        screen.press(.left)
        screen.type("re")
        #expect(screen.text.contains("renew"))
        screen.press(.escape)
        screen.type("/")
        screen.press(.backspace)
        screen.type("x")
        screen.press(.escape)
        screen.type("/")
        screen.send(.paste("pasted"))
        #expect(screen.text.contains("pasted") && !screen.text.contains("renew") && !screen.text.contains("xpasted"))
    }

    @Test("N20: header, footer and bottom bar stand around the rows; the bottom bar stays")
    func extras() {
        let screen = screen(100, 24)
        #expect(screen.text.contains("The header"))
        #expect(screen.text.contains("The footer"))
        #expect(screen.rows[23].contains("The bottom"))
        screen.resize(100, 8)
        screen.press(.end)
        #expect(!screen.text.contains("The header"))
        #expect(screen.rows[7].contains("The bottom"))
    }

    @Test("A button in the sidebar's bottom bar has the focus alone: the selected row is drawn without it")
    func oneHighlight() throws {
        let screen = Screen(
            100, 24, options: SessionOptions(display: Display(words: Words.english)),
            TabView {
                Tab("Home", systemImage: "house") { Text("page") }
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewSidebarBottomBar { Button("Sign Out") {} })
        let accent = Theme().selection.background
        let row = try #require(screen.tabPosition(of: "Home"))
        let button = try #require(screen.position(of: "Sign Out"))
        func backgrounds() -> [Bool] {
            [row, button].map { screen.frame.canvas[$0].style.background == accent }
        }
        #expect(backgrounds() == [true, false])
        screen.press(.tab)
        #expect(backgrounds() == [false, true])
        #expect(screen.frame.cursor?.row == button.row)
        screen.press(.tab, .shift)
        #expect(backgrounds() == [true, false])
    }

    @Test("N21: below 40 columns a forced sidebar covers the content and closes on choice and on Esc")
    func overlap() {
        let screen = screen(36, 16, form: .sidebar)
        #expect(screen.text.contains("The bottom"))
        screen.press(.escape)
        #expect(!screen.text.contains("The bottom"))
        #expect(screen.text.contains("Go in"))
        screen.type("s")
        #expect(screen.text.contains("The bottom"))
        screen.press(.down, .right)
        #expect(screen.text.contains("Drop it"))
        #expect(!screen.text.contains("The bottom"))
    }

    @Test("N48: a payload is dropped on a tab that takes it")
    func drop() {
        let screen = screen(100, 24)
        screen.type("2")
        screen.press(.right, .enter)
        #expect(screen.text.contains("Drop on"))
        screen.press(.enter)
        #expect(model.log == ["a note"])
        #expect(screen.text.contains("Dropped on Taker"))
    }

    @Test("The help closes by what opened it; its keys are those of where the person is")
    func help() {
        let screen = Screen.notes(100, 24, model)
        screen.type("?")
        #expect(screen.text.contains("Sidebar"))
        screen.type("?")
        #expect(!screen.text.contains("Everywhere"))
    }

    @Test(
        "The help is scrolled to its end by keys and by the wheel, from the navigation and from a page",
        arguments: [(50, 20), (60, 24), (80, 20), (100, 30)], [false, true])
    func helpScrolls(size: (columns: Int, rows: Int), isInPage: Bool) {
        let wheel = Event.mouse(MouseEvent(.wheelDown, at: Point(column: size.columns / 2, row: size.rows / 2)))
        let ways: [(String, Event)] = [
            ("PgDn", .key(KeyPress(.pageDown))), ("Down", .key(KeyPress(.down))), ("End", .key(KeyPress(.end))),
            ("Space", .key(KeyPress(" "))), ("the wheel", wheel),
        ]
        for (way, event) in ways {
            let screen = Screen.notes(size.columns, size.rows, FieldNotesModel())
            if isInPage { screen.session.focus(.content) }
            screen.draw()
            screen.type("?")
            let before = screen.rows
            let last = isInPage ? "To the last" : "Quit"
            #expect(!screen.text.contains(last), "\(way)")
            screen.send(event)
            #expect(screen.rows != before, "\(way)")
            for _ in 0..<100 { screen.send(event) }
            let end = screen.rows
            #expect(screen.text.contains(last), "\(way)")
            screen.press(.end)
            #expect(screen.rows == end, "\(way)")
            screen.press(.home)
            #expect(screen.rows == before, "\(way)")
        }
    }

    @Test("N7b: a child of a section that is single in compact is drawn as pushed on its list")
    func single() {
        let screen = Screen.notes(60, 24, model)
        screen.click(on: "More")
        screen.click(on: "Coast")
        screen.click(on: "Tides")
        #expect(model.selection == "tides")
        #expect(screen.rows[0].contains("‹ Coast"))
        screen.press(.escape)
        #expect(screen.rows[0].contains("‹ Coast") && !screen.text.contains("The page of Tides"))
    }

    @Test("N10: when the selected tab is in More, More says which where there is room")
    func moreSays() {
        model.selection = "tides"
        let screen = Screen.notes(76, 10, model)
        #expect(screen.rows[9].contains("More"))
        #expect(screen.rows[9].contains("["))
    }

    struct Sixty: View {
        let model: FieldNotesModel
        var body: some View {
            TabView(selection: Bindable(model).selection) {
                ForEach(1...60, id: \.self) { number in
                    Tab("Tab \(number)", systemImage: "doc", value: "tab\(number)") { Text("Page of \(number)") }
                }
            }
            .tabViewStyle(.sidebarAdaptable)
        }
    }

    private func sixty(_ columns: Int, _ rows: Int) -> Screen {
        Screen(columns, rows, options: SessionOptions(display: Display(words: Words.english)), Sixty(model: model))
    }

    @Test("S12: 60 tabs on 20 lines: each is reached by arrows, and the selected one is in view", arguments: [100, 60])
    func manyTabs(columns: Int) {
        model.selection = "tab1"
        let screen = sixty(columns, 20)
        for number in 1...60 {
            #expect(model.selection == "tab\(number)")
            #expect(screen.text.contains("Page of \(number)"))
            if columns == 100 {
                #expect(screen.rows.contains { $0.hasPrefix("▌") && $0.contains("Tab \(number)") })
            }
            screen.type("]")
        }
    }

    @Test("N10: More longer than the screen has a filter field; its letters choose what is listed")
    func filter() {
        model.selection = "tab1"
        let screen = sixty(60, 20)
        screen.type("5")
        #expect(screen.text.contains("Filter"))
        screen.type("/57")
        #expect(screen.text.contains("Tab 57"))
        #expect(!screen.text.contains("Tab 56"))
        #expect(screen.frame.cursorIsVisible)
        screen.press(.enter)
        #expect(model.selection == "tab57")
        screen.press(.escape)
        screen.press(.escape)
        #expect(!screen.text.contains("‹ More"))
    }

    @Test("N15: in the top bar the overflow list holds what does not fit")
    func overflow() {
        model.selection = "tab1"
        let screen = sixty(80, 20)
        screen.type("s")
        screen.click(on: "⋯")
        screen.press(.end, .enter)
        #expect(model.selection == "tab60")
        #expect(screen.rows[0].contains("[Tab 60]"))
    }

    @Test("N15: what leads is in the overflow list, and arrows reach it, where it scrolls with the rest")
    func scrollingSides() {
        model.selection = "tab3"
        let options = SessionOptions(display: Display(words: Words.english))
        let screen = Screen(80, 20, options: options, Sides(model: model))
        screen.type("s")
        #expect(!screen.rows[0].contains("Leading and very long 1"))
        screen.click(on: "⋯")
        #expect(screen.text.contains("Leading and very long 1"))
        screen.press(.escape)
        for _ in 0..<5 { screen.press(.left) }
        #expect(model.selection == "lead1")
        #expect(screen.rows[0].contains("[Leading and very long 1]"))
    }

    private struct Sides: View {
        let model: FieldNotesModel

        var body: some View {
            TabView(selection: Bindable(model).selection) {
                ForEach(1...3, id: \.self) { number in
                    Tab("Leading and very long \(number)", systemImage: "doc", value: "lead\(number)") { Text("Page") }
                        .tabPlacement(.fixed)
                }
                ForEach(1...3, id: \.self) { number in
                    Tab("Tab \(number) of three", systemImage: "doc", value: "tab\(number)") { Text("Page") }
                }
            }
            .tabViewStyle(.sidebarAdaptable)
        }
    }

    @Test("N47: numbers above 999 read 999+, zero and nothing hide the badge")
    func badges() {
        model.unread = 12_345
        let screen = Screen.notes(100, 24, model)
        #expect(screen.rows.contains { $0.contains("Tides") && $0.contains("999+") })
        model.unread = 0
        screen.draw()
        #expect(screen.rows.contains { $0.contains("Tides") && !$0.contains("0") })
    }
}
