// Every word that is shown, keyed, in one language: a text of lines `key = words` with `{name}` placeholders and plural
// forms as `key.one` and `key.other`. Nothing is glued together from parts. The file itself is handed in by the
// program (Resources/locales); what a word is for is written beside its key there.

/// The words of one language.
public struct Catalogue: Sendable, Equatable {
    private var words: [String: String]

    /// A catalogue without words: each key stands for itself.
    public init() {
        words = [:]
    }

    /// Reads lines `key = words`; empty lines and those that begin with `#` are passed over.
    ///
    /// Of a key that stands twice the later words are kept, so that an app's own file can follow the shipped one.
    public init(parsing text: String) {
        words = [:]
        add(parsing: text)
    }

    /// Adds the words of another text; keys that are known take the new words.
    ///
    /// Bytes rather than characters are looked at: every program reads its words before its first frame.
    public mutating func add(parsing text: String) {
        var text = text
        text.withUTF8 { bytes in
            words.reserveCapacity(words.count + bytes.count / 32)
            for line in bytes.split(whereSeparator: { $0 == newline || $0 == carriageReturn }) {
                let line = line.trimmingBlanks
                guard let first = line.first, first != UInt8(ascii: "#"),
                    let sign = line.firstIndex(of: UInt8(ascii: "="))
                else { continue }
                let key = line[..<sign].trimmingBlanks
                guard !key.isEmpty else { continue }
                words[String(decoding: key, as: UTF8.self)] =
                    String(decoding: line[(sign + 1)...].trimmingBlanks, as: UTF8.self)
            }
        }
    }

    /// The same words for a terminal that has ASCII alone: quotation marks, dashes and arrows by their stand-ins.
    public var inASCII: Catalogue {
        let signs: [Character: String] = [
            "“": "\"", "”": "\"", "‘": "'", "’": "'", "…": "...", "–": "-", "—": "-", "·": "-", "•": "*", "↑": "^",
            "↓": "v", "←": "<", "→": ">",
        ]
        var copy = self
        copy.words = words.mapValues { text in
            text.allSatisfy(\.isASCII) ? text : text.map { signs[$0] ?? String($0) }.joined()
        }
        return copy
    }

    /// All keys, in no order.
    public var keys: some Collection<String> { words.keys }

    /// Whether words stand for that key, with or without plural forms.
    public func knows(_ key: String) -> Bool {
        words[key] != nil || words[key + ".other"] != nil
    }

    /// The words for a key with its placeholders filled; the key itself where there are none, so that nothing is blank.
    public func text(_ key: String, _ arguments: [String: String] = [:]) -> String {
        Self.fill(words[key] ?? words[key + ".other"] ?? key, arguments)
    }

    /// The words for a number of things: the plural form that fits, `{count}` being the number.
    public func text(_ key: String, count: Int, _ arguments: [String: String] = [:]) -> String {
        var arguments = arguments
        arguments["count"] = "\(count)"
        let form = count == 1 ? ".one" : ".other"
        return Self.fill(words[key + form] ?? words[key + ".other"] ?? words[key] ?? key, arguments)
    }

    /// Puts the arguments in the place of `{name}`; a name without an argument stays as written.
    private static func fill(_ words: String, _ arguments: [String: String]) -> String {
        guard !arguments.isEmpty, words.contains("{") else { return words }
        var result = ""
        var rest = Substring(words)
        while let open = rest.firstIndex(of: "{") {
            result += String(rest[..<open])
            let inside = rest[rest.index(after: open)...]
            guard let close = inside.firstIndex(of: "}"), let words = arguments[String(inside[..<close])] else {
                result.append("{")
                rest = inside
                continue
            }
            result += words
            rest = inside[inside.index(after: close)...]
        }
        return result + String(rest)
    }
}

private let newline = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")

extension Slice<UnsafeBufferPointer<UInt8>> {
    /// Without the spaces and tabs at both ends.
    fileprivate var trimmingBlanks: Self {
        var start = startIndex
        var end = endIndex
        while start < end, Self.isBlank(self[start]) { start += 1 }
        while start < end, Self.isBlank(self[end - 1]) { end -= 1 }
        return self[start..<end]
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
