// What is said about a tab view from outside: its style, the customization, what stands above and below the sidebar's
// rows. Modifiers hand it down; the tab view that it reaches takes it.

public import TabNavigation

/// What modifiers say about a tab view.
package struct TabViewSettings {
    package var style = NavigationStyle.tabBarOnly
    var prefersTopBar = false
    var offersSidebar: Bool { style == .sidebarAdaptable }
    package var customization: Binding<TabViewCustomization>?
    package var restoration: Binding<SavedNavigation>?
    var header: (@MainActor () -> AnyView)?
    var footer: (@MainActor () -> AnyView)?
    var bottomBar: (@MainActor () -> AnyView)?
    /// The search field that stands around the tab view.
    var search: TextFieldElement?
    var accessory: (@MainActor () -> AnyView)?
    var minimizing = TabBarMinimizeBehavior.automatic
    var springLoading = SpringLoadingBehavior.automatic
    /// Where the style shows pages and dots: whether there are dots.
    var pageDots: Bool?
    var sidebarWidth: Int?
    var sidebarCovers = false
    var handle: NavigationHandle?
    var maximumBarItems = 5
    var compactTabs: [AnyHashable]?
    package var searchActivation = TabSearchActivation.automatic
    package var name = ""
    package var isComplete = true
    package var forcedForm: NavigationForm?
    package var selectsOnMove = true
    var shouldSelect: (@MainActor (ItemID) -> Bool)?
    var onEvent: (@MainActor (NavigationEvent) -> Void)?
}

private struct TabViewSettingsKey: EnvironmentKey {
    static var defaultValue: TabViewSettings { TabViewSettings() }
}

extension EnvironmentValues {
    var tabViewSettings: TabViewSettings {
        get { self[TabViewSettingsKey.self] }
        set { self[TabViewSettingsKey.self] = newValue }
    }
}

/// How a tab view chooses its form.
public protocol TabViewStyle {
    /// What the navigation calls it.
    var navigationStyle: NavigationStyle { get }
    /// Where tabs are pages without a bar: whether dots show which of them is seen; nil where there is a bar.
    var pageDots: Bool? { get }
}

extension TabViewStyle {
    /// There is a bar.
    public var pageDots: Bool? { nil }
}

/// Pages side by side, with dots below instead of a bar.
public struct PageTabViewStyle: TabViewStyle {
    /// When there are dots.
    public enum IndexDisplayMode: Hashable, Sendable {
        /// When there is more than one page, or always, or never.
        case automatic, always, never
    }

    let mode: IndexDisplayMode
    /// Never a sidebar.
    public var navigationStyle: NavigationStyle { .tabBarOnly }
    /// Whether there are dots.
    public var pageDots: Bool? { mode != .never }

    /// Pages with dots when they are wanted.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
}

/// A bottom bar in compact, a top bar in regular (N3).
public struct DefaultTabViewStyle: TabViewStyle {
    /// Never a sidebar.
    public let navigationStyle = NavigationStyle.tabBarOnly
}

/// A bottom bar in compact; in regular a sidebar or a top bar (N2).
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// With a sidebar.
    public let navigationStyle = NavigationStyle.sidebarAdaptable
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A bottom bar or a top bar.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
    /// A bottom bar or a top bar.
    public static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }
    /// Accepted as `automatic`.
    public static var grouped: DefaultTabViewStyle { DefaultTabViewStyle() }
    /// Accepted as `automatic`.
    public static var carousel: DefaultTabViewStyle { DefaultTabViewStyle() }
    /// Accepted as `automatic`.
    public static var verticalPage: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages with dots instead of a bar.
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    /// Pages, with dots when they are wanted.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A bottom bar in compact; a sidebar in regular, which the person can exchange for a top bar.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

/// A view inside which something else is said about tab views.
@MainActor package struct TabViewSettingsView<Content> {
    let content: Content
    let change: @MainActor (inout TabViewSettings) -> Void
}

extension TabViewSettingsView: View, PrimitiveView where Content: View {
    package func elements(in context: ViewContext) -> [any Element] {
        content.elements(in: context.with { change(&$0.tabViewSettings) })
    }
}

extension View {
    func tabViewSetting(_ change: @escaping @MainActor (inout TabViewSettings) -> Void) -> some View {
        TabViewSettingsView(content: self, change: change)
    }

    /// What several modifiers say, at once: a start pays for each kind of view that there is.
    package func tabViewSettings(
        _ change: @escaping @MainActor (inout TabViewSettings) -> Void
    ) -> TabViewSettingsView<Self> {
        TabViewSettingsView(content: self, change: change)
    }

