// One value of a saved file: what JSON can say and no more. Reading is lenient, so that one value of the wrong kind
// costs only itself; which kinds a key may hold is decided by those who give the keys their meaning.

/// A value as it stands in a saved file.
public enum StoredValue: Hashable, Sendable {
    /// A text.
    case string(String)
    /// A number. Whole numbers are exact up to 2⁵³; one that is not finite is saved as null.
    case number(Double)
    /// A truth value.
    case bool(Bool)
    /// A list of values.
    case array([StoredValue])
    /// Named values.
    case object([String: StoredValue])
    /// Nothing, or something that could not be understood.
    case null

    /// A list of texts.
    public static func strings(_ values: [String]) -> StoredValue { .array(values.map(StoredValue.string)) }

    /// A whole number.
    public static func integer(_ value: Int) -> StoredValue { .number(Double(value)) }

    /// The text, if it is one.
    public var stringValue: String? { if case .string(let value) = self { value } else { nil } }

    /// The number, if it is one and finite.
    public var numberValue: Double? { if case .number(let value) = self, value.isFinite { value } else { nil } }

    /// The whole number, if it is one that fits.
    public var integerValue: Int? { numberValue.flatMap { Int(exactly: $0) } }

    /// The truth value, if it is one.
    public var boolValue: Bool? { if case .bool(let value) = self { value } else { nil } }

    /// The list, if it is one.
    public var arrayValue: [StoredValue]? { if case .array(let value) = self { value } else { nil } }

    /// The named values, if that is what it is.
    public var objectValue: [String: StoredValue]? { if case .object(let value) = self { value } else { nil } }

    /// The texts of a list, leaving out what is no text; nil for anything but a list.
    public var stringValues: [String]? { arrayValue?.compactMap(\.stringValue) }
}

extension StoredValue: Codable {
    /// Reads any JSON value; one that JSON allows but we cannot hold (`1e999`) reads as null.
    public init(from decoder: any Decoder) {
        // The commonest kinds first: each refusal costs a thrown error. A list of texts in one go is the fast way
        // through a very long order.
        guard let container = try? decoder.singleValueContainer() else {
            self = .null
            return
        }
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([String].self) {
            self = .strings(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode([String: StoredValue].self) {
            self = .object(value)
        } else {
            self = (try? container.decode([StoredValue].self)).map(StoredValue.array) ?? .null
        }
    }

    /// Writes the value as JSON.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .string(let value): try container.encode(value)
        case .number(let value) where value.isFinite: try container.encode(value)
        case .bool(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        case .number, .null: try container.encodeNil()
        }
    }
}
