// Cells into ncurses' window: styles to attributes and colour pairs, glyphs to wide characters, or to ASCII where the
// locale has nothing else. Most cells are ASCII, which ncurses takes over by a shorter way.

internal import CNcurses
internal import TerminalScreen

/// Puts changed cells of a canvas into ncurses' window.
struct CellPainter {
    let window: UnsafeMutablePointer<WINDOW>
    let depth: ColorDepth
    let isUnicode: Bool
    /// The colour that stands for dim letters, where terminals do not dim them; nil for the attribute.
    var faint: Color? {
        didSet { styled = nil }
    }
    /// The last cell in another style than the one before, a blank in its style as ncurses has it, and what that is
    /// made of.
    private var styled: PackedCell?
    private var blank = cchar_t()
    private var attributes: attr_t = 0
    private var pair: Int32 = 0

    init(window: UnsafeMutablePointer<WINDOW>, depth: ColorDepth, isUnicode: Bool) {
        self.window = window
        self.depth = depth
        self.isUnicode = isUnicode
    }

    /// Writes the cells of runs, as far as they lie in `size`.
    mutating func paint(_ runs: [ChangedRun], of canvas: Canvas, in size: Size) {
        canvas.withCells { cells in
            withUnsafeTemporaryAllocation(of: cchar_t.self, capacity: canvas.size.columns) { made in
                withUnsafeTemporaryAllocation(of: chtype.self, capacity: canvas.size.columns) { letters in
                    for run in runs where run.row < size.rows && run.columns.lowerBound < size.columns {
                        let start = run.row * canvas.size.columns
                        let row = Row(
                            canvas: canvas, number: Int32(run.row), edge: size.columns,
                            cells: UnsafeBufferPointer(rebasing: cells[start..<start + canvas.size.columns]))
                        paint(row, run.columns.clamped(to: 0..<size.columns), made, letters)
                    }
                }
            }
        }
    }

    /// A row of a canvas on the screen.
    private struct Row {
        let canvas: Canvas
        let number: Int32
        /// Where the screen ends.
        let edge: Int
        let cells: UnsafeBufferPointer<PackedCell>
    }

    /// Writes the cells of one run, first the others, then those of ASCII: where one of the others takes the place of half a
    /// wide cell, ncurses blanks what stands in the place of the other half.
    private mutating func paint(
        _ row: Row, _ columns: Range<Int>, _ made: UnsafeMutableBufferPointer<cchar_t>,
        _ letters: UnsafeMutableBufferPointer<chtype>
    ) {
        guard let others = make(letters, of: row.cells, columns) else {
            let count = make(made, of: row, columns)
            return tabterm_put_cells(window, row.number, Int32(columns.lowerBound), made.baseAddress, count)
        }
        var column = others > 0 ? columns.lowerBound : columns.upperBound
        while column < columns.upperBound {
            let end = Self.end(of: column, in: letters, before: columns.upperBound)
            if letters[column] == 0 {
                let count = make(made, of: row, column..<end)
                tabterm_put_cells(window, row.number, Int32(column), made.baseAddress, count)
            }
            column = end
        }
        column = columns.lowerBound
        while column < columns.upperBound {
            let end = Self.end(of: column, in: letters, before: columns.upperBound)
            if letters[column] != 0, let first = letters.baseAddress {
                tabterm_put_letters(window, row.number, Int32(column), first + column, Int32(end - column))
            }
            column = end
        }
    }

    /// Where the letters, or the others, end that begin in a column.
    private static func end(of column: Int, in letters: UnsafeMutableBufferPointer<chtype>, before limit: Int) -> Int {
        let isLetter = letters[column] != 0
        var end = column + 1
        while end < limit, (letters[end] != 0) == isLetter { end += 1 }
        return end
    }

    /// Makes ncurses' cells of the letters of ASCII in a run, and 0 of all others.
    /// - Returns: how many others there are; nil where a colour has no room beside a letter.
    private mutating func make(
        _ letters: UnsafeMutableBufferPointer<chtype>, of row: UnsafeBufferPointer<PackedCell>, _ columns: Range<Int>
    ) -> Int? {
        var styled = row[columns.lowerBound]
        guard var bits = bits(of: styled) else { return nil }
        var others = 0
        for column in columns {
            let cell = row[column]
            if !cell.hasStyle(of: styled) {
                guard let changed = self.bits(of: cell) else { return nil }
                (styled, bits) = (cell, changed)
            }
            let letter = cell.letter
            letters[column] = letter == 0 ? 0 : letter | bits
            if letter == 0 { others += 1 }
        }
        return others
    }

