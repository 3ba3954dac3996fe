// Goes through code line by line and says which stretches of a line are comments, strings, words. Knows from line to line
// only which comment or string is open. Says nothing of the letters themselves, so it can't get them wrong.

/// A stretch of a line of code.
struct CodeToken: Hashable {
    /// Bytes of the line.
    var bytes: Range<Int>
    var kind: CodeKind
}

/// What is open at the end of a line.
struct CodeState: Hashable, Sendable {
    /// The number of the comment or string among the language's; nil for none.
    var span: Int?
    /// How often it stands in itself.
    var depth = 0
}

/// Reads lines of a language.
struct CodeScanner {
    let language: CodeLanguage
    /// What is open before the next line.
    var state = CodeState()
    private var line: UnsafeBufferPointer<UInt8> = .init(start: nil, count: 0)
    private var tokens: [CodeToken] = []
    private var next = 0

    init(_ language: CodeLanguage, state: CodeState = CodeState()) {
        self.language = language
        self.state = state
    }

    /// The stretches of the next line that look different from the rest, from left to right.
    mutating func tokens(of text: String) -> [CodeToken] {
        var text = text
        return text.withUTF8 { tokens(of: $0) }
    }

    /// The same, of a line's UTF-8.
    mutating func tokens(of bytes: UnsafeBufferPointer<UInt8>) -> [CodeToken] {
        line = bytes
        tokens = []
        next = 0
        defer { line = .init(start: nil, count: 0) }
        if language.traits.contains(.changes) {
            if let kind = change { add(kind, from: 0, to: line.count) }
            return tokens
        }
        while next < line.count { step() }
        return tokens
    }

    private mutating func step() {
        if let span = state.span { return goOn(language.spans[span], from: next) }
        let byte = line[next]
        if language.begins[Int(byte)], beginComment() || beginSpan() { return }
        if Self.isDigit(byte) { return takeNumber() }
        if isLetter(byte) { return takeWord(from: next) }
        let mark: CodeKind? =
            switch byte {
            case UInt8(ascii: "@") where language.traits.contains(.atNames): .name
            case UInt8(ascii: "$") where language.traits.contains(.dollarNames): .name
            case UInt8(ascii: "#") where language.traits.contains(.hashWords): .keyword
            case UInt8(ascii: "<") where language.traits.contains(.tags): .keyword
            default: nil
            }
        next += 1
        if let mark { takeMarked(mark, from: next - 1) }
    }

    // MARK: Comments and strings

    private mutating func beginComment() -> Bool {
        for sign in language.lineComments where isAt(sign, next) {
            if sign[0] == UInt8(ascii: "#"), language.traits.contains(.hashNeedsBlank), next > 0,
                !Self.isBlank(line[next - 1])
            {
                continue
            }
            // A longer sign may begin a comment that has lines, as `--[[` does.
            if language.spans.contains(where: { $0.isComment && $0.begin.count > sign.count && isAt($0.begin, next) }) {
                return false
            }
            add(.comment, from: next, to: line.count)
            next = line.count
            return true
        }
        return false
    }

    private mutating func beginSpan() -> Bool {
        for (index, span) in language.spans.enumerated() where isAt(span.begin, next) {
            let inner = next + span.begin.count
            if !span.hasLines {
                guard let end = end(of: span, from: inner) else { continue }
                let isLetter = span.begin == [UInt8(ascii: "'")] && language.traits.contains(.quoteIsLetter)
                if isLetter, !isOneLetter(from: inner, to: end - 1) { continue }
                add(isName(before: end) ? .name : .string, from: next, to: end)
                next = end
            } else {
                state = CodeState(span: index, depth: 1)
                let start = next
                next = inner
                goOn(span, from: start)
            }
            return true
        }
        return false
    }

    /// Whether there is one letter between two bytes, or a short name of one behind a backslash.
    private func isOneLetter(from start: Int, to end: Int) -> Bool {
        guard start < end else { return false }
        if line[start] == UInt8(ascii: "\\") { return end - start <= 12 }
        return line[start..<end].count { $0 & 0xC0 != 0x80 } == 1
    }

