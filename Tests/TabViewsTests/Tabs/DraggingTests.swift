// Lifting, choosing, dropping (N48): rows of the content and tabs, by keyboard and with the mouse.
import TabNavigation
import TerminalScreen
import Testing

@testable import TabViews

@MainActor struct DraggingTests {
    struct Photo: Transferable, Codable, Hashable { var name: String }

    @MainActor final class Albums {
        var taken: [String] = []
        var left: [String] = []
    }

    struct Photos: View {
        let albums: Albums
        var springs = SpringLoadingBehavior.automatic
        @State private var selection = "library"

        var body: some View {
            TabView(selection: $selection) {
                Tab("Library", systemImage: "photo", value: "library") {
                    List {
                        ForEach(["Beach", "Dunes"], id: \.self) { name in
                            Text(name).draggable(Photo(name: name))
                        }
                    }
                }
                Tab("Map", systemImage: "map", value: "map") {
                    Text("Drop beside")
                        .dropDestination(for: Photo.self) { photos, _ in
                            albums.left += photos.map(\.name)
                            return true
                        }
                }
                TabSection("Albums") {
                    Tab("Summer", systemImage: "sun.max", value: "summer") { Text("Summer page") }
                        .dropDestination(for: Photo.self) { photos in albums.taken += photos.map(\.name) }
                    Tab("Words", systemImage: "doc", value: "words") { Text("Words page") }
                        .dropDestination(for: String.self) { words, _ in
                            albums.taken += words
                            return words != ["refused"]
                        }
                        .draggable(Photo(name: "Words"))
                }
            }
            .tabViewStyle(.sidebarAdaptable)
            .springLoadingBehavior(springs)
        }
    }

    private func screen(_ albums: Albums, _ columns: Int = 100, springs: SpringLoadingBehavior = .automatic) -> Screen {
        Screen(
            columns, 24, options: SessionOptions(display: Display(words: Words.english)),
            Photos(albums: albums, springs: springs))
    }

    /// Moves the mouse to a tab, or else to a text.
    private func move(_ screen: Screen, _ kind: MouseEvent.Kind, on text: String) {
        guard let point = screen.tabPosition(of: text) ?? screen.position(of: text) else {
            Issue.record("no “\(text)” on the screen:\n\(screen.text)")
            return
        }
        screen.send(.mouse(MouseEvent(kind, .left, at: point)))
    }

    @Test("By keyboard: d lifts a row, the tabs that take it are listed, Enter drops it", arguments: [100, 60])
    func keyboard(columns: Int) {
        let albums = Albums()
        let screen = screen(albums, columns)
        screen.session.focus(.content)
        screen.draw()
        screen.press(.down)
        screen.type("d")
        screen.matches("drop-keyboard-\(columns)x24")
        screen.press(.enter)
        #expect(albums.taken == ["Dunes"])
        #expect(screen.text.contains("Summer"))
        screen.type("d")
        screen.press(.escape)
        #expect(albums.taken == ["Dunes"])
    }

    @Test("A tab that is worth something is lifted like a row")
    func tab() {
        let albums = Albums()
        let screen = screen(albums)
        screen.press(.end)
        screen.type("d")
        screen.press(.enter)
        #expect(albums.taken == ["Words"])
        screen.press(.home)
        screen.type("d")
        #expect(screen.session.overlays.isEmpty)
    }

    @Test("With the mouse: press, move, release; what takes it is marked")
    func mouse() {
        let albums = Albums()
        let screen = screen(albums)
        move(screen, .press, on: "Beach")
        move(screen, .drag, on: "Dunes")
        screen.matches("drag-lifted-100x24")
        move(screen, .drag, on: "Summer")
        screen.matches("drag-100x24")
        #expect(screen.text.contains("Summer page"), "N48: what it enters opens")
        move(screen, .release, on: "Summer")
        #expect(albums.taken == ["Beach"])
        #expect(screen.session.hand == nil)
    }

    @Test("What does not take it puts it back, and so does Esc: the selection is what it was")
    func refused() {
        let albums = Albums()
        let screen = screen(albums)
        move(screen, .press, on: "Beach")
        move(screen, .drag, on: "Words")
        #expect(screen.text.contains("Words page"))
        move(screen, .release, on: "Words")
        #expect(albums.taken.isEmpty)
        #expect(screen.text.contains("Dunes"))
        move(screen, .press, on: "Beach")
        move(screen, .drag, on: "Summer")
        screen.press(.escape)
        #expect(screen.text.contains("Dunes"))
        #expect(screen.text.contains("Beach, put back"))
        move(screen, .release, on: "Summer")
        #expect(albums.taken.isEmpty)
    }

    @Test("It can be dropped on the content of a tab that it has opened")
    func throughTab() {
        let albums = Albums()
        let screen = screen(albums)
        move(screen, .press, on: "Beach")
        move(screen, .drag, on: "Map")
        move(screen, .drag, on: "Drop beside")
        move(screen, .release, on: "Drop beside")
        #expect(albums.left == ["Beach"])
        #expect(screen.text.contains("Drop beside"))
    }

    @Test("A header opens too; what is told to stay closed does")
    func springs() {
        let albums = Albums()
        let screen = screen(albums)
        screen.type("-")
        #expect(screen.position(of: "Summer") == nil)
        move(screen, .press, on: "Beach")
        move(screen, .drag, on: "Albums")
        #expect(screen.tabPosition(of: "Summer") != nil, "\(screen.text)")
        screen.press(.escape)
        let stiff = self.screen(albums, springs: .disabled)
        stiff.type("-")
        move(stiff, .press, on: "Beach")
        move(stiff, .drag, on: "Albums")
        #expect(stiff.position(of: "Summer") == nil)
        move(stiff, .drag, on: "Map")
        #expect(stiff.text.contains("Dunes"))
    }

    @Test("In compact it is carried through the bar; a tab is dragged by its item")
    func compact() {
        let albums = Albums()
        let screen = screen(albums, 60)
        move(screen, .press, on: "Beach")
        move(screen, .drag, on: "Dunes")
        move(screen, .drag, on: "Summer")
        screen.matches("drag-60x24")
        move(screen, .release, on: "Summer")
        #expect(albums.taken == ["Beach"])
        screen.type("1")
        move(screen, .press, on: "Words")
        move(screen, .drag, on: "Summer")
        move(screen, .release, on: "Summer")
        #expect(albums.taken == ["Beach", "Words"])
    }
}
