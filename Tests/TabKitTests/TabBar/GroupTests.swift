// Groups: nested, inline, promoted, as destinations, and what choosing one selects (N13, N17, N19, N22).
import InterfaceSupport
import TabKit
import TabViews
import TerminalScreen
import Testing

@MainActor struct GroupTests {
    private func group(_ title: String, _ children: [UITab]) -> UITabGroup {
        UITabGroup(title: title, image: nil, identifier: title.lowercased(), children: children) { tab in
            UIHostingController(rootView: Text("Page \(tab.title)"))
        }
    }

    private func screen(_ columns: Int, _ tabs: [UITab]) -> (Screen, UITabBarController) {
        let controller = UITabBarController(tabs: tabs)
        return (Media().screen(columns, 24, controller), controller)
    }

    @Test("N22: two levels of groups have headers, deeper tabs join the second, in three appearances")
    func nested() {
        let deepest = group("Deep", [Media.tab("Haiku")])
        let poems = group("Poems", [Media.tab("Odes"), deepest])
        let books = group("Books", [Media.tab("Novels"), poems])
        let (screen, controller) = screen(100, [Media.tab("Home"), books])
        screen.matches("groups-nested", of: "TabKitTests")
        poems.sidebarAppearance = .inline
        screen.draw()
        screen.matches("groups-inline", of: "TabKitTests")
        poems.sidebarAppearance = .rootSection
        screen.draw()
        screen.matches("groups-rootsection", of: "TabKitTests")
        #expect(controller.tab(forIdentifier: "haiku")?.parent === deepest)
    }

    @Test("N22: a group that is a destination is selected itself and shows its own controller")
    func destination() {
        let books = group("Books", [Media.tab("Novels")])
        books.isSidebarDestination = true
        let (screen, controller) = screen(100, [Media.tab("Home"), books])
        screen.press(.down)
        screen.press(.enter)
        #expect(controller.selectedTab === books)
        #expect(screen.text.contains("Page Books"))
        controller.selectedTab = controller.tab(forIdentifier: "novels")
        screen.draw()
        #expect(screen.text.contains("Page Novels"))
        #expect(books.selectedChild?.identifier == "novels")
        controller.selectedTab = books
        screen.draw()
        #expect(screen.text.contains("Page Books"))
    }

    @Test("N13: choosing a group selects the child that the app preset, the default one, or the last")
    func children() {
        let books = group("Books", [Media.tab("Novels"), Media.tab("Odes"), Media.tab("Plays")])
        books.defaultChildIdentifier = "odes"
        let home = Media.tab("Home")
        let (screen, controller) = screen(100, [home, books])
        #expect(books.selectedChild == nil)
        controller.selectedTab = books
        screen.draw()
        #expect(books.selectedChild?.identifier == "odes")
        controller.selectedTab = home
        screen.draw()
        books.selectedChild = controller.tab(forIdentifier: "plays")
        screen.draw()
        #expect(controller.selectedTab === home)
        controller.selectedTab = books
        screen.draw()
        #expect(screen.text.contains("Page Plays"))
        books.selectedChild = controller.tab(forIdentifier: "novels")
        screen.draw()
        #expect(screen.text.contains("Page Novels"))
    }

    @Test("N19: an action of a group runs its handler and leaves the selection")
    func actions() {
        var made = 0
        let books = group("Books", [Media.tab("Novels")])
        books.sidebarActions = [UIAction(title: "New Shelf", image: UIImage(systemName: "plus")) { _ in made += 1 }]
        let (screen, controller) = screen(100, [Media.tab("Home"), books])
        screen.click(on: "New Shelf")
        #expect(made == 1)
        #expect(controller.selectedTab?.identifier == "home")
    }

    @Test("N17: a group can start collapsed; N25: only what may be moved and hidden can be")
    func starts() {
        let books = group("Books", [Media.tab("Novels"), Media.tab("Odes")])
        books.isCollapsedByDefault = true
        let (screen, controller) = screen(100, [Media.tab("Home"), books])
        #expect(!screen.text.contains("Novels"))
        controller.selectedTab = controller.tab(forIdentifier: "odes")
        screen.draw()
        #expect(screen.text.contains("Novels"))
        // Neither reordering nor hiding was allowed.
        screen.type("e")
        screen.click(on: "Odes")
        screen.press(.up, .shift)
        screen.type("x")
        screen.press(.enter)
        #expect(books.displayOrderIdentifiers == ["novels", "odes"])
        #expect(controller.tab(forIdentifier: "odes")?.isHidden == false)
    }

    @Test("N30: the order can be set by code, and is kept under the customization's identifier")
    func kept() {
        let options = SessionOptions(display: Display(words: Words.english))
        func make() -> (UITabBarController, UITabGroup) {
            let books = group("Books", [Media.tab("Novels"), Media.tab("Odes")])
            books.allowsReordering = true
            let controller = UITabBarController(tabs: [Media.tab("Home"), books])
            controller.customizationIdentifier = "books"
            return (controller, books)
        }
        let (first, books) = make()
        let screen = Screen(100, 24, options: options, first)
        books.displayOrderIdentifiers = ["odes", "novels"]
        screen.draw()
        #expect(books.displayOrderIdentifiers == ["odes", "novels"])
        let (second, again) = make()
        _ = Screen(100, 24, options: options, second)
        #expect(again.displayOrderIdentifiers == ["odes", "novels"])
    }

    @Test("N4, N17: sidebar or top bar, collapsed groups and the selection are kept under the restoration identifier")
    func restored() {
        let options = SessionOptions(display: Display(words: Words.english))
        func make(_ name: String?) -> UITabBarController {
            let books = group("Books", [Media.tab("Novels"), Media.tab("Odes")])
            let controller = UITabBarController(tabs: [Media.tab("Home"), Media.tab("Radio"), books])
            controller.restorationIdentifier = name
            return controller
        }
        let screen = Screen(100, 24, options: options, make("main"))
        screen.type("2")
        screen.type("-")
        #expect(!screen.text.contains("Novels"))
        let again = Screen(100, 24, options: options, make("main"))
        #expect(!again.text.contains("Novels") && again.text.contains("Books"), "\(again.text)")
        again.type("s")
        let (third, controller) = (make("main"), make("main"))
        let bar = Screen(100, 24, options: options, third)
        #expect(third.selectedTab?.identifier == "radio" && third.sidebar.isHidden)
        #expect(bar.rows[0].contains("[Radio]"), "\(bar.text)")
        // What the app has selected goes before it; without the identifier nothing is kept.
        controller.selectedTab = controller.tab(forIdentifier: "home")
        _ = Screen(100, 24, options: options, controller)
        #expect(controller.selectedTab?.identifier == "home")
        let other = make(nil)
        #expect(Screen(100, 24, options: options, other).text.contains("Novels") && !other.sidebar.isHidden)
    }
}
