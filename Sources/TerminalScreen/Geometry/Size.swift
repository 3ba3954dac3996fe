// Sizes of screens and of regions in them. All lengths are whole cells; where things go is said by Point and Rect.

/// A width and a height in cells; never negative.
public struct Size: Hashable, Sendable {
    /// The width in columns.
    public var columns: Int
    /// The height in rows.
    public var rows: Int

    /// Makes a size; negative lengths become 0.
    public init(columns: Int, rows: Int) {
        self.columns = max(0, columns)
        self.rows = max(0, rows)
    }

    /// No columns and no rows.
    public static let zero = Size(columns: 0, rows: 0)

    /// Whether there is not one cell in it.
    public var isEmpty: Bool { columns <= 0 || rows <= 0 }
}
