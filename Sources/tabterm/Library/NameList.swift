// The names that lie in one folder, as they are found: bytes in one row, so that thousands cost no allocation each, and the
// order in which people are shown them.

/// Names, one behind the other.
struct NameList {
    private var bytes: [UInt8] = []
    private var ends: [Int] = [0]

    /// How many names there are.
    var count: Int { ends.count - 1 }

    /// The bytes of a name, the first being number 0.
    subscript(index: Int) -> ArraySlice<UInt8> { bytes[ends[index]..<ends[index + 1]] }

    /// Adds a name.
    mutating func append(_ name: some Collection<UInt8>) {
        bytes.append(contentsOf: name)
        ends.append(bytes.count)
    }

    /// A name and the first bytes of its key as numbers, so that few comparisons look at the rest.
    private struct Head {
        var first: UInt64
        var second: UInt64
        var index: Int
    }

    /// The numbers of the names in their order: without case, numbers by value, then by bytes.
    func order() -> [Int] {
        var heads: [Head] = []
        heads.reserveCapacity(count)
        // The keys, one behind the other, and where each ends.
        var (keys, keyEnds): ([UInt8], [Int]) = ([], [0])
        keys.reserveCapacity(bytes.count + 2 * count)
        keyEnds.reserveCapacity(count + 1)
        bytes.withUnsafeBufferPointer { bytes in
            for index in 0..<count {
                FileName.appendOrderKey(
                    of: UnsafeBufferPointer(rebasing: bytes[ends[index]..<ends[index + 1]]), to: &keys)
                keyEnds.append(keys.count)
            }
        }
        keys.withUnsafeBufferPointer { keys in
            func key(_ index: Int) -> UnsafeBufferPointer<UInt8> {
                UnsafeBufferPointer(rebasing: keys[keyEnds[index]..<keyEnds[index + 1]])
            }
            for index in 0..<count {
                let key = key(index)
                heads.append(Head(first: Self.number(key, 0), second: Self.number(key, 8), index: index))
            }
            heads.sort { left, right in
                if left.first != right.first { return left.first < right.first }
                if left.second != right.second { return left.second < right.second }
                return FileName.precedes(key(left.index), key(right.index))
                    ?? FileName.precedes(self[left.index], self[right.index]) ?? false
            }
        }
        return heads.map(\.index)
    }

    /// Eight bytes as a number that is ordered as they are; zeros stand for those that are not there.
    ///
    /// A key that ends earlier comes first: what may come out equal is compared byte by byte.
    private static func number(_ key: UnsafeBufferPointer<UInt8>, _ start: Int) -> UInt64 {
        if start + 8 <= key.count {
            return UInt64(bigEndian: UnsafeRawBufferPointer(key).loadUnaligned(fromByteOffset: start, as: UInt64.self))
        }
        var number: UInt64 = 0
        for index in start..<start + 8 { number = number << 8 | (index < key.count ? UInt64(key[index]) : 0) }
        return number
    }
}
