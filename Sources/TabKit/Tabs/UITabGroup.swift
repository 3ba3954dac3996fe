// UIKit's group of tabs: a section in the sidebar, one item on the top bar, and, if the app wants that, a destination
// itself. Its order and its selected child are the navigation's; this type asks for them and hands on what is set.
public import Observation
public import TabNavigation
import TabViews

/// A group of tabs, which may hold other groups: two levels have headers, deeper ones join the second (N22).
@Observable open class UITabGroup: UITab {
    /// The tabs in the order in which the app declares them.
    public var children: [UITab] {
        didSet { adoptChildren(oldValue) }
    }
    /// The child that choosing the group selects at first (N13).
    public var defaultChildIdentifier: String?
    /// Whether the person may change the order of the children.
    public var allowsReordering = false
    /// The actions after the group's last tab (N19).
    public var sidebarActions: [UIAction] = []
    /// How the group shows in the sidebar (N22).
    public var sidebarAppearance = SidebarAppearance.automatic
    /// Whether the group starts collapsed (N17).
    public var isCollapsedByDefault = false
    /// Whether the group can be selected itself; it then shows its view controller (N22).
    public var isSidebarDestination = false
    /// Keeps the pages of all tabs in the group; nil lets each tab show its own view controller.
    public var managingNavigationController: UINavigationController? {
        didSet { managingNavigationController?.managedGroup = self }
    }
    /// The child that the app has selected while the group was not in use.
    var presetChild: String?

    /// A group.
    /// - Parameters:
    ///   - title: the title.
    ///   - image: the picture, drawn where the group is one item of a bar.
    ///   - identifier: the identity, unique in its tab bar controller.
    ///   - children: the tabs and groups in it.
    ///   - file: where it is written; for the diagnostics of misuse, as is the line.
    ///   - line: where it is written.
    ///   - viewControllerProvider: makes what the group itself shows, once; needed where it is a destination or has a
    ///     managing navigation controller.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        file: StaticString = #fileID, line: UInt = #line, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title, image: image, identifier: identifier, file: file, line: line,
            viewControllerProvider: viewControllerProvider)
        adoptChildren([])
    }

    /// The child that is selected, or was when the group was last in use (N13).
    ///
    /// Setting it selects the child if the group is in use now, and otherwise says which one choosing the group selects.
    open var selectedChild: UITab? {
        get {
            guard let controller = tabBarController else { return presetChild.flatMap(child(_:)) }
            if let selected = controller.selectedTab, let child = child(toward: selected) { return child }
            let last = controller.state.lastChildren[itemID].flatMap(controller.tab(for:))
            return last.flatMap(child(toward:)) ?? presetChild.flatMap(child(_:))
        }
        set {
            guard let newValue, child(toward: newValue) != nil else { return }
            presetChild = newValue.identifier
            guard let controller = tabBarController else { return }
            if let selected = controller.selectedTab, child(toward: selected) != nil {
                controller.selectedTab = newValue
            } else {
                controller.handle.remember(newValue.itemID, in: itemID)
            }
        }
    }

    /// The identifiers of the children in the order that the person gave them, hidden ones included.
    ///
    /// Setting it counts as if the person had arranged them.
    open var displayOrderIdentifiers: [String] {
        get { displayOrder.map(\.identifier) }
        set { tabBarController?.customization[section: identifier].tabOrder = newValue }
    }

    /// The children in the order that the person gave them, hidden ones included.
    public var displayOrder: [UITab] {
        guard let controller = tabBarController else { return children }
        let order = controller.state.items(in: .section(identifier)).compactMap(controller.tab(for:))
        return order.isEmpty ? children : order
    }

    /// The tab in this group or in groups inside it.
    public func tab(forIdentifier identifier: String) -> UITab? {
        UITabBarController.all(children).first { $0.identifier == identifier }
    }

    override var itemID: ItemID { ItemID("section:" + identifier) }

    private func child(_ identifier: String) -> UITab? { children.first { $0.identifier == identifier } }

    /// The child that is a tab or leads to it.
    func child(toward tab: UITab) -> UITab? {
        ([tab] + tab.ancestors).first { $0.parent === self }
    }

    private func adoptChildren(_ old: [UITab]) {
        for child in old where child.parent === self { child.parent = nil }
        for child in children { child.parent = self }
    }

    /// How a group shows in the sidebar (N22).
    public enum SidebarAppearance: Hashable, Sendable, CaseIterable {
        /// A header and its rows.
        case automatic
        /// Its rows without a header.
        case inline
        /// A section of its own, even inside another group.
        case rootSection

        /// The navigation's word for it.
        public var sectionAppearance: SectionAppearance {
            switch self {
            case .automatic: .automatic
            case .inline: .inline
            case .rootSection: .rootSection
            }
        }
    }
}
