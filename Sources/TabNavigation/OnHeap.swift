// A state is handed on many times in every frame. What is made of the outline lies on the heap, so that a copy of the
// state is a few words; it is copied only when one of several owners changes it.

/// A value on the heap that is still a value: owners see no change that another one makes.
@propertyWrapper struct OnHeap<Value: Sendable>: Sendable {
    private final class Box: @unchecked Sendable {
        /// Changed only by an owner that shares it with nobody.
        var value: Value

        init(_ value: Value) { self.value = value }
    }

    private var box: Box

    init(wrappedValue: Value) { box = Box(wrappedValue) }

    var wrappedValue: Value {
        _read { yield box.value }
        _modify {
            if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
            yield &box.value
        }
    }
}
