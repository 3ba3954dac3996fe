// Reading a stored order against the ordinals of what may move: duplicates dropped, runs cut where an item of theirs is
// named elsewhere, and a run of which an end is gone read up to the next item that is named.

/// The entries of a stored order as ordinal ranges.
struct SavedEntries {
    private(set) var pieces: [MergedOrder.Piece] = []
    private let count: Int

    /// - Parameters:
    ///   - count: How many items may move.
    ///   - ordinal: The ordinal of a customization ID; nil for an unknown one.
    init(_ saved: TabOrder, count: Int, ordinal: (String) -> Int?) {
        self.count = count
        var seen: Set<Int> = []
        var seenUnknown: Set<OrderEntry> = []
        var runs: [(entry: Int, low: Int?, high: Int?)] = []
        var found: [Range<Int>?] = []
        var unknown: [Bool] = []
        found.reserveCapacity(saved.entries.count)
        unknown.reserveCapacity(saved.entries.count)
        for (position, entry) in saved.entries.enumerated() {
            switch entry {
            case .one(let key):
                let one = ordinal(key)
                found.append(one.flatMap { seen.insert($0).inserted ? $0..<$0 + 1 : nil })
                unknown.append(one == nil)
            case .run(let first, let last):
                let (low, high) = (ordinal(first), ordinal(last))
                runs.append((position, low, high))
                found.append(nil)
                unknown.append(low == nil && high == nil)
            }
        }
        let singles = seen.sorted()
        for run in Self.resolved(runs, singles: singles, count: count) { found[run.entry] = run.range }
        for (position, entry) in saved.entries.enumerated() {
            if let range = found[position] {
                let isRun = if case .run = entry { true } else { false }
                add(range, around: isRun ? singles : [])
            } else if unknown[position], seenUnknown.insert(entry).inserted {
                pieces.append(.unknown(entry))
            }
        }
    }

    private mutating func add(_ range: Range<Int>, around singles: [Int]) {
        var low = range.lowerBound
        var next = singles.firstPosition { $0 >= low }
        while next < singles.count, singles[next] < range.upperBound {
            if low < singles[next] { pieces.append(.known(low..<singles[next])) }
            low = singles[next] + 1
            next += 1
        }
        if low < range.upperBound { pieces.append(.known(low..<range.upperBound)) }
    }

    /// The runs as ranges that do not overlap.
    private static func resolved(
        _ runs: [(entry: Int, low: Int?, high: Int?)], singles: [Int], count: Int
    ) -> [(entry: Int, range: Range<Int>)] {
        let named = (singles + runs.flatMap { [$0.low, $0.high].compactMap(\.self) }).sorted()
        var result: [(entry: Int, range: Range<Int>)] = []
        for run in runs {
            switch (run.low, run.high) {
            case (let low?, let high?) where low <= high: result.append((run.entry, low..<high + 1))
            case (let low?, nil):
                let next = named.firstPosition { $0 > low }
                result.append((run.entry, low..<(next < named.count ? named[next] : count)))
            case (nil, let high?):
                let next = named.firstPosition { $0 >= high }
                result.append((run.entry, (next > 0 ? named[next - 1] + 1 : 0)..<high + 1))
            default: break
            }
        }
        result.sort { ($0.range.lowerBound, $0.entry) < ($1.range.lowerBound, $1.entry) }
        var end = 0
        return result.compactMap { run in
            let low = max(run.range.lowerBound, end)
            guard low < run.range.upperBound else { return nil }
            end = run.range.upperBound
            return (run.entry, low..<run.range.upperBound)
        }
    }

    /// What no entry names, by the ordinal that it begins with.
    var gaps: [Int: Range<Int>] {
        var known = pieces.compactMap { if case .known(let range) = $0 { range } else { nil } }
        known.sort { $0.lowerBound < $1.lowerBound }
        var result: [Int: Range<Int>] = [:]
        var low = 0
        for range in known + [count..<count] {
            if low < range.lowerBound { result[low] = low..<range.lowerBound }
            low = range.upperBound
        }
        return result
    }
}
