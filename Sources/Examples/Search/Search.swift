// A search tab: the role gives it its title, its picture and its place; choosing it puts the cursor into the field.
import TabTermUI

@main struct SearchApp: App {
    var body: some Scene {
        WindowGroup {
            TabView {
                Tab("Birds", systemImage: "bird") { BirdList(query: "") }
                Tab("Sightings", systemImage: "binoculars") { Text("None today") }
                Tab(role: .search) {
                    NavigationStack { BirdSearch() }
                }
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewSearchActivation(.searchTabSelection)
        }
    }
}

private struct BirdSearch: View {
    @State private var query = ""

    var body: some View {
        BirdList(query: query)
            .searchable(text: $query, prompt: "Name of a bird")
    }
}

private struct BirdList: View {
    let query: String
    private let birds = ["Avocet", "Bittern", "Curlew", "Dunlin", "Eider", "Fulmar", "Gannet"]

    var body: some View {
        let found = query.isEmpty ? birds : birds.filter { $0.lowercased().contains(query.lowercased()) }
        if found.isEmpty {
            ContentUnavailableView("No bird of that name", systemImage: "bird")
        } else {
            List(found, id: \.self) { Text($0) }
        }
    }
}
