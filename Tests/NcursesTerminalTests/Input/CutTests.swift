// Sequences that a slow line cuts: at every byte, with pauses of 0, 5, 30 and 200 ms. A pause longer than an escape waits
// straight behind the escape means Esc; cut anywhere later nothing leaks as letters.

import Glibc
import TerminalScreen
import TestSupport
import Testing

@Suite("Cut sequences") struct CutTests {
    /// Sequences and the line that the probe lists for each; nil where it lists none.
    private static let sequences: [(bytes: [UInt8], line: String?)] = [
        ("\u{1B}[A", "key up"), ("\u{1B}OB", "key down"), ("\u{1B}[1;5C", "key control-right"),
        ("\u{1B}[15~", "key function(5)"),
        ("\u{1B}[<0;12;3M", "mouse press left 11,2 0"), ("\u{1B}[M !!", "mouse press left 0,0 0"), ("日", "key 日"),
        ("\u{1B}[97;5u", "key control-a"), ("\u{1B}[200~two\u{1B}[201~", "paste two"), ("\u{1B}[?62;22c", nil),
        ("\u{1B}]10;rgb:10/10/10\u{1B}\\", nil), ("\u{1B}P1+r54\u{1B}\\", nil),
    ].map { (Array($0.0.utf8), $0.1) }

    @Test("Within the time that an escape waits, a cut sequence is whole, wherever it is cut", arguments: [0, 5, 30])
    func short(pause: Int) throws {
        // A second, so that a slow machine's pauses are no longer than that.
        try cut(pause, escapeDelay: 1000) { _ in false }
    }

    @Test(
        "After that time, what is cut behind the escape is Esc and letters, and whole elsewhere", arguments: [30, 200])
    func long(pause: Int) throws {
        try cut(pause, escapeDelay: 25) { $0 == 1 }
    }

    /// Sends each sequence in two parts, cut at each of its bytes.
    private func cut(_ pause: Int, escapeDelay: Int, isEscape: (Int) -> Bool) throws {
        let program = try startProbe(
            "events", size: Size(columns: 60, rows: 30), environment: ["ESCDELAY": String(escapeDelay)])
        var number = 0
        var kept = 0
        for (bytes, line) in Self.sequences {
            for place in 1..<bytes.count {
                number += 1
                let end = "key function(\(number % 12 + 1))"
                let lines = try events(of: program, bytes, at: place, pause, until: end, number % 12 + 1)
                let what = "\(String(decoding: bytes, as: UTF8.self).debugDescription) cut at \(place), \(pause) ms"
                // A pause that became too long on a busy machine says nothing.
                guard let lines else { continue }
                kept += 1
                let isWhole = lines == (line.map { [$0] } ?? [])
                if bytes[0] == 0x1B, isEscape(place) {
                    // A program that a busy machine woke late had no pause of 30 ms.
                    #expect(lines.first == "key escape" || (pause < 100 && isWhole), "\(what): \(lines)")
                } else {
                    #expect(isWhole, "\(what): \(lines)")
                }
            }
        }
        #expect(kept > 0, "no pause of \(pause) ms was kept")
    }

    /// The lines that come of a sequence; nil if the pause was not kept.
    private func events(
        of program: PtyProgram, _ bytes: [UInt8], at place: Int, _ pause: Int, until end: String, _ function: Int
    ) throws -> [String]? {
        let before = count(program.screen)
        let start = Clock.now
        program.send(Array(bytes[..<place]))
        if pause > 0 { _ = program.bytesWritten(during: Double(pause) / 1000) }
        program.send(Array(bytes[place...]))
        let took = Int((Clock.now - start) / 1_000_000)
        // What is cut behind the escape may be half a sequence, which ends what follows: only then is it waited for.
        program.settle(quietSeconds: 0.02)
        program.send(.function(function))
        try program.wait { $0.rows.contains(end) && self.count($0) > before }
        try program.rest()
        let lines = program.screen.rows.dropFirst().prefix { !$0.isEmpty }.suffix(
            max(0, count(program.screen) - before))
        return took < pause + 40 ? Array(lines.filter { $0 != end }) : nil
    }

    private func count(_ screen: VirtualScreen) -> Int {
        screen.rows[0].split(separator: " ").last.flatMap { Int($0) } ?? 0
    }
}
