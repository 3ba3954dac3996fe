// Tab views of the older kind: views with `tabItem` and `tag`.
import TabNavigation
import TerminalScreen
import Testing

@testable import TabViews

@MainActor struct LegacyTabTests {
    struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View {
            VStack {
                Text("\(name) page")
                Button("Count \(count)") { count += 1 }
            }
            .navigationTitle("\(name) title")
        }
    }

    struct Library: View {
        @State private var selection = "home"
        var unread = 3

        var body: some View {
            TabView(selection: $selection) {
                Counter(name: "Home")
                    .tabItem { Label("Home", systemImage: "house") }
                    .tag("home")
                NavigationStack { Counter(name: "Inbox") }
                    .badge(unread)
                    .tabItem {
                        Image(systemName: "tray")
                        Text("Inbox")
                    }
                    .tag("inbox")
                    .toolbarBackground(.visible, for: .tabBar)
                ForEach(["a", "b"], id: \.self) { name in
                    Counter(name: name).tabItem { Text("List \(name)") }.tag(name)
                }
                Button("Go to inbox") { selection = "inbox" }
                    .padding()
                    .tabItem { Label("More", systemImage: "ellipsis") }
                    .tag("go")
                    .badge("new")
            }
        }
    }

    private func screen(_ columns: Int, _ rows: Int, _ view: some View = Library()) -> Screen {
        Screen(columns, rows, options: SessionOptions(display: Display(words: Words.english)), view)
    }

    @Test("tabItem, tag and badge, whatever stands around them", arguments: [(60, 20), (100, 20)])
    func drawn(columns: Int, rows: Int) {
        screen(columns, rows).matches("legacy-\(columns)x\(rows)")
    }

    @Test("Tabs keep their states; the selection goes both ways")
    func states() {
        let screen = screen(60, 20)
        screen.click(on: "Count 0")
        #expect(screen.text.contains("Home title"))
        screen.type("2")
        #expect(screen.text.contains("Inbox page"))
        #expect(screen.text.contains("Inbox title"))
        screen.type("1")
        #expect(screen.text.contains("Count 1"))
        screen.type("5")
        screen.click(on: "Go to inbox")
        #expect(screen.text.contains("Inbox page"))
        screen.resize(100, 20)
        #expect(screen.text.contains("Inbox page"))
    }

    @Test("A tab view without a selection owns it; views without a label are tabs too (N50)")
    func owned() {
        let screen = screen(
            60, 20,
            TabView {
                Text("first").tabItem { Text("One") }
                Text("second")
            })
        #expect(screen.text.contains("first"))
        screen.type("2")
        #expect(screen.text.contains("second"))
    }

    @Test("Pages side by side, with dots", arguments: [(40, 10), (100, 10)])
    func pages(columns: Int, rows: Int) {
        let screen = screen(
            columns, rows,
            TabView {
                ForEach(1..<5) { Text("Page \($0)") }
            }
            .tabViewStyle(.page))
        screen.press(.right)
        screen.matches("pages-\(columns)x\(rows)")
        screen.press(.right)
        screen.press(.right)
        screen.press(.right)
        #expect(screen.text.contains("Page 4"))
        screen.press(.left)
        #expect(screen.text.contains("Page 3"))
    }
}
