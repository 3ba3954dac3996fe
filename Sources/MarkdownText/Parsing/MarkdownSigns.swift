// Whether a text that comes without a name is Markdown. A listing or a log that is read as Markdown runs together, while
// Markdown that is taken line by line is only plainer than it might be: so a text is Markdown where something stands in it
// that hardly anything else has, and what comments, tables of numbers and graphs of commits have too is no sign.

/// The signs by which Markdown is known.
package enum MarkdownSigns {
    /// How many bytes of a text are looked at: some screens.
    package static let headSize = 16 << 10

    /// Whether there is a sign of Markdown in the first `headSize` bytes of a text.
    ///
    /// Signs are front matter, headings of both kinds, fences, the rule under a table's head, lists of three items and
    /// more, tasks, links, definitions of links, and strong words. No sign counts in what begins as a script, a commit, a
    /// difference or a mailbox does.
    ///
    /// Only whole lines count, and each sign is known by its own lines and the next: a beginning that has one is
    /// followed by nothing that takes it away. So while a text comes the answer changes at most once, from no to yes.
    /// - Parameters:
    ///   - text: The text, or what has come of it.
    ///   - isWhole: Whether this is all, so that its last line has ended too.
    package static func stand(in text: String, isWhole: Bool) -> Bool {
        DocumentReader.withPlainLineEnds(text).withBytes { bytes in
            var whole = bytes.prefix(headSize)
            let isWhole = isWhole && whole.count == bytes.count
            if !isWhole { whole = whole.prefix(upTo: (whole.lastIndex(of: newline) ?? -1) + 1) }
            let head = UnsafeBufferPointer(rebasing: whole)
            return MarkdownLook(head, isWhole: isWhole).hasSign
        }
    }
}

private let newline = UInt8(ascii: "\n")
private let space = UInt8(ascii: " ")
private let tab = UInt8(ascii: "\t")
private let dash = UInt8(ascii: "-")
private let bracket = UInt8(ascii: "[")
private let closingBracket = UInt8(ascii: "]")

private typealias Line = Slice<UnsafeBufferPointer<UInt8>>

/// A look through the whole lines of a text's beginning.
private struct MarkdownLook {
    private let text: UnsafeBufferPointer<UInt8>
    private let lines: [Line]
    /// Whether nothing follows.
    private let isWhole: Bool
    /// Items that make a list.
    private static let listItems = 3

    init(_ text: UnsafeBufferPointer<UInt8>, isWhole: Bool) {
        self.text = text
        self.isWhole = isWhole
        var lines: [Line] = []
        var source = SourceLines(text)
        while let line = source.next() { lines.append(text[line]) }
        self.lines = lines
    }

    var hasSign: Bool {
        guard let first = lines.first(where: { !isBlank($0) }), !beginsOtherwise(first) else { return false }
        if FrontMatter(text) != nil { return true }
        var list = ItemRun()
        for (index, line) in lines.enumerated() {
            list.add(line)
            if list.count == Self.listItems || list.hasTask { return true }
            if isHeading(index) || isUnderline(index) || isFence(index) || isTableRule(index) { return true }
            if line.contains(bracket), isDefinition(line) || hasLink(line) { return true }
            if hasStrongWords(line) { return true }
        }
        return false
    }

    // MARK: Lines

    /// Whether a text with this first line is something else, whatever stands further down.
    private func beginsOtherwise(_ line: Line) -> Bool {
        let starts = ["#!", "diff ", "--- ", "Index: "]
        if starts.contains(where: { line.starts(with: $0.utf8) }) { return true }
        let words = line.split(separator: space, maxSplits: 2)
        guard words.count > 1, words[0].elementsEqual("commit".utf8) || words[0].elementsEqual("From".utf8) else {
            return false
        }
        return isCommit(words[1])
    }

    /// Whether there is nothing on a line, or the text has no such line; of one that has not come yet, false.
    private func endsBlock(at index: Int) -> Bool {
        lines.indices.contains(index) ? isBlank(lines[index]) : index < 0 || isWhole
    }

