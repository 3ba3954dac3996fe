// The words of one paragraph, heading or cell and their marks. Line ends of the source stay in the text as the two
// breaks that Span names, so that layout knows from which line a word comes.

internal import CCmark

/// The links of a part of a document, counted through the whole document.
struct LinkList {
    private(set) var all: [MarkdownLink] = []
    private let before: Int

    /// No links yet, of a part with so many links before it.
    init(before: Int) { self.before = before }

    subscript(index: Int) -> MarkdownLink? {
        all.indices.contains(index - before) ? all[index - before] : nil
    }

    /// Adds a link; its index among the document's.
    mutating func add(_ link: MarkdownLink) -> Int {
        all.append(link)
        return before + all.count - 1
    }
}

/// Collects runs of text.
struct InlineBuilder {
    /// Words that are laid out together.
    struct Part {
        var spans: [Span]
        /// The line of the source on which they begin, and how many bytes into it.
        var line: Int
        var base: Int
    }

    /// Bytes of a paragraph that are laid out together; a longer one is cut between words.
    private static let longest = 8192
    /// Around words that are struck out: the terminal library has no line through letters, so the marks stay.
    private static let strike = "~~"

    private var spans: [Span] = []
    /// The line on which it begins, and the one that has been reached.
    private var line = 0
    private var here = 0
    private var depth: [Span.Traits: Int] = [:]
    private var traits: Span.Traits = []
    private var links: [(index: Int, start: Int)] = []
    private var script: SmallLetters?

    /// Begins anew on a line of the source.
    mutating func begin(at line: Int) { self = InlineBuilder(line: line) }

    init() {}

    private init(line: Int) { (self.line, here) = (line, line) }

    mutating func enter(_ node: OpaquePointer, links all: inout LinkList) {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_TEXT: addText(Self.flowing(Self.literal(node)), &all)
        case CMARK_NODE_SOFTBREAK: endLine(Span.softBreak)
        case CMARK_NODE_LINEBREAK: endLine(Span.hardBreak)
        case CMARK_NODE_CODE: append(Self.flowing(Self.literal(node)), adding: .code)
        case CMARK_NODE_HTML_INLINE: addTag(Self.flowing(Self.literal(node)))
        case CMARK_NODE_EMPH: begin(.emphasis)
        case CMARK_NODE_STRONG: begin(.strong)
        case CMARK_NODE_LINK: beginLink(node, isImage: false, &all)
        case CMARK_NODE_IMAGE:
            beginLink(node, isImage: true, &all)
            begin(.image)
        case CMARK_NODE_FOOTNOTE_REFERENCE: addFootnote(Self.literal(node), &all)
        default:
            guard Self.isStrikethrough(node) else { return }
            begin(.strikethrough)
            append(Self.strike)
        }
    }

    mutating func exit(_ node: OpaquePointer, links all: LinkList) {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_EMPH: end(.emphasis)
        case CMARK_NODE_STRONG: end(.strong)
        case CMARK_NODE_LINK: endLink(all)
        case CMARK_NODE_IMAGE:
            endLink(all)
            end(.image)
        default:
            guard Self.isStrikethrough(node) else { return }
            append(Self.strike)
            end(.strikethrough)
        }
    }

    /// What was collected, cut where it is too long to be laid out at once, each part with its line of the source.
    mutating func finish() -> [Part] {
        defer { spans = [] }
        if spans.reduce(0, { $0 + $1.text.utf8.count }) <= Self.longest {
            return [Part(spans: spans, line: line, base: 0)]
        }
        return Self.cut(spans, at: line)
    }

    /// The words alone, breaks as spaces.
    static func plain(_ spans: [Span]) -> String {
        var result = String.UnicodeScalarView()
        for span in spans {
            for scalar in span.text.unicodeScalars {
                result.append(
                    scalar == Span.softBreak || scalar == Span.hardBreak || scalar == Span.tagBreak ? " " : scalar)
            }
        }
        return String(result)
    }
}

extension InlineBuilder {
    /// Adds text, in which `[[page]]`, `[[page#heading]]` and `[[page|words]]` are links.
    private mutating func addText(_ text: String, _ all: inout LinkList) {
        let text = script?.shown(text) ?? text
        // Inside of another link there is none.
        guard links.isEmpty, text.hasByte(UInt8(ascii: "[")) else { return append(text) }
        var rest = Substring(text)
        while let open = rest.range(of: "[["), let close = rest[open.upperBound...].range(of: "]]") {
            let inner = rest[open.upperBound..<close.lowerBound]
            let parts = inner.split(separator: "|", maxSplits: 1).map(\.trimmingSpaces)
            guard let page = parts.first, !page.isEmpty, !inner.contains("[") else {
                append(String(rest[..<open.upperBound]))
                rest = rest[open.upperBound...]
                continue
            }
            append(String(rest[..<open.lowerBound]))
            let index = all.add(MarkdownLink(destination: String(page), kind: .wiki, sourceLine: here))
            links.append((index, spans.count))
            append(String(parts.last ?? page))
            links.removeLast()
            rest = rest[close.upperBound...]
        }
        append(String(rest))
    }

