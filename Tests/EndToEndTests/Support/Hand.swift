// A person's hand at the terminal: keys, clicks on what can be read on the screen, drags from one text to another, and
// waiting until everything so far has been answered.

import TerminalScreen
import TestSupport

extension PtyProgram {
    /// Presses keys, one after another.
    func press(_ keys: KeyPress...) {
        for key in keys { send(key.key, key.modifiers) }
    }

    /// Presses a key several times.
    func press(_ key: KeyPress, times: Int) {
        for _ in 0..<times { press(key) }
    }

    /// Presses Esc, and lets more time pass than an escape may take to become the beginning of another key.
    func escape() throws {
        press(KeyPress(.escape))
        try rest()
        settle(quietSeconds: 0.06)
        try rest()
    }

    /// Waits until a text is on the screen.
    func see(_ text: String) throws {
        try wait { $0.text.contains(text) }
    }

    /// Waits until everything that was sent has been answered and drawn.
    ///
    /// The help is opened and closed again, which also takes the last message away. For screens on which the help has
    /// room for its title. A help that is on its way out must not be taken for the one that is opened here.
    func fence() throws {
        try wait { $0.isWhole && !$0.showsHelp }
        press(KeyPress(.function(1)))
        try wait { $0.isWhole && $0.showsHelp }
        press(KeyPress(.escape))
        try wait { $0.isWhole && !$0.showsHelp }
        // Terminals without marks around a frame: it came in one piece, but perhaps not through the pipe.
        settle(quietSeconds: 0.02)
    }

    /// Clicks on the first cell of a text, once it is there.
    func click(_ text: String, _ button: MouseEvent.Button = .left, last: Bool = false) throws {
        let point = try find(text, last: last)
        send(MouseEvent(.press, button, at: point))
        send(MouseEvent(.release, button, at: point))
    }

    /// Begins to arrange by a click.
    func clickEdit() throws {
        try click("Edit")
        try see("Edit navigation")
    }

    /// Chooses from the menu of what bears a text.
    func choose(_ entry: String, fromMenuOf text: String, last: Bool = false) throws {
        try click(text, .right, last: last)
        try click(entry, last: true)
        try wait { $0.place(of: entry, last: true) == nil || !$0.text.contains("│ ▌") }
    }

    /// In edit mode: presses on a text, moves by a cell, which lifts the item, then cell by cell to where another text
    /// stands by then, and releases there.
    func drag(_ text: String, onto other: String, last: Bool = false) throws {
        var point = try find(text, last: last)
        send(MouseEvent(.press, .left, at: point))
        point.column += 1
        send(MouseEvent(.drag, .left, at: point))
        try see(", lifted,")
        settle(quietSeconds: 0.02)
        var end = try find(other, last: last)
        while point != end {
            if point.row == end.row {
                point.column += (end.column - point.column).signum()
            } else {
                point.row += (end.row - point.row).signum()
            }
            send(MouseEvent(.drag, .left, at: point))
            // The mark at the place of insertion moves what lies below it.
            settle(quietSeconds: 0.02)
            if point.row != end.row, let now = screen.place(of: other, last: last) { end = now }
        }
        send(MouseEvent(.release, .left, at: point))
    }

    private func find(_ text: String, last: Bool) throws -> Point {
        try wait { $0.place(of: text, last: last) != nil }
        return screen.place(of: text, last: last) ?? Point(column: 0, row: 0)
    }
}

extension VirtualScreen {
    /// Whether the help lies over the page, in whatever letters.
    var showsHelp: Bool { text.contains("─ Help ─") || text.contains("- Help -") }

    /// Whether no frame is on its way, as far as the terminal has marks for that.
    var isWhole: Bool { !modes.contains(2026) }

    /// The cell in which a text begins: its first place on the screen, or its last.
    func place(of text: String, last: Bool = false) -> Point? {
        let rows = rows
        let found = rows.indices.filter { rows[$0].contains(text) }
        guard let row = last ? found.last : found.first else { return nil }
        let ranges = rows[row].ranges(of: text)
        guard let start = last ? ranges.last?.lowerBound : ranges.first?.lowerBound else { return nil }
        var rest = rows[row].utf8.distance(from: rows[row].startIndex, to: start)
        var column = 0
        while rest > 0 || self[Point(column: column, row: row)].text.isEmpty {
            rest -= self[Point(column: column, row: row)].text.utf8.count
            column += 1
        }
        return Point(column: column, row: row)
    }

    /// All cells, with letters, widths and styles.
    var cells: [Cell] {
        (0..<size.rows).flatMap { row in (0..<size.columns).map { self[Point(column: $0, row: row)] } }
    }
}
