// A document that comes through standard input, perhaps slowly: what has come is shown, and keys are answered meanwhile.

import Glibc
import TerminalScreen
import TestSupport
import Testing

@Suite("Standard input") struct StandardInputTests {
    private let home = Home()

    /// The end of a pipe that somebody writes to slowly.
    private final class SlowWriter {
        private var file: Int32
        let path: String

        init(in folder: TemporaryFolder) {
            path = folder.path + "/pipe"
            mkfifo(path, 0o600)
            // For reading too, so that opening waits for nobody.
            file = Glibc.open(path, O_RDWR | O_CLOEXEC)
        }

        deinit { end() }

        func write(_ text: String) {
            let bytes = Array(text.utf8)
            _ = Glibc.write(file, bytes, bytes.count)
        }

        func end() {
            if file >= 0 { close(file) }
            file = -1
        }
    }

    private func start(_ writer: SlowWriter) throws -> PtyProgram {
        try PtyProgram(["tabterm", "-"], size: .wide, environment: home.environment, input: writer.path)
    }

    private func paragraphs(_ numbers: ClosedRange<Int>) -> String {
        numbers.map { "Paragraph \($0).\n\n" }.joined()
    }

    @Test("T6, E1: What has come is shown while the rest comes, keys are answered, and End follows to the end")
    func slow() throws {
        let writer = SlowWriter(in: home.folder)
        let program = try start(writer)
        // Before anything has come, keys are answered too.
        program.press(KeyPress("?"))
        try program.wait { $0.showsHelp }
        program.press(KeyPress(.escape))
        writer.write("# Slow\n\n" + paragraphs(1...60))
        try program.see("Paragraph 1.")
        try program.see("Slow")
        program.press(KeyPress(.end))
        try program.see("Paragraph 60.")
        writer.write(paragraphs(61...90))
        try program.see("Paragraph 90.")
        // Whoever goes up stays there.
        program.press(KeyPress(.home))
        try program.see("Paragraph 1.")
        writer.write(paragraphs(91...120))
        try program.wait { $0.text.contains("Paragraph 1.") && !$0.text.contains("Paragraph 120.") }
        program.press(KeyPress(.end))
        writer.write("The last words")
        writer.end()
        try program.see("The last words")
        try Leaving.quit.end(program)
    }

    @Test("C7: What comes no more but has not ended costs nothing, and the program can be left")
    func unfinished() throws {
        let writer = SlowWriter(in: home.folder)
        let program = try start(writer)
        writer.write("# Half\n\nA sentence that")
        try program.see("A sentence that")
        try program.rest()
        #expect(program.bytesWritten(during: 0.4).isEmpty)
        try Leaving.quit.end(program)
    }

    @Test("T4: What turns out to be no text says so; where nothing is printed before the end, all of it is waited for")
    func odd() throws {
        let writer = SlowWriter(in: home.folder)
        let program = try start(writer)
        program.press(KeyPress("?"))
        try program.wait { $0.showsHelp }
        program.press(KeyPress(.escape))
        writer.write(String(repeating: "\0", count: 3000))
        writer.end()
        try program.see("not text")
        try Leaving.quit.end(program)
        home.folder.write("# A\n\nWords.\n", to: "a.md")
        let printed = try home.run("--print", "-", input: home.folder.path + "/a.md")
        #expect(printed.exit == .status(0) && printed.output.contains("Words."))
    }

    @Test("What is no Markdown keeps its lines, printed and on the screen; once there is a sign it is Markdown")
    func plain() throws {
        let lines = ["total 8", "-rw-r--r-- 1 root   5 a.md", "drwxr-xr-x 2 root 409 b"]
        home.folder.write(lines.joined(separator: "\n") + "\n", to: "listing")
        let printed = try home.run("--print", "-", input: home.folder.path + "/listing")
        #expect(printed.output == lines.joined(separator: "\n") + "\n")
        let writer = SlowWriter(in: home.folder)
        let program = try start(writer)
        writer.write("first   line\nsecond   line\n")
        try program.wait { $0.rows.contains { $0.contains("first   line") && !$0.contains("second") } }
        writer.write("\n## A part\n\nand **strong** words\n")
        try program.wait { $0.text.contains("first   line second   line") && $0.text.contains("and strong words") }
        try Leaving.quit.end(program)
    }
}
