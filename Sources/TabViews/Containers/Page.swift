// A page: content under a title line with what the content has asked for (title, toolbar, search field). Whoever shows a
// page makes a `Page`, hands it down, lets the content fill it in while it is resolved, and then draws both.
import TerminalScreen

/// What the content of a page has asked for in this frame.
@MainActor public final class Page {
    /// The words of the title line.
    public var title: String?
    /// Where Esc leads: the words behind `‹`.
    public var backTitle: String?
    /// Goes back.
    public var goBack: (() -> Void)?
    /// What stands at the right of the title line beside the content's own items, such as *Edit*.
    public var accessories: [any Element] = []
    /// Whether a title line is drawn; without one the content has all the room.
    public var showsTitle = true
    /// Whether there is a rule below the title line, or a blank row.
    public var showsRule = true
    /// Whether messages of the session stand in place of the rule.
    public var showsMessages = true
    /// Whether the search field is what the page is for: then it comes first in the order of the focus.
    public var searchComesFirst = false
    /// The stack of pages inside, which then draws title lines itself.
    public internal(set) var stack: NavigationPages?

    /// How large the sheet around is to be.
    var sizing = PresentationSizing.automatic
    var leading: [any Element] = []
    var trailing: [any Element] = []
    var search: TextFieldElement?
    /// What the page adds to the menu of its tab.
    var menu: [MenuEntry] = []
    /// Where the page is, such as its section: stands in the title line while the title is left out there.
    var place: String?
    /// Whether the content shows the title itself in this frame, so that the title line does not repeat it.
    var titleIsInContent = false

    /// By which the content finds the page.
    nonisolated let reference = PageReference()

    /// A page that nobody has asked anything of.
    public init() { reference.page = self }

    /// The page that is seen: this one, or the top of the stack inside.
    var top: Page { stack?.top?.top ?? self }

    /// Whether the page has a search field.
    public var hasSearchField: Bool { stack == nil ? search != nil : stack?.top?.hasSearchField == true }

    /// The name of the search field, to give it the focus.
    public var searchFieldID: FocusID? { stack == nil ? search?.context.focusID() : stack?.top?.searchFieldID }

    /// The content with its title line; content that is a stack of pages has one already.
    public func element(around content: [any Element]) -> any Element {
        let whole = ZStackElement(elements: content, alignment: .center)
        return stack == nil ? PageElement(page: self, content: whole) : whole
    }
}

/// A page as its content knows it: weakly, for what a page is given, such as a search field, holds the environment that it
/// was made in.
final class PageReference: Sendable {
    nonisolated(unsafe) fileprivate(set) weak var page: Page?
}

/// A page on the screen.
struct PageElement: Element {
    let page: Page
    let content: any Element

    var traits: ElementTraits { content.traits }

    func size(for proposal: Proposal) -> Size {
        let inner = content.size(for: Proposal(columns: proposal.columns, rows: proposal.rows?.without(2)))
        return Size(
            columns: proposal.columns == .max ? .max : max(inner.columns, proposal.columns ?? 0),
            rows: proposal.rows ?? inner.rows.adding(2))
    }

    func draw(in rect: Rect, on painter: Painter) {
        page.titleIsInContent = false
        guard !rect.isEmpty else { return }
        let hasRoom = rect.rows >= 6
        let hasRule = page.showsRule && hasRoom
        let title = page.showsTitle ? (hasRoom ? 2 : min(1, rect.rows)) : 0
        let field = page.search != nil && rect.rows > title + 1 ? (rect.rows >= 10 ? 2 : 1) : 0
        let line = Rect(column: rect.column, row: rect.row + title, columns: rect.columns, rows: min(1, field))
        // What is drawn first is first in the order of the focus: the content, unless the page is there for searching.
        if page.searchComesFirst, field > 0 { drawSearch(in: line, on: painter) }
        let inner = rect.inset(top: title + field)
        painter.clipped(to: inner) { content.draw(in: inner, on: painter) }
        if !page.searchComesFirst, field > 0 { drawSearch(in: line, on: painter) }
        if page.showsTitle { drawTitle(in: rect, hasRule: hasRule, on: painter) }
    }

    private func drawSearch(in line: Rect, on painter: Painter) {
        let glyph = painter.put(.search, at: line.origin.offset(columns: 1), style: painter.theme.secondary)
        page.search?.draw(in: line.inset(left: glyph + 2, right: 1), on: painter)
    }

    // MARK: The title line