    /// The style of a cell as it stands beside a letter, where pairs have numbers below 256; nil where it has no room.
    private mutating func bits(of cell: PackedCell) -> chtype? {
        use(cell)
        return pair < 256 ? chtype(attributes) | tabterm_pair_bits(pair) : nil
    }

    /// Makes ncurses' cells of a run; a wide cell cut by the screen's edge becomes blank.
    /// - Returns: how many there are.
    private mutating func make(
        _ made: UnsafeMutableBufferPointer<cchar_t>, of row: Row, _ columns: Range<Int>
    ) -> Int32 {
        var count = 0
        use(row.cells[columns.lowerBound])
        var (styled, blank) = (row.cells[columns.lowerBound], blank)
        for column in columns {
            let cell = row.cells[column]
            if !cell.hasStyle(of: styled) {
                use(cell)
                (styled, blank) = (cell, self.blank)
            }
            if isUnicode, let scalar = cell.plainScalar {
                made[count] = blank
                made[count].chars.0 = wchar_t(truncatingIfNeeded: scalar)
                count += 1
                continue
            }
            let width = cell.width
            if width == 0, isUnicode, column > columns.lowerBound { continue }
            let isCut =
                width == 0 && column == columns.lowerBound || width == 2 && column + 1 == row.edge
            set(&made[count], isCut ? .space : row.canvas.glyph(of: cell), width: width)
            count += 1
        }
        return Int32(count)
    }

    /// Takes on the style of a cell.
    private mutating func use(_ cell: PackedCell) {
        if styled?.hasStyle(of: cell) == true { return }
        styled = cell
        var new = cell.style
        if let faint, new.attributes.contains(.dim), new.foreground == .standard, new.background == .standard {
            new = Style(foreground: faint, attributes: new.attributes.subtracting(.dim))
        }
        attributes = tabterm_attributes(UInt32(new.attributes.rawValue))
        let foreground = ColorNumber.of(new.foreground, depth)
        let background = ColorNumber.of(new.background, depth)
        pair = foreground < 0 && background < 0 ? 0 : max(0, alloc_pair(foreground, background))
        set(&blank, .space, width: 1)
    }

    private func set(_ cell: inout cchar_t, _ glyph: Glyph, width: Int) {
        var text: (wchar_t, wchar_t, wchar_t, wchar_t, wchar_t) = (0, 0, 0, 0, 0)
        if isUnicode {
            text.0 = wchar_t(glyph.base.value)
            if glyph.hasMarks {
                let marks = glyph.marks
                if marks.count > 0 { text.1 = wchar_t(marks[0].value) }
                if marks.count > 1 { text.2 = wchar_t(marks[1].value) }
                if marks.count > 2 { text.3 = wchar_t(marks[2].value) }
            }
        } else {
            text.0 = wchar_t(width == 1 ? AsciiLetters.substitute(for: glyph.base) : 0x3F)
        }
        withUnsafePointer(to: &text) { pointer in
            pointer.withMemoryRebound(to: wchar_t.self, capacity: 5) { tabterm_set_cell(&cell, $0, attributes, pair) }
        }
    }
}

extension PackedCell {
    /// The letter of a cell of printable ASCII; 0 for all others.
    fileprivate var letter: chtype {
        guard let scalar = plainScalar, scalar &- 0x20 < 0x5F else { return 0 }
        return chtype(scalar)
    }
}

extension Color {
    /// What stands for dim letters on a ground, on a light one, where xterm dims none.
    ///
    /// A grey of the fixed part of the palette, at a contrast of 5:1 on white; nil where the attribute does.
    static func faint(on ground: Color, _ depth: ColorDepth) -> Color? {
        guard depth >= .palette256, case .rgb(let red, let green, let blue) = ground else { return nil }
        return Luminance.of(red, green, blue) > 0.55 ? .palette(242) : nil
    }
}

/// Colours as ncurses numbers them.
enum ColorNumber {
    /// Numbers from here on are red, green and blue; only by a description of BetterDescription.
    static let direct: Int32 = 0x100_0000

    /// The number of the nearest colour; −1 for the terminal's own.
    static func of(_ color: Color, _ depth: ColorDepth) -> Int32 {
        switch depth.nearest(to: color) {
        case .standard: -1
        case .palette(let index): Int32(index)
        case .rgb(let red, let green, let blue): direct | Int32(red) << 16 | Int32(green) << 8 | Int32(blue)
        }
    }
}
