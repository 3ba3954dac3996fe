// Text with styles and links, before and after it is broken into lines. What a link leads to is kept elsewhere: here
// it is a number that wrapping carries along.

/// Text in several styles.
public struct StyledText: Hashable, Sendable {
    /// A piece of text in one style.
    public struct Run: Hashable, Sendable {
        /// The text; `\n` breaks a line.
        public var text: String
        /// How it looks.
        public var style: Style
        /// The number of the link that it belongs to.
        public var link: Int?

        /// Makes a run.
        public init(_ text: String, style: Style = .plain, link: Int? = nil) {
            self.text = text
            self.style = style
            self.link = link
        }
    }

    /// The pieces in order.
    public var runs: [Run]

    /// Makes text of pieces.
    public init(_ runs: [Run] = []) {
        self.runs = runs
    }

    /// Makes text in one style; empty text has no runs.
    public init(_ text: String, style: Style = .plain, link: Int? = nil) {
        runs = text.isEmpty ? [] : [Run(text, style: style, link: link)]
    }

    /// Whether there is no text in it.
    public var isEmpty: Bool { runs.allSatisfy { $0.text.isEmpty } }

    /// The text without styles.
    public var plain: String { runs.count == 1 ? runs[0].text : runs.reduce(into: "") { $0 += $1.text } }

    /// Adds text at the end; joined with the last run if that looks alike.
    public mutating func append(_ text: String, style: Style = .plain, link: Int? = nil) {
        if text.isEmpty { return }
        if let last = runs.last, last.style == style, last.link == link {
            runs[runs.count - 1].text += text
        } else {
            runs.append(Run(text, style: style, link: link))
        }
    }

    /// Adds the pieces of another text at the end.
    public mutating func append(_ other: StyledText) {
        for run in other.runs { append(run.text, style: run.style, link: run.link) }
    }

    /// The text with `style` laid over each of its runs.
    public func merging(_ style: Style) -> StyledText {
        StyledText(runs.map { Run($0.text, style: $0.style.merging(style), link: $0.link) })
    }
}

/// A line made by wrapping.
public struct StyledLine: Hashable, Sendable {
    /// What stands on it, with its indent.
    public var text: StyledText
    /// How many columns that takes up.
    public var columns: Int
    /// Where the line begins in the text that was wrapped, in bytes of its UTF-8: an anchor for scroll places.
    public var start: Int

    /// Makes a line.
    public init(_ text: StyledText, columns: Int, start: Int = 0) {
        self.text = text
        self.columns = columns
        self.start = start
    }

    /// The pieces in order.
    public var runs: [StyledText.Run] { text.runs }
    /// The text without styles.
    public var plain: String { text.plain }
}

extension TextMeasure {
    /// How many columns the text takes up on one line.
    public func width(_ text: StyledText) -> Int {
        text.runs.reduce(0) { $0 + width($1.text) }
    }
}
