// The names of things: one identifier for tabs and sections alike, and the small vocabularies that a
// declaration is written in. What a declaration holds stands in TabDeclaration and SectionDeclaration.

/// The identity of a tab or section, by value and never by position (N35).
public struct ItemID: Hashable, Sendable, Codable, Comparable, ExpressibleByStringInterpolation, CustomStringConvertible
{
    /// The identity as text; unique among all tabs and sections of one outline.
    public var rawValue: String

    /// An identity made of any text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// An identity written as a literal.
    public init(stringLiteral value: String) { rawValue = value }

    /// Reads the identity from a single string.
    public init(from decoder: any Decoder) throws {
        rawValue = try decoder.singleValueContainer().decode(String.self)
    }

    /// Writes the identity as a single string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }

    /// The identity as text.
    public var description: String { rawValue }

    /// Compares the texts, for lists that want a steady order.
    public static func < (left: ItemID, right: ItemID) -> Bool { left.rawValue < right.rawValue }
}

/// What a tab is for beyond being a destination.
public enum TabRole: Hashable, Sendable, Codable {
    /// The tab that searches: pinned, first in the sidebar, with a glyph and title of its own (N9, N16).
    case search
    /// A tab that stands out: pinned, set apart and drawn bold.
    case prominent
}

/// Where a tab may stand in a bar, in SwiftUI's and UIKit's words together (N23, N24).
public enum TabPlacement: Hashable, Sendable, Codable {
    /// Root: as `.default`. Nested: shown in the bottom bar, optional in the top bar. The search tab: pinned.
    case automatic
    /// Shown, movable, removable.
    case `default`
    /// Not shown at first, can be added.
    case optional
    /// Shown, movable, not removable.
    case movable
    /// Trailing, always visible, outside the order.
    case pinned
    /// Leading, always visible, outside the order.
    case fixed
    /// Never in a bar, not even by the person.
    case sidebarOnly
}

/// One of the two places that customization speaks of (N25, N26).
public enum CustomizationPlacement: String, Hashable, Sendable, Codable, CaseIterable {
    /// Both bars.
    case tabBar
    /// The sidebar.
    case sidebar
}

/// What a person may do to an item in a placement (N25).
public enum CustomizationBehavior: Hashable, Sendable, Codable {
    /// Hide, show and move.
    case automatic
    /// Move only.
    case reorderable
    /// Neither.
    case disabled
}

/// Whether an item is shown, as declared by the app or as set by the person.
public enum ItemVisibility: String, Hashable, Sendable, Codable, CaseIterable {
    /// As the app has it.
    case automatic
    /// Shown.
    case visible
    /// Not shown.
    case hidden
}

/// A value for each customization placement.
public struct PerPlacement<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The value in both bars.
    public var tabBar: Value
    /// The value in the sidebar.
    public var sidebar: Value

    /// A value for each placement.
    public init(tabBar: Value, sidebar: Value) {
        self.tabBar = tabBar
        self.sidebar = sidebar
    }

    /// One value for both placements.
    public init(_ value: Value) { self.init(tabBar: value, sidebar: value) }

    /// The value in one placement.
    public subscript(placement: CustomizationPlacement) -> Value {
        get { placement == .tabBar ? tabBar : sidebar }
        set {
            switch placement {
            case .tabBar: tabBar = newValue
            case .sidebar: sidebar = newValue
            }
        }
    }
}
