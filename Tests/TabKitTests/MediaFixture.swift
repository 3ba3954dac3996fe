// A media app in UIKit's words, and what its delegate has heard.
import InterfaceSupport
import TabKit
import TabViews
import TerminalScreen

/// Notes everything that a tab bar controller asks and tells.
@MainActor final class Listener: UITabBarControllerDelegate {
    var heard: [String] = []
    var vetoes: Set<String> = []
    var takes: Set<String> = []
    var pages: ((UITab, [UIViewController]) -> [UIViewController])?

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        heard.append("should \(tab.identifier)")
        return !vetoes.contains(tab.identifier)
    }

    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
        heard.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "-")")
    }

    func tabBarController(
        _ tabBarController: UITabBarController, tab: UITab,
        operationForAcceptingItemsFrom dropSession: any UIDropSession
    ) -> UIDropOperation {
        takes.contains(tab.identifier) && dropSession.canLoadObjects(ofClass: String.self) ? .copy : .cancel
    }

    func tabBarController(
        _ tabBarController: UITabBarController, tab: UITab, acceptItemsFrom dropSession: any UIDropSession
    ) {
        dropSession.loadObjects(ofClass: String.self) { heard.append("\(tab.identifier) takes \($0)") }
    }

    func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) { heard.append("will edit") }

    func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) { heard.append("did edit") }

    func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {
        heard.append("visibility " + tabs.map { "\($0.identifier)=\(!$0.isHidden)" }.joined(separator: " "))
    }

    func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup) {
        heard.append("order \(group.identifier): " + group.displayOrderIdentifiers.joined(separator: " "))
    }

    func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController] {
        heard.append("pages of \(tab.identifier)")
        return pages?(tab, proposedViewControllers) ?? proposedViewControllers
    }
}

/// A media app: two tabs, a search, and a library of four.
@MainActor struct Media {
    let controller = UITabBarController()
    let listener = Listener()
    let library = UITabGroup(
        title: "Library", image: UIImage(systemName: "books.vertical"), identifier: "library",
        children: ["Artists", "Albums", "Songs", "Playlists"].map { Media.tab($0) })

    init() {
        library.allowsReordering = true
        for tab in library.children { tab.allowsHiding = true }
        controller.tabs = [
            Self.tab("Listen Now", "play.circle"), Self.tab("Radio", "dot.radiowaves.left.and.right"),
            UISearchTab { UIHostingController(rootView: Text("Page Search")) }, library,
        ]
        controller.delegate = listener
    }

    static func tab(_ title: String, _ symbol: String = "music.note") -> UITab {
        UITab(title: title, image: UIImage(systemName: symbol), identifier: title.lowercased()) { tab in
            UIHostingController(rootView: Text("Page \(tab.title)"))
        }
    }

    func screen(_ columns: Int, _ rows: Int = 24, _ controller: UITabBarController? = nil) -> Screen {
        Screen(
            columns, rows, options: SessionOptions(display: Display(words: Words.english)),
            controller ?? self.controller)
    }
}
