// What is fuzzed: a function over any bytes that says what is wrong, and nothing if all holds. The same functions are
// driven by libFuzzer for long (`make fuzz`) and by seeded bytes for a moment in the tests.

/// Something that must hold for any bytes.
public struct FuzzTarget: Sendable, CustomStringConvertible {
    /// Its name, which is that of its corpus too.
    public let name: String
    let body: @Sendable @MainActor ([UInt8]) throws -> Void

    /// The name.
    public var description: String { name }

    /// Holds the target against an input.
    /// - Returns: What is wrong; nil if nothing is. What traps does not return.
    @MainActor public func fault(in bytes: [UInt8]) -> String? {
        do {
            try body(bytes)
            return nil
        } catch {
            return "\(error)"
        }
    }

    /// All of them.
    public static let all = [
        FuzzTarget(name: "input", body: { try InputFuzz.check($0) }),
        FuzzTarget(name: "text", body: { try TextFuzz.check($0) }),
        FuzzTarget(name: "canvas", body: { try CanvasFuzz.check($0) }),
        FuzzTarget(name: "markdown", body: { try MarkdownFuzz.check($0) }),
        FuzzTarget(name: "front-matter", body: { try FrontMatterFuzz.check($0) }),
        FuzzTarget(name: "store", body: { try StoreFuzz.check($0) }),
        FuzzTarget(name: "model", body: { try ModelFuzz.check($0) }),
        FuzzTarget(name: "views", body: { try ViewFuzz.check($0) }),
        FuzzTarget(name: "guide", body: { try GuideFuzz.check($0) }),
        FuzzTarget(name: "settings", body: { try SettingsFuzz.check($0) }),
        FuzzTarget(name: "links", body: { try LinkFuzz.check($0) }),
    ]

    /// The one of a name.
    public static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

/// What does not hold.
struct FuzzFault: Error, CustomStringConvertible {
    let description: String
}

/// Notes a fault where something does not hold.
func expect(_ holds: Bool, _ what: @autoclosure () -> String) throws {
    if !holds { throw FuzzFault(description: what()) }
}

/// Whether a scalar may stand on a screen: no control, nothing that turns the text around it.
func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: false
    default: true
    }
}

/// Bytes read as choices, from the front; once they are used up, zeros.
struct FuzzBytes {
    private(set) var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    /// Whether all were used.
    var isEmpty: Bool { rest.isEmpty }

    /// The next byte.
    mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

    /// A number from 0 to below a limit.
    mutating func below(_ limit: Int) -> Int {
        limit <= 256 ? Int(byte()) % max(1, limit) : (Int(byte()) << 8 | Int(byte())) % limit
    }

    /// One of some values.
    mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

    /// Text of the next few bytes.
    mutating func text(atMost count: Int) -> String {
        let part = rest.prefix(below(count + 1))
        rest = rest.dropFirst(part.count)
        return String(decoding: part, as: UTF8.self)
    }

    /// Everything that is left, as text.
    mutating func remainingText() -> String {
        defer { rest = [] }
        return String(decoding: rest, as: UTF8.self)
    }
}
