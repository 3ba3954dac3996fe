// Every word of the tab family, written the way SwiftUI's documentation and articles write it: that it compiles is half of
// the test. What each word does stands in the tests beside this one.
import FoundationEssentials
import TabNavigation
import TerminalScreen
import Testing

@testable import TabViews

@MainActor struct VocabularyTests {
    enum Place: Hashable, CaseIterable {
        case home, alerts, climate, lights, search, album(Int)
        static var allCases: [Place] { [.home, .alerts, .climate, .lights, .search] }
    }

    struct Album: Identifiable, Hashable {
        let id: Int
        var name: String
    }

    struct Photo: Transferable, Codable, Hashable { var name: String }

    struct Titles: View {
        @State private var selection: Place = .home
        private let name = "String"
        private let resource: LocalizedStringResource = "Resource"

        var body: some View {
            TabView(selection: $selection) {
                Tab("Key", systemImage: "house", value: .home) { Text("a") }
                Tab("Key", systemImage: "house", value: Place.alerts, role: .search) { Text("a") }
                Tab("Key", image: "own", value: .climate) { Text("a") }
                Tab(name, systemImage: "house", value: .lights) { Text("a") }
                Tab(name, image: "own", value: .album(1)) { Text("a") }
                Tab(resource, systemImage: "house", value: .album(2)) { Text("a") }
                Tab(resource, image: "own", value: .album(3)) { Text("a") }
                Tab(value: .album(4)) {
                    Text("a")
                } label: {
                    Label("Label", systemImage: "star")
                }
                Tab(value: .album(5), role: .search) {
                    Text("a")
                } label: {
                    Image(systemName: "magnifyingglass")
                    Text("Find")
                }
                Tab(value: Place.search, role: .search) { Text("a") }
                Tab(role: .search, value: .album(6)) { Text("a") }
                Tab("Prominent", systemImage: "plus", value: .album(7), role: .prominent) { Text("a") }
                TabAction("Compose", systemImage: "pencil") {}
                TabAction(name, systemImage: "pencil") {}
                TabAction(resource, systemImage: "pencil") {}
            }
        }
    }

    struct Owned: View {
        var body: some View {
            TabView {
                Tab("Key", systemImage: "house") { Text("a") }
                Tab("Key", image: "own") { Text("a") }
                Tab(role: .search) { Text("a") }
                Tab {
                    Text("a")
                } label: {
                    Label("Label", systemImage: "star")
                }
                TabSection("Key") { Tab("In", systemImage: "a") { Text("a") } }
                TabSection {
                    Tab("In", systemImage: "b") { Text("b") }
                }
                TabSection {
                    Tab("In", systemImage: "c") { Text("c") }
                } header: {
                    Label("Header", systemImage: "tray")
                }
                TabSection {
                    Tab("In", systemImage: "d") { Text("d") }
                } header: {
                    Text("Header")
                } footer: {
                    Text("Footer")
                }
                TabSection(LocalizedStringResource("Resource")) {}
                TabSection(String("String")) {}
            }
            .tabViewStyle(.sidebarAdaptable)
        }
    }

    struct Chosen: View {
        @State var selection: Int?
        var body: some View {
            TabView(selection: $selection) {
                Tab("One", systemImage: "1.circle", value: 1) { Text("1") }
                Tab("Two", systemImage: "2.circle", value: 2) { Text("2") }
                Tab(value: 3, role: .search) { Text("3") }
            }
        }
    }

    struct Shelf: TabContent {
        var albums: [Album]

        @TabContentBuilder<Place> var body: some TabContent<Place> {
            ForEach(albums) { album in
                Tab(album.name, systemImage: "photo", value: .album(album.id)) { Text(album.name) }
            }
        }
    }

    struct Flow: View {
        @State private var selection: Place = .home
        let flag: Bool
        let number: Int
        let albums = [Album(id: 11, name: "A"), Album(id: 12, name: "B")]

        var body: some View {
            TabView(selection: $selection) {
                Tab("Home", systemImage: "house", value: .home) { Text("h") }
                if flag {
                    Tab("If", systemImage: "house", value: .album(1)) { Text("a") }
                } else {
                    Tab("Else", systemImage: "house", value: .album(2)) { Text("b") }
                }
                if let first = albums.first { Tab(first.name, systemImage: "a", value: .album(99)) { Text("f") } }
                switch number {
                case 0: Tab("Zero", systemImage: "0.circle", value: .album(3)) { Text("0") }
                case 1:
                    Tab("One", systemImage: "1.circle", value: .album(4)) { Text("1") }
                    Tab("And", systemImage: "1.circle", value: .album(5)) { Text("1") }
                default: EmptyTabContent<Place>()
                }
                for index in 20..<22 { Tab("For", systemImage: "a", value: .album(index)) { Text("f") } }
                ForEach(30..<32) { index in Tab("Range", systemImage: "a", value: .album(index)) { Text("r") } }
                ForEach(Set([40, 41]).sorted(), id: \.self) { index in
                    Tab("Self", systemImage: "a", value: .album(index)) { Text("s") }
                }
                TabSection("Albums") { Shelf(albums: albums) }
                Group {
                    AnyTabContent(Tab("Any", systemImage: "a", value: .album(50)) { Text("y") })
                    if #available(macOS 15, *) { Tab("New", systemImage: "a", value: .album(51)) { Text("y") } }
                }
                .hidden(false)
            }
        }
    }

