// How an overlay is framed, placed and scrolled. At any size something of its content is seen.
import TerminalScreen

/// An overlay in its frame, over a backdrop that takes all events.
@MainActor struct OverlayElement {
    /// The most columns of what is not a page.
    static let widest = 72

    let overlay: Overlay
    let scroll: ScrollState
    let requestFrame: () -> Void

    func draw(in rect: Rect, on painter: Painter) {
        painter.respond(backdrop(rect), in: rect) {
            let content = overlay.content()
            let isFramed = rect.columns >= 12 && rect.rows >= 5
            let room = isFramed ? Size(columns: rect.columns - 4, rows: rect.rows - 2) : rect.size
            let sizing = (content as? SizedSheetElement)?.place ?? overlay.place
            let inner = place(size(of: content, in: room, sizing), isFramed: isFramed, in: rect)
            painter.clipped(to: rect) {
                if isFramed { drawFrame(around: inner, on: painter) } else { painter.canvas.fill(inner) }
            }
            let shown = overlay.place == .full ? filling(content, inner.rows) : content
            ScrollElement(content: shown, axes: .vertical, state: scroll, id: part(1), onScroll: requestFrame)
                .draw(in: inner, on: painter)
        }
    }

    /// A page takes the whole height, and more where it must be scrolled.
    private func filling(_ content: any Element, _ rows: Int) -> any Element {
        FrameElement(
            content: content, width: .init(least: nil, ideal: nil, most: nil),
            height: .init(least: rows, ideal: nil, most: nil), alignment: .top)
    }

    private func part(_ part: Int) -> FocusID { FocusID(node: overlay.id.node, part: overlay.id.part &+ (part << 32)) }

    private func size(of content: any Element, in room: Size, _ place: Overlay.Place) -> Size {
        if place == .full { return room }
        if place == .form {
            let isSmall = room.columns < 76 || room.rows < 16
            return isSmall ? room : Size(columns: min(room.columns - 8, 80), rows: max(14, room.rows * 2 / 3))
        }
        let widest = min(room.columns, Self.widest)
        let ideal = content.size(for: Proposal(columns: widest, rows: nil))
        let title = overlay.title.map { $0.count + 2 } ?? 0
        // A column more for the scroll bar where it will be needed.
        let columns = min(widest, max(ideal.columns, title) + (ideal.rows > room.rows ? 1 : 0))
        return Size(columns: max(1, columns), rows: max(1, min(ideal.rows, room.rows)))
    }

    /// Where the content stands.
    private func place(_ size: Size, isFramed: Bool, in rect: Rect) -> Rect {
        let margin = isFramed ? (columns: 2, rows: 1) : (columns: 0, rows: 0)
        let whole = Size(columns: size.columns + 2 * margin.columns, rows: size.rows + 2 * margin.rows)
        var frame = Alignment.center.place(whole, in: rect)
        if case .beside(let anchor) = overlay.place {
            let below = rect.maxRow - anchor.maxRow >= whole.rows
            let row = below ? anchor.maxRow : max(rect.row, anchor.row - whole.rows)
            let column = max(rect.column, min(anchor.column, rect.maxColumn - whole.columns))
            frame = Rect(
                column: column, row: max(rect.row, min(row, rect.maxRow - whole.rows)), columns: whole.columns,
                rows: whole.rows)
        }
        return frame.inset(columns: margin.columns, rows: margin.rows)
    }

    private func drawFrame(around inner: Rect, on painter: Painter) {
        let frame = Rect(
            column: inner.column - 2, row: inner.row - 1, columns: inner.columns + 4, rows: inner.rows + 2)
        painter.canvas.fill(frame)
        painter.box(frame, style: painter.theme.rule)
        guard let title = overlay.title, !title.isEmpty else { return }
        let words = painter.measure.shortened(title, to: inner.columns - 2)
        painter.put(" " + words + " ", at: frame.origin.offset(columns: 2), style: painter.theme.heading)
    }

    private func backdrop(_ rect: Rect) -> Responder {
        var responder = Responder(id: overlay.id)
        responder.movesFocus = true
        let overlay = overlay
        responder.onKey = { key in
            if overlay.onKey?(key) == true { return true }
            guard key == KeyPress(.escape) || key == KeyPress(.backspace) else { return false }
            overlay.onClose()
            return true
        }
        responder.onMouse = { event, _ in
            if event.kind == .press, overlay.closesOutside { overlay.onClose() }
            return true
        }
        return responder
    }
}
