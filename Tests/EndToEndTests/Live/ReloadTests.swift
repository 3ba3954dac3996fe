// A document that changes on the disk while it is read: in each way in which a file can change, the page follows, and the
// place in it stays.

import Glibc
import TerminalScreen
import TestSupport
import Testing

@Suite("A document that changes") struct ReloadTests {
    private let home = Home()
    private let folder = TemporaryFolder()

    /// A document of numbered paragraphs, of which one may say something else.
    private func text(_ count: Int = 60, saying words: String? = nil, at number: Int = 33) -> String {
        "# Tides\n\n"
            + (1...count).map { $0 == number ? "Paragraph \($0). \(words ?? "")\n\n" : "Paragraph \($0).\n\n" }.joined()
    }

    /// The program with the document open in the middle.
    private func start(_ name: String = "tides.md") throws -> PtyProgram {
        folder.write(text(), to: name)
        folder.write("# Other\n\nAnother document.\n", to: "other.md")
        let program = try home.start("--open", name, folder.path, showing: "Paragraph 2.")
        program.press(KeyPress(.down), times: 50)
        try program.see("Paragraph 33.")
        try program.fence()
        return program
    }

    /// The first paragraph that is seen.
    private func top(_ program: PtyProgram) -> String? {
        program.screen.rows.first { $0.contains("Paragraph") }.map { row in
            row.ranges(of: "Paragraph").first.map { String(row[$0.lowerBound...]).filter { !$0.isWhitespace } } ?? row
        }
    }

    private enum Change: CaseIterable {
        case written, renamedOver, removedAndMade, grown, recreatedLater
    }

    @Test(
        "S8, T4: Written in place, renamed over, made anew, grown: the new text, at the old place",
        arguments: Change.allCases)
    private func followed(change: Change) throws {
        let program = try start()
        let before = top(program)
        switch change {
        case .written: folder.write(text(saying: "Changed."), to: "tides.md")
        case .renamedOver:
            folder.write(text(saying: "Changed."), to: ".new")
            rename(folder.path + "/.new", folder.path + "/tides.md")
        case .removedAndMade:
            folder.remove("tides.md")
            folder.write(text(saying: "Changed."), to: "tides.md")
        case .grown: folder.write(text(90, saying: "Changed."), to: "tides.md")
        case .recreatedLater:
            folder.remove("tides.md")
            try program.see("no longer there")
            #expect(program.screen.text.contains("Paragraph 33."))
            folder.write(text(saying: "Changed."), to: "tides.md")
        }
        try program.see("Changed.")
        try program.wait { !$0.text.contains("no longer there") }
        try program.fence()
        #expect(top(program) == before)
        try Leaving.quit.end(program)
        program.expectRestored()
    }

    @Test("S8: Written above and below what is read: the same sentence is on top")
    func sentenceKept() throws {
        let program = try start()
        let before = top(program)
        let new = "# Tides\n\n" + "A new one.\n\n\n" + text(saying: "Changed.").dropFirst(9) + "The last one.\n"
        // As many programs save: the file is empty for a moment.
        folder.write("", to: "tides.md")
        try program.wait { !$0.text.contains("Paragraph") }
        folder.write(new, to: "tides.md")
        try program.see("Changed.")
        try program.fence()
        #expect(top(program) == before)
        program.press(KeyPress(.home))
        try program.see("A new one.")
    }

    @Test("S8, T4: Shrunk: what is left is shown, and the place comes back with the text")
    func shrunk() throws {
        let program = try start()
        let before = top(program)
        folder.write(text(3), to: "tides.md")
        try program.wait { $0.text.contains("Paragraph 3.") && !$0.text.contains("Paragraph 33.") }
        try program.fence()
        folder.write(text(), to: "tides.md")
        try program.see("Paragraph 33.")
        try program.fence()
        #expect(top(program) == before)
    }

    @Test("T4: Deleted: said, and the last text stays until one goes elsewhere; then the row goes")
    func deleted() throws {
        let program = try start()
        folder.remove("tides.md")
        try program.see("no longer there")
        #expect(program.screen.text.contains("Paragraph 33."))
        // Rows that come and go move nothing.
        folder.write("# A first one\n", to: "a.md")
        try program.see("A first one")
        #expect(program.screen.text.contains("Paragraph 33.") && program.screen.text.contains("Tides"))
        program.press(KeyPress(.escape))
        program.press(KeyPress(.end))
        program.press(KeyPress("1"))
        try program.wait { !$0.text.contains("Tides") && $0.text.contains("Other") }
    }

