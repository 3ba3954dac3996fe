// The programs that the articles on adaptable tab views build, used as a person would: with the keyboard alone.
import FoundationEssentials
import InterfaceSupport
import TabTermUI
import Testing

@testable import ComponentsExample
@testable import KitchenExample
@testable import MediaExample
@testable import PhotosExample
@testable import ReaderExample
@testable import SiteExample

@MainActor struct ByKeyTests {
    private func screen(_ columns: Int, _ app: some App) -> Screen {
        Screen(columns, 30, options: SessionOptions(display: Display(words: Words.english)), app: app)
    }

    /// The row that the cursor is on, in the sidebar or in a list.
    private func row(of screen: Screen) -> String {
        screen.rows.first { $0.hasPrefix("▌") } ?? ""
    }

    /// Presses a key until the cursor is on a row with a text.
    private func move(
        to text: String, with key: Key = .down, on screen: Screen, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for _ in 0..<30 where !row(of: screen).contains(text) { screen.press(key) }
        #expect(row(of: screen).contains(text), "\(screen.text)", sourceLocation: sourceLocation)
    }

    /// The rows of the bar below.
    private func bar(of screen: Screen) -> String { screen.rows.suffix(4).joined(separator: "\n") }

    // MARK: Reader

    @Test("Reader: New Collection makes one at the end of its section, and it can be read")
    func newCollection() {
        let screen = screen(100, ReaderApp())
        move(to: "Walks", on: screen)
        // The action's row has no mark, only the colours of the cursor.
        screen.press(.down)
        screen.press(.enter)
        move(to: "Collection 3", with: .up, on: screen)
        screen.press(.enter)
        #expect(screen.text.contains("The collection Collection 3"))
        let names = ["Collections", "Poetry", "Walks", "Collection 3", "+ New Collection"]
        let rows = names.map { name in screen.rows.firstIndex { $0.prefix(29).contains(name) } ?? -1 }
        #expect(rows == Array((rows[0])..<(rows[0] + 5)))
    }

    @Test("Reader: Downloads is off the bars until the person puts it there; it is in the sidebar and in More")
    func downloads() {
        let screen = screen(100, ReaderApp())
        screen.type("s")
        #expect(screen.rows[0].contains("Library") && !screen.rows[0].contains("Downloads"))
        screen.resize(60, 30)
        #expect(bar(of: screen).contains("Library") && !screen.text.contains("Downloads"))
        screen.type("4")
        move(to: "Downloads", on: screen)
        screen.press(.enter)
        #expect(screen.text.contains("All downloads"))
        screen.type("e")
        move(to: "Downloads", on: screen)
        screen.type("p")
        screen.press(.enter)
        #expect(bar(of: screen).contains("Downloads"))
        screen.resize(100, 30)
        #expect(screen.rows[0].contains("Downloads"))
    }

    @Test("Reader: Today and Search stay where they are, whatever is tried", arguments: ["Today", "Search"])
    func fixed(title: String) {
        let screen = screen(100, ReaderApp())
        let before = screen.rows.dropLast()
        screen.type("e")
        for _ in 0..<30 where !row(of: screen).contains(title) { screen.press(.up) }
        if row(of: screen).contains(title) {
            screen.type("x")
            screen.press(.down, .shift)
            screen.type(" ")
            screen.press(.down)
        }
        screen.press(.enter)
        #expect(screen.rows.dropLast() == before)
    }

