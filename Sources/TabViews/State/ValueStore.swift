// What `@AppStorage` and `@SceneStorage` read and write: values by name. A store keeps them in memory and hands changes to
// whoever puts them on disk; when that happens is not its business.
import FoundationEssentials
public import NavigationStore
import TerminalScreen

/// Values that outlive the program.
@MainActor public final class ValueStore {
    private var values: [String: StoredValue] = [:]
    /// Reads the values when they are first asked for; nil once that is done.
    private var load: (() -> [String: StoredValue])?
    private var readers: [String: Readers] = [:]
    private var groupReaders: [String: Readers] = [:]
    private var changes: [String: StoredValue?] = [:]
    /// Puts changes on disk; nil changes are removals.
    ///
    /// Called by `flush`.
    public var save: (([String: StoredValue?]) -> Void)?
    /// Told once when there is something to flush.
    public var onChange: (() -> Void)?
    /// Told when a file could not be read or written as it should.
    public var onProblem: ((StoreProblem) -> Void)?

    /// A store with values to begin with.
    public init(_ values: [String: StoredValue] = [:]) { self.values = values }

    /// A store that is kept in a file, which is read when a value is first asked for.
    ///
    /// What cannot be saved stays to be saved with the next change.
    public init(file: StoreFile) {
        load = { [weak self] in self?.read(file) ?? [:] }
        save = { [weak self] changes in self?.write(changes, to: file) }
    }

    /// The value under a name.
    public subscript(name: String) -> StoredValue? {
        get {
            if ViewNode.current != nil { readers[name, default: Readers()].note() }
            prepare()
            return values[name]
        }
        set {
            prepare()
            guard values[name] != newValue else { return }
            let isFirst = changes.isEmpty
            values[name] = newValue
            changes.updateValue(newValue, forKey: name)
            tell(name)
            if isFirst { onChange?() }
        }
    }

    /// All values whose names begin in the same way, by the rest of their names.
    func values(under prefix: String) -> [String: StoredValue] {
        if ViewNode.current != nil { groupReaders[prefix, default: Readers()].note() }
        prepare()
        var group: [String: StoredValue] = [:]
        for (name, value) in values {
            if let rest = name.rest(after: prefix) { group[String(rest)] = value }
        }
        return group
    }

    /// Replaces all values whose names begin in the same way; those that stay the same are no change.
    func set(_ group: [String: StoredValue], under prefix: String) {
        for name in values(under: prefix).keys where group[name] == nil { self[prefix + name] = nil }
        for (name, value) in group { self[prefix + name] = value }
    }

    /// Takes over values that have changed elsewhere, such as in another instance; they are not saved again.
    public func merge(_ other: [String: StoredValue]) {
        prepare()
        for (name, value) in other where values[name] != value && changes[name] == nil {
            values[name] = value
            tell(name)
        }
    }

    /// Hands all changes since the last time to `save`.
    public func flush() {
        guard !changes.isEmpty else { return }
        let due = changes
        changes = [:]
        save?(due)
    }

    private func tell(_ name: String) {
        readers[name]?.invalidate()
        for prefix in groupReaders.keys where name.begins(with: prefix) { groupReaders[prefix]?.invalidate() }
    }

    private func prepare() {
        guard let load else { return }
        self.load = nil
        values = load()
    }

    private func read(_ file: StoreFile) -> [String: StoredValue] {
        do throws(StoreError) {
            let loaded = try file.load()
            if let notice = loaded.notice { onProblem?(.notice(notice)) }
            return loaded.values
        } catch {
            onProblem?(.error(error))
            return [:]
        }
    }

    private func write(_ due: [String: StoredValue?], to file: StoreFile) {
        do throws(StoreError) {
            let saved = try file.save(changes: due)
            if let notice = saved.notice { onProblem?(.notice(notice)) }
            merge(saved.values)
        } catch {
            changes.merge(due) { newer, _ in newer }
            onProblem?(.error(error))
        }
    }
}

/// What went wrong with a file of values.
public enum StoreProblem: Hashable, Sendable {
    /// It was broken, or of a later version.
    case notice(StoreNotice)
    /// It could not be used.
    case error(StoreError)
}

/// How a value is kept under its name.
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
