// `@Environment`: values and models handed down by the views around.
public import Observation

/// Reads a value that a view around has handed down.
@MainActor @propertyWrapper public struct Environment<Value>: DynamicProperty {
    private let slot = EnvironmentSlot()
    private let read: (EnvironmentValues) -> Value

    /// Reads the value at a key path.
    public init(_ path: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: path] }
    }

    /// Reads the model of a kind.
    ///
    /// It is a mistake of the program if no view around hands one down.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        read = { values in
            guard let object = values.object(type) else {
                preconditionFailure("no \(type) in the environment: add .environment(_:) to a view around")
            }
            return object
        }
    }

    /// Reads the model of a kind, if a view around hands one down.
    public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
        read = { $0.object(type) }
    }

    /// The value where the view stands.
    public var wrappedValue: Value {
        let values = slot.node?.environment ?? EnvironmentValues()
        guard let reader = ViewNode.current else { return read(values) }
        let reads = EnvironmentReads()
        let outer = EnvironmentReads.current
        EnvironmentReads.current = reads
        let value = read(values)
        EnvironmentReads.current = outer
        for read in reads.reads.all { reader.evaluation.environmentReads[read.key] = .some(read.value) }
        return value
    }
}

private final class EnvironmentSlot: PropertySlot {
    weak var node: ViewNode?

    override func attach(to node: ViewNode, at index: Int) { self.node = node }
}
