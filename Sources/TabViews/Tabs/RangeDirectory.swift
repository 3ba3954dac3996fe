// All runs of a table, asked as one. A folder of many subfolders has many runs: where a tab was seen is known at once, and
// only what has never been seen is looked for run by run.

import TabNavigation

/// Finds tabs among the runs of a table.
@MainActor final class RangeDirectory {
    /// A run by number, and an index in it.
    typealias Place = (range: Int, index: Int)

    /// The runs in declaration order.
    private(set) var sources: [RangeSource] = []
    private let hints: RangeHints?

    init(hints: RangeHints?) {
        self.hints = hints
        hints?.sources = []
    }

    /// Adds a run, whose number is how many came before it.
    func add(_ source: RangeSource) {
        source.hints = hints
        source.ordinal = sources.count
        sources.append(source)
        hints?.sources.append(source)
    }

    /// Where a tab stands.
    func place(of id: ItemID) -> Place? {
        if let place = hints?.place(of: id) { return place }
        let place = place { $0.index(of: id) }
        if let place { hints?.note(id, place.range, place.index) }
        return place
    }

    /// Where the tab with a persistence key stands.
    func place(ofCustomizationID key: String) -> Place? { place { $0.index(ofCustomizationID: key) } }

    /// Where the tab with a value stands.
    func place(ofValue value: AnyHashable) -> Place? {
        if let place = hints?.place(of: ItemID(TabIdentity.text(of: value))), record(at: place).value == value {
            return place
        }
        return place { $0.index(ofValue: value) }
    }

    /// The record at a place.
    func record(at place: Place) -> TabRecord { sources[place.range].record(at: place.index) }

    /// The same for the outline, which holds nothing of the table.
    var finder: RangeFinder {
        RangeFinder(
            place: { id in MainActor.assumeIsolated { self.place(of: id).map(Self.named) } },
            placeOfCustomizationID: { key in
                MainActor.assumeIsolated { self.place(ofCustomizationID: key).map(Self.named) }
            })
    }

    /// The name of a run in the outline.
    static func name(_ number: Int) -> String { "range:\(number)" }

    private static func named(_ place: Place) -> RangePlace {
        RangePlace(range: name(place.range), index: place.index)
    }

    private func place(_ find: (RangeSource) -> Int?) -> Place? {
        for (number, source) in sources.enumerated() {
            if let index = find(source) { return (number, index) }
        }
        return nil
    }
}