    struct Modified: View {
        @State private var selection: Place = .home
        @State private var customization = TabViewCustomization()
        @State private var tip = false
        @State private var item: Album?
        @AppStorage("tabs") private var stored = TabViewCustomization()
        @AppStorage("more") private var bare: TabViewCustomization

        var body: some View {
            TabView(selection: $selection) {
                Tab("Home", systemImage: "house", value: .home) { Text("h") }
                    .badge(3)
                    .badge("new")
                    .badge(Text("new"))
                    .badge(String("new"))
                    .badge(nil as Text?)
                    .customizationID("home")
                    .customizationBehavior(.disabled, for: .sidebar, .tabBar)
                    .customizationBehavior(.reorderable, for: .tabBar)
                    .defaultVisibility(.hidden, for: .tabBar)
                    .tabPlacement(.pinned)
                    .hidden(false)
                    .disabled(false)
                    .contextMenu { Button("Do") {} }
                    .swipeActions { Button("Do") {} }
                    .swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Do") {} }
                    .help("A tip")
                    .popover(isPresented: $tip) { Text("Tip") }
                    .popover(isPresented: $tip, attachmentAnchor: .rect(.bounds), arrowEdge: .bottom) { Text("Tip") }
                    .popover(item: $item) { Text($0.name) }
                    .draggable(Photo(name: "a"))
                    .dropDestination(for: Photo.self) { photos in _ = photos.map(\.name) }
                    .dropDestination(for: String.self) { words, location in
                        _ = location
                        return !words.isEmpty
                    }
                    .springLoadingBehavior(.enabled)
                    .accessibilityLabel("Home")
                    .accessibilityLabel(Text("Home"))
                    .accessibilityHint("Goes home")
                    .accessibilityValue("3 new")
                    .accessibilityIdentifier("home")
                    .accessibilityInputLabels(["home"])
                    .onReselect {}
                    .onReselect { true }
                    .reselection(pops: true, scrollsToTop: false)
                TabSection("Rooms") {
                    Tab("Climate", systemImage: "fan", value: .climate) { Text("c") }.customizationID("climate")
                }
                .customizationID("rooms")
                .sectionActions { Button("Add", systemImage: "plus") {} }
                .defaultSectionExpansion(.collapsed)
                .compactPresentation(.single)
                .customizationBehavior(.automatic)
                .defaultVisibility(.automatic, for: .sidebar)
                .dropDestination(for: URL.self) { _ in }
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewStyle(.automatic)
            .tabViewStyle(.tabBarOnly)
            .tabViewStyle(.page)
            .tabViewStyle(.page(indexDisplayMode: .always))
            .tabViewStyle(.grouped)
            .tabViewStyle(.carousel)
            .tabViewStyle(.verticalPage)
            .tabViewCustomization($customization)
            .tabViewCustomization($stored)
            .tabViewCustomization($bare)
            .tabViewCustomization(nil)
            .defaultAdaptableTabBarPlacement(.sidebar)
            .tabViewSidebarHeader { Text("Header") }
            .tabViewSidebarFooter { Text("Footer") }
            .tabViewSidebarBottomBar { Text("Bar") }
            .tabBarMinimizeBehavior(.onScrollDown)
            .tabViewBottomAccessory { Text("Playing") }
            .tabViewBottomAccessory(isEnabled: false) { Text("Playing") }
            .tabViewSearchActivation(.searchTabSelection)
            .toolbarVisibility(.hidden, for: .tabBar)
            .toolbar(.visible, for: .tabBar)
            .toolbarBackground(Color.blue, for: .tabBar)
            .toolbarBackground(.visible, for: .tabBar)
            .toolbarBackgroundVisibility(.hidden, for: .tabBar)
            .springLoadingBehavior(.automatic)
            .sidebarWidth(30)
            .compactTabs([Place.home])
        }
    }

    struct Surroundings: View {
        @Environment(\.horizontalSizeClass) private var sizeClass
        @Environment(\.isTabBarShowingSections) private var showsSections
        @Environment(\.tabBarPlacement) private var placement
        @Environment(\.tabViewBottomAccessoryPlacement) private var accessory
        @Environment(\.isTabViewSidebarAvailable) private var hasSidebar