    @Test("Reader: search stands at the end of the bar below, and what is typed finds", arguments: [60, 100])
    func search(columns: Int) {
        let screen = screen(columns, ReaderApp())
        if columns < 80 { #expect(screen.rows[28].hasSuffix("│ Search │")) }
        screen.type("/")
        screen.type("mob")
        #expect(screen.text.contains("Moby-Dick") && !screen.text.contains("Walden"))
    }

    // MARK: Media

    @Test("Media: the delegate hears of each new order: moved by a step, and lifted and dropped")
    func order() {
        let screen = screen(100, MediaApp())
        screen.type("e")
        move(to: "Songs", on: screen)
        screen.press(.up, .shift)
        screen.press(.enter)
        #expect(screen.text.contains("Films, Songs, Series"))
        screen.type("e")
        move(to: "Rainy Days", on: screen)
        screen.type(" ")
        screen.press(.up)
        screen.type(" ")
        screen.press(.enter)
        #expect(screen.text.contains("Rainy Days, Favourites"))
        let rows = ["Films", "Songs", "Series", "Rainy Days", "Favourites"].map { name in
            screen.rows.firstIndex { $0.prefix(29).contains(name) } ?? -1
        }
        #expect(rows == rows.sorted() && rows[0] > 0)
    }

    // MARK: Site

    @Test("Site: compact has a menu, whose pages are pushed; regular has sections; what both have stays chosen")
    func sizeClasses() {
        let screen = screen(60, SiteApp())
        screen.type("3")
        screen.press(.tab)
        screen.press(.down)
        screen.press(.enter)
        #expect(screen.text.contains("All videos"))
        screen.press(.escape)
        #expect(screen.text.contains("Articles") && !screen.text.contains("All videos"))
        screen.press(.tab)
        screen.type("2")
        #expect(screen.text.contains("All guides"))
        screen.resize(100, 30)
        #expect(screen.text.contains("All guides") && !screen.text.contains("Menu"))
        move(to: "Articles", on: screen)
        screen.press(.enter)
        #expect(screen.text.contains("All articles"))
        screen.resize(60, 30)
        // Articles is no tab here: its neighbour is chosen, and stays so.
        #expect(screen.text.contains("All guides") && bar(of: screen).contains("Menu"))
        screen.resize(100, 30)
        #expect(screen.text.contains("All guides") && screen.text.contains("Learn"))
    }

    // MARK: Components

    @Test("Components: each item is a tab with the label that the component gives it", arguments: [60, 100])
    func items(columns: Int) {
        let screen = screen(columns, ComponentsApp())
        for (index, name) in ["Mail", "Notes", "Files"].enumerated() {
            screen.type("\(index + 1)")
            #expect(screen.text.contains("The \(name.lowercased()) on this desk"))
            #expect(screen.tabPosition(of: name) != nil)
        }
        #expect(screen.text.contains("✉") && screen.text.contains("▤"))
    }

    // MARK: Kitchen

    @Test("Kitchen: a link selects, then pushes; Escape goes back; the next link starts from the list")
    func links() throws {
        let screen = screen(100, KitchenApp())
        for name in ["bread", "tart"] {
            screen.session.open(try #require(URL(string: "kitchen://recipes/\(name)")))
            screen.draw()
            #expect(screen.text.contains("How to make \(name)"))
            #expect(row(of: screen).contains("Recipes"))
        }
        screen.press(.tab)
        screen.press(.escape)
        #expect(!screen.text.contains("How to make") && screen.text.contains("soup"))
    }

    // MARK: Photos

    @Test("Photos: dropped on the album by key, one after the other, from the list", arguments: [60, 100])
    func drop(columns: Int) {
        let screen = screen(columns, PhotosApp())
        screen.press(.tab)
        screen.type("d")
        screen.press(.enter)
        screen.press(.down)
        screen.press(.down)
        screen.type("d")
        screen.press(.enter)
        #expect(screen.rows.contains { $0.contains("♥ 2") || ($0.contains("Favourites") && $0.contains(" 2")) })
        screen.press(.tab)
        screen.type("2")
        #expect(screen.text.contains("In the album: Beach") && screen.text.contains("In the album: Pier"))
    }

    @Test("Photos: dragged onto the album with the mouse; released elsewhere nothing is dropped")
    func drag() throws {
        let screen = screen(100, PhotosApp())
        let photo = try #require(screen.position(of: "Dunes"))
        for (end, count) in [(photo.row + 5, 0), (try #require(screen.position(of: "Favourites")).row, 1)] {
            screen.send(.mouse(MouseEvent(.press, .left, at: photo)))
            let target = Point(column: count == 0 ? 60 : 8, row: end)
            screen.send(.mouse(MouseEvent(.drag, .left, at: Point(column: photo.column - 4, row: photo.row))))
            screen.send(.mouse(MouseEvent(.drag, .left, at: target)))
            screen.send(.mouse(MouseEvent(.release, .left, at: target)))
            #expect(screen.rows.contains { $0.contains("Favourites") && $0.contains(" 1") } == (count == 1))
        }
        screen.click(on: "Favourites")
        #expect(screen.text.contains("In the album: Dunes"))
    }
}
