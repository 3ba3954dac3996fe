// Makes pieces of what cmark finds, in one pass and without recursion: a text may nest as deep as it likes. Words and
// their marks are InlineBuilder's; this is about blocks, what they stand in, and the blank rows between them.

internal import CCmark
internal import TerminalScreen

/// Collects the pieces of a part of a document in order.
struct PieceBuilder {
    /// What was found.
    private(set) var content = PartContent()
    private(set) var headings: [Heading] = []
    var links: LinkList
    /// Pieces that footnote links lead to, by anchor.
    private(set) var footnotes: [String: Int] = [:]
    /// Pieces with a tag that names its place, by that name.
    private(set) var named: [String: Int] = [:]
    /// The anchors so far; nil where they are known from before.
    var slugs: Slugs?
    /// The part that is read.
    private let part: DocumentPart

    /// A list that is being read.
    private struct List {
        var isOrdered: Bool
        var isTight: Bool
        var number: Int
        var digits: Int
    }

    /// Containers that are drawn; deeper ones are as if they were not there.
    private static let deepest = 64
    private var indents: [Indent] = []
    private var undrawn = 0
    private var isTight: [Bool] = []
    private var lists: [List] = []
    private var shared = 0
    private var hasGap = false
    private var footnote = 0
    private var table: Table?
    private var tableLines: [Int] = []
    private var inline = InlineBuilder()
    private var lineOffset = 0
    /// Names in the lines that are being added.
    private var waiting: ArraySlice<PlaceNames.Place> = []

    /// A builder for a part of a document.
    init(before part: DocumentPart) {
        self.part = part
        links = LinkList(before: part.link)
        // Every part begins with a block at the edge, and every one but the first below another.
        hasGap = part.piece > 0
    }

    /// Adds the blocks of a parsed text that begin on certain lines of it.
    ///
    /// - Parameter lineOffset: Added to the parsed text's lines to give the source's.
    mutating func add(_ root: OpaquePointer, lines: ClosedRange<Int>, lineOffset: Int) {
        self.lineOffset = lineOffset
        var child = cmark_node_first_child(root)
        while let block = child {
            child = cmark_node_next(block)
            if lines.contains(Self.line(of: block)) { add(block) }
        }
    }

    /// Adds the lines of a part of a plain text.
    mutating func addPlain(_ text: UnsafeBufferPointer<UInt8>, _ part: DocumentPart) {
        hasGap = false
        addVerbatim(String(decoding: text[part.bytes], as: UTF8.self), .plain, at: part.line + 1)
    }

    /// Text from outside as one line that can be shown.
    static func shown(_ text: String) -> String {
        if isShownAsItIs(text) { return text }
        let words = text.split { $0.isWhitespace }.joined(separator: " ")
        return TextMeasure.standard.safe(words)
    }

    /// Whether a text is words of ASCII with one space between them, as most are.
    private static func isShownAsItIs(_ text: String) -> Bool {
        var last = UInt8(ascii: " ")
        for byte in text.utf8 {
            guard byte &- 0x20 < 0x5F, byte != last || byte != UInt8(ascii: " ") else { return false }
            last = byte
        }
        return last != UInt8(ascii: " ")
    }

    private mutating func add(_ block: OpaquePointer) {
        guard let iterator = cmark_iter_new(block) else { return }
        defer { cmark_iter_free(iterator) }
        while true {
            let event = cmark_iter_next(iterator)
            guard event == CMARK_EVENT_ENTER || event == CMARK_EVENT_EXIT else { return }
            guard let node = cmark_iter_get_node(iterator) else { continue }
            let line = Self.line(of: node) + lineOffset
            if event == CMARK_EVENT_ENTER { enter(node, at: line) } else { exit(node, at: line) }
        }
    }

