// A folder of what is hard to show: scripts, emoji, controls in names and text, long lines, tables, code, links, a broken
// front matter, folders in folders.

import TestSupport

extension TemporaryFolder {
    /// Makes such a folder.
    static func hard() -> TemporaryFolder {
        let folder = TemporaryFolder()
        let words = "Some words that are long enough to be wrapped, 日本語の文章、 e\u{301}tude, 👩‍💻 and 🇺🇦, שלום. "
        folder.write(
            "---\ntitle: \"Front: matter\"\n---\n# First\n\n" + String(repeating: words, count: 30), to: "first.md")
        let parts = (1...40).map {
            "## Part \($0)\n\n\(words)\n\n- [one](other.md#part-3)\n- [x] done\n  1. [[first]]\n"
        }
        folder.write("# Parts\n\n" + parts.joined(separator: "\n"), to: "other.md")
        let rows = (1...30).map { "| cell \($0) | 日本 | \(words) |" }
        folder.write("# Table\n\n| a | b | c |\n|:-|-:|-|\n" + rows.joined(separator: "\n"), to: "tables/table.md")
        let code = "```swift\nlet x = \"\u{1B}[31mred\" // 日本\n\tfunc f() { \(words) }\n```\n"
        folder.write("# Code \u{1B}[31m\u{9B}2J\n\n" + String(repeating: code, count: 9), to: "tables/code.md")
        folder.write(String(repeating: "x", count: 5000) + "\n" + words, to: "logs/long.log")
        folder.write("", to: "empty.md")
        folder.write([0xFF, 0xFE, 0x41, 0x00, 0x0A, 0x00], to: "utf16.txt")
        folder.write(
            "# \u{202E}turned\n\n> quote\n> > deeper\n\n[away](https://example.org)\n", to: "日本/\u{1B}[31mred\n.md")
        for number in 1...60 { folder.write("# Note \(number)\n\n\(words)\n", to: "many/note \(number).md") }
        return folder
    }
}