    /// Whether a line has come, or will never come.
    private func isKnown(_ index: Int) -> Bool { index < lines.count || isWhole }

    // MARK: Signs of a line and those beside it

    /// Whether a line is a heading and no comment: comments are lines in a row, or stand right over what they are about.
    private func isHeading(_ index: Int) -> Bool {
        guard let level = headingLevel(lines[index]), isKnown(index + 1) else { return false }
        let beside = [index - 1, index + 1].filter(lines.indices.contains)
        if beside.contains(where: { headingLevel(lines[$0]) == level }) { return false }
        return level > 1 || endsBlock(at: index + 1)
    }

    private func headingLevel(_ line: Line) -> Int? {
        guard let line = unindented(line) else { return nil }
        let marks = line.prefix { $0 == UInt8(ascii: "#") }
        // The sign alone is how comments are kept apart.
        if marks.count == line.count { return marks.count == 1 ? 1 : nil }
        let next = line[marks.endIndex]
        return (1...6).contains(marks.count) && (next == space || next == tab) ? marks.count : nil
    }

    /// Whether a line is drawn under a title that stands alone.
    ///
    /// The names of columns are underlined too, but then the columns follow.
    private func isUnderline(_ index: Int) -> Bool {
        guard index > 0, endsBlock(at: index - 2), isKnown(index + 1) else { return false }
        let (title, line) = (trimmed(lines[index - 1]), trimmed(lines[index]))
        guard let mark = line.first, mark == UInt8(ascii: "=") || mark == UInt8(ascii: "-"), line.count >= 3,
            line.allSatisfy({ $0 == mark }), let first = lines[index - 1].first, first != space, first != tab,
            first != mark, line.count * 2 >= title.count
        else { return false }
        return mark == UInt8(ascii: "=") || endsBlock(at: index + 1)
    }

    private func isFence(_ index: Int) -> Bool {
        guard let line = unindented(lines[index]), let mark = line.first else { return false }
        let marks = line.prefix { $0 == mark }
        guard marks.count >= 3 else { return false }
        if mark == UInt8(ascii: "`") { return !line[marks.endIndex...].contains(mark) }
        // Under words these are an underline, or a compiler's mark.
        return mark == UInt8(ascii: "~") && endsBlock(at: index - 1)
    }

    private func isTableRule(_ index: Int) -> Bool {
        let bar = UInt8(ascii: "|")
        guard index > 0, lines[index - 1].contains(bar), lines[index].contains(bar),
            lines[index].allSatisfy("|-: \t".utf8.contains)
        else { return false }
        return zip(lines[index], lines[index].dropFirst()).contains { $0 == dash && $1 == dash }
    }

    // MARK: Signs within a line

    /// Whether a line says where a link leads: `[name]: address`.
    private func isDefinition(_ line: Line) -> Bool {
        guard let line = unindented(line), line.first == bracket,
            let end = line.firstIndex(of: closingBracket), end > line.startIndex + 1
        else { return false }
        let rest = line[(end + 1)...]
        return rest.starts(with: ": ".utf8) && isAddress(trimmed(rest.dropFirst()))
    }

    /// Whether there is a link or a picture: `[words](address)`.
    private func hasLink(_ line: Line) -> Bool {
        var rest = line
        while let start = rest.firstIndex(of: bracket) {
            rest = rest[(start + 1)...]
            // What is taken out of a list by its number stands right behind the list's name.
            if start > line.startIndex, isWordPart(line[start - 1]) { continue }
            let isPicture = start > line.startIndex && line[start - 1] == UInt8(ascii: "!")
            guard let end = rest.firstIndex(of: closingBracket), isPicture || end > rest.startIndex else { continue }
            let after = rest[(end + 1)...]
            guard after.first == UInt8(ascii: "("), let close = after.firstIndex(of: UInt8(ascii: ")")) else {
                continue
            }
            if isAddress(after[(after.startIndex + 1)..<close]) { return true }
        }
        return false
    }

