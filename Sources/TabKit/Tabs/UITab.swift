// UIKit's tab: an object that says what a tab shows and where it may stand. It is observable, so that a change shows in the
// next frame; TabDeclarations turns it into a declared tab, and what the person did to it is asked of the navigation.
public import Observation
public import TabNavigation
import TabViews

/// A tab of a `UITabBarController`.
@Observable @MainActor open class UITab {
    /// The identity and the persistence key; unique in its tab bar controller.
    public nonisolated let identifier: String
    /// The title; a blank one shows the picture's name, else the identifier (N50).
    public var title: String
    /// A second line, shown as a tip.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// A number or a word beside the title; nil, the empty text and `0` show nothing (N47).
    public var badgeValue: String?
    /// Whatever the app wants to keep with the tab.
    public var userInfo: Any?
    /// Where the tab may stand (N24).
    public var preferredPlacement = Placement.automatic
    /// Whether the tab is hidden before the person says anything (N26).
    public var isHiddenByDefault = false
    /// Whether the person may hide the tab in the sidebar.
    public var allowsHiding = false
    /// Whether the tab can be reached; otherwise it is shown dimmed (N27).
    public var isEnabled = true
    /// Whether the app itself has hidden the tab.
    var isHiddenByApp = false

    /// The group that the tab is in.
    @ObservationIgnored public internal(set) weak var parent: UITabGroup?
    /// Of a tab at the root, the controller that it belongs to.
    @ObservationIgnored weak var owner: UITabBarController?
    /// Where the tab is written.
    @ObservationIgnored let file: StaticString
    /// Where the tab is written.
    @ObservationIgnored let line: UInt
    @ObservationIgnored private let provider: ((UITab) -> UIViewController)?
    @ObservationIgnored private var provided: UIViewController?

    /// A tab.
    /// - Parameters:
    ///   - title: the title.
    ///   - image: the picture.
    ///   - identifier: the identity, unique in its tab bar controller.
    ///   - file: where it is written; for the diagnostics of misuse, as is the line.
    ///   - line: where it is written.
    ///   - viewControllerProvider: makes what the tab shows, once, when that is first asked for.
    public init(
        title: String, image: UIImage?, identifier: String, file: StaticString = #fileID, line: UInt = #line,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.file = file
        self.line = line
        self.title = title
        self.image = image
        self.identifier = identifier
        provider = viewControllerProvider
    }

    /// What the tab shows; made by the provider when it is first asked for.
    public var viewController: UIViewController? {
        if provided == nil, let provider {
            provided = provider(self)
            provided?.tab = self
        }
        return provided
    }

    /// The controller that the tab belongs to.
    public var tabBarController: UITabBarController? { root.owner }

    /// The closest group around it that keeps its pages on a navigation controller.
    public var managingTabGroup: UITabGroup? {
        ancestors.first { $0.managingNavigationController != nil }
    }

    /// Whether the tab is hidden: by the app, or by the person and what is so by default.
    ///
    /// Setting false shows the tab, whoever has hidden it.
    open var isHidden: Bool {
        get { isHiddenByApp || !(tabBarController?.state.isShown(itemID) ?? !isHiddenByDefault) }
        set {
            isHiddenByApp = newValue
            guard !newValue, isHidden, let controller = tabBarController else { return }
            controller.customization[tab: identifier].sidebarVisibility = isHiddenByDefault ? .visible : .automatic
        }
    }

    /// Whether the tab is seen somewhere: in the sidebar, on a bar, or in More.
    public var hasVisiblePlacement: Bool { tabBarController?.state.isVisible(itemID) ?? false }

    // MARK: Identity

    /// What the navigation calls it.
    var itemID: ItemID { ItemID(identifier) }

    /// The groups that it is in, innermost first; a group that is inside itself ends them.
    var ancestors: [UITabGroup] {
        var found: [UITabGroup] = []
        while let next = (found.last ?? self).parent, !found.contains(where: { $0 === next }) { found.append(next) }
        return found
    }

    private var root: UITab { ancestors.last ?? self }

    /// Where a tab may stand (N24): UIKit's seven names are among the navigation's own.
    public typealias Placement = TabPlacement
}

extension UITab: Hashable {
    /// A tab is itself alone.
    public nonisolated static func == (left: UITab, right: UITab) -> Bool { left === right }
    /// By identity.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The tab that searches: pinned last on the bar, first in the sidebar, with a picture and a title of its own (N9, N16).
open class UISearchTab: UITab {
    /// A search tab with the usual title and picture.
    /// - Parameter viewControllerProvider: makes what the tab shows, once.
    public convenience init(viewControllerProvider: @escaping (UISearchTab) -> UIViewController) {
        self.init(title: "", image: nil, identifier: "search") { tab in
            (tab as? UISearchTab).map(viewControllerProvider) ?? UIViewController()
        }
    }

    /// A search tab with the usual title and picture.
    /// - Parameter viewControllerProvider: makes what the tab shows, once.
    public convenience init(viewControllerProvider: @escaping () -> UIViewController) {
        self.init(title: "", image: nil, identifier: "search") { _ in viewControllerProvider() }
    }
}
