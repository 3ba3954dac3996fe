// Edit mode by keyboard and by mouse, in every form (N28, N31–N40).
import TabNavigation
import TerminalScreen
import Testing

@testable import TabViews

@MainActor struct EditModeTests {
    let model = FieldNotesModel()

    private func wide() -> Screen { Screen.notes(100, 24, model) }
    private func narrow() -> Screen { Screen.notes(60, 24, model) }

    /// Presses at one text, moves through points, releases at the last.
    private func drag(_ screen: Screen, _ text: String, through points: [Point]) {
        guard let start = screen.position(of: text) else {
            Issue.record("no “\(text)”:\n\(screen.text)")
            return
        }
        screen.send(.mouse(MouseEvent(.press, .left, at: start)))
        for point in points { screen.send(.mouse(MouseEvent(.drag, .left, at: point))) }
        screen.send(.mouse(MouseEvent(.release, .left, at: points.last ?? start)))
    }

    @Test("N37: lift, step, drop; the line says where; only the drop is saved")
    func keyboardDrag() {
        model.selection = "tides"
        let screen = wide()
        screen.type("e ")
        #expect(screen.text.contains("lifted"))
        #expect(screen.text.contains("━━━"))
        screen.press(.down)
        #expect(screen.text.contains("Tides, moved to 3 of 3 in Coast"))
        #expect(model.customization == TabViewCustomization())
        screen.press(.enter)
        #expect(model.customization[section: "coast"].tabOrder == ["birds", "marsh", "tides"])
        screen.press(.enter)
        #expect(!screen.text.contains("Edit navigation"))
        screen.type("u")
        #expect(model.customization == TabViewCustomization())
        screen.press(.character("r"), .control)
        #expect(model.customization[section: "coast"].tabOrder == ["birds", "marsh", "tides"])
    }

    @Test("N37: Esc puts a lifted row back; a second Esc leaves edit mode and restores")
    func putBack() {
        model.selection = "tides"
        let screen = wide()
        screen.type("e")
        screen.press(.down, .shift)
        #expect(model.customization[section: "coast"].tabOrder != nil)
        screen.type(" ")
        screen.press(.up, .escape)
        #expect(screen.text.contains("put back"))
        screen.press(.escape)
        #expect(!screen.text.contains("Edit navigation"))
        #expect(model.customization == TabViewCustomization())
    }

    @Test("N39: a hidden row stays listed, unchecked; N28: hiding is everywhere")
    func hide() {
        model.selection = "library"
        let screen = wide()
        screen.type("ex")
        #expect(screen.rows.contains { $0.contains("☐ Library") })
        screen.press(.enter)
        #expect(!screen.rows.contains { $0.contains("Library") && $0.contains("│") && $0.hasPrefix(" ▤") })
        screen.resize(60, 24)
        #expect(!screen.text.contains("Library"))
        screen.type("u")
        #expect(screen.text.contains("Library"))
    }

    @Test("N39: what can't be changed says so")
    func locked() {
        let screen = wide()
        screen.type("ex")
        #expect(screen.text.contains("⊠ Home"))
        #expect(screen.text.contains("can’t be hidden"))
    }

    @Test("p adds to the bar and takes off; the live bar shows it (N28, N39b)")
    func bar() {
        model.selection = "tides"
        let screen = wide()
        screen.type("ep")
        #expect(screen.rows[0].contains("Tides"))
        screen.type("p")
        #expect(!screen.rows[0].contains("Tides"))
    }

    @Test("Tab goes to the live bar, where ← → move and Shift moves the item")
    func liveBar() {
        let screen = wide()
        screen.type("e")
        screen.press(.tab)
        screen.press(.right)
        screen.press(.right, .shift)
        #expect(model.customization.tabBarOrder?.prefix(2) == ["downloads", "library"])
    }

    @Test("N37: A click on the page leaves the keys with what is arranged; Esc still puts back first")
    func clickOnPage() {
        model.selection = "tides"
        let screen = wide()
        screen.type("e ")
        screen.press(.down)
        screen.click(60, 12)
        screen.press(.escape)
        #expect(screen.text.contains("put back") && screen.text.contains("Edit navigation"))
        screen.press(.up)
        #expect(screen.rows.contains { $0.hasPrefix("▌") && $0.contains("Birds") })
    }

