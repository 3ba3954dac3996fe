// In every cell of the matrix: start, walk through every form, arrange, leave. What is on the screen is what --print prints
// there, is the same after everything has been sent again, and is gone without a trace in the end.

import Glibc
import TerminalScreen
import TestSupport
import Testing

@Suite("Matrix") struct MatrixTests {
    private let home = Home()

    @Test("C6, W5, C1, S2: started, walked through, arranged, left", arguments: MatrixCell.chosen)
    func cell(cell: MatrixCell) throws {
        #expect(!cell.locale.contains("_") || access(Locales.folder + "/\(cell.locale)/LC_CTYPE", R_OK) == 0)
        let program = try PtyProgram(
            ["tabterm"], size: cell.size, environment: cell.environment(home))
        guard cell.isDrawable else { return try expectRefusal(program, cell) }
        try expectPrinted(program, cell, [])
        let isLarge = cell.size.columns >= 40 && cell.size.rows >= 20
        for form in cell.size.columns >= 80 ? ["sidebar", "top bar"] : ["bottom bar"] {
            if form == "top bar" { program.press(KeyPress("s")) }
            for keys in Self.walk {
                for key in keys { program.press(key) }
                if isLarge { try expectRedrawn(program, "\(cell), \(form), \(keys)") } else { try program.rest() }
                // Back to the bare form, whatever is open: Esc in the form that needs no pause behind it.
                for _ in 0..<3 { program.send("\u{1B}[27u") }
                if isLarge { try program.fence() }
            }
        }
        if isLarge { try arrange(program) }
        program.press(KeyPress("c", .control))
        #expect(try program.exitStatus() == .status(0))
        #expect(program.screen.modesLeftOn == [] && program.lineSettingsAreRestored)
        if !cell.isUnicode { #expect(program.bytes.allSatisfy { $0 < 0x80 }) }
        if cell.colors == .none { #expect(!Self.hasColors(program)) }
    }

    /// What is opened, and left with Esc; nothing whose answer comes later, as that of a search does.
    private static let walk: [[KeyPress]] = [
        [KeyPress(.down), KeyPress(.down)], [KeyPress("]"), KeyPress("]")], [KeyPress("4")], [KeyPress("3")],
        [KeyPress(":")], [KeyPress("a")],
        [KeyPress("e"), KeyPress(.down), KeyPress(" "), KeyPress(.down)],
        [KeyPress(.home), KeyPress(.enter), KeyPress(.pageDown)],
    ]

    private func expectRefusal(_ program: PtyProgram, _ cell: MatrixCell) throws {
        #expect(try program.exitStatus() == .status(2))
        #expect(program.lineSettingsAreRestored && !program.bytes.contains(0x1B))
        let text = String(decoding: program.bytes, as: UTF8.self)
        #expect(text.hasPrefix("tabterm: TERM") && text.contains("TERM=xterm-256color"), "\(text)")
    }

    /// Expects the rows that the program prints without a terminal, in the same locale and size.
    private func expectPrinted(_ program: PtyProgram, _ cell: MatrixCell, _ options: [String]) throws {
        let size = "\(cell.size.columns)x\(cell.size.rows)"
        let printed = try home.run(
            ["--print", "--no-state", "--size", size] + options, environment: cell.environment(home))
        #expect(printed.exit == .status(0), "\(printed.error)")
        let rows = printed.output.split(separator: "\n", omittingEmptySubsequences: false).prefix(cell.size.rows)
            .map { String($0.reversed().drop { $0 == " " }.reversed()) }
        // The one cell of a screen is its corner, which terminals that always wrap can't have.
        if cell.size == Size(columns: 1, rows: 1), cell.wraps { return }
        try? program.wait(within: 5) { $0.rows == rows }
        #expect(program.screen.rows == rows)
        // Where a picture is recorded, that is the one.
        let scene = GuideScene(mode: "home", size: cell.size)
        if cell.isUnicode, GuideScene.all.contains(where: { $0.description == scene.description }) {
            #expect(scene.golden.difference(from: program.screen.rows) == nil)
        }
    }

    /// Expects the screen to be the same once everything has been sent again.
    private func expectRedrawn(_ program: PtyProgram, _ what: String) throws {
        // A message goes with the next key, whatever it is.
        program.press(KeyPress(.function(12)))
        try program.rest()
        let before = program.screen.cells
        let text = program.screen.text
        program.screen.feed(Array("\u{1B}[Hsomething else".utf8))
        program.press(KeyPress("l", .control))
        try program.wait { $0.isWhole && !$0.text.contains("something else") }
        try program.rest()
        let isSame = program.screen.cells == before
        #expect(isSame, "\(what)\nbefore:\n\(text)\nsent again:\n\(program.screen.text)")
    }

    /// Hides a tab, and takes it back.
    private func arrange(_ program: PtyProgram) throws {
        program.press(KeyPress("1"), KeyPress("e"))
        try program.see("Edit navigation")
        program.press(KeyPress(.down), KeyPress("x"), KeyPress(.enter))
        try program.see("Kept")
        #expect(try !home.tree().contains { $0.contains(":library") })
        program.press(KeyPress("u"))
        try program.fence()
        #expect(try home.tree().contains { $0.contains(":library") })
    }

    private static func hasColors(_ program: PtyProgram) -> Bool {
        // `ESC [ 38 ; 5` alone may be a place in the 38th row.
        let text = String(decoding: program.bytes, as: UTF8.self)
        return ["38;5;", "38;2;", "48;5;", "48;2;"].contains { text.contains("\u{1B}[\($0)") }
            || program.screen.cells.contains { $0.style.foreground != .standard || $0.style.background != .standard }
    }
}
