// From a text to its pieces. Cuts the text into parts, lets cmark-gfm parse each, and hands what cmark finds to the
// PieceBuilder. cmark keeps a table of marks in global memory, so one part is parsed at a time in the process.

internal import CCmark
internal import Synchronization

/// Reads texts.
enum DocumentReader {
    /// Bytes of a part: a millisecond or so under the lock, and when a screen is made of it.
    private static let partSize = 16 << 10
    /// A part of more bytes is not read twice, nor are the parts of a text of fewer.
    private static let keptSize = 256 << 10

    /// Reads Markdown, as many parts as make up `limit` bytes.
    static func markdown(_ source: String, upTo limit: Int) -> MarkdownDocument {
        // Of a head, only as much is looked at as may be needed to find where a block ends.
        let looked = limit < source.utf8.count / 2 ? head(of: source, bytes: 2 * limit) : source
        var document = MarkdownDocument()
        document.isComplete = looked.utf8.count == source.utf8.count
        document.parts.text = withPlainLineEnds(looked)
        document.parts.text.withBytes { read($0, upTo: limit, into: &document) }
        document.title = document.title ?? document.headings.first { !$0.text.isEmpty }?.text
        return document
    }

    /// Takes a text line by line.
    static func plain(_ source: String) -> MarkdownDocument {
        var document = MarkdownDocument()
        document.parts.isPlain = true
        document.parts.text = withPlainLineEnds(source)
        document.parts.text.withBytes { text in
            var lines = SourceLines(text)
            var part = DocumentPart(bytes: 0..<0, line: 0)
            while lines.next() != nil || part.bytes.isEmpty {
                document.sourceLines += 1
                guard lines.position - part.bytes.lowerBound >= partSize || lines.position == text.count else {
                    continue
                }
                part.bytes = part.bytes.lowerBound..<lines.position
                var builder = PieceBuilder(before: part)
                builder.addPlain(text, part)
                document.take(&builder, as: part, keeping: keeps(part, of: text))
                part = DocumentPart(bytes: lines.position..<lines.position, line: document.sourceLines)
                if lines.position == text.count { break }
            }
        }
        return document
    }

    /// Reads one part of a document again.
    static func content(of index: Int, in document: MarkdownDocument) -> PartContent {
        let part = document.parts.all[index]
        var builder = PieceBuilder(before: part)
        document.parts.text.withBytes { text in
            if document.parts.isPlain {
                builder.addPlain(text, part)
            } else {
                parse(text, part, definitions: document.parts.definitions, footnotes: [], into: &builder)
            }
        }
        return builder.content
    }

    private static func keeps(_ part: DocumentPart, of text: UnsafeBufferPointer<UInt8>) -> Bool {
        text.count <= keptSize || part.bytes.count > keptSize
    }

    /// The first bytes of a text up to the last line end among them, or, of one long line, to a whole character.
    private static func head(of source: String, bytes count: Int) -> String {
        var source = source
        return source.withUTF8 { text in
            var end = text[..<count].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? count
            while end > 0, text[end] & 0xC0 == 0x80 { end -= 1 }
            return String(decoding: text[..<end], as: UTF8.self)
        }
    }

