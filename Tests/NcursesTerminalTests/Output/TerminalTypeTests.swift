// Terminals of all kinds, and locales without Unicode: it works, or one line says what to set.

import ProbePictures
import TerminalScreen
import TestSupport
import Testing

@Suite("Kinds of terminals") struct TerminalTypeTests {
    @Test(
        "Known terminals work, with the colours they have",
        arguments: [
            ("xterm-256color", "palette256"), ("xterm", "eight"), ("screen", "eight"),
            ("screen-256color", "palette256"),
            ("tmux-256color", "palette256"), ("linux", "eight"), ("rxvt-unicode", "eight"),
            ("rxvt-unicode-256color", "palette256"), ("vt100", "none"),
            ("vt220", "none"), ("xterm-kitty", "palette256"), ("foot", "palette256"), ("xterm-mono", "none"),
        ])
    func known(name: String, depth: String) throws {
        let program = try startProbe("commands", environment: ["TERM": name])
        #expect(program.screen.rows[0] == "ready 60x14 \(depth) true 0")
        program.send("\u{1B}[A")
        try program.wait(for: "key up")
        program.send("\u{1B}OA")
        try program.wait { $0.rows[2] == "key up" }
        program.send("q")
        #expect(try program.exitStatus() == .status(7))
        #expect(program.screen.modesLeftOn == [] && program.lineSettingsAreRestored)
    }

    @Test("Pictures are right on each of them", arguments: ["vt100", "linux", "screen", "tmux-256color", "xterm"])
    func pictures(name: String) throws {
        let size = Size(columns: 44, rows: 16)
        for picture in [ProbePicture.letters, .full, .lines] {
            let program = try startProbe("picture", picture.rawValue, size: size, environment: ["TERM": name])
            let canvas = picture.canvas(size, measure: .standard)
            try program.wait(for: canvas)
        }
    }

    @Test(
        "C6: A terminal that can't be used is said in one line, with what to set",
        arguments: [("", "TERM is not set"), ("dumb", "TERM=dumb cannot"), ("no-such", "TERM=no-such names no")])
    func unusable(name: String, message: String) throws {
        let program = try PtyProgram(["TerminalProbe"], environment: ["TERM": name])
        #expect(try program.exitStatus() == .status(2))
        #expect(
            program.screen.rows[0].hasPrefix("probe: \(message)") && program.screen.rows[0].hasSuffix("xterm-256color"))
        #expect(program.screen.modesLeftOn == [] && program.lineSettingsAreRestored)
    }

    @Test("Without Unicode all is drawn in ASCII that looks alike", arguments: ["C", "POSIX", "nowhere"])
    func ascii(locale: String) throws {
        let size = Size(columns: 44, rows: 3)
        let program = try startProbe("picture", "lines", size: size, environment: ["LANG": locale])
        try program.wait { $0.rows[2] != "" }
        program.settle()
        #expect(program.bytes.allSatisfy { $0 < 0x80 })
        #expect(
            program.screen.rows
                == [
                    "+-+-+| | +-++-+ -| -|", " | # | ::: >v<^ ++ #. ** ** ^/ . * x x", "  <>\"\"\"\"''--",
                ])
    }

    @Test("A locale that isn't installed but asks for UTF-8 gets it")
    func missingLocale() throws {
        let program = try startProbe("events", environment: ["LANG": "xx_YY.UTF-8"])
        #expect(program.screen.rows[0].contains(" true "))
    }

    @Test("Attributes are sent one by one, not all anew with each")
    func attributes() throws {
        let size = Size(columns: 40, rows: 16)
        let program = try startProbe("picture", "colors", size: size, environment: ["COLORTERM": "truecolor"])
        try program.wait(for: ProbePicture.colors.canvas(size, measure: .standard))
        let bytes = String(decoding: program.bytes, as: UTF8.self)
        #expect(bytes.contains("\u{1B}[1m") && !bytes.contains("\u{1B}[0;"))
    }

    @Test("True colours are sent where COLORTERM says that the terminal has them")
    func trueColors() throws {
        let size = Size(columns: 40, rows: 16)
        let program = try startProbe(
            "picture", "colors", size: size, environment: ["COLORTERM": "truecolor"])
        try program.wait(for: ProbePicture.colors.canvas(size, measure: .standard))
    }
}
