// Rows of tables: wrapped cells side by side, a rule under the head and nowhere else; or stacked where they do not
// fit. Each row of the table is laid out alone, so that a long table costs what is seen of it.

internal import TerminalScreen

extension PieceRows {
    /// The rows of one row of a table.
    mutating func tableRow(
        _ row: Int, of table: Table, _ number: Int, _ piece: Piece, _ margin: Margin, _ base: Style
    ) -> [DocumentLine] {
        guard table.rows.indices.contains(row) else { return [] }
        let shape =
            tables[number] ?? TableShape(table, columns: margin.room(of: columns), measure: measure, scrolls: scrolls)
        tables[number] = shape
        return shape.isStacked
            ? stacked(row, of: table, piece, margin, base)
            : sideBySide(row, of: table, shape, piece, margin, base).map { line in
                var line = line
                line.sideways = Sideways(block: -1 - number, fixed: margin.columns)
                return line
            }
    }

    private func sideBySide(
        _ row: Int, of table: Table, _ shape: TableShape, _ piece: Piece, _ margin: Margin, _ base: Style
    ) -> [DocumentLine] {
        let style = row == 0 ? base.merging(theme.tableHead) : base
        let cells = zip(table.rows[row], shape.widths).map { cell, width in
            measure.wrapped(
                FlowingText(cell, base: style, measure: measure, theme: theme).text, to: width)
        }
        var rows: [DocumentLine] = []
        for line in 0..<(cells.reduce(0) { max($0, $1.count) }) {
            var text = rows.isEmpty ? margin.first : margin.rest
            for (column, width) in shape.widths.enumerated() {
                let cell = line < cells[column].count ? cells[column][line].text : StyledText()
                let isLast = column == shape.widths.count - 1
                append(cell, to: &text, width: width, table.alignments[column], isLast: isLast, base)
            }
            rows.append(self.row(text, at: DocumentPlace(sourceLine: piece.line, offset: line)))
        }
        if row == 0 { rows.append(headRule(shape, piece, margin)) }
        return rows
    }

    private func append(
        _ cell: StyledText, to text: inout StyledText, width: Int, _ alignment: Table.Alignment, isLast: Bool,
        _ base: Style
    ) {
        let spare = max(0, width - measure.width(cell))
        let before = alignment == .leading ? 0 : alignment == .trailing ? spare : spare / 2
        let after = isLast ? 0 : spare - before + TableShape.gap
        text.append(String(repeating: " ", count: before), style: base)
        text.append(cell)
        text.append(String(repeating: " ", count: after), style: base)
    }

    private func headRule(_ shape: TableShape, _ piece: Piece, _ margin: Margin) -> DocumentLine {
        var text = margin.rest
        for (column, width) in shape.widths.enumerated() {
            if column > 0 { text.append(String(repeating: " ", count: TableShape.gap), style: theme.text) }
            text.append(String(repeating: theme.symbols.rule, count: width), style: theme.mark)
        }
        return row(text, at: DocumentPlace(sourceLine: piece.line + 1))
    }

    /// A line for each cell, behind its column's name; the head alone when there are no other rows.
    private func stacked(
        _ row: Int, of table: Table, _ piece: Piece, _ margin: Margin, _ base: Style
    ) -> [DocumentLine] {
        if row == 0, table.rows.count > 1 { return [] }
        var rows: [DocumentLine] = []
        if row > 1 {
            var gap = self.row(margin.rest, at: DocumentPlace(sourceLine: piece.line))
            gap.isGap = true
            rows.append(gap)
        }
        let nameStyle = base.merging(theme.tableHead)
        let hanging = margin.rest + StyledText("  ", style: base)
        for (column, cell) in table.rows[row].prefix(table.alignments.count).enumerated() {
            var text = FlowingText(table.rows[0][column], base: nameStyle, measure: measure, theme: theme).text
            if row > 0 {
                text.append(text.isEmpty ? "" : "  ", style: base)
                text.append(FlowingText(cell, base: base, measure: measure, theme: theme).text)
            }
            let isRoomy = margin.room(of: columns) > 8
            for line in measure.wrapped(text, to: columns, first: margin.rest, rest: isRoomy ? hanging : margin.rest) {
                let place = DocumentPlace(sourceLine: piece.line, offset: rows.count)
                rows.append(DocumentLine(line: line, place: place, links: links(on: line.text)))
            }
        }
        return rows
    }
}
