// A line by itself as words, for lists of hits.
import MarkdownText
import Testing

@Suite struct PlainLineTests {
    @Test(
        "Marks go, words stay",
        arguments: [
            ("## The *high* `tide`  ##", "The high tide"),
            ("- [x] see [the **table**](tides.md \"T\")", "see the table"),
            ("| a | *b* \\| c |", "a │ b | c"), ("> 3. *bold* [[page|here]]", "bold here"),
            ("plain_words and 2 * 3 * 4", "plain_words and 2 * 3 * 4"), ("low\ntide", "low tide"), ("", ""),
            ("![a boat](boat.png) at sea", "a boat at sea"),
        ])
    func words(line: String, words: String) {
        #expect(MarkdownDocument.words(ofLine: line) == words)
    }
}
