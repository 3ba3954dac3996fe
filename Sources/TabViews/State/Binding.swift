// `@Binding` and `@Bindable`: ways to a value that somebody else owns.
public import Observation

/// A value that belongs to somebody else, to be read and set.
@MainActor @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    /// One object, so that bindings to the same state are the same: a view that is given one again is not made again.
    private let place: BindingPlace<Value>

    /// A binding by two closures.
    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        place = BindingPlace(get: get, set: set)
    }

    init(_ place: BindingPlace<Value>) { self.place = place }

    /// The binding itself; what `$` hands on.
    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// A binding that never changes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    /// A binding to what is inside an optional, if there is something now.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
    }

    /// A binding to an optional by one that is never nil.
    ///
    /// Setting nil does nothing.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
    }

    /// The value.
    public var wrappedValue: Value {
        get { place.read() }
        nonmutating set { place.write(newValue) }
    }

    /// This binding.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value.
    public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
        Binding<Member>(get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
    }
}

/// Where a binding leads: to two closures, or to what a subclass keeps.
@MainActor class BindingPlace<Value> {
    private let get: (@MainActor () -> Value)?
    private let set: (@MainActor (Value) -> Void)?

    init(get: (@MainActor () -> Value)? = nil, set: (@MainActor (Value) -> Void)? = nil) {
        self.get = get
        self.set = set
    }

    func read() -> Value {
        guard let get else { preconditionFailure("a place that reads nothing") }
        return get()
    }

    func write(_ value: Value) { set?(value) }
}

extension Binding: Identifiable where Value: Identifiable {
    /// The identity of the value.
    public nonisolated var id: Value.ID {
        MainActor.assumeIsolated { UncheckedBox(wrappedValue.id) }.value
    }
}

/// Carries a value out of a place that is known to be the main actor.
private struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

/// Makes bindings to the properties of an observable model.
@MainActor @propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
    /// The model.
    public var wrappedValue: Value

    /// This wrapper, of which `$` takes members.
    public var projectedValue: Bindable<Value> { self }

    /// Wraps a model.
    public init(wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }

    /// Wraps a model.
    public init(_ wrappedValue: Value) where Value: AnyObject & Observable { self.wrappedValue = wrappedValue }

    /// A binding to a property of the model.
    public subscript<Member>(dynamicMember path: ReferenceWritableKeyPath<Value, Member>) -> Binding<Member>
    where Value: AnyObject {
        let model = wrappedValue
        return Binding(get: { model[keyPath: path] }, set: { model[keyPath: path] = $0 })
    }
}
