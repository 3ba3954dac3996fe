// What the person changed: an order per container and a visibility per item and placement, keyed by customization IDs.
// It knows nothing of what is declared, so nothing is lost when tabs come and go (N28, N29).

/// The person's changes.
public struct TabCustomization: Equatable, Sendable {
    /// The stored orders; a container that is missing has its declared order.
    public private(set) var orders: [OrderContainer: TabOrder] = [:]
    /// The stored visibilities by customization ID; never `.automatic`.
    public private(set) var visibilities: [String: PerPlacement<ItemVisibility>] = [:]

    /// A fresh install.
    public init() {}

    /// Whether nothing was changed.
    public var isEmpty: Bool { orders.isEmpty && visibilities.isEmpty }

    /// The stored order of a container; nil until customized (N30).
    public subscript(order container: OrderContainer) -> TabOrder? {
        get { orders[container] }
        set { orders[container] = newValue }
    }

    /// The stored visibility of an item; `.automatic` when not customized or unknown (N30).
    public subscript(visibility id: String, placement: CustomizationPlacement) -> ItemVisibility {
        get { visibilities[id]?[placement] ?? .automatic }
        set {
            var both = visibilities[id] ?? .init(.automatic)
            both[placement] = newValue
            visibilities[id] = both == .init(.automatic) ? nil : both
        }
    }

    /// Forgets the order of the bar, of the root tabs and of the tabs of every section (N31).
    public mutating func resetTabOrder() { orders = orders.filter { $0.key == .sections } }

    /// Forgets the order of the tabs of one section (N31).
    public mutating func resetTabOrder(section id: String) { orders[.section(id)] = nil }

    /// Forgets the order of the sections (N31).
    public mutating func resetSectionOrder() { orders[.sections] = nil }

    /// Forgets every visibility (N31).
    public mutating func resetVisibility() { visibilities = [:] }

    /// Forgets everything: equal to a fresh install (N31).
    public mutating func reset() { self = TabCustomization() }
}
