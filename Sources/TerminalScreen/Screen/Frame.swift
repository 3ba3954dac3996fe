// A whole picture for the terminal: cells, cursor, title. It is a value: two frames that are equal need nothing sent.

/// What the terminal is to show.
public struct Frame: Equatable, Sendable {
    /// The cells.
    public var canvas: Canvas
    /// Where the cursor stands, also when it is hidden, as screen readers follow it; nil for wherever it is.
    public var cursor: Point?
    /// Whether the cursor is seen.
    public var cursorIsVisible: Bool
    /// The window's title; empty to leave it alone.
    public var title: String

    /// Makes a frame.
    public init(_ canvas: Canvas, cursor: Point? = nil, cursorIsVisible: Bool = false, title: String = "") {
        self.canvas = canvas
        self.cursor = cursor
        self.cursorIsVisible = cursorIsVisible
        self.title = title
    }

    /// How large it is.
    public var size: Size { canvas.size }
}
