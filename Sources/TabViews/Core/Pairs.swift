// A few values by key, as a list that is looked through. Where there are a handful of keys this is faster than hashing, and
// a dictionary's first use for each kind of key costs more of a cold start than all that is drawn with it.

/// Values by key, for a handful of keys.
struct Pairs<Key: Equatable, Value> {
    private(set) var all: [(key: Key, value: Value)] = []

    var isEmpty: Bool { all.isEmpty }

    subscript(key: Key) -> Value? {
        get {
            for pair in all where pair.key == key { return pair.value }
            return nil
        }
        set {
            let index = all.firstIndex { $0.key == key }
            switch (index, newValue) {
            case (let index?, let value?): all[index].value = value
            case (let index?, nil): all.remove(at: index)
            case (nil, let value?): all.append((key, value))
            case (nil, nil): break
            }
        }
    }

    mutating func removeAll() { all.removeAll(keepingCapacity: true) }
}
