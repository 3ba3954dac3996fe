// `@State`: a value that belongs to a place in the interface. It outlives the view values that are made and thrown away
// around it, and goes when the place goes.

/// A value owned by a view.
@MainActor @propertyWrapper public struct State<Value>: DynamicProperty {
    private let slot: StateSlot<Value>

    /// State with a value to begin with, which is made once for each place.
    public init(
        wrappedValue: @autoclosure @escaping @MainActor () -> Value, file: StaticString = #fileID, line: UInt = #line
    ) {
        slot = StateSlot(SourcePlace(file, line), wrappedValue)
    }

    /// State with a value to begin with.
    public init(initialValue: Value, file: StaticString = #fileID, line: UInt = #line) {
        slot = StateSlot(SourcePlace(file, line)) { initialValue }
    }

    /// The value now.
    ///
    /// Setting it makes a new frame where it was read.
    public var wrappedValue: Value {
        get { slot.box.read() }
        nonmutating set { slot.box.write(newValue) }
    }

    /// The value to be handed to others.
    public var projectedValue: Binding<Value> {
        Binding(slot.box)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// State that begins with nothing.
    public init(file: StaticString = #fileID, line: UInt = #line) {
        slot = StateSlot(SourcePlace(file, line)) { nil }
    }
}

/// Ties the copies of one view value to the box in its node.
private final class StateSlot<Value>: PropertySlot {
    private let initial: @MainActor () -> Value
    private var attached: StateBox<Value>?
    private weak var node: ViewNode?
    private var index = 0
    private let place: SourcePlace

    init(_ place: SourcePlace, _ initial: @escaping @MainActor () -> Value) {
        self.place = place
        self.initial = initial
    }

    /// The box; a view that stands nowhere gets one of its own.
    var box: StateBox<Value> {
        if let attached { return attached }
        let box = node?.box(at: index) { StateBox(initial(), owner: node) } ?? StateBox(initial())
        attached = box
        return box
    }

    override func attach(to node: ViewNode, at index: Int) {
        if self.node === node, self.index == index { return }
        if let old = self.node, old !== node, old.holds(self, at: self.index) {
            node.tree.session?.note(Misuse(.placedTwice, "", at: place))
        }
        node.note(self, at: index)
        self.node = node
        self.index = index
        attached = nil
    }

    /// What it begins with is of no interest any more.
    override func isSame(as other: PropertySlot) -> Bool { other is StateSlot<Value> }
}

/// Keeps a value and knows which bodies have read it.
@MainActor final class StateBox<Value>: BindingPlace<Value> {
    private var value: Value
    private var readers = Readers()
    private weak var owner: ViewNode?

    init(_ value: Value, owner: ViewNode? = nil) {
        self.value = value
        self.owner = owner
        super.init()
    }

    override func read() -> Value {
        readers.note()
        return value
    }

    /// The value, without charging the read to anybody.
    func peek() -> Value { value }

    override func write(_ newValue: Value) {
        let old = value
        value = newValue
        if let old = old as? any Equatable, areEqual(old, newValue) { return }
        owner?.touch()
        readers.invalidate()
    }
}
