// Text in columns and its lines: what is drawn is harmless, columns add up, nothing is lost, twice is as once.

@testable import TerminalScreen

enum TextFuzz {
    private static let measure = TextMeasure.standard

    static func check(_ bytes: [UInt8]) throws {
        var choice = FuzzBytes(bytes)
        let columns = choice.below(60)
        let text = choice.remainingText()
        let width = measure.width(text)
        let glyphs = measure.glyphs(of: text)
        try expect(glyphs.reduce(0) { $0 + $1.columns } == width, "the glyphs' columns are not the text's, \(width)")
        try expect(glyphs.allSatisfy { $0.glyph.text.unicodeScalars.allSatisfy(isHarmless) }, "a control in a glyph")
        let apart = text.reduce(0) { $0 + measure.width(String($1)) }
        try expect(apart == width, "characters one by one take up \(apart) columns, together \(width)")
        let safe = measure.safe(text)
        try expect(safe.unicodeScalars.allSatisfy(isHarmless), "safe text is not: \(safe.debugDescription)")
        try expect(measure.safe(safe) == safe, "safe text is made safer")
        try expect(!measure.expandingTabs(text).utf8.contains(0x09), "a tab is left")
        try checkShortened(text, width, columns)
        try checkLines(text, columns: max(1, columns))
    }

    private static func checkShortened(_ text: String, _ width: Int, _ columns: Int) throws {
        let short = measure.shortened(text, to: columns)
        try expect(measure.width(short) <= columns, "shortened to \(columns) it is \(measure.width(short)) wide")
        try expect(measure.shortened(short, to: columns) == short, "shortened twice it is another")
        if width <= columns { try expect(columns == 0 || short == text, "what fits is shortened") }
        let prefix = measure.prefix(text, columns: columns)
        try expect(measure.width(prefix) <= columns && text.utf8.starts(with: prefix.utf8), "no beginning: \(prefix)")
    }

    private static func checkLines(_ text: String, columns: Int) throws {
        var styled = StyledText()
        let middle = text.index(text.startIndex, offsetBy: text.count / 2)
        styled.append(String(text[..<middle]), link: 1)
        styled.append(String(text[middle...]))
        let lines = measure.wrapped(styled, to: columns)
        try expect(!lines.isEmpty, "no line")
        let source = Array(text.utf8)
        for line in lines {
            try expect(line.columns == measure.width(line.text), "a line's columns are not its text's: \(line.plain)")
            let isOne = line.plain.count { measure.width(String($0)) > 0 } <= 1
            try expect(line.columns <= columns || isOne, "\(line.columns) of \(columns) columns: \(line.plain)")
            let from = source.dropFirst(line.start).prefix(line.plain.utf8.count)
            try expect(from.elementsEqual(line.plain.utf8), "a line's beginning is not where it says: \(line.plain)")
        }
        // What is not drawn at all may go with the blanks at a break.
        let isKept: (Unicode.Scalar) -> Bool = {
            !$0.properties.isWhitespace && isHarmless($0) && ScalarKind($0) != .ignorable
        }
        let before = text.unicodeScalars.filter(isKept)
        let after = lines.flatMap { $0.plain.unicodeScalars.filter(isKept) }
        try expect(before.elementsEqual(after), "letters are lost: \(lines.map(\.plain))")
    }
}

/// Pictures: wide cells stay whole whatever is written over them, and the changes are all that a terminal must be told.
enum CanvasFuzz {
    static func check(_ bytes: [UInt8]) throws {
        var choice = FuzzBytes(bytes)
        var canvas = Canvas(Size(columns: choice.below(30), rows: choice.below(6)))
        while !choice.isEmpty {
            let before = canvas
            draw(&choice, on: &canvas)
            try checkCells(canvas)
            try checkChanges(from: before, to: canvas)
        }
    }

    private static func draw(_ choice: inout FuzzBytes, on canvas: inout Canvas) {
        let point = Point(column: choice.below(40) - 5, row: choice.below(8) - 1)
        let style = Style(foreground: .palette(choice.byte()), attributes: Attributes(rawValue: choice.byte()))
        let kind = choice.byte()
        let rect = Rect(column: point.column, row: point.row, columns: choice.below(20), rows: choice.below(5))
        if kind & 0x80 != 0 { canvas.clip = rect } else if kind & 0x40 != 0 { canvas.clip = Rect(canvas.size) }
        switch kind & 7 {
        case 0...3:
            let limit = choice.below(30)
            let used = canvas.put(choice.text(atMost: 24), at: point, style: style, limit: limit)
            _ = used
        case 4: canvas.fill(rect, style: style, character: choice.text(atMost: 4).first ?? "日")
        case 5: canvas.restyle(rect) { $0.merging(style) }
        default:
            var other = Canvas(Size(columns: rect.columns, rows: rect.rows))
            other.put("日a本b", at: Point(column: choice.below(4) - 1, row: 0))
            canvas.put(other, at: point)
        }
    }

    static func checkCells(_ canvas: Canvas) throws {
        let size = canvas.size
        for row in 0..<size.rows {
            for column in 0..<size.columns {
                let cell = canvas[Point(column: column, row: row)]
                let place = "at \(column),\(row)"
                try expect(cell.glyph.text.unicodeScalars.allSatisfy(isHarmless), "a control \(place)")
                if cell.width == 2 {
                    try expect(column + 1 < size.columns, "half of a wide cell stands beyond the edge \(place)")
                    let other = canvas[Point(column: column + 1, row: row)]
                    try expect(other.width == 0, "half of a wide cell is missing \(place)")
                    try expect(other.style == cell.style, "a wide cell of two styles \(place)")
                } else if cell.width == 0 {
                    try expect(column > 0, "half of a wide cell begins a row")
                    let other = canvas[Point(column: column - 1, row: row)]
                    try expect(other.width == 2, "half of a wide cell stands alone \(place)")
                }
            }
        }
    }

    private static func checkChanges(from old: Canvas, to new: Canvas) throws {
        var told = Set<Point>()
        for run in new.changes(since: old) {
            for column in run.columns { told.insert(Point(column: column, row: run.row)) }
            let first = new[Point(column: run.columns.lowerBound, row: run.row)]
            let last = new[Point(column: run.columns.upperBound - 1, row: run.row)]
            try expect(first.width != 0 && last.width != 2, "a run of changes cuts a wide cell: \(run)")
        }
        for row in 0..<new.size.rows {
            for column in 0..<new.size.columns {
                let point = Point(column: column, row: row)
                try expect(new[point] == old[point] || told.contains(point), "a change is not told: \(point)")
            }
        }
    }
}
