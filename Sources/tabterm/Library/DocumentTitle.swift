// The title that a document bears in its first lines: front matter, the first heading, or the name line of a man page.
// A title is needed for thousands of files whose text nobody reads today, so only lines are looked at here; MarkdownText
// parses whole documents.
import MarkdownText
import TerminalScreen

/// Titles out of the heads of documents.
enum DocumentTitle {
    /// How many bytes of a document are looked at.
    static let headSize = 4096
    /// The most characters of a title that are kept.
    private static let limit = 200

    /// The title that the first lines give, or nil.
    static func title(in head: some Collection<UInt8>, kind: DocumentKind) -> String? {
        // Nearly all is UTF-8; only what is not costs a second look, and is understood as it is when it is read.
        guard !head.starts(with: [0xFF, 0xFE]), !head.starts(with: [0xFE, 0xFF]) else {
            return title(in: DecodedText(Array(head), isPrefix: true).text, kind)
        }
        let text = head.dropFirst(head.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
        // Nearly all documents begin with their heading: then the rest of the head need not even be decoded. Front matter
        // may be long, so that what begins with it is looked at whole.
        if kind == .markdown, !text.starts(with: "---".utf8), let end = endOfBeginning(text),
            let found = title(in: String(decoding: text[..<end], as: UTF8.self), kind), !found.contains("\u{FFFD}")
        {
            return found
        }
        let found = title(in: String(decoding: text, as: UTF8.self), kind)
        guard let found, found.contains("\u{FFFD}") else { return found }
        return title(in: DecodedText(Array(head), isPrefix: true).text, kind)
    }

    /// The end of the first few lines; nil where there are no more than these.
    private static func endOfBeginning<Head: Collection<UInt8>>(_ head: Head) -> Head.Index? {
        var lines = 0
        return head.firstIndex { byte in
            if byte == UInt8(ascii: "\n") { lines += 1 }
            return lines == 6
        }
    }

    private static func title(in text: String, _ kind: DocumentKind) -> String? {
        let lines = lines(of: text)
        let title =
            switch kind {
            case .markdown: markdown(lines)
            case .reStructuredText: reStructuredText(lines)
            case .asciiDoc: first(after: "= ", in: lines).map(plain)
            case .manual: manual(lines)
            case .text, .binary: String?.none
            }
        guard let title, !title.isEmpty else { return nil }
        return title.utf8.count <= limit ? title : String(title.prefix(limit))
    }

    /// The lines of a text; of most texts by their bytes, which are looked at sooner than characters.
    private static func lines(of text: String) -> [Substring] {
        let otherEnds: [Unicode.Scalar] = ["\u{85}", "\u{2028}", "\u{2029}"]
        let hasOneEnd = text.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A || $0 == 0x09 }
        if hasOneEnd, !text.unicodeScalars.contains(where: otherEnds.contains) {
            return text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map(Substring.init)
        }
        return text.split(omittingEmptySubsequences: false) { $0.isNewline }
    }

    private static let fences = ["```", "~~~"]

    private static func markdown(_ lines: [Substring]) -> String? {
        var rest = lines[...]
        if rest.first == "---", let end = rest.dropFirst().firstIndex(where: { $0 == "---" || $0 == "..." }) {
            if let title = frontMatter(rest[1..<end]) { return title }
            rest = rest[(end + 1)...]
        }
        var fence: String?
        var isComment = false
        for (index, line) in zip(rest.indices, rest) {
            let start = Substring(line.utf8.drop { $0 == UInt8(ascii: " ") })
            if let open = fence {
                if start.begins(with: open) { fence = nil }
            } else if isComment || start.begins(with: "<!--") {
                isComment = line.range(of: "-->") == nil
            } else if let open = fences.first(where: start.begins) {
                fence = open
            } else if line.utf8.count - start.utf8.count > 3 {
                continue
            } else if let heading = heading(start) {
                return heading
            } else if !start.isEmpty, index + 1 < rest.endIndex, isUnderline(rest[index + 1]),
                !"-+*>|".contains(start.first ?? " ")
            {
                return plain(HeadingAttributes.split(start).words)
            }
        }
        return nil
    }

    private static func frontMatter(_ lines: ArraySlice<Substring>) -> String? {
        guard let value = first(after: "title:", in: lines).map(trimmed) else { return nil }
        for quote in ["\"", "'"] where value.utf8.count > 1 && value.begins(with: quote) && value.ends(with: quote) {
            return String(value.unicodeScalars.dropFirst().dropLast())
        }
        return value.isEmpty || value == "|" || value == ">" ? nil : String(value)
    }

    /// What follows in the first line that begins in some way.
    private static func first(after signs: String, in lines: some Sequence<Substring>) -> Substring? {
        for line in lines { if let rest = line.rest(after: signs) { return rest } }
        return nil
    }

