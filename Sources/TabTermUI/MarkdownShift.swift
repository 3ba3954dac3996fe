// How far the rows of a screen are scrolled sideways. The rows of one block move together and stop together; blocks that
// fit stay where they are.
import MarkdownText

/// The columns by which each row of a screen is moved to the left.
struct MarkdownShift {
    /// Of the widest block: no more than it takes to see its right edge.
    private(set) var columns = 0
    /// Columns of each block beyond the width.
    private var beyond: [Int: Int] = [:]
    private let wanted: Int

    /// The shift of the rows that are seen.
    ///
    /// - Parameters:
    ///   - columns: the width.
    ///   - wanted: how far the person has scrolled.
    init(_ lines: [DocumentLine], columns width: Int, wanted: Int) {
        self.wanted = wanted
        for line in lines {
            guard let block = line.sideways?.block, line.line.columns > width else { continue }
            beyond[block] = max(beyond[block] ?? 0, line.line.columns - width)
        }
        columns = min(wanted, beyond.values.max() ?? 0)
    }

    /// The shift of one of them.
    func columns(of line: DocumentLine) -> Int {
        line.sideways.map { min(wanted, beyond[$0.block] ?? 0) } ?? 0
    }
}
