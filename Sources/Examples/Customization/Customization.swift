// What the person may rearrange: everything with a customization ID, as far as its behavior allows. It is kept on disk by
// `@AppStorage`, and a button forgets it.
import TabTermUI

@main struct CustomizationApp: App {
    @AppStorage("garden.customization") private var customization = TabViewCustomization()

    var body: some Scene {
        WindowGroup {
            TabView {
                Tab("Home", systemImage: "house") {
                    VStack {
                        Text("The garden in one place")
                        Button("Reset Tabs") { customization.reset() }
                    }
                }
                .customizationID("garden.home")
                .customizationBehavior(.disabled, for: .sidebar, .tabBar)

                Tab("Beds", systemImage: "leaf") { Text("Six beds") }
                    .customizationID("garden.beds")
                Tab("Weather", systemImage: "cloud.rain") { Text("Rain after noon") }
                    .customizationID("garden.weather")
                Tab("Archive", systemImage: "archivebox") { Text("Last year") }
                    .customizationID("garden.archive")
                    .defaultVisibility(.hidden, for: .tabBar)

                TabSection("Seeds") {
                    Tab("Vegetables", systemImage: "carrot") { Text("Carrots, beans") }
                        .customizationID("garden.vegetables")
                    Tab("Flowers", systemImage: "camera.macro") { Text("Poppies") }
                        .customizationID("garden.flowers")
                }
                .customizationID("garden.seeds")
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewCustomization($customization)
        }
    }
}
