// Apps the way the articles about the iOS 18 tab view write them; only the import is another. Each does what its article
// says, in compact and in regular.
import FoundationEssentials
import Observation
import TabNavigation
import TerminalScreen
import Testing

@testable import TabViews

@MainActor struct ArticleTests {
    nonisolated private static let sizes = [(60, 24), (100, 30)]

    private func screen(_ columns: Int, _ rows: Int, _ view: some View) -> Screen {
        Screen(columns, rows, options: SessionOptions(display: Display(words: Words.english)), view)
    }

    private func sidebar(_ screen: Screen) -> String { screen.rows.map { $0.prefix(29) }.joined(separator: "\n") }

    // MARK: A reader

    struct Collection: Identifiable, Hashable {
        let id: UUID
        var name: String
    }

    @MainActor @Observable final class Store {
        var collections = ["Poetry", "Walks"].map { Collection(id: UUID(), name: $0) }
        var unread = 4
    }

    enum ReaderTab: Hashable {
        case today, library, downloads, search
        case collection(Collection.ID)
    }

    struct Reader: View {
        @State private var store = Store()
        @State private var selectedTab: ReaderTab = .today
        @AppStorage("sidebarCustomizations") private var tabViewCustomization: TabViewCustomization
        @State private var query = ""

        var body: some View {
            TabView(selection: $selectedTab) {
                Tab("Today", systemImage: "newspaper", value: .today) { Text("What is new today") }
                    .customizationBehavior(.disabled, for: .sidebar, .tabBar)
                    .customizationID("reader.today")
                    .badge(store.unread)
                Tab("Library", systemImage: "books.vertical", value: .library) { Text("All books") }
                    .customizationID("reader.library")
                Tab("Downloads", systemImage: "arrow.down.circle", value: .downloads) { Text("All downloads") }
                    .customizationID("reader.downloads")
                    .defaultVisibility(.hidden, for: .tabBar)
                Tab(value: .search, role: .search) {
                    NavigationStack { Text("Results for \(query)") }.searchable(text: $query)
                }
                TabSection("Collections") {
                    ForEach(store.collections) { collection in
                        Tab(collection.name, systemImage: "folder", value: ReaderTab.collection(collection.id)) {
                            Text("The collection \(collection.name)")
                        }
                        .customizationID("reader.collection." + collection.name)
                    }
                }
                .customizationID("reader.collections")
                .sectionActions {
                    Button("New Collection", systemImage: "plus") {
                        store.collections.append(Collection(id: UUID(), name: "Untitled"))
                    }
                }
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewCustomization($tabViewCustomization)
        }
    }

    @Test(
        "A reader: downloads are not in the bar by default, search is pinned, a section has an action", arguments: sizes
    )
    func reader(columns: Int, rows: Int) {
        let screen = screen(columns, rows, Reader())
        screen.matches("reader-\(columns)x\(rows)")
        if columns < 80 {
            #expect(!screen.rows.suffix(4).joined().contains("Downloads"))
            screen.click(on: "More")
            #expect(screen.text.contains("Downloads"))
            screen.click(on: "Downloads")
            #expect(screen.text.contains("All downloads"))
        } else {
            screen.click(on: "New Collection")
            #expect(screen.text.contains("Untitled"))
            #expect(screen.text.contains("What is new today"), "N19: an action changes no selection")
            screen.click(on: "Untitled")
            #expect(screen.text.contains("The collection Untitled"))
        }
    }

    @Test("What the person hid is kept under the name that the app gave it")
    func kept() {
        var options = SessionOptions(display: Display(words: Words.english))
        let store = ValueStore()
        options.store = store
        let first = Screen(100, 30, options: options, Reader())
        first.press(.down)
        first.type("a")
        first.click(on: "Hide")
        #expect(!sidebar(first).contains("Library"))
        let second = Screen(100, 30, options: options, Reader())
        #expect(!sidebar(second).contains("Library"))
        #expect(sidebar(second).contains("Downloads"))
    }

    // MARK: A site app

    enum SiteTab: Hashable { case home, news, guides, community, settings, all }

    struct Site: View {
        @Environment(\.horizontalSizeClass) private var sizeClass
        @State private var tab: SiteTab = .home

        var body: some View {
            TabView(selection: $tab) {
                Tab("Home", systemImage: "house", value: .home) { Text("Home page") }
                if sizeClass == .compact {
                    Tab("Everything", systemImage: "square.grid.2x2", value: .all) { Text("All pages") }
                } else {
                    Tab("News", systemImage: "newspaper", value: .news) { Text("News page") }
                    TabSection("Learn") {
                        Tab("Guides", systemImage: "book", value: .guides) { Text("Guides page") }
                        Tab("Community", systemImage: "person.2", value: .community) { Text("Community page") }
                    }
                }
                Tab("Settings", systemImage: "gear", value: .settings) { Text("Settings page") }
            }
            .tabViewStyle(.sidebarAdaptable)
        }
    }

    @Test("A site app declares other tabs in compact than in regular", arguments: sizes)
    func site(columns: Int, rows: Int) {
        let screen = screen(columns, rows, Site())
        screen.matches("site-\(columns)x\(rows)")
        screen.type(columns < 80 ? "3" : "5")
        #expect(screen.text.contains("Settings") || screen.text.contains("Community page"))
    }

