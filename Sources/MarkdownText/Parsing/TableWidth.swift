// Rows of a table with more cells than its head. GitHub's rules leave the rest out, and so does cmark; but no word of the
// source may be lost. So such a table is given a wider head, and the text is parsed again.

internal import CCmark

/// How many columns tables lack, by the line of their head.
struct TableWidths {
    /// The most columns that are added: a line of bars alone must not make a page of empty cells.
    ///
    /// What stands in cells beyond them stands in the last one, with its bars.
    private static let most = 64

    /// The columns that are lacking, by the head's line in the parsed text, from 1.
    private(set) var missing: [Int: Int] = [:]
    /// How many cells a row may have that has more than that, by its line.
    private var limits: [Int: Int] = [:]

    /// Looks at the tables of a parsed text.
    ///
    /// - Parameters:
    ///   - root: The parsed text.
    ///   - text: The bytes of it that may be changed.
    ///   - skipped: Lines of the parsed text before those.
    init(_ root: OpaquePointer, _ text: Slice<UnsafeBufferPointer<UInt8>>, skipped: Int) {
        guard UnsafeBufferPointer(rebasing: text).hasByte(UInt8(ascii: "|")), let iterator = cmark_iter_new(root) else {
            return
        }
        defer { cmark_iter_free(iterator) }
        var lines: [Slice<UnsafeBufferPointer<UInt8>>]?
        while true {
            let event = cmark_iter_next(iterator)
            if event == CMARK_EVENT_DONE { return }
            guard event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(iterator),
                PieceBuilder.name(node) == "table"
            else { continue }
            let all = lines ?? text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            lines = all
            look(at: node, all, skipped)
        }
    }

    private mutating func look(at table: OpaquePointer, _ lines: [Slice<UnsafeBufferPointer<UInt8>>], _ skipped: Int) {
        let columns = Int(cmark_gfm_extensions_get_table_columns(table))
        // Words above a table count as its beginning; its head stands two lines above the first row.
        guard let row = cmark_node_first_child(table).flatMap({ cmark_node_next($0) }) else { return }
        let first = Int(cmark_node_get_start_line(row))
        let last = Int(cmark_node_get_end_line(table))
        let index = first - skipped - 1
        guard index >= 2, first <= last, last - skipped <= lines.count else { return }
        var widest = 0
        for line in index...(last - skipped - 1) {
            let cells = Self.cells(of: lines[line])
            widest = max(widest, cells)
            if cells > columns + Self.most { limits[line + skipped + 1] = columns + Self.most }
        }
        if widest > columns { missing[first - 2] = min(widest - columns, Self.most) }
    }

    /// How many cells a line has.
    static func cells(of line: some BidirectionalCollection<UInt8>) -> Int {
        let line = trimmed(line)
        guard !line.isEmpty else { return 0 }
        let inner = line.dropFirst(line.first == UInt8(ascii: "|") ? 1 : 0).dropLast(endsWithBar(line) ? 1 : 0)
        return bars(in: inner).count + 1
    }

    /// Where bars stand in a line; an escaped one is a letter.
    static func bars<Line: Collection<UInt8>>(in line: Line) -> [Line.Index] {
        var found: [Line.Index] = []
        var isEscaped = false
        var index = line.startIndex
        while index != line.endIndex {
            let byte = line[index]
            if byte == UInt8(ascii: "|"), !isEscaped { found.append(index) }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
            line.formIndex(after: &index)
        }
        return found
    }

    /// A text whose tables have the columns that they lack.
    func widened(_ text: Slice<UnsafeBufferPointer<UInt8>>, skipped: Int) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count + 256)
        for (index, line) in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            if index > 0 { result.append(UInt8(ascii: "\n")) }
            let number = index + skipped + 1
            let (head, marks) = (missing[number], missing[number - 1])
            guard let count = head ?? marks else {
                if let limit = limits[number] { Self.add(line, limit: limit, to: &result) } else { result += line }
                continue
            }
            var end = line.endIndex
            while end > line.startIndex, line[end - 1] == 0x20 || line[end - 1] == 0x09 { end -= 1 }
            result += line[..<end]
            if !Self.endsWithBar(line[..<end]) { result.append(UInt8(ascii: "|")) }
            for _ in 0..<count { result += Array((head == nil ? "-|" : " |").utf8) }
        }
        return result
    }

    /// Adds a row whose last cell that may be has the rest in it: bars there are letters.
    ///
    /// Empty cells say nothing.
    private static func add(_ line: Slice<UnsafeBufferPointer<UInt8>>, limit: Int, to result: inout [UInt8]) {
        let row = trimmed(line)
        let rest = bars(in: row).dropFirst(limit - (row.first == UInt8(ascii: "|") ? 1 : 2))
        guard let first = rest.first else { return }
        result += line[...first]
        var isFirst = true
        for (bar, next) in zip(rest, rest.dropFirst() + [row.endIndex]) {
            let cell = row[(bar + 1)..<next]
            if cell.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { continue }
            if !isFirst { result += Array("\\|".utf8) }
            isFirst = false
            result += cell
        }
    }

    /// Without blanks, and the marks of quotes, around it.
    private static func trimmed<Line: BidirectionalCollection<UInt8>>(_ line: Line) -> Line.SubSequence {
        var line = line.drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ">") }
        while let last = line.last, last == 0x20 || last == 0x09 { line = line.dropLast() }
        return line
    }

    private static func endsWithBar(_ line: some BidirectionalCollection<UInt8>) -> Bool {
        guard line.last == UInt8(ascii: "|") else { return false }
        let escapes = line.dropLast().reversed().prefix { $0 == UInt8(ascii: "\\") }.count
        return escapes % 2 == 0
    }
}
