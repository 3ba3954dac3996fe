// A set of addresses by open addressing. It exists because every view value is looked through with it, and because the
// library's set costs a cold start more than this whole file.

/// Addresses of objects that live.
struct AddressTable: ~Copyable {
    private static let empty: UInt = 0
    private static let removed: UInt = 1

    private var places = [UInt](repeating: Self.empty, count: 64)
    /// Places that are not empty, those of removed addresses included.
    private var used = 0
    private var count = 0

    /// Whether an address is in it.
    func contains(_ address: UInt) -> Bool {
        guard address > Self.removed else { return false }
        var place = first(address)
        while places[place] != Self.empty {
            if places[place] == address { return true }
            place = (place + 1) & (places.count - 1)
        }
        return false
    }

    /// Adds an address that is not in it.
    mutating func insert(_ address: UInt) {
        if 2 * (used + 1) > places.count { grow() }
        var place = first(address)
        while places[place] > Self.removed { place = (place + 1) & (places.count - 1) }
        if places[place] == Self.empty { used += 1 }
        places[place] = address
        count += 1
    }

    /// Takes an address out.
    mutating func remove(_ address: UInt) {
        var place = first(address)
        while places[place] != Self.empty {
            if places[place] == address {
                places[place] = Self.removed
                count -= 1
                return
            }
            place = (place + 1) & (places.count - 1)
        }
    }

    /// Objects lie 16 bytes apart; the multiplication spreads what is left.
    private func first(_ address: UInt) -> Int {
        Int(truncatingIfNeeded: ((address >> 4) &* 0x9E37_79B9_7F4A_7C15) >> 40) & (places.count - 1)
    }

    private mutating func grow() {
        let old = places
        var size = 64
        while size < 4 * (count + 1) { size *= 2 }
        places = [UInt](repeating: Self.empty, count: size)
        used = 0
        count = 0
        for address in old where address > Self.removed { insert(address) }
    }
}