        var body: some View {
            let isInline = accessory == .inline
            Text(
                "\(sizeClass == .compact) \(showsSections) \(placement == .sidebar) \(hasSidebar) \(isInline)"
            )
        }
    }

    @Test("Values have Apple's members")
    func values() {
        let placements: [TabPlacement] = [.automatic, .pinned, .sidebarOnly]
        let behaviors: [TabCustomizationBehavior] = [.automatic, .reorderable, .disabled]
        let adaptable: [AdaptableTabBarPlacement] = [.automatic, .tabBar, .sidebar]
        let bars: [TabBarPlacement] = [.bottomBar, .topBar, .sidebar, .ornament, .pageIndicator]
        let expansions: [TabSectionExpansion] = [.automatic, .expanded, .collapsed]
        let activations: [TabSearchActivation] = [.automatic, .searchTabSelection]
        let minimizing: [TabBarMinimizeBehavior] = [.automatic, .onScrollDown, .onScrollUp, .never]
        let visibilities: [Visibility] = [.automatic, .visible, .hidden]
        let springs: [SpringLoadingBehavior] = [.automatic, .enabled, .disabled]
        let roles: [TabRole] = [.search, .prominent]
        let counts = [
            placements.count, behaviors.count, adaptable.count, bars.count, expansions.count, activations.count,
            minimizing.count, visibilities.count, springs.count, roles.count,
        ]
        #expect(counts == [3, 3, 3, 5, 3, 2, 4, 3, 3, 2])
    }

    @Test("Everything written above stands on the screen in compact and regular")
    func shown() {
        for (columns, rows) in [(60, 24), (100, 30)] {
            let options = SessionOptions(display: Display(words: Words.english))
            for view: AnyView in [
                AnyView(Titles()), AnyView(Owned()), AnyView(Chosen()), AnyView(Flow(flag: true, number: 1)),
                AnyView(Modified()), AnyView(Surroundings()),
            ] {
                let screen = Screen(columns, rows, options: options, view)
                #expect(!screen.text.isEmpty)
                screen.type("]")
                screen.resize(160 - columns, 24)
                #expect(!screen.text.isEmpty)
            }
        }
    }

    @Test("Branches, loops, collections and own types declare what they say")
    func flow() {
        let table = TabTable(
            TabLowering.items(
                of: TabContentOf<Place, Shelf>(
                    content: Shelf(albums: [Album(id: 1, name: "A"), Album(id: 2, name: "B")]))),
            resolve: { _ in [] }, onChange: {})
        #expect(table.outline.items.count == 2)
        let options = SessionOptions(display: Display(words: Words.english))
        let screen = Screen(100, 40, options: options, Flow(flag: false, number: 1).tabViewStyle(.sidebarAdaptable))
        let rows = screen.rows.map { $0.prefix(29).filter { !"▌│◇◆ ".contains($0) } }.filter { !$0.isEmpty }
        let wanted = ["Home", "Else", "A", "One", "And", "For", "For", "Range", "Range", "Self", "Self", "Any", "New"]
        for title in wanted { #expect(rows.contains { $0.hasSuffix(title) }, "\(title) in \(rows)") }
        #expect(!rows.contains { $0.hasSuffix("If") || $0.hasSuffix("Zero") })
    }

    @Test("The environment says where the bar is, to content and to own types of tab content", arguments: [60, 100])
    func surroundings(columns: Int) {
        let isCompact = columns < 80
        let screen = Screen(
            columns, 24,
            TabView {
                Tab("Home", systemImage: "house") { Surroundings() }
                Conditional()
            }
            .tabViewStyle(.sidebarAdaptable))
        #expect(screen.text.contains("\(isCompact) \(!isCompact) \(!isCompact) true false"))
        #expect(screen.text.contains("Everything") == isCompact)
        screen.resize(160 - columns, 24)
        #expect(screen.text.contains("\(!isCompact) \(isCompact) \(isCompact) true false"))
        #expect(screen.text.contains("Everything") != isCompact)
    }

    /// A tab that only bars show.
    struct Conditional: TabContent {
        @Environment(\.isTabBarShowingSections) private var showsSections
        @State private var visits = 0

        var body: some TabContent<Never> {
            Tab("Everything", systemImage: "square.grid.2x2") { Button("Visits \(visits)") { visits += 1 } }
                .hidden(showsSections)
        }
    }

    @Test("People's own content keeps states of its own")
    func ownState() {
        let screen = Screen(
            60, 24,
            TabView {
                Tab("Home", systemImage: "house") { Text("home") }
                ForEach(0..<2) { _ in Conditional() }
            })
        screen.type("2")
        screen.click(on: "Visits 0")
        screen.click(on: "Visits 1")
        #expect(screen.text.contains("Visits 2"))
        screen.type("3")
        #expect(screen.text.contains("Visits 0"))
        screen.type("1")
        screen.type("2")
        #expect(screen.text.contains("Visits 2"))
    }
}
