// Tables as rows: side by side, stacked, or wider than the screen for somebody who scrolls them.

import TerminalScreen
import Testing

@testable import MarkdownText

@Suite struct TableTests {
    @Test("Tables have a rule under the head and nowhere else, and cells set as their column says")
    func tables() {
        let text = "| a | b | c |\n|---|:-:|--:|\n| 1 | *two* | 3 |\n| long cell | x | 4000 |\n| short |\n"
        #expect(
            rows(text) == [
                "a           b      c", "─────────  ───  ────", "1          two     3", "long cell   x   4000", "short",
            ])
    }

    @Test("Cells beyond the columns of the head are shown, wherever the table stands; the lines stay the same")
    func moreCells() {
        #expect(
            rows("| a | b |\n|---|---|\n| 1 | 2 | *3* |\n| 4 |\n| 5 | 6 \\| 7 | 8 | 9 |\n") == [
                "a  b", "─  ─────  ─  ─", "1  2      3", "4", "5  6 | 7  8  9",
            ])
        #expect(rows("> a | b\n> -|-\n> 1 | 2 | 3\n") == ["▏ a  b", "▏ ─  ─  ─", "▏ 1  2  3"])
        #expect(rows("```\n| a |\n|---|\n| 1 | 2 |\n```") == ["  | a |", "  |---|", "  | 1 | 2 |"])
        let text =
            "[r]: x\n\nwords\n| a |\n|---|\n| [b][r] | c |\n\nend\n\n| a |\n|-|\n| b | "
            + String(repeating: "|", count: 900)
        let lines = MarkdownDocument(parsing: text).lines(columns: 20, measure: .standard, theme: MarkdownTheme())
        let found = lines.filter { !$0.isGap }.map { "\($0.sourceLine) \($0.plain.filter { $0 != " " })" }
        #expect(found.prefix(5) == ["3 words", "4 a", "5 ──", "6 bc", "8 end"])
    }

    @Test("No word of a row is lost, however many cells it has", arguments: [3, 65, 66, 67, 200, 1000])
    func countlessCells(count: Int) {
        let cells = (0..<count).map { "w\($0)" }
        for row in [cells.joined(separator: " | "), "| " + cells.joined(separator: " | ") + " |"] {
            let all = rows("| a |\n|---|\n| b | `c\\|d` |\n\(row)\n| e |\n", 300).joined(separator: " ")
            let found = Set(all.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).map(String.init))
            #expect(Set(cells + ["b", "c", "d", "e"]).subtracting(found).isEmpty)
        }
    }

    @Test("Words right above a table stay, and each keeps its line")
    func wordsAboveTable() {
        let text = "first\n\nsome\nwords\n| a |\n|---|\n| b |\n\nonly\n| c |\n|---|\n\n[x]: y\n"
        let lines = MarkdownDocument(parsing: text).lines(columns: 20, measure: .standard, theme: MarkdownTheme())
        let found = lines.filter { !$0.isGap }.map { "\($0.sourceLine) \($0.plain)" }
        #expect(found == ["1 first", "3 some words", "5 a", "6 ─", "7 b", "9 only", "10 c", "11 ─"])
    }

    @Test("Cells wrap where the table is too wide")
    func wrappedCells() {
        let text = "| key | meaning |\n|--|--|\n| one | a longer text that wraps |\n| two | short |"
        #expect(
            rows(text, 20) == [
                "key  meaning", "───  ───────────────", "one  a longer text", "     that wraps", "two  short",
            ])
    }

    @Test("A table that can't stand side by side is stacked, each cell under its column's name")
    func stackedTables() {
        let head = (0..<8).map { "name\($0)" }.joined(separator: "|")
        let cells = (0..<8).map { "value\($0)" }.joined(separator: "|")
        let text = "|\(head)|\n|\(String(repeating: "-|", count: 8))\n|\(cells)|\n|\(cells)|"
        let result = rows(text, 40)
        #expect(result.count == 17)
        #expect(result[0] == "name0  value0")
        #expect(result[8].isEmpty)
        #expect(result[16] == "name7  value7")
    }

    @Test("Code and tables that are too wide are rows wider than the width, for somebody who scrolls them")
    func wideRows() {
        let head = (0..<8).map { "name\($0)" }.joined(separator: "|")
        let text = """
            ```
            0123456789abcdefghijklmnop
            ```

            |\(head)|
            |\(String(repeating: "-|", count: 8))
            |\(head)|
            """
        var layout = DocumentLayout(
            MarkdownDocument(parsing: text), columns: 20, measure: .standard, theme: MarkdownTheme(), scrolls: true)
        let lines = layout.lines(from: .start, count: 100)
        #expect(
            trimmed(lines) == [
                "  0123456789abcdefghijklmnop", "", "name0  name1  name2  name3  name4  name5  name6  name7",
                Array(repeating: "─────", count: 8).joined(separator: "  "),
                "name0  name1  name2  name3  name4  name5  name6  name7",
            ])
        #expect(lines.map(\.sideways?.fixed) == [2, nil, 0, 0, 0])
        #expect(Set(lines.compactMap(\.sideways?.block)).count == 2)
    }

    /// The rows of a table of one row for somebody who scrolls, and whether words of these are whole.
    private func scrolled(_ cells: [String], head: [String], _ columns: Int) -> [String] {
        let text = [head, head.map { _ in "--" }, cells].map { "|" + $0.joined(separator: "|") + "|\n" }.joined()
        var theme = MarkdownTheme()
        theme.measure = 200
        var layout = DocumentLayout(
            MarkdownDocument(parsing: text), columns: columns, measure: .standard, theme: theme, scrolls: true)
        return trimmed(layout.lines(from: .start, count: 200))
    }

    private func words(_ rows: [String]) -> Set<Substring> { Set(rows.flatMap { $0.split(separator: " ") }) }

    @Test("Where a table scrolls no word is cut but one of half the columns", arguments: [24, 40, 58, 76, 100])
    func wholeWords(columns: Int) {
        let head = ["Option", "Type", "Default", "Description", "Since", "Notes", "Platform", "Overloadable?"]
        let cells = [
            "--option-0", "string", "none", "Arithmetic multiplication for everything that follows", "v1.0",
            "deprecated soon", "linux, mac", "yes",
        ]
        let rows = scrolled(cells, head: head, columns)
        let longest = min(24, columns / 2)
        let whole = (cells + head).flatMap { $0.split(separator: " ") }.filter { $0.count <= longest }
        #expect(words(rows).isSuperset(of: whole), "\(rows.joined(separator: "\n"))")
        // A cell of many words is a few lines high, and no wider than that takes.
        #expect(rows.count <= 8 && rows.allSatisfy { $0.count <= 100 }, "\(rows.joined(separator: "\n"))")
    }

    @Test("A table whose words fit beside each other is no wider than the screen; a long word has what others leave")
    func fittingWords() {
        let link = "https://example.org/" + String(repeating: "x", count: 40)
        let rows = scrolled(["key", link, "some words"], head: ["a", "b", "c"], 60)
        #expect(rows.allSatisfy { $0.count <= 60 })
        #expect(rows[0].count == 60 - 4, "\(rows)")
        let columns = scrolled(["well-known part-of-speech", "日本語日本語日本語"], head: ["a", "b"], 20)
        #expect(columns.allSatisfy { $0.count <= 20 } && words(columns).isSuperset(of: ["well-known"]), "\(columns)")
    }
}
