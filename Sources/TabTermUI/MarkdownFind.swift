// Finding words in the document on the screen: `/` opens a line at the bottom, each letter goes to the next place, `n`
// and `N` go on. The rows themselves are searched by MarkdownText.
import MarkdownText
import TabViews
import TerminalScreen

/// Words that are looked for in one document.
struct MarkdownFind {
    /// The words as typed.
    var words = "" { didSet { sought = SoughtWords(words) } }
    /// What is looked for: the words as they are typed, or each word of a query.
    var sought = SoughtWords("")
    /// Whether keys are letters of the words.
    var isTyping = true
    /// Where the search began.
    let start: DocumentPlace
    /// The row with the words that was found last; nil when they stand nowhere.
    var found: DocumentPlace?

    /// A search that begins at a place, with no words yet.
    init(start: DocumentPlace) { self.start = start }

    /// A search whose words have been found already.
    init(_ query: TextQuery, found: DocumentPlace) {
        words = query.text
        sought = SoughtWords(query)
        isTyping = false
        start = found
        self.found = found
    }
}

extension MarkdownElement {
    /// Answers a key as far as it concerns finding; false for all others.
    func find(_ key: KeyPress, _ rect: Rect, _ measure: TextMeasure) -> Bool {
        guard state.find != nil else {
            // The slash that closed an empty line goes on to whoever is around.
            let opens = key == KeyPress("/") && !state.slashIsPassed
            state.slashIsPassed = false
            if opens { begin(rect, measure) }
            return opens
        }
        return state.find?.isTyping == true ? type(key, rect, measure) : walk(key, rect, measure)
    }

    private func begin(_ rect: Rect, _ measure: TextMeasure) {
        state.find = MarkdownFind(start: rows(rect, measure) { $0.place(at: state.top(&$0)) })
    }

    private func type(_ key: KeyPress, _ rect: Rect, _ measure: TextMeasure) -> Bool {
        switch (key.key, key.modifiers) {
        case (.escape, []): close(rect, measure, returns: true)
        case (.enter, []): state.find?.isTyping = false
        case (.backspace, []): change(rect, measure) { if !$0.isEmpty { $0.removeLast() } }
        case (.character("/"), []) where state.find?.words.isEmpty == true:
            state.find = nil
            state.slashIsPassed = true
            return false
        default:
            guard let letter = key.text else { return false }
            change(rect, measure) { $0.append(letter) }
        }
        return true
    }

    private func walk(_ key: KeyPress, _ rect: Rect, _ measure: TextMeasure) -> Bool {
        switch (key.key, key.modifiers) {
        case (.escape, []): close(rect, measure, returns: false)
        case (.character("n"), []): go(rect, measure, isBackward: false)
        case (.character("N"), _): go(rect, measure, isBackward: true)
        case (.character("/"), []): begin(rect, measure)
        default: return false
        }
        return true
    }

    /// Takes text that was pasted into the line.
    func find(pasted text: String, _ rect: Rect, _ measure: TextMeasure) -> Bool {
        guard state.find?.isTyping == true else { return false }
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ").prefix(200)
        change(rect, measure) { $0 += line }
        context.requestFrame()
        return true
    }

    private func change(_ rect: Rect, _ measure: TextMeasure, _ edit: (inout String) -> Void) {
        guard var find = state.find else { return }
        edit(&find.words)
        rows(rect, measure) { rows in
            // From the row where the search began, that row included.
            var from = rows.position(of: find.start)
            from = rows.position(from, movedBy: -1)
            let isTop = rows.position(of: find.start) == from
            let next =
                rows.position(of: find.sought, after: isTop ? nil : from) ?? rows.position(of: find.sought)
            find.found = next.map { rows.place(at: $0) }
            if let next { state.reveal(find.sought, at: next, &rows) }
            _ = state.scroll(to: next.map { around($0, &rows) } ?? rows.position(of: find.start), &rows)
        }
        state.find = find
    }

    private func go(_ rect: Rect, _ measure: TextMeasure, isBackward: Bool) {
        guard var find = state.find else { return }
        rows(rect, measure) { rows in
            let here = find.found.map { rows.position(of: $0) }
            let next =
                rows.position(of: find.sought, after: here, isBackward: isBackward)
                ?? rows.position(of: find.sought, isBackward: isBackward)
            guard let next else { return }
            find.found = rows.place(at: next)
            state.reveal(find.sought, at: next, &rows)
            _ = state.scroll(to: around(next, &rows), &rows)
        }
        state.find = find
    }

    private func around(_ position: DocumentPosition, _ rows: inout DocumentLayout) -> DocumentPosition {
        rows.position(position, movedBy: -state.height / 3)
    }

    private func close(_ rect: Rect, _ measure: TextMeasure, returns: Bool) {
        if returns, let start = state.find?.start {
            rows(rect, measure) { rows in _ = state.scroll(to: rows.position(of: start), &rows) }
        }
        state.find = nil
    }

    // MARK: Drawing

    /// Marks the words on a row.
    ///
    /// - Parameter sideways: columns by which the row is moved to the left.
    func mark(_ line: DocumentLine, in rect: Rect, _ sideways: Int, on painter: Painter) {
        guard let find = state.find, !find.sought.isEmpty else { return }
        for columns in line.columns(of: find.sought, measure: painter.measure) {
            let place = Rect(
                column: rect.column + columns.lowerBound - sideways, row: rect.row, columns: columns.count, rows: 1)
            let isFound = line.place == find.found
            painter.canvas.restyle(place.intersection(rect)) {
                $0.with(isFound ? [.reverse, .bold] : .underline)
            }
        }
    }

    /// Draws the line of the words below the document.
    func drawFind(in row: Rect, on painter: Painter) {
        guard let find = state.find, !row.isEmpty else { return }
        painter.canvas.fill(row)
        let sign = "/ "
        var column =
            row.column + painter.canvas.put(sign, at: row.origin, style: painter.theme.secondary, limit: row.columns)
        let room = max(0, row.maxColumn - column)
        column += painter.canvas.put(
            painter.measure.shortened(find.words, to: room), at: Point(column: column, row: row.row), limit: room)
        if find.isTyping {
            painter.placeCursor(at: Point(column: min(column, row.maxColumn - 1), row: row.row), isVisible: true)
        }
        let words = painter.display.words
        var hint = words.text(state.page.document.isComplete ? "find.nothing" : "find.nothing.yet")
        if find.words.isEmpty || find.found != nil {
            // Where there is a hint line, it tells what the keys of a field do.
            let placement = context.environment.tabBarPlacement
            if find.isTyping, placement != nil, placement != .bottomBar { return }
            hint = words.text(find.isTyping ? "find.typing" : "find.walking")
        }
        let columns = painter.measure.width(hint)
        guard row.maxColumn - columns > column + 2 else { return }
        painter.canvas.put(
            hint, at: Point(column: row.maxColumn - columns, row: row.row), style: painter.theme.secondary)
    }
}
