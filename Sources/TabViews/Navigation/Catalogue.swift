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
    public mutating func add(parsing text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.trimmingSpaces
            guard !line.isEmpty, line.first != "#", let sign = line.firstIndex(of: "=") else { continue }
            let key = line[..<sign].trimmingSpaces
            guard !key.isEmpty else { continue }
            words[String(key)] = String(line[line.index(after: sign)...].trimmingSpaces)
        }
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
            result += rest[..<open]
            let inside = rest[rest.index(after: open)...]
            guard let close = inside.firstIndex(of: "}"), let words = arguments[String(inside[..<close])] else {
                result.append("{")
                rest = inside
                continue
            }
            result += words
            rest = inside[inside.index(after: close)...]
        }
        return result + rest
    }
}

extension Substring {
    /// Without the spaces and tabs at both ends.
    fileprivate var trimmingSpaces: Substring {
        var text = self
        while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return text
    }
}

extension String {
    fileprivate var trimmingSpaces: Substring { self[...].trimmingSpaces }
}
