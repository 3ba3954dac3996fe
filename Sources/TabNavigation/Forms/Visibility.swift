// Who is shown where: one walk over the runs of like items, with what the person hid or showed cut out of them
// (N7, N10, N14, N24–N28).

/// The sets of items that each form admits, by index.
struct Visibility: Equatable, Sendable {
    /// Shown in the sidebar.
    var sidebar = IndexRanges()
    /// Shown by its own flags, whatever its section's default in the sidebar.
    var listed = IndexRanges()
    /// Own flag: what the check mark of edit mode shows (N39).
    var checked = IndexRanges()
    /// On the bottom bar.
    var bottom = IndexRanges()
    /// On the top bar.
    var top = IndexRanges()
    /// What compact shows only in More (N10).
    var bottomRest = IndexRanges()
    /// What the top bar omits (N15).
    var topRest = IndexRanges()
    /// Not taken away by the app (N27).
    var declared = IndexRanges()
    /// Visible somewhere.
    var visible = IndexRanges()
    /// What can be selected.
    var reachable = IndexRanges()

    init() {}

    init(_ table: OutlineTable, _ customization: TabCustomization) {
        var stored: [Int: PerPlacement<ItemVisibility>] = [:]
        for (key, value) in customization.visibilities {
            if let index = table.index(ofCustomizationID: key) { stored[index] = value }
        }
        let overridden = IndexRanges(stored.keys)
        var sections = [SectionState?](repeating: nil, count: table.sections.count)
        for run in table.runs {
            overridden.parts(of: run.range) { part, isStored in
                for index in isStored ? part.lowerBound..<part.upperBound : part.lowerBound..<part.lowerBound + 1 {
                    let range = isStored ? index..<index + 1 : part
                    let outer = run.section.flatMap { sections[$0] } ?? SectionState()
                    let place = ItemPlaces(run.traits, stored[index], in: outer)
                    if run.traits.contains(.isSection) {
                        for header in range {
                            if let number = table.sectionNumber(at: header) {
                                sections[number] = SectionState(place, run.traits, in: outer)
                            }
                        }
                    }
                    add(range, place, run.traits, in: outer)
                }
            }
        }
    }

    private mutating func add(_ range: Range<Int>, _ place: ItemPlaces, _ traits: ItemTraits, in outer: SectionState) {
        guard !traits.contains(.isHidden) else { return }
        declared.append(range)
        if place.isChecked { checked.append(range) }
        if place.inSidebar { sidebar.append(range) }
        if place.isListed { listed.append(range) }
        if place.inBottom { bottom.append(range) }
        if place.inTop { top.append(range) }
        let isVisible =
            place.inSidebar || place.inBottom || place.inTop
            || place.isListed && (outer.coversTop || outer.coversBottom)
        guard isVisible else { return }
        visible.append(range)
        let isChoosable = traits.contains(.isSelectable) || traits.contains(.isAction)
        if traits.contains(.isSelectable), !traits.contains(.isDisabled) { reachable.append(range) }
        if !place.inBottom, !(place.isListed && outer.coversBottom),
            isChoosable || traits.contains(.isSingle)
        {
            bottomRest.append(range)
        }
        if !place.inTop, !(place.isListed && outer.coversTop), isChoosable { topRest.append(range) }
    }
}

/// What a section means for its children.
private struct SectionState {
    /// Hidden by the person, everywhere.
    var isGone = false
    var inSidebar = true
    /// Its item on the top bar lists its children (N13).
    var coversTop = false
    /// Its item in compact lists its children (N7b).
    var coversBottom = false
    /// It is off the bar, and so are its children in compact, where it is flattened (N7).
    var isOffBar = false

    init() {}

    init(_ place: ItemPlaces, _ traits: ItemTraits, in outer: SectionState) {
        isGone = !place.isListed && place.isHiddenByPerson || outer.isGone
        inSidebar = place.inSidebar
        let isAlive = !isGone && !traits.contains(.isHidden)
        coversTop = isAlive && (place.inTop || outer.coversTop)
        coversBottom =
            isAlive && (traits.contains(.isSingle) && (place.inBottom || place.inSidebar) || outer.coversBottom)
        isOffBar = place.isOffBar || outer.isOffBar && !place.hasOwnBar
    }
}

/// Where one item, or a run of like ones, is shown.
private struct ItemPlaces {
    var isChecked = false
    var isHiddenByPerson = false
    var isListed = false
    var inSidebar = false
    var inBottom = false
    var inTop = false
    /// Whether its own flag keeps it off the bar; and whether one puts it there, whatever the section around it says.
    var isOffBar = false
    var hasOwnBar = false

    init(_ traits: ItemTraits, _ stored: PerPlacement<ItemVisibility>?, in section: SectionState) {
        let ownSidebar = traits.contains(.hidesInSidebar) ? stored?.sidebar ?? .automatic : .automatic
        let ownBar = traits.contains(.hidesInBar) ? stored?.tabBar ?? .automatic : .automatic
        hasOwnBar = ownBar == .visible || ownBar == .automatic && traits.contains(.standsAlone)
        isOffBar = ownBar == .automatic ? traits.contains(.isOffBarAtFirst) : ownBar == .hidden
        isHiddenByPerson = ownSidebar == .hidden
        isChecked = ownSidebar == .automatic ? traits.contains(.shownInSidebar) : ownSidebar == .visible
        guard !traits.contains(.isHidden) else { return }
        isListed = isChecked && !section.isGone
        inSidebar = isListed && section.inSidebar
        let isBarred =
            traits.contains(.neverOnBar) || section.isGone && !traits.isAnchored
            || isHiddenByPerson && traits.contains(.hidesInBar)
        guard !isBarred else { return }
        func isShown(_ usual: ItemTraits) -> Bool { ownBar == .automatic ? traits.contains(usual) : ownBar == .visible }
        let isKept = traits.isAnchoredInBottom || isShown(.shownInBottom) && (hasOwnBar || !section.isOffBar)
        inBottom = isKept && !traits.contains(.neverInBottom)
        inTop = isShown(.shownInTop)
    }
}
