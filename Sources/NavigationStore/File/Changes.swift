// The difference between two sets of values, as StoreFile.save wants it. What both lack or both have alike is no
// change, so that what another instance did with it is kept.

extension [String: StoredValue] {
    /// What turns these values into others: new and different ones set, missing ones removed.
    public func changes(to new: [String: StoredValue]) -> [String: StoredValue?] {
        var changes: [String: StoredValue?] = [:]
        for (key, value) in new where self[key] != value { changes[key] = .some(value) }
        for key in keys where new[key] == nil { changes.updateValue(nil, forKey: key) }
        return changes
    }

    /// These values with changes applied.
    public func applying(_ changes: [String: StoredValue?]) -> [String: StoredValue] {
        var result = self
        for (key, value) in changes { result[key] = value }
        return result
    }
}
