// Sections: groups of tabs with a header, one of them made by `ForEach`, one collapsed at first. Wide terminals show a
// sidebar, which the person can exchange for a bar.
import TabTermUI

@main struct SectionsApp: App {
    private let genres = ["Ambient", "Baroque", "Choral"]

    var body: some Scene {
        WindowGroup {
            TabView {
                Tab("Requests", systemImage: "paperplane") { Text("Requests from listeners") }
                TabSection("Genres") {
                    ForEach(genres, id: \.self) { genre in
                        Tab(genre, systemImage: "music.note") { Text("All of \(genre)") }
                    }
                }
                TabSection {
                    Tab("Morning", systemImage: "sunrise") { Text("Morning show") }
                    Tab("Night", systemImage: "moon") { Text("Night show") }
                } header: {
                    Label("Shows", systemImage: "radio")
                }
                .defaultSectionExpansion(.collapsed)
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewSidebarHeader { Text("Harbour Radio").bold() }
        }
    }
}
