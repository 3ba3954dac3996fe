// UIKit's tab bar controller: the list of tabs, which one is selected, and who is told. It decides nothing: TabBarView hands
// it to a `TabView`, and every question about order and visibility is answered by the navigation of that.
import FoundationEssentials
public import Observation
import TabNavigation
public import TabViews

/// Tabs, and what the selected one shows.
///
/// It is a view like every controller; put it into a window: `WindowGroup { controller }`.
@Observable open class UITabBarController: UIViewController {
    /// The tabs and groups at the root, in the order in which the app declares them.
    public var tabs: [UITab] = [] {
        didSet { adoptTabs(oldValue) }
    }
    /// Which forms there are (N3).
    public var mode = Mode.automatic
    /// The name under which the person's changes are kept; nil keeps them for this run.
    public var customizationIdentifier: String?
    /// The name under which the selection, the choice of sidebar or top bar and the collapsed groups are kept; nil forgets
    /// them with the run (N4, N17).
    ///
    /// Set it before the controller is first shown.
    public var restorationIdentifier: String?
    /// The tabs of the bottom bar, where it is to have others than the wide forms; nil for all.
    public var compactTabIdentifiers: [String]?
    /// Whether the bar is hidden.
    public var isTabBarHidden = false
    /// The sidebar.
    @ObservationIgnored public private(set) lazy var sidebar = Sidebar(of: self)
    /// Who is asked and told.
    @ObservationIgnored open weak var delegate: (any UITabBarControllerDelegate)?

    /// The identifier of the selected tab; empty while there is none.
    var selection = "" {
        didSet { if selection != oldValue { showManagedPages() } }
    }
    /// Raised to have the tabs declared anew.
    var revision = 0
    private var unsavedCustomization = TabViewCustomization()
    @ObservationIgnored private var stored: AppStorage<TabViewCustomization>?
    @ObservationIgnored private var storedPlace: AppStorage<Data?>?
    @ObservationIgnored let handle = NavigationHandle()

    /// A controller without tabs yet.
    public override init() { super.init() }

    /// A controller with tabs.
    public init(tabs: [UITab]) {
        super.init()
        self.tabs = tabs
        adoptTabs([])
    }

    /// Sets the tabs.
    open func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }

    /// Hides or shows the bar.
    open func setTabBarHidden(_ isHidden: Bool, animated: Bool) { isTabBarHidden = isHidden }

    /// The tab, or group, with an identifier, at whatever level.
    open func tab(forIdentifier identifier: String) -> UITab? {
        Self.all(tabs).first { $0.identifier == identifier }
    }

    /// The selected tab.
    ///
    /// Setting it selects by code: nobody is asked (N45). A group stands for the child that choosing it would select. What
    /// can't be selected, being hidden, disabled or not among the tabs, changes nothing.
    open var selectedTab: UITab? {
        get { tab(forIdentifier: selection) ?? state.selection.flatMap(tab(for:)) }
        set {
            guard let newValue, newValue.tabBarController === self else { return }
            let state = state
            guard let id = state.question(before: .choose(newValue.itemID))?.id, let tab = tab(for: id) else { return }
            selection = tab.identifier
        }
    }

    /// The tab view.
    open override var content: any View {
        get { TabBarView(controller: self) }
        set {}
    }

    /// Which forms there are (N3).
    public enum Mode: Hashable, Sendable, CaseIterable {
        /// With a sidebar as soon as there is a group.
        case automatic
        /// Bars alone.
        case tabBar
        /// With a sidebar.
        case tabSidebar
    }

    // MARK: Asking the navigation

    /// The navigation as it will be in the next frame.
    var state: NavigationState {
        var outline = TabOutline(declaring: TabDeclarations(controller: self))
        outline.compactTabs = compactTabIdentifiers?.compactMap { tab(forIdentifier: $0)?.itemID }
        guard var state = handle.state else {
            var saved = SavedNavigation()
            saved.selection = selection.isEmpty ? nil : tab(forIdentifier: selection)?.itemID
            return NavigationState(outline, customization: customization.changes, saved: saved)
        }
        _ = state.reconcile(outline)
        _ = state.adopt(customization.changes)
        return state
    }

    /// What the person rearranged and hid.
    var customization: TabViewCustomization {
        get { stored?.wrappedValue ?? unsavedCustomization }
        set {
            if let stored { stored.wrappedValue = newValue } else { unsavedCustomization = newValue }
        }
    }

    /// Where the person was in the last run, and where it is kept.
    var place: Binding<SavedNavigation>? {
        guard let storedPlace else { return nil }
        return Binding(
            get: {
                storedPlace.wrappedValue.flatMap { try? JSONDecoder().decode(SavedNavigation.self, from: $0) }
                    ?? SavedNavigation()
            },
            set: { storedPlace.wrappedValue = try? JSONEncoder().encode($0) })
    }

    /// Goes where the person was, unless the app has said where to go.
    private func restorePlace(in context: ViewContext) {
        guard storedPlace == nil, let name = restorationIdentifier, let session = context.session else { return }
        storedPlace = AppStorage("place." + name, store: session.options.sceneStore)
        if selection.isEmpty, let id = place?.wrappedValue.selection, let tab = tab(for: id) {
            selection = tab.identifier
        }
    }

    override func willShow(in context: ViewContext) {
        restorePlace(in: context)
        guard stored == nil, let name = customizationIdentifier, let store = context.session?.options.store else {
            return
        }
        stored = AppStorage(name, store: store)
        // What the app has arranged before there was a store.
        if unsavedCustomization != TabViewCustomization() { stored?.wrappedValue = unsavedCustomization }
    }

    /// The tab that the navigation calls so.
    func tab(for id: ItemID) -> UITab? { Self.all(tabs).first { $0.itemID == id } }

    /// All tabs and groups, in declaration order; of several with one identifier, the first.
    static func all(_ tabs: [UITab]) -> [UITab] {
        var found: [UITab] = []
        var seen: Set<String> = []
        func add(_ tabs: [UITab]) {
            for tab in tabs where seen.insert(tab.identifier).inserted {
                found.append(tab)
                if let group = tab as? UITabGroup { add(group.children) }
            }
        }
        add(tabs)
        return found
    }

    private func adoptTabs(_ old: [UITab]) {
        for tab in old where tab.owner === self { tab.owner = nil }
        for tab in tabs { tab.owner = self }
    }

    // MARK: Pages of a group

    /// Puts the pages of the selected tab on the navigation controller of its group, if that has one.
    func showManagedPages() {
        guard let tab = tab(forIdentifier: selection) else { return }
        let levels = [tab] + tab.ancestors
        guard let top = levels.firstIndex(where: { ($0 as? UITabGroup)?.managingNavigationController != nil }),
            let pages = (levels[top] as? UITabGroup)?.managingNavigationController
        else { return }
        let proposed = levels[...top].reversed().compactMap(\.viewController)
        let shown = delegate?.tabBarController(
            self, displayedViewControllersFor: tab, proposedViewControllers: proposed)
        pages.viewControllers = shown ?? proposed
    }
}
