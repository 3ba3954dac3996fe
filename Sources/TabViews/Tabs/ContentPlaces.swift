// Where people's own types of tab content keep their states and read their environment: each has a node below the one in
// which the builder is evaluated, known by the members of `ForEach` around it and its number among its siblings.

/// The places of composed tab content in one evaluation of the builder.
@MainActor final class ContentPlaces {
    /// The places of the evaluation at hand.
    static var current: ContentPlaces?

    private let context: ViewContext
    private var members: [AnyHashable] = []
    private var number = 0
    /// The keys of all places, so that they outlive frames in which nothing is evaluated.
    private(set) var keys: [NodeKey] = []

    init(_ context: ViewContext) { self.context = context }

    /// Evaluates with these places at hand.
    func lowering<Result>(_ work: () -> Result) -> Result {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        return work()
    }

    /// Ties the states of a value to its place.
    func wire<Content: TabContent>(_ content: Content) {
        number += 1
        let key = NodeKey.tabContent(members: members, number: number)
        keys.append(key)
        let node = context.node.child(key)
        node.adopt(Content.self)
        node.environment = context.environment
        node.wire(content)
    }

    /// Counts anew inside a member of a collection.
    func inside(_ member: AnyHashable, _ work: () -> Void) {
        let outer = number
        members.append(member)
        number = 0
        work()
        members.removeLast()
        number = outer
    }
}
