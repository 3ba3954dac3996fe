// The small vocabularies of SwiftUI's tab view that the navigation module does not have itself.

public import TabNavigation

/// Whether something is shown.
public enum Visibility: Hashable, Sendable, CaseIterable {
    /// As the system has it.
    case automatic
    /// Shown.
    case visible
    /// Not shown.
    case hidden

    /// The same for the navigation.
    public var item: ItemVisibility {
        switch self {
        case .automatic: .automatic
        case .visible: .visible
        case .hidden: .hidden
        }
    }

    /// What the navigation calls it.
    public init(_ visibility: ItemVisibility) {
        switch visibility {
        case .automatic: self = .automatic
        case .visible: self = .visible
        case .hidden: self = .hidden
        }
    }
}

/// What a person may do to a tab or section (N25).
public struct TabCustomizationBehavior: Hashable, Sendable {
    let behavior: CustomizationBehavior

    /// Hide, show and move.
    public static let automatic = TabCustomizationBehavior(behavior: .automatic)
    /// Move only.
    public static let reorderable = TabCustomizationBehavior(behavior: .reorderable)
    /// Neither.
    public static let disabled = TabCustomizationBehavior(behavior: .disabled)
}

/// Where customization applies: in the sidebar or in both bars.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    enum Kind { case automatic, tabBar, sidebar }
    let kind: Kind

    /// As the system has it: the sidebar where there is room.
    public static let automatic = AdaptableTabBarPlacement(kind: .automatic)
    /// The bars.
    public static let tabBar = AdaptableTabBarPlacement(kind: .tabBar)
    /// The sidebar.
    public static let sidebar = AdaptableTabBarPlacement(kind: .sidebar)

    /// The placements that customization knows.
    var placements: [CustomizationPlacement] {
        switch kind {
        case .automatic: [.tabBar, .sidebar]
        case .tabBar: [.tabBar]
        case .sidebar: [.sidebar]
        }
    }
}

/// Where the bar stands now.
public enum TabBarPlacement: Hashable, Sendable {
    /// At the top of the screen.
    case topBar
    /// At the bottom of the screen.
    case bottomBar
    /// Beside the content.
    case sidebar
    /// Elsewhere.
    case ornament, pageIndicator

    init(_ form: NavigationForm) {
        switch form {
        case .bottomBar: self = .bottomBar
        case .topBar: self = .topBar
        case .sidebar: self = .sidebar
        }
    }
}

/// How a section begins (N17).
public struct TabSectionExpansion: Hashable, Sendable {
    let isExpanded: Bool

    /// Expanded.
    public static let automatic = TabSectionExpansion(isExpanded: true)
    /// Expanded.
    public static let expanded = TabSectionExpansion(isExpanded: true)
    /// Collapsed.
    public static let collapsed = TabSectionExpansion(isExpanded: false)
}

/// How what stands above the bottom bar is shown.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// In the line of a bar that is minimized.
    case inline
    /// On lines of its own.
    case expanded
}

private struct AccessoryPlacementKey: EnvironmentKey {
    static let defaultValue: TabViewBottomAccessoryPlacement? = nil
}

extension EnvironmentValues {
    /// How the accessory of the tab view is shown; nil outside of one.
    public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[AccessoryPlacementKey.self] }
        set { self[AccessoryPlacementKey.self] = newValue }
    }
}

/// When choosing the search tab begins a search (N49).
public struct TabSearchActivation: Hashable, Sendable {
    let focusesField: Bool

    /// Choosing it shows its page.
    public static let automatic = TabSearchActivation(focusesField: false)
    /// Choosing it focuses its field.
    public static let searchTabSelection = TabSearchActivation(focusesField: true)
}

/// When the bottom bar shrinks to one line, so that more of the content is seen.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    enum Kind { case automatic, onScrollDown, onScrollUp, never }
    let kind: Kind

    /// As the system has it: never.
    public static let automatic = TabBarMinimizeBehavior(kind: .automatic)
    /// When scrolling towards the end, until one scrolls back.
    public static let onScrollDown = TabBarMinimizeBehavior(kind: .onScrollDown)
    /// When scrolling towards the beginning, until one scrolls on.
    public static let onScrollUp = TabBarMinimizeBehavior(kind: .onScrollUp)
    /// Never.
    public static let never = TabBarMinimizeBehavior(kind: .never)
}
