// Where keys are in a long run of tabs. A dictionary would keep every key, at up to two hundred bytes a tab; here a tab costs
// its position and half of its key's hash, and the key itself is asked for again when the halves agree.

/// Where keys are, known as far as it has been asked for.
///
/// What stands near the start of a long run is found without looking at the rest. Of equal keys the first counts.
@MainActor final class GrowingIndex<Key: Hashable> {
    /// The hash in the upper half, one more than the position in the lower; 0 where nothing is.
    private var places: [UInt64] = []
    private var used = 0
    private var next = 0

    /// What it takes, in bytes.
    var bytes: Int { places.capacity * MemoryLayout<UInt64>.stride }

    /// The position of a key.
    /// - Parameters:
    ///   - count: how many positions there are.
    ///   - key: the key at a position; nil where there is none.
    ///   - onRepeat: told of each position whose key stands before it already.
    func index(of wanted: Key, count: Int, key: (Int) -> Key?, onRepeat: (Int) -> Void = { _ in }) -> Int? {
        if let found = find(wanted, Self.mark(wanted), key) { return found }
        while next < min(count, Int(UInt32.max) - 1) {
            let position = next
            next += 1
            guard let own = key(position) else { continue }
            let mark = Self.mark(own)
            guard find(own, mark, key) == nil else {
                onRepeat(position)
                continue
            }
            insert(mark << 32 | UInt64(position + 1))
            if own == wanted { return position }
        }
        return nil
    }

    private static func mark(_ key: Key) -> UInt64 { UInt64(truncatingIfNeeded: key.hashValue) >> 32 }

    private func find(_ wanted: Key, _ mark: UInt64, _ key: (Int) -> Key?) -> Int? {
        guard !places.isEmpty else { return nil }
        var place = Int(mark) & (places.count - 1)
        while places[place] != 0 {
            let position = Int(places[place] & 0xFFFF_FFFF) - 1
            if places[place] >> 32 == mark, key(position) == wanted { return position }
            place = (place + 1) & (places.count - 1)
        }
        return nil
    }

    private func insert(_ entry: UInt64) {
        if (used + 1) * 4 > places.count * 3 { grow() }
        used += 1
        put(entry)
    }

    private func put(_ entry: UInt64) {
        var place = Int(entry >> 32) & (places.count - 1)
        while places[place] != 0 { place = (place + 1) & (places.count - 1) }
        places[place] = entry
    }

    /// Twice as many places, or the first sixteen.
    private func grow() {
        let old = places
        places = Array(repeating: 0, count: max(16, old.count * 2))
        for entry in old where entry != 0 { put(entry) }
    }
}
