// The keys of program.md on the running interface.
import TabNavigation
import TerminalScreen
import Testing

@testable import TabViews

@MainActor struct NavigationKeyTests {
    let model = FieldNotesModel()

    private func wide() -> Screen { Screen.notes(100, 24, model) }
    private func narrow() -> Screen { Screen.notes(60, 24, model) }

    @Test("The sidebar's arrows: landing on a tab selects it, on a header it only moves")
    func sidebarArrows() {
        let screen = wide()
        screen.press(.down)
        #expect(model.selection == "library")
        screen.press(.down)
        #expect(model.selection == "downloads")
        screen.press(.down)
        #expect(model.selection == "downloads", "a header only has the cursor")
        screen.press(.down)
        #expect(model.selection == "birds")
        screen.press(.home)
        #expect(model.selection == "birds", "passing over the search chooses nothing")
    }

    @Test("N17: ← and → collapse and expand a header; its glyph follows")
    func collapse() {
        let screen = wide()
        screen.press(.down, .down, .down)
        screen.press(.left)
        #expect(screen.text.contains("▸ Coast"))
        #expect(!screen.text.contains("Salt marsh"))
        #expect(model.saved.expansion["section:coast"] == false)
        screen.press(.right)
        #expect(screen.text.contains("▾ Coast"))
        screen.type("-")
        #expect(!screen.text.contains("To read"))
        screen.type("+")
        #expect(screen.text.contains("Walk 1"))
    }

    @Test("N18: a collapsed section that holds the selection marks its header")
    func marked() {
        model.selection = "tides"
        let screen = wide()
        screen.press(.left)
        screen.press(.left)
        #expect(screen.rows.contains { $0.hasPrefix("▌▸ Coast") })
    }

    @Test("N19: an action runs and the selection stays")
    func action() {
        let screen = wide()
        screen.click(on: "New collection")
        #expect(model.log == ["new"])
        #expect(model.selection == "home")
    }

    @Test("N46: digits choose what stands on the screen; search is not counted")
    func digits() {
        let screen = wide()
        screen.type("3")
        #expect(model.selection == "downloads")
        screen.resize(60, 24)
        screen.type("2")
        #expect(model.selection == "library")
        screen.type("4")
        #expect(screen.text.contains("‹ More"))
        screen.type("3")
        #expect(model.selection == "toread")
    }

    @Test("N6: a resize changes no selection, and wide → narrow → wide is the same screen")
    func resize() {
        model.selection = "tides"
        let screen = wide()
        let before = screen.rows
        screen.resize(40, 20)
        screen.resize(1, 1)
        screen.resize(0, 0)
        screen.resize(100, 24)
        #expect(screen.rows == before)
        #expect(model.selection == "tides")
    }

    @Test(
        "N10, E2: More is a page with a cursor; Enter selects, Esc closes, widening closes and narrowing brings it back"
    )
    func more() {
        let screen = narrow()
        screen.press(.right, .right, .right)
        #expect(model.selection == "downloads")
        screen.press(.enter)
        #expect(screen.text.contains("‹ More"))
        screen.press(.down, .down)
        #expect(model.selection == "downloads")
        let list = screen.rows
        screen.resize(100, 24)
        #expect(!screen.text.contains("‹ More"))
        screen.resize(60, 24)
        #expect(screen.rows == list)
        screen.press(.escape)
        #expect(!screen.text.contains("‹ More"))
        screen.press(.enter)
        screen.press(.end)
        screen.press(.enter)
        #expect(model.selection == "toread")
        #expect(screen.text.contains("The page of To read"))
        screen.press(.escape)
        #expect(screen.text.contains("‹ More"), "Esc at the root returns to the list")
    }

    @Test("N4, S9: s exchanges sidebar and top bar; in compact it says why not")
    func toggle() {
        let screen = wide()
        screen.type("s")
        #expect(screen.rows[0].contains("[Home]"))
        #expect(model.saved.hidesSidebar == true)
        screen.resize(60, 24)
        screen.type("s")
        #expect(screen.text.contains("too narrow"))
        screen.resize(100, 24)
        #expect(screen.rows[0].contains("[Home]"))
        screen.type("s")
        #expect(screen.rows[0].contains("Field Notes"))
    }

    @Test("N13: a section's item selects a child, ↓ lists its tabs")
    func sectionItem() {
        let screen = wide()
        screen.type("s")
        screen.press(.right, .right, .right)
        #expect(model.selection == "birds")
        #expect(screen.rows[0].contains("[Coast ▾ 2]"))
        screen.press(.down)
        #expect(screen.text.contains("Salt marsh"))
        screen.press(.down, .enter)
        #expect(model.selection == "tides")
        screen.press(.left, .right)
        #expect(model.selection == "tides", "the child selected last")
    }

    @Test("[ and ] go through all visible tabs ")
    func neighbours() {
        let screen = wide()
        screen.type("]]")
        #expect(model.selection == "downloads")
        screen.type("[[")
        #expect(model.selection == "home")
    }

