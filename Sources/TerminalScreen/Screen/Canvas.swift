// A picture made of cells, written to through a clip. It keeps wide cells whole: whoever overwrites one half of a wide
// cell blanks the other, and one that would stand across an edge becomes blank.

/// A rectangle of cells to draw on.
public struct Canvas: Equatable, Sendable {
    /// How large it is.
    public let size: Size
    /// How text is measured.
    public let measure: TextMeasure
    /// Where writing has an effect; always within the canvas.
    public var clip: Rect {
        didSet { clip = clip.intersection(Rect(size)) }
    }
    /// All cells, row by row.
    var cells: [Cell]

    /// Makes a canvas of blanks.
    public init(_ size: Size, measure: TextMeasure = .standard) {
        self.size = size
        self.measure = measure
        clip = Rect(size)
        cells = Array(repeating: .blank, count: size.columns * size.rows)
    }

    /// The cell at `point`; a blank outside of the canvas.
    public subscript(point: Point) -> Cell {
        guard Rect(size).contains(point) else { return .blank }
        return cells[point.row * size.columns + point.column]
    }

    /// Hands all cells to `body`, row by row.
    public func withCells<Result>(_ body: (UnsafeBufferPointer<Cell>) -> Result) -> Result {
        cells.withUnsafeBufferPointer(body)
    }

    /// Equal if the cells are.
    public static func == (left: Canvas, right: Canvas) -> Bool {
        left.size == right.size && left.cells == right.cells
    }

    /// The rows as text, without blanks at their ends.
    public var rows: [String] { (0..<size.rows).map(text(ofRow:)) }

    /// A row as text, without blanks at its end.
    public func text(ofRow row: Int) -> String {
        guard row >= 0, row < size.rows else { return "" }
        var text = ""
        var blanks = 0
        for column in 0..<size.columns {
            let cell = cells[row * size.columns + column]
            if cell.width == 0 { continue }
            if cell.glyph == .space {
                blanks += 1
            } else {
                text += String(repeating: " ", count: blanks) + cell.glyph.text
                blanks = 0
            }
        }
        return text
    }

    /// Runs `body` with the clip narrowed to `rect`.
    public mutating func clipped<Result>(to rect: Rect, _ body: (inout Canvas) -> Result) -> Result {
        let before = clip
        clip = before.intersection(rect)
        defer { clip = before }
        return body(&self)
    }
}
