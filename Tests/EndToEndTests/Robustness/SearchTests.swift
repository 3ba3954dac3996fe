// Search in a real terminal: words are typed, a document opens at the hit, the index is made behind and used again.

import Glibc
import TerminalScreen
import TestSupport
import Testing

@Suite("Search") struct SearchTests {
    private func folder() -> TemporaryFolder {
        let folder = TemporaryFolder()
        let filler = (1...60).map { "Line \($0) of the text.\n\n" }.joined()
        folder.write(
            "# Harbour\n\n\(filler)The cafe\u{301} at the quay opens late.\n\n\(filler)Another café.\n",
            to: "a/harbour.md")
        folder.write("# Other\n\nNothing.\n", to: "b/other.md")
        return folder
    }

    private func type(_ text: String, _ program: PtyProgram) {
        for character in text { program.press(KeyPress(character)) }
    }

    @Test("A hit opens at its place; n goes on to the next; Esc leads back; the index is there for the next run")
    func hit() throws {
        let (folder, home) = (folder(), Home())
        for run in 1...2 {
            let program = try home.start(folder.path, showing: "Library")
            program.press(KeyPress("/"))
            if run == 2 {
                program.press(KeyPress(.backspace), times: 20)
                // What is seen of the words of the first run is none of these yet.
                try program.see("Looked for last")
            }
            type("CAFE quay", program)
            try program.see("1 document")
            try program.see("The caf")
            program.press(KeyPress(.down))
            program.press(KeyPress(.enter))
            try program.wait { $0.isWhole && $0.text.contains("opens late") && $0.text.contains("Line 60") }
            program.press(KeyPress("n"))
            try program.see("Another")
            program.press(KeyPress(.escape))
            program.press(KeyPress(.escape))
            try program.see("1 document")
            try Leaving.terminate.end(program)
            let files = home.folder.files(in: ".cache")
            #expect(files.contains { $0.hasSuffix(".search.db") }, "\(files)")
        }
    }

    @Test("V13: Without a place for an index, or with a damaged one, the words are found")
    func withoutIndex() throws {
        let (folder, home) = (folder(), Home())
        home.folder.write("no folder", to: ".cache")
        let program = try home.start(folder.path, showing: "Library")
        program.press(KeyPress("/"))
        type("late", program)
        try program.see("1 document")
        try Leaving.terminate.end(program)
    }
}
