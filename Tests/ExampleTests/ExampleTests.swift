// Every example as a reader of it would run it: the picture in compact and in regular, and what it is there to show.
import FoundationEssentials
import InterfaceSupport
import TabTermUI
import Testing

@testable import ComponentsExample
@testable import CustomizationExample
@testable import KitchenExample
@testable import LegacyExample
@testable import MediaExample
@testable import MinimalExample
@testable import PhotosExample
@testable import ReaderExample
@testable import SearchExample
@testable import SectionsExample
@testable import SiteExample

@MainActor struct ExampleTests {
    nonisolated private static let sizes = [(60, 24), (100, 30)]
    nonisolated private static let names = [
        "minimal", "sections", "customization", "search", "reader", "photos", "kitchen", "site", "components", "media",
        "legacy",
    ]

    private func screen(_ columns: Int, _ rows: Int, _ app: some App) -> Screen {
        Screen(columns, rows, options: SessionOptions(display: Display(words: Words.english)), app: app)
    }

    private func screen(_ columns: Int, _ rows: Int, named name: String) -> Screen {
        switch name {
        case "minimal": screen(columns, rows, MinimalApp())
        case "sections": screen(columns, rows, SectionsApp())
        case "customization": screen(columns, rows, CustomizationApp())
        case "search": screen(columns, rows, SearchApp())
        case "reader": screen(columns, rows, ReaderApp())
        case "photos": screen(columns, rows, PhotosApp())
        case "kitchen": screen(columns, rows, KitchenApp())
        case "site": screen(columns, rows, SiteApp())
        case "components": screen(columns, rows, ComponentsApp())
        case "media": screen(columns, rows, MediaApp())
        default: screen(columns, rows, LegacyApp())
        }
    }

    @Test("Every example is drawn as recorded, in compact and in regular", arguments: names, sizes)
    func picture(name: String, size: (Int, Int)) {
        let screen = screen(size.0, size.1, named: name)
        screen.matches("\(name)-\(size.0)x\(size.1)", of: "ExampleTests")
        #expect(screen.session.misuses.isEmpty)
    }

    @Test("Every example keeps its selection at every width, there and back", arguments: names)
    func resizing(name: String) {
        let screen = screen(100, 30, named: name)
        let before = screen.rows
        for columns in [60, 20, 1, 79, 80, 100] { screen.resize(columns, 30) }
        #expect(screen.rows == before)
    }

    @Test("Sections: a collapsed one opens, and its tabs are there")
    func sections() {
        let screen = screen(100, 30, SectionsApp())
        #expect(!screen.text.contains("Morning"))
        screen.click(on: "Shows")
        screen.click(on: "Morning")
        #expect(screen.text.contains("Morning show"))
    }

    @Test("Customization: what was hidden stays away in the next run, and Reset brings it back")
    func customization() {
        let options = SessionOptions(display: Display(words: Words.english))
        let first = Screen(100, 30, options: options, app: CustomizationApp())
        first.type("e")
        first.click(on: "Weather")
        first.type("x")
        first.press(.enter)
        #expect(!first.text.contains("Weather"))
        let second = Screen(100, 30, options: options, app: CustomizationApp())
        #expect(!second.text.contains("Weather"))
        second.click(on: "Reset Tabs")
        #expect(second.text.contains("Weather"))
    }

    @Test("Search: choosing it takes letters, which find", arguments: [60, 100])
    func search(columns: Int) {
        let screen = screen(columns, 30, SearchApp())
        screen.type("/")
        screen.type("ga")
        #expect(screen.text.contains("Gannet") && !screen.text.contains("Curlew"))
    }

    @Test("Reader: New Collection adds one, Downloads is in the sidebar and not on the bar")
    func reader() {
        let screen = screen(100, 30, ReaderApp())
        #expect(screen.text.contains("Downloads"))
        screen.click(on: "New Collection")
        screen.click(on: "Collection 3")
        #expect(screen.text.contains("The collection Collection 3"))
        screen.type("s")
        #expect(!screen.rows[0].contains("Downloads") && screen.rows[0].contains("Library"))
    }

    @Test("Photos: lifted with d and dropped on the album")
    func photos() {
        let screen = screen(100, 30, PhotosApp())
        screen.session.focus(.content)
        screen.draw()
        screen.press(.down)
        screen.type("d")
        screen.press(.enter)
        screen.session.focus(.navigation)
        screen.draw()
        screen.click(on: "Favourites")
        #expect(screen.text.contains("In the album: Dunes"))
    }

    @Test("Kitchen: a link selects the tab and pushes; an unknown one does nothing", arguments: [60, 100])
    func kitchen(columns: Int) throws {
        let screen = screen(columns, 30, KitchenApp())
        screen.session.open(try #require(URL(string: "kitchen://recipes/bread")))
        screen.draw()
        #expect(screen.text.contains("How to make bread"))
        screen.session.open(try #require(URL(string: "garage://car")))
        screen.draw()
        #expect(screen.text.contains("How to make bread"))
        screen.session.focus(.content)
        screen.draw()
        screen.press(.escape)
        #expect(screen.text.contains("tart"))
    }

    @Test("Site: other tabs in compact than in regular")
    func site() {
        let screen = screen(100, 30, SiteApp())
        #expect(screen.text.contains("Videos") && !screen.text.contains("Menu"))
        screen.resize(60, 30)
        #expect(!screen.text.contains("Videos") && screen.text.contains("Menu"))
    }

    @Test("Components: the tabs of any kind of value")
    func components() {
        let screen = screen(100, 30, ComponentsApp())
        #expect(screen.text.contains("The notes on this desk"))
        screen.type("3")
        #expect(screen.text.contains("The files on this desk"))
    }

    @Test("Media: the delegate hears the order of a group, and an action adds a tab")
    func media() {
        let screen = screen(100, 30, MediaApp())
        #expect(screen.text.contains("All of Store"))
        screen.type("e")
        screen.click(on: "Series")
        screen.press(.up, .shift)
        screen.press(.enter)
        #expect(screen.text.contains("Series, Films, Songs"))
        screen.click(on: "Add to Playlists")
        #expect(screen.text.contains("New in Playlists 3"))
    }

    @Test("Legacy: tags select, by hand and by code", arguments: [60, 100])
    func legacy(columns: Int) {
        let screen = screen(columns, 30, LegacyApp())
        #expect(screen.text.contains("The second page"))
        screen.click(on: "Go to the third")
        #expect(screen.text.contains("The third page"))
    }
}