    /// How tab views inside choose their form (N2, N3).
    public func tabViewStyle(_ style: some TabViewStyle) -> some View {
        let (style, dots) = (style.navigationStyle, style.pageDots)
        return tabViewSetting {
            $0.style = style
            $0.pageDots = dots
        }
    }

    /// Where the person's changes are kept; without it nothing can be customized (N25).
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
        tabViewSetting { $0.customization = customization }
    }

    /// What regular widths begin with, before the person chooses (N2).
    public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement = .automatic) -> some View {
        tabViewSetting { $0.prefersTopBar = placement == .tabBar }
    }

    /// What stands above the sidebar's rows and scrolls with them (N20).
    public func tabViewSidebarHeader<Header: View>(@ViewBuilder content: @escaping @MainActor () -> Header) -> some View
    {
        tabViewSetting { $0.header = { AnyView(content()) } }
    }

    /// What stands below the sidebar's rows and scrolls with them (N20).
    public func tabViewSidebarFooter<Footer: View>(@ViewBuilder content: @escaping @MainActor () -> Footer) -> some View
    {
        tabViewSetting { $0.footer = { AnyView(content()) } }
    }

    /// What stays at the bottom of the sidebar (N20).
    public func tabViewSidebarBottomBar<Bar: View>(@ViewBuilder content: @escaping @MainActor () -> Bar) -> some View {
        tabViewSetting { $0.bottomBar = { AnyView(content()) } }
    }

    /// When choosing the search tab begins a search (N49).
    public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
        tabViewSetting { $0.searchActivation = activation }
    }

    /// Whether the bottom bar shrinks to one line while the content is scrolled.
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        tabViewSetting { $0.minimizing = behavior }
    }

    /// What stands above the bottom bar, or beside what is left of it when it is minimized; in regular below the content.
    public func tabViewBottomAccessory<Accessory: View>(
        isEnabled: Bool = true, @ViewBuilder content: @escaping @MainActor () -> Accessory
    ) -> some View {
        tabViewSetting { settings in
            settings.accessory = nil
            if isEnabled { settings.accessory = { AnyView(content()) } }
        }
    }

    /// The width that the sidebar wants, in columns; at most two fifths of the screen are given (N21).
    ///
    /// *Ours.*
    public func sidebarWidth(_ columns: Int) -> some View {
        tabViewSetting { $0.sidebarWidth = max(8, columns) }
    }

    /// The name at the top of the sidebar.
    ///
    /// *Ours.*
    public func tabViewName(_ name: String) -> some View {
        tabViewSetting { $0.name = name }
    }

    /// How many items the bottom bar shows at most (N8).
    ///
    /// *Ours.*
    public func maximumBarItems(_ count: Int) -> some View {
        tabViewSetting { $0.maximumBarItems = max(1, count) }
    }

    /// Whether all tabs are declared; while a source loads, a selection that is missing waits (N42b).
    ///
    /// *Ours.*
    public func tabsAreComplete(_ isComplete: Bool) -> some View {
        tabViewSetting { $0.isComplete = isComplete }
    }

    /// Where selection, collapsed sections and the choice of sidebar or top bar are kept between runs.
    ///
    /// *Ours.*
    public func tabViewRestoration(_ saved: Binding<SavedNavigation>?) -> some View {
        tabViewSetting { $0.restoration = saved }
    }

    /// One form at every width, for this run (N1).
    ///
    /// *Ours.*
    public func forcedNavigationForm(_ form: NavigationForm?) -> some View {
        tabViewSetting { $0.forcedForm = form }
    }

    /// Whether the cursor selects the tab that it lands on in the sidebar; without, Enter does.
    ///
    /// *Ours.*
    public func selectsOnMove(_ isOn: Bool) -> some View {
        tabViewSetting { $0.selectsOnMove = isOn }
    }

    /// Asked once for each choice that the person makes; false leaves everything as it is (N45).
    ///
    /// *Ours.*
    public func shouldSelectTab(_ question: @escaping @MainActor (ItemID) -> Bool) -> some View {
        tabViewSetting { $0.shouldSelect = question }
    }

    /// Told of everything that happens to the navigation (N40, N45).
    ///
    /// *Ours.*
    public func onNavigationEvent(_ action: @escaping @MainActor (NavigationEvent) -> Void) -> some View {
        tabViewSetting { $0.onEvent = action }
    }

    /// The tabs of the bottom bar, where it is to have others than the sidebar; nil for all.
    ///
    /// *Ours.*
    public func compactTabs<Value: Hashable>(_ values: [Value]?) -> some View {
        tabViewSetting { $0.compactTabs = values?.map { AnyHashable($0) } }
    }
}
