// Draws a Markdown document and answers its keys: arrows and pages scroll, Tab goes from link to link, Enter follows.
import FoundationEssentials
import MarkdownText
import TabViews
import TerminalScreen

/// A scrolled document on the screen.
struct MarkdownElement: Element {
    let state: MarkdownState
    let context: ViewContext
    let onLink: ((MarkdownLink) -> Void)?
    let onJump: (() -> Void)?
    let resolves: ((MarkdownLink) -> Bool)?
    /// Whether lines stand in the middle of a page that is wider.
    var isCentered = false

    func size(for proposal: Proposal) -> Size {
        let columns = proposal.columns ?? state.theme.measure + 2
        if let rows = proposal.rows { return Size(columns: columns, rows: rows) }
        let count = state.rows(columns - 2 * margin(columns), context.environment.display.measure) {
            $0.lines(from: .start, count: 10_000).count
        }
        return Size(columns: columns, rows: count)
    }

    func draw(in rect: Rect, on painter: Painter) {
        let inner = column(in: rect)
        var page = room(in: rect)
        var seen = seen(inner, page, on: painter)
        // What a search has led to is found while the rows are made, and is told in a row of its own.
        if page != room(in: rect) {
            page = room(in: rect)
            seen = self.seen(inner, page, on: painter)
        }
        let lines = seen.lines
        if let heading = seen.heading { context.showsHeading(heading) }
        var responder = responder(inner, painter.measure)
        responder.arrows = seen.isWhole ? .nothing : .scroll
        painter.respond(responder, in: rect) {
            painter.clipped(to: page) {
                let text = inner.inset(right: max(0, inner.columns - textColumns(inner)))
                let shift = MarkdownShift(lines, columns: text.columns, wanted: state.sideways)
                // Once nothing wide is seen, the next wide rows are seen from their beginning.
                state.sideways = shift.columns
                for (row, line) in lines.enumerated() { draw(line, shift, in: text.rowRect(row), on: painter) }
            }
            if page != rect { drawFind(in: inner.rowRect(rect.rows - 1), on: painter) }
        }
    }

    /// The room for the text: all but the row of what is looked for.
    private func room(in rect: Rect) -> Rect {
        rect.inset(bottom: state.find == nil || rect.rows < 2 ? 0 : 1)
    }

    private func seen(_ inner: Rect, _ page: Rect, on painter: Painter) -> MarkdownState.Seen {
        state.height = max(1, page.rows)
        let visible = inner.intersection(page).intersection(painter.canvas.clip)
        // What is above or beside the visible part is not seen: then no heading is.
        let isSeen = visible.origin == inner.origin && visible.columns == inner.columns
        return state.seen(
            in: .init(
                columns: inner.columns, rows: page.rows, seenRows: isSeen ? visible.rows : 0, measure: painter.measure))
    }

    private func draw(_ line: DocumentLine, _ shift: MarkdownShift, in rect: Rect, on painter: Painter) {
        let sideways = shift.columns(of: line)
        let fixed = min(line.sideways?.fixed ?? 0, rect.columns)
        if sideways > 0 { painter.canvas.put(line.line, at: rect.origin, limit: fixed) }
        let moving = sideways > 0 ? rect.inset(left: fixed) : rect
        painter.clipped(to: moving) {
            if sideways > 0, let ground = line.line.runs.last?.style.background {
                painter.canvas.fill(moving, style: Style(background: ground))
            }
            painter.canvas.put(line.line, at: rect.origin.offset(columns: -sideways))
            mark(line, in: rect, sideways, on: painter)
        }
        if line.sideways != nil { drawEdges(line, sideways, fixed, in: rect, on: painter) }
        for range in line.links {
            let place = Rect(
                column: rect.column + range.columns.lowerBound - sideways, row: rect.row, columns: range.columns.count,
                rows: 1
            ).intersection(moving)
            if place.isEmpty { continue }
            if !leadsSomewhere(range.link) { painter.canvas.restyle(place) { $0.without(.underline).with(.dim) } }
            painter.respond(link(range.link), in: place) {
                guard painter.isFocused(context.focusID(range.link + 1)) else { return }
                painter.canvas.restyle(place) { _ in painter.theme.selection }
            }
        }
    }