    private mutating func enter(_ node: OpaquePointer, at line: Int) {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_BLOCK_QUOTE: push(.quote, isTight: false)
        case CMARK_NODE_LIST: lists.append(Self.list(node))
        case CMARK_NODE_ITEM: pushItem(Self.task(node))
        case CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING: inline.begin(at: line)
        case CMARK_NODE_CODE_BLOCK:
            let info = cmark_node_get_fence_info(node).map { String(cString: $0) } ?? ""
            let text = Self.literal(node)
            // The lines of a fenced block begin below its fence; where it has none, the next block may begin there.
            let first = line + (Self.isFenced(node) && !text.isEmpty ? 1 : 0)
            addVerbatim(text, .code(CodeLines(info: Self.shown(info), block: first)), at: first)
            endBlock()
        case CMARK_NODE_HTML_BLOCK:
            let html = Self.literal(node)
            waiting = PlaceNames.all(in: html)[...]
            addVerbatim(html, .html, at: line)
            endBlock()
        case CMARK_NODE_THEMATIC_BREAK:
            emit(.rule, at: line)
            endBlock()
        case CMARK_NODE_FOOTNOTE_DEFINITION:
            footnote += 1
            footnotes["fn-\(footnote)"] = part.piece + content.pieces.count
            push(.item(.footnote(footnote)), isTight: false)
        case let type where type.rawValue & UInt32(CMARK_NODE_TYPE_MASK) == UInt32(CMARK_NODE_TYPE_INLINE):
            inline.enter(node, links: &links)
        default: enterExtension(node, at: line)
        }
    }

    private mutating func enterExtension(_ node: OpaquePointer, at line: Int) {
        switch Self.name(node) {
        case "table": table = Table(alignments: Self.alignments(node), rows: [])
        case "table_header", "table_row":
            table?.rows.append([])
            tableLines.append(line)
        case "table_cell": inline.begin(at: tableLines.last ?? line)
        default: break
        }
    }

    private mutating func exit(_ node: OpaquePointer, at line: Int) {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_FOOTNOTE_DEFINITION:
            addWayBack(at: line)
            popDrawn(at: line)
        case CMARK_NODE_BLOCK_QUOTE, CMARK_NODE_ITEM: popDrawn(at: line)
        case CMARK_NODE_LIST:
            lists.removeLast()
            endBlock()
        case CMARK_NODE_PARAGRAPH:
            for part in inline.finish() {
                let opensQuote = indents.last == .quote && shared < indents.count
                let spans = opensQuote ? Alert.shown(part.spans) : part.spans
                place(part.names)
                emit(.paragraph(spans), at: part.line, base: part.base)
            }
            endBlock()
        case CMARK_NODE_HEADING:
            addHeading(level: Int(cmark_node_get_heading_level(node)))
            endBlock()
        case let type where type.rawValue & UInt32(CMARK_NODE_TYPE_MASK) == UInt32(CMARK_NODE_TYPE_INLINE):
            inline.exit(node, links: links)
        default: exitExtension(node)
        }
    }

    private mutating func exitExtension(_ node: OpaquePointer) {
        switch Self.name(node) {
        case "table_cell":
            guard var table, !table.rows.isEmpty else { return }
            self.table = nil
            let parts = inline.finish()
            let row = table.rows.count - 1
            // The rows' pieces are made when the table ends.
            for part in parts { place(part.names, ahead: row) }
            table.rows[row].append(parts.flatMap(\.spans))
            self.table = table
        case "table": addTable(endingAt: Int(cmark_node_get_end_line(node)) + lineOffset)
        default: break
        }
    }
}

extension PieceBuilder {
    private mutating func addHeading(level: Int) {
        var parts = inline.finish()
        let own = parts.isEmpty ? nil : HeadingAttributes.take(from: &parts[parts.count - 1].spans)
        let text = Self.words(of: parts)
        let index = part.heading + headings.count
        let anchor = slugs?.anchor(for: text, given: own) ?? ""
        headings.append(
            Heading(
                level: level, text: Self.shown(text), anchor: anchor, sourceLine: parts.first?.line ?? 0,
                piece: part.piece + content.pieces.count))
        for part in parts {
            place(part.names)
            emit(.heading(part.spans, level: level, index: index), at: part.line, base: part.base)
        }
    }

