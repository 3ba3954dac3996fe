// Beginnings and arrivals: making a state of an outline, and taking over another outline or customization without moving
// the person (N29, N35, N42, N42b).

/// What is remembered of a run, apart from the customization.
public struct SavedNavigation: Codable, Equatable, Sendable {
    /// The selection.
    public var selection: ItemID?
    /// The last selected child by section (N13).
    public var lastChildren: [String: ItemID] = [:]
    /// The sections whose expansion the person changed, by identity (N17).
    public var expansion: [String: Bool] = [:]
    /// The person's choice of sidebar or top bar (N4).
    public var hidesSidebar: Bool?
    /// Whether the selection is not remembered but was asked for by a link: then the sections that hold it open (N18).
    ///
    /// This is never stored.
    public var expandsSelection = false

    private enum CodingKeys: CodingKey { case selection, lastChildren, expansion, hidesSidebar }

    /// Nothing remembered.
    public init() {}

    /// Reads what can be understood; the rest is as if nothing had been remembered.
    public init(from decoder: any Decoder) throws {
        guard let container = try? decoder.container(keyedBy: CodingKeys.self) else { return }
        selection = try? container.decode(ItemID.self, forKey: .selection)
        lastChildren = (try? container.decode([String: ItemID].self, forKey: .lastChildren)) ?? [:]
        expansion = (try? container.decode([String: Bool].self, forKey: .expansion)) ?? [:]
        hidesSidebar = try? container.decode(Bool.self, forKey: .hidesSidebar)
    }
}

extension NavigationState {
    /// The state at the start of a run.
    /// - Parameters:
    ///   - outline: What the app declares.
    ///   - customization: What the person changed.
    ///   - options: Style, breakpoint and the other rules of the app.
    ///   - saved: What was remembered of the last run, if anything.
    public init(
        _ outline: TabOutline = TabOutline(), customization: TabCustomization = TabCustomization(),
        options: NavigationOptions = NavigationOptions(), saved: SavedNavigation = SavedNavigation()
    ) {
        self.outline = outline
        self.customization = customization
        self.options = options
        hidesSidebar = saved.hidesSidebar
        expansion = Dictionary(uniqueKeysWithValues: saved.expansion.map { (ItemID($0.key), $0.value) })
        lastChildren = Dictionary(uniqueKeysWithValues: saved.lastChildren.map { (ItemID($0.key), $0.value) })
        table = OutlineTable(outline)
        plan = NavigationPlan()
        pending = saved.selection
        pendingExpands = saved.expandsSelection
        rebuild()
        _ = settle(Neighbors())
        keepRows()
    }

    /// What is remembered of a run, apart from the customization.
    public var saved: SavedNavigation {
        var saved = SavedNavigation()
        saved.selection = pending ?? selection
        saved.hidesSidebar = hidesSidebar
        for (id, isExpanded) in expansion { saved.expansion[id.rawValue] = isExpanded }
        for (id, child) in lastChildren { saved.lastChildren[id.rawValue] = child }
        return saved
    }

    /// Takes over what is declared now; the person's place and changes stay (N29, N35, N42).
    @discardableResult
    public mutating func reconcile(_ outline: TabOutline) -> [NavigationEvent] {
        guard outline != self.outline else { return [] }
        defer { keepRows() }
        let neighbors = neighborsOfSelection
        self.outline = outline
        let old = table
        table = OutlineTable(outline)
        table.inherit(old)
        var events = cancelLostLift()
        rebuild()
        if case .section(let id) = listPage?.source, table.sectionNumber(of: id) == nil { listPage = nil }
        events += settle(neighbors)
        return events
    }

    /// Takes over a customization that code set or another instance saved.
    ///
    /// It is no step of undo, and neither Undo nor Cancel takes it back.
    @discardableResult
    public mutating func adopt(_ customization: TabCustomization) -> [NavigationEvent] {
        guard customization != self.customization else { return [] }
        defer { keepRows() }
        let neighbors = neighborsOfSelection
        let old = self.customization
        self.customization = customization
        let keys = Set(old.keys).union(customization.keys).filter { old[key: $0] != customization[key: $0] }
        history.rebase(Array(keys), to: customization)
        for key in keys { edit?.original[key: key] = customization[key: key] }
        var events: [NavigationEvent] = []
        if let lift = edit?.lift {
            edit?.lift = nil
            events.append(.liftCancelled(lift.id))
        }
        rebuild()
        if edit == nil { events += changes(from: old) }
        return events + settle(neighbors)
    }

    /// Makes anew what is made of the outline and the customization.
    mutating func rebuild() {
        plan = makePlan(edit?.lift?.working ?? customization)
        if let selection {
            table.prepare(for: selection)
            selectedIndex = table.index(of: selection)
        } else {
            selectedIndex = nil
        }
    }

    mutating func makePlan(_ customization: TabCustomization) -> NavigationPlan {
        table.prepare(forCustomizationIDs: customization.storedIDs)
        return NavigationPlan(table, customization)
    }
}

extension TabCustomization {
    /// All customization IDs that something is stored for.
    ///
    /// An array, as chains of lazy sequences would cost a start more than all else in this module.
    var storedIDs: [String] {
        var result = Array(visibilities.keys)
        for order in orders.values {
            for entry in order.entries {
                switch entry {
                case .one(let id): result.append(id)
                case .run(let first, let last): result += [first, last]
                }
            }
        }
        return result
    }
}
