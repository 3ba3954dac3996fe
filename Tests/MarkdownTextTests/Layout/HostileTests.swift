// Texts that nobody should write. None may trap, and a screen of each is made without making the rest.

import MarkdownText
import TerminalScreen
import TestSupport
import Testing

@Suite struct HostileTests {
    /// A screen from the top, the middle and the end.
    private func look(at document: MarkdownDocument) -> [DocumentLine] {
        var layout = DocumentLayout(document, columns: 60, measure: .standard, theme: MarkdownTheme())
        let middle = layout.position(of: DocumentPlace(sourceLine: document.sourceLines / 2, offset: 500_000))
        return [.start, middle, layout.lastTop(screenRows: 40)].flatMap { layout.lines(from: $0, count: 40) }
    }

    @Test(
        "T6: A line of 1 MB",
        arguments: [
            "x", "word ", "日", "`a` ", "*a ", "[x](", "<b", "&amp;", "x<sup>a b</sup>", "<sup>*a*", "<a id=x>",
            "<a id='",
        ])
    func longLine(unit: String) {
        let text = String(repeating: unit, count: (1 << 20) / unit.utf8.count)
        let clock = ContinuousClock()
        if unit != "[x](" {
            let time = clock.measure { #expect(look(at: MarkdownDocument(parsing: text)).count > 40) }
            #expect(time < .seconds(60) || Sanitizer.isAtWork, "\(time)")
        }
        #expect(look(at: MarkdownDocument(plainText: text)).count > 40)
    }

    @Test("T6: 10,000 headings of one name")
    func headings() {
        let document = MarkdownDocument(parsing: String(repeating: "# Same\n\n", count: 10_000))
        #expect(document.headings.count == 10_000)
        #expect(Set(document.headings.map(\.anchor)).count == 10_000)
        #expect(look(at: document).count == 120)
    }

    @Test("T6: 50 levels of quotes and of lists keep their words, 10,000 don't trap", arguments: [50, 10_000])
    func levels(count: Int) {
        let quotes = String(repeating: "> ", count: count) + "innermost words\n"
        let lists = String(repeating: "- ", count: count) + "innermost words\n"
        for text in [quotes, lists] {
            for columns in [20, 60] {
                let lines = MarkdownDocument(parsing: text).lines(
                    columns: columns, measure: .standard, theme: MarkdownTheme())
                #expect(lines.map(\.plain).joined(separator: " ").contains("innermost"))
                #expect(lines.allSatisfy { $0.line.columns <= columns })
            }
        }
    }

    @Test("T6: A table of 500 × 20 side by side and stacked")
    func table() {
        let row = "|" + (0..<20).map { "cell \($0)" }.joined(separator: "|") + "|\n"
        let text = row + "|" + String(repeating: "-|", count: 20) + "\n" + String(repeating: row, count: 500)
        let document = MarkdownDocument(parsing: text)
        #expect(look(at: document).count >= 100)
        let theme: MarkdownTheme = {
            var theme = MarkdownTheme()
            theme.measure = 300
            return theme
        }()
        let wide = document.lines(columns: 300, measure: .standard, theme: theme)
        #expect(wide.count == 502)
    }

    @Test("Bytes at random are text of some kind", arguments: Seeds.some(1))
    func noise(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let marks = Array("#>-*_`~[]()!|:\\<&;\n\n \t1.+=^\"'{}".utf8)
        for _ in 0..<300 {
            let bytes = (0..<Int.random(in: 0..<400, using: &random)).map { _ in
                Int.random(in: 0..<4, using: &random) > 0
                    ? marks.randomElement(using: &random) ?? 0 : UInt8.random(in: 0 ... .max, using: &random)
            }
            let document = MarkdownDocument(parsing: String(decoding: bytes, as: UTF8.self))
            for columns in [1, 7, 20, 60] {
                for line in document.lines(columns: columns, measure: .standard, theme: MarkdownTheme()) {
                    #expect(line.line.columns <= max(2, columns), "seed \(seed)")
                }
            }
        }
    }
}
