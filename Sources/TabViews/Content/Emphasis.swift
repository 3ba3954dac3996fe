// The little Markdown that string literals may carry: `*`, `**`, `` ` ``, `~~`. Whatever has no partner stays as written.
import TerminalScreen

/// Finds emphasis in a literal.
enum Emphasis {
    private static let marks: [(mark: String, attributes: Attributes)] = [
        ("**", .bold), ("__", .bold), ("~~", .strikethrough), ("*", .italic), ("_", .italic), ("`", []),
    ]

    /// The pieces of a literal, the values put in as they are.
    static func pieces(of template: TextTemplate) -> [Text.Piece] {
        var values = template.values[...]
        return pieces(of: template.words).map {
            Text.Piece(text: TextTemplate.fill($0.text, from: &values), changes: $0.changes)
        }
    }

    private static func pieces(of text: String) -> [Text.Piece] {
        guard text.utf8.contains(where: { $0 == 0x2A || $0 == 0x5F || $0 == 0x60 || $0 == 0x7E }) else {
            return [Text.Piece(text: text)]
        }
        return pieces(of: Substring(text), inside: [])
    }

    private static func pieces(of text: Substring, inside outer: Attributes) -> [Text.Piece] {
        var pieces: [Text.Piece] = []
        var plain = ""
        var rest = text
        func flush() {
            guard !plain.isEmpty else { return }
            pieces.append(Text.Piece(text: plain, changes: outer.isEmpty ? [] : [.attributes(outer)]))
            plain = ""
        }
        while let character = rest.first {
            if let found = opening(in: rest, after: plain.last) {
                flush()
                let inner = outer.union(found.attributes)
                if found.isCode {
                    pieces.append(Text.Piece(text: String(found.inside), changes: [.attributes(inner)]))
                } else {
                    pieces += self.pieces(of: found.inside, inside: inner)
                }
                rest = found.rest
            } else {
                plain.append(character)
                rest = rest.dropFirst()
            }
        }
        flush()
        return pieces
    }

    private struct Found {
        let inside: Substring
        let rest: Substring
        let attributes: Attributes
        let isCode: Bool
    }

    private static func opening(in text: Substring, after previous: Character?) -> Found? {
        for (mark, attributes) in marks where text.hasPrefix(mark) {
            // An underscore inside a word is a letter of it.
            if mark.first == "_", previous?.isLetter == true || previous?.isNumber == true { continue }
            let inner = text.dropFirst(mark.count)
            guard let first = inner.first, !first.isWhitespace, let end = inner.firstRange(of: mark),
                !inner[..<end.lowerBound].isEmpty, inner[..<end.lowerBound].last?.isWhitespace == false
            else { continue }
            return Found(
                inside: inner[..<end.lowerBound], rest: inner[end.upperBound...], attributes: attributes,
                isCode: mark == "`")
        }
        return nil
    }
}
