// A deep link: `kitchen://recipes/bread` selects the tab first and then pushes the page on its stack.
import TabTermUI

@main struct KitchenApp: App {
    @State private var tab = "today"
    @State private var recipes = NavigationPath()

    var body: some Scene {
        WindowGroup {
            TabView(selection: $tab) {
                Tab("Today", systemImage: "calendar", value: "today") { Text("Soup at noon") }
                Tab("Recipes", systemImage: "book", value: "recipes") {
                    NavigationStack(path: $recipes) {
                        List(["bread", "soup", "tart"], id: \.self) { name in
                            NavigationLink(name, value: name)
                        }
                        .navigationTitle("Recipes")
                        .navigationDestination(for: String.self) { name in
                            Text("How to make \(name)").navigationTitle(name)
                        }
                    }
                }
            }
            .tabViewStyle(.sidebarAdaptable)
            .onOpenURL { open($0) }
        }
    }

    private func open(_ url: URL) {
        guard url.scheme == "kitchen", url.host() == "recipes" else { return }
        tab = "recipes"
        recipes = NavigationPath()
        if url.lastPathComponent != "/", !url.lastPathComponent.isEmpty { recipes.append(url.lastPathComponent) }
    }
}
