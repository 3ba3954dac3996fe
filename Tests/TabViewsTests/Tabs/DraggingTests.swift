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

    @Test("By keyboard: d lifts a row, the first tab that takes it is marked, Enter drops it", arguments: [100, 60])
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
        #expect(screen.session.hand == nil && screen.session.focusedArea == .content)
        // Esc puts it back, and letters do nothing meanwhile.
        screen.type("d2e")
        screen.press(.escape)
        #expect(albums.taken == ["Dunes"] && screen.session.hand == nil)
        #expect(screen.text.contains("Dunes, put back"))
        #expect(screen.text.contains("Beach"), "the page is the one where it was lifted")
    }

    @Test("By keyboard: arrows go from taker to taker, Right opens a collapsed section, Space drops")
    func carrying() {
        let albums = Albums()
        let screen = screen(albums)
        screen.type("-")
        #expect(screen.tabPosition(of: "Summer") == nil)
        screen.session.focus(.content)
        screen.draw()
        screen.type("d")
        screen.press(.enter)
        #expect(screen.tabPosition(of: "Summer") != nil, "\(screen.text)")
        #expect(albums.taken.isEmpty)
        screen.press(.down, .up)
        screen.type(" ")
        #expect(albums.taken == ["Beach"])
        screen.type("-")
        screen.type("d")
        screen.press(.right)
        #expect(screen.tabPosition(of: "Summer") != nil)
        screen.press(.escape)
        #expect(albums.taken == ["Beach"])
        // What is told to stay closed is not opened.
        let stiff = self.screen(albums, springs: .disabled)
        stiff.type("-")
        stiff.session.focus(.content)
        stiff.draw()
        stiff.type("d")
        stiff.press(.right)
        #expect(stiff.tabPosition(of: "Summer") == nil)
    }

    struct Many: View {
        let albums: Albums
        var body: some View {
            TabView {
                Tab("Library", systemImage: "photo") { List { Text("Beach").draggable(Photo(name: "Beach")) } }
                Tab("First", systemImage: "star") { Text("1") }
                Tab("Second", systemImage: "star") { Text("2") }
                Tab("Third", systemImage: "star") { Text("3") }
                TabSection("Albums") {
                    Tab("Winter", systemImage: "snow") { Text("Winter page") }
                        .dropDestination(for: Photo.self) { photos in albums.taken += photos.map { "W" + $0.name } }
                    Tab("Summer", systemImage: "sun.max") { Text("Summer page") }
                        .dropDestination(for: Photo.self) { photos in albums.taken += photos.map { "S" + $0.name } }
                }
            }
            .tabViewStyle(.sidebarAdaptable)
        }
    }

    @Test("In the hand a thing is called what its preview says, else by its own words")
    func named() {
        let view = TabView {
            Tab("Library", systemImage: "photo") {
                List {
                    Text("Beach, 3 MB").draggable(Photo(name: "Beach")) { Text("Beach alone") }
                    Text("Dunes, 4 MB").draggable(Photo(name: "Dunes"))
                }
            }
            Tab("Summer", systemImage: "sun.max") { Text("2") }.dropDestination(for: Photo.self) { (_: [Photo]) in }
        }
        let options = SessionOptions(display: Display(words: Words.english))
        let screen = Screen(100, 24, options: options, view.tabViewStyle(.sidebarAdaptable))
        for (words, name) in [("Beach, 3", "Beach alone: "), ("Dunes, 4", "Dunes, 4 MB: ")] {
            move(screen, .press, on: words)
            move(screen, .drag, on: "Summer")
            #expect(screen.text.contains(name), "\(screen.text)")
            screen.press(.escape)
        }
    }

    @Test("By keyboard: More opens in compact, a section's list in the top bar; Esc leaves all as it was")
    func carryingIntoLists() {
        let albums = Albums()
        let options = SessionOptions(display: Display(words: Words.english))
        let compact = Screen(60, 24, options: options, Many(albums: albums))
        compact.session.focus(.content)
        compact.draw()
        compact.type("d")
        #expect(compact.tabPosition(of: "Summer") == nil, "\(compact.text)")
        compact.press(.enter)
        #expect(compact.position(of: "Summer") != nil, "\(compact.text)")
        compact.press(.down, .enter)
        #expect(albums.taken == ["SBeach"])
        #expect(compact.position(of: "Winter") == nil && compact.position(of: "Beach") != nil)
        compact.type("d")
        compact.press(.enter, .escape)
        #expect(compact.position(of: "Summer") == nil && compact.session.hand == nil)

        let top = Screen(100, 24, options: options, Many(albums: albums).defaultAdaptableTabBarPlacement(.tabBar))
        top.session.focus(.content)
        top.draw()
        top.type("d")
        top.press(.down)
        #expect(top.position(of: "Winter") != nil, "\(top.text)")
        top.press(.down, .up, .enter)
        #expect(albums.taken == ["SBeach", "WBeach"])
        #expect(top.position(of: "Summer") == nil && top.session.focusedArea == .content)
        top.type("d")
        top.press(.enter, .left)
        #expect(top.position(of: "Winter") == nil && top.session.hand != nil)
        top.press(.escape)
        #expect(top.session.hand == nil && albums.taken.count == 2)
    }

    @Test("With the mouse: a section of the top bar opens its list, and a row of it takes what is dropped")
    func topBarSections() {
        let albums = Albums()
        let options = SessionOptions(display: Display(words: Words.english))
        let screen = Screen(100, 24, options: options, Many(albums: albums).defaultAdaptableTabBarPlacement(.tabBar))
        func drag(_ kind: MouseEvent.Kind, _ text: String) {
            guard let point = screen.position(of: text) else {
                Issue.record("no “\(text)”:\n\(screen.text)")
                return
            }
            screen.send(.mouse(MouseEvent(kind, .left, at: point)))
        }
        drag(.press, "Beach")
        drag(.drag, "Albums")
        #expect(screen.position(of: "Summer") != nil, "\(screen.text)")
        drag(.drag, "Summer")
        drag(.release, "Summer")
        #expect(albums.taken == ["SBeach"])
        #expect(screen.position(of: "Winter") == nil && screen.session.hand == nil)
        // Over another item the list closes; Esc closes it, too.
        drag(.press, "Beach")
        drag(.drag, "Albums")
        drag(.drag, "Second")
        #expect(screen.position(of: "Summer") == nil)
        drag(.drag, "Albums")
        screen.press(.escape)
        #expect(screen.position(of: "Summer") == nil && screen.session.hand == nil && albums.taken.count == 1)
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
