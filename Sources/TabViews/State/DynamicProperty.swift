// How `@State` and its like find the node that they live in. Before a body is evaluated, the properties of the view are
// walked once and each is tied to its node by its place among them; a closure that captured the view then works for ever
// after. Types without such properties are remembered and never walked again.

/// A property of a view that is tied to the place where the view stands.
@MainActor public protocol DynamicProperty {}

/// A property that the house itself ties to a node.
@MainActor protocol NodeProperty: DynamicProperty {
    /// Ties the property to a node.
    ///
    /// - Parameter index: the place of the property among those of its view, nested ones included.
    func attach(to node: ViewNode, at index: Int)
}

extension ViewNode {
    /// Kinds of views that have no such properties.
    private static var plainTypes: Set<ObjectIdentifier> = []

    /// Ties the dynamic properties of a view to this node.
    func wire<Owner>(_ owner: Owner) {
        guard MemoryLayout<Owner>.size > 0 else { return }
        let id = ObjectIdentifier(Owner.self)
        guard !Self.plainTypes.contains(id) else { return }
        var count = 0
        wire(Mirror(reflecting: owner), &count)
        if count == 0 { Self.plainTypes.insert(id) }
    }

    private func wire(_ mirror: Mirror, _ count: inout Int) {
        for case (let label?, let value) in mirror.children where label.utf8.first == UInt8(ascii: "_") {
            if let property = value as? any NodeProperty {
                property.attach(to: self, at: count)
                count += 1
            } else if value is any DynamicProperty {
                wire(Mirror(reflecting: value), &count)
            }
        }
    }

    /// The object that keeps the value of the property at a place.
    func box<Box: AnyObject>(at index: Int, _ make: () -> Box) -> Box {
        if index < stateBoxes.count, let box = stateBoxes[index] as? Box { return box }
        let box = make()
        while stateBoxes.count < index { stateBoxes.append(box) }
        if index < stateBoxes.count { stateBoxes[index] = box } else { stateBoxes.append(box) }
        return box
    }
}

/// The bodies that have read a value and must be evaluated again when it changes.
@MainActor struct Readers {
    private struct Reader {
        weak var node: ViewNode?
    }

    private var nodes: [ObjectIdentifier: Reader] = [:]

    /// Charges a read to the body that is being evaluated.
    mutating func note() {
        guard let node = ViewNode.current else { return }
        nodes[ObjectIdentifier(node)] = Reader(node: node)
    }

    /// Marks all readers as stale.
    ///
    /// They read again when they are evaluated.
    mutating func invalidate() {
        for reader in nodes.values { reader.node?.invalidate() }
        nodes.removeAll(keepingCapacity: true)
    }
}
