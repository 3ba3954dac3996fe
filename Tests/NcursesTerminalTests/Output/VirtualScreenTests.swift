// The tests' own terminal: what libvterm gets wrong is put right, however the bytes are cut.

import TerminalScreen
import TestSupport
import Testing

@Suite("The tests' terminal") struct VirtualScreenTests {
    /// Feeds bytes in two parts, cut anywhere, and gives the rows.
    private func rows(_ text: String, _ size: Size = Size(columns: 5, rows: 2)) -> Set<[String]> {
        let bytes = Array(text.utf8)
        return Set(
            (0...bytes.count).map { cut in
                let screen = VirtualScreen(size)
                screen.feed(Array(bytes[..<cut]))
                screen.feed(Array(bytes[cut...]))
                return screen.rows
            })
    }

    @Test("A mark stands on its letter, at the edge too")
    func marks() {
        #expect(rows("abcde\u{301}") == [["abcde\u{301}", ""]])
        #expect(rows("abc\u{301}d") == [["abc\u{301}d", ""]])
        #expect(rows("abc日\u{301}") == [["abc日\u{301}", ""]])
    }

    @Test("A mark stands on its letter at the edge, however many letters and marks stand before it")
    func marksInOneRun() {
        for marked in 0..<100 {
            let letters = (0..<500).map { $0 < marked || $0 % 5 == 4 ? "a\u{301}" : "a" }
            let screen = VirtualScreen(Size(columns: 5, rows: 100))
            screen.feed(Array(letters.joined().utf8))
            let expected = stride(from: 0, to: 500, by: 5).map { letters[$0..<($0 + 5)].joined() }
            #expect(screen.rows == expected, "\(marked)")
        }
    }

    @Test("A repeated letter that ends before the edge leaves room for another")
    func repeats() {
        #expect(rows("-\u{1B}[3b-\r\nx") == [["-----", "x"]])
        #expect(rows("-\u{1B}[2bab") == [["---ab", ""]])
    }
}
