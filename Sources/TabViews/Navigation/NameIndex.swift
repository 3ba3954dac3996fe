// Names in a text, found by their bytes. It is made in one pass that makes no string: tables that every program reads
// before its first frame cost a hundredth of what a dictionary of strings does, and most entries are never looked at.

/// Where the names of a text stand, and what stands for them.
struct NameIndex: Sendable {
    /// Bytes of the text.
    struct Span: Sendable {
        var start: Int32
        var count: Int32

        init(_ bytes: Range<Int>) {
            start = Int32(truncatingIfNeeded: bytes.lowerBound)
            count = Int32(truncatingIfNeeded: bytes.count)
        }
    }

    /// A name and what stands for it.
    struct Entry: Sendable {
        let name: Span
        let hash: UInt32
        var value: Span
    }

    /// All names in the order in which they came first.
    private(set) var entries: [Entry] = []
    /// The number of an entry plus one, where its hash leads or in the next free place; their count is a power of two.
    private var slots: [Int32] = []

    /// Enters a name; one that is known stands for the new value.
    mutating func add(name: Range<Int>, value: Range<Int>, in text: UnsafeBufferPointer<UInt8>) {
        if (entries.count + 1) * 2 > slots.count { grow() }
        let bytes = UnsafeBufferPointer(rebasing: text[name])
        let hash = Self.hash(bytes)
        let slot = slot(of: bytes, hash, in: text)
        if slots[slot] > 0 {
            entries[Int(slots[slot]) - 1].value = Span(value)
        } else {
            entries.append(Entry(name: Span(name), hash: hash, value: Span(value)))
            slots[slot] = Int32(entries.count)
        }
    }

    /// What stands for a name.
    func value(of name: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>) -> Span? {
        if slots.isEmpty { return nil }
        let entry = slots[slot(of: name, Self.hash(name), in: text)]
        return entry > 0 ? entries[Int(entry) - 1].value : nil
    }

    /// The place of a name, or the free one where it belongs; there always is one.
    private func slot(of name: UnsafeBufferPointer<UInt8>, _ hash: UInt32, in text: UnsafeBufferPointer<UInt8>) -> Int {
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] > 0 {
            let entry = entries[Int(slots[slot]) - 1]
            if entry.hash == hash, text[entry.name].elementsEqual(name) { break }
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }

    private mutating func grow() {
        slots = Array(repeating: 0, count: max(512, slots.count * 2))
        entries.reserveCapacity(slots.count / 2)
        for (number, entry) in entries.enumerated() {
            var slot = Int(entry.hash) & (slots.count - 1)
            while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(number + 1)
        }
    }

    /// Fowler, Noll and Vo's hash.
    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        var hash: UInt32 = 2_166_136_261
        for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return hash ^ hash >> 15
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The bytes of a span.
    subscript(span: NameIndex.Span) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: self[Int(span.start)..<Int(span.start) + Int(span.count)])
    }
}
