// An order of many indices, kept as a few ranges: moving one of a million items makes three ranges of one (N51).

/// Indices in some order, as pieces that ascend within themselves.
struct Arrangement: Equatable, Sendable, RandomAccessCollection {
    private(set) var pieces: [Range<Int>] = []
    /// For each piece, how many indices there are up to its end.
    private var ends: [Int] = []

    init() {}

    init(_ pieces: some Sequence<Range<Int>>) {
        for piece in pieces { append(piece) }
    }

    var startIndex: Int { 0 }
    var endIndex: Int { ends.last ?? 0 }

    subscript(position: Int) -> Int {
        let piece = ends.firstPosition { $0 > position }
        return pieces[piece].lowerBound + position - (ends[piece] - pieces[piece].count)
    }

    /// Where an index stands.
    func position(of index: Int) -> Int? {
        guard let piece = pieces.firstIndex(where: { $0.contains(index) }) else { return nil }
        return ends[piece] - pieces[piece].count + index - pieces[piece].lowerBound
    }

    mutating func append(_ piece: Range<Int>) {
        guard !piece.isEmpty else { return }
        let end = endIndex + piece.count
        if let last = pieces.last, last.upperBound == piece.lowerBound {
            pieces[pieces.count - 1] = last.lowerBound..<piece.upperBound
            ends[ends.count - 1] = end
        } else {
            pieces.append(piece)
            ends.append(end)
        }
    }

    mutating func append(_ other: Arrangement) {
        for piece in other.pieces { append(piece) }
    }

    /// The pieces at a range of positions.
    func slice(_ positions: Range<Int>) -> [Range<Int>] {
        guard !positions.isEmpty else { return [] }
        var result: [Range<Int>] = []
        var piece = ends.firstPosition { $0 > positions.lowerBound }
        var position = positions.lowerBound
        while position < positions.upperBound, piece < pieces.count {
            let low = pieces[piece].lowerBound + position - (ends[piece] - pieces[piece].count)
            let taken = Swift.min(positions.upperBound, ends[piece]) - position
            result.append(low..<low + taken)
            position += taken
            piece += 1
        }
        return result
    }

    /// The indices without their order.
    var asSet: IndexRanges {
        var result = IndexRanges()
        var end = 0
        for piece in pieces.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            result.append(Swift.max(end, piece.lowerBound)..<Swift.max(end, piece.upperBound))
            end = Swift.max(end, piece.upperBound)
        }
        return result
    }

    /// The indices that are in a set.
    func keeping(_ set: IndexRanges) -> Arrangement {
        var result = Arrangement()
        for piece in pieces { set.parts(of: piece) { part, isIn in if isIn { result.append(part) } } }
        return result
    }

    /// The indices that are not in a set.
    func removing(_ set: IndexRanges) -> Arrangement {
        var result = Arrangement()
        for piece in pieces { set.parts(of: piece) { part, isIn in if !isIn { result.append(part) } } }
        return result
    }
}

/// A set of indices, kept as ascending ranges.
struct IndexRanges: Equatable, Sendable {
    private(set) var ranges: [Range<Int>] = []
    private(set) var count = 0

    init() {}

    init(_ indices: some Sequence<Int>) {
        for index in indices.sorted() where !contains(index) { append(index..<index + 1) }
    }

    /// Adds a range that lies behind all others.
    mutating func append(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        count += range.count
        if let last = ranges.last, last.upperBound == range.lowerBound {
            ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
        } else {
            ranges.append(range)
        }
    }

    var isEmpty: Bool { ranges.isEmpty }

    func contains(_ index: Int) -> Bool {
        let found = ranges.firstPosition { $0.upperBound > index }
        return found < ranges.count && ranges[found].contains(index)
    }

    /// Cuts a range where it enters or leaves the set.
    func parts(of range: Range<Int>, _ body: (Range<Int>, Bool) -> Void) {
        var low = range.lowerBound
        var next = ranges.firstPosition { $0.upperBound > low }
        while low < range.upperBound {
            guard next < ranges.count, ranges[next].lowerBound < range.upperBound else {
                return body(low..<range.upperBound, false)
            }
            let start = max(low, ranges[next].lowerBound)
            let end = min(range.upperBound, ranges[next].upperBound)
            if low < start { body(low..<start, false) }
            body(start..<end, true)
            low = end
            next += 1
        }
    }
}

extension RandomAccessCollection where Index == Int {
    /// The first position from which on a claim holds, in a list where it holds from some position on.
    func firstPosition(where holds: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = low + (high - low) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
