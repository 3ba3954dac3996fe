// What people arrange is done, undone, done again, and there the next time: in every form, by keyboard alone and by mouse
// alone, however the run ended.

import TerminalScreen
import TestSupport
import Testing

@Suite("Arranging") struct ArrangingTests {
    @Test("N36–N40, N33, V6: arranged, undone, redone, left and started again: as left", arguments: Arrangement.all)
    func asLeft(arrangement: Arrangement) throws {
        let home = Home()
        let program = try home.start(size: arrangement.size)
        if arrangement.form == .topBar {
            if arrangement.byMouse { try program.click("⇤") } else { program.press(KeyPress("s")) }
            try program.wait { $0.rows[0].hasPrefix(" ⇥") }
        }
        let before = try look(program, arrangement, home)
        try arrangement.act(program)
        let left = try look(program, arrangement, home)
        #expect(
            left != before && arrangement.isDone(left) && !arrangement.isDone(before),
            "\(left.difference(from: before) ?? "as before")")
        if arrangement.isCustomization {
            program.press(KeyPress("u"))
            expect(try look(program, arrangement, home), before, "undone")
            program.press(KeyPress("r", .control))
            expect(try look(program, arrangement, home), left, "done again")
        } else {
            // What is no customization is written a moment later.
            try home.waitUntilKept("expansion/")
        }
        try leaving(arrangement).end(program)
        let again = try home.start(size: arrangement.size)
        expect(try look(again, arrangement, home), left, "started again after \(leaving(arrangement))")
    }

    private func expect(
        _ seen: Arrangement.Seen, _ wanted: Arrangement.Seen, _ when: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let difference = seen.difference(from: wanted)
        #expect(difference == nil, "\(when):\n\(difference ?? "")", sourceLocation: sourceLocation)
    }

    /// Each arrangement ends in its own way, so that all ways are taken with all forms.
    private func leaving(_ arrangement: Arrangement) -> Leaving {
        let number = Arrangement.all.firstIndex { $0.description == arrangement.description } ?? 0
        return Leaving.allCases[number % Leaving.allCases.count]
    }

    /// What is seen of the navigation on the screen, and what another program sees of it; leaves it as it was.
    private func look(_ program: PtyProgram, _ arrangement: Arrangement, _ home: Home) throws -> Arrangement.Seen {
        try program.fence()
        let screen = program.screen.rows
        var more: [String] = []
        if arrangement.size == .narrow {
            // More is the last item before the search.
            try program.click("More", last: true)
            try program.fence()
            more = program.screen.rows
            // Esc and a letter in one go would be one key.
            program.press(KeyPress(.escape))
            try program.wait { !$0.text.contains("‹ More") }
        }
        program.press(KeyPress("e"))
        try program.see("Edit navigation")
        try program.fence()
        let edit = program.screen.rows
        program.press(KeyPress(.enter))
        try program.wait { !$0.text.contains("Edit navigation") }
        return Arrangement.Seen(tree: try home.tree(), screen: screen, edit: edit, more: more)
    }
}
