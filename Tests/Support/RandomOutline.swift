// Random outlines: every placement, behaviour, visibility, nesting and flag, ranges among them. Their identities are drawn
// from a small stock, so that two outlines of one generator share many.

public import TabNavigation

extension SeededGenerator {
    /// An outline of up to two dozen tabs and a few sections.
    public mutating func outline() -> TabOutline {
        var used: Set<String> = []
        var items: [OutlineItem] = []
        for _ in 0..<number(0...7) { items += item(depth: 0, &used) }
        if once(in: 2) { items.append(.tab(TabDeclaration("search", title: "Find", role: .search))) }
        let compact = once(in: 12) ? Array(used.sorted().prefix(3)).map { ItemID($0) } : nil
        return TabOutline(items, isComplete: !once(in: 6), compactTabs: compact, activatesSearch: once(in: 2))
    }

    private mutating func item(depth: Int, _ used: inout Set<String>) -> [OutlineItem] {
        switch number(0...9) {
        case 0...1 where depth < 2: fresh("s", 0...4, &used).map { [.section(section($0, depth, &used))] } ?? []
        case 2: fresh("r", 0...2, &used).map { [.range(range($0))] } ?? []
        default: fresh("t", 0...19, &used).map { [.tab(tab($0))] } ?? []
        }
    }

    private mutating func fresh(_ prefix: String, _ stock: ClosedRange<Int>, _ used: inout Set<String>) -> String? {
        let id = prefix + String(number(stock))
        return used.insert(id).inserted ? id : nil
    }

    private mutating func tab(_ id: String) -> TabDeclaration {
        TabDeclaration(
            ItemID(id), title: once(in: 8) ? " " : "Tab \(id)", symbol: once(in: 3) ? "star" : "",
            customizationID: once(in: 6) ? nil : "c/" + id, badge: once(in: 4) ? .number(number(0...2_000)) : nil,
            placement: once(in: 2)
                ? .automatic
                : pick([.default, .optional, .movable, .pinned, .fixed, .sidebarOnly], or: .automatic),
            behavior: behaviors(), defaultVisibility: visibilities(), isHidden: once(in: 10), isDisabled: once(in: 10),
            isAction: once(in: 15))
    }

    private mutating func range(_ name: String) -> TabRange {
        let shared = TabDeclaration("", customizationID: once(in: 5) ? nil : "")
        let key = shared.customizationID == nil ? nil : "c/"
        let make: @Sendable (Int) -> TabDeclaration = { index in
            let id = "\(name)-\(index)"
            return TabDeclaration(ItemID(id), title: id, customizationID: key.map { $0 + id })
        }
        let find: @Sendable (ItemID) -> Int? = { Self.index(of: $0.rawValue, after: name + "-") }
        let findKey: @Sendable (String) -> Int? = { Self.index(of: $0, after: "c/\(name)-") }
        return TabRange(
            name: name, revision: number(0...1), count: number(0...6), shared: shared, tab: make,
            indexOf: once(in: 2) ? find : nil, indexOfCustomizationID: once(in: 2) ? findKey : nil)
    }

    private static func index(of text: String, after prefix: String) -> Int? {
        text.hasPrefix(prefix) ? Int(text.dropFirst(prefix.count)) : nil
    }

    private mutating func section(_ id: String, _ depth: Int, _ used: inout Set<String>) -> SectionDeclaration {
        var children: [OutlineItem] = []
        for _ in 0..<number(0...6) { children += item(depth: depth + 1, &used) }
        var section = SectionDeclaration(
            ItemID(id), title: "Section \(id)", customizationID: once(in: 5) ? nil : "c/" + id, children: children,
            actions: once(in: 3) ? [SectionAction(id: "0", title: "New")] : [], isInitiallyExpanded: !once(in: 3),
            compactPresentation: once(in: 3) ? .single : .flat,
            appearance: once(in: 4) ? pick([.inline, .rootSection], or: .automatic) : .automatic,
            isDestination: once(in: 4), defaultChild: once(in: 3) ? ItemID("t\(number(0...19))") : nil,
            placement: once(in: 3)
                ? pick([.default, .optional, .pinned, .fixed, .sidebarOnly], or: .movable) : .automatic,
            behavior: behaviors(), defaultVisibility: visibilities(), isHidden: once(in: 12))
        section.hasFooter = once(in: 4)
        return section
    }

    private mutating func behaviors() -> PerPlacement<CustomizationBehavior?> {
        guard once(in: 3) else { return .init(nil) }
        return .init(
            tabBar: pick([.automatic, .reorderable, .disabled], or: nil),
            sidebar: pick([.automatic, .reorderable, .disabled], or: nil))
    }

    private mutating func visibilities() -> PerPlacement<ItemVisibility> {
        guard once(in: 4) else { return .init(.automatic) }
        return .init(
            tabBar: pick(ItemVisibility.allCases, or: .automatic),
            sidebar: pick(ItemVisibility.allCases, or: .automatic))
    }
}
