// Every word that is shown, keyed, in one language: a text of lines `key = words` with `{name}` placeholders and plural
// forms as `key.one` and `key.other`. Nothing is glued together from parts. The file itself is handed in by the
// program (Resources/locales); what a word is for is written beside its key there.

/// The words of one language.
public struct Catalogue: Sendable, Equatable {
    /// All texts that were added, one behind the other.
    private var source: [UInt8] = []
    private var index = NameIndex()
    private var isASCII = false

    /// A catalogue without words: each key stands for itself.
    public init() {}

    /// Reads lines `key = words`; empty lines and those that begin with `#` are passed over.
    ///
    /// Of a key that stands twice the later words are kept, so that an app's own file can follow the shipped one.
    public init(parsing text: String) {
        add(parsing: text)
    }

    /// The same of UTF-8, which is read where it lies.
    public init(parsing bytes: UnsafeBufferPointer<UInt8>) {
        source = Array(bytes)
        addLines(from: 0)
    }

    /// Adds the words of another text; keys that are known take the new words.
    ///
    /// Only where they stand is noted, as every program reads its words before its first frame and needs a few of them.
    public mutating func add(parsing text: String) {
        let start = source.count
        source.append(contentsOf: text.utf8)
        addLines(from: start)
    }

    private mutating func addLines(from start: Int) {
        source.withUnsafeBufferPointer { bytes in
            var next = start
            while next < bytes.count {
                let first = next
                // Letters are all above the signs that end a line or a key: most take one question.
                while next < bytes.count, bytes[next] > equals || !Self.endsKey(bytes[next]) { next += 1 }
                let sign = next
                while next < bytes.count, bytes[next] > carriageReturn || !Self.endsLine(bytes[next]) { next += 1 }
                let end = next
                next += 1
                let key = bytes.trimmingBlanks(first..<sign)
                guard sign < end, !key.isEmpty, bytes[key.lowerBound] != UInt8(ascii: "#") else { continue }
                index.add(name: key, value: bytes.trimmingBlanks(sign + 1..<end), in: bytes)
            }
        }
    }

    @inline(__always)
    private static func endsLine(_ byte: UInt8) -> Bool { byte == newline || byte == carriageReturn }

    @inline(__always)
    private static func endsKey(_ byte: UInt8) -> Bool { byte == equals || endsLine(byte) }

    /// The same words for a terminal that has ASCII alone: quotation marks, dashes and arrows by their stand-ins.
    public var inASCII: Catalogue {
        var copy = self
        copy.isASCII = true
        return copy
    }

    private static let signs: [Character: String] = [
        "“": "\"", "”": "\"", "‘": "'", "’": "'", "…": "...", "–": "-", "—": "-", "·": "-", "•": "*", "↑": "^",
        "↓": "v", "←": "<", "→": ">",
    ]

    /// All keys, each once.
    public var keys: some Collection<String> { index.entries.map { string($0.name) } }

    /// Equal if the same words stand for the same keys.
    public static func == (left: Catalogue, right: Catalogue) -> Bool {
        left.index.entries.count == right.index.entries.count
            && left.keys.allSatisfy { left.words($0) == right.words($0) }
    }

    /// The words of a key; nil where there are none.
    private func words(_ key: String) -> String? {
        var key = key
        guard let span = key.withUTF8({ name in source.withUnsafeBufferPointer { index.value(of: name, in: $0) } })
        else { return nil }
        let words = string(span)
        guard isASCII, !words.utf8.allSatisfy({ $0 < 0x80 }) else { return words }
        return words.map { Self.signs[$0] ?? String($0) }.joined()
    }

    private func string(_ span: NameIndex.Span) -> String {
        source.withUnsafeBufferPointer { String(decoding: $0[span], as: UTF8.self) }
    }

    /// Whether words stand for that key, with or without plural forms.
    public func knows(_ key: String) -> Bool {
        words(key) != nil || words(key + ".other") != nil
    }

    /// The words for a key with its placeholders filled; the key itself where there are none, so that nothing is blank.
    public func text(_ key: String, _ arguments: KeyValuePairs<String, String> = [:]) -> String {
        Self.fill(words(key) ?? words(key + ".other") ?? key, arguments)
    }

    /// The words for a number of things: the plural form that fits, `{count}` being the number.
    public func text(_ key: String, count: Int, _ arguments: KeyValuePairs<String, String> = [:]) -> String {
        let arguments = [(key: "count", value: "\(count)")] + arguments
        let form = count == 1 ? ".one" : ".other"
        return Self.fill(words(key + form) ?? words(key + ".other") ?? words(key) ?? key, arguments)
    }

    /// Puts the arguments in the place of `{name}`; a name without an argument stays as written.
    private static func fill(
        _ words: String, _ arguments: some Collection<(key: String, value: String)>
    ) -> String {
        guard !arguments.isEmpty else { return words }
        var result = ""
        // By bytes: braces stand for nothing but themselves in UTF-8.
        var rest = words.utf8[...]
        while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
            result += String(Substring(rest[..<open]))
            let inside = rest[rest.index(after: open)...]
            guard let close = inside.firstIndex(of: UInt8(ascii: "}")),
                let words = arguments.first(where: { $0.key == Substring(inside[..<close]) })?.value
            else {
                result.append("{")
                rest = inside
                continue
            }
            result += words
            rest = inside[inside.index(after: close)...]
        }
        result += String(Substring(rest))
        return result
    }
}

private let newline = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
private let equals = UInt8(ascii: "=")

extension UnsafeBufferPointer<UInt8> {
    /// A range of bytes without the spaces and tabs at both ends.
    fileprivate func trimmingBlanks(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        var end = range.upperBound
        while start < end, Self.isBlank(self[start]) { start += 1 }
        while start < end, Self.isBlank(self[end - 1]) { end -= 1 }
        return start..<end
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
