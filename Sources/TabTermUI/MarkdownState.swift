// What a Markdown view keeps between frames: its rows at the width of the last frame, and where it is scrolled to.
import MarkdownText
import TabViews
import TerminalScreen

/// The rows and the place of one Markdown view.
@MainActor final class MarkdownState {
    private(set) var page = MarkdownPage(MarkdownDocument(plainText: ""))
    private var text: String?
    private var own = DocumentPlace()
    private var place: Binding<DocumentPlace>?
    /// The page that the place was last found in, while what is shown lacks it: a file that is written is short for a
    /// moment.
    private var placed: MarkdownPage?
    /// What is to be scrolled to once it has been read.
    private var wanted: Wanted?
    private enum Wanted: Equatable {
        /// A heading or footnote.
        case anchor(String)
        /// The end, which is further down than what has been read.
        case end
    }
    /// Told how much of the text lies above the end of the screen.
    private var onShow: ((Double) -> Void)?
    private var pictureSize: (@Sendable (String) -> PictureSize?)?
    /// Columns by which wide rows are scrolled to the right.
    var sideways = 0
    /// Told of a heading that the document turned out not to have.
    var onMissing: (String) -> Void = { _ in }
    private var shown: String?
    private var layout: (rows: DocumentLayout, page: MarkdownPage)?
    /// What is to be found once it has been read.
    private var wantedFinding: Markdown.Finding?
    private var shownFinding: Markdown.Finding?
    /// What is looked for in the document, if anything.
    var find: MarkdownFind?
    /// Whether the next slash is somebody else's.
    var slashIsPassed = false
    private(set) var theme = MarkdownTheme()
    /// The columns of the rows in the last frame.
    var columns: Int? { layout?.rows.columns }
    /// The rows of the screen.
    var height = 1

    /// Takes over what is declared in this frame.
    func take(_ view: Markdown, display: Display) {
        place = view.place
        switch view.source {
        case .page(let page): show(page.latest)
        case .text(let text) where text != self.text:
            self.text = text
            page = MarkdownPage(parsing: text)
        case .text: break
        }
        pictureSize = view.pictureSize
        onShow = view.onShow
        if view.anchor != shown {
            shown = view.anchor
            wanted = view.anchor.map { .anchor($0) }
        }
        if view.finding != shownFinding {
            shownFinding = view.finding
            wantedFinding = view.finding
        }
        theme = MarkdownTheme(accent: display.theme.accent, symbols: display.symbols.isASCII ? .ascii : .unicode)
        if let background = display.background { theme.adapt(to: background, depth: display.depth) }
        if let measure = view.measure { theme.measure = max(1, measure) }
        theme.imageWords = display.words.text("reader.image")
    }

    /// Shows a page; of a text that was changed, from the same sentence on.
    private func show(_ new: MarkdownPage) {
        if let origin = new.origin, origin === page.origin, new !== page, page.document.isComplete {
            keepSentence(new.document)
        }
        page = new
    }

    private func keepSentence(_ new: MarkdownDocument) {
        let meant = placed ?? page
        guard let moved = (place?.wrappedValue ?? own).moved(from: meant.document, to: new) else {
            return placed = meant
        }
        placed = nil
        if let place { place.wrappedValue = moved } else { own = moved }
    }

    // MARK: What is seen

    /// What a page of rows shows, and where it stands.
    struct Seen: Equatable {
        let lines: [DocumentLine]
        /// The heading that stands over the page instead of on it.
        let heading: String?
        /// Whether the last row is the last of all.
        let isEnd: Bool
        /// Whether these are all rows that there are, with room for more.
        let isWhole: Bool
    }

    /// How a page is to be seen.
    struct Window {
        let columns: Int
        let rows: Int
        /// How many of these rows are seen.
        let seenRows: Int
        let measure: TextMeasure
    }

    /// The rows in a window, with the first one where the place says.
    ///
    /// While more of the text is to come, that is shown in the same window, and without a frame where it looks the same.
    func seen(in window: Window) -> Seen {
        let seen = look(in: window)
        if !page.document.isComplete {
            page.onRest = { [weak self] in self?.take($0, seeing: seen.lines, seen.heading, in: window) == true }
        }
        tellShare(seen)
        return seen
    }

    private func look(in window: Window) -> Seen {
        rows(window.columns, window.measure) { rows in
            let top = top(&rows)
            let isEnd =
                onShow != nil
                && rows.position(top, movedBy: window.rows) == rows.position(top, movedBy: window.rows - 1)
            let heading = rows.openingHeading(from: top, screenRows: window.seenRows)
            let lines = rows.lines(from: top, count: window.rows)
            let isWhole = top == .start && lines.count < window.rows && page.document.isComplete
            return Seen(lines: lines, heading: heading?.text, isEnd: isEnd, isWhole: isWhole)
        }
    }

