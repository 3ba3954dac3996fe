// The words from before `Tab`: views are tabs, `tabItem` labels them and `tag` gives the value that selects them.
import TabTermUI

@main struct LegacyApp: App {
    @State private var selection = 1

    var body: some Scene {
        WindowGroup {
            TabView(selection: $selection) {
                Text("The first page")
                    .tabItem { Label("First", systemImage: "1.circle") }
                    .tag(0)
                VStack {
                    Text("The second page")
                    Button("Go to the third") { selection = 2 }
                }
                .tabItem {
                    Image(systemName: "2.circle")
                    Text("Second")
                }
                .badge(3)
                .tag(1)
                Text("The third page")
                    .tabItem { Label("Third", systemImage: "3.circle") }
                    .tag(2)
            }
        }
    }
}
