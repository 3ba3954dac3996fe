// `@AppStorage` and `@SceneStorage`: values kept under a name in the session's stores. Any two with the same name are the
// same value.
public import FoundationEssentials
import NavigationStore
import TabNavigation

/// A value that is kept from run to run.
@MainActor @propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    private let slot: StorageSlot<Value>

    init(group key: String, _ form: StoredGroup<Value>, _ initial: Value, _ store: ValueStore?) {
        slot = StorageSlot(group: key, form, initial, store)
    }

    init(_ key: String, _ form: StoredForm<Value>, _ initial: Value, _ store: ValueStore?) {
        slot = StorageSlot(key, form, initial, store, isOfScene: false)
    }

    /// The value now.
    ///
    /// Setting it makes a new frame where it was read, and it is saved.
    public var wrappedValue: Value {
        get { slot.value }
        nonmutating set { slot.value = newValue }
    }

    /// The value to be handed to others.
    public var projectedValue: Binding<Value> { slot.binding }
}

/// A value that is kept for this window: where the person was.
@MainActor @propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    private let slot: StorageSlot<Value>

    init(_ key: String, _ form: StoredForm<Value>, _ initial: Value) {
        slot = StorageSlot(key, form, initial, nil, isOfScene: true)
    }

    /// The value now.
    ///
    /// Setting it makes a new frame where it was read, and it is saved.
    public var wrappedValue: Value {
        get { slot.value }
        nonmutating set { slot.value = newValue }
    }

    /// The value to be handed to others.
    public var projectedValue: Binding<Value> { slot.binding }
}

/// Reads and writes one value of a store.
private final class StorageSlot<Value>: PropertySlot {
    private let key: String
    /// The store that was given, if any.
    private let given: ValueStore?
    private let read: (ValueStore) -> Value?
    private let write: (ValueStore, Value) -> Void
    private let initial: Value
    private let isOfScene: Bool
    private var store: ValueStore?

    init(_ key: String, _ form: StoredForm<Value>, _ initial: Value, _ store: ValueStore?, isOfScene: Bool) {
        // What was decoded is remembered for as long as it is stored so.
        var decoded: (stored: StoredValue, value: Value)?
        read = { store in
            guard let stored = store[key] else { return nil }
            if let decoded, decoded.stored == stored { return decoded.value }
            guard let value = form.read(stored) else { return nil }
            decoded = (stored, value)
            return value
        }
        write = { $0[key] = form.write($1) }
        self.key = key
        self.initial = initial
        given = store
        self.store = store
        self.isOfScene = isOfScene
    }

    init(group key: String, _ form: StoredGroup<Value>, _ initial: Value, _ store: ValueStore?) {
        read = { form.read($0.values(under: key + "/")) }
        write = { $0.set(form.write($1), under: key + "/") }
        self.key = key
        self.initial = initial
        given = store
        self.store = store
        isOfScene = false
    }

    override func attach(to node: ViewNode, at index: Int) {
        guard let session = node.tree.session else { return }
        if let given { session.keep(given) }
        if store == nil { store = isOfScene ? session.options.sceneStore : session.options.store }
    }

    /// The value to begin with may be another one: then it is not the same.
    override func isSame(as other: PropertySlot) -> Bool {
        guard let other = other as? StorageSlot<Value>, other.key == key, other.isOfScene == isOfScene,
            other.given === given, let initial = initial as? any Equatable
        else { return false }
        return areEqual(initial, other.initial)
    }

    var value: Value {
        get { store.flatMap(read) ?? initial }
        set { if let store { write(store, newValue) } }
    }

    var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}

/// How a value is kept as several, so that two programs that change different ones lose nothing of either.
struct StoredGroup<Value> {
    let read: ([String: StoredValue]) -> Value?
    let write: (Value) -> [String: StoredValue]
}

extension AppStorage {
    /// What the person rearranged in a tab view, under a name.
    public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: ValueStore? = nil)
    where Value == TabViewCustomization {
        let form = StoredGroup<Value>(
            read: { $0.isEmpty ? nil : TabViewCustomization(TabCustomization(stored: $0)) },
            write: { $0.changes.stored })
        self.init(group: key, form, wrappedValue, store)
    }
}

