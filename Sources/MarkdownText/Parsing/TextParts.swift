// Cuts a long text where blocks certainly end, so that it can be parsed in parts: the first screen needs only the
// first, and no lock is held for long. Knows just enough of Markdown not to cut inside fences and raw HTML.

/// Parts of a Markdown text and what they share.
struct TextParts {
    /// The bytes of each part; together they are the whole text.
    var parts: [Range<Int>] = []
    /// Lines before each part.
    var firstLines: [Int] = []
    /// Lines that define links for all parts.
    var definitions: [Range<Int>] = []
    /// The marks `[^name]` of the footnotes that are defined; with any, only a text parsed in one go comes out right.
    var footnotes: [Range<Int>] = []
    /// Whether the text has to be parsed in one go.
    var isIndivisible = false
    /// Lines in all.
    var lines = 0

    private var fence: (byte: UInt8, count: Int)?
    private var rawEnd: String?
    /// Whether what is open began in a quote, and so ends with it.
    private var isQuoted = false

    /// Cuts a text into parts of at least `size` bytes each.
    init(_ text: UnsafeBufferPointer<UInt8>, from start: Int, size: Int) {
        var reader = SourceLines(UnsafeBufferPointer(rebasing: text[start...]))
        var partStart = start
        var partLine = 0
        var followsBlank = true
        while let relative = reader.next() {
            let line = (relative.lowerBound + start)..<(relative.upperBound + start)
            if line.lowerBound - partStart >= size, followsBlank, fence == nil, rawEnd == nil,
                Self.beginsBlock(text[line])
            {
                close(partStart..<line.lowerBound, at: partLine)
                partStart = line.lowerBound
                partLine = lines
            }
            look(at: text[line])
            note(line, in: text)
            followsBlank = text[line].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            lines += 1
        }
        if partStart < text.count || parts.isEmpty { close(partStart..<text.count, at: partLine) }
    }

    /// Makes one part of all.
    mutating func join() {
        guard let first = parts.first, let last = parts.last else { return }
        parts = [first.lowerBound..<last.upperBound]
        firstLines = [0]
        definitions = []
    }

    /// The footnotes' marks in the order in which the text refers to them, then those that it does not.
    func footnotesInOrder(_ text: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        if footnotes.isEmpty { return [] }
        var left: [String: Range<Int>] = [:]
        for mark in footnotes { left[String(decoding: text[mark], as: UTF8.self)] = mark }
        let definitions = Set(footnotes.map(\.lowerBound))
        var result: [Range<Int>] = []
        // Not in the front matter, which is no part of the text.
        var at = parts.first?.lowerBound ?? 0
        while let open = text[at...].firstIndex(of: UInt8(ascii: "[")), !left.isEmpty {
            at = open + 1
            guard at < text.count, text[at] == UInt8(ascii: "^"), !definitions.contains(open),
                let close = text[at...].prefix(1000).firstIndex(of: UInt8(ascii: "]"))
            else { continue }
            if let mark = left.removeValue(forKey: String(decoding: text[open...close], as: UTF8.self)) {
                result.append(mark)
            }
        }
        return result + left.values.sorted { $0.lowerBound < $1.lowerBound }
    }

    private mutating func close(_ part: Range<Int>, at line: Int) {
        parts.append(part)
        firstLines.append(line)
    }

    /// A line at the left edge that begins with a letter or `#`: after a blank line nothing before it goes on.
    private static func beginsBlock(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let first = line.first else { return false }
        return first == UInt8(ascii: "#") || first >= 0x80 || (first | 0x20 >= 0x61 && first | 0x20 <= 0x7A)
    }

    /// Follows fences and raw HTML, which may hold blank lines.
    private mutating func look(at line: Slice<UnsafeBufferPointer<UInt8>>) {
        let isQuote = line.first { $0 != UInt8(ascii: " ") } == UInt8(ascii: ">")
        if isQuoted, !isQuote { (fence, rawEnd, isQuoted) = (nil, nil, false) }
        if fence == nil, rawEnd == nil { isQuoted = isQuote }
        if let end = rawEnd {
            if Self.contains(line, end) { rawEnd = nil }
            return
        }
        guard let first = line.firstIndex(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ">") }) else { return }
        let rest = line[first...]
        let mark = line[first]
        if mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") {
            let count = rest.prefix { $0 == mark }.count
            if let open = fence {
                let isBare = rest.dropFirst(count).allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
                if open.byte == mark, count >= open.count, isBare { fence = nil }
            } else if count >= 3, mark == UInt8(ascii: "~") || !rest.dropFirst(count).contains(mark) {
                fence = (mark, count)
            }
        } else if mark == UInt8(ascii: "<"), fence == nil {
            for (start, end) in Self.raw where Self.starts(rest, start) {
                if !Self.contains(rest.dropFirst(start.utf8.count), end) { rawEnd = end }
                return
            }
        }
    }

    /// HTML that ends at a mark and not at a blank line.
    private static let raw = [
        ("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"), ("<script", "</script>"), ("<pre", "</pre>"),
        ("<style", "</style>"), ("<textarea", "</textarea>"), ("<!", ">"),
    ]

    private mutating func note(_ line: Range<Int>, in text: UnsafeBufferPointer<UInt8>) {
        guard let first = text[line].firstIndex(where: { $0 != UInt8(ascii: " ") }), first - line.lowerBound < 4,
            text[first] == UInt8(ascii: "["), Self.contains(text[line], "]:")
        else { return }
        if first + 1 < line.upperBound, text[first + 1] == UInt8(ascii: "^") {
            guard let close = text[line].firstIndex(of: UInt8(ascii: "]")) else { return }
            footnotes.append(first..<(close + 1))
            isIndivisible = true
        } else if fence == nil, rawEnd == nil {
            // With its line end, so that definitions can be strung together.
            if line.upperBound < text.count { definitions.append(line.lowerBound..<(line.upperBound + 1)) }
        }
    }

    private static func starts(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ text: String) -> Bool {
        // Letters in either case: bit 0x20 is all they differ in.
        bytes.count >= text.utf8.count && zip(bytes, text.utf8).allSatisfy { $0 | 0x20 == $1 | 0x20 }
    }

    private static func contains(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ text: String) -> Bool {
        guard let mark = text.utf8.first else { return true }
        var rest = bytes
        while let index = rest.firstIndex(of: mark) {
            if starts(rest[index...], text) { return true }
            rest = rest[(index + 1)...]
        }
        return false
    }
}
