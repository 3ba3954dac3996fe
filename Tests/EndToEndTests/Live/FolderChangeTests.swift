// A folder that changes on the disk while it is open: rows come and go, titles follow, and what the person does stays where
// it is. Only what is shown is watched.

import Glibc
import TerminalScreen
import TestSupport
import Testing

@Suite("A folder that changes") struct FolderChangeTests {
    private let home = Home()
    private let folder = TemporaryFolder()

    @Test("Documents come, get other titles and go; cursor and page stay")
    func rows() throws {
        folder.write("# Middle\n\nWords of the middle.\n", to: "m.md")
        let program = try home.start(folder.path, showing: "Middle")
        program.press(KeyPress(.down), times: 3)
        try program.see("Words of the middle.")
        try program.fence()
        folder.write("# Before\n", to: "a.md")
        folder.write("# After\n", to: "z.md")
        try program.wait { $0.text.contains("Before") && $0.text.contains("After") && $0.text.contains("3") }
        try expectCursor(program, on: "Middle")
        folder.write("# Another title\n", to: "a.md")
        try program.wait { $0.text.contains("Another title") && !$0.text.contains("Before") }
        rename(folder.path + "/z.md", folder.path + "/b.md")
        folder.remove("a.md")
        try program.wait { !$0.text.contains("Another title") && $0.text.contains("After") }
        try expectCursor(program, on: "Middle")
        // What is no document changes nothing.
        folder.write("noise", to: "noise.o")
        folder.write("noise", to: ".hidden.md")
        #expect(program.bytesWritten(during: 0.5).isEmpty)
        try Leaving.quit.end(program)
    }

    @Test("Folders come as sections, with all that is in them, and go")
    func sections() throws {
        folder.write("# Root\n", to: "root.md")
        let program = try home.start(folder.path, showing: "Root")
        try program.fence()
        folder.write("# Deep\n", to: "coast/low/deep.md")
        folder.write("# Shallow\n", to: "coast/shallow.md")
        try program.wait { $0.text.contains("Shallow") && $0.text.contains("low") }
        folder.write("# Late\n", to: "coast/late.md")
        try program.see("Late")
        folder.remove("coast/low/deep.md")
        folder.remove("coast/shallow.md")
        folder.remove("coast/late.md")
        rmdir(folder.path + "/coast/low")
        rmdir(folder.path + "/coast")
        try program.wait { !$0.text.contains("coast") && $0.text.contains("Root") }
    }

    @Test("A section that is opened shows what has changed while it was closed")
    func closedSection() throws {
        for name in ["a", "b", "c", "d", "e", "f"] { folder.write("# Old \(name)\n", to: "\(name)/one.md") }
        let program = try home.start(folder.path, showing: "6 folders")
        try program.fence()
        #expect(!program.screen.text.contains("Old c"))
        folder.write("# New c\n", to: "c/one.md")
        folder.write("# More c\n", to: "c/two.md")
        program.press(KeyPress("+"))
        try program.wait { $0.text.contains("New c") && $0.text.contains("More c") }
    }

    @Test("A large tree: a watch for what is shown, not for each folder or file")
    func fewWatches() throws {
        for outer in 0..<20 {
            for inner in 0..<10 { folder.write("# \(outer) \(inner)\n", to: "f\(outer)/g\(inner)/d.md") }
        }
        folder.write("# Deep\n\nDown here.\n", to: "f3/g3/deep.md")
        let program = try home.start("--open", "f3/g3/deep.md", folder.path, showing: "Down here.")
        try program.fence()
        try program.waitUntilAsleep()
        // The opened folder and the two around the document; its section is open, as the page in it was asked for.
        #expect(watches(program) == 3, "\(watches(program))")
        program.press(KeyPress(.escape), KeyPress(.escape), KeyPress("1"))
        try program.see("Folders")
        try program.waitUntilAsleep()
        #expect(watches(program) <= 3)
    }

    @Test("The focus of the window is an occasion to look, and costs nothing else")
    func focus() throws {
        folder.write("# Root\n", to: "root.md")
        let program = try home.start(folder.path, showing: "Root")
        try program.fence()
        program.send("\u{1B}[O\u{1B}[I")
        try program.waitUntilAsleep()
        let before = program.wakeUps
        #expect(program.bytesWritten(during: 1).isEmpty)
        #expect(program.hasSlept(since: before), "\(before), then \(program.wakeUps)")
    }

    @Test("T4: The opened folder goes and comes back: the next key shows what is there again, and it is followed")
    func rootReturns() throws {
        folder.write("# One\n\nText of one.\n", to: "g/s/one.md")
        folder.write("# Two\n\nText of two.\n", to: "g/s/two.md")
        let (here, away) = (folder.path + "/g", folder.path + "/away")
        let program = try home.start("--open", "s/one.md", here, showing: "Text of one.")
        try program.escape()
        rename(here, away)
        try program.see("no longer there")
        program.press(KeyPress(.down))
        try program.see("no such file")
        try program.waitUntilAsleep()
        rename(away, here)
        // A key that leads nowhere.
        program.press(KeyPress(.escape))
        try program.see("Text of two.")
        folder.write("# Zebra\n", to: "g/s/z.md")
        try program.see("Zebra")
        program.press(KeyPress(.up))
        try program.wait { $0.text.contains("Text of one.") && !$0.text.contains("no longer there") }
        try Leaving.quit.end(program)
    }

    @Test("T4: The row of a document that could not be read and is gone goes with its page")
    func failedRowGoes() throws {
        folder.write([UInt8](repeating: 0, count: 100), to: "zeros.md")
        folder.write("# Other\n", to: "other.md")
        let program = try home.start("--open", "zeros.md", folder.path, showing: "not text")
        try program.escape()
        folder.remove("zeros.md")
        try program.see("no such file")
        program.press(KeyPress("1"))
        try program.wait { $0.text.contains("1 document") && !$0.text.contains("zeros.md") }
        try Leaving.quit.end(program)
    }

    private func expectCursor(
        _ program: PtyProgram, on title: String, sourceLocation: SourceLocation = #_sourceLocation
    )
        throws
    {
        try program.fence()
        let row = program.screen.rows[program.screen.cursor.row]
        #expect(row.contains(title), "\(program.screen.text)", sourceLocation: sourceLocation)
        #expect(program.screen.text.contains("Words of the middle."), sourceLocation: sourceLocation)
    }

    /// How many watches the kernel holds for a program.
    private func watches(_ program: PtyProgram) -> Int {
        let place = "/proc/\(program.process)/fdinfo"
        return TemporaryFolder.names(in: place).reduce(0) { sum, name in
            sum + TemporaryFolder.contents("\(place)/\(name)").ranges(of: "inotify wd:").count
        }
    }
}
