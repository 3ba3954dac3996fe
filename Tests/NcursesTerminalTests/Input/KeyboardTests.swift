// Keys, mouse and pastes on their way from a terminal to events.

import TerminalScreen
import TestSupport
import Testing

@Suite("Keyboard and mouse in a terminal") struct KeyboardTests {
    @Test("Keys, mouse, focus and paste arrive as events")
    func events() throws {
        let program = try startProbe("events", size: Size(columns: 60, rows: 30))
        let sent: [(String, String)] = [
            ("a", "key a"), ("é", "key é"), ("日", "key 日"), ("\r", "key enter"), ("\u{1B}x", "key alt-x"),
            ("\u{1B}[A", "key up"), ("\u{1B}[1;2B", "key shift-down"), ("\u{1B}[5;5~", "key control-pageUp"),
            ("\u{1B}[Z", "key shift-tab"), ("\u{1B}OP", "key function(1)"), ("\u{3}", "key control-c"),
            ("\u{1C}", "key control-\\"), ("\u{13}", "key control-s"), ("\u{16}", "key control-v"),
            ("\u{1B}[<0;3;4M", "mouse press left 2,3 0"), ("\u{1B}[<32;4;4M", "mouse drag left 3,3 0"),
            ("\u{1B}[<0;4;4m", "mouse release left 3,3 0"), ("\u{1B}[<64;300;4M", "mouse wheelUp none 299,3 0"),
            ("\u{1B}[I", "focus true"), ("\u{1B}[200~two words\u{1B}[201~", "paste two words"),
        ]
        for (bytes, line) in sent {
            program.send(bytes)
            try program.wait(for: line)
        }
        try program.wait { $0.rows[0].hasSuffix(" \(sent.count)") }
    }

    @Test("K3: A lone escape is a key less than 60 ms after another would be")
    func escapeAtOnce() throws {
        let program = try startProbe("events", size: Size(columns: 60, rows: 30))
        // The least of some: a busy machine may keep any of them waiting.
        var times = [Int64.max, Int64.max]
        for count in 1...24 {
            let (bytes, line) = count % 2 == 0 ? ("\u{1B}", "key escape") : ("a", "key a")
            let start = Clock.now
            program.send(bytes)
            try program.wait { $0.rows[0].hasSuffix(" \(count)") && $0.rows[count] == line }
            times[count % 2] = min(times[count % 2], Clock.now - start)
        }
        #expect(times[0] - times[1] < 60_000_000, "\(times[0] / 1000) µs, a letter \(times[1] / 1000) µs")
    }

    @Test("K3: A sequence that is cut for longer than an escape waits is still one")
    func escape() throws {
        let program = try startProbe("events")
        program.send("\u{1B}")
        try program.wait { $0.rows[1] == "key escape" }
        var count = 1
        for cut in ["\u{1B}[", "\u{1B}[1", "\u{1B}[1;", "\u{1B}[1;2"] {
            program.send(cut)
            // Longer than an escape waits; nothing may come of it.
            #expect(program.bytesWritten(during: 0.06).isEmpty)
            program.send(String("\u{1B}[1;2A".dropFirst(cut.count)))
            count += 1
            try program.wait { $0.rows[0].hasSuffix(" \(count)") && $0.rows[count] == "key shift-up" }
            program.settle()
        }
        program.send("\u{1B}[")
        try program.wait(within: 2) { $0.rows.contains("key alt-[") }
    }

    @Test("K4: Answers that nobody asked for are swallowed whole")
    func unknown() throws {
        let program = try startProbe("events")
        program.send(
            "\u{1B}[?62;22c\u{1B}]10;rgb:1010/1010/1010\u{1B}\\\u{1B}P1+r544e=78\u{1B}\\\u{1B}[12;40R\u{1B}[?2026;2$yz")
        try program.wait(for: "key z")
        #expect(program.screen.rows[0].hasSuffix(" 1"))
    }

    @Test("K5: A paste of a megabyte is one event")
    func largePaste() throws {
        let program = try startProbe("events")
        program.paste(String(repeating: "0123456789abcdef", count: 65536))
        program.send("z")
        try program.wait(for: "key z")
        #expect(program.screen.rows[1] == "paste 1048576 bytes")
    }

    @Test("What was typed before the program was ready is not lost")
    func typeAhead() throws {
        let program = try PtyProgram(["TerminalProbe", "events"], size: Size(columns: 60, rows: 14))
        program.send("early")
        try program.wait { $0.rows.contains("key y") }
        #expect(program.screen.rows[1...5] == ["key e", "key a", "key r", "key l", "key y"])
    }

    @Test("All that waits is read before one frame is made")
    func oneFrame() throws {
        let program = try startProbe("events", size: Size(columns: 60, rows: 40))
        program.kill(19)
        program.send(String(repeating: "k", count: 30))
        let before = program.bytes.count
        program.kill(18)
        try program.wait { $0.rows[0].hasSuffix(" 31") }
        // Stopped and continued: one whole frame for that, one for the keys.
        let frames = String(decoding: program.bytes[before...], as: UTF8.self).split(separator: "ready").count
        #expect(frames <= 3)
    }

    @Test("S4: A change of size that no signal told of is seen with the next key")
    func missedSize() throws {
        // Who is in another session than the terminal gets no signals from it.
        let program = try PtyProgram(
            ["/usr/bin/setsid", "--wait", Products.path("TerminalProbe"), "events"], size: Size(columns: 60, rows: 14))
        try program.wait { $0.rows[0].hasPrefix("ready 60x14") }
        program.resize(Size(columns: 44, rows: 9))
        #expect(program.bytesWritten(during: 0.1).isEmpty)
        program.send("k")
        try program.wait { $0.rows[0].hasPrefix("ready 44x9") && $0.rows[1] == "resize 44x9" && $0.rows[2] == "key k" }
    }

    @Test("S5: Reads that signals interrupt lose no key and end nothing")
    func interrupted() throws {
        let program = try startProbe("keys")
        for _ in 0..<200 {
            // As many at once as would not find room upon each other on a handler's stack.
            for _ in 0..<20 { program.kill(28) }
            program.send("k")
        }
        program.send("z")
        try program.wait(within: 60) { $0.rows.contains("key z") }
        #expect(program.screen.rows[0].hasSuffix(" 201"))
    }

    @Test("K6: The mouse can be switched off and on")
    func mouse() throws {
        let program = try startProbe("commands")
        #expect(program.screen.modes.isSuperset(of: [1002, 1006, 1004, 2004]))
        program.send("m")
        try program.wait { !$0.modes.contains(1002) && !$0.modes.contains(1006) }
        program.send("m")
        try program.wait { $0.modes.isSuperset(of: [1002, 1006]) }
    }
}