extension AppStorage {
    /// A truth value under a name.
    public init(wrappedValue: Value, _ key: String, store: ValueStore? = nil) where Value == Bool {
        self.init(key, .bool, wrappedValue, store)
    }
    /// A whole number under a name.
    public init(wrappedValue: Value, _ key: String, store: ValueStore? = nil) where Value == Int {
        self.init(key, .int, wrappedValue, store)
    }
    /// A number under a name.
    public init(wrappedValue: Value, _ key: String, store: ValueStore? = nil) where Value == Double {
        self.init(key, .double, wrappedValue, store)
    }
    /// A text under a name.
    public init(wrappedValue: Value, _ key: String, store: ValueStore? = nil) where Value == String {
        self.init(key, .string, wrappedValue, store)
    }
    /// An address under a name.
    public init(wrappedValue: Value, _ key: String, store: ValueStore? = nil) where Value == URL {
        self.init(key, .url, wrappedValue, store)
    }
    /// Bytes under a name.
    public init(wrappedValue: Value, _ key: String, store: ValueStore? = nil) where Value == Data {
        self.init(key, .data, wrappedValue, store)
    }
    /// A value with a number for each case, under a name.
    public init(wrappedValue: Value, _ key: String, store: ValueStore? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, .rawInt, wrappedValue, store)
    }
    /// A value with a text for each case, under a name.
    public init(wrappedValue: Value, _ key: String, store: ValueStore? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, .rawString, wrappedValue, store)
    }
    /// A text under a name, if there is one.
    public init(_ key: String, store: ValueStore? = nil) where Value == String? {
        self.init(key, StoredForm<String>.string.optional, nil, store)
    }
    /// A whole number under a name, if there is one.
    public init(_ key: String, store: ValueStore? = nil) where Value == Int? {
        self.init(key, StoredForm<Int>.int.optional, nil, store)
    }
    /// A number under a name, if there is one.
    public init(_ key: String, store: ValueStore? = nil) where Value == Double? {
        self.init(key, StoredForm<Double>.double.optional, nil, store)
    }
    /// A truth value under a name, if there is one.
    public init(_ key: String, store: ValueStore? = nil) where Value == Bool? {
        self.init(key, StoredForm<Bool>.bool.optional, nil, store)
    }
    /// An address under a name, if there is one.
    public init(_ key: String, store: ValueStore? = nil) where Value == URL? {
        self.init(key, StoredForm<URL>.url.optional, nil, store)
    }
    /// Bytes under a name, if there are any.
    public init(_ key: String, store: ValueStore? = nil) where Value == Data? {
        self.init(key, StoredForm<Data>.data.optional, nil, store)
    }
    /// A value with a number for each case, under a name, if there is one.
    public init<Raw: RawRepresentable>(_ key: String, store: ValueStore? = nil)
    where Value == Raw?, Raw.RawValue == Int {
        self.init(key, StoredForm<Raw>.rawInt.optional, nil, store)
    }
    /// A value with a text for each case, under a name, if there is one.
    public init<Raw: RawRepresentable>(_ key: String, store: ValueStore? = nil)
    where Value == Raw?, Raw.RawValue == String {
        self.init(key, StoredForm<Raw>.rawString.optional, nil, store)
    }
}

extension SceneStorage {
    /// A truth value under a name.
    public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(key, .bool, wrappedValue) }
    /// A whole number under a name.
    public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(key, .int, wrappedValue) }
    /// A number under a name.
    public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(key, .double, wrappedValue) }
    /// A text under a name.
    public init(wrappedValue: Value, _ key: String) where Value == String { self.init(key, .string, wrappedValue) }
    /// An address under a name.
    public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(key, .url, wrappedValue) }
    /// Bytes under a name.
    public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(key, .data, wrappedValue) }
    /// A value with a number for each case, under a name.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, .rawInt, wrappedValue)
    }
    /// A value with a text for each case, under a name.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, .rawString, wrappedValue)
    }
    /// A text under a name, if there is one.
    public init(_ key: String) where Value == String? { self.init(key, StoredForm<String>.string.optional, nil) }
    /// A whole number under a name, if there is one.
    public init(_ key: String) where Value == Int? { self.init(key, StoredForm<Int>.int.optional, nil) }
    /// A number under a name, if there is one.
    public init(_ key: String) where Value == Double? { self.init(key, StoredForm<Double>.double.optional, nil) }
    /// A truth value under a name, if there is one.
    public init(_ key: String) where Value == Bool? { self.init(key, StoredForm<Bool>.bool.optional, nil) }
    /// An address under a name, if there is one.
    public init(_ key: String) where Value == URL? { self.init(key, StoredForm<URL>.url.optional, nil) }
    /// Bytes under a name, if there are any.
    public init(_ key: String) where Value == Data? { self.init(key, StoredForm<Data>.data.optional, nil) }
    /// A value with a number for each case, under a name, if there is one.
    public init<Raw: RawRepresentable>(_ key: String) where Value == Raw?, Raw.RawValue == Int {
        self.init(key, StoredForm<Raw>.rawInt.optional, nil)
    }
    /// A value with a text for each case, under a name, if there is one.
    public init<Raw: RawRepresentable>(_ key: String) where Value == Raw?, Raw.RawValue == String {
        self.init(key, StoredForm<Raw>.rawString.optional, nil)
    }
}
