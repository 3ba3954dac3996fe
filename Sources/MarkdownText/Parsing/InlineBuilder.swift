// The words of one paragraph, heading or cell and their marks. Line ends of the source stay in the text as the two
// breaks that Span names, so that layout knows from which line a word comes.

internal import CCmark
internal import TerminalScreen

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
        /// The names that tags give to places in it.
        var names: [String] = []
    }

    /// Bytes of a paragraph, or of a line, that are laid out together; a longer one is cut between words.
    static let longest = 8192
    /// Around words that are struck out: the terminal library has no line through letters, so the marks stay.
    private static let strike = "~~"

    private var spans: [Span] = []
    /// Bytes of their text.
    private var size = 0
    /// The line on which it begins, and the one that has been reached.
    private var line = 0
    private var here = 0
    private var depth: [Span.Traits: Int] = [:]
    private var traits: Span.Traits = []
    private var links: [(index: Int, start: Int)] = []
    /// Letters that are set higher or lower: which, and the run and the byte of it with which they begin.
    private var script: (letters: SmallLetters, span: Int, byte: Int)?
    /// Places that have a name, by the bytes before them.
    private var named: [PlaceNames.Place] = []

    /// Begins anew on a line of the source.
    mutating func begin(at line: Int) { self = InlineBuilder(line: line) }

    init() {}

    private init(line: Int) { (self.line, here) = (line, line) }

    mutating func enter(_ node: OpaquePointer, links all: inout LinkList) {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_TEXT: addText(Self.flowing(PieceBuilder.literal(node)), &all)
        case CMARK_NODE_SOFTBREAK: endLine(Span.softBreak)
        case CMARK_NODE_LINEBREAK: endLine(Span.hardBreak)
        case CMARK_NODE_CODE: append(Self.flowing(PieceBuilder.literal(node)), adding: .code)
        case CMARK_NODE_HTML_INLINE: addTag(Self.flowing(PieceBuilder.literal(node)))
        case CMARK_NODE_EMPH: begin(.emphasis)
        case CMARK_NODE_STRONG: begin(.strong)
        case CMARK_NODE_LINK: beginLink(node, isImage: false, &all)
        case CMARK_NODE_IMAGE:
            beginLink(node, isImage: true, &all)
            begin(.image)
        case CMARK_NODE_FOOTNOTE_REFERENCE: addFootnote(PieceBuilder.literal(node), &all)
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
        endScript()
        defer { (spans, size, named) = ([], 0, []) }
        if size <= Self.longest {
            return [Part(spans: spans, line: line, base: 0, names: named.map(\.name))]
        }
        var parts = Self.cut(spans, at: line)
        if !named.isEmpty { Self.hand(named, to: &parts) }
        return parts
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
        // Inside of another link there is none.
        guard links.isEmpty else { return append(Self.pageWords(text)) }
        guard text.hasByte(UInt8(ascii: "[")) else { return append(text) }
        var rest = Substring(text)
        while let open = rest.range(of: "[["), let close = rest[open.upperBound...].range(of: "]]") {
            let inner = rest[open.upperBound..<close.lowerBound]
            let parts = inner.unicodeScalars.split(separator: "|", maxSplits: 1).map { Substring($0).trimmingSpaces }
            guard let page = parts.first, !page.isEmpty, !inner.utf8.contains(UInt8(ascii: "[")) else {
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

    /// What DocC's link `<doc:Page#A-Heading>` says: the heading's words, or the page's name; of others the text.
    private static func pageWords(_ text: String) -> String {
        guard let name = text.rest(after: "doc:")?.parts(between: "#").last else { return text }
        let words = name.parts(between: "/").last ?? name
        return text.hasByte(UInt8(ascii: "#")) ? words.parts(between: "-").joined(separator: " ") : String(words)
    }

    /// Adds HTML: a few tags do what they say, all others are text.
    private mutating func addTag(_ tag: String) {
        switch tag.lowercased().filter({ $0 != " " }) {
        case "<br>", "<br/>": append(String(Span.tagBreak))
        case "<kbd>": begin(.code)
        case "</kbd>": end(.code)
        case "<sub>": beginScript(.below)
        case "<sup>": beginScript(.above)
        case "</sub>" where script?.letters == .below, "</sup>" where script?.letters == .above: endScript()
        default:
            for place in PlaceNames.all(in: tag) { named.append(PlaceNames.Place(name: place.name, byte: size)) }
            append(tag, adding: .html)
        }
    }

    private mutating func beginScript(_ letters: SmallLetters) {
        endScript()
        script = (letters, max(0, spans.count - 1), spans.last?.text.utf8.count ?? 0)
    }

    /// Sets what stands since `<sub>` or `<sup>` lower or higher: only the whole shows whether there are letters for it.
    private mutating func endScript() {
        guard let open = script else { return }
        script = nil
        let kept: Span.Traits = [.html, .image, .footnote]
        let indices = spans.indices.dropFirst(open.span).filter { spans[$0].traits.isDisjoint(with: kept) }
        func start(_ index: Int) -> String.Index {
            let text = spans[index].text
            return text.utf8.index(text.startIndex, offsetBy: index == open.span ? open.byte : 0)
        }
        let runs = indices.map { String(spans[$0].text[start($0)...]) }
        for (index, shown) in zip(indices, open.letters.shown(runs)) {
            let old = start(index)...
            size += shown.utf8.count - spans[index].text[old].utf8.count
            spans[index].text.replaceSubrange(old, with: shown)
        }
    }

    private mutating func append(_ text: String, adding more: Span.Traits = []) {
        if text.isEmpty { return }
        size += text.utf8.count
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

    /// Gives names to the parts that hold their tags.
    private static func hand(_ named: [PlaceNames.Place], to parts: inout [Part]) {
        var rest = named[...]
        var end = 0
        for index in parts.indices {
            end += parts[index].spans.reduce(0) { $0 + $1.text.utf8.count }
            while let place = rest.first, place.byte < end || index == parts.count - 1 {
                parts[index].names.append(place.name)
                rest.removeFirst()
            }
        }
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

    private static func isStrikethrough(_ node: OpaquePointer) -> Bool {
        cmark_node_get_type_string(node).map { String(cString: $0) == "strikethrough" } ?? false
    }
}
