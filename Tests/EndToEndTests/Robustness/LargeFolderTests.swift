// A folder of 5,000 documents in 100 subfolders: the first frame is there before the scan has ended, keys are answered
// meanwhile, and in the end the program shows what `--tree` tells.

import Glibc
import TerminalScreen
import TestSupport
import Testing

@Suite("A large folder") struct LargeFolderTests {
    private func largeFolder() -> TemporaryFolder {
        let folder = TemporaryFolder()
        for section in 100..<200 {
            for number in 100..<150 {
                folder.write("# Title \(section) \(number)\n\nText.\n", to: "section \(section)/document \(number).md")
            }
        }
        folder.write("# First\n\nThe first text.\n", to: "first.md")
        return folder
    }

    @Test("The first frame comes before the scan has ended; keys are answered meanwhile; the tree is that of --tree")
    func large() throws {
        let folder = largeFolder()
        let home = Home()
        let size = Size(columns: 100, rows: 300)
        let program = try home.start(folder.path, size: size, showing: "Looking for documents")
        program.press(KeyPress("?"))
        try program.see("─ Help")
        #expect(!program.screen.text.contains("5001 documents"), "the scan was over before a key was answered")
        program.press(KeyPress(.escape))
        try program.wait(within: 30) { $0.text.contains("5001 documents in 100 folders") }
        try program.wait(within: 30) { !$0.text.contains("Looking for documents") }
        try program.fence()
        let tree = try home.tree(folder.path)
        let sections = tree.filter { $0.contains("[section ") || $0.contains("[section%20") }.filter {
            !$0.hasPrefix(" ")
        }
        #expect(sections.count == 100)
        #expect(tree.count == 5001 + 100 + 5)
        let shown = program.screen.rows.compactMap { row -> String? in
            let words = row.prefix(30).split(separator: " ")
            return words.count >= 4 && words[1] == "section" ? "section " + words[2] : nil
        }
        #expect(shown == (100..<200).map { "section \($0)" })
        for (section, line) in zip(shown, sections) { #expect(line.hasPrefix(section)) }
        // One of them opened: its rows are those of the tree.
        try program.click("section 142")
        try program.see("Title 142 149")
        try program.fence()
        let rows = program.screen.rows.compactMap { row in
            row.firstRange(of: "Title 142 ").map { "Title 142 " + row[$0.upperBound...].prefix(3) }
        }
        let told = tree.filter { $0.contains("Title 142 ") }.map { String($0.drop { $0 == " " }.prefix(13)) }
        #expect(rows == told && told.count == 50)
        try Leaving.quit.end(program)
    }
}
