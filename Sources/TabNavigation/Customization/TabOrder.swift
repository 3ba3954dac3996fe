// What is stored of an order: the persistence keys in the person's order. Small lists are written out; of large ones
// only the runs between moved items are kept (N30, N51). How it meets what is declared stands in OrderMerge.

/// The lists that keep an order of their own (N28).
public enum OrderContainer: Hashable, Sendable {
    /// Both bars: tabs and sections together.
    case bar
    /// The list of sections.
    case sections
    /// The root tabs of the sidebar.
    case rootTabs
    /// The children of a section, by its customization ID.
    case section(String)

    /// A steady text for files: `bar`, `sections`, `rootTabs`, `section/<id>`.
    public var key: String {
        switch self {
        case .bar: "bar"
        case .sections: "sections"
        case .rootTabs: "rootTabs"
        case .section(let id): "section/" + id
        }
    }

    /// The container that a key names; nil for an unknown one.
    public init?(key: String) {
        switch key {
        case "bar": self = .bar
        case "sections": self = .sections
        case "rootTabs": self = .rootTabs
        default:
            guard let id = key.rest(after: "section/") else { return nil }
            self = .section(String(id))
        }
    }

    /// What customization calls the place that this container is drawn in.
    public var placement: CustomizationPlacement { self == .bar ? .tabBar : .sidebar }
}

/// One entry of a stored order.
public enum OrderEntry: Hashable, Sendable, Codable {
    /// One item, by its customization ID.
    case one(String)
    /// All items declared from the first to the last, both included, that no other entry names.
    case run(String, String)

    /// Reads a string, or an array of two.
    public init(from decoder: any Decoder) throws {
        if let id = try? decoder.singleValueContainer().decode(String.self) {
            self = .one(id)
        } else {
            var pair = try decoder.unkeyedContainer()
            self = .run(try pair.decode(String.self), try pair.decode(String.self))
        }
    }

    /// Writes a string, or an array of two.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .one(let id):
            var container = encoder.singleValueContainer()
            try container.encode(id)
        case .run(let first, let last):
            var pair = encoder.unkeyedContainer()
            try pair.encode(first)
            try pair.encode(last)
        }
    }
}

/// A stored order.
public struct TabOrder: Hashable, Sendable, Codable, ExpressibleByArrayLiteral {
    /// The entries in the person's order; ids that are not declared now are kept (N29).
    public var entries: [OrderEntry]

    /// An order of entries.
    public init(entries: [OrderEntry]) { self.entries = entries }

    /// An order that names every item.
    public init(_ ids: some Sequence<String>) { entries = ids.map(OrderEntry.one) }

    /// An order written as a literal.
    public init(arrayLiteral ids: String...) { self.init(ids) }

    /// Reads an array of entries.
    public init(from decoder: any Decoder) throws {
        entries = try decoder.singleValueContainer().decode([OrderEntry].self)
    }

    /// Writes an array of entries.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(entries)
    }
}
