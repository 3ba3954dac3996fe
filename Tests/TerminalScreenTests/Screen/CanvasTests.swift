// The canvas keeps wide cells whole and lets nothing out of its clip.

import TerminalScreen
import Testing

@Suite("Canvas") struct CanvasTests {
    @Test("Text is drawn from its point and cut at the edge")
    func putsText() {
        var canvas = Canvas(Size(columns: 6, rows: 2))
        #expect(canvas.put("abc", at: Point(column: 1, row: 1)) == 3)
        #expect(canvas.put("日本語日本語", at: .zero) == 6)
        #expect(canvas.rows == ["日本語", " abc"])
    }
}
