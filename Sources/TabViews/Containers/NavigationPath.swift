// `NavigationPath`: the path of a stack whose values are of several kinds, and how it is kept from run to run. A kind of
// value is written by the name that the compiler gives it, so a path can be read back by the same program.

/// Values of any kinds, as the path of a stack.
public struct NavigationPath: Hashable {
    var values: [AnyHashable] = []

    /// An empty path.
    public init() {}

    /// A path of these values.
    public init(_ values: some Sequence<some Hashable>) { self.values = values.map { AnyHashable($0) } }

    /// How many pages are pushed.
    public var count: Int { values.count }
    /// Whether the root is shown.
    public var isEmpty: Bool { values.isEmpty }

    /// Pushes a page.
    public mutating func append(_ value: some Hashable) { values.append(AnyHashable(value)) }

    /// Pops pages; as many as there are.
    public mutating func removeLast(_ count: Int = 1) { values.removeLast(min(max(0, count), values.count)) }
}

extension NavigationPath {
    /// This path as it can be kept; nil if one of its values cannot be encoded, or is of a kind without a name, such as a
    /// private one.
    public var codable: CodableRepresentation? {
        let canBeKept = values.allSatisfy { value in
            value.base is any Codable && _mangledTypeName(type(of: value.base)).flatMap { _typeByName($0) } != nil
        }
        return canBeKept ? CodableRepresentation(values: values) : nil
    }

    /// The path that was kept.
    public init(_ codable: CodableRepresentation) { values = codable.values }

    /// A path as it is kept: for each page the kind of its value, and the value.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate let values: [AnyHashable]

        fileprivate init(values: [AnyHashable]) { self.values = values }

        /// Reads a path.
        ///
        /// - Throws: `DecodingError` for a kind of value that this program does not know.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var values: [AnyHashable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "expected the kind of a page's value, found “\(name)”")
                }
                values.append(try Self.value(type, from: container.superDecoder()))
            }
            self.values = values
        }

        private static func value<Value: Codable & Hashable>(
            _ type: Value.Type, from decoder: any Decoder
        ) throws -> AnyHashable {
            AnyHashable(try Value(from: decoder))
        }

        /// Writes the path.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for value in values {
                guard let base = value.base as? any Codable, let name = _mangledTypeName(type(of: value.base)) else {
                    throw EncodingError.invalidValue(
                        value.base,
                        EncodingError.Context(
                            codingPath: encoder.codingPath, debugDescription: "a value without a name to keep it under")
                    )
                }
                try container.encode(name)
                try base.encode(to: container.superEncoder())
            }
        }
    }
}