    /// Signs where a row goes on beyond an edge.
    private func drawEdges(_ line: DocumentLine, _ sideways: Int, _ fixed: Int, in rect: Rect, on painter: Painter) {
        let symbols = state.theme.symbols
        let style = painter.theme.secondary.with(background: line.line.runs.last?.style.background)
        if sideways > 0, line.line.columns > fixed {
            painter.canvas.put(symbols.before, at: rect.origin.offset(columns: fixed), style: style, limit: 1)
        }
        if line.line.columns - sideways > rect.columns {
            painter.canvas.put(
                symbols.beyond, at: rect.origin.offset(columns: rect.columns - 1), style: style, limit: 1)
        }
    }

    /// The columns that text takes up at most: what is wider is scrolled.
    private func textColumns(_ rect: Rect) -> Int { min(rect.columns, state.columns ?? rect.columns) }

    private func margin(_ columns: Int) -> Int { columns >= 24 ? 1 : 0 }

    /// Where the lines stand.
    private func column(in rect: Rect) -> Rect {
        let inner = rect.inset(left: margin(rect.columns), right: margin(rect.columns))
        let spare = inner.columns - state.theme.measure
        guard isCentered, spare > 1 else { return inner }
        return inner.inset(left: spare / 2, right: spare - spare / 2)
    }

    func rows<Result>(
        _ rect: Rect, _ measure: TextMeasure, _ body: (inout DocumentLayout) -> Result
    ) -> Result {
        state.rows(rect.columns, measure, body)
    }

    // MARK: Keys

    private func responder(_ rect: Rect, _ measure: TextMeasure) -> Responder {
        var responder = Responder(id: context.focusID(), isFocusable: true)
        responder.scrolls = true
        responder.takesText = state.find?.isTyping == true
        responder.onKey = { key in
            guard self.find(key, rect, measure) else { return self.take(key, rect, measure) }
            context.requestFrame()
            return true
        }
        responder.onPaste = { self.find(pasted: $0, rect, measure) }
        responder.onMouse = { event, _ in
            switch event.kind {
            case .wheelUp: self.scroll(by: -3, rect, measure)
            case .wheelDown: self.scroll(by: 3, rect, measure)
            default: return false
            }
            return true
        }
        return responder
    }

    private func take(_ key: KeyPress, _ rect: Rect, _ measure: TextMeasure) -> Bool {
        let page = max(1, state.height - 2)
        switch (key.key, key.modifiers) {
        case (.up, []): scroll(by: -1, rect, measure)
        case (.down, []): scroll(by: 1, rect, measure)
        case (.pageUp, []), (.character(" "), .shift): scroll(by: -page, rect, measure)
        case (.pageDown, []), (.character(" "), []): scroll(by: page, rect, measure)
        case (.home, []): rows(rect, measure) { _ = state.scroll(to: .start, &$0) }
        case (.end, []): rows(rect, measure) { state.scrollToEnd(&$0) }
        case (.right, []): return scroll(sidewaysBy: 8, rect, measure)
        case (.left, []): return scroll(sidewaysBy: -8, rect, measure)
        case (.right, .shift), (.character(">"), _):
            _ = scroll(sidewaysBy: rect.columns / 2, rect, measure)
            return true
        case (.left, .shift), (.character("<"), _):
            _ = scroll(sidewaysBy: -rect.columns / 2, rect, measure)
            return true
        case (.tab, []): return moveToLink(1, rect, measure)
        case (.tab, .shift): return moveToLink(-1, rect, measure)
        default: return false
        }
        context.requestFrame()
        return true
    }

