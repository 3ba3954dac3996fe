// The ways to draw on a canvas: text, areas, other canvases, and changes of style. All of it is clipped, none fails.

extension Canvas {
    /// Draws text on one line; what is cut by the clip or the limit is left out, and a wide cell across an edge blanked.
    /// - Parameters:
    ///   - text: the text; controls in it are drawn as pictures.
    ///   - point: its first cell; may lie outside of the clip.
    ///   - style: colours and attributes of every cell.
    ///   - limit: the most columns to use; a character that does not fit whole is left out.
    /// - Returns: the columns used, those outside of the clip's left edge too.
    @discardableResult
    public mutating func put(_ text: String, at point: Point, style: Style = .plain, limit: Int = .max) -> Int {
        guard point.row >= clip.row, point.row < clip.maxRow else { return 0 }
        let style = PackedStyle(style)
        let room = min(limit, clip.maxColumn - point.column)
        return ClusterReader.read(text, columns: measure.columns) { reader in
            var used = 0
            while used < room {
                let start = reader.offset
                let count = reader.skipASCII(atMost: room - used) { _ in true }
                if count > 0 {
                    write(reader, start..<start + count, at: point.offset(columns: used), style)
                    used += count
                    continue
                }
                reader.readLetters { letter in
                    let width = measure.columns(letter)
                    guard width == 1 || width == 2, used + width <= limit, used < room else { return false }
                    write(Glyph(letter), width, at: point.offset(columns: used), style)
                    used += width
                    return true
                }
                if reader.offset > start { continue }
                guard let cluster = reader.next(), used + cluster.columns <= limit else { break }
                write(cluster, at: point.offset(columns: used), style)
                used += cluster.columns
            }
            return used
        }
    }

    /// Draws styled text on one line, as `put(_:at:style:limit:)` does with plain text.
    /// - Returns: the columns used.
    @discardableResult
    public mutating func put(_ text: StyledText, at point: Point, limit: Int = .max) -> Int {
        var used = 0
        for run in text.runs where used < limit && point.column + used < clip.maxColumn {
            used += put(run.text, at: point.offset(columns: used), style: run.style, limit: limit - used)
        }
        return used
    }

    /// Draws a wrapped line.
    /// - Returns: the columns used.
    @discardableResult
    public mutating func put(_ line: StyledLine, at point: Point, limit: Int = .max) -> Int {
        put(line.text, at: point, limit: limit)
    }

    /// Fills an area with one character; one that is not a single column wide fills with blanks.
    public mutating func fill(_ rect: Rect, style: Style = .plain, character: Character = " ") {
        let area = rect.intersection(clip)
        guard !area.isEmpty else { return }
        let glyphs = character == " " ? [] : measure.glyphs(of: String(character))
        let glyph = glyphs.count == 1 && glyphs[0].columns == 1 ? glyphs[0].glyph : .space
        let cell = cell(glyph, style: PackedStyle(style), width: 1)
        for row in area.row..<area.maxRow {
            freeEdges(row: row, from: area.column, to: area.maxColumn)
            let first = row * size.columns + area.column
            for index in first..<first + area.columns { cells[index] = cell }
        }
    }

    /// Gives each cell of an area another style, made of its own; both halves of a wide cell get the first one's.
    public mutating func restyle(_ rect: Rect, _ change: (Style) -> Style) {
        let area = rect.intersection(clip)
        guard !area.isEmpty else { return }
        var last: (from: PackedStyle, to: PackedStyle)?
        for row in area.row..<area.maxRow {
            for column in area.column..<area.maxColumn {
                let cell = self.cells[row * size.columns + column]
                let old = cell.packedStyle
                let new = last?.from == old ? last?.to ?? old : PackedStyle(change(old.style))
                last = (old, new)
                cells[row * size.columns + column] = cell.styled(new)
                keepHalvesAlike(column: column, row: row, in: area)
            }
        }
    }

    /// Draws another canvas with its upper left cell at `point`; wide cells cut by the clip become blank.
    public mutating func put(_ other: Canvas, at point: Point) {
        let area = Rect(origin: point, size: other.size).intersection(clip)
        guard !area.isEmpty else { return }
        for row in area.row..<area.maxRow {
            var column = area.column
            while column < area.maxColumn {
                let cell = other.cells[(row - point.row) * other.size.columns + column - point.column]
                let width = max(1, cell.width)
                // A right half met here has lost its left one to the clip's edge.
                let glyph = cell.width == 0 ? .space : other.glyph(of: cell)
                write(glyph, width, at: Point(column: column, row: row), cell.packedStyle)
                column += width
            }
        }
    }

    /// Writes printable ASCII side by side; the row lies within the clip.
    private mutating func write(
        _ reader: ClusterReader, _ bytes: Range<Int>, at point: Point, _ style: PackedStyle
    ) {
        let first = max(point.column, clip.column)
        let end = min(point.column + bytes.count, clip.maxColumn)
        guard first < end else { return }
        freeEdges(row: point.row, from: first, to: end)
        let line = point.row * size.columns
        let shift = bytes.lowerBound - point.column
        cells.withUnsafeMutableBufferPointer { cells in
            for column in first..<end {
                let letter = Unicode.Scalar(reader.byte(at: column + shift))
                cells[line + column] = PackedCell(letter, style: style, width: 1)
            }
        }
    }

    private mutating func write(_ cluster: Cluster, at point: Point, _ style: PackedStyle) {
        if cluster.columns == 0 { return }
        write(cluster.glyph, cluster.glyphColumns, at: point, style)
        var used = cluster.glyphColumns
        for other in cluster.others {
            write(other.glyph, other.columns, at: point.offset(columns: used), style)
            used += other.columns
        }
    }

    /// Writes one glyph; its row lies within the clip.
    private mutating func write(_ glyph: Glyph, _ width: Int, at point: Point, _ style: PackedStyle) {
        let first = max(point.column, clip.column)
        let end = min(point.column + width, clip.maxColumn)
        guard first < end else { return }
        freeEdges(row: point.row, from: first, to: end)
        let index = point.row * size.columns + first
        if end - first < width {
            cells[index] = PackedCell(" ", style: style, width: 1)
        } else {
            cells[index] = cell(glyph, style: style, width: width)
            if width == 2 { cells[index + 1] = PackedCell(" ", style: style, width: 0) }
        }
    }

    /// Blanks the halves that writing from `column` to `end` leaves alone beside it.
    private mutating func freeEdges(row: Int, from column: Int, to end: Int) {
        let line = row * size.columns
        if column > 0, cells[line + column].width == 0 {
            cells[line + column - 1] = PackedCell(" ", style: cells[line + column - 1].packedStyle, width: 1)
        }
        if end < size.columns, cells[line + end].width == 0 {
            cells[line + end] = PackedCell(" ", style: cells[line + end].packedStyle, width: 1)
        }
    }

    /// Where an edge of the area cuts a wide cell, its outer half takes on the inner one's style.
    private mutating func keepHalvesAlike(column: Int, row: Int, in area: Rect) {
        let index = row * size.columns + column
        if cells[index].width == 0, column > 0 {
            if column == area.column {
                cells[index - 1] = cells[index - 1].styled(cells[index].packedStyle)
            } else {
                cells[index] = cells[index].styled(cells[index - 1].packedStyle)
            }
        } else if cells[index].width == 2, column + 1 == area.maxColumn, column + 1 < size.columns {
            cells[index + 1] = cells[index + 1].styled(cells[index].packedStyle)
        }
    }
}