    /// The words of a heading, without tags: neither contents nor links know those, unless nothing else is there.
    private static func words(of parts: [InlineBuilder.Part]) -> String {
        let spans = parts.flatMap(\.spans)
        let words = InlineBuilder.plain(spans.filter { !$0.traits.contains(.html) })
        return words.utf8.allSatisfy { $0 == UInt8(ascii: " ") } ? InlineBuilder.plain(spans) : words
    }

    /// Ends a footnote with a link to the first place that refers to it.
    private mutating func addWayBack(at line: Int) {
        guard links.all.contains(where: { $0.destination == "#fn-\(footnote)" }) else { return }
        let index = links.add(MarkdownLink(destination: "#fnref-\(footnote)", sourceLine: line))
        let sign = Span(text: Span.back, traits: .footnote, link: index)
        if case .paragraph(let spans) = content.pieces.last?.leaf, !spans.isEmpty {
            content.pieces[content.pieces.count - 1].leaf = .paragraph(spans + [Span(text: " "), sign])
        } else {
            emit(.paragraph([sign]), at: line)
        }
    }

    private mutating func addTable(endingAt end: Int) {
        guard var table else { return }
        let columns = table.alignments.count
        for row in table.rows.indices {
            let missing = columns - table.rows[row].count
            if missing > 0 { table.rows[row] += Array(repeating: [], count: missing) }
        }
        let index = part.table + content.tables.count
        // Of a head with words above it cmark tells those words' line; it stands two above the first row.
        if tableLines.count > 1 {
            tableLines[0] = tableLines[1] - 2
        } else if !tableLines.isEmpty {
            tableLines[0] = end - 1
        }
        for (row, line) in zip(table.rows.indices, tableLines) { emit(.row(row, of: index), at: line) }
        content.tables.append(table)
        self.table = nil
        tableLines = []
        endBlock()
    }

    /// Adds lines in pieces of a bounded size.
    private mutating func addVerbatim(_ text: String, _ kind: Piece.Verbatim, at line: Int) {
        var text = text
        var kind = kind
        text.withUTF8 { bytes in
            var lines = SourceLines(bytes)
            var count = 0
            var start = 0
            var first = line
            while let range = lines.next() {
                count += 1
                guard lines.position - start > 4096 || line + count - first >= 32 else { continue }
                addChunks(bytes, start..<range.upperBound, kind, at: first)
                kind = Self.following(kind, bytes, start..<range.upperBound)
                start = lines.position
                first = line + count
            }
            if start < bytes.count || count == 0 {
                let end = bytes.last == UInt8(ascii: "\n") ? bytes.count - 1 : bytes.count
                addChunks(bytes, start..<max(start, end), kind, at: first)
            }
        }
    }

    /// What the lines behind some lines are: of code, with what is open there.
    private static func following(
        _ kind: Piece.Verbatim, _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
    ) -> Piece.Verbatim {
        guard case .code(var code) = kind else { return kind }
        code.isFirst = false
        if let state = code.state, let language = CodeLanguage.named(code.info) {
            var scanner = CodeScanner(language, state: state)
            var lines = SourceLines(UnsafeBufferPointer(rebasing: bytes[range]))
            while let line = lines.next() {
                let line = line.lowerBound + range.lowerBound..<line.upperBound + range.lowerBound
                _ = scanner.tokens(of: UnsafeBufferPointer(rebasing: bytes[line]))
            }
            code.state = scanner.state
        }
        return .code(code)
    }

