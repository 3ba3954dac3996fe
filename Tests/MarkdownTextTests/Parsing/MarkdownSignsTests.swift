// By what a text without a name is known as Markdown, and what looks like that and is something else.

import TestSupport
import Testing

@testable import MarkdownText

@Suite("Signs of Markdown") struct MarkdownSignsTests {
    private func areSigns(in text: String) -> Bool { MarkdownSigns.stand(in: text, isWhole: true) }

    @Test(
        "Each sign alone is enough, also behind other lines",
        arguments: [
            "# Title", "# Title\n## Part\nwords", "## Part\nwords", "Title\n=====\nwords", "A title\n-------\n\nwords",
            "```\ncode\n```", "~~~ swift\ncode\n~~~", "- one\n- two\n- three", "* one\n  goes on\n\n* two\n* three",
            "1. one\n2. two\n3. three", "- [x] done", "see [the guide](guide.md)", "![](picture.png)",
            "[x]: https://x.org", "a **strong** word", "a | b\n--|--\n1 | 2", "| a |\n|:--|",
            "---\ntitle: T\n---\nwords", "[a](b.md \"title\")",
        ])
    func signs(text: String) {
        #expect(areSigns(in: text))
        #expect(areSigns(in: text.replacing("\n", with: "\r\n")))
        if !text.hasPrefix("---") { #expect(areSigns(in: "Words before.\n\n" + text + "\n\nand behind\n")) }
    }

    @Test(
        "What listings, logs, programs and settings hold is none",
        arguments: [
            "total 12\n-rw-r--r-- 1 root root 5 Dec  1 16:28 a.md\ndrwxr-xr-x 2 root root 4096 Dec  1 13:48 b\n",
            "commit 4e0ee49a1\nAuthor: A <a@b.c>\n\n    # Title\n\n    - one\n    - two\n    - three\n",
            "commit 4e0ee49a1 (HEAD)\n\ndiff --git a/a.md b/a.md\n+# Title\n-- one\n # Title\n\n",
            "diff --git a/a.md b/a.md\n@@ -1,3 +1,3 @@\n # Title\n\n- one\n- two\n- three\n",
            "4e0ee49 One\n420f525 Two\n", "* 4e0ee49 One\n* 420f525 Two\n*   30b816f Three\n|\\\n| * 6f241ee Four\n",
            "ncurses (3ncurses)   - CRT screen handling\ncurs_add (3ncurses) - adds\n",
            "# what this is\n# and what it does\nx = 1\n\n# about y\ny = 2\n", "#\n# Settings\n#\n\nkey: value\n",
            "#!/bin/sh\n# Title\n\necho\n", "let f = list[i](a.b)\nlet g = { [weak self](x) in 1 }\n",
            "f(**a, **b)\nchar **argv, **end;\n/** about **/\n", "Name   Size\n----   ----\na      1\n",
            "Name\n----\na\nb\n", " id | name\n----+-----\n  1 | a\n", "-    12 a\n-    13 b\n-    14 c\n",
            "x.c:1:3: error\n    y = 1\n    ~~~~~\n", "words\n~~~~~\n", "- one\n- two\n\nwords\n", "> said\n\nwords\n",
            "",
        ])
    func others(text: String) { #expect(!areSigns(in: text)) }

    @Test("Signs count in the beginning alone")
    func beginning() {
        let lines = String(repeating: "words and more words\n", count: MarkdownSigns.headSize / 21)
        #expect(areSigns(in: "# Title\n\n" + lines + lines))
        #expect(!areSigns(in: lines + "\n\n# Title\n\n" + lines))
    }

    @Test("A text that comes bit by bit is no Markdown until it is", arguments: Seeds.some(40))
    func bitByBit(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let parts = [
            "# a", "## b", "#", "---", "===", "-----\n\n", "```", "~~~", "- x", "* y", "1. z", "2. z", "[a](b.c)",
            "[a]: b.c", "**s**", "| a |", "|--|", "k: v", "words", " ", "\n", "\r", "\n\n", "\n", "\n", "é",
        ]
        let count = Int.random(in: 1...30, using: &random)
        let text = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
        let answers = text.indices.map { MarkdownSigns.stand(in: String(text[..<$0]), isWhole: false) }
        let changes = zip(answers, answers.dropFirst() + [areSigns(in: text)]).filter { $0 != $1 }
        #expect(changes.count <= 1 && changes.allSatisfy { !$0.0 }, "\(text.debugDescription)")
    }
}
