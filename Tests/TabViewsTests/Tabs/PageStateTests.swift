// What a person has done on a page outlives the forms that the navigation takes, and goes with the page's tab.
import Observation
import TabNavigation
import TerminalScreen
import TestSupport
import Testing

@testable import TabViews

@MainActor struct PageStateTests {
    @MainActor final class Log {
        var appearances = 0
        var disappearances = 0
        var bodies = 0
    }

    struct Notes: View {
        let log: Log
        @State private var words = ""
        @State private var path = NavigationPath()

        var body: some View {
            let _ = log.bodies += 1
            NavigationStack(path: $path) {
                VStack {
                    TextField("Words", text: $words)
                    NavigationLink("Rows", value: "rows")
                }
                .navigationTitle("Notes")
                .navigationDestination(for: String.self) { _ in
                    ScrollView { VStack { ForEach(0..<80, id: \.self) { Text("row \($0)") } } }
                        .navigationTitle("Rows")
                }
            }
            .onAppear { log.appearances += 1 }
            .onDisappear { log.disappearances += 1 }
        }
    }

    @MainActor @Observable final class Model {
        var isDeclared = true
    }

    struct Shell: View {
        let log: Log
        var model = Model()

        var body: some View {
            TabView {
                if model.isDeclared {
                    Tab("Notes", systemImage: "a") { Notes(log: log) }.customizationID("notes")
                }
                Tab("Other", systemImage: "b") { Text("other page") }
            }
            .tabViewStyle(.sidebarAdaptable)
        }
    }

    @Test("E7: Text, pushed page and scroll place live through 100 changes of the form; the page is made once")
    func forms() {
        let log = Log()
        let screen = Screen(100, 24, Shell(log: log))
        screen.press(.right)
        screen.type("dunlin")
        screen.click(on: "Rows")
        screen.press(.pageDown)
        let (wide, bodies) = (screen.rows, log.bodies)
        #expect(!screen.text.contains("row 0 "))
        for round in 0..<100 {
            screen.resize(round % 2 == 0 ? 44 : 100, 24)
            #expect(screen.text.contains("Rows"))
        }
        #expect(screen.rows == wide)
        #expect(log.bodies == bodies)
        #expect(log.appearances == 1)
        #expect(log.disappearances == 0)
        screen.press(.escape)
        #expect(screen.text.contains("dunlin"))
    }

    @Test("The same through other tabs, and not through the tab's own going")
    func otherTabs() async {
        let (log, model) = (Log(), Model())
        let screen = Screen(100, 24, Shell(log: log, model: model))
        screen.press(.right)
        screen.type("dunlin")
        screen.press(.escape)
        screen.type("2")
        #expect(screen.text.contains("other page"))
        screen.type("1")
        #expect(screen.text.contains("dunlin"))
        model.isDeclared = false
        await screen.settle()
        #expect(!screen.text.contains("Notes"))
        model.isDeclared = true
        await screen.settle()
        screen.type("1")
        #expect(screen.text.contains("Words"))
        #expect(!screen.text.contains("dunlin"))
    }
}
