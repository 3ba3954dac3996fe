// `@Environment`: values and models handed down by the views around.
public import Observation

/// Reads a value that a view around has handed down.
@MainActor @propertyWrapper public struct Environment<Value>: DynamicProperty {
    private let slot: EnvironmentSlot<Value>

    /// Reads the value at a key path.
    public init(_ path: KeyPath<EnvironmentValues, Value>) {
        slot = EnvironmentSlot(path) { $0[keyPath: path] }
    }

    /// Reads the model of a kind.
    ///
    /// It is a mistake of the program if no view around hands one down.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        slot = EnvironmentSlot { values in
            guard let object = values.object(type) else {
                preconditionFailure("no \(type) in the environment: add .environment(_:) to a view around")
            }
            return object
        }
    }

    /// Reads the model of a kind, if a view around hands one down.
    public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
        slot = EnvironmentSlot { $0.object(type) }
    }

    /// The value where the view stands.
    public var wrappedValue: Value {
        let values = slot.node?.environment ?? EnvironmentValues()
        guard let reader = ViewNode.current else { return slot.read(values) }
        let reads = EnvironmentReads()
        let outer = EnvironmentReads.current
        EnvironmentReads.current = reads
        let value = slot.read(values)
        EnvironmentReads.current = outer
        for read in reads.reads.all { reader.evaluation.environmentReads[read.key] = .some(read.value) }
        return value
    }
}

private final class EnvironmentSlot<Value>: PropertySlot {
    /// What is read, if it is not the model of a kind.
    private let path: KeyPath<EnvironmentValues, Value>?
    let read: (EnvironmentValues) -> Value
    weak var node: ViewNode?

    init(_ path: KeyPath<EnvironmentValues, Value>? = nil, read: @escaping (EnvironmentValues) -> Value) {
        self.path = path
        self.read = read
    }

    override func attach(to node: ViewNode, at index: Int) { self.node = node }

    override func isSame(as other: PropertySlot) -> Bool {
        guard let other = other as? EnvironmentSlot<Value> else { return false }
        return path == other.path
    }
}
