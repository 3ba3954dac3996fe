// How each part of a document looks: styles and the few signs that are drawn around words. Calm by default: nothing
// saturated, colour never the only sign. Which accent and ground suit a terminal is for whoever knows the terminal.

public import TerminalScreen

/// The signs that stand around words.
public struct MarkdownSymbols: Hashable, Sendable {
    /// Before items, by the level of their list; the last serves all deeper ones.
    public var bullets: [String]
    /// Before the lines of a quote.
    public var rail: String
    /// A rule is drawn with it, one column wide.
    public var rule: String
    /// Before an open task.
    public var open: String
    /// Before a task that is done.
    public var done: String
    /// Before the rest of a line of code that did not fit.
    public var rest: String
    /// Between the name of a language and a title.
    public var between: String
    /// At the left edge of a row that goes on before it.
    public var before: String
    /// At the right edge of a row that goes on beyond it.
    public var beyond: String
    /// Behind a footnote, the way back to the text.
    public var back: String
    /// A picture's frame: upper left and right, lower left and right corner, upright.
    public var frame: [String]

    /// Signs for a terminal that shows Unicode.
    public static let unicode = MarkdownSymbols(
        bullets: ["•", "◦", "▪"], rail: "▏", rule: "─", open: "☐", done: "☑", rest: "↳",
        between: "·", before: "‹", beyond: "›", back: "↑", frame: ["╭", "╮", "╰", "╯", "│"])
    /// Signs for a terminal that shows ASCII alone.
    public static let ascii = MarkdownSymbols(
        bullets: ["*", "-", "+"], rail: "|", rule: "-", open: "[ ]", done: "[x]", rest: ">",
        between: "-", before: "<", beyond: ">", back: "^", frame: ["+", "+", "+", "+", "|"])
}

/// How a document looks.
public struct MarkdownTheme: Hashable, Sendable {
    /// Words around other words.
    struct Around: Hashable, Sendable {
        var before: String
        var after: String
    }

    /// Words that are nothing else; the others are laid over it.
    public var text = Style.plain
    /// Headings by level, the first for level 1; the last serves all deeper ones.
    public var headings: [Style] = []
    /// Emphasized words.
    public var emphasis = Style(attributes: .italic)
    /// Strongly emphasized words.
    public var strong = Style(attributes: .bold)
    /// Words struck out, which keep the marks of the source.
    public var strikethrough = Style(attributes: .dim)
    /// Code among words.
    public var code = Style.plain
    /// Blocks of code; its ground fills their rows.
    public var codeBlock = Style.plain
    /// The words of code by what they are, laid over `codeBlock`.
    public var codeKinds: [CodeKind: Style] = [
        .keyword: Style(attributes: .bold), .comment: Style(attributes: [.dim, .italic]),
        .removed: Style(attributes: .dim), .added: Style(attributes: .bold),
    ]
    /// The name of a language, and a title, above the code.
    public var codeLabel = Style(attributes: [.dim, .italic])
    /// HTML as text.
    public var html = Style(attributes: .dim)
    /// Words of a link.
    public var link = Style(attributes: .underline)
    /// What stands for a picture.
    public var image = Style(attributes: .dim)
    /// Words in a quote.
    public var quote = Style.plain
    /// Rails, rules and the signs before items.
    public var mark = Style(attributes: .dim)
    /// The head of a table.
    public var tableHead = Style(attributes: .bold)
    /// The signs.
    public var symbols = MarkdownSymbols.unicode
    /// What stands for a picture; `{text}` is what the picture's author says of it.
    ///
    /// From the catalogue of words.
    public var imageWords: String {
        get { aroundImage.before + "{text}" + aroundImage.after }
        set { aroundImage = Self.cut(newValue) }
    }
    /// What stands before and behind the picture's own words.
    private(set) var aroundImage = Around(before: "[image: ", after: "]")
    /// Columns of text at most.
    public var measure = 80

    /// The usual look.
    ///
    /// - Parameters:
    ///   - accent: The colour of headings and links.
    ///   - ground: The ground of code, barely different from the terminal's own; nil leaves it as it is.
    ///   - symbols: The signs for bullets, rails and boxes.
    public init(accent: Color = .standard, ground: Color? = nil, symbols: MarkdownSymbols = .unicode) {
        self.symbols = symbols
        headings = [
            Style(foreground: accent, attributes: [.bold, .underline]), Style(foreground: accent, attributes: .bold),
            Style(attributes: [.bold, .italic]), Style(attributes: .italic), Style(attributes: [.italic, .dim]),
        ]
        link = Style(foreground: accent, attributes: .underline)
        let tint = Style(background: ground ?? .standard)
        // Without a ground code among words still has to be seen.
        code = ground == nil ? Style(attributes: .bold) : tint
        codeBlock = tint
    }

    /// The usual look on a ground that is known: code stands on a tint of it, in colours that can be read there.
    ///
    /// - Parameters:
    ///   - background: the terminal's ground.
    ///   - depth: the colours that the terminal shows; with eight there are none that are readable for certain.
    public mutating func adapt(to background: Color, depth: ColorDepth) {
        guard depth >= .palette256, let ground = CodeColors(background, depth) else { return }
        code = Style(background: ground.tint)
        codeBlock = Style(background: ground.tint)
        codeKinds = ground.kinds
    }

    private static func cut(_ words: String) -> Around {
        guard let open = words.firstIndex(of: "{"), let close = words[open...].firstIndex(of: "}") else {
            return Around(before: words, after: "")
        }
        return Around(before: String(words[..<open]), after: String(words[words.index(after: close)...]))
    }

    /// The look of a run of text.
    func style(_ span: Span, over base: Style) -> Style {
        var style = base
        if span.traits.contains(.emphasis) { style = style.merging(emphasis) }
        if span.traits.contains(.strong) { style = style.merging(strong) }
        if span.traits.contains(.code) { style = style.merging(code) }
        if span.traits.contains(.html) { style = style.merging(html) }
        if span.traits.contains(.image) { style = style.merging(image) }
        if span.traits.contains(.strikethrough) { style = style.merging(strikethrough) }
        if span.link != nil, !span.traits.contains(.image) { style = style.merging(link) }
        return style
    }
}
