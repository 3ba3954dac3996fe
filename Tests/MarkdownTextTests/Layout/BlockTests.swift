// Each construct of CommonMark and of GitHub's additions as rows.

import TerminalScreen
import Testing

@testable import MarkdownText

@Suite struct BlockTests {
    @Test("A blank row between blocks; lines of a paragraph flow; two spaces break")
    func paragraphs() {
        #expect(
            rows("One two\nthree.\n\nFour  \nfive\\\nsix\n\n\n\nSeven") == [
                "One two three.", "", "Four", "five", "six", "", "Seven",
            ])
        #expect(rows("aaaa bbbb cccc dddd", 10) == ["aaaa bbbb", "cccc dddd"])
        #expect(rows("").isEmpty)
        #expect(rows("\n\n  \n").isEmpty)
    }

    @Test("Lines of Chinese and Japanese join without a space, of Korean and Latin with one")
    func softBreaks() {
        #expect(rows("日本\n語\nabc\n한국\n어") == ["日本語 abc 한국 어"])
    }

    @Test("Headings stand on one row, whichever way they are written")
    func headings() {
        #expect(rows("# One\ntext\n\nTwo\n===\n\n### Three ###") == ["One", "", "text", "", "Two", "", "Three"])
        let theme = MarkdownTheme(accent: .palette(4))
        let lines = MarkdownDocument(parsing: "# One *two*").lines(columns: 40, measure: .standard, theme: theme)
        #expect(lines[0].line.runs[0].style.attributes.contains(.bold))
        #expect(lines[0].line.runs[0].style.foreground == .palette(4))
        #expect(lines[0].anchor == "one-two")
    }

    @Test("Quotes have a thin rail, on the blank rows within too")
    func quotes() {
        #expect(
            rows("> one\n> two\n>\n> three\n>> four\n\nfive") == [
                "▏ one two", "▏", "▏ three", "▏", "▏ ▏ four", "", "five",
            ])
        #expect(rows("> aaaa bbbb cccc", 10) == ["▏ aaaa", "▏ bbbb", "▏ cccc"])
    }

    @Test("Lists: bullets by level, close and loose, hanging")
    func lists() {
        #expect(
            rows("- one\n- two\n  - three\n    - four\n      - five") == [
                "• one", "• two", "  ◦ three", "    ▪ four", "      ▪ five",
            ])
        #expect(rows("- one\n\n- two\n\n  more") == ["• one", "", "• two", "", "  more"])
        #expect(rows("* aaaa bbbb cccc", 11) == ["• aaaa bbbb", "  cccc"])
        #expect(rows("text\n- one\n\nafter") == ["text", "", "• one", "", "after"])
        #expect(rows("-\n- two\n- - deep") == ["•", "• two", "• ◦ deep"])
    }

    @Test("Numbers are set flush right, and go on from where they start")
    func numbers() {
        #expect(rows("9. nine\n1. ten\n   - sub\n1. eleven") == [" 9. nine", "10. ten", "    • sub", "11. eleven"])
        #expect(rows("0) zero") == ["0. zero"])
    }

    @Test("Tasks are open or done")
    func tasks() {
        #expect(rows("- [ ] open\n- [x] done\n- none") == ["☐ open", "☑ done", "• none"])
        #expect(rows("- [ ] open\n- [x] done", theme: MarkdownTheme(symbols: .ascii)) == ["[ ] open", "[x] done"])
    }

    @Test("Code keeps its spaces; tabs reach their stops; a long line goes on below behind a sign")
    func code() {
        #expect(rows("```swift\nif a {\n\tb   c\n\n}\n```") == ["  swift", "  if a {", "      b   c", "", "  }"])
        #expect(rows("    indented\n\n      more") == ["  indented", "", "    more"])
        #expect(rows("```\n0123456789abcdefghijklmnop\n```", 20) == ["  0123456789abcdefgh", "  ↳ ijklmnop"])
        #expect(rows("- item\n\n  ```\n  code\n  ```") == ["• item", "", "    code"])
        #expect(rows("```\n```") == [""])
    }

    @Test(
        "Above code stand its language and its title, and nothing else of what is said behind the fence",
        arguments: [
            ("yaml title=\"example.yml\" hl_lines=\"11 12\"", "yaml · example.yml"),
            ("{.yaml title=\"a } = b.yml\" .annotate}", "yaml · a } = b.yml"), ("{ #id .c++ title='x' }", "c++ · x"),
            ("py hl_lines=\"2\" title=main.py linenums", "py · main.py"), ("title=\"Notes\"", "Notes"),
            ("rust,ignore", "rust"), ("jsx{1,4}", "jsx"), ("{r, echo=FALSE}", "r"), ("js:app.js", "js:app.js"),
            ("c#", "c#"), ("swift title=\"open", "swift · \"open"), ("{1,3}", nil), ("hl_lines=\"1\"", nil), ("=", nil),
        ] as [(String, String?)])
    func labels(info: String, label: String?) {
        #expect(rows("~~~ \(info)\nx\n~~~") == (label.map { ["  \($0)"] } ?? []) + ["  x"])
    }

    @Test("What is cut at a narrow width is the title; without Unicode its sign is ASCII too")
    func narrowLabels() {
        let text = "```yaml title=\"example.yml\" hl_lines=\"11 12\"\na\n```"
        #expect(rows(text, 14) == ["  yaml · exam…", "  a"])
        #expect(rows(text, theme: MarkdownTheme(symbols: .ascii)) == ["  yaml - example.yml", "  a"])
    }

    @Test("The ground of code fills its rows")
    func ground() {
        let theme = MarkdownTheme(ground: .palette(236))
        let lines = MarkdownDocument(parsing: "> ```\n> a\n> ```").lines(columns: 30, measure: .standard, theme: theme)
        #expect(lines[0].plain == "▏  a" + String(repeating: " ", count: 26))
        #expect(lines[0].line.runs.last?.style.background == .palette(236))
    }

    @Test("Attributes behind a heading are no words of it; an anchor among them is the heading's")
    func headingAttributes() {
        let text = """
            # First { #one }
            ## *Second* {: .x #two }
            ## `code` {#three}
            ## Fourth {.class}
            ## A set {1, 2}
            ## {#only}
            Last {#six}
            ---
            ## First { #one }
            """
        let headings = MarkdownDocument(parsing: text).headings
        #expect(
            headings.map(\.text) == ["First", "Second", "code", "Fourth", "A set {1, 2}", "{#only}", "Last", "First"])
        #expect(
            headings.map(\.anchor) == ["one", "two", "three", "fourth", "a-set-1-2", "only", "six", "first"])
    }

    @Test("A sign parts what it parts whatever mark follows it")
    func marks() {
        func headings(_ text: String) -> [Heading] { MarkdownDocument(parsing: text).headings }
        #expect(headings("# `code`\u{301}x {#\u{301}y}").map(\.text) == ["code\u{301}x"])
        #expect(headings("# *e*\u{488}").map(\.text) == ["e\u{488}"])
        #expect(headings("# A {#\u{301}b}").map(\.anchor) == ["\u{301}b"])
        #expect(headings("# A {\u{301}#b}").map(\.text) == ["A {\u{301}#b}"])
        #expect(headings("# A { .x\u{301} #b }").map(\.anchor) == ["b"])
        let links = MarkdownDocument(parsing: "[[a#\u{301}b|\u{301}c]] [[\u{301}d]]").links
        #expect(links.map(\.destination) == ["a#\u{301}b", "\u{301}d"])
        #expect(rows("[[a|\u{301}c]] x") == ["\u{301}c x"])
        #expect(MarkdownDocument(parsing: "[[a[\u{301}b]]").links.isEmpty)
        #expect(rows("<doc:A#\u{301}b-\u{301}c> <doc:\u{301}d>") == ["\u{301}b \u{301}c \u{301}d"])
        #expect(MarkdownDocument(parsing: "---\ntitle: \u{301}x\n---\n").title == "\u{301}x")
        #expect(MarkdownDocument(parsing: "---\ntitle: '\u{301}x'\n---\n").title == "\u{301}x")
        #expect(MarkdownDocument(parsing: "---\na: \u{301}\ntitle: x\n---\n").title == "x")
        #expect(FenceInfo("c title=\"\u{301}x y\"").title == "\u{301}x y")
        #expect(FenceInfo("c title=\u{301}x").title == "\u{301}x")
        #expect(FenceInfo("{\u{301}x .c}").language == "c")
    }

    @Test("Notes of GitHub bear their name on a row of its own; other quotes stay as they are")
    func alerts() {
        #expect(rows("> [!NOTE]\n> Words *here*.") == ["▏ Note", "▏ Words here."])
        #expect(rows("> [!warning]\n>\n> - x") == ["▏ Warning", "▏", "▏ • x"])
        #expect(rows("> [!NOTE] Words") == ["▏ [!NOTE] Words"])
        #expect(rows("> Words\n>\n> [!TIP]\n> x") == ["▏ Words", "▏", "▏ [!TIP] x"])
        #expect(rows("[!NOTE]\nx") == ["[!NOTE] x"])
        let lines = MarkdownDocument(parsing: "> [!NOTE]\n> a\n> b").lines(
            columns: 20, measure: .standard, theme: MarkdownTheme())
        #expect(lines.map(\.sourceLine) == [1, 2])
    }

    @Test("Blocks of MkDocs are quotes with their title; each line keeps its number")
    func admonitions() {
        let text = """
            !!! note "Mind the *tide*"

                Words
                here.

                - item

                ??? tip

                    Inner

            === "Tab"

                ```c
                !!! x
                ```

            After
            ```
            !!! note
            ```
            !!! ?

            1. Item

                !!! warning ""
                    In it.
            """
        let lines = MarkdownDocument(parsing: text).lines(columns: 40, measure: .standard, theme: MarkdownTheme())
        let found = lines.filter { !$0.isGap }.map { "\($0.sourceLine) \($0.plain)" }
        #expect(
            found == [
                "1 ▏ Note: Mind the tide", "3 ▏ Words here.", "6 ▏ • item", "8 ▏ ▏ Tip", "10 ▏ ▏ Inner", "12 ▏ Tab",
                "15 ▏   c", "15 ▏   !!! x", "18 After", "20   !!! note", "22 !!! ?", "24 1. Item", "26    ▏ Warning",
                "27    ▏ In it.",
            ])
        #expect(rows("    !!! note") == ["  !!! note"])
    }

    @Test("A line end before code is a blank of the words, not of the code")
    func lineEndBeforeCode() {
        let theme = MarkdownTheme()
        let lines = MarkdownDocument(parsing: "words\n`code`").lines(columns: 20, measure: .standard, theme: theme)
        #expect(lines.first?.line.runs.map(\.text) == ["words ", "code"])
    }

    @Test("A long line of plain text is cut between words; one without blanks between characters")
    func longPlainLines() {
        for word in ["tabterm", "ünder", "à la"] {
            let text = (0..<3000).map { "\(word)\($0)" }.joined(separator: " ")
            let lines = MarkdownDocument(plainText: text).lines(columns: 70, measure: .standard, theme: MarkdownTheme())
            #expect(lines.map(\.plain).flatMap { $0.split(separator: " ") } == text.split(separator: " "))
            let places = lines.map(\.place)
            #expect(places == places.sorted() && Set(places).count == places.count)
        }
        let whole = String(repeating: "é", count: 9000)
        let lines = MarkdownDocument(plainText: whole).lines(columns: 70, measure: .standard, theme: MarkdownTheme())
        #expect(lines.map(\.plain).joined() == whole)
    }

    @Test("A few tags do what they say; letters set lower or higher that Unicode lacks keep a mark")
    func tags() {
        #expect(rows("one<br>two<BR />three <kbd>Ctrl</kbd>") == ["one", "two", "three Ctrl"])
        #expect(rows("H<sub>2</sub>O x<sup>2</sup> y<sub>q</sub> z<sup>2m</sup>") == ["H₂O x² y_q z^2m"])
        #expect(rows("a ~~gone~~ b") == ["a ~~gone~~ b"])
        #expect(rows("H~2~O") == ["H~2~O"])
    }

    @Test(
        "Words set higher or lower are held together by brackets",
        arguments: [
            ("2<sup>n − 1</sup>", "2^(n − 1)"), ("2<sup>n −\n1</sup> = x", "2^(n − 1) = x"),
            ("x<sub>i,j</sub>", "x_(i,j)"),
            ("2<sup>n−1</sup> 10<sup>−3</sup>", "2ⁿ⁻¹ 10⁻³"), ("2<sup>*k* + `1`</sup>", "2^(k + 1)"),
            ("1<sup>st</sup> e<sup>-k</sup> x<sup>1.5</sup>", "1^st e^-k x^1.5"), ("a<sup>*</sup>", "a^*"),
            ("x<sup>(a+b)</sup> y<sup>(a)(b)</sup>", "x^(a+b) y^((a)(b))"), ("x<sup>[2](y)</sup>", "x²"),
            ("x<sup> 2 </sup>y<sup></sup>", "x ² y"), ("<sup>\\[1]</sup>", "^[1]"), ("2<sup>n<sup>2</sup>", "2ⁿ²"),
            ("x<sup><b>a b</b></sup>", "x<b>^(a b)</b>"), ("x<sup>a b", "x^(a b)"),
            ("x<sup>[^1]</sup>\n\n[^1]: n", "x[1]"),
        ])
    func scripts(text: String, shown: String) { #expect(rows(text).first == shown) }

    @Test("Pages by name are links of their own kind, with other words where some are given")
    func wikiLinks() {
        let text = "[[One]] and [[two#low water|the *tide*]], `[[no]]`, [[ ]] [[a[b]]\n\n| x |\n|--|\n| [[p\\|q]] |"
        let document = MarkdownDocument(parsing: text)
        #expect(document.links.filter { $0.kind == .wiki }.map(\.destination) == ["One", "p"])
        #expect(rows("[[One]] [[two#low|tide]] `[[no]]` [[ ]]") == ["One tide [[no]] [[ ]]"])
        #expect(rows(text).last == "q")
    }

    @Test("A picture that stands alone has a frame with its words, its address and its size")
    func frames() {
        let document = MarkdownDocument(parsing: "![Low water](pic.png)\n\n![](b.gif)")
        var layout = DocumentLayout(document, columns: 40, measure: .standard, theme: MarkdownTheme())
            .measuringPictures { $0 == "pic.png" ? PictureSize(width: 640, height: 480) : nil }
        #expect(
            trimmed(layout.lines(from: .start, count: 100)) == [
                "╭────────────────────╮", "│ Low water          │", "│ pic.png  640 × 480 │", "╰────────────────────╯",
                "", "╭───────╮", "│ b.gif │", "╰───────╯",
            ])
    }

    @Test("The way back from a footnote leads to the row that refers to it")
    func wayBack() {
        let filler = String(repeating: "word ", count: 30)
        let document = MarkdownDocument(parsing: "First.\n\n\(filler)here[^n].\n\n[^n]: Note")
        var layout = DocumentLayout(document, columns: 20, measure: .standard, theme: MarkdownTheme())
        let position = layout.position(ofAnchor: "fnref-1")
        #expect(position.map { layout.lines(from: $0, count: 1)[0].plain.contains("here[1]") } == true)
    }

    @Test("Rules, HTML as text, pictures, entities, footnotes")
    func others() {
        #expect(rows("a\n\n---\n\nb", 10) == ["a", "", "──────────", "", "b"])
        #expect(rows("<div>\n  <p>x</p>\n</div>") == ["<div>", "  <p>x</p>", "</div>"])
        #expect(rows("a <b>bold</b> c") == ["a <b>bold</b> c"])
        #expect(rows("![alt *text*](u.png) ![](dir/v.png)") == ["[image: alt text] [image: dir/v.png]"])
        #expect(rows("&lt;&copy;&#x41;&nbsp;B") == ["<©A\u{A0}B"])
        #expect(
            rows("One[^x].\n\n[^x]: Note\n\n    more\n\nTwo") == [
                "One[1].", "", "Two", "", "[1] Note", "", "    more ↑",
            ])
        #expect(rows("One.\n\n[^x]: Unasked\n[^y]: Notes") == ["One.", "", "[1] Unasked", "", "[2] Notes"])
        #expect(rows("[^x]: Note\n\n```\nopen [^x]") == ["  open [^x]", "", "[1] Note"])
        #expect(rows("[](where.md)") == ["where.md"])
    }

    @Test("Front matter is left out, its title used; a rule at the top is no front matter")
    func frontMatter() {
        let document = MarkdownDocument(parsing: "---\ntitle: \"A: *Title*\"\ntags:\n  - x\n---\n\n# Heading\n")
        #expect(document.title == "A: *Title*")
        #expect(document.headings.map(\.sourceLine) == [7])
        #expect(rows("---\ntitle: x\n---\ntext") == ["text"])
        #expect(
            rows("---\n\ntext\n\n---\n") == [
                String(repeating: "─", count: 40), "", "text", "", String(repeating: "─", count: 40),
            ])
        #expect(rows("---\nno end: here\n").last == "no end: here")
        #expect(MarkdownDocument(parsing: "---\nauthor: me\n...\n# Real").title == "Real")
        // What it says refers to no footnote.
        let notes = "[^b]: Second\n\n[^a]: First\n"
        #expect(rows("---\ntitle: on [^b]\n---\n" + notes) == rows(notes))
        #expect(rows("---\ntitle: on [^a]\n---\n" + notes) == rows(notes))
    }

    @Test("Symbols for terminals without Unicode are ASCII alone")
    func ascii() {
        let text = "> - a\n>   - b\n\n---\n\n- [x] c\n\n| a | b |\n|--|--|\n| c | d |\n"
        for row in rows(text, theme: MarkdownTheme(symbols: .ascii)) { #expect(row.utf8.allSatisfy { $0 < 0x7F }) }
    }
}