    private static func heading(_ line: Substring) -> String? {
        let marks = line.utf8.prefix { $0 == UInt8(ascii: "#") }
        let rest = line[marks.endIndex...]
        guard (1...6).contains(marks.count), rest.begins(with: " ") || rest.begins(with: "\t") else { return nil }
        var title = trimmed(rest)
        let closed = title.utf8.lastIndex { $0 != UInt8(ascii: "#") }
        if let closed, title.utf8[closed] == UInt8(ascii: " ") { title = trimmed(title[..<closed]) }
        return plain(HeadingAttributes.split(title).words)
    }

    private static func isUnderline(_ line: Substring) -> Bool {
        guard let mark = line.first, mark == "=" || mark == "-" else { return false }
        return line.count >= 3 && trimmed(line).allSatisfy { $0 == mark }
    }

    private static func reStructuredText(_ lines: [Substring]) -> String? {
        for (line, next) in zip(lines, lines.dropFirst()) {
            guard let mark = next.first, "=-~^\"'#*+".contains(mark), next.count >= 3, next.allSatisfy({ $0 == mark })
            else { continue }
            let title = trimmed(line)
            if !title.isEmpty, title.contains(where: { $0 != mark }) { return plain(title) }
        }
        return nil
    }

    /// `NAME` is followed by `name \- what it does`; mdoc says it in two macros.
    private static func manual(_ lines: [Substring]) -> String? {
        if let name = first(after: ".Nm ", in: lines).map(trimmed) {
            let what = first(after: ".Nd ", in: lines).map(trimmed)
            return what.map { "\(name): \($0)" } ?? String(name)
        }
        let start = lines.firstIndex { line in
            line.rest(after: ".SH").map { trimmed($0).lowercased().filter(\.isLetter) } == "name"
        }
        guard let start, start + 1 < lines.endIndex else { return nil }
        let line = lines[start + 1]
        guard let dash = line.range(of: "\\-") else { return nil }
        let (name, what) = (line[..<dash.lowerBound], line[dash.upperBound...])
        return name.isEmpty || what.isEmpty ? nil : "\(trimmed(name)): \(trimmed(what))"
    }

    /// A heading without its marks: emphasis, code, tags, and links, of which the text stays.
    private static func plain(_ text: Substring) -> String {
        var result = String.UnicodeScalarView()
        let words = trimmed(text)
        let marks = "\\*`_![<"
        if !words.utf8.contains(where: marks.utf8.contains) { return String(words) }
        var rest = words.unicodeScalars
        var isCode = false
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\\":
                if let next = rest.first, (0x21...0x7E).contains(next.value), !isWordPart(next) {
                    result.append(rest.removeFirst())
                } else {
                    result.append("\\")
                }
            case "*": continue
            case "`": isCode.toggle()
            case "<" where !isCode && passTag(&rest): continue
            case "_"
            where result.last.map({ $0 == " " }) ?? true || !(rest.first.map(isWordPart) ?? false):
                continue
            case "!" where rest.first == "[": continue
            case "[":
                guard let link = linkText(of: &rest) else { fallthrough }
                result.append(contentsOf: link.unicodeScalars)
            default: result.append(scalar)
            }
        }
        let shown = String(result)
        return trimmed(Substring(shown)).isEmpty ? String(words) : shown
    }

    /// Passes over the rest of a tag (CommonMark 6.6) whose `<` has been read; says whether it is one, and no address.
    private static func passTag(_ rest: inout Substring.UnicodeScalarView) -> Bool {
        let name = rest.dropFirst(rest.first == "/" ? 1 : 0)
        let after = name.drop { $0.isASCII && ($0 == "-" || isWordPart($0)) }
        guard let first = name.first, first.isASCII, first.properties.isAlphabetic,
            let next = after.first, next == ">" || next == "/" || next == " ",
            let end = after.firstIndex(of: ">")
        else { return false }
        rest = rest[rest.index(after: end)...]
        return true
    }

    /// Whether a scalar is a letter or a number, or belongs to one.
    private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        return properties.isAlphabetic || properties.numericType != nil || properties.isGraphemeExtend
    }

    /// The words of a link whose opening bracket has been read, which is passed over; nil where brackets are only brackets.
    private static func linkText(of rest: inout Substring.UnicodeScalarView) -> String? {
        if rest.first == "[" {
            let inner = Substring(rest.dropFirst())
            guard let close = inner.range(of: "]]") else { return nil }
            rest = inner[close.upperBound...].unicodeScalars
            let (page, words) = inner[..<close.lowerBound].cut(at: "|")
            return plain(words.flatMap { $0.isEmpty ? nil : $0 } ?? page)
        }
        guard let close = rest.firstIndex(of: "]") else { return nil }
        let after = rest[rest.index(after: close)...]
        let ends: [Unicode.Scalar: Unicode.Scalar] = ["(": ")", "[": "]"]
        guard let first = after.first, let last = ends[first], let end = after.firstIndex(of: last) else { return nil }
        let text = plain(Substring(rest[..<close]))
        rest = after[after.index(after: end)...]
        return text
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var rest = text.unicodeScalars.drop { $0.properties.isWhitespace }
        while let last = rest.last, last.properties.isWhitespace { rest.removeLast() }
        return Substring(rest)
    }
}
