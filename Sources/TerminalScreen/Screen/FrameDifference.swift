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
        UnsafeBufferPointer(rebasing: new[range]).withMemoryRebound(to: UInt64.self) { new in
            UnsafeBufferPointer(rebasing: old[range]).withMemoryRebound(to: UInt64.self) { old in
                // Without an early end, so that the processor looks at several words at once.
                var difference: UInt64 = 0
                for index in 0..<min(new.count, old.count) { difference |= new[index] ^ old[index] }
                return difference != 0
            }
        }
    }
}
