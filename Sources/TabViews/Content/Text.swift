// `Text`: words in styles. It wraps where it is narrow; how it is measured is TerminalScreen's business.
public import TerminalScreen

/// Words to be read.
public struct Text: PrimitiveView, Equatable {
    /// A piece of text and what was said about its look.
    struct Piece: Equatable {
        var text: String
        var changes: [Change] = []

        static func == (one: Piece, other: Piece) -> Bool {
            one.text == other.text && one.changes.map(\.key) == other.changes.map(\.key)
        }
    }

    /// Something said about the look of text.
    enum Change {
        case attributes(Attributes)
        case style(any ShapeStyle)

        func style(in theme: Theme) -> Style {
            switch self {
            case .attributes(let attributes): Style(attributes: attributes)
            case .style(let style): style.style(in: theme)
            }
        }

        var key: Style { style(in: Theme()) }
    }

    private var pieces: [Piece]

    /// Text from a literal, with emphasis.
    public init(_ key: LocalizedStringKey) {
        pieces = Emphasis.pieces(of: key.template)
    }

    /// Text from a resource, with emphasis.
    @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
        pieces = Emphasis.pieces(of: resource.template)
    }

    /// Text as it is.
    @_disfavoredOverload public init(_ content: some StringProtocol) {
        pieces = [Piece(text: String(content))]
    }

    /// Text as it is, from a literal too.
    public init(verbatim content: String) {
        pieces = [Piece(text: content)]
    }

    /// One text after another.
    public static func + (first: Text, second: Text) -> Text {
        var text = first
        text.pieces += second.pieces
        return text
    }

    /// The words without their look.
    public var plain: String { pieces.count == 1 ? pieces[0].text : pieces.map(\.text).joined() }

    func changed(_ change: Change) -> Text {
        var text = self
        for index in text.pieces.indices { text.pieces[index].changes.append(change) }
        return text
    }

    /// The text as it is drawn over a style.
    func styled(_ style: Style, in theme: Theme) -> StyledText {
        var text = StyledText()
        for piece in pieces {
            let look = piece.changes.reduce(style) { $0.merging($1.style(in: theme)) }
            text.append(piece.text, style: look)
        }
        return text
    }

    /// One element.
    public func elements(in context: ViewContext) -> [any Element] {
        // Only what a style of its own may have asked for is in the tint.
        let isPlain = pieces.allSatisfy { $0.changes.isEmpty }
        let theme = isPlain ? context.environment.display.theme : context.environment.theme
        let text = styled(context.environment.text.style, in: theme)
        return [TextElement(text, in: context)]
    }
}

extension Text: LabelPart {
    var labelPart: LabelPiece { .title(plain) }
}

extension Text {
    /// Bold letters.
    public func bold(_ isActive: Bool = true) -> Text { isActive ? changed(.attributes(.bold)) : self }
    /// Slanted letters.
    public func italic(_ isActive: Bool = true) -> Text { isActive ? changed(.attributes(.italic)) : self }
    /// A line below the letters.
    public func underline(_ isActive: Bool = true) -> Text { isActive ? changed(.attributes(.underline)) : self }
    /// A line through the letters.
    public func strikethrough(_ isActive: Bool = true) -> Text {
        isActive ? changed(.attributes(.strikethrough)) : self
    }
    /// Faint letters.
    public func dim(_ isActive: Bool = true) -> Text { isActive ? changed(.attributes(.dim)) : self }
    /// The colour of the letters.
    public func foregroundStyle(_ style: some ShapeStyle) -> Text { changed(.style(style)) }
    /// The colour of the letters.
    public func foregroundColor(_ color: Color?) -> Text { color.map { changed(.style($0)) } ?? self }
    /// The face of the letters: bold and italic are shown, sizes are not.
    public func font(_ font: Font?) -> Text { font.map { changed(.attributes($0.attributes)) } ?? self }
    /// The weight of the letters.
    public func fontWeight(_ weight: Font.Weight?) -> Text { bold(weight?.isHeavy ?? false) }
}

/// A face of letters; of it a terminal shows weight and slant.
public struct Font: Hashable, Sendable {
    /// How heavy letters are.
    public struct Weight: Hashable, Sendable {
        let isHeavy: Bool
        /// As usual or lighter.
        public static let ultraLight = Weight(isHeavy: false), thin = Weight(isHeavy: false)
        /// As usual or lighter.
        public static let light = Weight(isHeavy: false), regular = Weight(isHeavy: false)
        /// As usual.
        public static let medium = Weight(isHeavy: false)
        /// Heavy.
        public static let semibold = Weight(isHeavy: true), bold = Weight(isHeavy: true)
        /// Heavy.
        public static let heavy = Weight(isHeavy: true), black = Weight(isHeavy: true)
    }

    /// The shape of letters; accepted.
    public enum Design: Hashable, Sendable {
        /// All are shown in the terminal's own face.
        case `default`, serif, rounded, monospaced
    }

    var attributes: Attributes = []

    /// Text of that size; titles and headlines are bold.
    public static let largeTitle = Font(attributes: .bold), title = Font(attributes: .bold)
    /// Titles are bold.
    public static let title2 = Font(attributes: .bold), title3 = Font(attributes: .bold)
    /// Headlines are bold.
    public static let headline = Font(attributes: .bold)
    /// Text as usual.
    public static let subheadline = Font(), body = Font(), callout = Font(), footnote = Font()
    /// Text as usual.
    public static let caption = Font(), caption2 = Font()

    /// The faces of kinds of text.
    public enum TextStyle: Hashable, Sendable, CaseIterable {
        /// Titles and headlines are bold, all others are as usual.
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        var isHeavy: Bool {
            switch self {
            case .largeTitle, .title, .title2, .title3, .headline: true
            case .subheadline, .body, .callout, .footnote, .caption, .caption2: false
            }
        }
    }

    /// The face of a kind of text.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(attributes: weight?.isHeavy ?? style.isHeavy ? .bold : [])
    }

    /// The face of a size; the size is not shown.
    public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(attributes: weight?.isHeavy == true ? .bold : [])
    }

    /// This face in bold.
    public func bold() -> Font { Font(attributes: attributes.union(.bold)) }
    /// This face in italic.
    public func italic() -> Font { Font(attributes: attributes.union(.italic)) }
    /// This face in another weight.
    public func weight(_ weight: Weight) -> Font { weight.isHeavy ? bold() : self }
    /// This face with letters of one width, as all are.
    public func monospaced() -> Font { self }
}