    @Test("K1: Letters answer by position on other layouts", arguments: ["уі", "уы", "εσ", "קד", "УІ", "ΕΣ"])
    func layouts(letters: String) throws {
        let screen = wide()
        let (edit, sidebar) = (try #require(letters.first), try #require(letters.last))
        screen.type(String(edit))
        // A capital letter is another command, or none.
        #expect(screen.text.contains("Edit navigation") == letters.allSatisfy { !$0.isUppercase })
        screen.press(.escape)
        screen.type(String(sidebar))
        #expect(screen.rows[0].contains("[Home]") == letters.allSatisfy { !$0.isUppercase })
    }

    @Test("K1: Every letter that is a command has its key in each layout")
    func everyLetter() {
        let letters = CommandTable.standard.commands.flatMap(\.keys).compactMap { press -> Character? in
            guard press.modifiers.isEmpty, let letter = press.text, letter.isLetter else { return nil }
            return letter
        }
        #expect(letters.count > 10)
        let layouts = [
            "ЙЦУКЕНГШЩЗФІВАПРОЛДЯЧСМИТЬ", "ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ", "ΕΡΤΥΘΙΟΠΑΣΔΦΓΗΞΚΛΖΧΨΩΒΝΜ",
            "קראטוןםפשדגכעיחלךזסבהנמצ",
        ]
        for layout in layouts {
            let reached = Set((layout + layout.lowercased()).compactMap { KeyPress(.character($0)).byPosition?.text })
            // Greek's q is a semicolon, Hebrew's q and w are signs, and Hebrew has no capitals.
            let missing = letters.filter { !reached.contains($0) && !"qw".contains($0) && !$0.isUppercase }
            #expect(missing == [], "\(layout)")
        }
    }

    @Test("N27, K8: a hidden tab is reached by no means")
    func hidden() {
        model.hidesTides = true
        let screen = wide()
        #expect(!screen.text.contains("Tides"))
        model.selection = "tides"
        screen.draw()
        #expect(!screen.text.contains("The page of Tides"))
    }

    @Test("N41, E5: a binding that the app sets is followed, and scrolls into view")
    func binding() {
        let screen = Screen.notes(100, 10, model)
        model.selection = "walk14"
        screen.draw()
        #expect(screen.text.contains("The page of Walk 14"))
        #expect(screen.rows.contains { $0.hasPrefix("▌") && $0.contains("Walk 14") })
    }

    @Test("E3, N18: what a link shows while the sidebar is hidden has its row in view once the sidebar is back")
    func linkWithoutSidebar() {
        let screen = Screen.notes(100, 12, model)
        screen.type("s")
        #expect(screen.rows[0].contains("[Home]"))
        model.selection = "walk14"
        screen.draw()
        #expect(screen.text.contains("The page of Walk 14"))
        screen.type("s")
        #expect(screen.rows.contains { $0.hasPrefix("▌") && $0.contains("Walk 14") }, "\(screen.text)")
    }

    @Test(
        "K8: a disabled tab is reached by no click, digit or step, and by nothing that was saved", arguments: [60, 100])
    func disabled(columns: Int) {
        struct Content: View {
            @Binding var selection: String
            @Binding var saved: SavedNavigation
            var body: some View {
                TabView(selection: $selection) {
                    Tab("One", systemImage: "star", value: "one") { Text("First page") }
                    Tab("Two", systemImage: "star", value: "two") { Text("Second page") }.disabled(true)
                    Tab("Three", systemImage: "star", value: "three") { Text("Third page") }
                }
                .tabViewStyle(.sidebarAdaptable)
                .tabViewRestoration($saved)
            }
        }
        let display = Display(words: Words.english)
        func start(_ saved: SavedNavigation) -> Screen {
            var (selection, saved) = ("one", saved)
            let content = Content(
                selection: Binding(get: { selection }, set: { selection = $0 }),
                saved: Binding(get: { saved }, set: { saved = $0 }))
            return Screen(columns, 24, options: SessionOptions(display: display), content)
        }
        var saved = SavedNavigation()
        saved.selection = "two"
        for screen in [start(SavedNavigation()), start(saved)] {
            screen.click(on: "Two")
            #expect(!screen.text.contains("Second page"))
            screen.type("2")
            #expect(!screen.text.contains("Second page"))
            screen.type("]")
            #expect(screen.text.contains("Third page"), "\(screen.text)")
        }
    }

    @Test("Law 6: a hundred selections lower nothing; a change of the model lowers once")
    func lowering() {
        let screen = wide()
        let before = model.lowered
        for _ in 0..<50 { screen.type("]") }
        #expect(model.lowered == before)
        model.walks = 15
        screen.draw()
        #expect(model.lowered == before + 1)
    }

    @Test("Esc at the root says how to quit; q quits")
    func leaving() {
        let screen = wide()
        screen.press(.escape)
        #expect(screen.text.contains("q quits"))
        screen.type("q")
        #expect(screen.session.isFinished)
    }
}
