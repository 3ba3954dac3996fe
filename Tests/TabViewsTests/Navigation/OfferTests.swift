// What is offered can do something: hint line, help and the sidebar's buttons, in apps that lack this or that.
import TabNavigation
import TerminalScreen
import Testing

@testable import TabViews

@MainActor @Suite("What is offered") struct OfferTests {
    private struct Tabs: View {
        var customizes = false
        var sections = false
        var searches = false
        @State private var customization = TabViewCustomization()

        var body: some View {
            TabView {
                Tab("One", systemImage: "star") { Text("one") }
                Tab("Two", systemImage: "star") { Text("two") }
                if sections { TabSection("More of it") { Tab("Three", systemImage: "star") { Text("three") } } }
                if searches { Tab("Find", systemImage: "magnifyingglass", role: .search) { Text("four") } }
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewCustomization(customizes ? $customization : nil)
        }
    }

    private func screen(_ columns: Int, _ view: some View) -> Screen {
        Screen(columns, 24, options: SessionOptions(display: Display(words: Words.english)), view)
    }

    private func help(_ columns: Int, _ view: some View) -> String {
        let screen = Screen(
            columns, 70, options: SessionOptions(display: Display(words: Words.english)), view)
        screen.type("?")
        return screen.text
    }

    private func words(_ command: CommandName) -> String { Words.english.text(command.helpKey) }

    @Test("Arranging is offered where the app offers customizing, and nowhere else", arguments: [100, 60])
    func editing(columns: Int) {
        let plain = screen(columns, Tabs())
        #expect(!plain.text.contains("Edit") && !plain.text.contains("e edit"), "\(plain.text)")
        let offered = screen(columns, Tabs(customizes: true))
        #expect(offered.text.contains("Edit"), "\(offered.text)")
        for command in [CommandName.edit, .undo, .redo] {
            #expect(!help(columns, Tabs()).contains(words(command)), "\(command)")
            #expect(help(columns, Tabs(customizes: true)).contains(words(command)), "\(command)")
        }
        // The key still says why it does nothing (N25).
        plain.type("e")
        #expect(plain.session.message == Words.english.text("refusal.noCustomization"))
    }

    @Test("Search, sections, menus, drops and the sidebar are offered where there are any")
    func others() {
        #expect(!help(100, Tabs()).contains(words(.search)))
        #expect(help(100, Tabs(searches: true)).contains(words(.search)))
        #expect(!help(100, Tabs()).contains(words(.collapseAll)))
        #expect(help(100, Tabs(sections: true)).contains(words(.collapseAll)))
        #expect(!help(100, Tabs()).contains(words(.menu)) && !screen(100, Tabs()).text.contains("a menu"))
        #expect(help(100, Tabs(sections: true)).contains(words(.menu)))
        #expect(!help(100, Tabs()).contains(words(.carry)))
        #expect(help(100, Tabs()).contains(words(.toggleSidebar)))
        #expect(!help(60, Tabs()).contains(words(.toggleSidebar)), "N4: in compact there is none")
        #expect(!help(100, Tabs().forcedNavigationForm(.sidebar)).contains(words(.toggleSidebar)))
        let barOnly = TabView { Tab("One", systemImage: "star") { Text("one") } }
        #expect(!help(100, barOnly).contains(words(.toggleSidebar)))
    }

    @Test("Where the app has hidden every tab nobody is sent to edit mode")
    func hiddenByApp() {
        let view = TabView { Tab("One", systemImage: "star") { Text("one") }.hidden() }
        #expect(!screen(60, view).text.contains("Press e"))
        #expect(screen(60, view).text.contains(Words.english.text("empty.byApp.title")))
    }
}
