// What holds for every text at every width: nothing lost, nothing too wide, no command to the terminal, and scroll
// places that come back.

import MarkdownText
import TerminalScreen
import TestSupport
import Testing

@Suite struct LayoutTests {
    /// What layout draws around words.
    private static let signs: Set<Character> = [
        "▏", "•", "◦", "▪", "☐", "☑", "↳", "─", " ", "\u{A0}", "╭", "╮", "╰", "╯", "│",
    ]

    @Test("Each level of headings, down to the fifth, looks different from the others")
    func headings() { #expect(Set(MarkdownTheme().headings).count == 5) }

    @Test("No word of the source is lost at any width from 20", arguments: Seeds.some(40))
    func nothingLost(seed: Int) {
        let made = RandomMarkdown(seed: seed, blocks: 6)
        let document = MarkdownDocument(parsing: made.text)
        // Every width in ten rounds, twenty first.
        for columns in [20] + stride(from: 20 + seed % 10, through: 100, by: 10) {
            for scrolls in [false, true] {
                var layout = DocumentLayout(
                    document, columns: columns, measure: .standard, theme: MarkdownTheme(), scrolls: scrolls)
                let lines = layout.lines(from: .start, count: .max)
                let drawn = lines.map { $0.plain.filter { !Self.signs.contains($0) } }.joined()
                let lost = made.words.filter { !drawn.contains($0) }
                #expect(lost.isEmpty, "seed \(seed) columns \(columns): \(lost)\n\(made.text)")
                let isTooWide = lines.contains { $0.sideways == nil && $0.line.columns > max(2, columns) }
                #expect(!isTooWide, "seed \(seed) columns \(columns)")
                if !lost.isEmpty || isTooWide { return }
            }
        }
    }

    @Test("No row is wider than the width, from 1 column, and no control character leaves", arguments: Seeds.some(12))
    func widthAndSafety(seed: Int) {
        let made = RandomMarkdown(seed: seed, blocks: 6)
        let hostile =
            made.text
            + "\n\u{1B}[2J \u{7}\u{9B}31m \u{202E}abc &#x202e; `\u{0}` [\u{1B}](\u{1B}]0;x)\n\n    \u{8}\t\u{7F}"
        let document = MarkdownDocument(parsing: hostile)
        for columns in [1, 2, 3, 5, 8, 13, 20, 21, 40, 79, 80, 200] {
            for line in document.lines(columns: columns, measure: .standard, theme: MarkdownTheme()) {
                // One wide letter in one column is drawn as far as there is room.
                let width = TextMeasure.standard.width(line.line.text)
                #expect(width <= max(columns, 2), "seed \(seed) columns \(columns): \(line.plain)")
                #expect(width == line.line.columns)
                let isSafe = line.plain.unicodeScalars.allSatisfy { scalar in
                    let isBidi =
                        (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
                    return scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value) && !isBidi
                }
                #expect(isSafe, "seed \(seed): \(line.plain)")
            }
        }
    }

    @Test("A row's place leads back to the row, so that scrolling never sticks or jumps", arguments: Seeds.some(12))
    func places(seed: Int) {
        let made = RandomMarkdown(seed: seed, blocks: 8)
        let text = made.text + "a[^n] b[^m]\n\n[^m]: one\n\n    two\n\n[^n]: three\n\nend\n"
        expectPlacesLeadBack(in: text, "seed \(seed)")
    }

    @Test(
        "Blocks without a line of their own don't take the place of the next",
        arguments: [
            "> ```swift\nwords\n", "> ```swift\n~ words\n", "- ```\n- ```\nwords\n", "1. a\n   ```x\n> quote\n",
            "> 1. a\n>    ```x\n> ~ b\n>    ```y\n- c\n", "a[^n]\n\n[^n]: ```x\n    b\n    ```\n\nc\n",
            "a[^n]\n\n[^n]:     code\n\nc\n", "-\n-\n  -\n> \n\n>\n# \n#\nwords\n", "| a |\n| - |\n> ```\n| b |\n",
        ])
    func placesOfEmptyBlocks(text: String) { expectPlacesLeadBack(in: text, "\(text)") }

    private func expectPlacesLeadBack(in text: String, _ comment: Comment) {
        let document = MarkdownDocument(parsing: text)
        for columns in [9, 20, 33, 80] {
            var layout = DocumentLayout(document, columns: columns, measure: .standard, theme: MarkdownTheme())
            // A stacked table's head has no row of its own.
            var position = layout.position(of: layout.place(at: .start))
            let end = layout.end()
            while position < end {
                let back = layout.position(of: layout.place(at: position))
                #expect(back == position, comment)
                if back != position { return }
                let next = layout.position(position, movedBy: 1)
                #expect(next > position)
                #expect(layout.position(next, movedBy: -1) == position)
                position = next
            }
        }
    }

    @Test("S7: Narrow, wide, narrow: the same sentence stands at the top")
    func anchoring() {
        let words = (0..<900).map { "word\($0)" }
        let text =
            "# Head\n\n" + words.prefix(600).joined(separator: " ") + "\n\n- "
            + words.suffix(300).joined(separator: "\n  ")
        let document = MarkdownDocument(parsing: text)
        var narrow = DocumentLayout(document, columns: 30, measure: .standard, theme: MarkdownTheme())
        var wide = DocumentLayout(document, columns: 80, measure: .standard, theme: MarkdownTheme())
        var position = DocumentPosition.start
        let end = narrow.end()
        while position < end {
            position = narrow.position(position, movedBy: 1)
            let place = narrow.place(at: position)
            let first = narrow.lines(from: position, count: 1)[0].plain.split(separator: " ").last
            let shown = wide.lines(from: wide.position(of: place), count: 2).map(\.plain).joined(separator: " ")
            #expect(first.map { shown.contains($0) } ?? true)
            #expect(narrow.position(of: place) == position)
        }
    }

    @Test("Rows from anywhere are the rows of the whole")
    func windows() {
        let made = RandomMarkdown(seed: 7, blocks: 40)
        let document = MarkdownDocument(parsing: made.text)
        let all = document.lines(columns: 50, measure: .standard, theme: MarkdownTheme())
        var layout = DocumentLayout(document, columns: 50, measure: .standard, theme: MarkdownTheme())
        for start in stride(from: 0, to: all.count, by: 17) {
            let position = layout.position(.start, movedBy: start)
            #expect(layout.lines(from: position, count: 9) == Array(all[start..<min(all.count, start + 9)]))
            #expect(layout.position(position, movedBy: -10_000) == .start)
        }
        #expect(layout.lines(from: layout.lastTop(screenRows: 9), count: 100) == Array(all.suffix(9)))
        #expect(layout.lines(from: layout.position(.start, movedBy: 100_000), count: 5) == Array(all.suffix(1)))
        #expect(layout.fraction(at: .start) == 0)
        #expect(layout.fraction(at: layout.end()) > 0.9)
    }

    @Test("Nothing to lay out: no rows, and every question has an answer")
    func empty() {
        for document in [MarkdownDocument(parsing: ""), MarkdownDocument(plainText: "")] {
            var layout = DocumentLayout(document, columns: 0, measure: .standard, theme: MarkdownTheme())
            _ = layout.lines(from: .start, count: 10)
            #expect(layout.position(.start, movedBy: 5) == .start)
            #expect(layout.lastTop(screenRows: 10) == .start)
            #expect(layout.position(of: DocumentPlace(sourceLine: 99, offset: 5)) == .start)
            #expect(layout.position(ofAnchor: "x") == nil)
        }
    }
}
