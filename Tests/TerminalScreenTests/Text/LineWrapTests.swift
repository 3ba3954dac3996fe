// Lines are broken where people would break them, lose nothing, and keep styles and links.

import TerminalScreen
import TestSupport
import Testing

@Suite("Lines") struct LineWrapTests {
    let measure = TextMeasure.standard

    private func wrap(_ text: String, _ columns: Int) -> [String] {
        measure.wrapped(StyledText(text), to: columns).map(\.plain)
    }

    @Test("Lines break at blanks, which are not shown there")
    func words() {
        #expect(wrap("the quick brown fox", 9) == ["the quick", "brown fox"])
        #expect(wrap("the quick   brown", 9) == ["the quick", "brown"])
        #expect(wrap("the quick", 8) == ["the", "quick"])
        #expect(wrap("", 8) == [""])
        #expect(wrap("a\n\nb", 8) == ["a", "", "b"])
        #expect(wrap("  a b", 3) == ["  a", "b"])
    }

    @Test("A word longer than a line is cut; one column is enough for anything")
    func longWords() {
        #expect(wrap("abcdefgh ij", 3) == ["abc", "def", "gh", "ij"])
        #expect(wrap("a bcdefgh", 3) == ["a", "bcd", "efg", "h"])
        #expect(wrap("日本", 1) == ["日", "本"])
        #expect(wrap("abc", 0) == ["a", "b", "c"])
    }

    @Test("Ideographs break anywhere but before closing and behind opening marks")
    func ideographs() {
        #expect(wrap("日本語です。", 6) == ["日本語", "です。"])
        #expect(wrap("日本語。文", 6) == ["日本", "語。文"])
        #expect(wrap("日本「語」", 6) == ["日本", "「語」"])
        #expect(wrap("tea茶tea", 5) == ["tea茶", "tea"])
    }

    @Test("Lines break behind a hyphen between letters, not inside of --option or before a number")
    func hyphens() {
        #expect(wrap("well-known", 6) == ["well-", "known"])
        #expect(wrap("say --print", 6) == ["say", "--prin", "t"])
        #expect(wrap("at -1", 4) == ["at", "-1"])
    }

    @Test("A hanging indent stands before the first line and before the others")
    func indent() {
        let lines = measure.wrapped(
            StyledText("one two three"), to: 7, first: StyledText("• "), rest: StyledText("  "))
        #expect(lines.map(\.plain) == ["• one", "  two", "  three"])
        #expect(lines.map(\.columns) == [5, 5, 7])
        #expect(lines.map(\.start) == [0, 4, 8])
    }

    @Test("A word that fitted the first line is cut where the others have less room")
    func narrowerRest() {
        func wrap(_ text: String, rest: Int) -> [StyledLine] {
            measure.wrapped(StyledText(text), to: 21, rest: StyledText(String(repeating: " ", count: rest)))
        }
        let signs = String(repeating: "␓", count: 29)
        let blanks = String(repeating: " ", count: 30)
        for (text, rest) in [(blanks + "␙       " + signs, 10), ("a\u{200B}" + signs, 2), ("日" + signs + "b", 9)] {
            let lines = wrap(text, rest: rest)
            #expect(
                lines.allSatisfy { $0.columns <= 21 && measure.width($0.text) == $0.columns }, "\(lines.map(\.plain))")
            #expect(lines.map(\.plain).joined().filter { $0 == "␓" }.count == 29)
        }
    }

    @Test("Styles and links go along")
    func styles() {
        var text = StyledText("see ")
        text.append("the guide", style: Style(attributes: .underline), link: 7)
        text.append(".")
        let lines = measure.wrapped(text, to: 8)
        #expect(lines.map(\.plain) == ["see the", "guide."])
        #expect(lines[0].runs.map(\.link) == [nil, 7])
        #expect(lines[1].runs.map(\.link) == [7, nil])
        #expect(lines[1].runs[0].style.attributes == .underline)
    }

    @Test("No letter is lost, no line is too wide, anchors lead to the lines' text", arguments: Seeds.some(400))
    func losesNothing(seed: Int) {
        var random = HostileText(seed: seed)
        let text = random.styledText()
        let columns = Int.random(in: 2...30, using: &random)
        let lines = measure.wrapped(text, to: columns)
        let isDrawn: (Unicode.Scalar) -> Bool = {
            !$0.properties.isWhitespace && (isPrintable($0) || $0.properties.generalCategory == .control)
        }
        let before = text.plain.unicodeScalars.filter(isDrawn)
        let after = lines.map(\.plain).joined(separator: "\n").unicodeScalars.filter(isDrawn)
        #expect(before.map(\.value) == after.map(\.value), "seed \(seed)")
        let bytes = Array(text.plain.utf8)
        for line in lines {
            #expect(line.columns == line.runs.reduce(0) { $0 + measure.width($1.text) }, "seed \(seed)")
            // A single character may be wider than the room; it is clipped when drawn.
            #expect(
                line.columns <= columns || line.plain.filter { measure.width(String($0)) > 0 }.count == 1,
                "seed \(seed): \(line.plain)")
            #expect(Array(bytes.dropFirst(line.start).prefix(line.plain.utf8.count)) == Array(line.plain.utf8))
        }
    }
}
