// `!!! note "Title"`, `??? tip`, `=== "Tab"`, each with a block below it that is indented: what MkDocs and its kin write. To
// CommonMark the block would be code. They are read as quotes whose first row is the title, line for line.

/// Blocks of MkDocs in a part of a text.
struct Admonitions {
    /// Columns of the blocks that are open, by the place of their marks.
    private var open: [Int] = []
    private var fence: (byte: UInt8, count: Int)?
    private var blanks = 0
    private var result: [UInt8] = []
    private var isFirst = true
    /// Whether the row before was a title, whose row words of the block must not join.
    private var followsTitle = false
    /// Whether what is indented may belong to a list.
    private var isInList = false

    /// The text with such blocks as quotes; nil where there are none.
    static func asQuotes(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8]? {
        let lines = text.split(separator: newline, omittingEmptySubsequences: false)
        guard lines.contains(where: { title(of: $0.drop { $0 == space }) != nil }) else { return nil }
        var reader = Admonitions()
        reader.result.reserveCapacity(text.count + 256)
        for line in lines { reader.take(line) }
        reader.endBlanks(depth: 0)
        return reader.result
    }

    private static let newline = UInt8(ascii: "\n")
    private static let space = UInt8(ascii: " ")

    private mutating func take(_ line: Slice<UnsafeBufferPointer<UInt8>>) {
        let content = line.drop { $0 == Self.space }
        if content.isEmpty {
            blanks += 1
            return
        }
        let column = content.startIndex - line.startIndex
        while let last = open.last, column < last + 4 {
            open.removeLast()
            fence = nil
        }
        if followsTitle, blanks == 0 { result += Array("  ".utf8) }
        followsTitle = false
        endBlanks(depth: open.count)
        begin(depth: open.count)
        let inner = open.last.map { column - $0 - 4 } ?? column
        result += repeatElement(Self.space, count: inner)
        if open.isEmpty, fence == nil { isInList = Self.isItem(content) || isInList && column > 0 }
        // Indented as far as code is, it is code.
        let isCode = open.isEmpty && column >= 4 && !isInList
        if fence == nil, !isCode, let title = Self.title(of: content) {
            result += Array((title.isEmpty ? ">" : "> **\(title)**").utf8)
            open.append(column)
            followsTitle = true
            return
        }
        follow(content)
        result += content
    }

    /// Ends the row before and writes the marks of the quotes that a row stands in.
    private mutating func begin(depth: Int) {
        if !isFirst { result.append(Self.newline) }
        isFirst = false
        guard depth > 0, let first = open.first else { return }
        result += repeatElement(Self.space, count: first)
        var last = first
        for column in open.prefix(depth) {
            if column > last { result += repeatElement(Self.space, count: max(0, column - last - 4)) }
            result += Array("> ".utf8)
            last = column
        }
    }

    /// Blank rows belong to the blocks that go on behind them.
    private mutating func endBlanks(depth: Int) {
        for _ in 0..<blanks { begin(depth: depth) }
        blanks = 0
    }

    /// Fences may hold lines that look like marks.
    private mutating func follow(_ content: Slice<UnsafeBufferPointer<UInt8>>) {
        guard let mark = content.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return }
        let count = content.prefix { $0 == mark }.count
        if let open = fence {
            if open.byte == mark, count >= open.count { fence = nil }
        } else if count >= 3 {
            fence = (mark, count)
        }
    }

    /// Whether a line begins an item of a list.
    private static func isItem(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let rest = line.drop { (0x30...0x39).contains($0) }
        let marks = rest.startIndex == line.startIndex ? "-*+" : ".)"
        return rest.first.map(marks.utf8.contains) == true && rest.dropFirst().first == space
    }

    /// The title of a block that a line opens; nil for all other lines.
    private static func title(of line: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
        let marks = ["!!! ", "??? ", "???+ ", "=== \""]
        guard let first = line.first, "!?=".utf8.contains(first),
            let mark = marks.first(where: { line.starts(with: $0.utf8) })
        else { return nil }
        let words = String(decoding: line.dropFirst(mark.utf8.count), as: UTF8.self)
        let parts = words.unicodeScalars.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
            .map { Substring($0) }
        if mark.last == "\"" { return parts.count > 1 ? String(parts[0].trimmingSpaces) : nil }
        let kind = parts[0].prefix { !$0.isWhitespace }
        guard let letter = kind.first, letter.isLetter, kind.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" })
        else { return nil }
        let name = letter.uppercased() + kind.dropFirst()
        guard parts.count > 1 else { return name }
        let own = parts[1].trimmingSpaces
        return own.isEmpty || own.lowercased() == kind.lowercased() ? name : name + ": " + own
    }
}
