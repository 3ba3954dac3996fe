// The person's customization as saved values and back: a key for each order and each visibility, so that two running
// programs that change different ones lose nothing of either. What the keys are, TabNavigation says (N28, N29).

public import TabNavigation

extension TabCustomization {
    /// Reads a customization from saved values.
    ///
    /// Other keys are passed over; a value of the wrong kind is as if it were not there, and the others count (N29).
    public init(stored: [String: StoredValue]) {
        self.init()
        for (key, value) in stored {
            guard let value = CustomizationValue(stored: value) else { continue }
            self[key: key] = value
        }
    }

    /// The customization as saved values by flat key.
    public var stored: [String: StoredValue] {
        var result: [String: StoredValue] = [:]
        for key in keys { result[key] = self[key: key]?.stored }
        return result
    }

    /// What to save after a change: keys to set, and, with nil, keys to remove.
    ///
    /// - Parameter old: What it was when it was loaded or last saved.
    public func changes(from old: TabCustomization) -> [String: StoredValue?] { old.stored.changes(to: stored) }
}

extension CustomizationValue {
    /// A list is an order, `visible` and `hidden` a visibility; nil for anything else.
    init?(stored value: StoredValue) {
        switch value {
        case .array(let values):
            let entries = values.compactMap(OrderEntry.init(stored:))
            // An order with a strange entry is no order: its container falls back to the declared one (N29).
            guard entries.count == values.count else { return nil }
            self = .order(TabOrder(entries: entries))
        case .string(let word):
            guard let visibility = ItemVisibility(rawValue: word), visibility != .automatic else { return nil }
            self = .visibility(visibility)
        default: return nil
        }
    }

    var stored: StoredValue {
        switch self {
        case .order(let order): .array(order.entries.map(\.stored))
        case .visibility(let visibility): .string(visibility.rawValue)
        }
    }
}

extension OrderEntry {
    init?(stored value: StoredValue) {
        switch value {
        case .string(let id): self = .one(id)
        case .array(let pair):
            guard pair.count == 2, let first = pair[0].stringValue, let last = pair[1].stringValue else { return nil }
            self = .run(first, last)
        default: return nil
        }
    }

    var stored: StoredValue {
        switch self {
        case .one(let id): .string(id)
        case .run(let first, let last): .strings([first, last])
        }
    }
}
