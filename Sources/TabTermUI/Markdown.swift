// `Markdown`: a whole document that is scrolled, whose links can be reached and followed. The place on the screen is a
// place in the text, so it is the same sentence at every width. Drawing and keys are in MarkdownElement.
public import MarkdownText
public import TabViews

/// A Markdown document.
///
/// It fills the room that it is given and scrolls.
public struct Markdown: PrimitiveView {
    enum Source {
        case text(String)
        case page(MarkdownPage)
    }

    let source: Source
    let place: Binding<DocumentPlace>?
    var anchor: String?
    var finding: Finding?
    var onLink: ((MarkdownLink) -> Void)?
    var onJump: (() -> Void)?
    var resolves: ((MarkdownLink) -> Bool)?
    var pictureSize: (@Sendable (String) -> PictureSize?)?
    var measure: Int?
    var isCentered = false
    var onShow: ((Double) -> Void)?

    /// A document from its text.
    ///
    /// - Parameters:
    ///   - text: The Markdown.
    ///   - place: The place in the text that stands at the top of the screen; kept by the view itself if left out.
    public init(_ text: String, place: Binding<DocumentPlace>? = nil) {
        source = .text(text)
        self.place = place
    }

    /// A document that has been read.
    ///
    /// - Parameters:
    ///   - page: The document.
    ///   - place: The place in the text that stands at the top of the screen; kept by the view itself if left out.
    public init(_ page: MarkdownPage, place: Binding<DocumentPlace>? = nil) {
        source = .page(page)
        self.place = place
    }

    /// Does something when a link is followed that leads out of the document.
    ///
    /// Links to headings scroll; without an action the others go to the environment's `openURL`, as those of a `Link` do.
    public func onFollowLink(_ action: @escaping (MarkdownLink) -> Void) -> Markdown {
        var copy = self
        copy.onLink = action
        return copy
    }

    /// Does something before a link leads to another place in the document, so that one can come back.
    public func onJump(_ action: @escaping () -> Void) -> Markdown {
        var copy = self
        copy.onJump = action
        return copy
    }

    /// Shows links that lead nowhere as words that stand back.
    ///
    /// - Parameter resolves: whether there is what a link leads to; asked for the links on the screen in each frame.
    public func linksResolve(_ resolves: @escaping (MarkdownLink) -> Bool) -> Markdown {
        var copy = self
        copy.resolves = resolves
        return copy
    }

    /// Tells the sizes of pictures, which are shown in their frames.
    ///
    /// - Parameter size: the size of the picture at an address; nil where nobody knows.
    public func pictureSizes(_ size: @escaping @Sendable (String) -> PictureSize?) -> Markdown {
        var copy = self
        copy.pictureSize = size
        return copy
    }

    /// Tells at each drawing how much of the text lies above the end of the screen, as a share of its lines (0 … 1).
    ///
    /// Nothing is told of a text of which only the beginning has been read.
    public func onShow(_ action: @escaping (Double) -> Void) -> Markdown {
        var copy = self
        copy.onShow = action
        return copy
    }

    /// Shows a heading first; when it becomes another one, scrolls to it.
    ///
    /// A heading that is not there leaves everything as it was, and the message line says so (N44).
    ///
    /// - Parameter anchor: What a link `#…` to the heading says, without the mark.
    public func scrolled(toHeading anchor: String?) -> Markdown {
        var copy = self
        copy.anchor = anchor
        return copy
    }

    /// Finds words as if they had been typed, so that `n` and `N` go on from there; when they become others, finds those.
    ///
    /// - Parameters:
    ///   - query: What is found, each word by itself; nil finds nothing.
    ///   - line: The line of the source from which on, counted from 1.
    public func finding(_ query: TextQuery?, fromLine line: Int = 1) -> Markdown {
        var copy = self
        copy.finding = query.map { Finding(query: $0, line: line) }
        return copy
    }

    /// What is to be found without having been typed.
    struct Finding: Equatable {
        let query: TextQuery
        let line: Int
    }

    /// How wide text is, and where it stands where there is more room.
    ///
    /// - Parameters:
    ///   - columns: The most columns of a line; nil for the usual 80.
    ///   - isCentered: Whether lines stand in the middle, not at the left.
    public func measure(_ columns: Int?, isCentered: Bool = false) -> Markdown {
        var copy = self
        copy.measure = columns
        copy.isCentered = isCentered
        return copy
    }

    /// One element that fills its place.
    public func elements(in context: ViewContext) -> [any Element] {
        let state = context.storage { MarkdownState() }
        let display = context.environment.display
        state.take(self, display: display)
        state.onMissing = { [weak session = context.session] anchor in
            let shown = display.measure.safe(anchor)
            session?.message(display.words.text("reader.said.noHeading", ["heading": shown]))
        }
        return [
            MarkdownElement(
                state: state, context: context, onLink: onLink, onJump: onJump, resolves: resolves,
                isCentered: isCentered)
        ]
    }
}
