// Text in columns: what it is drawn with, how wide that is, and how it is shortened.

import TerminalScreen
import TestSupport
import Testing

@Suite("Text in columns") struct TextMeasureTests {
    let measure = TextMeasure.standard

    @Test(
        "A cluster is drawn in the form that all terminals agree on",
        arguments: [
            ("abc", "abc", 3), ("日本語", "日本語", 6), ("é", "é", 1), ("e\u{301}", "e\u{301}", 1), ("ｶﾞ", "ｶﾞ", 2),
            ("👍🏽", "👍", 2), ("👩‍💻", "👩", 2), ("👨‍👩‍👧‍👦", "👨", 2), ("🇩🇪", "DE", 2), ("☁️", "☁", 1), ("❤︎", "❤", 1),
            ("1️⃣", "1\u{20E3}", 1), ("한", "한", 2), ("\u{1100}\u{1161}\u{11A8}", "\u{1100}\u{1161}\u{11A8}", 2),
            ("a\u{202E}b", "ab", 2), ("a\u{200B}b", "ab", 2), ("co\u{AD}op", "coop", 4), ("\u{1B}[31m", "␛[31m", 5),
            ("a\tb\r\n", "a␉b␍", 4), ("\u{7F}\u{9B}", "␡\u{FFFD}", 2), ("\u{378}", "\u{FFFD}", 1), ("🏽", "🏽", 2),
            ("x\u{300}\u{301}\u{302}\u{303}", "x\u{300}\u{301}\u{302}", 1), ("\u{301}", " \u{301}", 1),
            ("שלום", "שלום", 4), ("क्ष", "क्ष", 2),
        ])
    func drawnForm(text: String, drawn: String, columns: Int) {
        let glyphs = measure.glyphs(of: text)
        let scalars = glyphs.map { $0.glyph.text.unicodeScalars.map(\.value) }
        #expect(scalars.flatMap { $0 } == drawn.unicodeScalars.map(\.value))
        #expect(glyphs.reduce(0) { $0 + $1.columns } == columns)
        #expect(measure.width(text) == columns)
    }

    @Test("A scalar of unknown width is drawn as a replacement")
    func unknownWidth() {
        let measure = TextMeasure { $0 == "ж" ? -1 : 1 }
        #expect(measure.glyphs(of: "жa").map(\.glyph.text) == ["\u{FFFD}", "a"])
    }

    @Test(
        "W3: Shortening keeps whole characters",
        arguments: [
            ("Library", 7, "Library"), ("Library", 6, "Libra…"), ("Library", 1, "…"), ("Library", 0, ""), ("L", 1, "L"),
            ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("日本", 2, "…"),
            ("e\u{301}e\u{301}x", 2, "e\u{301}…"),
            ("🇩🇪🇫🇷", 3, "🇩🇪…"), ("", 0, ""),
        ])
    func shortens(text: String, columns: Int, expected: String) {
        #expect(measure.shortened(text, to: columns) == expected)
    }

    @Test("T1: Text for other ways out has no control and no bidi control in it, and keeps the rest")
    func safe() {
        #expect(measure.safe("a\u{1B}[2J\n\u{202E}👩‍💻\u{9B}") == "a␛[2J␊👩‍💻\u{FFFD}")
        #expect(measure.safe("plain") == "plain")
    }

    @Test("Tabs go to the next stop")
    func tabs() {
        #expect(measure.expandingTabs("a\tbc\t日\td") == "a   bc  日  d")
        #expect(measure.expandingTabs("\t\tx", every: 2) == "    x")
    }

    @Test(
        "S11: Shortened text fits, is a beginning of the text, and stays whole where it fits",
        arguments: Seeds.some(300))
    func shortenedFits(seed: Int) {
        var random = HostileText(seed: seed)
        let text = random.text()
        let columns = Int.random(in: 0...40, using: &random)
        let short = measure.shortened(text, to: columns)
        #expect(measure.width(short) <= columns, "seed \(seed)")
        let whole = measure.width(text) <= columns
        #expect(whole == (short == text) || columns == 0, "seed \(seed)")
        if !whole, columns > 0 {
            #expect(short.last == "…" && text.hasPrefix(String(short.dropLast())), "seed \(seed)")
        }
    }

    @Test("Widths are the sum of the characters' and of the glyphs'", arguments: Seeds.some(300))
    func widthsAddUp(seed: Int) {
        var random = HostileText(seed: seed)
        let text = random.text()
        let characters = text.reduce(0) { $0 + measure.width(String($1)) }
        let glyphs = measure.glyphs(of: text)
        #expect(measure.width(text) == characters, "seed \(seed)")
        #expect(measure.width(text) == glyphs.reduce(0) { $0 + $1.columns }, "seed \(seed)")
        #expect(measure.width(text[...]) == characters, "seed \(seed)")
        for glyph in glyphs {
            #expect(([glyph.glyph.base] + glyph.glyph.marks).allSatisfy(isPrintable), "seed \(seed)")
        }
        #expect(
            measure.safe(text).unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }, "seed \(seed)")
    }
}
