// Draws one frame: the canvas, and beside it everything that was drawn where a person can act on it (regions, the order
// of the focus, the terminal's cursor, overlays).
public import TerminalScreen

/// What elements draw on.
@MainActor public final class Painter {
    /// The cells.
    public var canvas: Canvas
    /// The screen's abilities.
    public let display: Display
    /// What has the focus, if it is known already.
    public private(set) var focus: FocusID?
    /// The part of the screen that is being drawn.
    public private(set) var area: FocusArea = .content
    /// The part of the screen that has the focus.
    public let focusedArea: FocusArea

    private(set) var records: [ResponderRecord] = []
    /// Whether somebody has drawn the session's message in this frame.
    public var messageIsDrawn = false
    private(set) var overlays: [Overlay] = []
    private(set) var cursor: Point?
    private(set) var cursorIsVisible = false
    private var parent: Int?
    private var isInRow = false

    init(size: Size, display: Display, focus: FocusID?, focusedArea: FocusArea) {
        canvas = Canvas(size, measure: display.measure)
        self.display = display
        self.focus = focus
        self.focusedArea = focusedArea
    }

    /// Measures text in columns.
    public var measure: TextMeasure { display.measure }
    /// The colours of the interface.
    public var theme: Theme { display.theme }

    /// Whether this has the focus.
    public func isFocused(_ id: FocusID) -> Bool {
        focus == id && area == focusedArea
    }

    // MARK: Responders

    /// Records a responder for a region and draws what is inside it; inner responders get events first.
    public func respond(_ responder: Responder, in rect: Rect, draw: () -> Void = {}) {
        let outer = parent
        let visible = rect.intersection(canvas.clip)
        records.append(
            ResponderRecord(
                responder: responder, rect: rect, visible: visible, parent: outer, area: area, isInRow: isInRow))
        parent = records.count - 1
        claim(records[records.count - 1])
        if isFocused(responder.id), cursor == nil { placeCursor(at: rect.origin) }
        draw()
        parent = outer
    }

    /// Draws a part of the screen between which and others the focus moves.
    public func area(_ area: FocusArea, draw: () -> Void) {
        let outer = self.area
        self.area = area
        draw()
        self.area = outer
    }

    /// Draws a row of a list: what can be acted upon inside is reached through the list.
    func row(draw: () -> Void) {
        let outer = isInRow
        isInRow = true
        draw()
        isInRow = outer
    }

    /// Draws something that no event reaches and no cursor stands in, such as a picture of what lies behind.
    public func inert(draw: () -> Void) {
        let saved = (records, cursor, cursorIsVisible)
        draw()
        (records, cursor, cursorIsVisible) = saved
    }

    /// Where the focus is in an area in which nothing has it yet, the first thing that can have it does.
    private func claim(_ record: ResponderRecord) {
        if focus == nil, record.area == focusedArea, record.canHaveFocus { focus = record.responder.id }
    }

    // MARK: Drawing

    /// Draws with everything outside a region left alone.
    public func clipped(to rect: Rect, draw: () -> Void) {
        let outer = canvas.clip
        canvas.clip = outer.intersection(rect)
        draw()
        canvas.clip = outer
    }

    /// Puts the terminal's cursor somewhere; it is shown only where text is typed.
    public func placeCursor(at point: Point, isVisible: Bool = false) {
        cursor = point
        cursorIsVisible = isVisible
    }

    /// Shows something over all else in this frame.
    public func present(_ overlay: Overlay) {
        overlays.append(overlay)
    }

    func takeOverlay(at index: Int) -> Overlay? {
        index < overlays.count ? overlays[index] : nil
    }
}