    /// With `\n` as the only line end.
    static func withPlainLineEnds(_ text: String) -> String {
        guard text.hasByte(UInt8(ascii: "\r")) else { return text }
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count)
        var followsReturn = false
        for byte in text.utf8 {
            if byte == UInt8(ascii: "\r") {
                result.append(UInt8(ascii: "\n"))
            } else if byte != UInt8(ascii: "\n") || !followsReturn {
                result.append(byte)
            }
            followsReturn = byte == UInt8(ascii: "\r")
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func read(
        _ text: UnsafeBufferPointer<UInt8>, upTo limit: Int, into document: inout MarkdownDocument
    ) {
        let front = FrontMatter(text)
        document.title = front?.title.map(PieceBuilder.shown)
        let start = front?.bytes ?? 0
        let cut = cut(text, from: start, size: min(partSize, limit))
        document.parts.definitions = cut.definitions
        let footnotes = cut.footnotesInOrder(text)
        var slugs: Slugs? = Slugs()
        for (bytes, line) in zip(cut.parts, cut.firstLines) {
            if bytes.lowerBound - start >= limit {
                document.isComplete = false
                break
            }
            let part = document.next(DocumentPart(bytes: bytes, line: line + (front?.lines ?? 0)))
            var builder = PieceBuilder(before: part)
            // Handed over, not copied: there may be tens of thousands.
            builder.slugs = slugs.take()
            parse(text, part, definitions: cut.definitions, footnotes: footnotes, into: &builder)
            slugs = builder.slugs.take()
            document.take(&builder, as: part, keeping: cut.isIndivisible || keeps(part, of: text))
        }
        document.sourceLines = cut.lines + (front?.lines ?? 0)
    }

    /// The parts in which a text is read.
    private static func cut(_ text: UnsafeBufferPointer<UInt8>, from start: Int, size: Int) -> TextParts {
        var cut = TextParts(text, from: start, size: size)
        // Every part hears every definition: where these are many, parts are few.
        let heard = cut.definitions.reduce(0) { $0 + $1.count }
        if !cut.isIndivisible, heard > partSize { cut = TextParts(text, from: start, size: 4 * heard) }
        if cut.isIndivisible { cut.join() }
        return cut
    }

    /// Reads the parts of a text that hold some lines, each by itself: their tables are counted from 0.
    ///
    /// - Parameter numbers: Lines of the source, from 1.
    static func contents(atLines numbers: [Int], of source: String) -> [PartContent] {
        withPlainLineEnds(source).withBytes { text in
            let front = FrontMatter(text)
            let cut = cut(text, from: front?.bytes ?? 0, size: partSize)
            let footnotes = cut.footnotesInOrder(text)
            let lines = cut.firstLines.map { $0 + (front?.lines ?? 0) } + [.max]
            return cut.parts.indices.filter { index in
                numbers.contains { $0 > lines[index] && $0 <= lines[index + 1] }
            }.map { index in
                let part = DocumentPart(bytes: cut.parts[index], line: lines[index])
                var builder = PieceBuilder(before: part)
                parse(text, part, definitions: cut.definitions, footnotes: footnotes, into: &builder)
                return builder.content
            }
        }
    }

    /// One tilde strikes nothing out: it stands in `H~2~O` and in paths.
    private static let options = CMARK_OPT_FOOTNOTES | CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE

    private static func parse(
        _ text: UnsafeBufferPointer<UInt8>, _ place: DocumentPart, definitions: [Range<Int>], footnotes: [Range<Int>],
        into builder: inout PieceBuilder
    ) {
        let (part, line) = (place.bytes, place.line)
        // Definitions from the rest of the text stand around the part in their order, as the first of a name counts.
        let before = definitions.filter { $0.upperBound <= part.lowerBound }
        let after = definitions.filter { $0.lowerBound >= part.upperBound }
        let above = before.count + (before.isEmpty && footnotes.isEmpty ? 0 : 2)
        let tree = lock.withLock { _ -> Pointer? in
            func tree(_ part: Slice<UnsafeBufferPointer<UInt8>>) -> OpaquePointer? {
                guard let parser = cmark_parser_new(Self.options) else { return nil }
                defer { cmark_parser_free(parser) }
                for syntax in extensions { cmark_parser_attach_syntax_extension(parser, syntax.value) }
                // cmark drops footnotes that nothing refers to, so something does; it is left out again below. It stands
                // before the text, as what stands behind may be in a fence.
                for mark in footnotes { feed(parser, text[mark]) }
                for definition in before { feed(parser, text[definition]) }
                if !before.isEmpty || !footnotes.isEmpty { feedBlankLine(parser) }
                feed(parser, part)
                if !after.isEmpty { feedBlankLine(parser) }
                for definition in after { feed(parser, text[definition]) }
                return cmark_parser_finish(parser)
            }
            func wideTree(_ part: Slice<UnsafeBufferPointer<UInt8>>) -> Pointer? {
                guard let root = tree(part) else { return nil }
                let widths = TableWidths(root, part, skipped: above)
                if widths.missing.isEmpty { return Pointer(value: root) }
                cmark_node_free(root)
                return widths.widened(part, skipped: above).withUnsafeBufferPointer { tree($0[...]) }.map(Pointer.init)
            }
            guard let quoted = Admonitions.asQuotes(text[part]) else { return wideTree(text[part]) }
            return quoted.withUnsafeBufferPointer { wideTree($0[...]) }
        }
        guard let root = tree?.value else { return }
        defer { cmark_node_free(root) }
        // What is no definition after all is left out here; it stands in its own part.
        let isLast = after.isEmpty
        let last = isLast ? Int.max : above + 1 + text[part].count { $0 == UInt8(ascii: "\n") }
        builder.add(root, lines: (above + 1)...last, lineOffset: line - above)
    }

    /// Feeds lines that may lack the last line's end: cmark joins what it is fed.
    private static func feed(_ parser: OpaquePointer, _ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
        UnsafeBufferPointer(rebasing: bytes).withMemoryRebound(to: CChar.self) {
            cmark_parser_feed(parser, $0.baseAddress, $0.count)
        }
    }

    /// Ends what stands before, also where its last line has no end.
    private static func feedBlankLine(_ parser: OpaquePointer) {
        let lines: [CChar] = [10, 10]
        cmark_parser_feed(parser, lines, lines.count)
    }

    private static let lock = Mutex(())

    /// Something of cmark's that only one thread has at a time, or that is only read.
    private struct Pointer: @unchecked Sendable {
        let value: OpaquePointer
    }

    /// Extensions live as long as the process.
    private static let extensions: [Pointer] = {
        cmark_gfm_core_extensions_ensure_registered()
        let names = ["table", "strikethrough", "autolink", "tasklist"]
        return names.compactMap { cmark_find_syntax_extension($0).map(Pointer.init) }
    }()
}

extension MarkdownDocument {
    /// A part with what stands before it in the document.
    func next(_ part: DocumentPart) -> DocumentPart {
        var part = part
        part.piece = parts.count
        part.table = tables
        part.heading = headings.count
        part.link = links.count
        return part
    }

    /// Takes over what was read of a part.
    mutating func take(_ builder: inout PieceBuilder, as part: DocumentPart, keeping keeps: Bool) {
        var part = part
        part.piece = parts.count
        part.pieces = builder.content.pieces.count
        tables += builder.content.tables.count
        if keeps { part.kept = builder.content }
        headings += builder.headings
        links += builder.links.all
        footnotes.merge(builder.footnotes) { first, _ in first }
        if !builder.named.isEmpty { named.merge(builder.named) { first, _ in first } }
        parts.all.append(part)
    }
}

extension String {
    /// Does something with the UTF-8, which is read where it lies.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        var text = self
        return text.withUTF8(body)
    }
}
