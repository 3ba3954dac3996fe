// A media app in UIKit's words: two groups whose order the person may change, and a delegate that hears of it.
import TabTermUI

final class MediaController: UITabBarController, UITabBarControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        mode = .tabSidebar
        customizationIdentifier = "media"
        tabs = [
            page("Watch Now", "play.rectangle"),
            page("Store", "bag"),
            UISearchTab { UIHostingController(rootView: Text("Search films and songs")) },
            group("Library", "books.vertical", ["Films", "Series", "Songs"]),
            group("Playlists", "music.note.list", ["Favourites", "Rainy Days"]),
        ]
        selectedTab = tab(forIdentifier: "Store")
    }

    private func page(_ title: String, _ symbol: String) -> UITab {
        UITab(title: title, image: UIImage(systemName: symbol), identifier: title) { tab in
            UIHostingController(rootView: Text("All of \(tab.title)"))
        }
    }

    private func group(_ title: String, _ symbol: String, _ children: [String]) -> UITabGroup {
        let group = UITabGroup(
            title: title, image: UIImage(systemName: symbol), identifier: title,
            children: children.map { page($0, "music.note") })
        group.allowsReordering = true
        group.sidebarActions = [
            UIAction(title: "Add to \(title)", image: UIImage(systemName: "plus")) { [weak self, weak group] _ in
                guard let self, let group else { return }
                group.children.append(page("New in \(title) \(group.children.count + 1)", "music.note"))
            }
        ]
        return group
    }

    func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup) {
        let order = group.displayOrderIdentifiers.joined(separator: ", ")
        sidebar.footerContentConfiguration = UIHostingConfiguration { Text(order).dim() }
    }
}

@main struct MediaApp: App {
    private let controller = MediaController()

    var body: some Scene {
        WindowGroup { controller }
    }
}
