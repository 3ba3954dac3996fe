// Each method of the delegate, called once and with the right arguments (N40, N45, N48).
import InterfaceSupport
import TabKit
import TabViews
import TerminalScreen
import Testing

@MainActor struct DelegateTests {
    private let media = Media()

    @Test("N45: asked and told once for each choice of the person's, in every form", arguments: [60, 100])
    func choosing(columns: Int) {
        let screen = media.screen(columns)
        #expect(media.listener.heard.isEmpty)
        screen.type("2")
        #expect(media.listener.heard == ["should radio", "did radio after listen now"])
        #expect(media.controller.selectedTab?.identifier == "radio")
        #expect(screen.text.contains("Page Radio"))
        media.listener.heard = []
        media.listener.vetoes = ["listen now"]
        screen.type("1")
        #expect(media.listener.heard == ["should listen now"])
        #expect(media.controller.selectedTab?.identifier == "radio")
    }

    @Test("N45: a choice by code asks and tells nobody")
    func code() {
        let screen = media.screen(100)
        media.controller.selectedTab = media.controller.tab(forIdentifier: "songs")
        screen.draw()
        #expect(screen.text.contains("Page Songs"))
        #expect(media.controller.selectedTab?.identifier == "songs")
        #expect(media.listener.heard.isEmpty)
    }

    @Test("N43: the selected tab chosen again is asked about and told, with itself as the one before")
    func again() {
        let screen = media.screen(100)
        screen.type("1")
        #expect(media.listener.heard == ["should listen now", "did listen now after listen now"])
    }

    @Test("N40: the order of a group is told once, after edit mode, and reads as arranged")
    func order() {
        let screen = media.screen(100)
        screen.type("e")
        screen.click(on: "Albums")
        screen.press(.down, .shift)
        #expect(media.listener.heard == ["will edit"])
        screen.press(.enter)
        #expect(
            media.listener.heard == ["will edit", "did edit", "order library: artists songs albums playlists"])
        #expect(media.library.displayOrder.map(\.title) == ["Artists", "Songs", "Albums", "Playlists"])
        #expect(media.library.children.map(\.title) == ["Artists", "Albums", "Songs", "Playlists"])
    }

    @Test("N40: what was hidden is told once, with all tabs that changed; isHidden reads as changed")
    func visibility() {
        let screen = media.screen(100)
        screen.type("e")
        screen.click(on: "Albums")
        screen.type("x")
        screen.click(on: "Songs")
        screen.type("x")
        screen.press(.enter)
        #expect(media.listener.heard == ["will edit", "did edit", "visibility albums=false songs=false"])
        #expect(!screen.text.contains("Albums"))
        media.listener.heard = []
        media.controller.tab(forIdentifier: "albums")?.isHidden = false
        screen.draw()
        #expect(screen.text.contains("Albums"))
        #expect(media.controller.tab(forIdentifier: "songs")?.isHidden == true)
    }

    @Test("N48: a tab takes what the delegate says it takes, and refusing is the default")
    func drops() throws {
        let lifting = UITab(title: "Desk", image: nil, identifier: "desk") { _ in UIHostingController(rootView: Desk())
        }
        media.controller.tabs.insert(lifting, at: 0)
        media.listener.takes = ["albums"]
        let screen = media.screen(100)
        screen.click(on: "Lift")
        #expect(screen.text.contains("Albums"))
        screen.press(.enter)
        #expect(media.listener.heard.filter { $0.contains("takes") } == [#"albums takes ["a song"]"#])
    }

    /// Something that can be lifted.
    struct Desk: View {
        @Environment(\.dropOnTab) private var drop

        var body: some View {
            Button("Lift") { drop("a song") }
        }
    }

    @Test("The pages of a group's tab are proposed to the delegate, and its answer is shown")
    func pages() {
        let pages = UINavigationController()
        let group = UITabGroup(
            title: "Shelf", image: nil, identifier: "shelf", children: [Media.tab("Novels"), Media.tab("Poems")]
        ) { _ in UIHostingController(rootView: Text("Page Shelf")) }
        group.managingNavigationController = pages
        media.controller.tabs.append(group)
        let screen = media.screen(100)
        media.listener.pages = { tab, proposed in
            #expect(proposed.map { $0.tab?.identifier } == ["shelf", tab.identifier])
            return proposed
        }
        screen.click(on: "♪ Poems")
        #expect(media.listener.heard.contains("pages of poems"))
        #expect(screen.text.contains("Page Poems"))
        #expect(pages.viewControllers.count == 2)
        screen.press(.tab)
        screen.press(.escape)
        #expect(screen.text.contains("Page Shelf"))
        screen.click(on: "♫ Poems")
        #expect(screen.text.contains("Page Poems"))
    }
}
