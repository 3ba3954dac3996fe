// A program with every mistake that is told: for the tests of how it is told. The lines are found by what stands on them.
import TabTermUI

@main struct Faulty: App {
    @State private var selection = "a"
    @State private var customization = TabViewCustomization()
    private let counter = Counter()

    var body: some Scene {
        WindowGroup {
            TabView(selection: $selection) {
                Tab("First", systemImage: "star", value: "a") { twice }.customizationID("one")
                Tab("Same value", systemImage: "star", value: "a") { Text("second") }.customizationID("two")
                Tab("Same ID", systemImage: "star", value: "c") { Text("third") }.customizationID("two")
                Tab("No ID", systemImage: "star", value: "d") { Text("fourth") }.customizationBehavior(.reorderable)
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewCustomization($customization)
        }
    }

    private var twice: some View {
        VStack {
            counter
            counter
        }
    }
}

struct Counter: View {
    @State private var count = 0

    var body: some View { Text("Counted to \(count)") }
}
