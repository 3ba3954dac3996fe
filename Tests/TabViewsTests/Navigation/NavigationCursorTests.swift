// The terminal's cursor in the navigation: where it stands is what a screen reader reads and a braille line shows.
import TabNavigation
import TerminalScreen
import TestSupport
import Testing

@testable import TabViews

@MainActor struct NavigationCursorTests {
    private static let places: [(form: NavigationForm, size: Size, opening: String)] = [
        (.sidebar, Size(columns: 100, rows: 24), ""), (.topBar, Size(columns: 100, rows: 24), ""),
        (.bottomBar, Size(columns: 40, rows: 20), ""),
        (.sidebar, Size(columns: 100, rows: 24), "e"), (.bottomBar, Size(columns: 40, rows: 20), "e"),
    ]

    @Test("C9: In every form and in edit mode the cursor stands on what the arrows have reached", arguments: 0..<5)
    func stands(index: Int) throws {
        let place = Self.places[index]
        let screen = Screen.notes(place.size.columns, place.size.rows, FieldNotesModel(), form: place.form)
        screen.type(place.opening)
        let isRow = place.form != .sidebar && place.opening.isEmpty
        var seen = Set<Point>()
        for _ in 0..<6 {
            screen.press(isRow ? .right : .down)
            let cursor = try #require(screen.frame.cursor, "\(place)\n\(screen.text)")
            let style = screen.frame.canvas[cursor].style
            #expect(style.background == Theme().selection.background, "\(place), \(cursor)\n\(screen.text)")
            seen.insert(cursor)
        }
        #expect(seen.count > 2, "\(place): it does not move")
    }
}
