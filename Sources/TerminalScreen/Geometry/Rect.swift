// Rectangles of cells: regions, clips, slots. Cutting and insetting never make a negative length.

/// A rectangle of cells.
public struct Rect: Hashable, Sendable {
    /// The upper left cell.
    public var origin: Point
    /// How many columns and rows.
    public var size: Size

    /// Makes a rectangle from its corner and size.
    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// Makes a rectangle from its four numbers; negative lengths become 0.
    public init(column: Int, row: Int, columns: Int, rows: Int) {
        self.init(origin: Point(column: column, row: row), size: Size(columns: columns, rows: rows))
    }

    /// The whole of a screen of that size.
    public init(_ size: Size) {
        self.init(origin: .zero, size: size)
    }

    /// The empty rectangle at the upper left corner.
    public static let zero = Rect(.zero)

    /// The first column.
    public var column: Int { origin.column }
    /// The first row.
    public var row: Int { origin.row }
    /// How many columns.
    public var columns: Int { size.columns }
    /// How many rows.
    public var rows: Int { size.rows }
    /// The first column to the right of it.
    public var maxColumn: Int { origin.column + size.columns }
    /// The first row below it.
    public var maxRow: Int { origin.row + size.rows }
    /// Whether there is not one cell in it.
    public var isEmpty: Bool { size.isEmpty }

    /// Whether the cell lies in it.
    public func contains(_ point: Point) -> Bool {
        point.column >= column && point.column < maxColumn && point.row >= row && point.row < maxRow
    }

    /// What it has in common with another; empty, at a corner of `self`, if nothing.
    public func intersection(_ other: Rect) -> Rect {
        let left = min(max(column, other.column), maxColumn)
        let top = min(max(row, other.row), maxRow)
        return Rect(
            column: left, row: top, columns: min(maxColumn, other.maxColumn) - left,
            rows: min(maxRow, other.maxRow) - top)
    }

    /// Whether they have a cell in common.
    public func intersects(_ other: Rect) -> Bool {
        !intersection(other).isEmpty
    }

    /// What is left of it without so many columns and rows at its four sides.
    public func inset(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) -> Rect {
        let left = min(max(0, left), columns)
        let top = min(max(0, top), rows)
        return Rect(
            column: column + left, row: row + top, columns: columns - left - max(0, right),
            rows: rows - top - max(0, bottom))
    }

    /// What is left of it without so many columns at the left and right and rows at the top and bottom.
    public func inset(columns: Int, rows: Int) -> Rect {
        inset(left: columns, top: rows, right: columns, bottom: rows)
    }

    /// The same rectangle moved.
    public func offset(columns: Int = 0, rows: Int = 0) -> Rect {
        Rect(origin: origin.offset(columns: columns, rows: rows), size: size)
    }

    /// One row of it; `index` counts from its first row.
    public func rowRect(_ index: Int) -> Rect {
        Rect(column: column, row: row + index, columns: columns, rows: 1).intersection(self)
    }
}