    private func drawTitle(in rect: Rect, hasRule: Bool, on painter: Painter) {
        let line = rect.rowRect(0).inset(columns: rect.columns > 20 ? 1 : 0, rows: 0)
        if hasRule { drawRule(in: rect.rowRect(1), on: painter) }
        let message = page.showsMessages && !hasRule ? painter.message : nil
        if let message { return drawMessage(message, in: line, on: painter) }
        var left = line.column
        if let back = page.backTitle { left += drawBack(back, in: line, on: painter) }
        left = draw(page.leading, from: left, in: line, on: painter)
        let right = drawTrailing(in: line, from: left, on: painter)
        // A heading in the content is the title as long as it shows; where one came from says the way back.
        let shown = page.titleIsInContent ? (page.backTitle == nil ? page.place : nil) : page.title
        let words = painter.measure.shortened(shown ?? "", to: max(0, right - left))
        let style = page.titleIsInContent ? painter.theme.secondary : painter.theme.heading
        painter.put(words, at: Point(column: left, row: line.row), style: style)
    }

    private func drawRule(in line: Rect, on painter: Painter) {
        if page.showsMessages, let message = painter.message {
            return drawMessage(message, in: line.inset(columns: line.columns > 20 ? 1 : 0, rows: 0), on: painter)
        }
        painter.fill(line, style: painter.theme.rule, character: painter.display.symbols[.rule])
    }

    private func drawMessage(_ message: String, in line: Rect, on painter: Painter) {
        painter.messageIsDrawn = true
        painter.put(painter.measure.shortened(message, to: line.columns), at: line.origin, style: painter.theme.message)
    }

    /// Draws the way back.
    ///
    /// Returns the columns used.
    private func drawBack(_ title: String, in line: Rect, on painter: Painter) -> Int {
        let words = "\(painter.display.symbols[.back]) \(title)"
        let shown = painter.measure.shortened(words, to: max(1, line.columns / 3))
        let columns = painter.measure.width(shown)
        guard let goBack = page.goBack else { return 0 }
        var responder = Responder(id: FocusID(node: ObjectIdentifier(page), part: 0))
        responder.onMouse = { event, _ in
            if event.kind == .release { goBack() }
            return event.kind == .press || event.kind == .release
        }
        let place = Rect(column: line.column, row: line.row, columns: columns, rows: 1)
        painter.respond(responder, in: place) { painter.put(shown, at: place.origin) }
        return columns + 2
    }

    private func drawTrailing(in line: Rect, from left: Int, on painter: Painter) -> Int {
        let items = page.trailing + page.accessories
        let widths = items.map { $0.size(for: Proposal(columns: nil, rows: 1)).columns + 2 }
        // The title keeps a third of the line; items that do not fit are left out from the left.
        var room = max(0, line.maxColumn - left - max(line.columns / 3, 1))
        var first = items.count
        while first > 0, widths[first - 1] <= room {
            first -= 1
            room -= widths[first]
        }
        let start = line.maxColumn - widths[first...].reduce(0, +) + (first < items.count ? 2 : 0)
        _ = draw(Array(items[first...]), from: start, in: line, on: painter)
        return first < items.count ? start - 2 : line.maxColumn
    }

    private func draw(_ items: [any Element], from column: Int, in line: Rect, on painter: Painter) -> Int {
        var column = column
        for item in items {
            let width = item.size(for: Proposal(columns: nil, rows: 1)).columns
            item.draw(in: Rect(column: column, row: line.row, columns: width, rows: 1), on: painter)
            column += width + 2
        }
        return column
    }
}

extension View {
    /// The title of this page.
    public func navigationTitle(_ title: LocalizedStringKey) -> some View { titled(Text(title).plain) }
    /// The title of this page.
    public func navigationTitle(_ title: Text) -> some View { titled(title.plain) }
    /// The title of this page.
    @_disfavoredOverload public func navigationTitle(_ title: some StringProtocol) -> some View {
        titled(String(title))
    }
    /// Accepted: titles stand on one line.
    public func navigationBarTitleDisplayMode(_ mode: NavigationBarTitleDisplayMode) -> some View { self }

    private func titled(_ title: String) -> some View {
        telling { page, _ in page.title = title }
    }

    func telling(_ tell: @escaping (Page, ViewContext) -> Void) -> some View {
        PageModifier(content: self, tell: tell)
    }
}

extension ViewContext {
    /// Tells the page around that the content shows a heading, whole, as its first row; to be called while drawing.
    ///
    /// If these are the words of the page's title, the title line leaves it out in this frame.
    ///
    /// - Parameter words: The heading as it is shown, without marks.
    public func showsHeading(_ words: String) {
        guard let page = environment.page, page.title == words else { return }
        page.titleIsInContent = true
    }
}

/// How a title is shown; accepted.
public enum NavigationBarTitleDisplayMode: Hashable, Sendable {
    /// All are shown on one line.
    case automatic, inline, large
}

/// Tells the page around about its content, before content inside does.
@MainActor struct PageModifier<Content> {
    let content: Content
    let tell: (Page, ViewContext) -> Void
}

extension PageModifier: View, PrimitiveView where Content: View {
    func elements(in context: ViewContext) -> [any Element] {
        if let page = context.environment.page { tell(page, context) }
        return content.elements(in: context)
    }
}
