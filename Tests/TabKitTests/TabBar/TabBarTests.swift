// The controller: pictures, placements, changes of tabs that show at once, the sidebar, and misuse (N3, N21, N24, N27, N42).
import InterfaceSupport
import TabNavigation
import TabViews
import TerminalScreen
import Testing

@testable import TabKit

@MainActor struct TabBarTests {
    private let media = Media()

    @Test("The media app in compact and in regular", arguments: [(60, 20), (100, 24)])
    func pictures(columns: Int, rows: Int) {
        media.screen(columns, rows).matches("media-\(columns)x\(rows)", of: "TabKitTests")
    }

    @Test("N24: the seven placements are the navigation's")
    func placements() {
        let seven: [UITab.Placement] = [.automatic, .default, .optional, .movable, .pinned, .fixed, .sidebarOnly]
        let tabs = seven.map { placement in
            let tab = Media.tab("\(placement)")
            tab.preferredPlacement = placement
            return tab
        }
        let controller = UITabBarController(tabs: tabs)
        controller.mode = .tabBar
        // Fixed first, pinned last as its picture; optional and sidebarOnly not on the bar, but seen somewhere.
        let bar = media.screen(100, 24, controller).rows[0]
        let order = ["fixed", "automatic", "default", "movable", "♫"].map { bar.firstRange(of: $0)?.lowerBound }
        #expect(!order.contains(nil), "\(bar)")
        #expect(order.compactMap { $0 } == order.compactMap { $0 }.sorted())
        #expect(!bar.contains("optional") && !bar.contains("sidebarOnly"))
        for tab in tabs { #expect(tab.hasVisiblePlacement, "\(tab.title)") }
    }

    @Test("N3: automatic has a sidebar as soon as there is a group; the other modes are what they say")
    func modes() {
        let controller = UITabBarController(tabs: [Media.tab("Home"), Media.tab("News")])
        let screen = media.screen(100, 24, controller)
        let bar = screen.rows[0]
        #expect(bar.contains("Home") && bar.contains("News"))
        controller.mode = .tabSidebar
        screen.draw()
        #expect(!screen.rows[0].contains("News"))
        controller.mode = .automatic
        controller.tabs.append(media.library)
        screen.draw()
        #expect(screen.text.contains("Artists"))
        controller.mode = .tabBar
        screen.draw()
        #expect(screen.rows[0].contains("News"))
    }

    @Test("A change of a tab shows at once")
    func changes() async throws {
        let screen = media.screen(100)
        let radio = try #require(media.controller.tab(forIdentifier: "radio"))
        radio.title = "Wireless"
        radio.badgeValue = "7"
        await screen.settle()
        #expect(screen.rows.contains { $0.contains("Wireless") && $0.contains("7") })
        radio.isHidden = true
        await screen.settle()
        #expect(!screen.text.contains("Wireless"))
        #expect(radio.isHidden && !radio.hasVisiblePlacement)
        radio.isHidden = false
        media.library.children.append(Media.tab("Films"))
        await screen.settle()
        #expect(screen.text.contains("Wireless") && screen.text.contains("Films"))
        #expect(media.controller.tab(forIdentifier: "films")?.tabBarController === media.controller)
        radio.viewController?.title = "On Air"
        media.controller.selectedTab = radio
        await screen.settle()
        #expect(screen.text.contains("On Air"))
    }

    @Test("N42: when the selected tab goes, the next is selected and the controller says so")
    func gone() {
        let screen = media.screen(100)
        media.controller.selectedTab = media.controller.tab(forIdentifier: "radio")
        screen.draw()
        media.controller.tabs.removeAll { $0.identifier == "radio" }
        #expect(media.controller.selectedTab?.identifier == "listen now")
        screen.draw()
        #expect(screen.text.contains("Page Listen Now"))
        media.controller.tabs = []
        screen.draw()
        #expect(media.controller.selectedTab == nil)
        media.controller.tabs = [Media.tab("Home")]
        screen.draw()
        #expect(screen.text.contains("Page Home"))
    }

    @Test("N27: what can't be reached can't be selected by code either")
    func unreachable() {
        let screen = media.screen(100)
        media.controller.tab(forIdentifier: "radio")?.isEnabled = false
        media.controller.selectedTab = media.controller.tab(forIdentifier: "radio")
        media.controller.selectedTab = Media.tab("Stranger")
        media.controller.selectedTab = nil
        screen.draw()
        #expect(media.controller.selectedTab?.identifier == "listen now")
        #expect(screen.text.contains("Page Listen Now"))
    }

    @Test("Compact may have other tabs than regular")
    func compact() {
        media.controller.compactTabIdentifiers = ["radio", "songs"]
        let screen = media.screen(60)
        #expect(screen.rows.suffix(3).joined().contains("Songs"))
        #expect(!screen.rows.suffix(3).joined().contains("Artists"))
        screen.resize(100, 24)
        #expect(screen.text.contains("Artists"))
    }

    @Test("N4, N20: the sidebar can be hidden by code, and has a header, a footer and a bar of its own")
    func sidebar() {
        let sidebar = media.controller.sidebar
        sidebar.headerContentConfiguration = UIHostingConfiguration { Text("My Music") }
        sidebar.footerContentConfiguration = UIHostingConfiguration { Text("3 days of sound") }
        sidebar.bottomBarView = Text("Signed in")
        let screen = media.screen(100)
        for words in ["My Music", "3 days of sound", "Signed in"] { #expect(screen.text.contains(words)) }
        sidebar.isHidden = true
        screen.draw()
        #expect(!screen.text.contains("My Music"))
        #expect(screen.rows[0].contains("Library"))
        sidebar.isHidden = false
        screen.draw()
        #expect(screen.text.contains("My Music"))
    }

    @Test("N21: a sidebar that overlaps closes on a choice and opens again")
    func overlap() {
        media.controller.sidebar.preferredLayout = .overlap
        let screen = media.screen(100)
        #expect(screen.text.contains("Radio"))
        screen.click(on: "Radio")
        #expect(screen.text.contains("Page Radio"))
        #expect(!screen.text.contains("Artists"))
        screen.type("s")
        #expect(screen.text.contains("Artists"))
        screen.press(.escape)
        #expect(!screen.text.contains("Artists"))
    }

    @Test("A tab far down the sidebar is scrolled to")
    func scrolling() throws {
        media.library.children += (1...60).map { Media.tab("Mix \($0)") }
        let screen = media.screen(100)
        #expect(!screen.text.contains("Mix 60"))
        media.controller.sidebar.scroll(to: try #require(media.controller.tab(forIdentifier: "mix 60")))
        screen.draw()
        #expect(screen.text.contains("Mix 60"))
    }

    @Test("The bar can be hidden")
    func hiddenBar() {
        let screen = media.screen(60)
        #expect(screen.text.contains("Radio"))
        media.controller.isTabBarHidden = true
        screen.draw()
        #expect(!screen.text.contains("Radio") && screen.text.contains("Page Listen Now"))
    }

    @Test("Two tabs with one identifier are told, with the place of the second")
    func diagnosed() {
        media.controller.tabs.append(Media.tab("Radio"))
        let screen = media.screen(100)
        #expect(
            screen.session.misuses.contains { $0.kind == .sameValue && $0.file == "TabKitTests/MediaFixture.swift" })
    }

    @Test("Misuse is not fatal: one identifier twice, a group in itself, a tab without anything")
    func misuse() {
        let group = media.library
        group.children.append(group)
        let inner = UITabGroup(title: "Inner", image: nil, identifier: "inner", children: [group])
        group.children.append(inner)
        media.controller.tabs += [Media.tab("Radio"), UITab(title: "", image: nil, identifier: "")]
        media.controller.tabs.append(group)
        for columns in [1, 10, 60, 100] {
            let screen = media.screen(columns)
            for key: Key in [.down, .enter, .right, .down, .enter] { screen.press(key) }
            _ = group.displayOrder
            _ = group.selectedChild
            _ = inner.children.map(\.hasVisiblePlacement)
        }
        #expect(media.controller.tab(forIdentifier: "inner") === inner)
        #expect(group.ancestors.count <= 2)
    }

    @Test("A controller's view is loaded once, and pages pushed on it are popped by Esc")
    func navigation() {
        final class Root: UIViewController {
            var loads = 0
            override func viewDidLoad() {
                loads += 1
                content = Text("Page Root")
            }
        }
        let root = Root()
        let pages = UINavigationController(rootViewController: root)
        let controller = UITabBarController(tabs: [UITab(title: "Home", image: nil, identifier: "home") { _ in pages }])
        let screen = media.screen(100, 24, controller)
        #expect(screen.text.contains("Page Root"))
        let page = UIHostingController(rootView: Text("Page Two"))
        page.title = "Second"
        root.navigationController?.pushViewController(page, animated: true)
        screen.draw()
        #expect(screen.text.contains("Page Two") && screen.text.contains("Second"))
        #expect(page.tabBarController === controller)
        screen.press(.tab)
        screen.press(.escape)
        #expect(screen.text.contains("Page Root"))
        #expect(pages.viewControllers == [root])
        #expect(root.loads == 1)
    }
}