    @Test("On the bar the cursor goes to what comes in the place of what was hidden", arguments: [60, 100])
    func hiddenOnBar(columns: Int) throws {
        let screen = Screen.notes(columns, 24, model)
        screen.type("e")
        screen.press(.tab, .right)
        screen.type("x")
        let cursor = try #require(screen.frame.cursor)
        #expect(
            screen.frame.canvas[cursor].style.background == Theme().selection.background, "\(cursor)\n\(screen.text)")
        screen.type("x")
        #expect(model.customization[tab: "library"].sidebarVisibility == .hidden)
        #expect(model.customization[tab: "downloads"].sidebarVisibility == .hidden)
    }

    @Test("N32: What stands in a hidden section is not put on the bar, and the reason is said")
    func onBarOfHiddenSection() {
        model.selection = "home"
        let screen = wide()
        screen.type("e")
        screen.press(.down, .down, .down)
        screen.type("x")
        screen.press(.down)
        screen.type("p")
        #expect(screen.text.contains("“Coast” is hidden"), "\(screen.text)")
        #expect(model.customization[tab: "birds"].tabBarVisibility == .automatic)
    }

    @Test("N36: in compact edit mode is a list, the bar stays live")
    func compact() {
        let screen = narrow()
        screen.type("e")
        screen.press(.down)
        screen.press(.down, .shift)
        #expect(model.customization.tabBarOrder?.prefix(2) == ["downloads", "library"])
        let bar = screen.rows[22]
        #expect(
            bar.firstRange(of: "Downloads")?.lowerBound ?? bar.endIndex < bar.firstRange(of: "Library")?.lowerBound
                ?? bar.startIndex)
    }

    @Test("N36, N39b: a section that is taken off the bar keeps the cursor, and the same key puts it back")
    func offTheBar() throws {
        struct Shelf: View {
            let model: FieldNotesModel
            var body: some View {
                TabView(selection: Bindable(model).selection) {
                    Tab("Home", systemImage: "house", value: "home") { Text("Page") }.customizationID("home")
                    TabSection("Lists") {
                        Tab("Birds", systemImage: "bird", value: "birds") { Text("Page") }.customizationID("birds")
                    }
                    .customizationID("lists").compactPresentation(.single)
                }
                .tabViewStyle(.sidebarAdaptable).tabViewCustomization(Bindable(model).customization)
            }
        }
        let screen = Screen(60, 24, Shelf(model: model))
        screen.type("e")
        screen.press(.down)
        for _ in 0..<2 {
            let cursor = try #require(screen.frame.cursor)
            #expect(screen.rows[cursor.row].contains("Lists"), "\(cursor)\n\(screen.text)")
            screen.type("p")
        }
        #expect(!screen.text.contains("can’t be hidden"))
        #expect(model.customization == TabViewCustomization())
    }

    @Test("N31: R asks what to reset, and then whether")
    func reset() {
        model.selection = "tides"
        let screen = wide()
        screen.type("e")
        screen.press(.down, .shift)
        screen.type("R")
        #expect(screen.text.contains("Order"))
        screen.press(.enter)
        #expect(screen.text.contains("Reset the order"))
        screen.press(.up, .enter)
        #expect(model.customization == TabViewCustomization())
    }

    @Test("N36: an item's menu at any time, without edit mode")
    func menu() {
        model.selection = "birds"
        let screen = wide()
        screen.type("a")
        screen.click(on: "Move down")
        #expect(model.customization[section: "coast"].tabOrder == ["tides", "birds", "marsh"])
        screen.type("a")
        screen.click(on: "Count")
        #expect(model.log == ["count"])
    }

    @Test("N38, K11: a mouse drag moves a row, with a mark at each step")
    func mouseDrag() throws {
        let screen = wide()
        screen.type("e")
        let target = try #require(screen.position(of: "Salt marsh"))
        let start = try #require(screen.position(of: "Birds of"))
        screen.send(.mouse(MouseEvent(.press, .left, at: start)))
        #expect(!screen.text.contains("━━━"), "a press alone lifts nothing")
        screen.send(.mouse(MouseEvent(.drag, .left, at: target)))
        #expect(screen.text.contains("━━━"))
        #expect(model.customization == TabViewCustomization())
        screen.send(.mouse(MouseEvent(.release, .left, at: target)))
        #expect(model.customization[section: "coast"].tabOrder == ["tides", "marsh", "birds"])
    }

    @Test("N17: a click on the sign of a section closes and opens it, also while arranging", arguments: [60, 100])
    func expander(columns: Int) {
        let screen = Screen.notes(columns, 40, model)
        screen.type("e")
        screen.click(on: "▾ Coast")
        #expect(screen.text.contains("▸ Coast") && !screen.text.contains("Salt marsh"))
        screen.click(on: "▸ Coast")
        #expect(screen.text.contains("Salt marsh"))
        #expect(model.customization == TabViewCustomization())
    }

    @Test("N6: a section lifted in the sidebar is what is seen in the hand after the window has become narrow")
    func liftedSectionNarrow() throws {
        let screen = wide()
        screen.type("e")
        let header = try #require(screen.position(of: "▾ Coast"))
        screen.send(.mouse(MouseEvent(.press, .left, at: header)))
        screen.send(.mouse(MouseEvent(.release, .left, at: header)))
        screen.type(" ")
        #expect(screen.text.contains("lifted"))
        screen.resize(44, 11)
        #expect(screen.text.contains("lifted") && screen.text.contains("━━━"))
    }

    @Test("N38, K7: released outside of any target, or cancelled, it is as it was")
    func dragOutside() {
        let screen = wide()
        screen.type("e")
        drag(screen, "Tides", through: [Point(column: 5, row: 8), Point(column: 70, row: 15)])
        #expect(model.customization == TabViewCustomization())
        #expect(!screen.text.contains("━━━"))
        drag(screen, "Tides", through: [Point(column: 5, row: 3)])
        #expect(model.customization == TabViewCustomization(), "another list is no target")
    }

    @Test("N28, N38: from the sidebar to the bar adds a tab")
    func dragToBar() throws {
        let screen = wide()
        screen.type("e")
        let bar = try #require(screen.position(of: "Downloads  Coast") ?? screen.position(of: "Downloads"))
        let target = Point(column: max(bar.column, 50), row: 0)
        drag(screen, "Tides", through: [Point(column: 40, row: 5), target])
        #expect(screen.rows[0].contains("Tides"))
        #expect(model.customization[tab: "tides"].tabBarVisibility == .visible)
        #expect(model.customization[section: "coast"].tabOrder == nil)
    }

    @Test("N36: outside edit mode nothing is dragged")
    func noDrag() {
        let screen = wide()
        drag(screen, "Tides", through: [Point(column: 5, row: 11), Point(column: 5, row: 9)])
        #expect(model.customization == TabViewCustomization())
    }

    @Test(
        "K7: motion without a button does nothing; a press and a release without motion is a click",
        arguments: [60, 100])
    func motionAlone(columns: Int) throws {
        let screen = Screen.notes(columns, 30, model)
        screen.type("e")
        let start = try #require(screen.position(of: "Tides"))
        let before = screen.rows
        for kind in [MouseEvent.Kind.move, .drag, .release] {
            for row in 0..<30 {
                screen.send(.mouse(MouseEvent(kind, kind == .move ? .none : .left, at: Point(column: 5, row: row))))
                #expect(!screen.text.contains("lifted"), "\(kind) at row \(row)")
            }
        }
        #expect(screen.rows == before)
        screen.click(start.column, start.row)
        #expect(!screen.text.contains("lifted") && model.customization == TabViewCustomization())
    }

    @Test("N38: a drag on the bottom bar arranges it")
    func dragOnBar() throws {
        let screen = narrow()
        screen.type("e")
        let bar = try #require(screen.rows.indices.last { screen.rows[$0].contains("Library") })
        let start = try #require(screen.rows[bar].firstRange(of: "Library"))
        let end = try #require(screen.rows[bar].firstRange(of: "Downloads"))
        let from = screen.rows[bar].distance(from: screen.rows[bar].startIndex, to: start.lowerBound)
        let to = screen.rows[bar].distance(from: screen.rows[bar].startIndex, to: end.lowerBound)
        screen.send(.mouse(MouseEvent(.press, .left, at: Point(column: from, row: bar))))
        screen.send(.mouse(MouseEvent(.drag, .left, at: Point(column: to + 2, row: bar))))
        screen.send(.mouse(MouseEvent(.release, .left, at: Point(column: to + 2, row: bar))))
        #expect(model.customization.tabBarOrder?.prefix(2) == ["downloads", "library"])
    }

    @Test("N6: a resize keeps the edit session and the lift")
    func resize() {
        model.selection = "tides"
        let screen = wide()
        screen.type("e ")
        screen.press(.down)
        let before = screen.rows
        screen.resize(40, 20)
        #expect(screen.text.contains("lifted"))
        screen.resize(100, 24)
        #expect(screen.rows == before)
    }

    @Test("A click on a box hides, on Done keeps")
    func boxes() throws {
        let screen = wide()
        screen.type("e")
        let box = try #require(screen.position(of: "☑ Library"))
        screen.click(box.column, box.row)
        #expect(screen.text.contains("☐ Library"))
        screen.click(on: "Enter Done")
        #expect(!screen.text.contains("Edit navigation"))
        #expect(model.customization[tab: "library"].sidebarVisibility == .hidden)
    }
}
