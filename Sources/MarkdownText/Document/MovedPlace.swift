// Where a place is after its text has been changed: a reader stays at the sentence, not at the number of its line. A text
// of 10 MB is looked through between two frames, so bytes are compared, and lines only near the place.

extension DocumentPlace {
    /// The same place in a later state of the text.
    ///
    /// Lines before the first change keep their numbers, those behind the last one theirs from the end. A line between
    /// the two goes with the next one that is still there; of several that say the same, the nearest.
    ///
    /// - Returns: Nil where nothing of it and of what stands below is left. The beginning stays the beginning.
    package func moved(from old: MarkdownDocument, to new: MarkdownDocument) -> DocumentPlace? {
        guard self != DocumentPlace() else { return self }
        var (before, after) = (old.parts.text, new.parts.text)
        return before.withUTF8 { before in
            guard let start = old.parts.start(ofLine: sourceLine, in: before) else { return nil }
            return after.withUTF8 { after in
                let change = TextChange(from: before, to: after)
                return change.number(of: sourceLine, at: start).map { DocumentPlace(sourceLine: $0, offset: offset) }
            }
        }
    }
}

extension MarkdownDocument {
    /// Bytes that are kept of the text at a place: some lines, or a sentence.
    private static let kept = 160

    /// The words with which a line begins, and those below it: what `line(nearest:with:)` finds it by in another state
    /// of the text.
    ///
    /// - Returns: Nil where there are none.
    package func words(atLine line: Int) -> String? {
        var text = parts.text
        return text.withUTF8 { text in
            guard let start = parts.start(ofLine: line, in: text) else { return nil }
            // Cut between letters: what stands for half a one would not be found again.
            var end = min(text.count, start + Self.kept)
            while end > start, end < text.count, text[end] & 0xC0 == 0x80 { end -= 1 }
            let words = text[start..<end]
            return words.contains { $0 > UInt8(ascii: " ") } ? String(decoding: words, as: UTF8.self) : nil
        }
    }

    /// The number of the line that begins with words, the nearest of several; nil if there is none.
    package func line(nearest line: Int, with words: String) -> Int? {
        var (text, words) = (parts.text, words)
        return text.withUTF8 { text in
            words.withUTF8 { words in
                // As a rule nothing has changed: then nothing is looked through.
                if let start = parts.start(ofLine: line, in: text), text[start...].starts(with: words) { return line }
                let first = words[..<(words.firstIndex(of: newline) ?? words.count)]
                return Self.line(nearest: line, with: words[...], in: text)
                    ?? (first.count > 8 ? Self.line(nearest: line, with: first, in: text) : nil)
            }
        }
    }

    private static func line(
        nearest line: Int, with words: Slice<UnsafeBufferPointer<UInt8>>, in text: UnsafeBufferPointer<UInt8>
    ) -> Int? {
        var found: Int?
        var (number, start) = (1, 0)
        while start < text.count {
            if text[start...].starts(with: words) {
                if found.map({ abs(number - line) >= abs($0 - line) }) == true { return found }
                found = number
            }
            guard let end = text[start...].firstIndex(of: newline) else { break }
            (number, start) = (number + 1, end + 1)
        }
        return found
    }
}

extension DocumentParts {
    /// Where a line begins in the text, in bytes; nil behind the end.
    fileprivate func start(ofLine line: Int, in text: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let part = part(atLine: line) else { return nil }
        var (number, start) = (all[part].line + 1, all[part].bytes.lowerBound)
        while number < line, let end = text[start...].firstIndex(of: newline) {
            (number, start) = (number + 1, end + 1)
        }
        return number == line && start < text.count ? start : nil
    }
}

private let newline = UInt8(ascii: "\n")

/// What lies between the lines that two states of a text have in common at both ends.
private struct TextChange {
    private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

    private let old: UnsafeBufferPointer<UInt8>
    private let new: UnsafeBufferPointer<UInt8>
    /// Bytes of whole lines that are the same, at the beginning and at the end.
    private let before: Int
    private let behind: Int

    /// Lines that are looked through: below the place, and in each direction in the new text.
    private static let below = 200
    private static let reach = 4000

    init(from old: UnsafeBufferPointer<UInt8>, to new: UnsafeBufferPointer<UInt8>) {
        let shorter = min(old.count, new.count)
        var before = 0
        while before < shorter, old[before] == new[before] { before += 1 }
        while !Self.beginsLine(old, before) { before -= 1 }
        var behind = 0
        while behind < shorter - before, old[old.count - behind - 1] == new[new.count - behind - 1] { behind += 1 }
        while behind > 0, !Self.beginsLine(old, old.count - behind) || !Self.beginsLine(new, new.count - behind) {
            behind -= 1
        }
        (self.old, self.new, self.before, self.behind) = (old, new, before, behind)
    }

    private static func beginsLine(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        index == 0 || text[index - 1] == newline
    }

    /// The number that a line of the old text has in the new one; nil if nothing is left of it and of those below.
    /// - Parameter start: where it begins in the old text.
    func number(of line: Int, at start: Int) -> Int? {
        guard start >= before else { return line }
        let changed = (old: old[before..<old.count - behind], new: new[before..<new.count - behind])
        let moved = line + Self.lineEnds(changed.new) - Self.lineEnds(changed.old)
        guard start < changed.old.endIndex else { return moved }
        let first = line - Self.lineEnds(old[before..<start])
        if let found = found(line, changed.old[start...], changed.new, from: first) { return max(first, found) }
        return Self.saysSomething(new[changed.new.endIndex...]) ? max(first, moved) : nil
    }

    /// The number that a line has if it goes with the next one that is there: of those from it on, and among others.
    private func found(_ line: Int, _ lines: Bytes, _ others: Bytes, from first: Int) -> Int? {
        var places: [[UInt8]: [Int]] = [:]
        for (index, other) in Self.lines(others).enumerated() where abs(first + index - line) <= Self.reach {
            places[Array(other), default: []].append(first + index)
        }
        for (index, text) in Self.lines(lines).prefix(Self.below).enumerated() where Self.saysSomething(text) {
            let number = line + index
            if let nearest = places[Array(text)]?.min(by: { abs($0 - number) < abs($1 - number) }) {
                return nearest - index
            }
        }
        return nil
    }

    private static func lines(_ text: Bytes) -> some Sequence<Bytes> {
        sequence(state: text) { rest in
            guard let end = rest.firstIndex(of: newline) else {
                defer { rest = rest[rest.endIndex...] }
                return rest.isEmpty ? nil : rest
            }
            defer { rest = rest[(end + 1)...] }
            return rest[..<end]
        }
    }

    private static func lineEnds(_ text: Bytes) -> Int { text.reduce(0) { $0 + ($1 == newline ? 1 : 0) } }

    private static func saysSomething(_ text: Bytes) -> Bool { text.contains { $0 > UInt8(ascii: " ") } }
}
