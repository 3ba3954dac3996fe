// The customization as flat keys, so that files merge change by change: `order/<container>` and
// `visibility/<id>/<placement>`. A value that cannot be understood is left out, and the others keep theirs (N29).

/// The value under one flat key.
public enum CustomizationValue: Hashable, Sendable, Codable {
    /// Under `order/…`: an array.
    case order(TabOrder)
    /// Under `visibility/…`: a string, `visible` or `hidden`.
    case visibility(ItemVisibility)

    /// Reads an array as an order, a string as a visibility.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let visibility = try? container.decode(ItemVisibility.self) {
            self = .visibility(visibility)
        } else {
            self = .order(try container.decode(TabOrder.self))
        }
    }

    /// Writes an array or a string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .order(let order): try container.encode(order)
        case .visibility(let visibility): try container.encode(visibility)
        }
    }
}

extension TabCustomization {
    /// All flat keys that hold something, in a steady order.
    public var keys: [String] {
        let ordered = orders.keys.map { "order/" + $0.key }
        let visible = visibilities.flatMap { id, both in
            CustomizationPlacement.allCases.filter { both[$0] != .automatic }.map { "visibility/\(id)/\($0.rawValue)" }
        }
        return (ordered + visible).sorted()
    }

    /// The value under a flat key.
    ///
    /// Setting nil forgets it; unknown keys and values of the wrong kind change nothing.
    public subscript(key key: String) -> CustomizationValue? {
        get {
            if let container = Self.container(of: key) { return orders[container].map(CustomizationValue.order) }
            guard let (id, placement) = Self.visibility(of: key) else { return nil }
            let value = self[visibility: id, placement]
            return value == .automatic ? nil : .visibility(value)
        }
        set {
            if let container = Self.container(of: key) {
                if case .visibility = newValue { return }
                if case .order(let order) = newValue {
                    self[order: container] = order
                } else {
                    self[order: container] = nil
                }
            } else if let (id, placement) = Self.visibility(of: key) {
                if case .order = newValue { return }
                if case .visibility(let value) = newValue {
                    self[visibility: id, placement] = value
                } else {
                    self[visibility: id, placement] = .automatic
                }
            }
        }
    }

    private static func container(of key: String) -> OrderContainer? {
        key.rest(after: "order/").flatMap { OrderContainer(key: String($0)) }
    }

    /// An id may hold any character, slashes too: the placement is what follows the last one.
    private static func visibility(of key: String) -> (id: String, CustomizationPlacement)? {
        guard let rest = key.rest(after: "visibility/"), let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")),
            let placement = CustomizationPlacement(rawValue: String(rest[rest.utf8.index(after: slash)...]))
        else { return nil }
        return (String(rest[..<slash]), placement)
    }
}

extension TabCustomization: Codable {
    /// Reads a dictionary of flat keys; what cannot be understood is left out (N29).
    public init(from decoder: any Decoder) throws {
        self.init()
        let container = try decoder.container(keyedBy: FlatKey.self)
        for key in container.allKeys {
            self[key: key.stringValue] = try? container.decode(CustomizationValue.self, forKey: key)
        }
    }

    /// Writes a dictionary of flat keys.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: FlatKey.self)
        for key in keys { try container.encodeIfPresent(self[key: key], forKey: FlatKey(stringValue: key)) }
    }

    private struct FlatKey: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}

extension String {
    /// What follows the beginning of a key; nil for another key.
    ///
    /// By bytes: a slash and a mark that begins an id are one letter of Swift's, which is no slash.
    func rest(after beginning: String) -> Substring? {
        guard utf8.starts(with: beginning.utf8) else { return nil }
        return self[utf8.index(startIndex, offsetBy: beginning.utf8.count)...]
    }
}
