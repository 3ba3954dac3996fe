// How soon keys are answered: Esc, which might be the beginning of another key, and keys over texts that take long to
// read. Where a machine's pace would decide, work is compared with work and not with a clock.

import Glibc
import TerminalScreen
import TestSupport
import Testing

@Suite("Answers") struct AnswerTests {
    private let home = Home()
    private let folder = TemporaryFolder()

    @Test("K3: Esc closes what is open, less than 60 ms after another key would")
    func escape() throws {
        let program = try home.start()
        // The least of some: a busy machine may keep any of them waiting.
        var (esc, other) = (Int64.max, Int64.max)
        for _ in 0..<20 {
            esc = min(esc, try timeToClose(with: .escape, program))
            other = min(other, try timeToClose(with: .function(1), program))
        }
        #expect(esc - other < 60_000_000, "Esc \(esc / 1000) µs, F1 \(other / 1000) µs")
    }

    /// Opens the help, and says how long a key takes to close it, in nanoseconds.
    private func timeToClose(with key: Key, _ program: PtyProgram) throws -> Int64 {
        try program.wait { $0.isWhole && !$0.showsHelp }
        program.press(KeyPress(.function(1)))
        try program.wait { $0.isWhole && $0.showsHelp }
        let start = Clock.now
        program.press(KeyPress(key))
        try program.wait { $0.isWhole && !$0.showsHelp }
        return Clock.now - start
    }

    @Test("T6: Of a long document the first page is there, and a key is answered, long before all is read")
    func long() throws {
        let part = "## Part\n\nSome *words* that stand in `every` part, with a [link](other.md) and more words.\n\n"
        folder.write(
            "# Long\n\nThe first words.\n\n" + String(repeating: part, count: (4 << 20) / part.utf8.count)
                + "The last words.\n", to: "long.md")
        let program = try home.start("--open", "long.md", folder.path, showing: "The first words.")
        program.press(KeyPress(.function(1)))
        try program.wait(within: 30) { $0.isWhole && $0.showsHelp }
        let answered = program.work
        program.press(KeyPress(.escape))
        try program.wait(within: 30) { $0.isWhole && !$0.showsHelp }
        program.press(KeyPress(.end))
        try program.wait(within: 120) { $0.text.contains("The last words.") }
        try program.rest(within: 120)
        #expect(answered * 2 < program.work, "\(answered) of \(program.work) ticks when the key was answered")
    }

    private static let texts: [(name: String, text: String)] = [
        ("a line of a megabyte", String(repeating: "word ", count: (1 << 20) / 5)),
        ("a word of a megabyte", String(repeating: "日", count: (1 << 20) / 3)),
        ("ten thousand headings", String(repeating: "# Same\n\n", count: 10_000)),
        ("fifty levels", String(repeating: "> ", count: 50) + "- - - - words\n"),
        (
            "a large table",
            String(repeating: "|head", count: 20) + "|\n" + String(repeating: "|-", count: 20) + "|\n"
                + String(repeating: String(repeating: "|cell", count: 20) + "|\n", count: 500)
        ),
    ]

    @Test("T6: Over any text that nobody should write, keys are answered", arguments: texts.indices)
    func hostile(index: Int) throws {
        folder.write("# Top\n\n" + Self.texts[index].text, to: "hostile.md")
        let program = try home.start("--open", "hostile.md", folder.path, showing: "Top")
        for key in [Key.pageDown, .down, .end, .pageUp, .home, .end] {
            program.press(KeyPress(key))
            try program.fence()
        }
        for size in [Size.narrow, .wide] {
            program.resize(size)
            try program.fence()
        }
        try Leaving.quit.end(program)
        program.expectRestored()
    }
}

extension PtyProgram {
    /// The CPU time that it has used so far, in ticks of the kernel's clock.
    var work: Int {
        let facts = TemporaryFolder.contents("/proc/\(process)/stat").split(separator: ")").last ?? ""
        // Behind the name in brackets: user and system time are the 12th and 13th.
        return facts.split(separator: " ").dropFirst(11).prefix(2).compactMap { Int($0) }.reduce(0, +)
    }
}
