// A property of a model that knows which bodies have read it, as `@State` does. Observation does the same for models of
// any kind, by key paths: making the first of each kind, and the tables they are kept in, costs a start as much as a
// whole frame. So the models of this package's own program use this.

/// A property of a model of the main actor; changing it makes a new frame where it was read.
@MainActor @propertyWrapper package struct Tracked<Value> {
    @usableFromInline var value: Value
    @usableFromInline let readers = SharedReaders()
    /// Whether two values mean the same, where anybody can tell.
    @usableFromInline let areSame: (@MainActor (Value, Value) -> Bool)?

    /// A property with its first value.
    @inlinable package init(wrappedValue: Value) {
        value = wrappedValue
        areSame = nil
    }

    /// A property with its first value; setting an equal one changes nothing.
    @inlinable package init(wrappedValue: Value) where Value: Equatable {
        value = wrappedValue
        areSame = { $0 == $1 }
    }

    /// The value.
    @inlinable package var wrappedValue: Value {
        get {
            readers.note()
            return value
        }
        set {
            let isSame = areSame?(value, newValue) == true
            value = newValue
            if !isSame { readers.invalidate() }
        }
        _modify {
            defer { readers.invalidate() }
            yield &value
        }
    }
}

/// The bodies that have read a value, to be noted where the value itself may not be changed.
@MainActor @usableFromInline final class SharedReaders {
    private var readers = Readers()

    @usableFromInline init() {}

    @usableFromInline func note() { readers.note() }
    @usableFromInline func invalidate() { readers.invalidate() }
}
