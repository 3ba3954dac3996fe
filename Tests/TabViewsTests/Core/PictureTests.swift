// The containers as pictures: a page with everything on it, and what covers it.
import TabViews
import TerminalScreen
import Testing

@MainActor struct PictureTests {
    private struct Shelf: View {
        @State private var query = ""
        @State private var asks = false
        @State private var isOn = true
        @State private var path = ["Poetry"]

        var body: some View {
            NavigationStack(path: $path) {
                Text("root").navigationTitle("Library")
                    .navigationDestination(for: String.self) { name in
                        List {
                            Section("Recent") {
                                NavigationLink(value: "a") { Label("Leaves of Grass", systemImage: "book") }
                                NavigationLink(value: "b") { Label("中文詩集", systemImage: "book") }
                            }
                            Section("All") {
                                Toggle("Only unread", isOn: $isOn)
                                LabeledContent("Documents", value: "128")
                                Button("Delete all", role: .destructive) { asks = true }
                                    .contextMenu {
                                        Button("Rename") {}
                                        Button("Move up") {}
                                    }
                                ProgressView("Indexing", value: 0.4)
                            }
                        }
                        .searchable(text: $query, prompt: "Find a title")
                        .navigationTitle(name)
                        .toolbar { Button("Edit") {} }
                        .alert("Delete everything?", isPresented: $asks) {
                            Button("Delete", role: .destructive) {}
                            Button("Cancel", role: .cancel) {}
                        } message: {
                            Text("128 documents go. This can't be undone.")
                        }
                    }
            }
        }
    }

    @Test("A page", arguments: [40, 70])
    func page(_ columns: Int) {
        Screen(columns, 20, Shelf()).matches("core-page-\(columns)")
    }

    @Test("A question over a page", arguments: [30, 70])
    func question(_ columns: Int) {
        let screen = Screen(columns, 20, Shelf())
        screen.press(.end, .up, .enter)
        screen.matches("core-question-\(columns)")
    }

    @Test("A menu beside its row")
    func menu() {
        let screen = Screen(50, 20, Shelf())
        screen.press(.end, .up, .character("a"))
        screen.matches("core-menu-50")
    }

    @Test("Nothing to show")
    func nothing() {
        let view = ContentUnavailableView(
            "No results", systemImage: "magnifyingglass",
            description: Text("Nothing is called like that. Try other words."))
        Screen(40, 10, view).matches("core-nothing-40")
    }
}
