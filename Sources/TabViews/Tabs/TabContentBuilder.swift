// The builder behind the braces of TabView and TabSection. Value and content are separate parameters, so that `.today`
// is inferred through chained modifiers; partial blocks, so that any number of children is allowed.

/// Builds one piece of tab content from a list of statements, all of whose tabs have values of one kind.
@MainActor @resultBuilder public enum TabContentBuilder<TabValue: Hashable> {
    /// A statement that is content.
    public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
    where Content.TabValue == TabValue { content }

    /// No statements.
    public static func buildBlock() -> EmptyTabContent<TabValue> { EmptyTabContent() }

    /// The first statement.
    public static func buildPartialBlock<Content: TabContent>(first: Content) -> Content
    where Content.TabValue == TabValue { first }

    /// Each further statement.
    public static func buildPartialBlock<First: TabContent, Next: TabContent>(
        accumulated: First, next: Next
    ) -> TabContentPair<First, Next> where First.TabValue == TabValue, Next.TabValue == TabValue {
        TabContentPair(first: accumulated, next: next)
    }

    /// `if` without `else`.
    public static func buildIf<Content: TabContent>(_ content: Content?) -> OptionalTabContent<Content>
    where Content.TabValue == TabValue { OptionalTabContent(content: content) }

    /// The first branch of `if` or `switch`.
    public static func buildEither<First: TabContent, Second: TabContent>(
        first: First
    ) -> ConditionalTabContent<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
        .first(first)
    }

    /// The other branch.
    public static func buildEither<First: TabContent, Second: TabContent>(
        second: Second
    ) -> ConditionalTabContent<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
        .second(second)
    }

    /// `for … in`.
    public static func buildArray<Content: TabContent>(_ contents: [Content]) -> TabContentArray<Content>
    where Content.TabValue == TabValue { TabContentArray(contents: contents) }

    /// `if #available`.
    public static func buildLimitedAvailability<Content: TabContent>(_ content: Content) -> AnyTabContent<TabValue>
    where Content.TabValue == TabValue { AnyTabContent(content) }
}

/// Two pieces of content, one after the other.
@MainActor public struct TabContentPair<First, Next> {
    let first: First
    let next: Next
}

extension TabContentPair: TabContent, PrimitiveTabContent
where First: TabContent, Next: TabContent, First.TabValue == Next.TabValue {
    /// The kind of value of both.
    public typealias TabValue = First.TabValue

    /// Lowers both in order.
    public func lower(into table: inout TabLowering) {
        first.lower(into: &table)
        next.lower(into: &table)
    }
}

/// Content that may be absent.
@MainActor public struct OptionalTabContent<Content> {
    let content: Content?
}

extension OptionalTabContent: TabContent, PrimitiveTabContent where Content: TabContent {
    /// The kind of value of the content.
    public typealias TabValue = Content.TabValue

    /// Lowers the content, if there is any.
    public func lower(into table: inout TabLowering) { content?.lower(into: &table) }
}

/// One of two pieces of content.
@MainActor public enum ConditionalTabContent<First, Second> {
    /// The first branch.
    case first(First)
    /// The other branch.
    case second(Second)
}

extension ConditionalTabContent: TabContent, PrimitiveTabContent
where First: TabContent, Second: TabContent, First.TabValue == Second.TabValue {
    /// The kind of value of both.
    public typealias TabValue = First.TabValue

    /// Lowers the branch that holds.
    public func lower(into table: inout TabLowering) {
        switch self {
        case .first(let content): content.lower(into: &table)
        case .second(let content): content.lower(into: &table)
        }
    }

    /// What holds of either branch.
    public static var kind: TabContentKind { First.kind.or(Second.kind) }
}

/// The content of a `for` loop.
@MainActor public struct TabContentArray<Content> {
    let contents: [Content]
}

extension TabContentArray: TabContent, PrimitiveTabContent where Content: TabContent {
    /// The kind of value of the content.
    public typealias TabValue = Content.TabValue

    /// Lowers each in order.
    public func lower(into table: inout TabLowering) {
        for content in contents { content.lower(into: &table) }
    }
}

/// Content that names its kind of value apart, so that `.today` can be inferred inside sections, groups and loops before
/// anything is known of what stands there.
@MainActor public struct TabContentOf<TabValue, Content> {
    let content: Content
}

extension TabContentOf: TabContent, PrimitiveTabContent
where TabValue: Hashable, Content: TabContent, Content.TabValue == TabValue {
    /// Lowers the content.
    public func lower(into table: inout TabLowering) { content.lower(into: &table) }

    /// What is known of the content.
    public static var kind: TabContentKind { Content.kind }
}
