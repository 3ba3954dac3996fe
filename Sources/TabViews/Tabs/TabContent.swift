// What stands inside a TabView: tabs, sections, groups of them, and people's own types made of these. Content is lowered
// once into records (TabLowering); nothing here draws or knows of a screen.

/// A part of the navigation, declared as a value: a tab, a section, or several of them.
///
/// Write your own groups as types with a `body` of other content.
@MainActor public protocol TabContent<TabValue> {
    /// The kind of value by which a tab of this content is selected; `Never` where tabs have none.
    ///
    /// It need not be written where a type has a `body`: it is that of the body.
    associatedtype TabValue: Hashable = Body.TabValue
    /// The kind of content that `body` is.
    associatedtype Body: TabContent

    /// What this content consists of.
    @TabContentBuilder<TabValue> var body: Body { get }

    /// Adds the tabs and sections of this content to the table. Content with a body leaves this alone.
    func lower(into table: inout TabLowering)

    /// What is known of this kind of content before any of it is made, so that a `ForEach` of it can stay a range.
    static var kind: TabContentKind { get }
}

extension TabContent {
    /// Lowers the body; inlined for the same reason as the elements of a view.
    @inlinable @inline(__always)
    public func lower(into table: inout TabLowering) {
        TabLowering.wire(self)
        body.lower(into: &table)
    }

    /// Nothing is known of content in general.
    public static var kind: TabContentKind { .any }
}

/// What a type says about all content of its kind.
public struct TabContentKind: Hashable, Sendable {
    /// Whether it is always exactly one tab.
    var isOneTab = false
    /// Whether two of its tabs can differ in placement, behaviour, visibility, or in being hidden or disabled.
    var varies = false
    /// Whether its tabs can have badges.
    var hasBadges = false

    /// Content of which nothing is known.
    static let any = TabContentKind(isOneTab: false, varies: true, hasBadges: true)

    /// What holds of either of two kinds.
    func or(_ other: TabContentKind) -> TabContentKind {
        TabContentKind(
            isOneTab: isOneTab && other.isOneTab, varies: true, hasBadges: hasBadges || other.hasBadges)
    }
}

/// Content that lowers itself instead of being composed of other content.
@MainActor public protocol PrimitiveTabContent: TabContent where Body == Never {}

extension PrimitiveTabContent {
    /// Never evaluated.
    public var body: Never { preconditionFailure("primitive tab content has no body") }
}

extension Never: TabContent {
    /// No tab has a value of this kind.
    public typealias TabValue = Never
}

/// Content whose kind is not part of its type.
@MainActor public struct AnyTabContent<TabValue> {
    private let lowering: @MainActor (inout TabLowering) -> Void
}

extension AnyTabContent: TabContent, PrimitiveTabContent where TabValue: Hashable {
    /// Erases the kind of some content.
    public init<Content: TabContent>(_ content: Content) where Content.TabValue == TabValue {
        lowering = { content.lower(into: &$0) }
    }

    /// Erases the kind of some content.
    public init<Content: TabContent>(erasing content: Content) where Content.TabValue == TabValue {
        self.init(content)
    }

    /// Lowers what is inside.
    public func lower(into table: inout TabLowering) { lowering(&table) }
}

/// No tabs at all.
@MainActor public struct EmptyTabContent<TabValue> {
    /// Makes empty content.
    public nonisolated init() {}
}

extension EmptyTabContent: TabContent, PrimitiveTabContent where TabValue: Hashable {
    /// Adds nothing.
    public func lower(into table: inout TabLowering) {}
}
