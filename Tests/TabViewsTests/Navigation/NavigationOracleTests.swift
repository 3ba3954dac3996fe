// Law 5: whatever happens, the frame that was kept up to date equals the one made from nothing but state.
import TabNavigation
import TerminalScreen
import TestSupport
import Testing

@testable import TabViews

@MainActor struct NavigationOracleTests {
    private let keys: [Event] = [
        .key(.up), .key(.down), .key(.left), .key(.right), .key(.enter), .key(.escape), .key(.tab), .key(" "),
        .key("e"), .key("s"), .key("x"), .key("p"), .key("a"), .key("u"), .key("r", .control), .key("["), .key("]"),
        .key("-"), .key("+"), .key("?"), .key("R"), .key("K"), .key("J"), .key("1"), .key("4"), .key("5"), .key("/"),
        .key(.up, .shift), .key(.down, .shift), .key(.home), .key(.end), .key(.pageDown), .key("й"),
    ]

    private func event(_ dice: inout SeededGenerator, _ size: Size) -> Event {
        if dice.chance(20) {
            let point = Point(column: dice.roll(size.columns + 2), row: dice.roll(size.rows + 2))
            let kinds: [MouseEvent.Kind] = [.press, .drag, .drag, .release, .wheelUp, .wheelDown]
            return .mouse(MouseEvent(kinds[dice.roll(6)], dice.chance(85) ? .left : .right, at: point))
        }
        return keys[dice.roll(keys.count)]
    }

    @Test("Law 5: incremental = fresh, one form, and a selection that shows, over random events", arguments: 1...12)
    func random(seed: Int) {
        var dice = SeededGenerator(seed: seed + 77)
        let model = FieldNotesModel()
        let screen = Screen.notes(100, 24, model)
        for step in 0..<150 {
            if dice.chance(8) {
                screen.resize(1 + dice.roll(130), 1 + dice.roll(40))
            } else if dice.chance(4) {
                model.walks = dice.roll(20)
                model.hidesTides.toggle()
            } else {
                screen.send(event(&dice, screen.size))
            }
            // What stands on the terminal: a frame that nobody asked for would hide what the last one left out.
            if screen.session.needsFrame { screen.draw() }
            let fresh = screen.session.renderFresh(screen.size)
            guard screen.frame.canvas.rows == fresh.canvas.rows, screen.frame.cursor == fresh.cursor else {
                Issue.record(
                    "seed \(seed), step \(step), \(screen.size)\n\(screen.text)\n--- fresh\n\(fresh.canvas.rows.joined(separator: "\n"))"
                )
                return
            }
        }
    }

    @Test("S1: The hint line tells what can be done with the help at this size, not at the one before")
    func hintsOfHelp() {
        let screen = Screen.notes(100, 60, FieldNotesModel())
        screen.type("s?")
        #expect(screen.text.contains("Esc back") && !screen.text.contains("↑↓ move"), "\(screen.text)")
        screen.resize(100, 20)
        #expect(screen.text.contains("↑↓ move"), "\(screen.text)")
        screen.resize(100, 60)
        #expect(!screen.text.contains("↑↓ move"), "\(screen.text)")
    }

    @Test("Where a resize makes the form another, the page's way back is there at once")
    func wayBack() {
        let model = FieldNotesModel()
        let screen = Screen.notes(100, 24, model)
        model.selection = "walk9"
        screen.draw()
        screen.resize(40, 20)
        #expect(screen.rows.first?.contains("‹ ") == true, "\(screen.text)")
        #expect(screen.frame == screen.session.renderFresh(screen.size))
    }

    @Test("N6, S1: random walks of sizes end at the screen of a fresh start at that size", arguments: 1...6)
    func walks(seed: Int) {
        var dice = SeededGenerator(seed: seed + 99)
        let model = FieldNotesModel()
        let screen = Screen.notes(100, 24, model)
        screen.type(["", "2", "3", "s", "e", "4"][dice.roll(6)])
        let start = (rows: screen.rows, selection: model.selection)
        for _ in 0..<40 { screen.resize(dice.roll(301), dice.roll(101)) }
        screen.resize(100, 24)
        #expect(screen.rows == start.rows, "seed \(seed)")
        #expect(model.selection == start.selection)
    }

    @Test("S1, N15: after a walk of widths the top bar is that of a start there, or what it was", arguments: 1...20)
    func topBarWalks(seed: Int) {
        var dice = SeededGenerator(seed: seed + 199)
        let model = FieldNotesModel()
        model.selection = ["home", "downloads", "tides", "walk3", "search"][dice.roll(5)]
        let first = 16 + dice.roll(40)
        let screen = Screen.notes(first, 24, model, form: .topBar)
        let start = screen.rows
        for _ in 0..<10 { screen.resize(1 + dice.roll(80), 24) }
        let last = 16 + dice.roll(60)
        screen.resize(last, 24)
        let fresh = Screen.notes(last, 24, model, form: .topBar)
        #expect(screen.rows == fresh.rows, "seed \(seed), \(last)\n\(screen.text)\nfresh\n\(fresh.text)")
        screen.resize(first, 24)
        #expect(screen.rows == start, "seed \(seed), \(first)\n\(screen.text)")
    }
}
