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

    @Test("N10: More is a page with a cursor; Enter selects, Esc closes, widening closes and narrowing brings it back")
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

    @Test("N4: s exchanges sidebar and top bar; in compact it says why not")
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

    @Test("Letters answer by position on other layouts")
    func layouts() {
        let screen = wide()
        screen.type("у")
        #expect(screen.text.contains("Edit navigation"))
        screen.press(.escape)
        screen.type("і")
        #expect(screen.rows[0].contains("[Home]"))
    }

    @Test("N27: a hidden tab is reached by no means")
    func hidden() {
        model.hidesTides = true
        let screen = wide()
        #expect(!screen.text.contains("Tides"))
        model.selection = "tides"
        screen.draw()
        #expect(!screen.text.contains("The page of Tides"))
    }

    @Test("N41: a binding that the app sets is followed, and scrolls into view")
    func binding() {
        let screen = Screen.notes(100, 10, model)
        model.selection = "walk14"
        screen.draw()
        #expect(screen.text.contains("The page of Walk 14"))
        #expect(screen.rows.contains { $0.hasPrefix("▌") && $0.contains("Walk 14") })
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

    @Test("Esc at the root says how to leave; q leaves")
    func leaving() {
        let screen = wide()
        screen.press(.escape)
        #expect(screen.text.contains("q leaves"))
        screen.type("q")
        #expect(screen.session.isFinished)
    }
}
