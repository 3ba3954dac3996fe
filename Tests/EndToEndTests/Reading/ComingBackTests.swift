// Whoever comes back finds the line that was left, however the document was reached; and Home says what has changed.

import Glibc
import TerminalScreen
import TestSupport
import Testing

@Suite("Coming back to a document") struct ComingBackTests {
    private func folder() -> TemporaryFolder {
        let folder = TemporaryFolder()
        let lines = (1...200).map { "Sentence number \($0).\n" }.joined(separator: "\n")
        folder.write("# Start\n\n[The long one](in/deep/long.md#half)\n", to: "start.md")
        folder.write("# Long\n\n\(lines)\n## Half\n\nHere is half.\n\n\(lines)", to: "in/deep/long.md")
        return folder
    }

    /// The first sentence on the screen.
    private func sentence(_ program: PtyProgram) -> Substring? {
        program.screen.rows.lazy.compactMap { row in
            row.ranges(of: "Sentence number ").first.map { row[$0.lowerBound...].prefix { $0 != "." } }
        }.first
    }

    @Test("Through a link to a heading, scrolled on, and killed: the same sentence, not the heading")
    func throughLink() throws {
        let (home, folder) = (Home(), folder())
        let program = try home.start("--open", "start.md", folder.path, showing: "The long one")
        program.press(KeyPress(.tab), KeyPress(.enter))
        try program.see("Here is half.")
        program.press(KeyPress(.pageDown), times: 3)
        try program.wait { !$0.text.contains("Here is half.") && $0.text.contains("Sentence number") }
        program.settle(quietSeconds: 0.1)
        let left = sentence(program)
        #expect(left != nil)
        // The last of several changes is written after a moment.
        try program.waitUntilAsleep()
        try Leaving.kill.end(program)
        let again = try home.start(folder.path, showing: "Sentence number")
        try again.wait { screen in left.map { screen.text.contains($0 + ".") } ?? false }
        #expect(sentence(again) == left)
        try Leaving.quit.end(again)
    }

    @Test("N18, N20: Opened by its address, a document's row is in view, and in view the next time")
    func openedByAddress() throws {
        let (home, folder) = (Home(), folder())
        for number in 10..<60 { folder.write("# Document \(number)\n\nText of \(number).\n", to: "in/\(number).md") }
        func rowIsSeen(_ program: PtyProgram) throws {
            try program.wait { $0.rows.contains { $0.hasPrefix("▌") && $0.contains("Document 55") } }
        }
        let program = try home.start("--open", "in/55.md", folder.path, showing: "Text of 55")
        try rowIsSeen(program)
        try Leaving.quit.end(program)
        let again = try home.start(folder.path, showing: "Text of 55")
        try rowIsSeen(again)
        try Leaving.quit.end(again)
    }

    @Test(", and . walk back and forward, Alt-arrows too; Home offers to continue and tells how far one was")
    func walked() throws {
        let (home, folder) = (Home(), folder())
        let program = try home.start("--open", "start.md", folder.path, showing: "The long one")
        program.press(KeyPress(.tab), KeyPress(.enter))
        try program.see("Here is half.")
        program.press(KeyPress(","))
        try program.see("The long one")
        program.press(KeyPress(.right, .alt))
        try program.see("Here is half.")
        program.press(KeyPress(.end))
        try program.see("Sentence number 200.")
        program.press(KeyPress("1"))
        try program.see("Continue")
        try program.see("100 %")
        try Leaving.quit.end(program)
    }

    @Test("Home and the badge of Home tell of what has changed since the last visit, until it is read")
    func changed() throws {
        let (home, folder) = (Home(), folder())
        let program = try home.start(folder.path, showing: "2 documents")
        #expect(!program.screen.text.contains("New or changed"))
        try Leaving.quit.end(program)
        var times = [timeval(tv_sec: time(nil) + 60, tv_usec: 0), timeval(tv_sec: time(nil) + 60, tv_usec: 0)]
        utimes(folder.path + "/start.md", &times)
        let again = try home.start(folder.path, showing: "New or changed since your last visit")
        try again.see("Start new")
        again.press(KeyPress(.enter), KeyPress(.enter))
        try again.see("The long one")
        // It counts as read once it was scrolled or looked at for a while.
        again.settle(quietSeconds: 2.2)
        again.press(KeyPress(.escape), KeyPress("1"))
        try again.see("Continue")
        try again.wait { !$0.text.contains("New or changed") }
        try Leaving.quit.end(again)
    }
}