    private func scroll(by count: Int, _ rect: Rect, _ measure: TextMeasure) {
        rows(rect, measure) { rows in
            var position = rows.position(state.top(&rows), movedBy: count)
            // A blank row stands for what is below it: upwards it is passed over, or nothing would ever move.
            while count < 0, DocumentPosition.start < position,
                rows.lines(from: position, count: 1).first?.isGap == true
            {
                position = rows.position(position, movedBy: -1)
            }
            _ = state.scroll(to: position, &rows)
        }
        context.requestFrame()
    }

    /// Scrolls wide rows sideways; false if nothing that is seen can go any further, so that the key is free.
    private func scroll(sidewaysBy count: Int, _ rect: Rect, _ measure: TextMeasure) -> Bool {
        let lines = rows(rect, measure) { $0.lines(from: state.top(&$0), count: state.height) }
        let next = MarkdownShift(lines, columns: textColumns(rect), wanted: max(0, state.sideways + count)).columns
        guard next != state.sideways else { return false }
        state.sideways = next
        context.requestFrame()
        return true
    }

    // MARK: Links

    private func link(_ index: Int) -> Responder {
        Responder(
            id: context.focusID(index + 1), isFocusable: true,
            onKey: { key in
                guard key == KeyPress(.enter) else { return false }
                follow(index)
                return true
            },
            onMouse: { event, _ in
                guard event.kind == .press, event.button == .left else { return false }
                follow(index)
                return true
            })
    }

    /// Whether there is what a link leads to; of most nobody knows.
    private func leadsSomewhere(_ index: Int) -> Bool {
        let links = state.page.document.links
        guard let resolves, links.indices.contains(index) else { return true }
        return resolves(links[index])
    }

    private func follow(_ index: Int) {
        guard state.page.document.links.indices.contains(index) else { return }
        let link = state.page.document.links[index]
        if link.destination.hasPrefix("#"), let columns = state.columns {
            onJump?()
            state.rows(columns, context.environment.display.measure) {
                state.scroll(toAnchor: String(link.destination.dropFirst()), &$0)
            }
            context.requestFrame()
        } else if !leadsSomewhere(index) {
            let display = context.environment.display
            let page = display.measure.safe(link.destination)
            context.session?.message(display.words.text("reader.said.noPage", ["page": page]))
        } else if let onLink {
            onLink(link)
        } else if let url = URL(string: link.destination) {
            context.environment.openURL(url)
        } else {
            let display = context.environment.display
            let address = display.measure.safe(link.destination)
            context.session?.message(display.words.text("link.failed", ["address": address]))
        }
    }

    /// Gives the focus to the next or previous link, scrolling to it; false when there is none.
    private func moveToLink(_ step: Int, _ rect: Rect, _ measure: TextMeasure) -> Bool {
        let links = state.page.document.links
        guard let session = context.session, !links.isEmpty else { return false }
        let focused = links.indices.first { session.focused == context.focusID($0 + 1) }
        var next = focused.map { $0 + step }
        if next == nil, step > 0 {
            let line = rows(rect, measure) { $0.place(at: state.top(&$0)).sourceLine }
            next = links.firstIndex { $0.sourceLine >= line && !$0.isImage }
        }
        while let index = next, links.indices.contains(index), links[index].isImage { next = index + step }
        guard let index = next, links.indices.contains(index) else { return false }
        rows(rect, measure) { show(link: index, &$0) }
        session.focus(context.focusID(index + 1))
        context.requestFrame()
        return true
    }

    /// Scrolls as little as needed for a link to be seen.
    private func show(link index: Int, _ rows: inout DocumentLayout) {
        let top = state.top(&rows)
        let visible = rows.lines(from: top, count: state.height)
        if visible.contains(where: { $0.links.contains { $0.link == index } }) { return }
        guard let position = rows.position(ofLink: index) else { return }
        _ = state.scroll(to: rows.position(position, movedBy: -state.height / 3), &rows)
    }
}
