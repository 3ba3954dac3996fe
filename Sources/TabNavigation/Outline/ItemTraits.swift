// What placing an item depends on, reduced to a few bits, so that runs of like items are handled as one (N51).

/// What the declaration says about where an item may stand (N7, N14, N23–N27).
struct ItemTraits: OptionSet, Hashable, Sendable {
    let rawValue: UInt32

    static let isSection = ItemTraits(rawValue: 1 << 0)
    static let isSearch = ItemTraits(rawValue: 1 << 1)
    static let isPinned = ItemTraits(rawValue: 1 << 2)
    static let isFixed = ItemTraits(rawValue: 1 << 3)
    static let isHidden = ItemTraits(rawValue: 1 << 4)
    static let isDisabled = ItemTraits(rawValue: 1 << 5)
    /// A tab, or a section that is a destination (N22).
    static let isSelectable = ItemTraits(rawValue: 1 << 6)
    static let isSingle = ItemTraits(rawValue: 1 << 7)
    static let neverOnBar = ItemTraits(rawValue: 1 << 8)
    /// A heading that the bottom bar flattens away (N7).
    static let neverInBottom = ItemTraits(rawValue: 1 << 9)
    static let movesInBar = ItemTraits(rawValue: 1 << 10)
    static let movesInSidebar = ItemTraits(rawValue: 1 << 11)
    static let hidesInBar = ItemTraits(rawValue: 1 << 12)
    static let hidesInSidebar = ItemTraits(rawValue: 1 << 13)
    static let shownInBottom = ItemTraits(rawValue: 1 << 14)
    static let shownInTop = ItemTraits(rawValue: 1 << 15)
    static let shownInSidebar = ItemTraits(rawValue: 1 << 16)

    /// A tab that runs something instead of being selected.
    static let isAction = ItemTraits(rawValue: 1 << 17)

    /// A tab of a pinned or fixed section, which the bottom bar flattens: there it stands as the section would.
    static let pinnedInBottom = ItemTraits(rawValue: 1 << 18)
    static let fixedInBottom = ItemTraits(rawValue: 1 << 19)
    /// Has a placement or a bar visibility of its own, which goes before that of the section around it.
    static let standsAlone = ItemTraits(rawValue: 1 << 20)

    /// Off the bars until the person adds it, or for good.
    static let isOffBarAtFirst = ItemTraits(rawValue: 1 << 21)

    /// Whether the item stands outside the order, leading or trailing.
    var isAnchored: Bool { contains(.isPinned) || contains(.isFixed) }

    /// Whether it stands outside the order of the bottom bar because its section does.
    var isAnchoredInBottom: Bool { contains(.pinnedInBottom) || contains(.fixedInBottom) }
}

/// Where an item is declared, as far as its traits depend on it.
struct DeclaredPlace {
    var section: Int?
    /// Whether the order of its container can be kept: the section has a customization ID.
    var keepsOrder = true
    var isHidden = false
    /// Whether it stands in a section that is single in compact (N7b).
    var isInSingle = false
    /// What the section around it says about the bar, for whatever says nothing itself (N23, N24).
    var inherited = InheritedPlacement.usual
    var isNested: Bool { section != nil }
}

/// What a section's placement means for those in it that have none of their own.
///
/// A section is one item of the top bar; in the bottom bar, which flattens it, it is its tabs. So what is written on a
/// section holds there for its tabs: `sidebarOnly` keeps them off every bar, not to be added by the person; pinned and
/// fixed set them apart at the end or the start, in the section's order, not to be taken off or moved there. A section
/// that is off the bar, by default (`optional`, `defaultVisibility(.hidden, for: .tabBar)`) or because the person took it
/// off, leaves its tabs to More, from where each can be added. A placement or a bar visibility that a tab has itself goes
/// before all this; what a person may do with a section (N25) is never handed on.
enum InheritedPlacement {
    /// Nothing.
    case usual
    /// Never on a bar.
    case never
    /// Leading or trailing in the bottom bar.
    case fixed, pinned

