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

    /// Whether another property in the same place of the same kind of view means the same.
    func isSame(as other: PropertySlot) -> Bool { false }

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

extension PropertySlot {
    /// Whether two values of one kind are the same to the last bit, but for slots that mean the same.
    ///
    /// Both are alive, so what they refer to by equal addresses is one and the same. Bits without a meaning may differ:
    /// then the values count as different, and a body is evaluated that need not be. So do values that share a slot: it
    /// belongs to a view that is kept inside, and has just been tied to the node of the view around.
    static func areSame<Owner>(_ one: Owner, _ other: Owner) -> Bool {
        withUnsafeBytes(of: one) { one in
            withUnsafeBytes(of: other) { other in
                guard let pairs = slots(differingIn: one, other) else { return false }
                return pairs.allSatisfy { first, second in
                    guard let first = UnsafeRawPointer(bitPattern: first),
                        let second = UnsafeRawPointer(bitPattern: second)
                    else { return false }
                    return Unmanaged<PropertySlot>.fromOpaque(first).takeUnretainedValue()
                        .isSame(as: Unmanaged<PropertySlot>.fromOpaque(second).takeUnretainedValue())
                }
            }
        }
    }

    /// The slots in which two values differ; nil if they differ in anything else.
    private static func slots(
        differingIn one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer
    ) -> [(UInt, UInt)]? {
        let size = MemoryLayout<UInt>.size
        let end = one.count - one.count % size
        guard one[end...].elementsEqual(other[end...]) else { return nil }
        return living.withLock { living in
            var pairs: [(UInt, UInt)] = []
            for offset in stride(from: 0, to: end, by: size) {
                let first = one.load(fromByteOffset: offset, as: UInt.self)
                let second = other.load(fromByteOffset: offset, as: UInt.self)
                if first == second {
                    if living.contains(first) { return nil }
                } else {
                    guard living.contains(first), living.contains(second) else { return nil }
                    pairs.append((first, second))
                }
            }
            return pairs
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
    /// How many readers there may be before those that are gone, or noted twice, are looked for.
    private var room = 64
    /// How many are noted, those that are gone included.
    var count: Int { nodes.count }

    /// Charges a read to the body that is being evaluated.
    mutating func note() {
        guard let node = ViewNode.current else { return }
        if nodes.last?.node === node { return }
        // A value read by many places is rare: they are not searched at each read.
        if nodes.count < 64, nodes.contains(where: { $0.node === node }) { return }
        if nodes.count >= room { tidy() }
        nodes.append(Reader(node: node))
    }

    /// Drops the readers that are gone, and all but one of those that are the same.
    private mutating func tidy() {
        var known: Set<ObjectIdentifier> = []
        nodes.removeAll { reader in reader.node.map { !known.insert(ObjectIdentifier($0)).inserted } ?? true }
        room = max(64, 2 * nodes.count)
    }

    /// Marks all readers as stale.
    ///
    /// They read again when they are evaluated.
    mutating func invalidate() {
        for reader in nodes { reader.node?.invalidate() }
        nodes.removeAll(keepingCapacity: true)
    }
}
