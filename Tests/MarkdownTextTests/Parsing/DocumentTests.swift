// Titles, headings, anchors, links, lines of the source; and long texts read in parts.

import MarkdownText
import TerminalScreen
import Testing

@Suite struct DocumentTests {
    @Test("Anchors are GitHub's")
    func anchors() {
        let text = """
            # Hello, World!
            # Hello World
            # hello-world-1
            # `code` & *em* [link](x)
            # Über_uns 日本語
            # a  b — c
            # !!!
            # 100 %
            # <a id="x"></a>Tags <b>are</b> no words, `<b>` is
            # <hr>
            """
        let expected = [
            "hello-world", "hello-world-1", "hello-world-1-1", "code--em-link", "über_uns-日本語", "a--b--c", "", "100-",
            "tags-are-no-words-b-is", "hr",
        ]
        let headings = MarkdownDocument(parsing: text).headings
        #expect(headings.map(\.anchor) == expected)
        #expect(headings.suffix(2).map(\.text) == ["Tags are no words, <b> is", "<hr>"])
    }

    @Test("A link to a heading finds it as written, percent-encoded, or in other case")
    func findingAnchors() {
        let document = MarkdownDocument(parsing: "# Über uns\n\ntext[^n]\n\n## Two\n\n[^n]: note")
        var layout = DocumentLayout(document, columns: 40, measure: .standard, theme: MarkdownTheme())
        for anchor in ["über-uns", "%C3%BCber-uns", "Über-uns"] {
            let position = layout.position(ofAnchor: anchor)
            #expect(position == .start, "\(anchor)")
        }
        let two = layout.position(ofAnchor: "two")
        #expect(two.map { layout.lines(from: $0, count: 1)[0].plain } == "Two")
        let note = layout.position(ofAnchor: "fn-1")
        #expect(note.map { layout.lines(from: $0, count: 1)[0].plain } == "[1] note ↑")
        #expect(layout.position(ofAnchor: "%") == nil)
    }

