// What a machine can do to a running program: a disk that takes nothing more, files that vanish under its hands, a clock
// that goes back, a fault of its own. It goes on or ends in order, says what it has to say, and nothing kept is lost.

import Glibc
import TerminalScreen
import TestSupport
import Testing

@Suite("Faults of the machine") struct FaultTests {
    private let home = Home()
    private let folder = TemporaryFolder()

    @Test("V1, V2: on a full disk the program goes on, says that nothing is kept, and the files are as they were")
    func fullDisk() throws {
        for name in ["a", "b", "c"] { folder.write("# \(name.uppercased())\n\nA word in \(name).\n", to: "\(name).md") }
        let first = try home.start(folder.path, showing: "3 documents")
        try moveFirstDown(first)
        try first.see("Kept")
        try Leaving.quit.end(first)
        // What is kept is larger than any file may become from now on; a later version's values are kept, so they count.
        let files = home.folder.files(in: ".local").filter { $0.hasSuffix(".json") }
        for file in files {
            let text = home.folder.text(file)
            let large = "{ \"later/thing\": \"\(String(repeating: "x", count: 300_000))\","
            home.folder.write(large + text.dropFirst(), to: file)
        }
        let before = files.map { home.folder.text($0) }
        let program = try PtyProgram(
            ["/bin/sh", "-c", "ulimit -f 128; exec \"$0\" \"$1\"", Products.path("tabterm"), folder.path], size: .wide,
            environment: home.environment)
        try program.see("3 documents")
        let order = try home.tree(folder.path)
        try moveFirstDown(program)
        try program.see("disk is full")
        program.press(KeyPress("/"))
        program.send("word")
        try program.see("3 documents")
        try program.escape()
        program.press(KeyPress("c", .control))
        #expect(try program.exitStatus() == .status(0))
        program.expectRestored()
        #expect(files.map { home.folder.text($0) } == before)
        #expect(!home.folder.files(in: ".local").contains { $0.hasSuffix(".new") })
        #expect(try home.tree(folder.path) == order)
    }

    /// In edit mode, moves the first document one place down.
    private func moveFirstDown(_ program: PtyProgram) throws {
        program.press(KeyPress("e"))
        try program.see("Edit navigation")
        program.press(KeyPress(.down), times: 3)
        program.press(KeyPress("J"), KeyPress(.enter))
        try program.wait { !$0.text.contains("Edit navigation") }
    }

    @Test(
        "T9, T3: files and folders that come, go and close while they are read leave a program that runs",
        arguments: Seeds.some(2))
    func vanishing(seed: Int) throws {
        for number in 0..<1500 { folder.write("# Title \(number)\n\nA word.\n", to: "f\(number % 30)/\(number).md") }
        let program = try PtyProgram(["tabterm", folder.path], size: .wide, environment: home.environment)
        var random = SeededGenerator(seed: seed)
        for step in 0..<3000 {
            disturb(&random)
            if step == 1500 { program.press(KeyPress("/"), KeyPress("w"), KeyPress("o")) }
            if step == 2500 { program.press(KeyPress(.up), KeyPress(.tab), KeyPress(.down)) }
            if step % 100 == 0 { program.settle(quietSeconds: 0.001) }
        }
        for number in 0..<30 { chmod(folder.path + "/f\(number)", 0o755) }
        try program.click("Home")
        try program.see("documents in ")
        // Whoever looks again sees what there is.
        folder.write("# The last one\n", to: "last.md")
        program.send("\u{1B}[I")
        try program.see("The last one")
        program.press(KeyPress("c", .control))
        #expect(try program.exitStatus() == .status(0), "SEED=\(seed)")
        program.expectRestored()
    }

    private func disturb(_ random: inout SeededGenerator) {
        let number = random.number(0...1499)
        let (group, name) = ("f\(number % 30)", "f\(number % 30)/\(number).md")
        switch random.number(0...6) {
        case 0: folder.remove(name)
        case 1: folder.write("# Again \(number)\n", to: name)
        case 2: rename(folder.path + "/" + name, folder.path + "/\(group)/x\(number).md")
        case 3: chmod(folder.path + "/" + name, 0)
        case 4: truncate(folder.path + "/" + name, 0)
        case 5: chmod(folder.path + "/" + group, random.once(in: 2) ? 0 : 0o755)
        default: rename(folder.path + "/" + group, folder.path + "/g\(number % 30)")
        }
    }

    @Test("T4: a document that may not be read any more: said, and the last text stays")
    func closed() throws {
        folder.write("# Open\n\nIts text.\n", to: "a.md")
        let program = try home.start("--open", "a.md", folder.path, showing: "Its text.")
        try program.fence()
        // To whoever may read everything a socket is as closed as a file without permissions.
        folder.remove("a.md")
        mkfifo(folder.path + "/a.md", 0)
        try program.see("The last text is shown")
        #expect(program.screen.text.contains("Its text."))
        folder.remove("a.md")
        folder.write("# Open\n\nAnother text.\n", to: "a.md")
        try program.see("Another text.")
    }

    @Test(
        "V12: a document whose time lies before its last one is read again, and what is kept from later times is used")
    func clockBack() throws {
        folder.write("# A\n\nThe first text.\n", to: "a.md")
        let program = try home.start("--open", "a.md", folder.path, showing: "The first text.")
        try program.fence()
        folder.write("# A\n\nThe other text.\n", to: "a.md")
        setBack("a.md")
        try program.see("The other text.")
        try Leaving.quit.end(program)
        for file in home.folder.files(in: ".local") {
            // From a time to come, as all would be after the clock has been put back.
            var times = [timeval(tv_sec: 4_000_000_000, tv_usec: 0), timeval(tv_sec: 4_000_000_000, tv_usec: 0)]
            utimes(home.folder.path + "/" + file, &times)
        }
        let again = try home.start(folder.path, showing: "The other text.")
        try Leaving.quit.end(again)
    }

    private func setBack(_ name: String) {
        var times = [timeval(tv_sec: 1000, tv_usec: 0), timeval(tv_sec: 1000, tv_usec: 0)]
        utimes(folder.path + "/" + name, &times)
    }

    @Test(
        "C12: a fault of its own: the terminal whole, then a line that says where to report it",
        arguments: [SIGSEGV, SIGILL, SIGABRT])
    func lastWords(signal: Int32) throws {
        let program = try home.start(environment: ["SWIFT_BACKTRACE": "enable=no"], showing: "Library")
        program.kill(signal)
        #expect(try program.exitStatus() == .signal(signal))
        program.expectRestored()
        let text = String(decoding: program.bytes, as: UTF8.self)
        let left = try #require(text.ranges(of: "\u{1B}[?1049l").last)
        #expect(text[left.upperBound...].contains("REPORTING FAULTS in tabterm(1)"))
    }
}
