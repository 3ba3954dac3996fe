// `@AppStorage` and `@SceneStorage`: values kept under a name in the session's stores. Any two with the same name are the
// same value.
public import FoundationEssentials
import NavigationStore

/// A value that is kept from run to run.
@MainActor @propertyWrapper public struct AppStorage<Value>: NodeProperty {
    private let slot: StorageSlot<Value>

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

    func attach(to node: ViewNode, at index: Int) { slot.attach(to: node) }
}

/// A value that is kept for this window: where the person was.
@MainActor @propertyWrapper public struct SceneStorage<Value>: NodeProperty {
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

    func attach(to node: ViewNode, at index: Int) { slot.attach(to: node) }
}

/// Reads and writes one value of a store.
///
/// What was decoded is remembered for as long as it is stored so.
@MainActor private final class StorageSlot<Value> {
    private let key: String
    private let form: StoredForm<Value>
    private let initial: Value
    private let isOfScene: Bool
    private var store: ValueStore?
    private var decoded: (stored: StoredValue, value: Value)?

    init(_ key: String, _ form: StoredForm<Value>, _ initial: Value, _ store: ValueStore?, isOfScene: Bool) {
        self.key = key
        self.form = form
        self.initial = initial
        self.store = store
        self.isOfScene = isOfScene
    }

    func attach(to node: ViewNode) {
        guard store == nil, let options = node.tree.session?.options else { return }
        store = isOfScene ? options.sceneStore : options.store
    }

    var value: Value {
        get {
            guard let stored = store?[key] else { return initial }
            if let decoded, decoded.stored == stored { return decoded.value }
            guard let value = form.read(stored) else { return initial }
            decoded = (stored, value)
            return value
        }
        set { store?[key] = form.write(newValue) }
    }

    var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
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
}
