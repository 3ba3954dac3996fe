// What the next run begins with: what was arranged, once; names as they are; nothing lying over the page.

import Glibc
import TerminalScreen
import TestSupport
import Testing

@Suite("Starting again") struct RestartTests {
    private let home = Home()

    @Test("V6, V10: moved and hidden, then started three times: the same list, nothing doubled, the files unchanged")
    func threeTimes() throws {
        let program = try home.start()
        program.press(KeyPress("e"))
        program.press(KeyPress(.down), times: 4)
        program.press(KeyPress("J"), KeyPress(.down), KeyPress("x"), KeyPress(.down), KeyPress("p"), KeyPress(.enter))
        try program.see("Kept")
        try Leaving.quit.end(program)
        let tree = try home.tree()
        #expect(Set(tree).count == tree.count)
        let kept = arrangement()
        #expect(!kept.isEmpty)
        for leaving in Leaving.allCases {
            let again = try home.start()
            again.press(KeyPress("e"))
            try again.see("Edit navigation")
            again.press(KeyPress(.enter))
            try again.fence()
            try leaving.end(again)
            #expect(try home.tree() == tree, "\(leaving)")
            #expect(arrangement() == kept, "\(leaving)")
        }
    }

    /// What is kept of the arrangement.
    private func arrangement() -> [String] {
        home.folder.files(in: ".local").map { home.folder.text($0) }.filter { $0.contains("order/") }
    }

    private static let overlays: [(size: Size, keys: [KeyPress], shows: String)] = [
        (.narrow, [KeyPress("4")], "‹ More"), (.narrow, [KeyPress("3")], "‹"), (.wide, [KeyPress("?")], "─ Help"),
        (.wide, [KeyPress(":")], "A few letters"), (.wide, [KeyPress(.down), KeyPress("a")], "Take off the bar"),
        (.wide, [KeyPress("e"), KeyPress(.down), KeyPress(" ")], "lifted"),
        (.narrow, [KeyPress("e")], "Edit navigation"),
    ]

    @Test(
        "S10: whatever lies over the page when a run ends, the next one begins without it", arguments: overlays.indices,
        Leaving.allCases.indices)
    func nothingOpen(index: Int, leaving: Int) throws {
        let (size, keys, shown) = Self.overlays[index]
        let program = try home.start(size: size)
        for key in keys { program.press(key) }
        try program.see(shown)
        // q closes what is open, where it is no letter; Ctrl-C leaves from everywhere.
        switch Leaving.allCases[leaving] {
        case .quit:
            program.press(KeyPress("c", .control))
            #expect(try program.exitStatus() == .status(0))
        case let other: try other.end(program)
        }
        let again = try home.start(size: size)
        try again.fence()
        let fresh = try Home().start(size: size)
        try fresh.fence()
        let place = again.screen.text.contains("by folder")
        if place { fresh.press(KeyPress(.down)) }
        try fresh.fence()
        #expect(again.screen.rows.count == fresh.screen.rows.count)
        for word in ["‹ More", "─ Help", "A few letters", "Take off the bar", "lifted", "Edit navigation"] {
            #expect(!again.screen.text.contains(word), "\(word)\n\(again.screen.text)")
        }
    }

    @Test("S10, N21: a sidebar that was left open lies over no page of the next run", arguments: [30, 36, 60])
    func sidebar(columns: Int) throws {
        let wide = try home.start()
        wide.press(KeyPress("s"), KeyPress("s"))
        try wide.fence()
        try Leaving.quit.end(wide)
        let program = try home.start(size: Size(columns: columns, rows: 24))
        try program.wait { $0.rows.last?.hasPrefix("╰") == true }
    }

    @Test("T2: names that are no UTF-8 or hold a newline are opened, moved and remembered")
    func oddNames() throws {
        let folder = TemporaryFolder()
        let names: [[UInt8]] = [
            [0xFF, 0xFE] + Array(".txt".utf8), Array("two\nlines.txt".utf8), Array("plain.txt".utf8),
        ]
        for (number, name) in names.enumerated() {
            let path = (folder.path + "/").utf8.map { CChar(bitPattern: $0) } + name.map { CChar(bitPattern: $0) } + [0]
            let file = open(path, O_WRONLY | O_CREAT, 0o644)
            let text = Array("The text of number \(number).\n".utf8)
            _ = write(file, text, text.count)
            close(file)
        }
        let tree = try home.tree(folder.path)
        let program = try home.start(folder.path, showing: "3 documents")
        program.press(KeyPress("e"))
        try program.see("Edit navigation")
        program.press(KeyPress(.down), times: 3)
        program.press(KeyPress("J"), KeyPress(.enter))
        try program.see("Kept")
        for (number, shown) in ["\\xff\\xfe.txt", "two\\nlines.txt"].enumerated() {
            try program.click(shown)
            try program.see("The text of number \(number).")
        }
        try Leaving.terminate.end(program)
        let moved = try home.tree(folder.path)
        #expect(moved != tree && moved.sorted() == tree.sorted())
        let again = try home.start(folder.path, showing: "The text of number 1.")
        #expect(again.screen.rows.contains { $0.hasPrefix("▌") && $0.contains("two\\nlines.txt") })
    }

    @Test("T7: from a deep link Esc leads, step by step, to pages with something on them")
    func deepLink() throws {
        for link in ["Beyond/Swift/library.md", "Reading/folders.md#no-such-heading", "tabterm://library"] {
            for size in [Size.wide, .narrow] {
                let program = try Home().start("--open", link, size: size)
                for _ in 0..<6 {
                    try program.fence()
                    let page = program.screen.rows.map { size == .wide ? String($0.dropFirst(31)) : $0 }
                    let filled = page.dropLast(size == .wide ? 1 : 4).filter { $0.contains { $0.isLetter } }
                    #expect(filled.count > 2, "\(link)\n\(program.screen.text)")
                    try program.escape()
                }
                #expect(program.exit == nil)
            }
        }
    }
}
