// The terminal's cursor in the navigation: where it stands is what a screen reader reads and a braille line shows.
import Observation
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

    @Test("N42b, S12: What arrives doesn't push the row with the cursor out of view, unless it was out of view")
    func arrivals() {
        let shelf = Shelf()
        let screen = Screen(100, 12, ShelfView(shelf: shelf))
        #expect(screen.rows.contains { $0.hasPrefix("▌") && $0.contains("Volume 90") })
        shelf.volumes = Array(1...99)
        screen.draw()
        #expect(screen.rows.contains { $0.hasPrefix("▌") && $0.contains("Volume 90") })
        for _ in 0..<20 { screen.send(.mouse(MouseEvent(.wheelUp, at: Point(column: 3, row: 5)))) }
        let top = screen.rows[2]
        shelf.volumes = Array(0...99)
        screen.draw()
        #expect(!screen.rows.contains { $0.hasPrefix("▌") })
        #expect(screen.rows.contains(top))
    }

    @Test("S1, N42b: Rows that arrive in a small window leave nothing behind: a larger one is that of a fresh start")
    func arrivalsInSmallWindow() {
        let shelf = Shelf()
        shelf.volumes = Array(80...99)
        let screen = Screen(100, 20, ShelfView(shelf: shelf))
        screen.resize(100, 8)
        #expect(screen.rows.contains { $0.hasPrefix("▌") && $0.contains("Volume 90") })
        shelf.volumes.append(100)
        screen.draw()
        #expect(screen.rows.contains { $0.hasPrefix("▌") && $0.contains("Volume 90") })
        screen.resize(100, 20)
        #expect(screen.rows == Screen(100, 20, ShelfView(shelf: shelf)).rows)
    }

    @Test("Law 5: A sidebar that is scrolled stays where it is when it is drawn anew, with the cursor on its first row")
    func drawnAnew() {
        let screen = Screen.notes(100, 17, FieldNotesModel())
        screen.press(.home)
        screen.send(.mouse(MouseEvent(.wheelDown, at: Point(column: 3, row: 6))))
        let rows = screen.rows
        #expect(!rows[0].contains("Field Notes") && rows.contains { $0.hasPrefix("▌") })
        #expect(screen.session.renderFresh(screen.size).canvas.rows == rows)
    }

    @Test("N18, N20: With all sections closed, the header that holds the selection is in view")
    func closed() {
        let model = FieldNotesModel()
        model.selection = "walk14"
        let screen = Screen.notes(100, 10, model)
        screen.type("-")
        #expect(screen.rows.contains { $0.hasPrefix("▌") && $0.contains("Inland") }, "\(screen.text)")
    }

    @MainActor @Observable final class Shelf {
        var volumes = [80, 90]
        var selection = 90
    }

    struct ShelfView: View {
        let shelf: Shelf

        var body: some View {
            TabView(selection: Bindable(shelf).selection) {
                TabSection("Shelf") {
                    ForEach(shelf.volumes, id: \.self) { number in
                        Tab("Volume \(number)", systemImage: "book", value: number) { Text("Page") }
                    }
                }
            }
            .tabViewStyle(.sidebarAdaptable)
        }
    }
}
