// Where and under which circumstances a view is resolved: its node, its environment, and which evaluation made it.

/// What a view is given when it makes its elements.
@MainActor public struct ViewContext {
    /// The lasting place of the view.
    public let node: ViewNode
    /// The values handed down by the views around it.
    public var environment: EnvironmentValues
    /// The evaluation that made the view value at hand.
    let generation: UInt64

    init(node: ViewNode, environment: EnvironmentValues, generation: UInt64) {
        self.node = node
        self.environment = environment
        self.generation = generation
    }

    /// The context of a child that is known by its place.
    public func child(_ index: Int) -> ViewContext {
        ViewContext(node: node.child(at: index), environment: environment, generation: generation)
    }

    /// The context of a child that is known by an id, wherever it stands.
    public func child(id: AnyHashable) -> ViewContext {
        child(.id(id))
    }

    /// The context of a child that is known by a key.
    func child(_ key: NodeKey) -> ViewContext {
        ViewContext(node: node.child(key), environment: environment, generation: generation)
    }

    /// Keeps the state of a child that takes no part in this frame, such as a tab that is not selected.
    public func keep(id: AnyHashable) {
        node.keep(.id(id))
    }

    /// The object of this kind that lives in this place, made on first use.
    public func storage<Storage: AnyObject>(_ make: () -> Storage) -> Storage {
        node.storage(make)
    }

    /// This context with changed environment values.
    public func with(_ change: (inout EnvironmentValues) -> Void) -> ViewContext {
        var context = self
        change(&context.environment)
        return context
    }

    /// A name for something that can have the focus here.
    ///
    /// - Parameter part: tells several such things in one place apart.
    public func focusID(_ part: Int = 0) -> FocusID {
        FocusID(node: ObjectIdentifier(node), part: part)
    }

    /// Says that this place must be evaluated and drawn again; for storage that is no `@State`.
    public func invalidate() {
        node.invalidate()
    }

    /// Says that a frame is due, without evaluating any body.
    public var requestFrame: @MainActor () -> Void {
        { [tree = node.tree] in tree.signal.raise() }
    }

    /// Shows something over all else in this frame; call it for as long as it is to be seen.
    public func present(_ overlay: Overlay) {
        if !environment.isCovered { session?.painter?.present(overlay) }
    }

    /// The session that this view is part of.
    public var session: Session? { node.tree.session }
}
