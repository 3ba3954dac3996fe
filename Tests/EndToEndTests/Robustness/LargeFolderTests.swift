// A folder of thousands of documents in 100 subfolders: the first frame is there before the scan has ended, keys are
// answered meanwhile, and in the end the program shows what `--tree` tells.

import Glibc
import TerminalScreen
import TestSupport
import Testing

@Suite("A large folder") struct LargeFolderTests {
    private static let sections = 100..<200
    /// The notice of a scan that goes on, with its count; gone in the frame that knows all.
    private static let scanning = "Looking for documents … "
    /// A screen that is read quickly while the scan goes on, with room beside the help; then one for all subfolders.
    private let small = Size(columns: 100, rows: 60)
    private let large = Size(columns: 100, rows: 300)

    /// Puts documents into each subfolder, besides those that are there.
    private func fill(_ folder: TemporaryFolder, _ numbers: Range<Int>) {
        for section in Self.sections {
            for number in numbers {
                folder.write("# Title \(section) \(number)\n\nText.\n", to: "section \(section)/document \(number).md")
            }
        }
    }

    /// Opens the help while the folder is scanned, and says whether both were seen in one frame; nil when the scan had
    /// ended before, which proves nothing.
    private func answersWhileScanning(_ program: PtyProgram, total: Int) throws -> Bool? {
        let whole = "\(total) documents in 100 folders"
        try program.wait { $0.isWhole && ($0.text.contains(Self.scanning) || $0.text.contains(whole)) }
        guard program.screen.text.contains(Self.scanning) else { return nil }
        program.press(KeyPress("?"))
        try program.wait(within: 30) { $0.isWhole && $0.text.contains("─ Help") }
        let text = program.screen.text
        return text.contains(Self.scanning) ? true : text.contains(whole) ? nil : false
    }

    @Test(
        "T3: The first frame comes before the scan has ended; keys are answered meanwhile; the tree is that of --tree")
    func scanned() throws {
        let folder = TemporaryFolder()
        folder.write("# First\n\nThe first text.\n", to: "first.md")
        // A busy machine may keep the test from its key until the scan is over: then there is more to scan.
        var each = 0
        for more in [50, 50, 100, 200, 400] {
            fill(folder, 100 + each..<100 + each + more)
            each += more
            let home = Home()
            let program = try home.start(folder.path, size: small)
            let total = 100 * each + 1
            guard let isAnswered = try answersWhileScanning(program, total: total) else { continue }
            #expect(isAnswered, "neither the scan nor its end is on the screen:\n\(program.screen.text)")
            program.press(KeyPress(.escape))
            try program.wait(within: 60) {
                $0.isWhole && $0.text.contains("\(total) documents in 100 folders") && !$0.text.contains(Self.scanning)
                    && !$0.text.contains("─ Help")
            }
            program.resize(large)
            try program.see("section \(Self.sections.upperBound - 1)")
            try compare(program, home.tree(folder.path), each: each)
            return try Leaving.quit.end(program)
        }
        Issue.record("the scan of \(100 * each) documents was over before a key was answered")
    }

    /// Holds what the sidebar shows against what `--tree` tells.
    private func compare(_ program: PtyProgram, _ tree: [String], each: Int) throws {
        try program.fence()
        let sections = tree.filter { $0.contains("[section ") || $0.contains("[section%20") }.filter {
            !$0.hasPrefix(" ")
        }
        #expect(sections.count == 100)
        #expect(tree.count == 100 * each + 1 + 100 + 5)
        let shown = program.screen.rows.compactMap { row -> String? in
            let words = row.prefix(30).split(separator: " ")
            return words.count >= 4 && words[1] == "section" ? "section " + words[2] : nil
        }
        #expect(shown == Self.sections.map { "section \($0)" })
        for (section, line) in zip(shown, sections) { #expect(line.hasPrefix(section)) }
        // One of them opened: its rows are those of the tree, as many as there is room for.
        try program.click("section 142")
        try program.see("Title 142 149")
        try program.fence()
        let rows = program.screen.rows.compactMap { row in
            row.firstRange(of: "Title 142 ").map { "Title 142 " + row[$0.upperBound...].prefix(3) }
        }
        let told = tree.filter { $0.contains("Title 142 ") }.map { String($0.drop { $0 == " " }.prefix(13)) }
        #expect(rows == Array(told.prefix(rows.count)) && rows.count >= 50 && told.count == each)
    }
}
