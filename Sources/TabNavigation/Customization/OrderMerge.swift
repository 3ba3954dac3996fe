// Saved order and declared order made one (N29). What may move is numbered in declared order (ordinals); the saved order
// is a list of ordinal ranges, with what is unknown now kept between them. Cost follows the saved entries, not the tabs.

/// The order of one container, as drawn and as it would be saved.
struct MergedOrder: Equatable, Sendable {
    /// A piece of the saved order.
    enum Piece: Equatable, Sendable {
        /// Ordinals of what is declared and may move.
        case known(Range<Int>)
        /// An entry that names nothing that may move here now; kept, not drawn.
        case unknown(OrderEntry)
    }

    let container: OrderContainer
    /// What leads, outside the order.
    var fixed = Arrangement()
    /// What stands between, merged.
    var middle = Arrangement()
    /// What trails, outside the order.
    var pinned = Arrangement()
    /// What may move, in declared order: ordinal → index.
    private(set) var orderable = Arrangement()
    private(set) var pieces: [Piece] = []
    /// What stands between, in declared order, and whether it may move.
    private var present: [(range: Range<Int>, isOrderable: Bool)] = []

    init(_ container: OrderContainer, universe: [Range<Int>], saved: TabOrder?, table: OutlineTable) {
        self.container = container
        let moves: ItemTraits = container == .bar ? .movesInBar : .movesInSidebar
        for range in universe {
            table.forEachRun(in: range) { run in
                if container == .bar, run.traits.contains(.neverOnBar) { return }
                if run.traits.contains(.isFixed) { return fixed.append(run.range) }
                if run.traits.contains(.isPinned) { return pinned.append(run.range) }
                let isOrderable = run.traits.contains(moves)
                if isOrderable { orderable.append(run.range) }
                present.append((run.range, isOrderable))
            }
        }
        pieces = saved.map { resolve($0, table) } ?? (orderable.isEmpty ? [] : [.known(0..<orderable.count)])
        fill()
    }

    static func == (left: MergedOrder, right: MergedOrder) -> Bool {
        left.container == right.container && left.all == right.all && left.pieces == right.pieces
    }

    /// The whole order.
    var all: Arrangement {
        var result = fixed
        result.append(middle)
        result.append(pinned)
        return result
    }

    /// What may move, in the order drawn.
    var ordinals: Arrangement {
        Arrangement(pieces.lazy.compactMap { if case .known(let range) = $0 { range } else { nil } })
    }

    /// Items that may not move keep their declared index; the others fill the remaining places.
    private mutating func fill() {
        let order = ordinals
        var taken = 0
        for part in present {
            guard part.isOrderable else {
                middle.append(part.range)
                continue
            }
            for ordinals in order.slice(taken..<taken + part.range.count) {
                for indices in orderable.slice(ordinals) { middle.append(indices) }
            }
            taken += part.range.count
        }
    }
}

extension MergedOrder {
    /// The saved entries as pieces, and what they do not name beside its declared neighbours.
    private func resolve(_ saved: TabOrder, _ table: OutlineTable) -> [Piece] {
        let entries = SavedEntries(saved, count: orderable.count) { key in
            table.index(ofCustomizationID: key).flatMap(orderable.position(of:))
        }
        let gaps = entries.gaps
        var result: [Piece] = []
        func emit(_ range: Range<Int>) {
            if case .known(let last) = result.last, last.upperBound == range.lowerBound {
                result[result.count - 1] = .known(last.lowerBound..<range.upperBound)
            } else {
                result.append(.known(range))
            }
        }
        for piece in entries.pieces {
            guard case .known(let range) = piece else {
                result.append(piece)
                continue
            }
            if let first = gaps[0], first.upperBound == range.lowerBound { emit(first) }
            emit(range)
            if let gap = gaps[range.upperBound] { emit(gap) }
        }
        if let first = gaps[0], first.upperBound == orderable.count { emit(first) }
        return result
    }

    /// Where a move puts an item beside another.
    enum Side { case before, after }

    /// The pieces with one ordinal moved beside another.
    func moving(_ ordinal: Int, _ side: Side, _ anchor: Int) -> [Piece] {
        guard ordinal != anchor else { return pieces }
        var result: [Piece] = []
        func add(_ range: Range<Int>) { if !range.isEmpty { result.append(.known(range)) } }
        for piece in pieces {
            guard case .known(let range) = piece else {
                result.append(piece)
                continue
            }
            for part in range.parts(without: ordinal) {
                guard part.contains(anchor) else {
                    add(part)
                    continue
                }
                let cut = side == .before ? anchor : anchor + 1
                add(part.lowerBound..<cut)
                add(ordinal..<ordinal + 1)
                add(cut..<part.upperBound)
            }
        }
        return result
    }

    /// How many items a container may have for its order to be written out item by item.
    static let writtenOut = 256

    /// What is saved of pieces: every item of a small container, of a large one the runs between what was moved (N51).
    func encoded(_ pieces: [Piece], _ table: OutlineTable) -> TabOrder {
        var entries: [OrderEntry] = []
        func key(_ ordinal: Int) -> String { table.customizationID(at: orderable[ordinal]) ?? "" }
        for piece in pieces {
            switch piece {
            case .unknown(let entry): entries.append(entry)
            case .known(let range) where orderable.count <= Self.writtenOut || range.count < 3:
                entries.append(contentsOf: range.map { .one(key($0)) })
            case .known(let range): entries.append(.run(key(range.lowerBound), key(range.upperBound - 1)))
            }
        }
        return TabOrder(entries: entries)
    }
}

extension Range<Int> {
    /// The range in one part, or in two around a value that it holds.
    func parts(without value: Int) -> [Range<Int>] {
        contains(value) ? [lowerBound..<value, value + 1..<upperBound] : [self]
    }
}
