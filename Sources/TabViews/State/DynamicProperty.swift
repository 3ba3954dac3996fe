// How `@State` and its like find the node that they live in. Each such property holds an object, its slot. Before a body is
// evaluated, the memory of the view value is looked through for references to slots, and each slot found is tied to the
// node by its place among them. A closure that captured the view then works for ever after, nested structs are found
// where they lie, and no type is asked for its fields: reflection costs more than the rest of a small body.
import Synchronization

/// A property of a view that is tied to the place where the view stands.
///
/// A type of your own that groups such properties needs nothing but to be a struct that is a property of a view.
@MainActor public protocol DynamicProperty {}

/// The object behind a property that is tied to a node.
@MainActor class PropertySlot {
    /// All slots that live, by address.
    ///
    /// An address found in a view value is a slot only if it stands here.
    private nonisolated static let living = Mutex(AddressTable())

    nonisolated init() {
        let address = UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
        Self.living.withLock { $0.insert(address) }
    }

    deinit {
        let address = UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
        Self.living.withLock { $0.remove(address) }
    }

    /// Ties the property to a node; what is kept there is made when it is first used.
    ///
    /// - Parameter index: the place of the property among those of its view, nested ones included.
    func attach(to node: ViewNode, at index: Int) {}

    /// The slots that a value refers to, in the order of its memory.
    static func slots<Owner>(in owner: Owner) -> [PropertySlot] {
        withUnsafeBytes(of: owner) { bytes in
            let words = bytes.count / MemoryLayout<UInt>.size
            guard words > 0 else { return [] }
            let found = living.withLock { living in
                (0..<words).compactMap { index -> UInt? in
                    let word = bytes.load(fromByteOffset: index * MemoryLayout<UInt>.size, as: UInt.self)
                    return living.contains(word) ? word : nil
                }
            }
            return found.compactMap { word in
                UnsafeRawPointer(bitPattern: word).map {
                    Unmanaged<PropertySlot>.fromOpaque($0).takeUnretainedValue()
                }
            }
        }
    }
}

extension ViewNode {
    /// Ties the dynamic properties of a view to this node.
    func wire<Owner>(_ owner: Owner) {
        guard MemoryLayout<Owner>.size >= MemoryLayout<UInt>.size else { return }
        for (index, slot) in PropertySlot.slots(in: owner).enumerated() { slot.attach(to: self, at: index) }
    }

    /// The object that keeps the value of the property at a place.
    func box<Box: AnyObject>(at index: Int, _ make: () -> Box) -> Box {
        while stateBoxes.count <= index { stateBoxes.append(nil) }
        if let box = stateBoxes[index] as? Box { return box }
        let box = make()
        stateBoxes[index] = box
        return box
    }
}

/// The bodies that have read a value and must be evaluated again when it changes.
@MainActor struct Readers {
    private struct Reader {
        weak var node: ViewNode?
    }

    private var nodes: [Reader] = []

    /// Charges a read to the body that is being evaluated.
    mutating func note() {
        guard let node = ViewNode.current else { return }
        if nodes.last?.node === node { return }
        // A value read by many places is rare; those that are gone are passed over when it changes.
        if nodes.count < 64, nodes.contains(where: { $0.node === node }) { return }
        nodes.append(Reader(node: node))
    }

    /// Marks all readers as stale.
    ///
    /// They read again when they are evaluated.
    mutating func invalidate() {
        for reader in nodes { reader.node?.invalidate() }
        nodes.removeAll(keepingCapacity: true)
    }
}