    /// Goes on in what is open to its end, or to the line's.
    private mutating func goOn(_ span: CodeLanguage.Span, from start: Int) {
        while next < line.count {
            if span.escapes, !span.isComment, line[next] == UInt8(ascii: "\\") {
                next = min(next + 2, line.count)
            } else if isAt(span.end, next) {
                next += span.end.count
                state.depth -= 1
                if state.depth == 0 {
                    state.span = nil
                    break
                }
            } else if span.nests, isAt(span.begin, next) {
                next += span.begin.count
                state.depth += 1
            } else {
                next += 1
            }
        }
        add(span.isComment ? .comment : .string, from: start, to: next)
    }

    /// The byte behind the end of a string that has no lines; nil if it does not end.
    private func end(of span: CodeLanguage.Span, from start: Int) -> Int? {
        var at = start
        while at < line.count {
            if span.escapes, line[at] == UInt8(ascii: "\\") {
                at += 2
            } else if isAt(span.end, at) {
                return at + span.end.count
            } else {
                at += 1
            }
        }
        return nil
    }

    // MARK: Words and numbers

    private mutating func takeNumber() {
        let start = next
        while next < line.count {
            let byte = line[next]
            let isPoint = byte == UInt8(ascii: ".") && next + 1 < line.count && Self.isDigit(line[next + 1])
            let isSign =
                (byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")) && line[next - 1] | 0x20 == 0x65
                && next + 1 < line.count && Self.isDigit(line[next + 1])
            guard Self.isDigit(byte) || byte | 0x20 &- 0x61 < 26 || byte == UInt8(ascii: "_") || isPoint || isSign
            else {
                break
            }
            next += 1
        }
        add(.number, from: start, to: next)
    }

    private mutating func takeWord(from start: Int) {
        while next < line.count, isLetter(line[next]) || Self.isDigit(line[next]) { next += 1 }
        var word = String(decoding: line[start..<next], as: UTF8.self)
        if language.traits.contains(.ignoresCase) { word = word.lowercased() }
        if isName(before: next) {
            add(.name, from: start, to: next)
        } else if language.keywords.contains(word) {
            add(.keyword, from: start, to: next)
        } else if language.values.contains(word) {
            add(.number, from: start, to: next)
        } else if language.types.contains(word) || language.traits.contains(.capitalsAreTypes) && isCapital(start) {
            add(.type, from: start, to: next)
        }
    }

    /// Takes a word behind a mark such as `@`, and `/` after `<`.
    private mutating func takeMarked(_ kind: CodeKind, from start: Int) {
        if line[start] == UInt8(ascii: "<"), next < line.count, line[next] == UInt8(ascii: "/") { next += 1 }
        let first = next
        let isBraced = line[start] == UInt8(ascii: "$") && next < line.count && line[next] == UInt8(ascii: "{")
        if isBraced, let close = line[next...].firstIndex(of: UInt8(ascii: "}")) { next = close + 1 }
        while next < line.count, isLetter(line[next]) || Self.isDigit(line[next]) { next += 1 }
        if next > first { add(kind, from: start, to: next) }
    }

    /// Whether what ends at a byte is the name of the value behind it.
    private func isName(before end: Int) -> Bool {
        guard language.traits.contains(.namesBeforeValues) else { return false }
        guard let next = line[end...].firstIndex(where: { !Self.isBlank($0) }) else { return false }
        if line[next] == UInt8(ascii: ":") { return true }
        return line[next] == UInt8(ascii: "=") && tokens.isEmpty
    }

    private func isCapital(_ at: Int) -> Bool { line[at] &- 0x41 < 26 }

    private var change: CodeKind? {
        switch line.first {
        case UInt8(ascii: "+"): .added
        case UInt8(ascii: "-"): .removed
        case UInt8(ascii: "@"): .keyword
        case UInt8(ascii: " "), UInt8(ascii: "\\"), nil: nil
        default: .comment
        }
    }

    // MARK: Bytes

    private mutating func add(_ kind: CodeKind, from start: Int, to end: Int) {
        if start < end { tokens.append(CodeToken(bytes: start..<end, kind: kind)) }
    }

    private func isAt(_ sign: [UInt8], _ at: Int) -> Bool {
        guard at + sign.count <= line.count else { return false }
        for index in sign.indices where line[at + index] != sign[index] { return false }
        return true
    }

    /// Letters of any script, and what counts as one here.
    private func isLetter(_ byte: UInt8) -> Bool {
        byte | 0x20 &- 0x61 < 26 || byte >= 0x80 || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: "-") && language.traits.contains(.dashWords)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
