// What a key costs on the line: as many bytes as plain C and ncurses send for the same screens, however many tabs there
// are. The two programs are those of the benchmarks.

import TerminalScreen
import TestSupport
import Testing

@Suite("Bytes of a key") struct BytesOfAKeyTests {
    /// The bytes that ten presses of ↓ have made a program send.
    private func bytes(_ program: String, tabs: Int) throws -> Int {
        let program = try PtyProgram(
            [program, String(tabs)], size: Size(columns: 120, rows: 40),
            environment: ["COLORTERM": "truecolor", "HOME": ""])
        try program.see("Item")
        program.settle(quietSeconds: 0.1)
        let before = program.bytes.count
        for item in 1...10 {
            // Terminals send ↓ in two ways; which one, the program chooses by the mode of the cursor keys.
            program.send(program.screen.modes.contains(1) ? "\u{1B}OB" : "\u{1B}[B")
            // The heading of the next item's text, and then the rest of the picture.
            let heading = "│ Item " + String(10_000_000 + item).dropFirst()
            try program.wait { $0.text.contains(heading) }
            program.settle(quietSeconds: 0.05)
        }
        return program.bytes.count - before
    }

    @Test("A key sends no more than a tenth above what plain ncurses sends", arguments: [20, 100_000])
    func keys(tabs: Int) throws {
        let floor = try bytes("Floor", tabs: tabs)
        let ours = try bytes("ManyTabs", tabs: tabs)
        #expect(floor > 1000)
        #expect(Double(ours) <= 1.1 * Double(floor), "\(ours) bytes, plain ncurses \(floor)")
    }

    @Test("A key without effect sends nothing") func idle() throws {
        let program = try PtyProgram(["ManyTabs", "20"], environment: ["HOME": ""])
        try program.see("Item")
        program.settle(quietSeconds: 0.1)
        program.press(KeyPress(.function(12)))
        #expect(program.bytesWritten(during: 0.2).isEmpty)
    }
}
