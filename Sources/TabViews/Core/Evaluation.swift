// When a body is evaluated again: never, unless a state or model that it read has changed, an environment value that it
// read is another one, or an evaluation above has made another view value, or the closure anew.
import Observation
import Synchronization

/// What a node remembers of the last evaluation of its body.
@MainActor struct EvaluationRecord {
    var value: AnyObject?
    /// The view that was evaluated, if it may be compared with the next one in its place.
    var owner: AnyObject?
    /// The evaluation above that made the view value evaluated here.
    var source: UInt64 = 0
    /// The number of this evaluation, handed down to the children.
    var generation: UInt64 = 0
    var isStale = false
    var change: ChangeFlag?
    var environmentReads = Pairs<ObjectIdentifier, EnvironmentEntry?>()
}

/// A value that lives on the heap, so that a node can keep it without knowing its type.
final class Kept<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
}

/// Set from any thread when something observed has changed.
final class ChangeFlag: Sendable {
    private let isSet = Atomic<Bool>(false)
    private let signal: ChangeSignal

    init(_ signal: ChangeSignal) { self.signal = signal }

    var hasChanged: Bool { isSet.load(ordering: .sequentiallyConsistent) }

    func set() {
        isSet.store(true, ordering: .sequentiallyConsistent)
        signal.raise()
    }
}

/// Tells the session, once per frame, that something has changed.
///
/// While the session itself handles an event or draws, nobody needs to be told: it looks afterwards.
final class ChangeSignal: Sendable {
    private let isRaised = Atomic<Bool>(true)
    private let isAwaited = Atomic<Bool>(true)
    @MainActor weak var session: Session?

    var needsFrame: Bool { isRaised.load(ordering: .sequentiallyConsistent) }

    func raise() {
        guard !isRaised.exchange(true, ordering: .sequentiallyConsistent) else { return }
        guard !isAwaited.load(ordering: .sequentiallyConsistent) else { return }
        Task { @MainActor in self.session?.changed() }
    }

    func lower() { isRaised.store(false, ordering: .sequentiallyConsistent) }

    /// Whether the session looks for changes itself after what it does now.
    func await(_ isAwaited: Bool) { self.isAwaited.store(isAwaited, ordering: .sequentiallyConsistent) }
}

/// The outcome of evaluating a closure in a node.
@MainActor public struct Evaluated<Value> {
    /// What the closure returned, now or when it was last evaluated.
    public let value: Value
    /// Whether it was evaluated just now.
    public let isNew: Bool
    /// The context for what the value declares.
    public let context: ViewContext
}

extension ViewContext {
    /// The elements of a composed view: its body is evaluated here if need be.
    @usableFromInline
    func composed<Content: View, Made: View>(_ view: Content, _ body: (Content) -> Made) -> [any Element] {
        node.adopt(Content.self)
        keepIfSame(view)
        let evaluated = evaluate(wiring: view) { body(view) }
        if evaluated.isNew { node.evaluation.owner = Kept(view) }
        return evaluated.value.elements(in: evaluated.context.child(0))
    }

    /// The elements of a composed scene, or of a program.
    @usableFromInline
    func composed<Owner, Made: Scene>(scene owner: Owner, _ body: (Owner) -> Made) -> [any Element] {
        node.adopt(Owner.self)
        let evaluated = evaluate(wiring: owner) { body(owner) }
        return evaluated.value.elements(in: evaluated.context.child(0))
    }

    /// Lets the last evaluation stand although the body above was evaluated anew, if it has made an equal view.
    private func keepIfSame<Content: View>(_ view: Content) {
        guard node.evaluation.source != generation, let last = node.evaluation.owner as? Kept<Content> else { return }
        if PropertySlot.areSame(last.value, view) || Content.areEqual(last.value, view) {
            node.evaluation.source = generation
        }
    }

    /// Evaluates a closure in this place unless what it returned last still holds.
    ///
    /// What the closure reads (state, observable models, environment) decides when it is evaluated again; so does an
    /// evaluation of the body that made the closure. One closure per context: use `child` for a second one.
    public func evaluate<Value>(_ make: () -> Value) -> Evaluated<Value> {
        evaluate(wiring: (), make)
    }

    /// Reads what is kept elsewhere and may be changed there at any time, such as what a binding leads to: its change
    /// makes a frame, and evaluates no body above.
    ///
    /// It is read anew in every frame, since not everything can be observed.
    public func reading<Value>(_ read: () -> Value) -> Value {
        _ = child(.reading).evaluate(read)
        return read()
    }

    func evaluate<Value>(wiring owner: some Any, _ make: () -> Value) -> Evaluated<Value> {
        node.environment = environment
        if let kept = node.evaluation.value as? Kept<Value>, isCurrent(node.evaluation) {
            return Evaluated(value: kept.value, isNew: false, context: evaluatedContext)
        }
        node.wire(owner)
        node.bodyCount += 1
        let flag = ChangeFlag(node.tree.signal)
        node.evaluation.environmentReads.removeAll()
        node.evaluation.source = generation
        node.evaluation.generation = node.tree.nextGeneration()
        node.evaluation.isStale = false
        node.evaluation.change = flag
        let outer = ViewNode.current
        ViewNode.current = node
        let value = withObservationTracking(make) { flag.set() }
        ViewNode.current = outer
        node.evaluation.value = Kept(value)
        return Evaluated(value: value, isNew: true, context: evaluatedContext)
    }

    private var evaluatedContext: ViewContext {
        ViewContext(node: node, environment: environment, generation: node.evaluation.generation)
    }

    private func isCurrent(_ last: EvaluationRecord) -> Bool {
        guard !last.isStale, last.source == generation, last.change?.hasChanged != true else { return false }
        return last.environmentReads.all.allSatisfy { environment.holds($0.value, for: $0.key) }
    }
}
