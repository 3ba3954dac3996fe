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
    /// A heading that is to be scrolled to once it has been read.
    private var wanted: String?
    /// Told of a heading that the document turned out not to have.
    var onMissing: (String) -> Void = { _ in }
    private var shown: String?
    private var layout: (rows: DocumentLayout, page: MarkdownPage)?
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
        switch view.source {
        case .page(let page): self.page = page
        case .text(let text) where text != self.text:
            self.text = text
            page = MarkdownPage(parsing: text)
        case .text: break
        }
        place = view.place
        if view.anchor != shown {
            shown = view.anchor
            wanted = view.anchor
        }
        theme = MarkdownTheme(accent: display.theme.accent, symbols: display.symbols.isASCII ? .ascii : .unicode)
        theme.imageWords = display.words.text("reader.image")
    }

    /// Does something with the rows at a width.
    func rows<Result>(_ columns: Int, _ measure: TextMeasure, _ body: (inout DocumentLayout) -> Result) -> Result {
        let columns = max(1, min(columns, theme.measure))
        var current = layout
        layout = nil
        if current?.page !== page || current?.rows.columns != columns {
            current = (DocumentLayout(page.document, columns: columns, measure: measure, theme: theme), page)
        }
        guard var rows = current?.rows else { preconditionFailure("rows were made just now") }
        current = nil
        let result = body(&rows)
        layout = (rows, page)
        return result
    }

    /// The row at the top of the screen.
    func top(_ rows: inout DocumentLayout) -> DocumentPosition {
        if let anchor = wanted {
            if let position = rows.position(ofAnchor: anchor) {
                scroll(to: position, &rows)
            } else if page.document.isComplete {
                wanted = nil
                // The mark alone names no heading.
                if !anchor.isEmpty { onMissing(anchor) }
            }
        }
        return rows.top(rows.position(of: place?.wrappedValue ?? own), screenRows: height)
    }

    /// Puts a row at the top of the screen.
    ///
    /// Returns whether that is another one than before.
    @discardableResult
    func scroll(to position: DocumentPosition, _ rows: inout DocumentLayout) -> Bool {
        // Whoever scrolls before the rest has come is not pulled away afterwards.
        wanted = nil
        let position = rows.top(position, screenRows: height)
        let new = position == .start ? DocumentPlace() : rows.place(at: position)
        let old = place?.wrappedValue ?? own
        if let place { place.wrappedValue = new } else { own = new }
        return old != new
    }

    /// Scrolls to a heading or footnote of this document, at once or when it has been read.
    func scroll(toAnchor anchor: String, _ rows: inout DocumentLayout) {
        wanted = anchor
        _ = top(&rows)
    }
}
