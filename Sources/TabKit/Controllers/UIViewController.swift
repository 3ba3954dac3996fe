// UIKit's view controllers, as thin as they can be: an object with a title and content, which is a view. A controller is a
// view itself, so that it stands wherever a view may, in a window above all.
public import Observation
public import TabViews

/// Something that shows content.
///
/// Set `content`, in `viewDidLoad()` for instance, or override it. A controller is a `View`: `WindowGroup { controller }`.
@Observable @MainActor open class UIViewController {
    /// The title of the page; nil leaves it to the tab.
    public var title: String?
    /// What is shown.
    open var content: any View {
        get { givenContent }
        set { givenContent = newValue }
    }
    private var givenContent: any View = EmptyView()
    /// The tab that shows it.
    @ObservationIgnored public internal(set) weak var tab: UITab?
    /// The controller that it is pushed on.
    @ObservationIgnored public internal(set) weak var navigationController: UINavigationController?
    /// Whether `viewDidLoad()` has been called.
    @ObservationIgnored public private(set) var isViewLoaded = false

    /// A controller that shows nothing yet.
    public init() {}

    /// Called once, before the controller is first shown.
    open func viewDidLoad() {}

    /// Calls `viewDidLoad()` unless that has happened.
    public func loadViewIfNeeded() {
        guard !isViewLoaded else { return }
        isViewLoaded = true
        viewDidLoad()
    }

    /// The tab bar controller that it is shown in.
    public var tabBarController: UITabBarController? {
        tab?.tabBarController ?? navigationController?.tabBarController
            ?? navigationController?.managedGroup?.tabBarController
    }

    /// Told where the controller is about to be shown.
    func willShow(in context: ViewContext) {}
}

extension UIViewController: PrimitiveView {
    /// The elements of the content.
    public func elements(in context: ViewContext) -> [any Element] {
        loadViewIfNeeded()
        willShow(in: context)
        return ControllerView(controller: self).elements(in: context.child(id: ObjectIdentifier(self)))
    }
}

extension UIViewController: Hashable {
    /// A controller is itself alone.
    public nonisolated static func == (left: UIViewController, right: UIViewController) -> Bool { left === right }
    /// By identity.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Follows the content and the title of a controller.
private struct ControllerView: View {
    let controller: UIViewController

    var body: some View {
        if let title = controller.title {
            AnyView(controller.content).navigationTitle(title)
        } else {
            AnyView(controller.content)
        }
    }
}

/// A controller that shows a view.
open class UIHostingController<Content: View>: UIViewController {
    /// The view.
    public var rootView: Content {
        didSet { content = rootView }
    }

    /// A controller that shows a view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init()
        content = rootView
    }
}
