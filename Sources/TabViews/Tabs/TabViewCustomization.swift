// The person's changes of a tab view as the app keeps them: SwiftUI's value with its subscripts, and the setters that
// people ask for. What the changes mean is TabNavigation's business.

public import TabNavigation

/// What the person rearranged and hid in a tab view.
///
/// Keep it in `@AppStorage` or `@State` and hand it to `tabViewCustomization(_:)`.
public struct TabViewCustomization: Codable, Equatable, Sendable {
    /// The changes as plain values.
    public var changes: TabCustomization
    /// Whole orders as the tab view last had them, where what is stored is only the moves (N30).
    var wholeOrders: [OrderContainer: [String]] = [:]

    /// No changes: a fresh install.
    public init() { changes = TabCustomization() }

    /// Wraps changes.
    public init(_ changes: TabCustomization) { self.changes = changes }

    /// Reads flat keys; what can't be understood is left out (N29).
    public init(from decoder: any Decoder) throws { changes = try TabCustomization(from: decoder) }

    /// Writes flat keys.
    public func encode(to encoder: any Encoder) throws { try changes.encode(to: encoder) }

    /// Equal if the changes are.
    public static func == (left: TabViewCustomization, right: TabViewCustomization) -> Bool {
        left.changes == right.changes
    }

    /// The changes of one tab, by its customization ID.
    public subscript(tab id: String) -> TabEntry {
        get { TabEntry(changes: changes, id: id) }
        set { changes = newValue.changes }
    }

    /// The changes of one section, by its customization ID.
    public subscript(section id: String) -> SectionEntry {
        get { SectionEntry(changes: changes, id: id, whole: wholeOrders[.section(id)]) }
        set { changes = newValue.changes }
    }

    /// The order of the sections; nil until customized (N30).
    public var sectionOrder: [String]? {
        get { order(.sections) }
        set { changes[order: .sections] = newValue.map { TabOrder($0) } }
    }

    /// The order of tabs and sections on the bar; nil until customized (N28, N30).
    public var tabBarOrder: [String]? {
        get { order(.bar) }
        set { changes[order: .bar] = newValue.map { TabOrder($0) } }
    }

    /// The order of the root tabs in the sidebar; nil until customized (N30).
    public var tabOrder: [String]? {
        get { order(.rootTabs) }
        set { changes[order: .rootTabs] = newValue.map { TabOrder($0) } }
    }

    private func order(_ container: OrderContainer) -> [String]? {
        changes[order: container].map { wholeOrders[container] ?? $0.names }
    }

    /// Forgets the order of all tabs (N31).
    public mutating func resetTabOrder() { changes.resetTabOrder() }
    /// Forgets the order of the sections (N31).
    public mutating func resetSectionOrder() { changes.resetSectionOrder() }
    /// Forgets what was hidden and shown (N31).
    public mutating func resetVisibility() { changes.resetVisibility() }
    /// Forgets everything (N31).
    public mutating func reset() { changes.reset() }

    /// The changes of one tab.
    public struct TabEntry: Equatable, Sendable {
        fileprivate(set) var changes: TabCustomization
        let id: String

        /// Whether the person shows or hides it in the sidebar.
        public var sidebarVisibility: Visibility {
            get { Visibility(changes[visibility: id, .sidebar]) }
            set { changes[visibility: id, .sidebar] = newValue.item }
        }

        /// Whether the person shows or hides it in the bars.
        public var tabBarVisibility: Visibility {
            get { Visibility(changes[visibility: id, .tabBar]) }
            set { changes[visibility: id, .tabBar] = newValue.item }
        }
    }

    /// The changes of one section.
    public struct SectionEntry: Equatable, Sendable {
        fileprivate(set) var changes: TabCustomization
        let id: String
        fileprivate let whole: [String]?

        /// The order of its tabs; nil until customized (N30).
        public var tabOrder: [String]? {
            get { changes[order: .section(id)].map { whole ?? $0.names } }
            set { changes[order: .section(id)] = newValue.map { TabOrder($0) } }
        }

        /// Whether the person shows or hides it in the sidebar.
        public var sidebarVisibility: Visibility {
            get { Visibility(changes[visibility: id, .sidebar]) }
            set { changes[visibility: id, .sidebar] = newValue.item }
        }

        /// Whether the person shows or hides its item in the bars.
        public var tabBarVisibility: Visibility {
            get { Visibility(changes[visibility: id, .tabBar]) }
            set { changes[visibility: id, .tabBar] = newValue.item }
        }

        /// Forgets the order of its tabs (N31).
        public mutating func resetTabOrder() { changes.resetTabOrder(section: id) }
    }
}

extension TabOrder {
    /// The ids that are written out.
    fileprivate var names: [String] {
        entries.flatMap { entry in
            switch entry {
            case .one(let id): [id]
            case .run(let first, let last): first == last ? [first] : [first, last]
            }
        }
    }
}
