// Every way in and out leaves the terminal as it was found.

import Glibc
import TerminalScreen
import TestSupport
import Testing

@Suite("Coming and going") struct ComingAndGoingTests {
    @Test(
        "Signals give the terminal back, let the program save, and then have their effect",
        arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT])
    func signals(signal: Int32) throws {
        let program = try startProbe("commands")
        program.kill(signal)
        #expect(try program.exitStatus() == .signal(signal))
        program.expectRestored()
        #expect(program.screen.text.contains("saved"))
    }

    @Test(
        "C1: Every end in our own code gives the terminal back",
        arguments: [
            ("q", PtyExit.status(7)), ("x", .status(3)), ("a", .signal(SIGABRT)), ("t", .signal(SIGILL)),
            ("o", .signal(SIGSEGV)),
        ])
    func ends(letter: String, exit: PtyExit) throws {
        let program = try startProbe("commands", environment: ["SWIFT_BACKTRACE": "enable=no"])
        program.send(letter)
        #expect(try program.exitStatus() == exit)
        program.expectRestored()
    }

    @Test("C1: A fault gives the terminal back", arguments: [SIGSEGV, SIGBUS, SIGFPE, SIGTRAP])
    func faults(signal: Int32) throws {
        let program = try startProbe("commands")
        program.kill(signal)
        #expect(try program.exitStatus() == .signal(signal))
        program.expectRestored()
    }

    @Test("C12: The last words stand behind the picture, once the terminal is whole, and only after a fault")
    func lastWords() throws {
        let fault = try startProbe("commands", environment: ["SWIFT_BACKTRACE": "enable=no"])
        fault.send("t")
        #expect(try fault.exitStatus() == .signal(SIGILL))
        fault.expectRestored()
        let text = String(decoding: fault.bytes, as: UTF8.self)
        let left = try #require(text.ranges(of: "\u{1B}[?1049l").last)
        #expect(text[left.upperBound...].contains("probe: tell its author\r\n"))
        let end = try startProbe("commands")
        end.send("x")
        #expect(try end.exitStatus() == .status(3))
        #expect(!String(decoding: end.bytes, as: UTF8.self).contains("tell its author"))
    }

    @Test("C2: Ctrl-Z really stops; the shell is usable; fg repaints at the new size")
    func suspend() throws {
        let probe = Products.path("TerminalProbe")
        let program = try PtyProgram(
            [
                "/bin/sh", "-c",
                "set -m; \(probe) events; echo stopped; stty -a | grep -c ' echo '; read word; fg; echo over $?",
            ],
            size: Size(columns: 60, rows: 14))
        try program.wait { $0.rows[0].hasPrefix("ready 60x14") }
        program.send("k\u{1A}z")
        try program.wait { $0.text.contains("stopped\n1") }
        #expect(program.screen.modesLeftOn == [])
        program.resize(Size(columns: 50, rows: 10))
        program.send("word\n")
        try program.wait { $0.rows[0].hasPrefix("ready 50x10") && $0.rows.contains("key z") }
        #expect(program.screen.rows.contains("key k") && !program.screen.rows.contains("key control-z"))
        #expect(program.screen.modes.isSuperset(of: [1049, 2004, 1002, 1006]) && !program.screen.cursorIsVisible)
        program.send("k")
        try program.wait { $0.rows[0].hasSuffix(" 4") || $0.rows[0].hasSuffix(" 5") }
    }

    @Test("C3: Stopped and continued from outside, it repaints at the new size")
    func stopAndContinue() throws {
        let program = try startProbe("events")
        program.kill(SIGSTOP)
        program.resize(Size(columns: 40, rows: 9))
        program.screen.feed(Array("\u{1B}[Hsomething else".utf8))
        program.kill(SIGCONT)
        try program.wait { $0.rows[0].hasPrefix("ready 40x9") }
        program.send("q")
        try program.wait(for: "key q")
        program.kill(SIGTERM)
        #expect(try program.exitStatus() == .signal(SIGTERM))
        program.expectRestored()
    }

    @Test("C3: A child that has ended before it was waited for leaves nothing that ends the program")
    func childEndsUnseen() throws {
        let program = try startProbe("commands")
        program.send("e")
        try program.wait { $0.text.contains("in the child") }
        let child = try #require(program.children.first)
        // The program stops along with its child, which ends before it goes on.
        kill(child, SIGSTOP)
        try program.waitUntil("T", program.process)
        kill(child, SIGKILL)
        try program.waitUntil("Z", child)
        program.kill(SIGCONT)
        try program.wait(for: "child 137")
        program.send("k")
        try program.wait(for: "key k")
        program.kill(SIGTERM)
        #expect(try program.exitStatus() == .signal(SIGTERM))
    }

    @Test("SIGTSTP where nobody could continue it changes nothing")
    func orphan() throws {
        let program = try startProbe("events")
        program.send("\u{1A}k")
        try program.wait(for: "key k")
        program.kill(SIGTERM)
        #expect(try program.exitStatus() == .signal(SIGTERM))
        program.expectRestored()
    }

    @Test("C4: The terminal goes away: the program is gone within a second, and has saved", arguments: [true, false])
    func vanishes(ignoringHangUp: Bool) throws {
        let file = "/tmp/probe-\(getpid())-\(ignoringHangUp)"
        defer { unlink(file) }
        let probe = Products.path("TerminalProbe")
        let ignoring = ignoringHangUp ? "trap '' HUP;" : ""
        let program = try PtyProgram(
            ["/bin/sh", "-c", "\(ignoring) exec \(probe) events"], size: Size(columns: 60, rows: 14))
        try program.wait { $0.rows[0].hasPrefix("ready") }
        program.closeTerminal()
        // A second is promised; machines under test are busy.
        let exit = try program.exitStatus(within: 3)
        #expect(exit == .signal(SIGHUP) || exit == .status(129))
    }

    @Test("Keys come from the controlling terminal when standard input and output are something else")
    func pipes() throws {
        let output = "/tmp/probe-output-\(getpid())"
        defer { unlink(output) }
        let program = try PtyProgram(
            ["TerminalProbe", "commands"], size: Size(columns: 60, rows: 14), input: "/dev/null", output: output)
        try program.wait { $0.rows[0].hasPrefix("ready 60x14") }
        program.send("k")
        try program.wait(for: "key k")
        program.send("q")
        #expect(try program.exitStatus() == .status(7))
        program.expectRestored()
    }

    @Test("Without a terminal that is said")
    func noTerminal() throws {
        let output = "/tmp/probe-none-\(getpid())"
        defer { unlink(output) }
        let program = try PtyProgram(["TerminalProbe"], output: output, hasTerminal: false)
        #expect(try program.exitStatus() == .status(2))
    }

    @Test("Another program gets the terminal as it was, and we get it back")
    func child() throws {
        let program = try startProbe("commands")
        program.send("e")
        try program.wait { $0.text.contains("in the child") && !$0.isAlternate && $0.modesLeftOn == [] }
        #expect(program.lineSettingsAreRestored)
        // Ctrl-C is the child's: it ends, we stay.
        program.send("\u{3}")
        try program.wait(for: "child 130")
        #expect(program.screen.modes.isSuperset(of: [1049, 2004]))
        program.send("e")
        try program.wait { $0.rows.filter { $0 == "in the child" }.count == 2 && !$0.isAlternate }
        program.send("word\n")
        try program.wait(for: "child 5")
        program.send("q")
        #expect(try program.exitStatus() == .status(7))
        program.expectRestored()
    }

    @Test("Text is put on the clipboard as OSC 52 has it")
    func clipboard() throws {
        let program = try startProbe("commands")
        program.send("c")
        try program.wait(for: "copied true")
        #expect(program.screen.clipboard == "aGVsbG8b")
        let old = try startProbe("commands", environment: ["TERM": "vt100"])
        old.send("c")
        try old.wait(for: "copied false")
        #expect(old.screen.clipboard == nil)
    }

    @Test("C7: Idle, nothing wakes up and nothing is sent, also after work off the main thread")
    func idle() throws {
        let program = try startProbe("commands")
        program.send("kw")
        try program.wait(for: "worked 500500")
        program.send("k")
        try program.wait { $0.rows[0].hasSuffix(" 4") }
        program.settle()
        let before = program.wakeUps
        #expect(program.bytesWritten(during: 3).isEmpty)
        // A thread that has had nothing to do for five seconds may end; none may wake up.
        let after = program.wakeUps
        #expect(!after.isEmpty && after.allSatisfy { before[$0.key] == $0.value })
    }
}
