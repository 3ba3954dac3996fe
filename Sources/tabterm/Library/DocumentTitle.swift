// The title that a document bears in its first lines: front matter, the first heading, or the name line of a man page.
// A title is needed for thousands of files whose text nobody reads today, so only lines are looked at here; MarkdownText
// parses whole documents.
import MarkdownText

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
            case .asciiDoc: lines.first { $0.hasPrefix("= ") }.map { plain($0.dropFirst(2)) }
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

    private static func markdown(_ lines: [Substring]) -> String? {
        var rest = lines[...]
        if rest.first == "---", let end = rest.dropFirst().firstIndex(where: { $0 == "---" || $0 == "..." }) {
            if let title = frontMatter(rest[1..<end]) { return title }
            rest = rest[(end + 1)...]
        }
        var fence: Substring?
        var isComment = false
        for (index, line) in zip(rest.indices, rest) {
            let start = line.drop { $0 == " " }
            if let open = fence {
                if start.hasPrefix(open) { fence = nil }
            } else if isComment || start.hasPrefix("<!--") {
                isComment = !line.contains("-->")
            } else if start.hasPrefix("```") || start.hasPrefix("~~~") {
                fence = start.prefix(3)
            } else if line.count - start.count > 3 {
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
        guard let line = lines.first(where: { $0.hasPrefix("title:") }) else { return nil }
        let value = trimmed(line.dropFirst(6))
        for quote in ["\"", "'"] where value.count > 1 && value.hasPrefix(quote) && value.hasSuffix(quote) {
            return String(value.dropFirst().dropLast())
        }
        return value.isEmpty || value == "|" || value == ">" ? nil : String(value)
    }

    private static func heading(_ line: Substring) -> String? {
        let marks = line.prefix { $0 == "#" }
        let rest = line.dropFirst(marks.count)
        guard (1...6).contains(marks.count), let first = rest.first, first == " " || first == "\t" else { return nil }
        var title = trimmed(rest)
        let closed = title.lastIndex { $0 != "#" }
        if let closed, title[closed] == " " { title = trimmed(title[..<closed]) }
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
        if let name = lines.first(where: { $0.hasPrefix(".Nm ") }).map({ trimmed($0.dropFirst(4)) }) {
            let what = lines.first { $0.hasPrefix(".Nd ") }.map { trimmed($0.dropFirst(4)) }
            return what.map { "\(name): \($0)" } ?? String(name)
        }
        let start = lines.firstIndex { line in
            line.hasPrefix(".SH") && trimmed(line.dropFirst(3)).lowercased().filter(\.isLetter) == "name"
        }
        guard let start, start + 1 < lines.endIndex else { return nil }
        let parts = lines[start + 1].split(separator: "\\-", maxSplits: 1).map { trimmed($0) }
        return parts.count == 2 ? "\(parts[0]): \(parts[1])" : nil
    }

    /// A heading without its marks: emphasis, code, and links, of which the text stays.
    private static func plain(_ text: Substring) -> String {
        var result = ""
        var rest = trimmed(text)
        let marks = "\\*`_!["
        if !rest.utf8.contains(where: marks.utf8.contains) { return String(rest) }
        while let character = rest.popFirst() {
            switch character {
            case "\\":
                if let next = rest.first, next.isASCII, next.isPunctuation || next.isSymbol {
                    result.append(rest.removeFirst())
                } else {
                    result.append("\\")
                }
            case "*", "`": continue
            case "_"
            where result.last.map({ $0 == " " }) ?? true || rest.first.map({ !$0.isLetter && !$0.isNumber }) ?? true:
                continue
            case "!" where rest.first == "[": continue
            case "[":
                guard let link = linkText(of: &rest) else { fallthrough }
                result += link
            default: result.append(character)
            }
        }
        return result
    }

    /// The words of a link whose opening bracket has been read, which is passed over; nil where brackets are only brackets.
    private static func linkText(of rest: inout Substring) -> String? {
        if rest.first == "[" {
            let parts = rest.dropFirst().split(separator: "]]", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { return nil }
            rest = parts[1]
            return plain(parts[0].split(separator: "|", maxSplits: 1).last ?? parts[0])
        }
        guard let close = rest.firstIndex(of: "]") else { return nil }
        let after = rest[rest.index(after: close)...]
        let ends: [Character: Character] = ["(": ")", "[": "]"]
        guard let first = after.first, let last = ends[first], let end = after.firstIndex(of: last) else { return nil }
        let text = plain(rest[..<close])
        rest = after[after.index(after: end)...]
        return text
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop { $0.isWhitespace }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return text
    }
}
