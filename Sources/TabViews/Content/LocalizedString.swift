// The kinds of strings that titles and texts are given in. Literals are keys that may carry emphasis; other strings, and
// values put into literals, are shown as they are: a file's name is never read as markup.

/// A string literal to be shown, with `*emphasis*`, `**strong**`, `~~struck~~` and code between back quotes in it.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
    let template: TextTemplate

    /// The text as written, values put in.
    public var text: String { template.text }

    /// A key by its text.
    public init(_ value: String) { template = TextTemplate(value) }
    /// A key by a literal.
    public init(stringLiteral value: String) { template = TextTemplate(value) }
    /// A key by a literal with values put in.
    public init(stringInterpolation: TextTemplate) { template = stringInterpolation }
}

/// A string to be shown that can be handed on as a value.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
    let template: TextTemplate

    /// The text as written, values put in.
    public var text: String { template.text }

    /// A resource by its text.
    public init(_ value: String) { template = TextTemplate(value) }
    /// A resource by a literal.
    public init(stringLiteral value: String) { template = TextTemplate(value) }
    /// A resource by a literal with values put in.
    public init(stringInterpolation: TextTemplate) { template = stringInterpolation }
}

/// What a literal says, with places for the values in it.
public struct TextTemplate: Hashable, Sendable, StringInterpolationProtocol {
    /// Stands where a value is put in; a literal that has this control itself loses it.
    private static let place: Character = "\u{1A}"

    private(set) var words: String
    private(set) var values: [String] = []

    init(_ words: String) { self.words = words }

    /// Begins a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
        words = ""
        words.reserveCapacity(literalCapacity + 3 * interpolationCount)
    }

    /// Adds what the literal says.
    public mutating func appendLiteral(_ literal: String) {
        words += literal.contains(Self.place) ? literal.filter { $0 != Self.place } : literal
    }

    /// Adds a value.
    public mutating func appendInterpolation(_ value: some Any) {
        values.append(String(describing: value))
        words.append(Self.place)
    }

    /// The words with the values put in.
    var text: String {
        var values = values[...]
        return Self.fill(words, from: &values)
    }

    /// Puts the next values into their places in a piece of the words.
    static func fill(_ piece: String, from values: inout ArraySlice<String>) -> String {
        guard !values.isEmpty else { return piece }
        var text = ""
        for character in piece {
            if character == place, let value = values.popFirst() { text += value } else { text.append(character) }
        }
        return text
    }
}
