// Finding an index by identity or persistence key. What is written out is in a dictionary; a range finds its tabs itself,
// or an index over it is built the first time that one is needed (N51).

/// An index over a range that offers none.
struct BuiltIndex: Sendable {
    var ids: [ItemID: Int] = [:]
    var customizationIDs: [String: Int] = [:]

    init(_ range: TabRange) {
        for index in 0..<range.count {
            let tab = range.tab(at: index)
            if ids[tab.id] == nil { ids[tab.id] = index }
            if let key = tab.customizationID, customizationIDs[key] == nil { customizationIDs[key] = index }
        }
    }
}

extension OutlineTable {
    /// The index of an identity.
    ///
    /// A range without an index is searched from end to end.
    func index(of id: ItemID) -> Int? {
        if let index = ids[id] { return index }
        if let finder { return finder.placeOfID(id).flatMap(index(of:)) }
        for (number, entry) in ranges.enumerated() {
            let found: Int?
            if let find = entry.range.indexOfID {
                found = find(id)
            } else if let index = built[number] {
                found = index.ids[id]
            } else {
                found = (0..<entry.range.count).first { entry.range.tab(at: $0).id == id }
            }
            if let found, (0..<entry.range.count).contains(found) { return entry.start + found }
        }
        return nil
    }

    /// The index of a persistence key.
    ///
    /// A range without an index is searched from end to end.
    func index(ofCustomizationID key: String) -> Int? {
        if let index = customizationIDs[key] { return index }
        if let finder { return finder.placeOfCustomizationID(key).flatMap(index(of:)) }
        for (number, entry) in ranges.enumerated() where entry.range.isCustomizable {
            let found: Int?
            if let find = entry.range.indexOfCustomizationID {
                found = find(key)
            } else if let index = built[number] {
                found = index.customizationIDs[key]
            } else {
                found = (0..<entry.range.count).first { entry.range.tab(at: $0).customizationID == key }
            }
            if let found, (0..<entry.range.count).contains(found) { return entry.start + found }
        }
        return nil
    }

    private func index(of place: RangePlace) -> Int? {
        guard let number = rangeNumbers[place.range] else { return nil }
        let entry = ranges[number]
        return (0..<entry.range.count).contains(place.index) ? entry.start + place.index : nil
    }

    /// Builds the indices that finding an identity needs.
    mutating func prepare(for id: ItemID) {
        if ids[id] != nil || finder != nil { return }
        for (number, entry) in ranges.enumerated() where entry.range.indexOfID == nil && built[number] == nil {
            built[number] = BuiltIndex(entry.range)
        }
    }

    /// Builds the indices that finding persistence keys needs.
    mutating func prepare(forCustomizationIDs keys: some Sequence<String>) {
        guard finder == nil, keys.contains(where: { customizationIDs[$0] == nil }) else { return }
        for (number, entry) in ranges.enumerated()
        where entry.range.isCustomizable && entry.range.indexOfCustomizationID == nil && built[number] == nil {
            built[number] = BuiltIndex(entry.range)
        }
    }

    /// Takes over the indices that were built for ranges that are still the same.
    mutating func inherit(_ old: OutlineTable) {
        for (oldNumber, index) in old.built {
            if let number = ranges.firstIndex(where: { $0.range == old.ranges[oldNumber].range }) {
                built[number] = index
            }
        }
    }
}

extension TabRange {
    /// Whether its tabs have persistence keys.
    var isCustomizable: Bool { shared.customizationID != nil || !exceptions.isEmpty }
}
