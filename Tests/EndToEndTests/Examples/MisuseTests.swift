// Mistakes of a program, as its author is told of them: after the screen is given back, each with its place in the source.

import Glibc
import TerminalScreen
import TestSupport
import Testing

@Suite("Misuse on a terminal") struct MisuseTests {
    /// What is told, in words, and what stands on the line it names.
    private static let faults = [
        ("two tabs have one value", "Tab(\"Same value\""), ("the customization ID “two” is taken", "Tab(\"Same ID\""),
        ("“No ID” is to be arranged", "Tab(\"No ID\""),
        ("one view value stands in two places", "@State private var count"),
    ]

    private let source = TemporaryFolder.contents(
        #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
            + "/Support/Faulty/Faulty.swift"
    ).split(separator: "\n", omittingEmptySubsequences: false)

    private func expectAll(in text: some StringProtocol) {
        let lines = text.split(whereSeparator: \.isNewline)
        #expect(lines.count == Self.faults.count)
        for (words, code) in Self.faults {
            // The last of the terminal's own settings may stand before the first.
            let line = lines.first { $0.contains(words) } ?? ""
            let parts = line[(line.lastIndex(of: "\u{1B}").map { line.index($0, offsetBy: 2) } ?? line.startIndex)...]
                .split(separator: ":")
            #expect(parts.first == "Faulty/Faulty.swift", "\(words)")
            let number = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
            #expect(source.indices.contains(number - 1) && source[number - 1].contains(code), "\(words)")
        }
    }

    @Test(
        "Every kind is told once the screen is given back, with file and line; the run ends well",
        arguments: [true, false])
    func told(quits: Bool) throws {
        let program = try Home().open("Faulty", showing: "Counted to 0")
        program.press(KeyPress("2"))
        try program.see("second")
        if quits { program.press(KeyPress("q")) } else { program.kill(SIGTERM) }
        #expect(try program.exitStatus() == (quits ? .status(0) : .signal(SIGTERM)))
        let text = String(decoding: program.bytes, as: UTF8.self)
        let end = try #require(text.ranges(of: "\u{1B}[?1049l").last?.upperBound)
        let after = text[end...].split(whereSeparator: \.isNewline).filter { $0.contains(":") }
        expectAll(in: after.joined(separator: "\n"))
        program.expectRestored()
    }

    @Test("It is told on standard error, and on nothing else")
    func standardError() throws {
        let home = Home()
        let command = ["/bin/sh", "-c", "exec \"$0\" 2>\"$HOME/error\"", Products.path("Faulty")]
        let program = try PtyProgram(command, size: Size(columns: 100, rows: 30), environment: home.environment)
        try program.see("Counted to 0")
        #expect(home.folder.text("error").isEmpty, "not while the screen is in use")
        try program.quit()
        expectAll(in: home.folder.text("error"))
        let text = String(decoding: program.bytes, as: UTF8.self)
        let end = try #require(text.ranges(of: "\u{1B}[?1049l").last?.upperBound)
        #expect(!text[end...].contains("Faulty.swift"))
    }

    @Test("A program without mistakes says nothing")
    func silence() throws {
        let program = try Home().open("ReaderExample", showing: "Downloads")
        try program.quit()
        let text = String(decoding: program.bytes, as: UTF8.self)
        let end = try #require(text.ranges(of: "\u{1B}[?1049l").last?.upperBound)
        #expect(!text[end...].contains(".swift"))
    }
}
