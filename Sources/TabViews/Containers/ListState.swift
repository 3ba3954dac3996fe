// Where the cursor and the window of a list stand. Both are known by row, not by distance, so that rows may have any height
// and a million of them cost nothing.
import TerminalScreen

/// The lasting part of a list.
@MainActor final class ListState {
    /// The row that the cursor stands on.
    var cursor: RowKey?
    /// Its number in the last frame.
    var cursorIndex = 0
    /// The first row in the window, and how many of its lines are above it.
    var top = 0
    var topOffset = 0
    /// Whether the cursor is to be seen in the next frame.
    var showsCursor = true
    /// Lines to be scrolled in the next frame.
    var pending = 0
    /// What was selected in the last frame.
    var selection: Set<AnyHashable> = []
    /// How many rows were in the window.
    var page = 1
    /// Lines of the cursor's row above and below the window.
    var hiddenAbove = 0
    var hiddenBelow = 0
    /// How the cursor's row stood in the last frame; nil where it was not seen whole.
    var whole: WholeRow?
    /// Where the window stood in the last frame.
    var shown: ListPlace?
    /// Where the person left it: another size starts from there, so that going back to a size is going back to a place.
    var rest: ListPlace?
    /// Whether anything is out of view above or below.
    var canScroll = false
    /// Whether the cursor's row has another number than in the last frame, or is another row.
    private(set) var isMoved = false

    /// Brings the cursor in order with the rows as they are now.
    func settle(_ rows: RowSource) {
        guard rows.count > 0 else {
            cursor = nil
            cursorIndex = 0
            top = 0
            topOffset = 0
            return
        }
        // A cursor that could only stand on a heading leaves it for the first row that comes.
        if let cursor, let index = rows.index(of: cursor, near: cursorIndex), rows.isSelectable(index) {
            isMoved = index != cursorIndex
            // The window goes along with the cursor when rows arrive or go above it, and so does where it was left.
            if isMoved {
                top = max(0, top + index - cursorIndex)
                rest?.top += index - cursorIndex
            }
            cursorIndex = index
        } else {
            isMoved = true
            cursorIndex = min(cursorIndex, rows.count - 1)
            cursorIndex =
                selectable(from: cursorIndex, 1, rows) ?? selectable(from: cursorIndex, -1, rows) ?? cursorIndex
            cursor = rows.id(at: cursorIndex)
        }
        top = min(top, rows.count - 1)
    }

    /// The nearest row in a direction that a cursor can stand on, the given one included.
    func selectable(from index: Int, _ step: Int, _ rows: RowSource) -> Int? {
        var index = index
        while index >= 0, index < rows.count {
            if rows.isSelectable(index) { return index }
            index += step
        }
        return nil
    }

    /// Puts the cursor on a row.
    func moveCursor(to index: Int, _ rows: RowSource) {
        cursorIndex = index
        cursor = rows.id(at: index)
        showsCursor = true
    }
}

/// Where a list is scrolled to, in a window.
struct ListPlace: Equatable {
    var top: Int
    var topOffset: Int
    var window: Size
    /// Whether the cursor's row is seen.
    var showsCursor: Bool
}

/// A row that is seen whole: its height, and the window that it stands in.
struct WholeRow: Equatable {
    var height: Int
    var window: Size
}