    /// Shows more of a text from now on; false where a frame is to show it.
    private func take(_ more: MarkdownPage, seeing lines: [DocumentLine], _ heading: String?, in window: Window) -> Bool
    {
        // What waits for the rest is to be found in it, which moves the page.
        guard wanted == nil, wantedFinding == nil, find == nil, height == window.rows else { return false }
        page = more
        let seen = seen(in: window)
        return seen.lines == lines && seen.heading == heading
    }

    /// Tells how much of the text lies above the end of the screen.
    private func tellShare(_ seen: Seen) {
        guard let onShow, page.document.isComplete, let last = seen.lines.last else { return }
        let share = Double(last.place.sourceLine) / Double(max(1, page.document.sourceLines))
        onShow(seen.isEnd ? 1 : min(1, share))
    }

    /// Does something with the rows at a width.
    func rows<Result>(_ columns: Int, _ measure: TextMeasure, _ body: (inout DocumentLayout) -> Result) -> Result {
        let columns = max(1, min(columns, theme.measure))
        var current = layout
        layout = nil
        if current?.page !== page || current?.rows.theme != theme {
            let rows = DocumentLayout(page.document, columns: columns, measure: measure, theme: theme, scrolls: true)
            current = (rows.measuringPictures(pictureSize), page)
        } else if let rows = current?.rows, rows.columns != columns {
            current?.rows = rows.at(columns: columns)
        }
        guard var rows = current?.rows else { preconditionFailure("rows were made just now") }
        current = nil
        let result = body(&rows)
        layout = (rows, page)
        return result
    }

    /// The row at the top of the screen.
    func top(_ rows: inout DocumentLayout) -> DocumentPosition {
        switch wanted {
        case .anchor(let anchor):
            if let position = rows.position(ofAnchor: anchor) {
                scroll(to: position, &rows)
                // Near the end of what has been read it is not at the top yet.
                if !page.document.isComplete { wanted = .anchor(anchor) }
            } else if page.document.isComplete {
                wanted = nil
                // The mark alone names no heading.
                if !anchor.isEmpty { onMissing(anchor) }
            }
        case .end: scrollToEnd(&rows)
        case nil: break
        }
        if let finding = wantedFinding { find(finding, &rows) }
        return rows.top(rows.position(of: place?.wrappedValue ?? own), screenRows: height)
    }

    /// Goes to the first place of words at or below a line; where none is shown, to the line.
    private func find(_ finding: Markdown.Finding, _ rows: inout DocumentLayout) {
        let line = rows.position(of: DocumentPlace(sourceLine: finding.line))
        let above = rows.position(line, movedBy: -1)
        let sought = SoughtWords(finding.query)
        let next = rows.position(of: sought, after: above < line ? above : nil)
        guard next != nil || page.document.isComplete else { return }
        wantedFinding = nil
        if let next {
            let place = rows.place(at: next)
            find = MarkdownFind(finding.query, found: place)
            reveal(sought, at: next, &rows)
        }
        scroll(to: rows.position(next ?? line, movedBy: -height / 3), &rows)
    }

    /// Scrolls a wide row sideways as far as needed for the words on it to be seen.
    func reveal(_ words: SoughtWords, at position: DocumentPosition, _ rows: inout DocumentLayout) {
        guard let line = rows.lines(from: position, count: 1).first, line.sideways != nil,
            let columns = line.columns(of: words, measure: rows.measure).first
        else { return }
        let seen = sideways..<sideways + rows.columns
        if columns.lowerBound < seen.lowerBound + 2 || columns.upperBound > seen.upperBound - 1 {
            sideways = max(0, columns.upperBound - rows.columns + 8)
        }
    }

    /// Shows the end: of what has been read, and of the rest once it has come.
    func scrollToEnd(_ rows: inout DocumentLayout) {
        scroll(to: rows.end(), &rows)
        if !page.document.isComplete { wanted = .end }
    }

    /// Puts a row at the top of the screen.
    ///
    /// Returns whether that is another one than before.
    @discardableResult
    func scroll(to position: DocumentPosition, _ rows: inout DocumentLayout) -> Bool {
        // Whoever scrolls before the rest has come is not pulled away afterwards.
        wanted = nil
        wantedFinding = nil
        placed = nil
        let position = rows.top(position, screenRows: height)
        let new = position == .start ? DocumentPlace() : rows.place(at: position)
        let old = place?.wrappedValue ?? own
        if let place { place.wrappedValue = new } else { own = new }
        return old != new
    }

    /// Scrolls to a heading or footnote of this document, at once or when it has been read.
    func scroll(toAnchor anchor: String, _ rows: inout DocumentLayout) {
        wanted = .anchor(anchor)
        _ = top(&rows)
    }
}
