// A tab as the app wrote it. What the person changed stands in TabCustomization; how both make what is drawn, in Forms.

/// A declared tab: a destination.
public struct TabDeclaration: Equatable, Sendable {
    /// The identity, unique in the outline.
    public var id: ItemID
    /// The persistence key; without one the tab cannot be customized (N25).
    public var customizationID: String?
    /// The title as given; may be blank (N50).
    public var title: String
    /// The symbol's name; may be empty.
    public var symbol: String
    /// The badge, if any (N47).
    public var badge: Badge?
    /// The role, if any.
    public var role: TabRole?
    /// Where the tab may stand in a bar (N23, N24).
    public var placement: TabPlacement
    /// What a person may do with it, per placement; nil where the app said nothing (N25).
    public var behavior: PerPlacement<CustomizationBehavior?>
    /// Whether it is shown before the person says anything (N26).
    public var defaultVisibility: PerPlacement<ItemVisibility>
    /// Whether the app has taken it away from every form (N27).
    public var isHidden: Bool
    /// Whether it shows dimmed and cannot be reached by any means (N27).
    public var isDisabled: Bool
    /// A tip.
    public var help: String?
    /// What it is called where it is heard and not seen; stands in for a title that is missing (N50).
    public var accessibilityLabel: String?
    /// The names of the payload types that may be dropped on it; empty refuses (N48).
    public var acceptedPayloads: [String]
    /// Whether choosing it runs something instead of selecting it: it is shown like a tab and is never the selection.
    public var isAction: Bool
    /// Whether selecting it again pops its path to the root (N43).
    public var popsOnReselection: Bool
    /// Whether selecting it again at its root scrolls to the top (N43).
    public var scrollsOnReselection: Bool

    /// A tab; everything but the identity has Apple's default.
    public init(
        _ id: ItemID, title: String = "", symbol: String = "", customizationID: String? = nil, badge: Badge? = nil,
        role: TabRole? = nil, placement: TabPlacement = .automatic,
        behavior: PerPlacement<CustomizationBehavior?> = .init(nil),
        defaultVisibility: PerPlacement<ItemVisibility> = .init(.automatic),
        isHidden: Bool = false, isDisabled: Bool = false, help: String? = nil, acceptedPayloads: [String] = [],
        isAction: Bool = false, popsOnReselection: Bool = true, scrollsOnReselection: Bool = true
    ) {
        self.id = id
        self.customizationID = customizationID
        self.title = title
        self.symbol = symbol
        self.badge = badge
        self.role = role
        self.placement = placement
        self.behavior = behavior
        self.defaultVisibility = defaultVisibility
        self.isHidden = isHidden
        self.isDisabled = isDisabled
        self.help = help
        self.acceptedPayloads = acceptedPayloads
        self.isAction = isAction
        self.popsOnReselection = popsOnReselection
        self.scrollsOnReselection = scrollsOnReselection
    }

    /// What is never blank: the title, else what it is called in speech, the symbol's name, the identity (N50).
    ///
    /// Empty only for a search tab without a label of its own, for which the interface has a word (N9).
    public var displayTitle: String {
        if !title.isBlank { return title }
        if let accessibilityLabel, !accessibilityLabel.isBlank { return accessibilityLabel }
        if role == .search { return "" }
        return symbol.isBlank ? id.rawValue : symbol
    }
}

extension String {
    /// Whether nothing but white space would be seen.
    var isBlank: Bool {
        // A letter of ASCII at the beginning says it all, and sooner.
        if let first = utf8.first, first > 0x20, first < 0x7F { return false }
        return allSatisfy(\.isWhitespace)
    }
}
