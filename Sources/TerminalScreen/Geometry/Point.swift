// A place on the screen, counted in cells from the upper left corner (0, 0).

/// A cell's column and row, from the upper left corner; may lie outside of any screen.
public struct Point: Hashable, Sendable {
    /// Columns to the right of the left edge.
    public var column: Int
    /// Rows below the upper edge.
    public var row: Int

    /// Makes a point.
    public init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }

    /// The upper left corner.
    public static let zero = Point(column: 0, row: 0)

    /// The point that many columns to the right and rows below.
    public func offset(columns: Int = 0, rows: Int = 0) -> Point {
        Point(column: column + columns, row: row + rows)
    }
}
