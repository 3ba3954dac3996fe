// What a language is to the colours of code: which signs begin and end comments and strings, which words are its own.
// No grammar: what a scanner of lines can't know is left uncoloured. The languages themselves are in CodeLanguages.swift.

/// What a stretch of code is, as far as its look goes.
public enum CodeKind: Int, Hashable, Sendable, CaseIterable {
    /// A word of the language.
    case keyword
    /// The name of a type.
    case type
    /// Text between quotes.
    case string
    /// A number, or a word that stands for a value: `true`, `null`.
    case number
    /// What compilers pass over.
    case comment
    /// The name before a value, of an attribute or of a variable.
    case name
    /// A line that a change adds.
    case added
    /// A line that a change takes away.
    case removed
}

/// A language as a table.
struct CodeLanguage: Sendable {
    /// What holds for a language beside its signs and words.
    struct Traits: OptionSet, Hashable, Sendable {
        let rawValue: Int
        /// Words with a capital letter are types.
        static let capitalsAreTypes = Traits(rawValue: 1)
        /// Upper and lower case are one.
        static let ignoresCase = Traits(rawValue: 2)
        /// `#word` is a word of the language.
        static let hashWords = Traits(rawValue: 4)
        /// `$word` is a variable.
        static let dollarNames = Traits(rawValue: 8)
        /// `@word` is an attribute.
        static let atNames = Traits(rawValue: 16)
        /// A word before a colon, or at the beginning of a line before `=`, is a name.
        static let namesBeforeValues = Traits(rawValue: 32)
        /// `#` begins a comment only at the beginning or behind a blank.
        static let hashNeedsBlank = Traits(rawValue: 64)
        /// `'` begins a letter, which ends soon, or nothing.
        static let quoteIsLetter = Traits(rawValue: 128)
        /// `<word` and `</word` are words of the language.
        static let tags = Traits(rawValue: 256)
        /// Lines are changes by their first letter.
        static let changes = Traits(rawValue: 512)
        /// `-` is a letter.
        static let dashWords = Traits(rawValue: 1024)
    }

    /// A comment or string: what begins it, what ends it.
    struct Span: Sendable {
        var begin: [UInt8]
        var end: [UInt8]
        var isComment = false
        /// Whether it goes on over the end of the line.
        var hasLines = false
        /// Whether it may stand in itself.
        var nests = false
        /// Whether a backslash takes the meaning from the letter behind it.
        var escapes = true
    }

    /// Signs with which a comment begins that ends with the line.
    var lineComments: [[UInt8]]
    /// Longer signs before their beginnings.
    var spans: [Span]
    var keywords: Set<String>
    var types: Set<String>
    var values: Set<String>
    var traits: Traits
    /// Bytes with which a comment or string may begin.
    private(set) var begins: [Bool]

    /// A language of signs and words; both are lists of words, blanks between them.
    ///
    /// - Parameters:
    ///   - line: the beginnings of comments that end with the line.
    ///   - block: beginning and end of comments that have lines, in turn.
    ///   - strings: beginnings of strings that end on their line with the same sign.
    ///   - texts: beginning and end of strings that have lines, in turn.
    ///   - raw: the same of strings in which a backslash is a backslash.
    init(
        line: String = "", block: String = "", nests: Bool = false, strings: String = "", texts: String = "",
        raw: String = "", keywords: String = "", types: String = "", values: String = "", _ traits: Traits = []
    ) {
        // By bytes: the tables are ASCII.
        func words(_ text: String) -> [String] {
            text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map { String(Substring($0)) }
        }
        func pairs(_ text: String) -> [(begin: [UInt8], end: [UInt8])] {
            let all = words(text).map { Array($0.utf8) }
            return stride(from: 0, to: all.count - 1, by: 2).map { (all[$0], all[$0 + 1]) }
        }
        lineComments = words(line).map { Array($0.utf8) }
        spans =
            pairs(block).map { Span(begin: $0.begin, end: $0.end, isComment: true, hasLines: true, nests: nests) }
            + pairs(raw).map { Span(begin: $0.begin, end: $0.end, hasLines: true, escapes: false) }
            + pairs(texts).map { Span(begin: $0.begin, end: $0.end, hasLines: true) }
            + words(strings).map { Span(begin: Array($0.utf8), end: Array($0.utf8)) }
        self.keywords = Set(words(keywords))
        self.types = Set(words(types))
        self.values = Set(words(values))
        self.traits = traits
        begins = [Bool](repeating: false, count: 256)
        for sign in lineComments + spans.map(\.begin) { begins[Int(sign[0])] = true }
    }

    /// The language that the words behind a fence name: the first of them, as `swift`, `{.python}` or `c++ title="x"`.
    static func named(_ info: String) -> CodeLanguage? {
        let name = info.unicodeScalars.drop { $0 == "{" || $0 == "." || $0 == " " }
            .prefix { !$0.properties.isWhitespace && !"{},:".unicodeScalars.contains($0) }
        return name.isEmpty ? nil : of(name: String(name).lowercased())
    }
}
