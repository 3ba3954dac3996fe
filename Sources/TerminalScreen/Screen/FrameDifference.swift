// What has changed from one picture to the next, as runs of cells: the only cells a terminal needs to be told of.

/// Cells of one row, side by side, among which are all of the row that have changed.
public struct ChangedRun: Hashable, Sendable {
    /// Their row.
    public let row: Int
    /// Their columns; never half of a wide cell.
    public let columns: Range<Int>
}

extension Canvas {
    /// The rows that differ from those of `old`, from their first cell to the last that does; all cells if the sizes
    /// differ or there is no `old`.
    ///
    /// One run is enough for a row: which cells between have changed is compared by ncurses once more.
    /// - Returns: runs from top to bottom that begin and end at whole cells of `self`.
    public func changes(since old: Canvas?) -> [ChangedRun] {
        guard let old, old.size == size else {
            return size.columns == 0 ? [] : (0..<size.rows).map { ChangedRun(row: $0, columns: 0..<size.columns) }
        }
        // Of glyphs with marks only the places are compared: those of two lists mean nothing to each other.
        let sharesMarks = marked == old.marked
        var runs: [ChangedRun] = []
        cells.withUnsafeBufferPointer { new in
            old.cells.withUnsafeBufferPointer { old in
                for row in 0..<size.rows {
                    let line = row * size.columns..<(row + 1) * size.columns
                    let (new, old) = (
                        UnsafeBufferPointer(rebasing: new[line]), UnsafeBufferPointer(rebasing: old[line])
                    )
                    guard let columns = Self.changes(new, old, sharesMarks: sharesMarks) else { continue }
                    runs.append(ChangedRun(row: row, columns: columns))
                }
            }
        }
        return runs
    }

    /// The cells of a row from the first to the last that differ; nil where none do.
    private static func changes(
        _ new: UnsafeBufferPointer<PackedCell>, _ old: UnsafeBufferPointer<PackedCell>, sharesMarks: Bool
    ) -> Range<Int>? {
        func isSame(_ column: Int) -> Bool { new[column] == old[column] && (sharesMarks || !new[column].isMarked) }
        var first = 0
        while first < new.count, isSame(first) { first += 1 }
        guard first < new.count else { return nil }
        var end = new.count
        while isSame(end - 1) { end -= 1 }
        if first > 0, new[first].width == 0 { first -= 1 }
        if end < new.count, new[end].width == 0 { end += 1 }
        return first..<end
    }
}
