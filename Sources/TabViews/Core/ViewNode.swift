// What lasts between frames. A tree of nodes mirrors the declared structure; a node is found again by its place or by an
// explicit id and holds the state of the view there. Elements and layout are not kept: they are made for each frame.

/// The lasting place of a view: its state, its storage, the body evaluated last, its children.
///
/// A node lives as long as its owner declares it (or keeps it, as `TabView` does with tabs that are not selected).
@MainActor public final class ViewNode {
    /// The node whose body is being evaluated, to which reads are charged.
    static var current: ViewNode?

    let tree: ViewTree
    weak var parent: ViewNode?

    private var indexed: [ViewNode?] = []
    private var keyed: [NodeKey: ViewNode] = [:]
    private var storages: [AnyObject] = []

    /// The frame in which this node was last part of the interface.
    private(set) var visitedFrame = 0
    private var keptFrame = 0
    /// Whether state here or below has been changed since it was made.
    private(set) var isTouched = false
    /// Whether children that are not in a frame are kept if their state has been changed, as rows out of view are.
    var keepsTouched = false

    /// The kind of composed view whose state is here.
    private var viewType: ObjectIdentifier?
    var stateBoxes: [AnyObject?] = []
    /// The states of the view value that was evaluated here last.
    private var slots: [ObjectIdentifier?] = []
    var environment = EnvironmentValues()
    var evaluation = EvaluationRecord()

    /// How many times this node's body was evaluated; tests count on it.
    public internal(set) var bodyCount = 0

    init(tree: ViewTree, parent: ViewNode?) {
        self.tree = tree
        self.parent = parent
        visitedFrame = tree.frame
    }

    // MARK: Children

    func child(at index: Int) -> ViewNode {
        while indexed.count <= index { indexed.append(nil) }
        if let node = indexed[index] {
            node.visitedFrame = tree.frame
            return node
        }
        let node = ViewNode(tree: tree, parent: self)
        indexed[index] = node
        return node
    }

    func child(_ key: NodeKey) -> ViewNode {
        if let node = keyed[key] {
            node.visitedFrame = tree.frame
            return node
        }
        let node = ViewNode(tree: tree, parent: self)
        keyed[key] = node
        return node
    }

    /// Keeps a child that is not part of this frame, with all its state.
    func keep(_ key: NodeKey) {
        keyed[key]?.keptFrame = tree.frame
    }

    /// Lets go of every child that this frame neither declared nor kept.
    func sweep() {
        let frame = tree.frame
        for index in indexed.indices {
            guard let node = indexed[index] else { continue }
            if node.visitedFrame == frame {
                node.sweep()
            } else {
                indexed[index] = nil
            }
        }
        guard !keyed.isEmpty else { return }
        for (key, node) in keyed {
            if node.visitedFrame == frame {
                node.sweep()
            } else if node.keptFrame != frame, !(keepsTouched && node.isTouched) {
                keyed[key] = nil
            }
        }
    }

    func markVisited() { visitedFrame = tree.frame }

    /// Notes that state here has been changed, so that somebody would miss it.
    func touch() {
        var next: ViewNode? = self
        while let node = next, !node.isTouched {
            node.isTouched = true
            next = node.parent
        }
    }

    /// Ids of the children with changed state.
    var touchedIDs: [AnyHashable] {
        keyed.compactMap { key, node in
            if node.isTouched, case .id(let id) = key { id } else { nil }
        }
    }

    /// Lets go of a child.
    func forget(id: AnyHashable) { keyed[.id(id)] = nil }

    // MARK: What is kept here

    /// The object of this kind that lives here, made on first use.
    public func storage<Storage: AnyObject>(_ make: () -> Storage) -> Storage {
        for case let existing as Storage in storages { return existing }
        let storage = make()
        storages.append(storage)
        return storage
    }

    /// Notes whose state is kept here.
    func note(_ slot: PropertySlot, at index: Int) {
        while slots.count <= index { slots.append(nil) }
        slots[index] = ObjectIdentifier(slot)
    }

    /// Whether in this frame the view value with that state stands here.
    func holds(_ slot: PropertySlot, at index: Int) -> Bool {
        visitedFrame == tree.frame && index < slots.count && slots[index] == ObjectIdentifier(slot)
    }

    /// Forgets everything if another kind of view stands here now.
    func adopt(_ type: Any.Type) {
        let identifier = ObjectIdentifier(type)
        guard viewType != identifier else { return }
        if viewType != nil {
            indexed = []
            keyed = [:]
            storages = []
            stateBoxes = []
            slots = []
            evaluation = EvaluationRecord()
        }
        viewType = identifier
    }

    /// Says that the body must be evaluated again, and that a frame is due.
    func invalidate() {
        evaluation.isStale = true
        tree.signal.raise()
    }

    /// Marks every body below as stale: the next frame is made from nothing but state.
    func invalidateAll() {
        evaluation.isStale = true
        for node in indexed { node?.invalidateAll() }
        for node in keyed.values { node.invalidateAll() }
    }
}

/// What all nodes of one session share.
@MainActor final class ViewTree {
    let signal = ChangeSignal()
    var frame = 1
    private var lastGeneration: UInt64 = 0
    weak var session: Session?

    func nextGeneration() -> UInt64 {
        lastGeneration += 1
        return lastGeneration
    }
}
