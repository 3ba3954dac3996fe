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
    var cells: [PackedCell]
    /// The glyphs with marks, in the order in which they were drawn.
    private(set) var marked: [Glyph] = []

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
        let cell = cells[point.row * size.columns + point.column]
        return Cell(glyph: glyph(of: cell), style: cell.style, width: cell.width)
    }

    /// Hands all cells to `body`, row by row.
    public func withCells<Result>(_ body: (UnsafeBufferPointer<PackedCell>) -> Result) -> Result {
        cells.withUnsafeBufferPointer(body)
    }

    /// What is drawn in a cell of this canvas.
    public func glyph(of cell: PackedCell) -> Glyph {
        if cell.isMarked { return marked[Int(cell.value)] }
        return Unicode.Scalar(cell.value).map(Glyph.init) ?? .replacement
    }

    /// A glyph as a cell of this canvas.
    mutating func cell(_ glyph: Glyph, style: PackedStyle, width: Int) -> PackedCell {
        guard glyph.hasMarks, marked.count < PackedCell.letterLimit else {
            return PackedCell(glyph.base, style: style, width: width)
        }
        marked.append(glyph)
        return PackedCell(marked: marked.count - 1, style: style, width: width)
    }

    /// Equal if the cells are, in whatever order they were drawn.
    public static func == (left: Canvas, right: Canvas) -> Bool {
        guard left.size == right.size else { return false }
        if left.marked == right.marked { return left.cells == right.cells }
        return zip(left.cells, right.cells).allSatisfy { one, other in
            one.hasStyle(of: other) && one.width == other.width && left.glyph(of: one) == right.glyph(of: other)
        }
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
            let glyph = glyph(of: cell)
            if glyph == .space {
                blanks += 1
            } else {
                text += String(repeating: " ", count: blanks) + glyph.text
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
