// What the app hears and decides: bindings that refuse, vetoes, events of edit mode, tabs that go away (N40–N45).
import TabNavigation
import TerminalScreen
import Testing

@testable import TabViews

@MainActor struct NavigationEventTests {
    @MainActor final class Log {
        var selection = "a"
        var writes = 0
        var refuses = false
        var vetoes: Set<String> = []
        var hides = false
        var events: [NavigationEvent] = []
        var asked = 0
        var customization = TabViewCustomization()
    }

    struct Three: View {
        let log: Log
        @State private var tick = 0

        var body: some View {
            TabView(
                selection: Binding(
                    get: { log.selection },
                    set: { value in
                        log.writes += 1
                        if !log.refuses { log.selection = value }
                    })
            ) {
                Tab("Alpha", systemImage: "a.circle", value: "a") { Text("Page A") }.customizationID("a")
                if !log.hides {
                    Tab("Beta", systemImage: "b.circle", value: "b") { Text("Page B") }.customizationID("b")
                }
                Tab("Gamma", systemImage: "c.circle", value: "c") { Text("Page C") }.customizationID("c")
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewCustomization(
                Binding(get: { log.customization }, set: { log.customization = $0 })
            )
            .shouldSelectTab { id in
                log.asked += 1
                return !log.vetoes.contains(id.rawValue)
            }
            .onNavigationEvent { log.events.append($0) }
        }
    }

    private let log = Log()

    private func screen() -> Screen {
        Screen(80, 20, options: SessionOptions(display: Display(words: Words.english)), Three(log: log))
    }

    @Test("N41, E6: a setter that refuses keeps the old selection everywhere")
    func refusing() {
        let screen = screen()
        log.refuses = true
        screen.type("2")
        #expect(log.selection == "a")
        #expect(screen.text.contains("Page A"))
        #expect(screen.rows.contains { $0.hasPrefix("▌") && $0.contains("Alpha") })
    }

    @Test("N45: shouldSelect is asked and didSelect told once for each choice, never for changes by code")
    func asking() {
        let screen = screen()
        screen.type("2")
        #expect(log.asked == 1)
        #expect(log.events.filter { $0 == .didSelect("b", previous: "a") }.count == 1)
        log.vetoes = ["c"]
        screen.type("3")
        #expect(log.selection == "b")
        #expect(log.asked == 2)
        log.selection = "c"
        screen.session.requestFrame()
        screen.draw()
        #expect(screen.text.contains("Page C"))
        #expect(log.asked == 2)
    }

    @Test("N42: when the selected tab goes the next one is selected, and the binding written once")
    func fallback() {
        let screen = screen()
        screen.type("2")
        log.writes = 0
        log.hides = true
        _ = screen.session.renderFresh(screen.size)
        screen.draw()
        #expect(log.selection == "c")
        #expect(log.writes == 1)
        #expect(screen.text.contains("Page C"))
    }

    @Test("N40: will begin, did end, then one change of each kind")
    func editing() {
        let screen = screen()
        screen.type("e")
        screen.press(.down, .shift)
        screen.press(.down, .shift)
        log.events = log.events.filter { $0 != .customizationChanged }
        screen.press(.enter)
        let kinds = log.events.filter {
            switch $0 {
            case .willBeginEditing, .didEndEditing, .orderChanged, .visibilityChanged: true
            default: false
            }
        }
        #expect(kinds == [.willBeginEditing, .didEndEditing, .orderChanged(.rootTabs)])
    }

    @Test("N40: each drop is saved at once, a lift never")
    func saving() {
        let screen = screen()
        screen.type("e ")
        screen.press(.down)
        #expect(log.customization == TabViewCustomization())
        screen.type(" ")
        #expect(log.customization.tabOrder == ["b", "a", "c"])
        screen.type("q")
        #expect(screen.session.isFinished)
        #expect(log.customization.tabOrder == ["b", "a", "c"])
    }

    @Test("N25: without a binding edit mode says that this app offers no customizing")
    func unavailable() {
        let screen = Screen(
            80, 20, options: SessionOptions(display: Display(words: Words.english)),
            TabView { Tab("A", systemImage: "a") { Text("A") } }.tabViewStyle(.sidebarAdaptable))
        screen.type("e")
        #expect(screen.text.contains("no customizing"))
    }

    @Test("N3: .automatic never shows a sidebar; N2: an app may ask for the top bar")
    func styles() {
        let display = Display(words: Words.english)
        let plain = Screen(
            100, 20, options: SessionOptions(display: display),
            TabView {
                Tab("One", systemImage: "1.circle") { Text("1") }
                Tab("Two", systemImage: "2.circle") { Text("2") }
            })
        #expect(plain.rows[0].contains("[One]"))
        plain.type("s")
        #expect(plain.text.contains("no sidebar"))
        let asked = Screen(
            100, 20, options: SessionOptions(display: display),
            TabView { Tab("One", systemImage: "1.circle") { Text("1") } }
                .tabViewStyle(.sidebarAdaptable).defaultAdaptableTabBarPlacement(.tabBar))
        #expect(asked.rows[0].contains("[One]"))
    }

    @Test("N9: the search role supplies glyph and title; a label of the app's is honoured")
    func searchLabel() {
        let display = Display(words: Words.english)
        func bar(_ search: some TabContent<Never>) -> Screen {
            Screen(
                60, 24, options: SessionOptions(display: display),
                TabView {
                    Tab("One", systemImage: "1.circle") { Text("1") }
                    AnyTabContent(search)
                })
        }
        #expect(bar(Tab(role: .search) { Text("s") }).rows[22].contains("Search"))
        let own = bar(Tab("Find", systemImage: "eye", role: .search) { Text("s") })
        #expect(own.rows[22].contains("Find"))
    }
}