    /// One piece, or several where a line is so long that it is cut within.
    private mutating func addChunks(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ kind: Piece.Verbatim, at line: Int
    ) {
        var start = range.lowerBound
        var kind = kind
        if range.count > 8192, case .code(var code) = kind {
            code.state = nil
            kind = .code(code)
        }
        repeat {
            let end = Self.end(of: bytes, start..<range.upperBound)
            while let next = waiting.first, next.byte < end {
                place([next.name])
                waiting.removeFirst()
            }
            emit(
                .verbatim(String(decoding: bytes[start..<end], as: UTF8.self), kind), at: line,
                base: start - range.lowerBound)
            if case .code(var code) = kind, code.isFirst {
                code.isFirst = false
                kind = .code(code)
            }
            start = end
        } while start < range.upperBound
    }

    /// Where a long line is cut: behind a blank, where there is one not too far from the limit, else not inside a
    /// character's bytes.
    private static func end(of bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
        var end = range.lowerBound + InlineBuilder.longest
        guard end < range.upperBound else { return range.upperBound }
        let near = bytes[end - InlineBuilder.longest / 2..<end]
        if let blank = near.lastIndex(where: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) {
            return blank + 1
        }
        while end > range.lowerBound + 1, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return end
    }

    /// Gives names to a piece: the next one, or one of those behind it.
    private mutating func place(_ names: [String], ahead: Int = 0) {
        for name in names where named[name] == nil { named[name] = part.piece + content.pieces.count + ahead }
    }

    private mutating func emit(_ leaf: Piece.Leaf, at line: Int, base: Int = 0) {
        let isFirst = part.piece == 0 && content.pieces.isEmpty
        content.pieces.append(
            Piece(
                indents: indents, shared: shared, hasGap: hasGap && !isFirst, line: max(1, line), base: base,
                leaf: leaf))
        shared = indents.count
        hasGap = false
    }

    /// After a block comes a blank row, except in a list whose items stand close.
    private mutating func endBlock() { hasGap = !(isTight.last ?? false) }

    private mutating func pushItem(_ mark: Indent.Mark?) {
        let level = lists.count { !$0.isOrdered }
        guard !lists.isEmpty else { return push(.item(mark ?? .bullet(level: 1)), isTight: false) }
        let list = lists[lists.count - 1]
        lists[lists.count - 1].number += 1
        let usual: Indent.Mark = list.isOrdered ? .number(list.number, digits: list.digits) : .bullet(level: level)
        push(.item(mark ?? usual), isTight: list.isTight)
    }

    private mutating func push(_ indent: Indent, isTight: Bool) {
        self.isTight.append(isTight)
        if indents.count < Self.deepest { indents.append(indent) } else { undrawn += 1 }
    }

    /// Leaves a quote, an item or a footnote; one that had nothing in it still shows its mark.
    private mutating func popDrawn(at line: Int) {
        let wasTight = isTight.last ?? false
        if undrawn > 0 {
            undrawn -= 1
        } else if !indents.isEmpty {
            if shared < indents.count { emit(.paragraph([]), at: line) }
            indents.removeLast()
            shared = min(shared, indents.count)
        }
        isTight.removeLast()
        hasGap = !wasTight
    }

    /// The line on which a node begins.
    private static func line(of node: OpaquePointer) -> Int {
        let line = cmark_node_get_start_line(node)
        // Words right above a table come without a line; the table is then given theirs.
        guard line == 0, let next = cmark_node_next(node) else { return Int(line) }
        return Int(cmark_node_get_start_line(next))
    }

    private static func list(_ node: OpaquePointer) -> List {
        var count = 0
        var item = cmark_node_first_child(node)
        while let current = item {
            count += 1
            item = cmark_node_next(current)
        }
        let start = Int(cmark_node_get_list_start(node))
        return List(
            isOrdered: cmark_node_get_list_type(node) == CMARK_ORDERED_LIST,
            isTight: cmark_node_get_list_tight(node) != 0,
            number: start, digits: String(start + max(0, count - 1)).count)
    }
}
