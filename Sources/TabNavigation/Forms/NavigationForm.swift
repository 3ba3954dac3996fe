// Which form is shown. The choice hangs on the width and on what the person and the app prefer, never on anything that
// is measured afterwards (N1–N5).

/// What is drawn.
public enum NavigationForm: Hashable, Sendable, Codable, CaseIterable {
    /// A bar of at most five items below the content.
    case bottomBar
    /// A line of titles above the content.
    case topBar
    /// All rows, beside the content.
    case sidebar
}

/// What the terminal's full width makes of it (N1).
public enum SizeClass: Hashable, Sendable, Codable {
    /// Below the breakpoint.
    case compact
    /// From the breakpoint up.
    case regular
}

/// SwiftUI's tab view styles, as far as they choose a form (N3).
public enum NavigationStyle: Hashable, Sendable, Codable {
    /// A sidebar or a top bar in regular, a bottom bar in compact.
    case sidebarAdaptable
    /// Never a sidebar.
    case tabBarOnly
}

/// What the app and the run ask of the navigation; plain settings, none of them the person's.
public struct NavigationOptions: Equatable, Sendable {
    /// The style (N3).
    public var style: NavigationStyle = .sidebarAdaptable
    /// Whether regular starts with the top bar: `defaultAdaptableTabBarPlacement(.tabBar)` (N2).
    public var prefersTopBar = false
    /// The width in columns from which the size class is regular (N1).
    public var breakpoint = 80
    /// A form for every width of this run; not saved (N1).
    public var forcedForm: NavigationForm?
    /// How many items the bottom bar shows at most (N8).
    public var maximumBarItems = 5
    /// Whether the app offers customizing (N25).
    public var allowsCustomization = true

    /// The defaults.
    public init() {}

    /// The size class at a width in columns (N1).
    public func sizeClass(columns: Int) -> SizeClass { columns < breakpoint ? .compact : .regular }

    /// The form at a width in columns (N2, N3).
    /// - Parameters:
    ///   - columns: The terminal's whole width.
    ///   - hidesSidebar: The person's choice, if any (N4).
    public func form(columns: Int, hidesSidebar: Bool?) -> NavigationForm {
        if let forcedForm { return forcedForm }
        if sizeClass(columns: columns) == .compact { return .bottomBar }
        if style == .tabBarOnly { return .topBar }
        return hidesSidebar ?? prefersTopBar ? .topBar : .sidebar
    }
}

/// What stands on the screen: the form, and for the bottom bar how many items there is room for.
public struct Presentation: Hashable, Sendable {
    /// The form.
    public var form: NavigationForm
    /// How many items fit on the bottom bar (N8, N11).
    public var slots: Int

    /// A presentation.
    public init(_ form: NavigationForm, slots: Int = 5) {
        self.form = form
        self.slots = slots
    }
}