    @Test("A link to a tag that names its place finds the row with the tag; a heading's own anchor wins")
    func namedPlaces() {
        let text = """
            # One

            Words <a id="mid"></a>here.
            <a name="alone"></a>

            <a id="above"></a>
            ## Two

            <A class="x>y" NAME='block'>
            <!-- <a id="hidden"> -->
            <a
              id="lines">
            </A>

            - item <a id=bare name="Other%20one">x</a> `<a id="code">` <abbr id="no">

            | a |
            |---|
            | <a id="cell"></a>b |

            ## Three <a id="third"></a>

            end <a id="two"></a><a id=""></a><a id="mid"></a><a id></a><a
            """
        var layout = DocumentLayout(
            MarkdownDocument(parsing: text), columns: 60, measure: .standard, theme: MarkdownTheme())
        func row(_ anchor: String) -> String? {
            layout.position(ofAnchor: anchor).flatMap { layout.lines(from: $0, count: 1).first?.plain }
        }
        #expect(row("mid")?.hasPrefix("Words") == true)
        #expect(row("alone")?.hasPrefix("Words") == true)
        #expect(row("above") == "<a id=\"above\"></a>")
        #expect(row("two") == "Two")
        for anchor in ["block", "lines"] { #expect(row(anchor)?.hasPrefix("<A class") == true, "\(anchor)") }
        for anchor in ["bare", "Other%20one", "Bare"] { #expect(row(anchor)?.hasPrefix("• item") == true, "\(anchor)") }
        #expect(row("cell") == "<a id=\"cell\"></a>b")
        #expect(row("third")?.hasPrefix("Three") == true)
        for anchor in ["hidden", "code", "no", ""] { #expect(row(anchor) == nil, "\(anchor)") }
    }

    @Test("Tags that name places are found in every part, in long paragraphs and in long HTML")
    func namedPlacesInParts() {
        let filler = String(repeating: "word ", count: 4000)
        let html = (0..<200).map { "<p><a id=\"h\($0)\"></a>\($0)</p>" }.joined(separator: "\n")
        let block = "\(filler)here <a id=\"long\"></a> \(filler)\n\n\(html)\n\n"
        let paragraphs = (0..<4000).map { "Paragraph \($0) <a id=\"p\($0)\"></a> of many\n\n" }.joined()
        let text = paragraphs + block + paragraphs.replacing("id=\"p", with: "id=\"q")
        var layout = DocumentLayout(
            MarkdownDocument(parsing: text), columns: 60, measure: .standard, theme: MarkdownTheme())
        func rows(_ anchor: String, _ count: Int) -> String {
            guard let position = layout.position(ofAnchor: anchor) else { return "" }
            return layout.lines(from: position, count: count).map(\.plain).joined(separator: "\n")
        }
        for number in [0, 1, 1999, 3999] {
            #expect(rows("p\(number)", 1).hasPrefix("Paragraph \(number) "))
            #expect(rows("q\(number)", 1).hasPrefix("Paragraph \(number) "))
        }
        #expect(rows("long", 150).contains("id=\"long\""))
        for number in [0, 31, 32, 199] { #expect(rows("h\(number)", 32).contains("id=\"h\(number)\"")) }
        let head = MarkdownDocument(headOf: text, bytes: 10_000)
        var first = DocumentLayout(head, columns: 60, measure: .standard, theme: MarkdownTheme())
        #expect(first.position(ofAnchor: "p1") != nil)
        #expect(first.position(ofAnchor: "p3999") == nil)
    }

    @Test("Links: inline, by definition, bare, of pictures and footnotes, with their lines")
    func links() {
        let text = """
            [a](one.md#x "title") and ![p](pic.png)
            [b][ref] www.example.com
            <https://e.org> [![badge](b.svg)](ci.html) x[^1]

            [ref]: ../two.md
            [^1]: note
            """
        let links = MarkdownDocument(parsing: text).links
        #expect(
            links.map(\.destination) == [
                "one.md#x", "pic.png", "../two.md", "http://www.example.com", "https://e.org", "ci.html", "#fn-1",
                "#fnref-1",
            ])
        #expect(links.map(\.isImage) == [false, true, false, false, false, false, false, false])
        #expect(links.map(\.sourceLine) == [1, 1, 2, 2, 3, 3, 3, 6])
    }

    @Test("Rows say where their links lie, also of one that wraps and beside wide letters")
    func linkRanges() {
        let document = MarkdownDocument(parsing: "日本 [aa bb](x) [c](y)[d](z)")
        let lines = document.lines(columns: 8, measure: .standard, theme: MarkdownTheme())
        #expect(lines.map(\.plain) == ["日本 aa", "bb cd"])
        #expect(lines[0].links.map(\.columns) == [5..<7])
        #expect(lines[1].links.map(\.columns) == [0..<2, 3..<4, 4..<5])
        #expect(lines[1].links.map(\.link) == [0, 1, 2])
    }

    @Test("The title is the front matter's, else the first heading's words, and safe")
    func titles() {
        #expect(MarkdownDocument(parsing: "text\n\n## The *second* `kind`").title == "The second kind")
        #expect(MarkdownDocument(parsing: "no heading").title == nil)
        #expect(MarkdownDocument(parsing: "# a &#27;[31m b").title == "a ␛[31m b")
        #expect(MarkdownDocument(parsing: "---\ntitle: x\u{1B}]0;y\u{7}\n---\n").title == "x␛]0;y␇")
    }

    @Test(
        "Every row knows its line of the source, front matter and line ends of any kind counted",
        arguments: ["\n", "\r\n", "\r"])
    func sourceLines(end: String) {
        let source = [
            "---", "title: x", "---", "# One", "", "aa", "bb", "", "```", "c", "d", "```", "", "| e |", "|---|",
            "| f |",
        ]
        let lines = MarkdownDocument(parsing: source.joined(separator: end)).lines(
            columns: 2, measure: .standard, theme: MarkdownTheme())
        let found = lines.filter { !$0.isGap }.map { "\($0.sourceLine) \($0.plain)" }
        #expect(found == ["4 On", "4 e", "6 aa", "7 bb", "10 c", "11 d", "14 e", "15 ─", "16 f"])
    }

    @Test("T6: A long text is read in parts and comes out as in one: links by definition, anchors, lines")
    func parts() {
        var text = "[early][late]\n\n"
        for number in 0..<3000 {
            text += "## Part\n\nwords of [\(number)][late] and *more* words to fill the room of this line\n\n"
            text += number % 7 == 0 ? "```\n\ncode [x][late]\n\n\nmore\n```\n\n" : "- a\n\n- b\n\n"
            if number == 1500 { text += "[late]: late.md\n\n<!--\n\nLetters\n\n-->\n\n" }
        }
        let document = MarkdownDocument(parsing: text)
        #expect(document.isComplete)
        #expect(document.headings.count == 3000)
        #expect(document.headings.last?.anchor == "part-2999")
        #expect(document.links.count == 3001)
        #expect(document.links.allSatisfy { $0.destination == "late.md" })
        let source = text.split(separator: "\n", omittingEmptySubsequences: false)
        for heading in document.headings { #expect(source[heading.sourceLine - 1] == "## Part") }
        let rows = trimmed(document.lines(columns: 80, measure: .standard, theme: MarkdownTheme()))
        #expect(rows.count { $0 == "  code [x][late]" } == 429)
        #expect(rows.count { $0 == "Letters" } == 1)
    }

    @Test("The head of a text is the beginning of the whole")
    func head() {
        let text = (0..<5000).map { "## Part \($0)\n\nSome *words* of part \($0).\n\n- a\n- b\n" }.joined(
            separator: "\n")
        let head = MarkdownDocument(headOf: text, bytes: 10_000)
        let whole = MarkdownDocument(parsing: text)
        #expect(!head.isComplete)
        #expect(whole.isComplete)
        let first = trimmed(head.lines(columns: 60, measure: .standard, theme: MarkdownTheme()))
        let all = trimmed(whole.lines(columns: 60, measure: .standard, theme: MarkdownTheme()))
        #expect(first.count > 200)
        #expect(first.count < 3000)
        #expect(Array(all.prefix(first.count)) == first)
        #expect(MarkdownDocument(headOf: "short").isComplete)
    }

    @Test("Two texts at once on two threads are read as if alone")
    func concurrent() async {
        let text = String(repeating: "~~gone~~ www.example.com *em*\n\n", count: 300)
        let alone = MarkdownDocument(parsing: text)
        await withTaskGroup(of: MarkdownDocument.self) { group in
            for _ in 0..<8 { group.addTask { MarkdownDocument(parsing: text) } }
            for await document in group { #expect(document == alone) }
        }
    }
}
