// What `@AppStorage` and `@SceneStorage` read and write: values by name. A store keeps them in memory and hands changes to
// whoever puts them on disk; when that happens is not its business.
import FoundationEssentials
public import NavigationStore

/// Values that outlive the program.
@MainActor public final class ValueStore {
    private var values: [String: StoredValue]
    private var readers: [String: Readers] = [:]
    private var changes: [String: StoredValue?] = [:]
    /// Puts changes on disk; nil changes are removals.
    ///
    /// Called by `flush`.
    public var save: (([String: StoredValue?]) -> Void)?
    /// Told once when there is something to flush.
    public var onChange: (() -> Void)?

    /// A store with values to begin with.
    public init(_ values: [String: StoredValue] = [:]) { self.values = values }

    /// The value under a name.
    public subscript(name: String) -> StoredValue? {
        get {
            if ViewNode.current != nil { readers[name, default: Readers()].note() }
            return values[name]
        }
        set {
            guard values[name] != newValue else { return }
            let isFirst = changes.isEmpty
            values[name] = newValue
            changes.updateValue(newValue, forKey: name)
            readers[name]?.invalidate()
            if isFirst { onChange?() }
        }
    }

    /// Takes over values that have changed elsewhere, such as in another instance; they are not saved again.
    public func merge(_ other: [String: StoredValue]) {
        for (name, value) in other where values[name] != value && changes[name] == nil {
            values[name] = value
            readers[name]?.invalidate()
        }
    }

    /// Hands all changes since the last time to `save`.
    public func flush() {
        guard !changes.isEmpty else { return }
        let due = changes
        changes = [:]
        save?(due)
    }
}

/// How a value is kept in a store.
struct StoredForm<Value> {
    let read: (StoredValue) -> Value?
    let write: (Value) -> StoredValue?
}

extension StoredForm where Value == Bool {
    static var bool: Self { Self(read: { $0.boolValue }, write: { .bool($0) }) }
}
extension StoredForm where Value == Int {
    static var int: Self { Self(read: { $0.integerValue }, write: { .integer($0) }) }
}
extension StoredForm where Value == Double {
    static var double: Self { Self(read: { $0.numberValue }, write: { .number($0) }) }
}
extension StoredForm where Value == String {
    static var string: Self { Self(read: { $0.stringValue }, write: { .string($0) }) }
}
extension StoredForm where Value == URL {
    static var url: Self {
        Self(read: { $0.stringValue.flatMap { URL(string: $0) } }, write: { .string($0.absoluteString) })
    }
}
extension StoredForm where Value == Data {
    static var data: Self {
        Self(read: { $0.stringValue.flatMap { Data(base64Encoded: $0) } }, write: { .string($0.base64EncodedString()) })
    }
}
extension StoredForm where Value: RawRepresentable, Value.RawValue == Int {
    static var rawInt: Self { Self(read: { $0.integerValue.flatMap(Value.init) }, write: { .integer($0.rawValue) }) }
}
extension StoredForm where Value: RawRepresentable, Value.RawValue == String {
    static var rawString: Self { Self(read: { $0.stringValue.flatMap(Value.init) }, write: { .string($0.rawValue) }) }
}
extension StoredForm where Value: Codable {
    /// Anything else that can be encoded, as its JSON.
    static var json: Self {
        Self(
            read: { stored in
                guard let data = try? JSONEncoder().encode(stored) else { return nil }
                return try? JSONDecoder().decode(Value.self, from: data)
            },
            write: { value in
                guard let data = try? JSONEncoder().encode(value) else { return nil }
                return try? JSONDecoder().decode(StoredValue.self, from: data)
            })
    }
}
extension StoredForm {
    /// The same for a value that may be missing.
    var optional: StoredForm<Value?> {
        StoredForm<Value?>(read: { read($0) }, write: { $0.flatMap(write) })
    }
}
