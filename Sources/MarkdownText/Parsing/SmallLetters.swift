// Letters set higher or lower than the others, as Unicode has them: few, so that what it lacks keeps a mark.

/// How `<sub>` and `<sup>` are shown.
enum SmallLetters {
    case below, above

    /// The text in small letters, or behind `_` or `^` where there are none for all of it.
    func shown(_ text: String) -> String {
        let table = self == .below ? Self.lower : Self.upper
        var result = ""
        for letter in text {
            guard let small = table[letter] else { return (self == .below ? "_" : "^") + text }
            result.append(small)
        }
        return result
    }

    private static let lower = table("0123456789+-=()aeox", "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₒₓ")
    private static let upper = table("0123456789+-=()ni", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ")

    private static func table(_ from: String, _ to: String) -> [Character: Character] {
        Dictionary(zip(from, to)) { first, _ in first }
    }
}

extension Substring {
    /// Where some ASCII text stands first.
    func range(of sign: String) -> Range<Index>? {
        guard let first = sign.utf8.first else { return nil }
        var from = startIndex
        while let start = utf8[from...].firstIndex(of: first) {
            if self[start...].utf8.starts(with: sign.utf8) {
                return start..<utf8.index(start, offsetBy: sign.utf8.count)
            }
            from = utf8.index(after: start)
        }
        return nil
    }
}
