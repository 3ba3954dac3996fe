// How a cell looks: two colours and a few attributes. Which style means what is a theme's business, not ours.

/// How letters are drawn beside their colour.
public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit per attribute.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Heavy letters.
    public static let bold = Attributes(rawValue: 1)
    /// Faint letters.
    public static let dim = Attributes(rawValue: 2)
    /// Slanted letters.
    public static let italic = Attributes(rawValue: 4)
    /// A line below.
    public static let underline = Attributes(rawValue: 8)
    /// A line through the letters; left out where a terminal has none.
    public static let strikethrough = Attributes(rawValue: 16)
    /// Foreground and background exchanged.
    public static let reverse = Attributes(rawValue: 32)
}

/// Colours and attributes of a cell.
public struct Style: Hashable, Sendable {
    /// The colour of the letters.
    public var foreground: Color
    /// The colour of the ground.
    public var background: Color
    /// Bold, dim and the like.
    public var attributes: Attributes

    /// Makes a style; what is left out is the terminal's own.
    public init(
        foreground: Color = .standard, background: Color = .standard, attributes: Attributes = []
    ) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    /// The terminal's own colours, no attributes.
    public static let plain = Style()

    /// This style with the attributes added and the colours, where given, exchanged.
    public func with(
        _ attributes: Attributes = [], foreground: Color? = nil, background: Color? = nil
    ) -> Style {
        Style(
            foreground: foreground ?? self.foreground, background: background ?? self.background,
            attributes: self.attributes.union(attributes))
    }

    /// This style without those attributes.
    public func without(_ attributes: Attributes) -> Style {
        Style(
            foreground: foreground, background: background, attributes: self.attributes.subtracting(attributes))
    }

    /// This style with another laid over it: colours of `other` that are not the standard ones win, attributes add up.
    public func merging(_ other: Style) -> Style {
        with(
            other.attributes, foreground: other.foreground == .standard ? nil : other.foreground,
            background: other.background == .standard ? nil : other.background)
    }
}
