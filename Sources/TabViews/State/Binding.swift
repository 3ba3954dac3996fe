// `@Binding` and `@Bindable`: ways to a value that somebody else owns.
public import Observation

/// A value that belongs to somebody else, to be read and set.
@MainActor @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    private let get: @MainActor () -> Value
    private let set: @MainActor (Value) -> Void

    /// A binding by two closures.
    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        self.get = get
        self.set = set
    }

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
        get { get() }
        nonmutating set { set(newValue) }
    }

    /// This binding.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value.
    public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
        Binding<Member>(get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
    }
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
