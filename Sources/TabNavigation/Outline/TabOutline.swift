// The outline: everything that the app declared, as plain values. It holds no content and no state of the person's.

/// One declared thing: a tab, a section, or a lazily declared run of tabs.
public enum OutlineItem: Equatable, Sendable {
    /// A tab.
    case tab(TabDeclaration)
    /// A section.
    case section(SectionDeclaration)
    /// A run of tabs that are made on demand (N51).
    case range(TabRange)
}

/// The declared tabs and sections.
public struct TabOutline: Equatable, Sendable {
    /// What stands at the root, in declaration order.
    public var items: [OutlineItem]
    /// Whether all sources have loaded; until then a missing selection is pending (N42b).
    public var isComplete: Bool
    /// The tabs of the bottom bar, where the app has another set in compact; nil for all.
    public var compactTabs: [ItemID]?
    /// Whether choosing the search tab focuses its field (N49).
    public var activatesSearch: Bool
    /// Finds tabs in all ranges at once; without it each range is asked (N51).
    public var finder: RangeFinder?

    /// An outline.
    public init(
        _ items: [OutlineItem] = [], isComplete: Bool = true, compactTabs: [ItemID]? = nil,
        activatesSearch: Bool = false
    ) {
        self.items = items
        self.isComplete = isComplete
        self.compactTabs = compactTabs
        self.activatesSearch = activatesSearch
    }
}
