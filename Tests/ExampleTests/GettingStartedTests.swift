// The app of the article *Getting started*, as it stands there, and what the article says of it.
import FoundationEssentials
import InterfaceSupport
import TabTermUI
import Testing

struct Garden: App {
    @AppStorage("garden.tabs") private var customization = TabViewCustomization()
    @State private var selection = "today"
    @State private var tasks = ["Water the beans", "Cut the hedge"]

    var body: some Scene {
        WindowGroup {
            TabView(selection: $selection) {
                Tab("Today", systemImage: "sun.max", value: "today") {
                    List(tasks, id: \.self) { Text($0) }
                }
                .badge(tasks.count)
                .customizationID("garden.today")

                Tab("Weather", systemImage: "cloud.rain", value: "weather") { Text("Rain after noon") }
                    .customizationID("garden.weather")

                TabSection("Beds") {
                    ForEach(["Beans", "Poppies"], id: \.self) { bed in
                        Tab(bed, systemImage: "leaf", value: "bed " + bed) { Text("The bed of \(bed)") }
                            .customizationID("garden.bed." + bed)
                    }
                }
                .customizationID("garden.beds")
                .sectionActions {
                    Button("Done for Today", systemImage: "checkmark") { tasks.removeAll() }
                }
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewCustomization($customization)
        }
    }
}

@MainActor struct GettingStartedTests {
    @Test("A session needs no terminal: events go in, frames come out")
    func article() {
        let session = Session(app: Garden())
        session.send(.key(KeyPress(.character("2"))))
        let frame = session.render(Size(columns: 60, rows: 20))
        #expect(frame.canvas.rows.contains { $0.contains("Rain after noon") })
    }

    @Test("The badge follows the model, and the arrangement is there tomorrow")
    func kept() {
        let options = SessionOptions(display: Display(words: Words.english))
        let today = Screen(100, 30, options: options, app: Garden())
        #expect(today.rows.contains { $0.contains("Today") && $0.contains(" 2") })
        today.click(on: "Done for Today")
        #expect(!today.rows.contains { $0.contains("Today") && $0.contains(" 2") })
        today.type("e")
        today.click(on: "Poppies")
        today.press(.up, .shift)
        today.press(.enter)
        let tomorrow = Screen(100, 30, options: options, app: Garden())
        let rows = ["Poppies", "Beans"].map { name in tomorrow.rows.firstIndex { $0.contains(name + " ") } }
        #expect(rows.allSatisfy { $0 != nil } && (rows[0] ?? 0) < (rows[1] ?? 0))
    }
}