    @Test("T4: A folder in its place: said, and the last text stays")
    func becomesFolder() throws {
        let program = try start()
        folder.remove("tides.md")
        mkdir(folder.path + "/tides.md", 0o755)
        try program.see("The last text is shown: this is a folder")
        #expect(program.screen.text.contains("Paragraph 33."))
    }

    @Test("T4: Whatever becomes of it, one after the other: the last is shown in the end", arguments: Seeds.some(4))
    func anything(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let program = try start()
        for _ in 0..<30 {
            become(random.number(0...7), &random)
            if random.once(in: 3) { program.press(KeyPress(random.pick([.down, .pageUp, .end], or: .down))) }
            if random.once(in: 2) { try program.rest() }
        }
        clear()
        folder.write(text(saying: "The end.", at: 1), to: "tides.md")
        program.press(KeyPress(.home))
        try program.see("The end.")
        try Leaving.quit.end(program)
        program.expectRestored()
    }

    /// Makes the document something else.
    private func become(_ kind: Int, _ random: inout SeededGenerator) {
        let path = folder.path + "/tides.md"
        switch kind {
        case 0: truncate(path, 0)
        case 1: truncate(path, off_t(random.number(0...100_000)))
        case 2: rename(folder.path + "/other.md", path)
        default: clear()
        }
        switch kind {
        case 3...4: folder.write(text(random.number(0...200)), to: "tides.md")
        case 5: mkdir(path, 0o755)
        case 6: mkfifo(path, 0o644)
        case 7: symlink("tides.md", path)
        default: break
        }
    }

    /// Nothing bears its name any more.
    private func clear() {
        folder.remove("tides.md")
        rmdir(folder.path + "/tides.md")
    }

    @Test("A link to a document elsewhere: its target's changes are seen")
    func linked() throws {
        let elsewhere = TemporaryFolder()
        elsewhere.write("# Far\n\nBefore.\n", to: "far.md")
        symlink(elsewhere.path + "/far.md", folder.path + "/near.md")
        let program = try home.start("--open", "near.md", folder.path, showing: "Before.")
        try program.fence()
        elsewhere.write("# Far\n\nAfter.\n", to: "far.md")
        try program.see("After.")
    }

    @Test("In a folder that is removed with it and comes back: the last text, then the new one")
    func folderGone() throws {
        let program = try start("coast/low/tides.md")
        let before = top(program)
        folder.remove("coast/low/tides.md")
        rmdir(folder.path + "/coast/low")
        rmdir(folder.path + "/coast")
        try program.see("no longer there")
        folder.write(text(saying: "Changed."), to: "coast/low/tides.md")
        try program.see("Changed.")
        try program.fence()
        #expect(top(program) == before)
    }

    @Test("T5: A thousand changes a second: keys are answered, the last text is shown, and then nothing wakes up")
    func storm() throws {
        let program = try start()
        let file = open(folder.path + "/tides.md", O_WRONLY | O_APPEND)
        defer { close(file) }
        var slowest: Int64 = 0
        for round in 0..<20 {
            for _ in 0..<100 { _ = write(file, "More.\n\n", 7) }
            let start = Clock.now
            // The table of contents opens and closes.
            program.press(round % 2 == 0 ? KeyPress("t") : KeyPress(.escape))
            try program.wait { $0.isWhole && $0.text.contains("│ ▌Tides") == (round % 2 == 0) }
            slowest = max(slowest, Clock.now - start)
            usleep(UInt32(max(0, 100_000 - (Clock.now - start) / 1000)))
        }
        #expect(slowest < 2_000_000_000, "\(slowest / 1_000_000) ms")
        folder.write(text(saying: "The end."), to: "tides.md")
        try program.see("The end.")
        try program.waitUntilAsleep()
        let before = program.wakeUps
        #expect(program.bytesWritten(during: 2).isEmpty)
        #expect(program.hasSlept(since: before), "\(before), then \(program.wakeUps)")
    }
}
