// What has changed from one picture to the next, as runs of cells: the only cells a terminal needs to be told of.

/// Cells of one row, side by side, that have changed.
public struct ChangedRun: Hashable, Sendable {
    /// Their row.
    public let row: Int
    /// Their columns; never half of a wide cell.
    public let columns: Range<Int>
}

extension Canvas {
    /// The cells that differ from those of `old`, in reading order; all cells if the sizes differ or there is no `old`.
    /// - Returns: runs that begin and end at whole cells of `self`.
    public func changes(since old: Canvas?) -> [ChangedRun] {
        guard let old, old.size == size else {
            return size.columns == 0 ? [] : (0..<size.rows).map { ChangedRun(row: $0, columns: 0..<size.columns) }
        }
        var runs: [ChangedRun] = []
        cells.withUnsafeBufferPointer { new in
            old.cells.withUnsafeBufferPointer { old in
                for row in 0..<size.rows { addChanges(ofRow: row, new, old, to: &runs) }
            }
        }
        return runs
    }

    private func addChanges(
        ofRow row: Int, _ new: UnsafeBufferPointer<Cell>, _ old: UnsafeBufferPointer<Cell>,
        to runs: inout [ChangedRun]
    ) {
        let line = row * size.columns
        if !Self.differ(new, old, line..<line + size.columns) { return }
        var column = 0
        while column < size.columns {
            guard new[line + column] != old[line + column] else {
                column += 1
                continue
            }
            var first = column
            if first > 0, new[line + first].width == 0 { first -= 1 }
            while column < size.columns, new[line + column] != old[line + column] { column += 1 }
            if column < size.columns, new[line + column].width == 0 { column += 1 }
            runs.append(ChangedRun(row: row, columns: first..<column))
        }
    }

    /// Whether any of these cells differ: most rows of most pictures are as they were.
    private static func differ(
        _ new: UnsafeBufferPointer<Cell>, _ old: UnsafeBufferPointer<Cell>, _ range: Range<Int>
    ) -> Bool {
        let new = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: new[range]))
        let old = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: old[range]))
        guard let new = new.baseAddress, let old = old.baseAddress else { return false }
        let bytes = range.count * MemoryLayout<Cell>.stride
        var offset = 0
        // Several words at once, without an early end; what is left of the row one by one.
        var differences = SIMD8<UInt64>()
        while offset + 64 <= bytes {
            differences |=
                new.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt64>.self)
                ^ old.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt64>.self)
            offset += 64
        }
        var difference: UInt64 = 0
        for index in 0..<8 { difference |= differences[index] }
        while offset < bytes {
            difference |=
                new.load(fromByteOffset: offset, as: UInt64.self) ^ old.load(fromByteOffset: offset, as: UInt64.self)
            offset += 8
        }
        return difference != 0
    }
}
