// A window that changes its size takes nothing from the person: wide, narrow, wide again is the same screen, with the same
// selection, path, sentence and lifted row.

import Glibc
import TerminalScreen
import TestSupport
import Testing

@Suite("Resizing") struct ResizeTests {
    /// A folder with one long document, each of its sentences telling its number.
    private func longDocument() -> TemporaryFolder {
        let folder = TemporaryFolder()
        let text = (1...120).map { number in
            "Sentence \(number) begins here, is followed by more words than a narrow window holds in one row, and ends."
        }
        folder.write("# Numbers\n\n" + text.joined(separator: "\n\n") + "\n", to: "numbers.md")
        return folder
    }

    @Test("N6, S7: wide, narrow, wide while reading: the same sentence stands at the top")
    func reading() throws {
        let home = Home()
        let folder = longDocument()
        let program = try home.start(folder.path + "/numbers.md", showing: "Sentence 1 begins")
        program.press(KeyPress(.pageDown), times: 3)
        program.press(KeyPress(.down), KeyPress(.down), KeyPress(.down))
        try program.fence()
        let wide = program.screen.rows
        let sentence = try #require(firstSentence(wide))
        #expect(sentence > 10)
        try program.take(.narrow)
        #expect(firstSentence(program.screen.rows) == sentence)
        #expect(program.screen.text.contains("╭"))
        try program.take(.wide)
        #expect(program.screen.rows == wide)
    }

    @Test("S4: narrow and wide again before the program has looked: what was cut off between is drawn again")
    func thereAndBack() throws {
        let home = Home()
        defer { withExtendedLifetime(home) {} }
        let program = try home.start()
        try program.fence()
        let wide = program.screen.rows
        for _ in 0..<20 {
            program.resize(Size(columns: 20, rows: 5))
            program.resize(.wide)
            try program.wait { $0.rows == wide }
        }
    }

    private func firstSentence(_ rows: [String]) -> Int? {
        for row in rows {
            if let range = row.firstRange(of: "Sentence ") {
                return Int(row[range.upperBound...].prefix { $0.isNumber })
            }
        }
        return nil
    }

    @Test("N6: wide, narrow, wide while searching: the same words, hits and cursor, and typing goes on")
    func searching() throws {
        let program = try Home().start()
        program.press(KeyPress("/"))
        program.send("collect")
        try program.wait { Self.hasFound("collect", $0) }
        try program.fence()
        let wide = program.screen.rows
        try program.take(.narrow)
        #expect(program.screen.text.contains("collect"))
        program.send("ion")
        try program.wait { Self.hasFound("collection", $0) }
        program.press(KeyPress(.backspace), times: 3)
        try program.wait { Self.hasFound("collect", $0) }
        try program.take(.wide)
        try program.wait { $0.rows == wide }
    }

    /// Whether the page shows the field with these words and the documents that have them.
    private static func hasFound(_ words: String, _ screen: VirtualScreen) -> Bool {
        let field = screen.rows.contains { $0.hasSuffix("⌕ " + words) }
        return field && screen.text.contains("6 documents")
    }

    @Test("N10: widening closes More, narrowing brings it back with its cursor")
    func more() throws {
        let program = try Home().start()
        try program.fence()
        let wide = program.screen.rows
        try program.take(.narrow)
        program.press(KeyPress("4"))
        try program.see("‹ More")
        program.press(KeyPress(.down))
        try program.see("▌ ▢ Beyond")
        try program.fence()
        let narrow = program.screen.rows
        try program.take(.wide)
        #expect(program.screen.rows == wide)
        try program.take(.narrow)
        #expect(program.screen.rows == narrow)
        program.press(KeyPress(.escape))
        try program.wait { !$0.text.contains("‹ More") }
    }

    @Test("N6, N37: wide, narrow, wide with a row in the hand: it is still there and can be dropped")
    func lifted() throws {
        let home = Home()
        let program = try home.start()
        program.press(KeyPress("e"))
        program.press(KeyPress(.down), times: 4)
        program.press(KeyPress(" "), KeyPress(.down))
        try program.see("lifted")
        try program.wait { $0.text.contains("Keys, moved to 3 of 4 in Guide") }
        program.settle()
        let wide = program.screen.rows
        program.resize(.narrow)
        try program.wait { $0.text.contains("╭") && $0.text.contains("lifted") }
        program.resize(.wide)
        try program.wait { $0.rows == wide }
        program.press(KeyPress(" "), KeyPress(.enter))
        try program.see("Kept")
        try Leaving.kill.end(program)
        let tree = try home.tree()
        #expect(
            tree.firstIndex { $0.contains("keys.md") } == tree.firstIndex { $0.contains("arranging.md") }.map { $0 + 1 }
        )
    }

    @Test("N6: wide, narrow, wide with a page pushed: the same page, and Esc comes back from it")
    func path() throws {
        let program = try Home().start()
        program.press(KeyPress(.down), times: 3)
        try program.see("tabterm reads folders of documents")
        program.press(KeyPress(.enter), KeyPress(.tab), KeyPress(.enter))
        try program.see("The folder is shown as it is")
        try program.fence()
        let wide = program.screen.rows
        try program.take(.narrow)
        try program.see("The folder is shown as it is")
        try program.take(.wide)
        #expect(program.screen.rows == wide)
        program.press(KeyPress(.escape))
        try program.see("tabterm reads folders of documents")
    }

    @Test("N4, S9: the toggle in a narrow window says why it can do nothing, and the choice made wide is kept")
    func toggle() throws {
        let program = try Home().start()
        program.press(KeyPress("s"))
        try program.wait { $0.rows[0].hasPrefix(" ⇥") }
        try program.take(.narrow)
        program.press(KeyPress("s"))
        try program.see("too narrow for a sidebar")
        try program.take(.wide)
        #expect(program.screen.rows[0].hasPrefix(" ⇥"))
    }

    @Test("S6: Exported LINES and COLUMNS don't freeze the size")
    func exported() throws {
        let program = try Home().start(environment: ["LINES": "12", "COLUMNS": "50"])
        try program.take(.narrow)
        #expect(program.screen.rows.last?.hasPrefix("╰") == true)
        try program.take(Size(columns: 100, rows: 30))
        #expect(program.screen.rows[29].contains("Help"))
    }
}

extension PtyProgram {
    /// Gives the terminal another size and waits until the program has drawn for it.
    func take(_ size: Size) throws {
        resize(size)
        try fence()
    }
}
