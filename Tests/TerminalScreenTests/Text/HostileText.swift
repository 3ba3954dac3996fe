// Random text made of what breaks terminals: controls, marks, joiners, flags, wide letters, and plain words between.

import TerminalScreen
import TestSupport

/// Makes hostile text from a seed; the same seed makes the same text.
struct HostileText: RandomNumberGenerator {
    private var random: SeededGenerator

    init(seed: Int) {
        random = SeededGenerator(seed: seed)
    }

    mutating func next() -> UInt64 { random.next() }

    private static let pieces = [
        "a", "Z", "7", " ", "  ", "-", "word", "é", "e\u{301}", "\u{301}", "x\u{300}\u{301}\u{302}\u{303}\u{304}", "日",
        "本語", "。", "「", "ｶﾞ", "한", "\u{1100}\u{1161}\u{11A8}", "👍", "👍🏽", "👩‍💻", "👨‍👩‍👧‍👦", "🇩🇪", "🇩", "1️⃣", "☁️", "☁", "❤︎", "क्षि",
        "ไทย", "שלום", "مرحبا", "\u{202E}", "\u{2066}", "\u{200D}", "\u{200B}", "\u{FEFF}", "\u{AD}", "\u{1B}[31m",
        "\u{1B}]52;c;AA\u{7}", "\u{9B}2J", "\u{0}", "\u{7F}", "\u{85}", "\r\n", "\n", "\t", "\u{2028}", "\u{E0061}",
        "\u{10FFFF}", "\u{378}", "\u{FFFD}", "\u{1F3FD}", "\u{20E3}", "━", "▌",
    ]

    /// Text of at most `count` pieces.
    mutating func text(count: Int = 30, lines: Bool = true) -> String {
        var text = ""
        for _ in 0..<Int.random(in: 0...count, using: &self) {
            let piece = Self.pieces.randomElement(using: &self) ?? ""
            if lines || !piece.contains(where: \.isNewline) { text += piece }
        }
        return text
    }

    /// Text in several styles, some of it linked.
    mutating func styledText(count: Int = 6) -> StyledText {
        var text = StyledText()
        for index in 0..<Int.random(in: 0...count, using: &self) {
            text.append(
                self.text(count: 12), style: Style(foreground: .palette(UInt8(index))),
                link: Bool.random(using: &self) ? index : nil)
        }
        return text
    }
}

/// Whether a scalar may stand in a cell: no control, nothing that turns or joins other text.
func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F,
        0xFEFF, 0x1F1E6...0x1F1FF, 0xE0000...0xE0FFF:
        false
    default: true
    }
}