    /// Whether something looks like an address, perhaps with a title, and not like what a function is given.
    private func isAddress(_ text: Line) -> Bool {
        let address = text.prefix { $0 != space }
        let rest = trimmed(text[address.endIndex...])
        guard rest.first.map("\"'(".utf8.contains) ?? true else { return false }
        return address.contains { "/.:#".utf8.contains($0) }
    }

    /// Whether words stand between two pairs of stars, each on the right side of them.
    private func hasStrongWords(_ line: Line) -> Bool {
        let star = UInt8(ascii: "*")
        var isOpen = false
        var index = line.startIndex
        while let mark = line[index...].firstIndex(of: star) {
            let marks = line[mark...].prefix { $0 == star }
            index = marks.endIndex
            guard marks.count == 2 else { continue }
            let before = mark > line.startIndex ? line[mark - 1] : space
            let after = index < line.endIndex ? line[index] : space
            if isOpen, before != space, !isWordPart(after) { return true }
            isOpen = before == space && isWordPart(after)
        }
        return false
    }
}

/// The items of a list that stand below each other.
private struct ItemRun {
    /// How many there are.
    private(set) var count = 0
    /// Whether one is a task.
    private(set) var hasTask = false
    private var last: Item?

    private struct Item {
        var indent: Int
        /// The bullet, or what stands behind the number.
        var mark: UInt8
        var number: Int
    }

    /// Takes in the next line.
    mutating func add(_ line: Line) {
        let indent = line.prefix { $0 == space }.count
        if isBlank(line) { return }
        // What stands further in belongs to the item.
        if let last, indent > last.indent { return }
        guard let (item, words) = Self.item(line, indent) else {
            (count, last) = (0, nil)
            return
        }
        let goesOn = last.map { $0.indent == indent && $0.mark == item.mark && item.number - $0.number <= 1 } ?? false
        count = goesOn ? count + 1 : 1
        last = item
        hasTask = hasTask || ["[ ] ", "[x] ", "[X] "].contains { words.starts(with: $0.utf8) }
    }

    private static func item(_ line: Line, _ indent: Int) -> (Item, words: Line)? {
        guard indent <= 3 else { return nil }
        let line = line.dropFirst(indent)
        let digits = line.prefix { isDigit($0) }.prefix(5)
        guard let mark = line[digits.endIndex...].first, (digits.isEmpty ? "-*+" : ".)").utf8.contains(mark) else {
            return nil
        }
        let rest = line[(digits.endIndex + 1)...]
        let words = trimmed(rest)
        // In a column of a table a dash says that there is nothing; it stands further away from the next. And a star with
        // the number of a commit belongs to a graph.
        guard !words.isEmpty, (1...3).contains(words.startIndex - rest.startIndex),
            !isCommit(words.prefix { $0 != space })
        else { return nil }
        return (Item(indent: indent, mark: mark, number: digits.reduce(0) { $0 * 10 + Int($1 & 0x0F) }), words)
    }
}

// MARK: Bytes

private func isBlank(_ line: Line) -> Bool { line.allSatisfy { $0 == space || $0 == tab } }

private func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

/// Whether a byte belongs to a word; of letters outside ASCII all do.
private func isWordPart(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_") || byte >= 0x80
}

/// Whether these bytes are the number of a commit.
private func isCommit(_ word: Line) -> Bool {
    (7...64).contains(word.count) && word.allSatisfy { isDigit($0) || $0 &- 0x61 < 6 } && word.contains(where: isDigit)
}

/// A line that is no code, without the blanks at its beginning and end.
private func unindented(_ line: Line) -> Line? { line.prefix { $0 == space }.count <= 3 ? trimmed(line) : nil }

private func trimmed(_ line: Line) -> Line {
    let rest = line.drop { $0 == space || $0 == tab }
    guard let last = rest.lastIndex(where: { $0 != space && $0 != tab }) else { return rest.prefix(0) }
    return rest[...last]
}
