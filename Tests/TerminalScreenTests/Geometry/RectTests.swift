// Rectangles cut each other without ever getting a negative length.

import TerminalScreen
import Testing

@Suite("Rectangles") struct RectTests {
    @Test("What two rectangles have in common")
    func intersection() {
        let rect = Rect(column: 2, row: 2, columns: 4, rows: 4)
        #expect(
            rect.intersection(Rect(column: 0, row: 3, columns: 3, rows: 9))
                == Rect(column: 2, row: 3, columns: 1, rows: 3))
        #expect(rect.intersection(Rect(column: 9, row: 0, columns: 3, rows: 1)).isEmpty)
        #expect(!rect.intersects(Rect(column: 6, row: 2, columns: 1, rows: 1)))
        for column in -3...9 {
            for columns in 0...9 {
                let other = Rect(column: column, row: column, columns: columns, rows: columns)
                let both = rect.intersection(other)
                for probe in -4...12 {
                    let point = Point(column: probe, row: probe)
                    #expect(both.contains(point) == (rect.contains(point) && other.contains(point)))
                }
            }
        }
    }

    @Test("Insets larger than the rectangle leave nothing")
    func insets() {
        let rect = Rect(column: 1, row: 1, columns: 4, rows: 3)
        #expect(rect.inset(left: 1, bottom: 1) == Rect(column: 2, row: 1, columns: 3, rows: 2))
        #expect(rect.inset(columns: 3, rows: 3).isEmpty)
        #expect(rect.inset(left: 9).column == 5)
        #expect(Size(columns: -1, rows: -1) == .zero)
        #expect(rect.rowRect(2) == Rect(column: 1, row: 3, columns: 4, rows: 1) && rect.rowRect(3).isEmpty)
    }
}
