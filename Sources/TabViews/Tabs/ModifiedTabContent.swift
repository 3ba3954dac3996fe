// Tab content with a change to each of its tabs, or to the section that it is.

import TabNavigation

/// What a modifier can change, told by the type, so that a `ForEach` of modified tabs can stay a range.
public enum TabModification {
    /// Changes words, keys, closures.
    public enum Plain: TabModificationKind {}
    /// Changes where a tab may stand and whether it is shown.
    public enum Placing: TabModificationKind {
        /// Tabs of one kind can differ in it.
        public static let varies = true
    }
    /// Changes the badge.
    public enum Badging: TabModificationKind {
        /// There may be badges.
        public static let hasBadges = true
    }
}

/// One of the kinds of `TabModification`.
public protocol TabModificationKind {
    /// Whether tabs that it was applied to can differ in what placing them depends on.
    static var varies: Bool { get }
    /// Whether tabs that it was applied to can have badges.
    static var hasBadges: Bool { get }
}

extension TabModificationKind {
    /// They do not differ.
    public static var varies: Bool { false }
    /// They have none.
    public static var hasBadges: Bool { false }
}

/// Content whose tabs, or whose section, a modifier has changed.
@MainActor public struct ModifiedTabContent<Content, Kind> {
    let content: Content
    let changeTab: @MainActor (inout TabRecord) -> Void
    let changeSection: @MainActor (inout SectionRecord) -> Void
}

extension ModifiedTabContent: TabContent, PrimitiveTabContent where Content: TabContent, Kind: TabModificationKind {
    /// The kind of value of the content.
    public typealias TabValue = Content.TabValue

    /// Lowers the content and changes what it gave.
    public func lower(into table: inout TabLowering) {
        for item in TabLowering.items(of: content) {
            switch item {
            case .tab(var record):
                changeTab(&record)
                table.items.append(.tab(record))
            case .section(var record):
                changeSection(&record)
                table.items.append(.section(record))
            case .range(var record):
                record.changes.append(changeTab)
                record.kind.varies = record.kind.varies || Kind.varies
                record.kind.hasBadges = record.kind.hasBadges || Kind.hasBadges
                table.items.append(.range(record))
            }
        }
    }

    /// What is known of the content, and what the modifier adds to it.
    public static var kind: TabContentKind {
        var kind = Content.kind
        kind.varies = kind.varies || Kind.varies
        kind.hasBadges = kind.hasBadges || Kind.hasBadges
        return kind
    }
}

extension TabContent {
    /// Changes every tab, or the section.
    func modified<Kind: TabModificationKind>(
        _ kind: Kind.Type = TabModification.Plain.self, tab: @escaping @MainActor (inout TabRecord) -> Void,
        section: @escaping @MainActor (inout SectionRecord) -> Void
    ) -> ModifiedTabContent<Self, Kind> {
        ModifiedTabContent(content: self, changeTab: tab, changeSection: section)
    }

    /// Changes the declaration of every tab, and that of the section.
    func declaring<Kind: TabModificationKind>(
        _ kind: Kind.Type = TabModification.Plain.self, tab: @escaping (inout TabDeclaration) -> Void,
        section: @escaping (inout SectionDeclaration) -> Void = { _ in }
    ) -> ModifiedTabContent<Self, Kind> {
        modified(kind, tab: { tab(&$0.declaration) }, section: { section(&$0.declaration) })
    }
}

extension LoweredItem {
    /// Applies a change to every tab in this item, those of sections too.
    /// - Parameter varies: whether tabs can differ by it in what placing them depends on.
    @MainActor mutating func changeTabs(
        varies: Bool = true, _ change: @escaping @MainActor (inout TabRecord) -> Void
    ) {
        switch self {
        case .tab(var record):
            change(&record)
            self = .tab(record)
        case .section(var record):
            for index in record.items.indices { record.items[index].changeTabs(varies: varies, change) }
            self = .section(record)
        case .range(var record):
            record.changes.append(change)
            record.kind.varies = record.kind.varies || varies
            self = .range(record)
        }
    }
}
