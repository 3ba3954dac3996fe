// `@FocusState`: the program's own say in where the focus is. A view names a value with `focused`; setting the value moves
// the focus to that view, and moving the focus sets the value.
import TerminalScreen

/// Which view has the focus, as a value of the program's own.
@MainActor @propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    private let slot: FocusSlot<Value>

    /// Nothing has the focus at first.
    public init() where Value: ExpressibleByNilLiteral { slot = FocusSlot(nil) }
    /// The view does not have the focus at first.
    public init() where Value == Bool { slot = FocusSlot(false) }

    /// The value of the view that has the focus.
    ///
    /// Setting it moves the focus.
    public var wrappedValue: Value {
        get { slot.box.state.read() }
        nonmutating set { slot.box.request(newValue) }
    }

    /// What `focused` takes.
    public var projectedValue: Binding { Binding(box: slot.box) }

    /// A value of focus that belongs to a view around.
    @MainActor @propertyWrapper public struct Binding {
        let box: FocusBox<Value>

        /// The value of the view that has the focus.
        ///
        /// Setting it moves the focus.
        public var wrappedValue: Value {
            get { box.state.read() }
            nonmutating set { box.request(newValue) }
        }

        /// What `focused` takes.
        public var projectedValue: Binding { self }
    }
}

private final class FocusSlot<Value: Hashable>: PropertySlot {
    private let none: Value
    private var attached: FocusBox<Value>?
    private weak var node: ViewNode?
    private var index = 0

    init(_ none: Value) { self.none = none }

    var box: FocusBox<Value> {
        if let attached { return attached }
        let box = node?.box(at: index) { FocusBox(none) } ?? FocusBox(none)
        box.session = node?.tree.session
        attached = box
        return box
    }

    override func attach(to node: ViewNode, at index: Int) {
        if self.node === node, self.index == index { return }
        self.node = node
        self.index = index
        attached = nil
    }

    override func isSame(as other: PropertySlot) -> Bool { other is FocusSlot<Value> }
}

/// Keeps the value and what the program has asked for.
@MainActor final class FocusBox<Value: Hashable>: FocusTarget {
    let none: Value
    let state: StateBox<Value>
    weak var session: Session?
    private var requested: Value?

    init(_ none: Value) {
        self.none = none
        state = StateBox(none)
    }

    func request(_ value: Value) {
        requested = value
        session?.requestFrame()
    }

    func takeRequest() -> AnyHashable? {
        guard let value = requested else { return nil }
        requested = nil
        return AnyHashable(value)
    }

    func tell(_ value: AnyHashable?) {
        let value = value?.base as? Value ?? none
        if state.peek() != value { state.write(value) }
    }
}

/// A value of focus, whatever its kind.
@MainActor protocol FocusTarget: AnyObject {
    func takeRequest() -> AnyHashable?
    func tell(_ value: AnyHashable?)
}

/// A region that stands for a value of focus.
struct FocusMark {
    let target: any FocusTarget
    let value: AnyHashable
}

extension View {
    /// Ties this view to a value of focus.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        wrapping { element, _ in
            FocusMarkElement(content: element, mark: FocusMark(target: binding.box, value: AnyHashable(value)))
        }
    }

    /// Ties this view to a condition of focus.
    public func focused(_ binding: FocusState<Bool>.Binding) -> some View { focused(binding, equals: true) }
}

struct FocusMarkElement: WrappingElement {
    let content: any Element
    let mark: FocusMark

    func draw(in rect: Rect, on painter: Painter) {
        let first = painter.records.count
        content.draw(in: rect, on: painter)
        painter.mark(from: first, mark)
    }
}

extension Session {
    /// Moves the focus where the program has asked for.
    func applyFocusRequests() {
        for mark in marks {
            guard let wanted = mark.mark.target.takeRequest() else { continue }
            if let target = marks.first(where: { $0.mark.target === mark.mark.target && $0.mark.value == wanted }),
                let index = target.records.first(where: { records[$0].canHaveFocus })
            {
                if overlays.isEmpty { focus.base = records[index].area }
                focus.current = records[index].responder.id
                focus.mustReveal = true
            } else if let here = focusedRecord, mark.records.contains(here) {
                // Nothing is to have the focus: it goes on to the next thing.
                focus.current = focusOrder(in: focus.area).first { !mark.records.contains($0) }.map {
                    records[$0].responder.id
                }
            }
        }
    }

    /// Sets the program's values to what has the focus.
    func tellFocusBindings() {
        guard !marks.isEmpty else { return }
        let here = focusedRecord
        var told: [ObjectIdentifier: (target: any FocusTarget, value: AnyHashable?)] = [:]
        for mark in marks {
            let id = ObjectIdentifier(mark.mark.target)
            let holds = here.map(mark.records.contains) == true
            if holds || told[id] == nil { told[id] = (mark.mark.target, holds ? mark.mark.value : nil) }
        }
        for entry in told.values { entry.target.tell(entry.value) }
    }
}
