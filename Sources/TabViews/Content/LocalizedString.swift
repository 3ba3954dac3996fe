// The kinds of strings that titles and texts are given in. Literals are keys that may carry emphasis; other strings are
// shown as they are.

/// A string literal to be shown, with `*emphasis*`, `**strong**`, `` `code` `` and `~~struck~~` in it.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The text as written, values put in.
    public let text: String

    /// A key by its text.
    public init(_ value: String) { text = value }
    /// A key by a literal.
    public init(stringLiteral value: String) { text = value }
    /// A key by a literal with values put in.
    public init(stringInterpolation: DefaultStringInterpolation) { text = String(describing: stringInterpolation) }
}

/// A string to be shown that can be handed on as a value.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The text as written, values put in.
    public let text: String

    /// A resource by its text.
    public init(_ value: String) { text = value }
    /// A resource by a literal.
    public init(stringLiteral value: String) { text = value }
    /// A resource by a literal with values put in.
    public init(stringInterpolation: DefaultStringInterpolation) { text = String(describing: stringInterpolation) }
}
