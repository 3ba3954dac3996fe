// Every way into and out of the program leaves the terminal as it was found.

import Glibc
import TerminalScreen
import TestSupport
import Testing

@Suite("Coming and going") struct ComingAndGoingTests {
    /// What is on the screen when the program is left.
    private static let states: [(name: String, keys: [KeyPress], shows: String)] = [
        ("the sidebar", [], "Library"),
        ("the top bar", [KeyPress("s")], " ⇥ "),
        ("a document", [KeyPress(.down), KeyPress(.down), KeyPress(.down), KeyPress(.enter)], "tabterm reads folders"),
        ("the search field", [KeyPress("/"), KeyPress("x")], "x"),
        ("edit mode", [KeyPress("e")], "Edit navigation"),
        ("edit mode with a lifted row", [KeyPress("e"), KeyPress(.down), KeyPress(" ")], "lifted"),
        ("the help", [KeyPress("?")], "─ Help"),
        ("a menu", [KeyPress(.down), KeyPress("a")], "Take off the bar"),
        ("the palette", [KeyPress(":")], "A few letters"),
    ]

    @Test("C1: Ctrl-C leaves from everywhere, with status 0", arguments: states.indices)
    func controlC(index: Int) throws {
        let state = Self.states[index]
        let program = try Home().start()
        for key in state.keys { program.press(key) }
        try program.see(state.shows)
        program.press(KeyPress("c", .control))
        #expect(try program.exitStatus(within: 5) == .status(0), "\(state.name)")
        program.expectRestored()
    }

    @Test("C1: q quits where it is no letter, with status 0")
    func quit() throws {
        let program = try Home().start()
        program.press(KeyPress("q"))
        #expect(try program.exitStatus() == .status(0))
        program.expectRestored()
        // й stands where q stands.
        let other = try Home().start()
        other.press(KeyPress("й"))
        #expect(try other.exitStatus() == .status(0))
        // In a field it is a letter.
        let third = try Home().start()
        third.press(KeyPress("/"), KeyPress("q"), KeyPress("q"))
        try third.see("qq")
        #expect(third.exit == nil)
    }

    @Test("q in edit mode is Done, then leaves; what was moved is kept")
    func quitEditing() throws {
        let home = Home()
        let program = try home.start()
        program.press(KeyPress("e"), KeyPress(.down), KeyPress("x"), KeyPress("q"))
        #expect(try program.exitStatus() == .status(0))
        program.expectRestored()
        #expect(try !home.tree().contains { $0.contains(":library") })
    }

    @Test(
        "C1: A signal gives the terminal back and has its effect; the place is kept",
        arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGINT])
    func signals(signal: Int32) throws {
        let home = Home()
        let program = try home.start()
        program.press(KeyPress(.down))
        try program.see("by folder")
        program.kill(signal)
        #expect(try program.exitStatus() == .signal(signal))
        program.expectRestored()
        try home.start().see("by folder")
    }

    @Test("C1: A fault gives the terminal back too", arguments: [SIGSEGV, SIGABRT, SIGILL, SIGBUS])
    func faults(signal: Int32) throws {
        let program = try Home().start(environment: ["SWIFT_BACKTRACE": "enable=no"])
        program.kill(signal)
        #expect(try program.exitStatus() == .signal(signal))
        program.expectRestored()
    }

    @Test("C4: The window is closed: gone within a second, the place kept", arguments: [false, true])
    func closed(ignoringHangUp: Bool) throws {
        let home = Home()
        let ignoring = ignoringHangUp ? "trap '' HUP; " : ""
        let program = try PtyProgram(
            ["/bin/sh", "-c", ignoring + "exec \(Products.path("tabterm"))"], size: .wide, environment: home.environment
        )
        try program.see("Library")
        program.press(KeyPress(.down))
        try program.see("by folder")
        program.closeTerminal()
        let exit = try program.exitStatus(within: 1)
        #expect(exit == .signal(SIGHUP) || exit == .status(129))
        try home.start().see("by folder")
    }

    @Test(
        "C1, C6: A start that fails writes one line and switches nothing on",
        arguments: ["no-such-terminal", "dumb", "unset"])
    func failedStart(type: String) throws {
        // An empty value would leave TERM out of what the test sets; the shell takes it away.
        let command = type == "unset" ? "unset TERM; exec \"$0\"" : "exec \"$0\""
        var environment = Home().environment
        environment["TERM"] = type
        let program = try PtyProgram(
            ["/bin/sh", "-c", command, Products.path("tabterm")], size: .wide, environment: environment)
        #expect(try program.exitStatus() == .status(2))
        #expect(program.lineSettingsAreRestored)
        #expect(!program.bytes.contains(0x1B))
        let lines = program.screen.rows.filter { !$0.isEmpty }
        #expect(lines.count == 1 && lines[0].hasPrefix("tabterm: TERM"), "\(lines)")
    }

    @Test("C2: Ctrl-Z gives the shell a usable terminal; fg draws at the new size, and nothing is lost")
    func suspend() throws {
        let command = "set -m; \"$0\"; echo stopped; stty -a | grep -c ' echo '; read word; fg; echo over $?"
        let program = try PtyProgram(
            ["/bin/sh", "-c", command, Products.path("tabterm")], size: .wide, environment: Home().environment)
        try program.see("Library")
        program.press(KeyPress(.down), KeyPress("e"), KeyPress(.down), KeyPress(" "))
        try program.see("lifted")
        program.press(KeyPress("z", .control))
        try program.wait { $0.text.contains("stopped\n1") }
        #expect(program.screen.modesLeftOn == [])
        program.resize(.narrow)
        program.send("word\n")
        try program.wait { $0.text.contains("lifted") && $0.rows.last?.hasPrefix("╰") == true }
        #expect(program.screen.modes.isSuperset(of: [1049, 2004, 1002, 1006]))
        program.press(KeyPress("c", .control))
        try program.see("over 0")
        #expect(program.screen.modesLeftOn == [])
    }

    @Test("C3: Stopped and continued from outside, it draws what is to be seen at the new size")
    func stopAndContinue() throws {
        let program = try Home().start()
        program.kill(SIGSTOP)
        program.resize(.narrow)
        program.screen.feed(Array("\u{1B}[Hsomething else".utf8))
        program.kill(SIGCONT)
        try program.wait { $0.rows.last?.hasPrefix("╰") == true && !$0.text.contains("something else") }
    }

    @Test("K6: The mouse is left alone with --no-mouse, and m turns it off and on")
    func mouse() throws {
        let without = try Home().start("--no-mouse")
        #expect(!String(decoding: without.bytes, as: UTF8.self).contains("\u{1B}[?1002h"))
        without.press(KeyPress("m"))
        try without.wait { $0.modes.contains(1002) }
        without.press(KeyPress("m"))
        try without.wait { !$0.modes.contains(1002) }
        without.press(KeyPress("q"))
        #expect(try without.exitStatus() == .status(0))
        #expect(without.screen.modesLeftOn == [])
    }
}
