// N51 on the running interface: what a key costs depends on what is visible, not on how many tabs are declared.
import TabNavigation
import TerminalScreen
import Testing

@testable import TabViews

@MainActor struct ManyTabsTests {
    @MainActor final class Counter {
        var made = 0
        var selection = "home"
        var pages = 0
    }

    struct Many: View {
        let counter: Counter
        let count: Int

        var body: some View {
            TabView(selection: Binding(get: { counter.selection }, set: { counter.selection = $0 })) {
                Tab("Home", systemImage: "house", value: "home") { Text("Home page") }
                TabSection("Many") {
                    ForEach(0..<count, id: \.self) { number in
                        let _ = counter.made += 1
                        Tab("Tab \(number)", systemImage: "doc", value: "tab\(number)") {
                            let _ = counter.pages += 1
                            Text("Page \(number)")
                        }
                        .customizationID("tab\(number)")
                    }
                }
                .customizationID("many")
            }
            .tabViewStyle(.sidebarAdaptable)
        }
    }

    @Test("N51: of 100,000 tabs only those in view are made; one page is shown", arguments: [(100, 24), (60, 24)])
    func inView(columns: Int, rows: Int) {
        let counter = Counter()
        let screen = Screen(columns, rows, Many(counter: counter, count: 100_000))
        #expect(counter.made < 400, "first frame: \(counter.made)")
        counter.made = 0
        for _ in 0..<10 { screen.press(.down) }
        #expect(counter.made < 6000, "ten keys: \(counter.made)")
        #expect(counter.pages <= 11)
    }

    @Test("N51: the last of 100,000 tabs is reached and shown")
    func last() {
        let counter = Counter()
        let screen = Screen(100, 24, Many(counter: counter, count: 100_000))
        screen.press(.end)
        #expect(counter.selection == "tab99999")
        #expect(screen.text.contains("Page 99999"))
        #expect(screen.rows.contains { $0.hasPrefix("▌") && $0.contains("Tab 99999") })
    }
}