    @Test("A tab that the other width does not have gives way to its neighbour, and the binding hears it once (N42)")
    func siteResized() {
        let screen = screen(100, 30, Site())
        screen.click(on: "Guides")
        #expect(screen.text.contains("Guides page"))
        screen.resize(60, 24)
        #expect(screen.text.contains("page"))
        screen.resize(100, 30)
        #expect(screen.text.contains("Guides"))
    }

    // MARK: A generic component

    struct Item<Value: Hashable>: Identifiable {
        let title: LocalizedStringResource
        let icon: String
        let value: Value
        var id: Value { value }
    }

    struct AdaptiveTabs<Value: Hashable, Content: View>: View {
        @Binding var selection: Value
        let items: [Item<Value>]
        @ViewBuilder let content: (Value) -> Content

        var body: some View {
            TabView(selection: $selection) {
                ForEach(items) { item in
                    Tab(value: item.value) {
                        content(item.value)
                    } label: {
                        Label {
                            Text(item.title).bold()
                        } icon: {
                            Image(systemName: item.icon)
                        }
                    }
                }
                TabSection("Titles") {
                    ForEach(items) { item in
                        Tab(item.title, systemImage: item.icon, value: item.value) { content(item.value) }
                    }
                }
                .hidden()
            }
            .tabViewStyle(.sidebarAdaptable)
        }
    }

    struct Generic: View {
        enum Kind: String, Hashable { case mail, notes, files }
        @State private var kind = Kind.notes
        var body: some View {
            AdaptiveTabs(
                selection: $kind,
                items: [
                    Item(title: "Mail", icon: "envelope", value: .mail),
                    Item(title: "Notes", icon: "note", value: .notes),
                    Item(title: "Files", icon: "folder", value: .files),
                ]
            ) { kind in Text("The \(kind.rawValue)") }
        }
    }

    @Test("A generic component over items, with a label of its own and titles as resources", arguments: sizes)
    func generic(columns: Int, rows: Int) {
        let screen = screen(columns, rows, Generic())
        screen.matches("generic-\(columns)x\(rows)")
        #expect(screen.text.contains("The notes"))
        screen.type("3")
        #expect(screen.text.contains("The files"))
    }

    // MARK: A deep link

    @MainActor @Observable final class Router {
        var tab = "home"
        var path = NavigationPath()
    }

    struct Linked: View {
        @State private var router = Router()
        var body: some View {
            @Bindable var router = router
            TabView(selection: $router.tab) {
                Tab("Home", systemImage: "house", value: "home") { Text("Home page") }
                Tab("Recipes", systemImage: "book", value: "recipes") {
                    NavigationStack(path: $router.path) {
                        Text("All recipes")
                            .navigationTitle("Recipes")
                            .navigationDestination(for: String.self) { name in
                                Text("How to make \(name)").navigationTitle(name)
                            }
                    }
                }
            }
            .onOpenURL { url in
                guard url.scheme == "kitchen", let name = url.host() else { return }
                router.tab = "recipes"
                router.path.append(name)
            }
        }
    }

    @Test("N44: a deep link selects a tab and then pushes", arguments: sizes)
    func deepLink(columns: Int, rows: Int) throws {
        let screen = screen(columns, rows, Linked())
        #expect(screen.text.contains("Home page"))
        screen.session.open(try #require(URL(string: "kitchen://bread")))
        screen.draw()
        #expect(screen.text.contains("How to make bread"))
        screen.session.focus(.content)
        screen.press(.escape)
        #expect(screen.text.contains("All recipes"))
        screen.session.open(try #require(URL(string: "garage://car")))
        screen.draw()
        #expect(screen.text.contains("All recipes"))
    }

    // MARK: Photos

    struct Photo: Identifiable, Codable, Transferable, Hashable {
        var id: String { name }
        var name: String
    }

    @MainActor @Observable final class PhotoLibrary {
        var photos = ["Beach", "Dunes", "Pier"].map(Photo.init(name:))
        var album: [Photo] = []
    }

    struct Photos: View {
        @State private var library = PhotoLibrary()
        var body: some View {
            TabView {
                Tab("Photos", systemImage: "photo.on.rectangle") {
                    List(library.photos) { photo in Text(photo.name).draggable(photo) }
                }
                TabSection("Albums") {
                    Tab("Favourites", systemImage: "heart") {
                        List(library.album) { Text("In the album: \($0.name)") }
                    }
                    .dropDestination(for: Photo.self) { photos in library.album += photos }
                    .badge(library.album.count)
                }
            }
            .tabViewStyle(.sidebarAdaptable)
        }
    }

    @Test("Photos dropped on an album tab", arguments: sizes)
    func photos(columns: Int, rows: Int) throws {
        let screen = screen(columns, rows, Photos())
        screen.session.focus(.content)
        screen.draw()
        screen.press(.down)
        screen.type("d")
        screen.press(.enter)
        let beach = try #require(screen.position(of: "Beach"))
        let album = try #require(screen.tabPosition(of: "Favourites"))
        screen.send(.mouse(MouseEvent(.press, .left, at: beach)))
        screen.send(.mouse(MouseEvent(.drag, .left, at: album)))
        screen.send(.mouse(MouseEvent(.release, .left, at: album)))
        #expect(screen.text.contains("In the album: Dunes"))
        #expect(screen.text.contains("In the album: Beach"))
        screen.matches("photos-\(columns)x\(rows)")
    }
}
