// A reader: Today always in place, a section that grows by its own action, Downloads only where the person puts it, search
// at the end of the bar.
import TabTermUI

struct Collection: Identifiable, Hashable {
    let id: Int
    var name: String
}

@MainActor @Observable final class Bookshelf {
    var collections = ["Poetry", "Walks"].enumerated().map { Collection(id: $0.offset, name: $0.element) }
    var unread = 4

    func addCollection() {
        let number = collections.count
        collections.append(Collection(id: number, name: "Collection \(number + 1)"))
    }
}

enum ReaderTab: Hashable {
    case today, library, downloads, search
    case collection(Collection.ID)
}

@main struct ReaderApp: App {
    @State private var shelf = Bookshelf()
    @State private var selection = ReaderTab.today
    @AppStorage("reader.customization") private var customization: TabViewCustomization

    var body: some Scene {
        WindowGroup {
            TabView(selection: $selection) {
                Tab("Today", systemImage: "text.rectangle.page", value: .today) { Text("What is new today") }
                    .customizationID("reader.today")
                    .customizationBehavior(.disabled, for: .sidebar, .tabBar)
                    .badge(shelf.unread)
                Tab("Library", systemImage: "books.vertical", value: .library) { Text("All books") }
                    .customizationID("reader.library")
                Tab("Downloads", systemImage: "arrow.down.circle", value: .downloads) { Text("All downloads") }
                    .customizationID("reader.downloads")
                    .defaultVisibility(.hidden, for: .tabBar)
                Tab(value: .search, role: .search) { LibrarySearch() }

                TabSection("Collections") {
                    ForEach(shelf.collections) { collection in
                        Tab(collection.name, systemImage: "folder", value: ReaderTab.collection(collection.id)) {
                            Text("The collection \(collection.name)")
                        }
                        .customizationID("reader.collection.\(collection.id)")
                    }
                }
                .customizationID("reader.collections")
                .sectionActions {
                    Button("New Collection", systemImage: "plus") { shelf.addCollection() }
                }
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewCustomization($customization)
        }
    }
}

private struct LibrarySearch: View {
    @State private var query = ""
    private let books = ["Emma", "Middlemarch", "Moby-Dick", "Walden"]

    var body: some View {
        List(books.filter { query.isEmpty || $0.lowercased().contains(query.lowercased()) }, id: \.self) { Text($0) }
            .searchable(text: $query, prompt: "Title of a book")
    }
}
