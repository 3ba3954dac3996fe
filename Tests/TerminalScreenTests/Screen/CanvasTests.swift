// The canvas keeps wide cells whole, lets nothing out of its clip and no control in.

import TerminalScreen
import TestSupport
import Testing

@Suite("Canvas") struct CanvasTests {
    private func canvas(_ columns: Int, _ rows: Int = 1) -> Canvas {
        Canvas(Size(columns: columns, rows: rows))
    }

    @Test("Text is drawn from its point and cut at the edge")
    func putsText() {
        var canvas = canvas(6, 2)
        #expect(canvas.put("abc", at: Point(column: 1, row: 1)) == 3)
        #expect(canvas.put("日本語日本語", at: .zero) == 6)
        #expect(canvas.rows == ["日本語", " abc"])
        #expect(canvas.put("abc", at: Point(column: 0, row: 7)) == 0)
    }

    @Test("A limit leaves out what does not fit whole")
    func limits() {
        var canvas = canvas(10)
        #expect(canvas.put("a日本", at: .zero, limit: 4) == 3)
        #expect(canvas.rows == ["a日"])
        #expect(canvas.put("🇩🇪", at: Point(column: 5, row: 0), limit: 1) == 0)
    }

    @Test("W3: A wide cell across an edge is blank")
    func edges() {
        var canvas = canvas(5)
        canvas.put("日本語", at: .zero)
        #expect(canvas.rows == ["日本"])
        #expect(canvas[Point(column: 4, row: 0)].width == 1)
        canvas.put("語x", at: Point(column: -1, row: 0))
        #expect(canvas.rows == [" x本"])
    }

    @Test("Overwriting half of a wide cell blanks the other half")
    func halves() {
        var canvas = canvas(6)
        canvas.put("日本語", at: .zero)
        canvas.put("x", at: Point(column: 1, row: 0))
        #expect(canvas.rows == [" x本語"])
        canvas.put("y", at: Point(column: 4, row: 0))
        #expect(canvas.rows == [" x本y"])
        canvas.clip = Rect(column: 3, row: 0, columns: 2, rows: 1)
        canvas.fill(Rect(Size(columns: 6, rows: 1)), character: "-")
        #expect(canvas.rows == [" x --"])
    }

    @Test("Nothing is drawn outside of the clip, and a clip stays in the canvas")
    func clips() {
        var canvas = canvas(8, 3)
        canvas.clipped(to: Rect(column: 2, row: 1, columns: 3, rows: 9)) { canvas in
            #expect(canvas.clip == Rect(column: 2, row: 1, columns: 3, rows: 2))
            for row in 0..<3 { canvas.put("abcdefgh", at: Point(column: 0, row: row)) }
        }
        #expect(canvas.rows == ["", "  cde", "  cde"])
        #expect(canvas.clip == Rect(canvas.size))
    }

    @Test("Another canvas is drawn through the clip, wide cells whole or not at all")
    func draws() {
        var inner = canvas(6)
        inner.put("a日本b", at: .zero)
        var outer = canvas(8)
        outer.put(inner, at: Point(column: -2, row: 0))
        #expect(outer.rows == [" 本b"])
        outer.put(inner, at: Point(column: 4, row: 0))
        #expect(outer.rows == [" 本ba日"])
    }

    @Test("A change of style reaches both halves of a wide cell")
    func restyles() {
        var canvas = canvas(4)
        canvas.put("日本", at: .zero)
        canvas.restyle(Rect(column: 1, row: 0, columns: 2, rows: 1)) { $0.with(.reverse) }
        for column in 0..<4 {
            #expect(canvas[Point(column: column, row: 0)].style.attributes == .reverse)
        }
        #expect(canvas.rows == ["日本"])
    }

    @Test("An empty canvas takes everything and keeps nothing")
    func empty() {
        var canvas = canvas(0, 0)
        canvas.put("x", at: .zero)
        canvas.fill(Rect(column: -3, row: -3, columns: 9, rows: 9), character: "x")
        canvas.restyle(Rect(column: 0, row: 0, columns: 1, rows: 1)) { $0 }
        #expect(canvas.rows.isEmpty && canvas[.zero].glyph == .space && canvas.changes(since: nil).isEmpty)
    }

    @Test(
        "W3: Law 9: random drawing leaves no control in a cell, no half of a wide cell alone",
        arguments: Seeds.some(400))
    func staysWhole(seed: Int) {
        var random = HostileText(seed: seed)
        var canvas = canvas(Int.random(in: 1...20, using: &random), Int.random(in: 1...4, using: &random))
        for _ in 0..<20 { draw(on: &canvas, &random) }
        for row in 0..<canvas.size.rows {
            for column in 0..<canvas.size.columns {
                let cell = canvas[Point(column: column, row: row)]
                let right = canvas[Point(column: column + 1, row: row)]
                let isLast = column + 1 == canvas.size.columns
                #expect(([cell.glyph.base] + cell.glyph.marks).allSatisfy(isPrintable), "seed \(seed)")
                #expect(cell.width == 2 ? !isLast && right.width == 0 : isLast || right.width != 0, "seed \(seed)")
                if column == 0 { #expect(cell.width != 0, "seed \(seed)") }
                if cell.width == 2 { #expect(cell.style == right.style, "seed \(seed)") }
            }
        }
    }

    @Test("Putting the changed cells on the old picture makes the new one", arguments: Seeds.some(200))
    func changes(seed: Int) {
        var random = HostileText(seed: seed)
        var old = canvas(Int.random(in: 1...20, using: &random), 3)
        for _ in 0..<5 { draw(on: &old, &random) }
        var new = old
        draw(on: &new, &random)
        var patched = old
        for run in new.changes(since: old) {
            let area = Rect(column: run.columns.lowerBound, row: run.row, columns: run.columns.count, rows: 1)
            patched.clipped(to: area) { $0.put(new, at: .zero) }
        }
        #expect(patched == new, "seed \(seed)")
        #expect(new.changes(since: new).isEmpty)
        #expect(new.changes(since: nil).reduce(0) { $0 + $1.columns.count } == 3 * new.size.columns)
    }

    private func draw(on canvas: inout Canvas, _ random: inout HostileText) {
        let point = Point(column: .random(in: -3...21, using: &random), row: .random(in: -1...4, using: &random))
        let style = Style(foreground: .palette(.random(in: 0...255, using: &random)))
        let area = Rect(
            origin: point,
            size: Size(columns: .random(in: 0...9, using: &random), rows: .random(in: 0...3, using: &random)))
        switch Int.random(in: 0...5, using: &random) {
        case 0: canvas.fill(area, style: style, character: "日")
        case 1: canvas.restyle(area) { _ in style }
        case 2: canvas.clip = random.next() % 3 == 0 ? Rect(canvas.size) : area
        case 3: canvas.put(canvas, at: point)
        default: canvas.put(random.text(count: 8), at: point, style: style, limit: .random(in: 0...30, using: &random))
        }
    }
}
