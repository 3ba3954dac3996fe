// The actions of sections: where each form offers them, and what they look like (N19, N36).
import Observation
import TabNavigation
import TerminalScreen
import TestSupport
import Testing

@testable import TabViews

@MainActor @Observable private final class Log {
    var selection = "inbox"
    var entries: [String] = []
}

private struct Lists: View {
    let log: Log
    let presentation: CompactPresentation

    var body: some View {
        TabView(selection: Bindable(log).selection) {
            TabSection("Lists") {
                Tab("Inbox", systemImage: "tray", value: "inbox") { Text("The page of Inbox") }
                    .contextMenu { Button("Count") { log.entries.append("count") } }
                ForEach(1..<9) { number in
                    Tab("List \(number)", systemImage: "star", value: "list\(number)") { Text("A page") }
                }
            }
            .compactPresentation(presentation)
            .sectionActions {
                Button("New list") { log.entries.append("new") }
                Button("Empty trash", systemImage: "trash") { log.entries.append("trash") }
            }
        }
        .tabViewStyle(.sidebarAdaptable)
    }
}

@MainActor struct SectionActionTests {
    private let log = Log()

    private func screen(_ columns: Int, _ presentation: CompactPresentation = .flat) -> Screen {
        Screen(
            columns, 24, options: SessionOptions(display: Display(words: Words.english)),
            Lists(log: log, presentation: presentation))
    }

    @Test("C10: the cursor on an action is seen without colour")
    func cursor() {
        let screen = screen(100)
        screen.press(.end)
        #expect(screen.rows.contains { $0.hasPrefix("▌") && $0.contains("Empty trash") })
    }

    @Test("N36: a tab's menu ends with the actions of its section, in every form", arguments: [60, 120])
    func menu(columns: Int) {
        let screen = screen(columns)
        screen.type("a")
        guard let own = screen.position(of: "Count"),
            let last = screen.rows.lastIndex(where: { $0.contains("New list") })
        else {
            Issue.record("an entry is missing")
            return
        }
        #expect(own.row < last)
        screen.click(on: "Count")
        screen.type("a")
        screen.click(on: "Empty trash")
        #expect(log.entries == ["count", "trash"])
        #expect(log.selection == "inbox", "an action leaves the selection where it is")
    }

    @Test("N36: the right button opens the menu of a tab, of a section's header and of one of its actions")
    func rightButton() throws {
        let screen = screen(120)
        let presses: [(text: String, keys: [Key], taken: String)] = [
            ("Inbox", [.enter], "count"), ("Lists", [.end, .up, .enter], "new"), ("New list", [.end, .enter], "trash"),
        ]
        for press in presses {
            guard let point = screen.tabPosition(of: press.text) else {
                Issue.record("no “\(press.text)”:\n\(screen.text)")
                continue
            }
            screen.click(point.column, point.row, .right)
            #expect(log.selection == "inbox" && !screen.session.overlays.isEmpty, "it chooses nothing")
            for key in press.keys { screen.press(key) }
            #expect(log.entries.last == press.taken, "\(press.text):\n\(screen.text)")
        }
        // In compact the right button does the same on the bar.
        let compact = self.screen(60)
        let point = try #require(compact.tabPosition(of: "Inbox"))
        compact.click(point.column, point.row, .right)
        compact.press(.enter)
        #expect(log.entries == ["count", "new", "trash", "count"])
    }

    @Test("N36: so does the menu of a row of More")
    func more() {
        let screen = screen(40)
        screen.click(on: "More")
        screen.press(.end)
        screen.type("a")
        screen.click(on: "New list")
        #expect(log.entries == ["new"])
    }

    @Test("N7b: the list of a single section shows its actions")
    func single() {
        let screen = screen(60, .single)
        screen.press(.escape)
        #expect(screen.rows[0].contains("‹ Lists"))
        screen.click(on: "New list")
        #expect(log.entries == ["new"])
    }

    @Test("N19: an action has its own symbol; one without has a plus")
    func symbols() {
        let screens = [screen(120), screen(60, .single)]
        screens[1].press(.escape)
        let symbols = SymbolTable()
        for screen in screens {
            #expect(screen.text.contains("\(symbols[.add]) New list"))
            #expect(screen.text.contains("\(symbols.glyph(named: "trash", filled: false)) Empty trash"))
        }
    }
}
