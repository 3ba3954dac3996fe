// ASCII for terminals whose locale has nothing else: lines and symbols by their looks, accented Latin letters by their
// base, `?` for the rest.

/// Substitutes for what ASCII lacks.
public enum AsciiLetters {
    /// What stands for a character one column wide: the nearest ASCII character, `?` where there is none.
    public static func substitute(for character: Character) -> Character {
        guard let base = character.unicodeScalars.first, let scalar = Unicode.Scalar(substitute(for: base)) else {
            return "?"
        }
        return Character(scalar)
    }

    /// The ASCII character that comes nearest.
    static func substitute(for scalar: Unicode.Scalar) -> UInt32 {
        let value = scalar.value
        switch value {
        case 0x20..<0x7F: return value
        case 0xA0: return 0x20
        case 0xC0..<0x180: return UInt32(latin[Int(value - 0xC0)])
        case 0x2500..<0x2580: return line(value)
        case 0x2591...0x2593: return 0x3A
        case 0x2580...0x259F: return value == 0x258C || value == 0x2590 ? 0x7C : 0x23
        case 0x2421: return 0x5E
        case 0x2400..<0x2420: return 0x5E
        default: return symbols[value] ?? 0x3F
        }
    }

    /// Lines by their direction.
    private static func line(_ value: UInt32) -> UInt32 {
        switch value {
        case 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D, 0x2550, 0x2574, 0x2576, 0x2578, 0x257A,
            0x257C, 0x257E:
            0x2D
        case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F, 0x2551, 0x2575, 0x2577, 0x2579, 0x257B,
            0x257D, 0x257F:
            0x7C
        case 0x2571: 0x2F
        case 0x2572: 0x5C
        case 0x2573: 0x58
        default: 0x2B
        }
    }

    /// U+00C0 to U+017F, letter by letter.
    private static let latin = Array(
        ("AAAAAAACEEEEIIIIDNOOOOOxOUUUUYPsaaaaaaaceeeeiiiidnooooo/ouuuuypy"
            + "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlLlLlNnNnNnnNnOoOoOoOoRrRrRrSsSsSsSsTtTtTt"
            + "UuUuUuUuUuUuWwYyYZzZzZzs").utf8)

    private static let symbols: [UInt32: UInt32] = {
        let pairs: [(String, String)] = [
            ("‘’‚‛′", "'"), ("“”„‟″«»", "\""), ("‐‑‒–—―−¬", "-"), ("…⋯⋮", "."), ("•·∙●◦○◉◌", "*"), ("▸▶►→⇥›⟩⇒❯", ">"),
            ("◂◀◄←⇤‹⟨⇐❮", "<"), ("▾▼↓⌄", "v"), ("▴▲↑⌃", "^"), ("✓✔☑", "x"), ("☐□▢◻", "."), ("■▣◼▪", "#"), ("◆◇", "+"),
            ("★☆✦✧", "*"), ("×✕✖✗", "x"), ("÷", "/"), ("±", "+"), ("¡", "!"), ("¿", "?"), ("©", "c"), ("®", "r"),
            ("°", "o"),
            ("¦", "|"), ("⌕⚲", "/"), ("⌂", "^"), ("▤≡☰", "="), ("⊠", "#"), ("€", "E"), ("£", "L"), ("¥", "Y"),
            ("§¶", "S"),
            ("␛", "^"), ("\u{2002}\u{2003}\u{2009}\u{202F}", " "), ("Ș", "S"), ("ș", "s"), ("Ț", "T"), ("ț", "t"),
            ("ẞ", "S"),
        ]
        var result: [UInt32: UInt32] = [:]
        for (from, to) in pairs {
            for scalar in from.unicodeScalars { result[scalar.value] = to.unicodeScalars.first?.value }
        }
        return result
    }()
}
