// The picture of each kind of view, and what keys and the mouse do to it.
import FoundationEssentials
import TerminalScreen
import TestSupport
import Testing

@testable import TabViews

@MainActor struct GalleryTests {
    private static let words = Catalogue(
        parsing: """
            ok = OK
            cancel = Cancel
            search = Search
            link.question = Open this address?
            link.open = Open
            link.failed = Nothing here opens {address}
            search.nothing = Nothing found
            search.nothingFor = Nothing found for “{words}”
            search.tryOther = Look for other words.
            command.refresh.help = Get the page’s content again
            """)

    private static func options() -> SessionOptions {
        SessionOptions(display: Display(words: words))
    }

    private static func screen(_ name: String, _ columns: Int = 40, _ rows: Int = 20) -> Screen {
        return Screen(columns, rows, options: options(), galleryPage(name))
    }

    @Test(
        "Each kind of view",
        arguments: [
            "text", "label", "button", "field", "value", "list", "look", "nothing", "nothing-found", "stack",
            "question",
        ])
    func pictures(name: String) {
        Self.screen(name, 40, name == "look" ? 24 : 20).matches("view-\(name)-40")
    }

    @Test("Each kind of view where there is little room", arguments: ["text", "label", "button", "value", "stack"])
    func small(name: String) {
        Self.screen(name, 18, 10).matches("view-\(name)-18")
    }

    // MARK: Controls

    @Test("A button is pressed by Enter, Space and a click, and shows where the focus is")
    func button() {
        let screen = Self.screen("button")
        #expect(screen.frame.cursor == screen.position(of: "[ Count 0 ]"))
        screen.press(.enter, .character(" "))
        screen.click(on: "Count 2")
        #expect(screen.text.contains("Count 3"))
        let place = screen.position(of: "[ Count 3 ]") ?? .zero
        #expect(screen.frame.canvas[place].style == Theme().selection)
        screen.press(.down, .enter)
        #expect(screen.text.contains("Count 13"))
        screen.click(on: "Not now")
        screen.press(.down, .enter)
        #expect(screen.text.contains("Count 0"))
    }

    @Test("What is disabled is passed over by the focus; a toggle is switched by key and click")
    func toggle() {
        let screen = Self.screen("button")
        screen.press(.down, .down, .down)
        #expect(screen.frame.cursor?.row == screen.position(of: "Show hidden")?.row)
        let before = screen.rows
        screen.press(.character(" "))
        #expect(screen.rows != before)
        screen.click(on: "Show hidden")
        #expect(screen.rows == before)
    }

    @Test("Fields take letters, a paste and the place of a click; what is secret is not shown")
    func fields() {
        let screen = Self.screen("field")
        screen.type("Anna")
        screen.press(.tab)
        screen.click(on: "orth beach")
        screen.type("-")
        screen.send(.paste("w\nx"))
        #expect(screen.text.contains("Anna/N-w xorth beach/tide"))
        #expect(screen.text.contains("••••"))
        screen.press(.tab, .backspace)
        #expect(screen.text.contains("•••") && !screen.text.contains("••••"))
    }

    @Test("Several rows are selected with Space and are marked; the cursor moves on")
    func rows() {
        let screen = Self.screen("list")
        screen.press(.end, .character(" "))
        screen.matches("view-list-selected-40")
        screen.click(on: "sole")
        #expect(screen.frame.cursor?.row == screen.position(of: "sole")?.row)
    }

    // MARK: What covers the rest

    @Test("A menu opens by key and click, passes over what is disabled, and does what is chosen")
    func menu() {
        let screen = Self.screen("question")
        screen.click(on: "More")
        screen.matches("view-menu-40")
        screen.press(.down, .down, .enter)
        #expect(screen.text.contains("deleted"))
        screen.press(.enter, .enter)
        #expect(screen.text.contains("renamed"))
    }

    @Test("A question, a choice, a sheet")
    func questions() {
        let screen = Self.screen("question")
        screen.press(.enter)
        screen.matches("view-alert-40")
        screen.press(.enter)
        #expect(screen.text.contains("renamed"))
        screen.press(.down, .enter)
        screen.matches("view-dialog-40")
        screen.click(on: "Copy")
        #expect(screen.text.contains("copied"))
        screen.press(.down, .enter)
        screen.matches("view-sheet-40")
        screen.click(on: "Done")
        #expect(!screen.text.contains("over all else"))
    }

    @Test("A link shows its address and opens it when the person agrees")
    func link() {
        var opened: [String] = []
        var options = Self.options()
        options.openURL = {
            opened.append($0)
            return true
        }
        let screen = Screen(40, 20, options: options, QuestionPage().padding())
        screen.click(on: "Tides")
        screen.matches("view-link-40")
        screen.press(.escape)
        #expect(opened.isEmpty && !screen.text.contains("Open this"))
        screen.press(.enter)
        #expect(screen.text.contains("https://example.org/tides?month=1"))
        screen.press(.enter)
        #expect(opened == ["https://example.org/tides?month=1"])
        #expect(!screen.text.contains("Open this"))
    }

    @Test("Where nothing opens addresses, the address is said")
    func nothingOpens() {
        let screen = Self.screen("question")
        screen.click(on: "Tides")
        #expect(screen.session.message == "Nothing here opens https://example.org/tides?month=1")
    }

    // MARK: Pages

    @Test("Pages are pushed by key and click, and left by Esc and by the way back")
    func pages() {
        let screen = Self.screen("stack")
        screen.press(.down, .enter)
        screen.matches("view-page-40")
        screen.press(.enter)
        #expect(screen.text.contains("The end."))
        screen.press(.escape)
        screen.click(on: "‹")
        #expect(screen.text.contains("Places 0"))
        #expect(screen.frame.cursor?.row == screen.position(of: "Harbour")?.row)
        screen.click(on: "New")
        #expect(screen.text.contains("All about New."))
    }

    @Test("The search field of a page narrows it")
    func search() {
        let screen = Self.screen("stack")
        screen.click(on: "Names")
        screen.type("Pi")
        #expect(screen.text.contains("Pier") && !screen.text.contains("Dunes"))
    }

    @Test("Content is got again by r, by F5, by the sign in the title line")
    func refresh() async {
        let screen = Self.screen("stack")
        screen.type("r")
        await screen.settle { screen.session.needsFrame }
        #expect(screen.text.contains("Places 1"))
        screen.press(.function(5))
        await screen.settle { screen.session.needsFrame }
        #expect(screen.text.contains("Places 2"))
        let sign = String(Display.standard.symbols.glyph(named: "arrow.clockwise", filled: false))
        screen.click(on: sign)
        await screen.settle { screen.session.needsFrame }
        #expect(screen.text.contains("Places 3"))
    }
}
