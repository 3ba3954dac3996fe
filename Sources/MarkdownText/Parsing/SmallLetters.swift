// Letters set higher or lower than the others, as Unicode has them: few, so that what it lacks keeps a mark.

/// How `<sub>` and `<sup>` are shown.
enum SmallLetters {
    case below, above

    /// Runs of text in small letters; where there are none for all of it, behind `_` or `^`, and in brackets if it is
    /// more than a word.
    func shown(_ runs: [String]) -> [String] {
        let table = self == .below ? Self.lower : Self.upper
        let words = Self.trimmed(runs.joined())
        if words.allSatisfy({ table[$0] != nil }) { return runs.map { String($0.map { table[$0] ?? $0 }) } }
        let isWord = Self.isWord(words)
        var result = runs
        // Blanks at the ends stay outside.
        if !isWord, let last = runs.lastIndex(where: { !Self.trimmed($0).isEmpty }) {
            result[last].insert(")", at: Self.trimmed(result[last]).endIndex)
        }
        if let first = runs.firstIndex(where: { !Self.trimmed($0).isEmpty }) {
            let mark = (self == .below ? "_" : "^") + (isWord ? "" : "(")
            result[first].insert(contentsOf: mark, at: Self.trimmed(result[first]).startIndex)
        }
        return result
    }

    /// Whether letters belong together without brackets: a word or a number, signs alone, or what has brackets already.
    private static func isWord(_ text: Substring) -> Bool {
        func isLetter(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber }
        if !text.contains(where: isLetter) { return true }
        let unsigned = text.first.map("+-−".contains) == true ? text.dropFirst() : text
        if unsigned.allSatisfy({ isLetter($0) || $0 == "." }) { return true }
        let ends = String(text.prefix(1) + text.suffix(1))
        return (ends == "()" || ends == "[]") && !text.dropFirst().dropLast().contains(where: "()[]".contains)
    }

    /// Without blanks and line ends at both ends.
    private static func trimmed(_ text: String) -> Substring {
        guard let last = text.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return text[...last].drop(while: \.isWhitespace)
    }

    private static let lower = table("0123456789+-−=()aeox", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₒₓ")
    private static let upper = table("0123456789+-−=()ni", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ")

    private static func table(_ from: String, _ to: String) -> [Character: Character] {
        Dictionary(zip(from, to)) { first, _ in first }
    }
}
