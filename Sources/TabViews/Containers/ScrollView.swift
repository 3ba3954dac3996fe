// `ScrollView`: content larger than its room. Arrows move among what can have the focus as long as that is near, and scroll
// otherwise.
public import TerminalScreen

extension Axis {
    /// Several directions.
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit per direction.
        public let rawValue: Int8
        /// Makes a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Left and right.
        public static let horizontal = Set(rawValue: 1)
        /// Up and down.
        public static let vertical = Set(rawValue: 2)
    }
}

/// Content that can be scrolled.
@MainActor public struct ScrollView<Content> {
    let axes: Axis.Set
    let content: Content
}

extension ScrollView: View, PrimitiveView where Content: View {
    /// Makes content that can be scrolled.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    /// One element.
    public func elements(in context: ViewContext) -> [any Element] {
        let inner = content.elements(in: context.child(0).inside(.vertical))
        let column: any Element =
            inner.count == 1 ? inner[0] : StackElement(.vertical, 0, inner, place: HorizontalAlignment.center.offset)
        return [
            ScrollElement(
                content: column, axes: axes, state: context.storage { ScrollState() }, id: context.focusID(),
                onScroll: context.requestFrame)
        ]
    }
}

/// How far something is scrolled.
@MainActor final class ScrollState {
    var columns = 0
    var rows = 0
    fileprivate(set) var content = Size.zero
    fileprivate(set) var room = Size.zero

    fileprivate func clamp() {
        columns = max(0, min(columns, content.columns - room.columns))
        rows = max(0, min(rows, content.rows - room.rows))
    }

    /// Scrolls by cells.
    ///
    /// Returns whether anything moved.
    func scroll(columns dx: Int = 0, rows dy: Int = 0) -> Bool {
        let before = (columns, rows)
        columns += dx
        rows += dy
        clamp()
        return before != (columns, rows)
    }
}

/// Content drawn through a window.
struct ScrollElement: Element {
    let content: any Element
    let axes: Axis.Set
    let state: ScrollState
    let id: FocusID
    /// Asks for a frame; without one what was scrolled would not be seen.
    let onScroll: () -> Void

    func size(for proposal: Proposal) -> Size {
        let inner = content.size(
            for: Proposal(
                columns: axes.contains(.horizontal) ? nil : proposal.columns,
                rows: axes.contains(.vertical) ? nil : proposal.rows))
        return Size(columns: proposal.columns ?? inner.columns, rows: proposal.rows ?? inner.rows)
    }

    func draw(in rect: Rect, on painter: Painter) {
        if content.traits.scrollsItself { return content.draw(in: rect, on: painter) }
        let place = measure(rect)
        painter.scrolled(to: state.rows, in: rect)
        painter.respond(responder(), in: rect) {
            painter.clipped(to: rect) {
                content.draw(in: place, on: painter)
                if state.content.rows > rect.rows { painter.scrollBar(state.rows, state.content.rows, in: rect) }
            }
        }
    }

    /// Measures the content and says where it stands.
    private func measure(_ rect: Rect) -> Rect {
        let offer = Proposal(
            columns: axes.contains(.horizontal) ? nil : rect.columns, rows: axes.contains(.vertical) ? nil : rect.rows)
        var size = content.size(for: offer)
        var columns = rect.columns
        if size.rows > rect.rows, axes == .vertical, rect.columns > 1 {
            columns -= 1
            size = content.size(for: Proposal(columns: columns, rows: nil))
        }
        state.content = size
        state.room = Size(columns: columns, rows: rect.rows)
        state.clamp()
        return Rect(
            column: rect.column - state.columns, row: rect.row - state.rows,
            columns: axes.contains(.horizontal) ? max(size.columns, columns) : columns,
            rows: axes.contains(.vertical) ? size.rows : rect.rows)
    }

    private func responder() -> Responder {
        var responder = Responder(id: id)
        let canScroll = state.content.rows > state.room.rows || state.content.columns > state.room.columns
        responder.standsIn = canScroll
        responder.scrolls = canScroll
        guard canScroll else { return responder }
        responder.arrows = .scroll
        responder.near = { [state] in max(2, state.room.rows / 2) }
        responder.onKey = { key in
            guard scroll(by: key) else { return false }
            onScroll()
            return true
        }
        responder.onMouse = { event, _ in
            guard let step = event.wheelStep, state.scroll(rows: step) else { return false }
            onScroll()
            return true
        }
        responder.reveal = { rect, window in
            let dy = distance(rect.row, rect.maxRow, window.row, window.row + state.room.rows)
            let dx = distance(rect.column, rect.maxColumn, window.column, window.column + state.room.columns)
            return state.scroll(columns: axes.contains(.horizontal) ? dx : 0, rows: dy)
        }
        return responder
    }

    private func scroll(by key: KeyPress) -> Bool {
        let page = max(1, state.room.rows - 1)
        switch (key.key, key.modifiers) {
        case (.up, []): return state.scroll(rows: -1)
        case (.down, []): return state.scroll(rows: 1)
        case (.left, []): return state.scroll(columns: -4)
        case (.right, []): return state.scroll(columns: 4)
        case (.pageUp, []): return state.scroll(rows: -page)
        case (.pageDown, []), (.character(" "), []): return state.scroll(rows: page)
        case (.home, []): return state.scroll(rows: -state.rows)
        case (.end, []): return state.scroll(rows: state.content.rows)
        default: return false
        }
    }
}

/// How far to scroll so that a stretch lies in a window: as little as possible, its beginning before its end.
func distance(_ start: Int, _ end: Int, _ low: Int, _ high: Int) -> Int {
    if start < low { return start - low }
    if end > high { return min(end - high, start - low) }
    return 0
}

extension MouseEvent {
    /// Rows that a turn of the wheel scrolls; nil if it is none.
    var wheelStep: Int? {
        switch kind {
        case .wheelUp: -3
        case .wheelDown: 3
        default: nil
        }
    }
}

extension Painter {
    /// Draws where in the whole one is, on the right edge of a region.
    ///
    /// - Parameters:
    ///   - first: the first row of the content that is seen.
    ///   - total: the rows of the whole content.
    ///   - rect: the window.
    public func scrollBar(_ first: Int, _ total: Int, in rect: Rect) {
        guard rect.rows > 1, rect.columns > 1, total > rect.rows else { return }
        let length = max(1, rect.rows * rect.rows / total)
        let most = total - rect.rows
        let place = first >= most ? rect.rows - length : (rect.rows - length) * first / most
        let column = rect.maxColumn - 1
        let mark: Character = display.symbols.isASCII ? "|" : "▐"
        fill(
            Rect(column: column, row: rect.row + place, columns: 1, rows: length), style: theme.rule, character: mark)
    }
}
