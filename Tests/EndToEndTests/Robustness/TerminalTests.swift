// Terminals and locales of all kinds show the same rows; where letters are missing, ASCII takes their place.

import Glibc
import TerminalScreen
import TestSupport
import Testing

@Suite("Terminals") struct TerminalTests {
    /// What the program itself draws without a terminal.
    private func printed(_ arguments: [String], _ size: Size, environment: [String: String] = [:]) throws -> [String] {
        let home = Home()
        let output = home.folder.path + "/.output"
        let program = try PtyProgram(
            ["tabterm", "--print", "--no-state", "--size", "\(size.columns)x\(size.rows)"] + arguments,
            environment: home.environment.merging(environment) { $1 }, output: output, hasTerminal: false)
        #expect(try program.exitStatus() == .status(0))
        return home.folder.text(".output").split(separator: "\n", omittingEmptySubsequences: false).prefix(size.rows)
            .map { String($0.reversed().drop { $0 == " " }.reversed()) }
    }

    @Test("On a light ground what is dim is grey, as xterm dims nothing there; on a dark one it is dim")
    func dim() throws {
        let home = Home()
        let program = try home.start()
        func style(_ screen: VirtualScreen) -> Style? {
            screen.rows.firstIndex { $0.contains("e Edit") }.map { screen[Point(column: 1, row: $0)].style }
        }
        #expect(style(program.screen)?.foreground == .standard)
        program.send("\u{1B}]11;rgb:fdfd/f6f6/e3e3\u{07}")
        try program.wait { style($0)?.foreground == .palette(242) }
        program.send("\u{1B}]11;rgb:1010/1010/1010\u{07}")
        try program.wait { style($0)?.foreground == .standard }
    }

    @Test(
        "C6: Every terminal shows the rows that --print prints",
        arguments: [
            "xterm", "xterm-256color", "vt100", "vt220", "linux", "screen", "screen-256color", "tmux-256color", "rxvt",
        ])
    func types(type: String) throws {
        let size = Size(columns: 80, rows: 24)
        let home = Home()
        let program = try home.start(size: size, environment: ["TERM": type])
        let rows = try printed([], size)
        try? program.wait(within: 3) { $0.rows == rows }
        #expect(program.screen.rows == rows)
        program.press(KeyPress("]"))
        try program.see("by folder")
        try Leaving.quit.end(program)
        #expect(program.screen.modesLeftOn == [] && program.lineSettingsAreRestored)
    }

    @Test("W5: A locale without UTF-8 gets ASCII, byte for byte", arguments: ["C", "POSIX", "unset"])
    func ascii(locale: String) throws {
        let folder = TemporaryFolder()
        folder.write("# Straße 中文 українська 👩‍👩‍👧‍👦\n\nText — “quoted” …\n\n- one\n- two\n", to: "a.md")
        let environment = ["LANG": locale == "unset" ? "" : locale]
        let home = Home()
        let program = try home.start("--open", "a.md", folder.path, environment: environment, showing: "two")
        program.press(KeyPress(.tab), KeyPress("e"))
        try program.see("Edit navigation")
        program.press(KeyPress(.enter), KeyPress("?"))
        try program.see("Help")
        #expect(program.bytes.allSatisfy { $0 < 0x80 })
        // Terminals differ in where a repetition of a letter (REP) leaves the cursor.
        #expect(String(decoding: program.bytes, as: UTF8.self).firstMatch(of: /\u{1B}\[\d+b/) == nil)
        #expect(program.screen.cells.allSatisfy { $0.width == 1 && $0.text.utf8.count == 1 })
        program.press(KeyPress("c", .control))
        #expect(try program.exitStatus() == .status(0))
        program.expectRestored()
        let rows = try printed([], .wide, environment: environment)
        #expect(rows.joined().utf8.allSatisfy { $0 < 0x80 } && rows.joined().contains("|"))
    }

    @Test("C10: --ascii draws with ASCII alone what is ours; --no-color and NO_COLOR draw without colour")
    func options() throws {
        let ascii = try Home().start("--ascii")
        try ascii.see("Library")
        ascii.settle()
        #expect(ascii.bytes.allSatisfy { $0 < 0x80 })
        let plain = try Home().start("--no-color")
        let also = try Home().start(environment: ["NO_COLOR": "1"])
        for program in [plain, also] {
            try program.see("Library")
            program.settle()
            #expect(
                program.screen.cells.allSatisfy {
                    $0.style.foreground == .standard && $0.style.background == .standard
                })
        }
        // The selection is seen all the same.
        #expect(plain.screen.rows.contains { $0.hasPrefix("▌") })
    }
}
