// What is typed becomes a query, whatever it is; and a query finds what it says.

import MarkdownText
import TestSupport
import Testing

@Suite("Queries") struct TextQueryTests {
    private func terms(_ typed: String) -> [String] {
        guard let query = TextQuery(typed) else { return ["nothing"] }
        return query.wanted.map { String(decoding: $0.folded, as: UTF8.self) + ($0.isOpen ? "…" : "") }
            + query.unwanted.map { "-" + String(decoding: $0.folded, as: UTF8.self) }
    }

    @Test(
        "Words, phrases, unwanted words",
        arguments: [
            ("tide", ["tide…"]), ("Low  TIDE ", ["low", "tide"]), ("\"low  tide\" x", ["low tide", "x…"]),
            ("tide -winter", ["tide", "-winter"]), ("-\"low tide\" sea", ["sea…", "-low tide"]),
            ("\"not closed", ["not closed…"]), ("--open", ["--open…"]), ("well-kept", ["well-kept…"]),
            ("-only", ["nothing"]), ("", ["nothing"]), (" \n", ["nothing"]), ("\"\"", ["nothing"]), ("-", ["nothing"]),
            ("a - b", ["a", "b…"]), ("“so” it", ["so", "it…"]), ("\u{301}", ["nothing"]),
            ("é OR (b*", ["e", "or", "(b*…"]),
        ])
    func grammar(typed: String, expected: [String]) { #expect(terms(typed) == expected) }

    @Test("All wanted words, anywhere; no unwanted one")
    func matching() {
        let query = TextQuery("tide -winter")
        #expect(query?.matches("The High Tides") == true)
        #expect(query?.matches("Tide in wintertime") == false)
        #expect(query?.ranges(in: "Tidal TIDE, tídes") == [6..<10, 12..<16])
        #expect(TextQuery("low tide")?.matches(folded: TextFold.folded("Tide"), TextFold.folded("below")) == true)
        #expect(TextQuery("ab abc")?.ranges(in: "xabc ab") == [1..<4, 5..<7])
    }

    @Test("Whatever is typed makes a query that finds itself", arguments: Seeds.some(200))
    func anything(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let letters = Array("ab -\"'()*:^+\u{0}é\u{301}ß海“”\n\t%_{}")
        let typed = String((0..<random.number(0...12)).map { _ in random.pick(letters, or: "x") })
        guard let query = TextQuery(typed) else { return }
        #expect(query.wanted.allSatisfy { !$0.folded.isEmpty })
        let text = query.wanted.map { String(decoding: $0.folded, as: UTF8.self) }.joined(separator: " ")
        let isSelfish = query.unwanted.contains { TextFold.folded(text).firstRange(of: $0.folded, from: 0) != nil }
        #expect(query.matches(text) != isSelfish, "\(typed.debugDescription)")
        #expect(query.ranges(in: text).isEmpty == false)
    }
}