    /// Adds HTML: a few tags do what they say, all others are text.
    private mutating func addTag(_ tag: String) {
        switch tag.lowercased().filter({ $0 != " " }) {
        case "<br>", "<br/>": append(String(Span.tagBreak))
        case "<kbd>": begin(.code)
        case "</kbd>": end(.code)
        case "<sub>": script = .below
        case "<sup>": script = .above
        case "</sub>" where script == .below, "</sup>" where script == .above: script = nil
        default: append(tag, adding: .html)
        }
    }

    private mutating func append(_ text: String, adding more: Span.Traits = []) {
        if text.isEmpty { return }
        let link = links.last?.index
        let traits = traits.union(more)
        if let last = spans.last, last.traits == traits, last.link == link {
            spans[spans.count - 1].text += text
        } else {
            spans.append(Span(text: text, traits: traits, link: link))
        }
    }

    private mutating func endLine(_ mark: Unicode.Scalar) {
        append(String(mark))
        here += 1
    }

    private mutating func begin(_ trait: Span.Traits) {
        depth[trait, default: 0] += 1
        traits.insert(trait)
    }

    private mutating func end(_ trait: Span.Traits) {
        let left = (depth[trait] ?? 1) - 1
        depth[trait] = left
        if left <= 0 { traits.remove(trait) }
    }

    private mutating func beginLink(_ node: OpaquePointer, isImage: Bool, _ all: inout LinkList) {
        let destination = cmark_node_get_url(node).map { String(cString: $0) } ?? ""
        // A picture inside a link leads where the link does.
        let isInner = isImage && !links.isEmpty
        let index =
            isInner
            ? links[links.count - 1].index
            : all.add(MarkdownLink(destination: destination, kind: isImage ? .image : .address, sourceLine: here))
        links.append((index, spans.count))
        // A link's words are a run of their own, even beside another run of the same kind.
        spans.append(Span(text: "", traits: traits, link: links.last?.index))
    }

    /// A link without words shows where it leads: it could not be found otherwise.
    private mutating func endLink(_ all: LinkList) {
        guard let open = links.last else { return }
        let words = spans[open.start...].contains { !$0.text.isEmpty }
        if !words, let link = all[open.index] { append(Self.flowing(link.destination)) }
        links.removeLast()
    }

    private mutating func addFootnote(_ number: String, _ all: inout LinkList) {
        let index = all.add(MarkdownLink(destination: "#fn-\(number)", sourceLine: here))
        links.append((index, spans.count))
        append("[\(number)]", adding: .footnote)
        links.removeLast()
    }

    private static func cut(_ spans: [Span], at line: Int) -> [Part] {
        var parts: [Part] = []
        var current = Part(spans: [], line: line, base: 0)
        var size = 0
        var next = (line: line, base: 0)
        for span in spans {
            var rest = Substring(span.text)
            while !rest.isEmpty {
                let end = size + rest.utf8.count <= longest ? rest.endIndex : Self.end(of: rest, within: longest - size)
                let head = rest[..<end]
                current.spans.append(Span(text: String(head), traits: span.traits, link: span.link))
                size += head.utf8.count
                for byte in head.utf8 {
                    next = byte == 10 || byte == 13 ? (next.line + 1, 0) : (next.line, next.base + 1)
                }
                rest = rest[end...]
                if rest.isEmpty { break }
                parts.append(current)
                current = Part(spans: [], line: next.line, base: next.base)
                size = 0
            }
        }
        return current.spans.isEmpty ? parts : parts + [current]
    }

    /// Where to cut: behind the last blank that fits, else behind the last whole scalar, of which one always counts.
    private static func end(of text: Substring, within limit: Int) -> Substring.Index {
        var end = text.unicodeScalars.index(after: text.startIndex)
        var blank: Substring.Index?
        var size = 0
        for index in text.unicodeScalars.indices {
            let scalar = text.unicodeScalars[index]
            size += UTF8.width(scalar)
            if size > limit { break }
            end = text.unicodeScalars.index(after: index)
            if scalar == " " || scalar == Span.softBreak || scalar == Span.hardBreak { blank = end }
        }
        return blank ?? end
    }

    /// Text in which only breaks of our own are control characters: entities may stand for any.
    private static func flowing(_ text: String) -> String {
        guard text.hasControls else { return text }
        return String(decoding: text.utf8.map { $0 == 9 || $0 == 10 || $0 == 13 ? 32 : $0 }, as: UTF8.self)
    }

    private static func literal(_ node: OpaquePointer) -> String {
        cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    }

    private static func isStrikethrough(_ node: OpaquePointer) -> Bool {
        cmark_node_get_type_string(node).map { String(cString: $0) == "strikethrough" } ?? false
    }
}
