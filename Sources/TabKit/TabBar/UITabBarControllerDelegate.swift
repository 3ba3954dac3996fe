// Who is asked and told about a tab bar controller, in UIKit's words. Every method has an answer already; a delegate writes
// those that it has something to say in.

/// Is asked before the person's choices and told of what the person does (N40, N45).
@MainActor public protocol UITabBarControllerDelegate: AnyObject {
    /// Asked once for each choice that the person makes; false leaves everything as it is (N45).
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool

    /// Told once for each choice that the person has made (N45).
    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)

    /// What dropping on a tab would do; refusing is the default (N48).
    func tabBarController(
        _ tabBarController: UITabBarController, tab: UITab,
        operationForAcceptingItemsFrom dropSession: any UIDropSession
    ) -> UIDropOperation

    /// Takes what is dropped on a tab (N48).
    func tabBarController(
        _ tabBarController: UITabBarController, tab: UITab, acceptItemsFrom dropSession: any UIDropSession)

    /// Edit mode begins (N40).
    func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController)

    /// Edit mode has ended (N40).
    func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController)

    /// The person has hidden or shown tabs; `isHidden` of each says which (N40).
    func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab])

    /// The person has changed the order in a group; its `displayOrderIdentifiers` says how (N40).
    func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup)

    /// The pages to show for a tab of a group that has a managing navigation controller.
    /// - Parameters:
    ///   - tabBarController: who asks.
    ///   - tab: the tab that is to be shown.
    ///   - proposedViewControllers: the page of each group around the tab that has one, and the tab's own.
    func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController]
}

extension UITabBarControllerDelegate {
    /// Everything may be chosen.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }

    /// Nothing to do.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {}

    /// Nothing is taken.
    public func tabBarController(
        _ tabBarController: UITabBarController, tab: UITab,
        operationForAcceptingItemsFrom dropSession: any UIDropSession
    ) -> UIDropOperation { .cancel }

    /// Nothing to do.
    public func tabBarController(
        _ tabBarController: UITabBarController, tab: UITab, acceptItemsFrom dropSession: any UIDropSession
    ) {}

    /// Nothing to do.
    public func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {}

    /// Nothing to do.
    public func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {}

    /// Nothing to do.
    public func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {}

    /// Nothing to do.
    public func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup) {}

    /// The proposed pages.
    public func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController] { proposedViewControllers }
}