    /// What a section hands on to what stands in it.
    init(_ section: SectionDeclaration, in place: DeclaredPlace) {
        switch section.placement {
        case .sidebarOnly: self = .never
        case .pinned: self = .pinned
        case .fixed: self = .fixed
        case .automatic: self = place.inherited
        case .default, .optional, .movable: self = .usual
        }
        // What a section that is single in compact lists is not on the bar.
        if section.compactPresentation == .single, self != .never { self = .usual }
    }
}

extension ItemTraits {
    init(_ tab: TabDeclaration, in place: DeclaredPlace) {
        let isSearch = tab.role == .search
        let own = tab.role != nil && tab.placement == .automatic ? .pinned : tab.placement
        let placement = own == .automatic && place.inherited == .never ? .sidebarOnly : own
        self = Self.placed(
            placement, customizationID: tab.customizationID, behavior: tab.behavior,
            usual: isSearch ? .disabled : .automatic,
            visibility: tab.defaultVisibility, in: place)
        insert(tab.isAction ? .isAction : .isSelectable)
        if isSearch { insert(.isSearch) }
        if tab.isHidden { insert(.isHidden) }
        if tab.isDisabled { insert(.isDisabled) }
        let isPromoted =
            [.default, .movable].contains(placement) || isAnchored || tab.defaultVisibility.tabBar == .visible
        if place.isNested, !isPromoted { remove(.shownInTop) }
        if place.isInSingle, !isAnchored { remove(.shownInBottom) }
        inherit(place.inherited, own, tab.defaultVisibility.tabBar)
    }

    init(_ section: SectionDeclaration, in place: DeclaredPlace) {
        self = Self.placed(
            section.placement == .automatic && place.inherited == .never ? .sidebarOnly : section.placement,
            customizationID: section.customizationID, behavior: section.behavior, usual: .automatic,
            visibility: section.defaultVisibility, in: place)
        insert(.isSection)
        if section.isHidden { insert(.isHidden) }
        if section.isDestination { insert(.isSelectable) }
        let isSingle = section.compactPresentation == .single
        if isSingle { insert(.isSingle) }
        if !isSingle && !section.isDestination { insert(.neverInBottom) }
        if place.isInSingle { remove(.shownInBottom) }
        if place.isNested { remove(.shownInTop) }
        inherit(place.inherited, section.placement, section.defaultVisibility.tabBar)
    }

    /// Takes over what the section around says about the bottom bar, where there is nothing of the item's own.
    private mutating func inherit(_ inherited: InheritedPlacement, _ own: TabPlacement, _ visibility: ItemVisibility) {
        guard own == .automatic, visibility == .automatic else {
            insert(.standsAlone)
            return
        }
        guard contains(.shownInBottom) else { return }
        if inherited == .pinned { insert(.pinnedInBottom) }
        if inherited == .fixed { insert(.fixedInBottom) }
    }

    private static func placed(
        _ placement: TabPlacement, customizationID: String?, behavior: PerPlacement<CustomizationBehavior?>,
        usual: CustomizationBehavior, visibility: PerPlacement<ItemVisibility>, in place: DeclaredPlace
    ) -> ItemTraits {
        var traits: ItemTraits = place.isHidden ? .isHidden : []
        if placement == .pinned { traits.insert(.isPinned) }
        if placement == .fixed { traits.insert(.isFixed) }
        if placement == .sidebarOnly { traits.insert(.neverOnBar) }
        let isAnchored = traits.isAnchored
        if customizationID != nil, !isAnchored {
            let bar = placement == .sidebarOnly ? .disabled : behavior.tabBar ?? usual
            let sidebar = behavior.sidebar ?? usual
            if bar != .disabled { traits.insert(.movesInBar) }
            if bar == .automatic, placement != .movable { traits.insert(.hidesInBar) }
            if sidebar != .disabled, place.keepsOrder { traits.insert(.movesInSidebar) }
            if sidebar == .automatic { traits.insert(.hidesInSidebar) }
        }
        let isShown = placement == .optional ? visibility.tabBar == .visible : visibility.tabBar != .hidden
        if isAnchored || isShown, placement != .sidebarOnly {
            traits.formUnion([.shownInBottom, .shownInTop])
        } else {
            traits.insert(.isOffBarAtFirst)
        }
        if isAnchored || visibility.sidebar != .hidden { traits.insert(.shownInSidebar) }
        return traits
    }
}
