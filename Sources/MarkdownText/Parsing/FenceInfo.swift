// What stands behind the fence of a block of code: `swift`, `rust,ignore`, `yaml title="example.yml" hl_lines="11 12"`,
// `{.python .numberLines}`. People read the language and the title; the rest tells a tool how to set the page.

/// What people read of the words behind a fence.
struct FenceInfo {
    /// The name of the language; empty without one.
    private(set) var language = ""
    /// The words of `title="…"`; empty without one.
    private(set) var title = ""

    private typealias Words = Substring.UnicodeScalarView

    init(_ info: String) {
        // By scalars: a sign and a mark behind it are one letter, which is not the sign.
        var rest = info[...].unicodeScalars
        var isBraced = false
        while let first = rest.first {
            if Self.separates(first) {
                isBraced = first == "{" || isBraced && first != "}"
                rest.removeFirst()
                continue
            }
            let word = rest.prefix { $0 != "=" && !Self.separates($0) }
            rest = rest[word.endIndex...]
            if rest.first == "=" {
                let value = Self.takeValue(from: &rest)
                if word.elementsEqual("title".unicodeScalars), title.isEmpty { title = String(value) }
            } else if language.isEmpty, Self.isName(word, isBraced: isBraced) {
                language = String(word.first == "." ? word.dropFirst() : word)
            }
        }
    }

    /// Takes `=` and what follows it: words in quotes, or one word.
    private static func takeValue(from rest: inout Words) -> Words {
        rest.removeFirst()
        if let quote = rest.first, quote == "\"" || quote == "'", let close = rest.dropFirst().firstIndex(of: quote) {
            defer { rest = rest[close...].dropFirst() }
            return rest[..<close].dropFirst()
        }
        let value = rest.prefix { !separates($0) }
        rest = rest[value.endIndex...]
        return value
    }

    /// Whether a word names a language: `#anchor` doesn't, nor do the numbers of lines in `{1,4}`.
    private static func isName(_ word: Words, isBraced: Bool) -> Bool {
        guard let first = word.first, first != "#" else { return false }
        return !isBraced || first == "." || first.properties.isAlphabetic
    }

    private static func separates(_ letter: Unicode.Scalar) -> Bool {
        letter.properties.isWhitespace || "{},".unicodeScalars.contains(letter)
    }
}
