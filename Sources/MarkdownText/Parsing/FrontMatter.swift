// The block of settings between `---` lines that many tools put before a text. Only its title is used; a rule at the
// top of an ordinary text must not be taken for one, since what is taken is not shown.
import TerminalScreen

/// Front matter at the top of a text.
struct FrontMatter {
    /// The value of `title:`, if there is one.
    var title: String?
    /// How many lines it takes, both fences included.
    var lines: Int
    /// How many bytes.
    var bytes: Int

    /// Finds front matter, or nil if the text does not begin with any.
    init?(_ text: UnsafeBufferPointer<UInt8>) {
        // Settings are short; a rule far down belongs to the text.
        var lines = SourceLines(text, limit: 64 << 10)
        guard let first = lines.next(), Self.isFence(text, first, "---") else { return nil }
        var count = 1
        var hasKey = false
        while let line = lines.next() {
            count += 1
            if Self.isFence(text, line, "---") || Self.isFence(text, line, "...") {
                guard hasKey else { return nil }
                self.lines = count
                bytes = lines.position
                return
            }
            let words = String(decoding: text[line], as: UTF8.self)
            guard Self.isSetting(words, &hasKey) else { return nil }
            if title == nil { title = Self.title(in: words) }
        }
        return nil
    }

    private static func isFence(_ text: UnsafeBufferPointer<UInt8>, _ line: Range<Int>, _ fence: String) -> Bool {
        let end = text[line].lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        return end.map { text[line.lowerBound...$0].elementsEqual(fence.utf8) } ?? false
    }

    /// Whether a line may stand in front matter: a key, a list entry, a comment, something indented, or nothing.
    private static func isSetting(_ line: String, _ hasKey: inout Bool) -> Bool {
        guard let first = line.unicodeScalars.first else { return true }
        if [" ", "\t", "#", "-", "]", "}"].contains(first) { return true }
        let (key, rest) = line.cut(at: ":")
        guard let rest, rest.isEmpty || rest.begins(with: " "), !key.isEmpty, key.utf8.count < 80 else { return false }
        hasKey = true
        return true
    }

    private static func title(in line: String) -> String? {
        let (key, rest) = line.cut(at: ":")
        guard let rest, key.lowercased() == "title" else { return nil }
        var value = rest.trimmingSpaces
        let bytes = value.utf8
        if bytes.first == UInt8(ascii: "\"") || bytes.first == UInt8(ascii: "'"), bytes.count > 1,
            bytes.last == bytes.first
        {
            value = Substring(bytes.dropFirst().dropLast())
        }
        // A block scalar has its words on the lines below: rare, and the first heading serves.
        return value.isEmpty || value == "|" || value == ">" ? nil : String(value)
    }
}

extension Substring {
    /// Without the spaces and tabs at both ends.
    var trimmingSpaces: Substring {
        var result = utf8
        while let first = result.first, first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") {
            result.removeFirst()
        }
        while let last = result.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") { result.removeLast() }
        return Substring(result)
    }
}
