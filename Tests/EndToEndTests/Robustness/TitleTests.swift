// Titles in any script, of any length, and with anything in them: the terminal shows each cell where the drawing has it,
// the divider stays straight, the bar never wraps, and no control byte comes from a document or a name.

import Glibc
import TerminalScreen
import TestSupport
import Testing

@Suite("Titles") struct TitleTests {
    private static let titles = [
        "中文标题很长很长很长很长很长很长很长很长", "українська мова та її довга назва", "한국어 제목", "ｶﾀｶﾅ ﾊﾝｶｸ",
        "👩‍👩‍👧‍👦 family 👍🏽 👩‍💻", "🇺🇦🇯🇵 flags", "keycap 1️⃣ ☁️ ☁", "e\u{301}a\u{308}\u{323} combining",
        "עברית ושלום", "\u{202E}turned\u{202C}", String(repeating: "long ", count: 100),
        String(repeating: "長", count: 500), "", "tab\tand\u{1B}]0;pwned\u{7}\u{1B}[31mred\u{9B}31m\u{7F}",
    ]

    private static let sizes = [(120, 40), (80, 24), (61, 30), (40, 20), (33, 12), (20, 5), (7, 9)]
        .map { Size(columns: $0, rows: $1) }

    private func folder() -> TemporaryFolder {
        let folder = TemporaryFolder()
        for (index, title) in Self.titles.enumerated() {
            let name = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index)))
            folder.write("# \(title)\n\nText of \(title)\n", to: "\(name).md")
        }
        folder.write("# x\n", to: "中文/x.md")
        folder.write("# y\n", to: "👩‍👩‍👧‍👦/y.md")
        folder.write("# z\n", to: "\u{1B}[31mred\n\u{7}/z.md")
        folder.write([0x78], to: "latin/z.md")
        return folder
    }

    private func printed(_ folder: TemporaryFolder, _ size: Size, _ options: [String]) throws -> [String] {
        let home = Home()
        let output = home.folder.path + "/.output"
        let program = try PtyProgram(
            ["tabterm", "--print", "--no-state", "--size", "\(size.columns)x\(size.rows)"] + options + [folder.path],
            environment: home.environment, output: output, hasTerminal: false)
        #expect(try program.exitStatus() == .status(0))
        return home.folder.text(".output").split(separator: "\n", omittingEmptySubsequences: false).prefix(size.rows)
            .map { String($0.reversed().drop { $0 == " " }.reversed()) }
    }

    @Test("W1, W4, W6: Every cell stands where it was drawn", arguments: sizes, [nil, "top"])
    func cells(size: Size, placement: String?) throws {
        let folder = folder()
        let options = placement.map { ["--placement", $0] } ?? []
        let rows = try printed(folder, size, options)
        let program = try PtyProgram(
            ["tabterm", "--no-state"] + options + [folder.path], size: size, environment: Home().environment)
        try? program.wait(within: 4) { $0.rows == rows }
        #expect(program.screen.rows == rows)
        // The divider is a straight line, the bar one frame at the foot.
        if size.columns >= 80, placement == nil {
            let columns = Set(program.screen.rows.compactMap { $0.contains("│") ? column(of: "│", $0, program) : nil })
            #expect(columns.count == 1)
        }
        if size.columns < 80, size.rows >= 20, placement == nil {
            #expect(program.screen.rows.last?.hasPrefix("╰") == true)
            #expect(program.screen.rows.filter { $0.hasPrefix("╭") }.count == 1)
        }
        expectNothingForeign(program)
    }

    private func column(of text: String, _ row: String, _ program: PtyProgram) -> Int? {
        guard let index = program.screen.rows.firstIndex(of: row) else { return nil }
        return (0..<program.screen.size.columns).first {
            program.screen[Point(column: $0, row: index)].text == text
        }
    }

    @Test("T1: Reading and arranging such titles puts nothing foreign on the terminal")
    func walk() throws {
        let folder = folder()
        let program = try Home().start(folder.path, showing: "Library")
        program.press(KeyPress(.down), times: 20)
        try program.fence()
        program.press(KeyPress("e"))
        program.press(KeyPress(.down), times: 3)
        program.press(KeyPress("J"), times: 10)
        program.press(KeyPress(.enter), KeyPress(":"))
        program.send("red")
        try program.see("red")
        expectNothingForeign(program)
    }

    @Test("T1: nor do hits, front matter, links, messages, contents and what is copied or dropped")
    func everywhere() throws {
        let bad = "\u{1B}]0;pwned\u{7}\u{1B}[31m\u{9B}5m\u{202E}\u{7F}"
        let folder = TemporaryFolder()
        folder.write(
            "---\ntitle: front\(bad)\ndate: \(bad)\n---\n\n# Head\(bad)\n\nword \(bad) word [link\(bad)](x\(bad).md) "
                + "<http://x/\(bad)> `code\(bad)`\n\n## Two\(bad)\n\n```\n\(bad)\n```\n\n| a\(bad) |\n|---|\n| \(bad) |\n",
            to: "a.md")
        folder.write("plain \(bad) word\n", to: "b\(bad).txt")
        let program = try Home().start("--open", "a.md", folder.path, showing: "word")
        program.press(KeyPress("t"))
        try program.see("▌Head")
        try program.escape()
        program.press(KeyPress(.tab), KeyPress(.enter))
        try program.fence()
        program.press(KeyPress("y"))
        try program.escape()
        try program.escape()
        program.press(KeyPress("/"))
        program.send("word")
        try program.see("2 documents")
        program.press(KeyPress(.down), KeyPress(.down), KeyPress(.enter))
        try program.fence()
        expectNothingForeign(program)
        let home = Home()
        for arguments in [["--print", folder.path + "/a.md"], ["--tree", folder.path], ["--print", folder.path]] {
            let output = try home.run(arguments).output
            #expect(
                !output.isEmpty
                    && output.unicodeScalars.allSatisfy { scalar in
                        scalar == "\n"
                            || scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) && scalar.value != 0x202E
                    }, "\(arguments)")
        }
    }

    /// Checks that of all bytes below the letters only those of our own sequences came, and the title is not a document's.
    private func expectNothingForeign(_ program: PtyProgram, sourceLocation: SourceLocation = #_sourceLocation) {
        let rest = Self.withoutOurSequences(program.bytes)
        #expect(rest.allSatisfy { $0 >= 0x20 && $0 != 0x7F }, sourceLocation: sourceLocation)
        #expect(!program.screen.title.contains("pwned"), sourceLocation: sourceLocation)
        let scalars = String(decoding: rest, as: UTF8.self).unicodeScalars
        #expect(
            scalars.allSatisfy { !(0x80...0x9F).contains($0.value) && !(0x202A...0x202E).contains($0.value) },
            sourceLocation: sourceLocation)
    }

    /// What is left of the bytes without control sequences, character sets, keypad modes, line ends and backspaces.
    private static func withoutOurSequences(_ bytes: [UInt8]) -> [UInt8] {
        var rest: [UInt8] = []
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if [0x08, 0x0A, 0x0D, 0x0E, 0x0F].contains(byte) { continue }
            guard byte == 0x1B, index < bytes.count else {
                rest.append(byte)
                continue
            }
            let kind = bytes[index]
            index += 1
            switch kind {
            case UInt8(ascii: "["):
                while index < bytes.count, !(0x40...0x7E).contains(bytes[index]) { index += 1 }
                index += 1
            case UInt8(ascii: "]"):
                while index < bytes.count, bytes[index] >= 0x20 { index += 1 }
                index += 1
            case UInt8(ascii: "("), UInt8(ascii: ")"): index += 1
            case UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "7"), UInt8(ascii: "8"), UInt8(ascii: "M"): break
            default: rest.append(byte)
            }
        }
        return rest
    }
}
