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
    /// The style that everything here is drawn over.
    public private(set) var ground = Style.plain
    /// Whether somebody has drawn the session's message in this frame.
    public var messageIsDrawn = false
    private(set) var marks: [(mark: FocusMark, records: Range<Int>)] = []
    private(set) var overlays: [Overlay] = []
    private(set) var cursor: Point?
    private(set) var cursorIsVisible = false
    /// How far the largest thing in the content that scrolls is scrolled.
    private(set) var contentScroll: ContentScroll?
    private var parent: Int?
    private var isInRow = false

    /// What the session has to tell; draw it where messages stand, and set `messageIsDrawn`.
    public let message: String?

    init(size: Size, display: Display, message: String?, focus: FocusID?, focusedArea: FocusArea) {
        canvas = Canvas(size, measure: display.measure)
        self.display = display
        self.message = message
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

    /// Whether what has the focus, of what has been drawn, takes letters as text.
    var focusTakesText: Bool {
        records.last { $0.area == focusedArea && $0.responder.id == focus }?.responder.takesText ?? false
    }

    /// What the arrows up and down do for what has the focus, of what has been drawn.
    var arrows: ArrowUse {
        var next = records.lastIndex { $0.area == focusedArea && $0.responder.id == focus }
        while let index = next {
            if let arrows = records[index].responder.arrows { return arrows }
            next = records[index].parent
        }
        return records.count { $0.area == focusedArea && $0.canHaveFocus } > 1 ? .move : .nothing
    }

    /// Notes how far something is scrolled that is drawn in a region; what is larger counts.
    ///
    /// - Parameters:
    ///   - position: Grows towards the end; 0 at the beginning.
    ///   - rect: The region, in cells of the screen.
    public func scrolled(to position: Int, in rect: Rect) {
        guard area == .content, rect.rows > contentScroll?.size.rows ?? 0 else { return }
        contentScroll = ContentScroll(position: position, size: rect.size)
    }

    /// The keys that stand for buttons of the page, with what they do.
    var shortcuts: [(key: KeyPress, title: String)] {
        records.compactMap { record in
            guard record.area == .content, let key = record.responder.shortcut else { return nil }
            return (key, record.responder.title)
        }
    }

    // MARK: Responders

    /// Records a responder for a region and draws what is inside it; inner responders get events first.
    public func respond(_ responder: Responder, in rect: Rect, draw: () -> Void = {}) {
        let outer = parent
        let visible = rect.intersection(canvas.clip)
        records.append(
            ResponderRecord(
                responder: responder, rect: rect, visible: visible, parent: outer, area: area, isInRow: isInRow))
        let index = records.count - 1
        parent = index
        claim(index)
        if isFocused(responder.id), cursor == nil { placeCursor(at: rect.origin) }
        draw()
        parent = outer
        // In a row the list has the focus for what is inside; that is no reason to stand in for it.
        let isNeeded = !records[(index + 1)...].contains { isInRow ? $0.responder.isFocusable : $0.canHaveFocus }
        guard responder.standsIn, isNeeded else { return }
        records[index].responder.isFocusable = true
        claim(index)
        if isFocused(responder.id), cursor == nil { placeCursor(at: rect.origin) }
    }

    /// Notes that what was drawn since a record stands for a value of focus.
    func mark(from first: Int, _ mark: FocusMark) {
        marks.append((mark, first..<records.count))
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
        // What stands for a value of focus, too: it names records, which are none any more.
        let saved = (records, marks, focus, cursor, cursorIsVisible)
        draw()
        (records, marks, focus, cursor, cursorIsVisible) = saved
    }

    /// Where the focus is in an area in which nothing has it yet, the first thing that can have it does.
    private func claim(_ index: Int) {
        let record = records[index]
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

    /// Draws text on one line over the ground that stands here.
    ///
    /// - Parameters:
    ///   - text: what to draw.
    ///   - point: its first cell.
    ///   - style: laid over the ground's style.
    ///   - limit: the most columns to use.
    /// - Returns: the columns used.
    @discardableResult
    public func put(_ text: String, at point: Point, style: Style = .plain, limit: Int = .max) -> Int {
        canvas.put(text, at: point, style: over(style), limit: limit)
    }

    /// Draws styled text on one line over the ground that stands here.
    @discardableResult
    public func put(_ text: StyledText, at point: Point, limit: Int = .max) -> Int {
        var used = 0
        for run in text.runs where used < limit {
            let next = point.offset(columns: used)
            used += canvas.put(run.text, at: next, style: over(run.style), limit: limit - used)
        }
        return used
    }

    /// Fills a region with one character over the ground that stands here.
    public func fill(_ rect: Rect, style: Style = .plain, character: Character = " ") {
        canvas.fill(rect, style: over(style), character: character)
    }

    /// Draws on another ground: a selected row, a coloured background.
    public func grounded(_ style: Style, draw: () -> Void) {
        let outer = ground
        ground = ground.merging(style)
        draw()
        ground = outer
    }

    /// A style laid over the ground.
    ///
    /// Faint letters would be lost on a ground of its own.
    public func over(_ style: Style) -> Style {
        guard ground != .plain else { return style }
        let isPlain = ground.background == .standard && !ground.attributes.contains(.reverse)
        return ground.merging(isPlain ? style : style.without(.dim))
    }

    /// Draws a sign of the interface in the drawing that the terminal has.
    @discardableResult
    public func put(_ sign: SymbolTable.Sign, at point: Point, style: Style = .plain) -> Int {
        put(String(display.symbols[sign]), at: point, style: style)
    }

    /// Puts the terminal's cursor somewhere; it is shown only where text is typed.
    ///
    /// Where there was no room for that place, the nearest on the screen serves, and the cursor is not shown.
    public func placeCursor(at point: Point, isVisible: Bool = false) {
        let size = canvas.size
        cursor = Point(
            column: max(0, min(point.column, size.columns - 1)), row: max(0, min(point.row, size.rows - 1)))
        cursorIsVisible = isVisible && cursor == point
    }

    /// Shows something over all else in this frame.
    public func present(_ overlay: Overlay) {
        overlays.append(overlay)
    }

    func takeOverlay(at index: Int) -> Overlay? {
        index < overlays.count ? overlays[index] : nil
    }
}
