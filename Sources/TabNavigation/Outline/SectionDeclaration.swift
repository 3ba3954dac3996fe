// A section as the app wrote it: a titled group of tabs, nested at most two levels deep (N22).

/// How a section shows in the bottom bar (N7, N7b).
public enum CompactPresentation: Hashable, Sendable, Codable {
    /// Its tabs stand on the bar in its place.
    case flat
    /// It is one item whose page lists its tabs.
    case single
}

/// How a group shows in the sidebar (N22).
public enum SectionAppearance: Hashable, Sendable, Codable {
    /// A header and its rows.
    case automatic
    /// Its rows without a header.
    case inline
    /// A section of its own, even where it was declared inside another.
    case rootSection
}

/// An action that stands after a section's last tab (N19).
///
/// What it does is known to the one who declared it.
public struct SectionAction: Equatable, Sendable {
    /// The identity, unique in the section.
    public var id: String
    /// The title.
    public var title: String
    /// The symbol's name; may be empty.
    public var symbol: String
    /// Whether it is dimmed and does nothing.
    public var isDisabled: Bool

    /// An action.
    public init(id: String, title: String, symbol: String = "", isDisabled: Bool = false) {
        self.id = id
        self.title = title
        self.symbol = symbol
        self.isDisabled = isDisabled
    }
}

/// A declared section: a titled group of tabs.
public struct SectionDeclaration: Equatable, Sendable {
    /// The identity, unique in the outline.
    public var id: ItemID
    /// The persistence key; without one neither the section nor the order of its tabs can be customized (N25).
    public var customizationID: String?
    /// The title as given; may be blank (N50).
    public var title: String
    /// The symbol's name; may be empty.
    public var symbol: String
    /// Its own badge; without one its tabs' sum shows (N47).
    public var badge: Badge?
    /// Tabs, ranges and, one level deep, sections.
    public var children: [OutlineItem]
    /// The actions after its last tab (N19).
    public var actions: [SectionAction]
    /// Whether the person may move its tabs.
    public var allowsReordering: Bool
    /// Whether it starts expanded (N17).
    public var isInitiallyExpanded: Bool
    /// How it shows in the bottom bar (N7b).
    public var compactPresentation: CompactPresentation
    /// How it shows in the sidebar (N22).
    public var appearance: SectionAppearance
    /// Whether it can be selected itself (N22).
    public var isDestination: Bool
    /// The child that choosing it selects at first (N13).
    public var defaultChild: ItemID?
    /// Where the section's item may stand in a bar.
    public var placement: TabPlacement
    /// What a person may do with it, per placement; nil where the app said nothing (N25).
    public var behavior: PerPlacement<CustomizationBehavior?>
    /// Whether it is shown before the person says anything (N26).
    public var defaultVisibility: PerPlacement<ItemVisibility>
    /// Whether the app has taken it away from every form (N27).
    public var isHidden: Bool
    /// A tip.
    public var help: String?
    /// What it is called where it is heard and not seen; stands in for a title that is missing (N50).
    public var accessibilityLabel: String?
    /// Whether something of the app's own stands below its last row in the sidebar.
    public var hasFooter = false
    /// The names of the payload types that may be dropped on it; empty refuses (N48).
    public var acceptedPayloads: [String]

    /// A section; everything but the identity has Apple's default.
    public init(
        _ id: ItemID, title: String = "", symbol: String = "", customizationID: String? = nil, badge: Badge? = nil,
        children: [OutlineItem] = [], actions: [SectionAction] = [], allowsReordering: Bool = true,
        isInitiallyExpanded: Bool = true,
        compactPresentation: CompactPresentation = .flat, appearance: SectionAppearance = .automatic,
        isDestination: Bool = false, defaultChild: ItemID? = nil, placement: TabPlacement = .automatic,
        behavior: PerPlacement<CustomizationBehavior?> = .init(nil),
        defaultVisibility: PerPlacement<ItemVisibility> = .init(.automatic),
        isHidden: Bool = false, help: String? = nil, acceptedPayloads: [String] = []
    ) {
        self.id = id
        self.customizationID = customizationID
        self.title = title
        self.symbol = symbol
        self.badge = badge
        self.children = children
        self.actions = actions
        self.allowsReordering = allowsReordering
        self.isInitiallyExpanded = isInitiallyExpanded
        self.compactPresentation = compactPresentation
        self.appearance = appearance
        self.isDestination = isDestination
        self.defaultChild = defaultChild
        self.placement = placement
        self.behavior = behavior
        self.defaultVisibility = defaultVisibility
        self.isHidden = isHidden
        self.help = help
        self.acceptedPayloads = acceptedPayloads
    }

    /// What is never blank: the title, else what it is called in speech, the symbol's name, the identity (N50).
    public var displayTitle: String {
        if !title.isBlank { return title }
        if let accessibilityLabel, !accessibilityLabel.isBlank { return accessibilityLabel }
        return symbol.isBlank ? id.rawValue : symbol
    }
}
