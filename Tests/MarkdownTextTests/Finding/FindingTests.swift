// Finding words in a document.

import MarkdownText
import TerminalScreen
import Testing

@Suite struct FindingTests {
    private let text = """
        # Über uns

        The quick brown fox jumps over the lazy dog and the QUICK fox.

        > quick *br*own

        | a | b |
        |---|---|
        | x | quick |

            code QUICK
        """

    private func layout(_ columns: Int) -> DocumentLayout {
        DocumentLayout(MarkdownDocument(parsing: text), columns: columns, measure: .standard, theme: MarkdownTheme())
    }

    private func all(_ words: String, columns: Int, isBackward: Bool = false) -> [String] {
        var layout = layout(columns)
        var position: DocumentPosition?
        var found: [String] = []
        while let next = layout.position(of: SoughtWords(words), after: position, isBackward: isBackward) {
            found.append(layout.lines(from: next, count: 1)[0].plain)
            position = next
        }
        return found
    }

    @Test("Rows with the words, forwards and backwards, whatever the case")
    func rows() {
        let rows = ["The quick brown fox", "dog and the QUICK", "▏ quick brown", "x  quick"]
        #expect(all("quick", columns: 20) == rows + ["  code QUICK"])
        #expect(all("Quick", columns: 20, isBackward: true) == ["  code QUICK"] + rows.reversed())
        #expect(all("ÜBER", columns: 20) == ["Über uns"])
        #expect(all("über", columns: 20, isBackward: true) == ["Über uns"])
        #expect(all("", columns: 20).isEmpty)
        #expect(all("cat", columns: 20).isEmpty)
    }

    @Test("Words across a break are found where they begin")
    func acrossRows() {
        #expect(all("fox  jumps", columns: 20) == ["The quick brown fox"])
        #expect(all("brown", columns: 12).first == "brown fox")
    }

    @Test("Where on a row the words stand, in columns")
    func columns() {
        let lines = MarkdownDocument(parsing: "日本 ab AB xab").lines(
            columns: 40, measure: .standard, theme: MarkdownTheme())
        #expect(lines[0].columns(of: "ab", measure: .standard) == [5..<7, 8..<10, 12..<14])
        #expect(lines[0].columns(of: "本", measure: .standard) == [2..<4])
        #expect(lines[0].columns(of: "", measure: .standard).isEmpty)
    }

    @Test(
        "In a long document, read part by part, words are found as in one that is read whole, whatever stands in them")
    func unreadParts() {
        let words = [
            "qu*ick*", "[Bro](https://x.org/wn)wn", "Zürich", "e\u{301}tude", "日本語", "`a`b", "x&eacute;y", "fox_tail",
        ]
        var text = ""
        for number in 0..<6000 {
            text += "Part \(number) of what fills the room that is there for words that nobody looks for.\n\n"
            if number % 750 == 700 { text += words[number / 750] + " stands here\n\n" }
        }
        var layout = DocumentLayout(
            MarkdownDocument(parsing: text), columns: 80, measure: .standard, theme: MarkdownTheme())
        for sought in ["quick", "BROWN", "zurich", "étude", "本語", "ab", "xéy", "fox_tail"] {
            for isBackward in [false, true] {
                let found = layout.position(of: SoughtWords(sought), isBackward: isBackward)
                let row = found.map { layout.lines(from: $0, count: 1)[0].plain } ?? ""
                #expect(row.contains("stands here"), "\(sought): \(row)")
            }
        }
        #expect(layout.position(of: SoughtWords("nowhere")) == nil)
    }
}
