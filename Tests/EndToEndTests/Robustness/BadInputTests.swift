// What can't be opened, typed wrong or kept is said in one line or as a notice, with the exit status that the manual
// names; nothing is worse than a line.

import Glibc
import TerminalScreen
import TestSupport
import Testing

@Suite("Bad input") struct BadInputTests {
    private let home = Home()
    private let folder = TemporaryFolder()

    /// Checks that a run said one line, of printable text, and ended with that status.
    private func expectLine(
        _ result: Home.Result, _ status: Int32, _ parts: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(result.exit == .status(status), sourceLocation: sourceLocation)
        #expect(result.output.isEmpty, sourceLocation: sourceLocation)
        #expect(
            result.error.hasPrefix("tabterm: ") && result.error.filter { $0 == "\n" }.count == 1
                && result.error.hasSuffix("\n"), "\(result.error)", sourceLocation: sourceLocation)
        for part in parts {
            #expect(result.error.contains(part), "\(result.error)", sourceLocation: sourceLocation)
        }
        #expect(
            result.error.dropLast().unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) },
            sourceLocation: sourceLocation)
    }

    @Test("C5: Without a terminal: status 2, and --print is named")
    func noTerminal() throws {
        expectLine(try home.run(), 2, "no terminal", "--print")
        folder.write("# A\n", to: "a.md")
        expectLine(try home.run(folder.path), 2, "--print")
    }

    @Test("C5: Standard output a pipe, but a terminal there: the program runs on it")
    func pipes() throws {
        let output = home.folder.path + "/output"
        let program = try PtyProgram(
            ["tabterm"], size: .wide, environment: home.environment, input: "/dev/null", output: output)
        try program.see("Library")
        try Leaving.quit.end(program)
        #expect(home.folder.text("output").isEmpty)
    }

    @Test("What does not exist: status 1, and its name")
    func missing() throws {
        expectLine(try home.run(folder.path + "/nowhere"), 1, "/nowhere: there is no such file or folder")
        expectLine(try home.run("--print", folder.path + "/nowhere/a.md"), 1, "a.md")
        expectLine(try home.run("--tree", ""), 2, "empty")
        expectLine(try home.run("--print", "--open", "nowhere.md"), 1, "nowhere.md")
    }

    @Test("T1: A name with control bytes is shown without them")
    func hostileName() throws {
        expectLine(try home.run(folder.path + "/\u{1B}]0;pwned\u{7}\n\u{1B}[31m"), 1, "no such file")
        expectLine(try home.run("--\u{1B}[31mtop"), 2)
    }

    @Test("What is no text: status 1, and why", arguments: ["zeros.md", "zeros.bin"])
    func zeros(name: String) throws {
        folder.write([UInt8](repeating: 0, count: 5000), to: name)
        expectLine(try home.run("--print", folder.path + "/" + name), 1, "this is not text")
        expectLine(try home.run(folder.path + "/" + name), 1, "this is not text")
    }

    @Test("Neither a file nor a folder: status 1, at once")
    func special() throws {
        mkfifo(folder.path + "/pipe.md", 0o644)
        expectLine(try home.run("--print", folder.path + "/pipe.md"), 1, "neither a file nor a folder")
        expectLine(try home.run("--print", "/dev/zero"), 1, "neither a file nor a folder")
    }

    @Test("A folder with a pipe, a file of zeros and a loop of links is shown all the same")
    func oddFolder() throws {
        folder.write("# Good\n\nA sentence.\n", to: "good.md")
        folder.write([UInt8](repeating: 0, count: 5000), to: "zeros.md")
        mkfifo(folder.path + "/pipe.md", 0o644)
        symlink(folder.path, folder.path + "/loop")
        symlink("nowhere", folder.path + "/dangling.md")
        let program = try home.start(folder.path, showing: "Good")
        program.press(KeyPress(.down), times: 3)
        try program.see("A sentence.")
        try program.fence()
        try Leaving.quit.end(program)
        let zeros = try home.start("--open", "zeros.md", folder.path, showing: "not text")
        try Leaving.quit.end(zeros)
    }

    @Test("An unknown option names the nearest; other wrong usage says what was expected: status 2")
    func usage() throws {
        expectLine(try home.run("--plcement", "top"), 2, "--plcement", "--placement")
        expectLine(try home.run("--rest"), 2, "--reset")
        expectLine(try home.run("--nomouse"), 2, "--no-mouse")
        expectLine(try home.run("--placement=left"), 2, "left", "sidebar")
        expectLine(try home.run("--size", "80"), 2, "80x24")
        expectLine(try home.run("--breakpoint", "wide"), 2, "wide")
        expectLine(try home.run("--breakpoint"), 2, "--breakpoint")
        expectLine(try home.run("--no"), 2, "--no-color", "--no-mouse", "--no-state")
        expectLine(try home.run("-x"), 2, "-x")
        expectLine(try home.run("one", "two"), 2, "two")
    }

    @Test("W5: LANG=C: --tree, --print and lines of error are ASCII, a question mark for each column that is not")
    func plainLocale() throws {
        folder.write("# Її 中\n\nText.\n", to: "a.md")
        let plain = ["LANG": "C"]
        let tree = try home.run("--tree", folder.path, environment: plain)
        #expect(tree.exit == .status(0) && tree.output.contains("?? ?? [a.md]"), "\(tree.output)")
        let print = try home.run("--print", folder.path + "/a.md", environment: plain)
        #expect(print.exit == .status(0) && print.output.contains("?? ??"), "\(print.output)")
        let missing = try home.run(folder.path + "/ї.md", environment: plain)
        expectLine(missing, 1, "/?.md: there is no such file")
        for text in [tree.output, print.output, missing.error] { #expect(text.utf8.allSatisfy { $0 < 0x80 }) }
        #expect(try home.run("--tree", folder.path).output.contains("Її 中 [a.md]"))
    }

    @Test("--help and --version: status 0, on standard output; --help names every place of the state")
    func help() throws {
        let help = try home.run("--help")
        #expect(help.exit == .status(0) && help.error.isEmpty)
        #expect(help.output.contains(home.folder.path + "/.local/state/tabterm"))
        let version = try home.run("--version")
        #expect(version.exit == .status(0) && version.output.hasPrefix("tabterm "))
    }
}
