// UIKit's navigation controller: a `NavigationStack` whose path is a list of view controllers.
public import Observation
public import TabViews

/// Controllers pushed on one another.
@Observable open class UINavigationController: UIViewController {
    /// The controllers, the root first.
    public var viewControllers: [UIViewController] = [] {
        didSet { stackChanged(oldValue) }
    }
    /// The group whose tabs it shows.
    @ObservationIgnored weak var managedGroup: UITabGroup?

    /// A stack without a root yet.
    public override init() { super.init() }

    /// A stack with a root.
    public convenience init(rootViewController: UIViewController) {
        self.init()
        viewControllers = [rootViewController]
    }

    /// The controller on top.
    public var topViewController: UIViewController? { viewControllers.last }

    /// The controller that is seen.
    public var visibleViewController: UIViewController? { viewControllers.last }

    /// Sets all controllers.
    open func setViewControllers(_ controllers: [UIViewController], animated: Bool) { viewControllers = controllers }

    /// Pushes a controller; one that is in the stack already stays where it is.
    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        guard !viewControllers.contains(controller) else { return }
        viewControllers.append(controller)
    }

    /// Pops the controller on top; the root stays.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        viewControllers.count > 1 ? viewControllers.removeLast() : nil
    }

    /// Pops all controllers but the root.
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard viewControllers.count > 1 else { return nil }
        let popped = Array(viewControllers.dropFirst())
        viewControllers.removeLast(popped.count)
        return popped
    }

    /// The stack.
    open override var content: any View {
        get { NavigationControllerView(controller: self) }
        set {}
    }

    private func stackChanged(_ old: [UIViewController]) {
        for controller in old where controller.navigationController === self { controller.navigationController = nil }
        for controller in viewControllers { controller.navigationController = self }
        // Back on the page of the group itself: the group is where the person is, if it can be.
        guard let group = managedGroup, group.isSidebarDestination, topViewController?.tab === group else { return }
        group.tabBarController?.selectedTab = group
    }
}

private struct NavigationControllerView: View {
    let controller: UINavigationController

    var body: some View {
        NavigationStack(path: path) {
            controller.viewControllers.first
                .navigationDestination(for: PushedController.self) { $0.controller }
        }
    }

    private var path: Binding<[PushedController]> {
        Binding(
            get: { controller.viewControllers.dropFirst().map(PushedController.init) },
            set: { controller.viewControllers = controller.viewControllers.prefix(1) + $0.map(\.controller) })
    }
}

/// A controller as a value of a path, of whatever class it is.
private struct PushedController: Hashable {
    let controller: UIViewController
}
