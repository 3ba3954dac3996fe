// Single lines of a text as words, for lists of hits.
import MarkdownText
import Testing

@Suite struct PlainLineTests {
    @Test(
        "Marks go, words stay",
        arguments: [
            ("## The *high* `tide`  ##", "The high tide"),
            ("- [x] see [the **table**](tides.md \"T\")", "see the table"), ("&lt;a &amp; b\\*", "<a & b*"),
            ("> 3. *bold* [[page|here]]", "bold here"), ("    *code*", "*code*"),
            ("plain_words and 2 * 3 * 4", "plain_words and 2 * 3 * 4"), ("![a boat](boat.png) at sea", "a boat at sea"),
        ])
    func words(line: String, words: String) {
        #expect(MarkdownDocument.words(ofLines: [1], in: line) == [1: words])
    }

    @Test("A line means what the lines around it make of it; what is not on the page is left out")
    func around() {
        let text = """
            ---
            title: T
            ---
            See [the
            page](x) and *all
            of* it[^1].

            | a | `b` |
            |---|---|
            | c | *d* \\| e |

            ```c
            *x;
            ```

            [r]: y
            [^1]: A *note*.
            """
        for end in ["\n", "\r\n", "\r"] {
            let source = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: end)
            let words = MarkdownDocument.words(ofLines: Array(1...17), in: source)
            #expect(
                words == [
                    4: "See the", 5: "page and all", 6: "of it[1].", 8: "a │ b", 10: "c │ d | e", 13: "*x;",
                    17: "A note. ↩",
                ], "\(end.debugDescription)")
        }
        #expect(MarkdownDocument.words(ofLines: [], in: text).isEmpty)
        #expect(MarkdownDocument.words(ofLines: [0, 99], in: text).isEmpty)
    }

    @Test("Of a long text the parts are read that hold the lines")
    func long() {
        let block = "Words and *more\nwords* here.\n\n"
        let text = String(repeating: block, count: 20_000)
        let words = MarkdownDocument.words(ofLines: [1, 30_001, 59_999], in: text)
        #expect(words == [1: "Words and more", 30_001: "Words and more", 59_999: "words here."])
    }
}
