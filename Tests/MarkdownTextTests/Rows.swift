// What the tests of this target share: a text's rows as plain strings, and random texts.

import MarkdownText
import TerminalScreen
import TestSupport

/// The rows of a text without styles and without blanks at their ends.
func rows(_ text: String, _ columns: Int = 40, theme: MarkdownTheme = MarkdownTheme()) -> [String] {
    trimmed(MarkdownDocument(parsing: text).lines(columns: columns, measure: .standard, theme: theme))
}

func trimmed(_ lines: [DocumentLine]) -> [String] {
    lines.map { line in String(line.plain.reversed().drop { $0 == " " }.reversed()) }
}

/// Makes Markdown at random and remembers its words, each of which occurs once.
struct RandomMarkdown {
    private(set) var words: [String] = []
    private(set) var text = ""
    private var notes = 0
    private var random: SeededGenerator

    init(seed: Int, blocks: Int = 12) {
        random = SeededGenerator(seed: seed)
        for _ in 0..<blocks {
            // Without a blank line between them blocks may run into each other: still no word may go.
            let lines = block(depth: 0)
            let isClose = Int.random(in: 0..<4, using: &random) == 0
            text += lines.joined(separator: "\n") + (isClose ? "\n" : "\n\n")
        }
        // A fence that ran into another block may still be open.
        text += "\n\n[ref]: where.md\n"
        let count = notes
        for number in 0..<count { text += "[^n\(number + 1)]: \(word()) \(word())\n\n    \(word())\n\n" }
    }

    private mutating func word(longest: Int = 60) -> String {
        let stems = [
            "ab", "kilo", "ünder", "日本語", "вечір", "x", "שלום", "é", "flag🇺🇦", "supercalifragilisticexpialidocious",
        ]
        let stem = stems.randomElement(using: &random) ?? "a"
        let word = longest < 12 ? "q\(words.count)q" : "\(stem)q\(words.count)q"
        words.append(word)
        return word
    }

    private mutating func sentence() -> String {
        (0..<Int.random(in: 1...14, using: &random)).map { _ in
            let word = word()
            switch Int.random(in: 0..<28, using: &random) {
            case 0: return "*\(word)*"
            case 1: return "**\(word)**"
            case 2: return "`\(word)`"
            case 3: return "~~\(word)~~"
            case 4: return "[\(word)](doc.md#a)"
            case 5: return "![\(word)](pic.png)"
            case 6: return word + "  \n"
            case 7: return word + "\n"
            case 8: return "<b>\(word)</b>"
            case 9: return word + " &amp; &#27;[0m"
            case 10: return "***\(word)*** _\(self.word())_"
            case 11: return "[[\(word)]]"
            case 12: return "[[page#there|\(word)]]"
            case 13: return "\(word)<br>"
            case 14: return "<kbd>\(word)</kbd>"
            case 15: return "x<sup>\(word)</sup>"
            case 16: return "[\(word)][ref]"
            case 17: return "[*\(word)* `\(self.word())`](<a b.md> \"title\")"
            case 18: return "\(word)[^\(note())]"
            case 19: return "\\*\(word)\\* $\(self.word())$"
            case 20: return "<!-- \(word) -->"
            default: return word
            }
        }.joined(separator: " ")
    }

    /// The name of a footnote that is defined at the end.
    private mutating func note() -> String {
        notes += 1
        return "n\(notes)"
    }

    private mutating func block(depth: Int) -> [String] {
        switch Int.random(in: 0..<(depth < 4 ? 18 : 6), using: &random) {
        case 0: return [String(repeating: "#", count: Int.random(in: 1...6, using: &random)) + " " + word()]
        case 1: return ["```", "    \(word()) \t\(word())", "", word() + "  " + word(), "```"]
        case 2: return ["***"]
        case 3: return table()
        case 6: return prefixed("> ", "> ", depth)
        case 7: return list("- ", "  ", depth)
        case 8: return list("7. ", "   ", depth)
        case 9: return list("- [x] ", "  ", depth)
        case 10: return list("3) ", "   ", depth)
        case 11: return [word(), ["===", "---"].randomElement(using: &random) ?? "==="]
        case 12:
            let language = ["swift", "python", "c", "html", "none", ""].randomElement(using: &random) ?? ""
            return ["~~~~ \(language)", "let \(word()) = \"\(word())", "/* \(word())", "\t# \(word()) */", "~~~~"]
        case 13: return ["<div>", "  \(word()) <p>\(word())</p>", "</div>", ""]
        case 14: return ["", "![\(word()) \(word())](\(word()).png)", ""]
        case 15: return ["", "    \(word())", "      \(word())", ""]
        default: return sentence().split(separator: "\n").map { $0.drop { $0 == " " } }.map(String.init)
        }
    }

    /// An empty item and a number other than one do not end a paragraph (CommonMark 5.2): its words would then hold the
    /// picture of the list, whose address only a picture of its own shows.
    private mutating func list(_ first: String, _ rest: String, _ depth: Int) -> [String] {
        [""] + prefixed(first, rest, depth)
    }

    private mutating func prefixed(_ first: String, _ rest: String, _ depth: Int) -> [String] {
        (0..<Int.random(in: 1...3, using: &random)).flatMap { _ in
            var inner = block(depth: depth + 1)
            if Bool.random(using: &random) { inner += [""] + block(depth: depth + 1) }
            if inner.last?.contains("|") == true { inner.append("") }
            // A task's mark stands before words.
            let lines = first.contains("[") ? [word(), ""] + inner : inner
            return lines.enumerated().map { ($0 == 0 ? first : rest) + $1 }
        }
    }

    private mutating func table() -> [String] {
        let columns = Int.random(in: 1...9, using: &random)
        func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
        var lines = [line((0..<columns).map { _ in word(longest: 6) })]
        lines.append(line((0..<columns).map { _ in [":-", "-", ":-:", "-:"].randomElement(using: &random) ?? "-" }))
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            // GitHub drops cells beyond the head's; here they stay.
            let more = Int.random(in: 0..<6, using: &random) == 0 ? Int.random(in: 1...3, using: &random) : 0
            lines.append(
                line(
                    (0..<columns + more).map { _ in
                        (0..<Int.random(in: 0...3, using: &random)).map { _ in word(longest: 6) }.joined(separator: " ")
                    }))
        }
        return lines
    }
}
