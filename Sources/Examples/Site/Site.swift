// Other tabs where there is little room: compact gets three of its own, regular the whole site in sections. The selection
// is one; what compact can't show falls back to what it can.
import TabTermUI

enum SitePage: Hashable, CaseIterable {
    case home, menu, guides, articles, videos

    var title: String { "\(self)".prefix(1).uppercased() + "\(self)".dropFirst() }
}

@main struct SiteApp: App {
    var body: some Scene {
        WindowGroup { SiteView() }
    }
}

private struct SiteView: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    @State private var page = SitePage.home

    var body: some View {
        TabView(selection: $page) {
            Tab("Home", systemImage: "house", value: .home) { Text("Welcome to the site") }
            if sizeClass == .compact {
                Tab("Guides", systemImage: "book", value: .guides) { Text("All guides") }
                Tab("Menu", systemImage: "line.3.horizontal", value: .menu) {
                    NavigationStack {
                        List([SitePage.articles, .videos], id: \.self) { NavigationLink($0.title, value: $0) }
                            .navigationTitle("Menu")
                            .navigationDestination(for: SitePage.self) { page in
                                Text("All \(page)").navigationTitle(page.title)
                            }
                    }
                }
            } else {
                TabSection("Learn") {
                    Tab("Guides", systemImage: "book", value: .guides) { Text("All guides") }
                    Tab("Articles", systemImage: "newspaper", value: .articles) { Text("All articles") }
                    Tab("Videos", systemImage: "play.rectangle", value: .videos) { Text("All videos") }
                }
            }
        }
        .tabViewStyle(.sidebarAdaptable)
    }
}
