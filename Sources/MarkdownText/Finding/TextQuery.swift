// What a person looks for, as a value: words that are wanted, phrases, words that are not. Every text of a person's typing
// is a query; nothing in it can be wrong.

/// Words that are looked for: `tide table`, `"low tide"`, `-winter`.
///
/// All wanted words have to be there, in any order and anywhere in other words; what stands in quotes is one; what follows
/// a minus sign must not be there. A query of unwanted words alone looks for nothing. Of a text that is longer than
/// anybody types, the first thousand characters count.
public struct TextQuery: Hashable, Sendable {
    /// A word or a phrase.
    public struct Term: Hashable, Sendable {
        /// Its letters, folded.
        public let folded: [UInt8]
        /// Whether it may be the beginning of a word that is still being typed.
        public let isOpen: Bool
    }

    /// The query as typed, without white space around it.
    public let text: String
    /// What has to be there; at least one.
    public let wanted: [Term]
    /// What must not be there.
    public let unwanted: [Term]

    /// A query; nil when nothing is looked for.
    public init?(_ typed: String) {
        let typed = typed.prefix(Self.limit)
        var parser = Parser(rest: typed)
        while let (term, isWanted) = parser.next() {
            if isWanted { parser.add(term, to: \.wanted) } else { parser.add(term, to: \.unwanted) }
        }
        if parser.wanted.isEmpty { return nil }
        (wanted, unwanted) = (parser.wanted, parser.unwanted)
        text = typed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The most characters that are a query.
    private static let limit = 1000

    /// Whether some texts, taken together and folded, are what is looked for.
    public func matches(folded texts: [UInt8]...) -> Bool {
        wanted.allSatisfy { term in texts.contains { $0.firstRange(of: term.folded, from: 0) != nil } }
            && !isUnwanted(folded: texts)
    }

    /// Whether folded texts hold something that must not be there.
    public func isUnwanted(folded texts: [[UInt8]]) -> Bool {
        unwanted.contains { term in texts.contains { $0.firstRange(of: term.folded, from: 0) != nil } }
    }

    /// Whether a title or a name is what is looked for.
    public func matches(_ text: String) -> Bool { matches(folded: TextFold.folded(text)) }

    /// Where wanted words stand in a text, in characters, ascending and without overlaps.
    public func ranges(in text: String) -> [Range<Int>] {
        TextFold.characters(of: ranges(inFolded: TextFold.folded(text)), in: text)
    }

    /// Where wanted words stand in folded text, in bytes, ascending and without overlaps.
    ///
    /// - Parameters:
    ///   - text: What `TextFold.folded(_:)` has made of a text.
    ///   - limit: The most places that are given of one word.
    public func ranges(inFolded text: [UInt8], limit: Int = .max) -> [Range<Int>] {
        SoughtWords(self).ranges(inFolded: text, limit: limit)
    }

    private struct Parser {
        var rest: Substring
        var wanted: [Term] = []
        var unwanted: [Term] = []

        mutating func next() -> (Term, isWanted: Bool)? {
            while true {
                rest = rest.drop { $0.isWhitespace }
                guard let first = rest.first else { return nil }
                let second = rest.dropFirst().first
                // Two signs are an option of some command, which people look for as it is.
                let isWanted = first != "-" || second == "-"
                if !isWanted { rest.removeFirst() }
                let term = rest.first.map(Self.isQuote) == true ? phrase() : word()
                if !term.folded.isEmpty { return (term, isWanted) }
            }
        }

        /// Notes a term, unless it is there.
        mutating func add(_ term: Term, to list: WritableKeyPath<Parser, [Term]>) {
            if !self[keyPath: list].contains(term) { self[keyPath: list].append(term) }
        }

        private mutating func phrase() -> Term {
            rest.removeFirst()
            let text = rest.prefix { !Self.isQuote($0) }
            rest = rest[text.endIndex...]
            let isOpen = rest.isEmpty
            rest = rest.dropFirst()
            return Term(folded: Self.folded(text), isOpen: isOpen)
        }

        private mutating func word() -> Term {
            let text = rest.prefix { !$0.isWhitespace }
            rest = rest[text.endIndex...]
            return Term(folded: Self.folded(text), isOpen: rest.isEmpty)
        }

        private static func folded(_ text: Substring) -> [UInt8] { SoughtWords(String(text)).terms.first ?? [] }

        private static func isQuote(_ character: Character) -> Bool { "\"“”„".contains(character) }
    }
}

/// Words as they are found in one text: each place where one of them stands.
public struct SoughtWords: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The words for people.
    public let text: String
    /// Each is looked for by itself; folded.
    let terms: [[UInt8]]

    /// Words that are looked for as they are, one after the other.
    public init(_ words: String) {
        text = words
        let folded = TextFold.folded(words.split(whereSeparator: \.isWhitespace).joined(separator: " "))
        let trimmed = folded.drop { $0 == 0x20 }
        terms = trimmed.isEmpty ? [] : [trimmed.last == 0x20 ? Array(trimmed.dropLast()) : Array(trimmed)]
    }

    /// The words that a query wants, each by itself.
    public init(_ query: TextQuery) {
        text = query.text
        terms = query.wanted.map(\.folded)
    }

    /// Words that are looked for as they are.
    public init(stringLiteral words: String) { self.init(words) }

    /// Whether nothing is looked for.
    public var isEmpty: Bool { terms.isEmpty }

    /// Where the words stand in folded text, in bytes, ascending and without overlaps.
    ///
    /// - Parameter limit: The most places that are given of one word.
    func ranges(inFolded text: [UInt8], limit: Int = .max) -> [Range<Int>] {
        var all: [Range<Int>] = []
        for term in terms {
            var (start, count) = (0, 0)
            while count < limit, let range = text.firstRange(of: term, from: start) {
                all.append(range)
                start = range.upperBound
                count += 1
            }
        }
        if terms.count == 1 { return all }
        all.sort { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
        return all.reduce(into: []) { merged, range in
            if let last = merged.last, range.lowerBound < last.upperBound {
                merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
    }
}

extension [UInt8] {
    /// The first place of some bytes at or behind an index.
    public func firstRange(of sought: [UInt8], from start: Int) -> Range<Int>? {
        withUnsafeBufferPointer { all in
            sought.withUnsafeBufferPointer { sought in
                guard let first = sought.first, all.count - start >= sought.count else { return nil }
                let end = all.count - sought.count
                var index = start
                while index <= end {
                    if all[index] == first {
                        var offset = 1
                        while offset < sought.count, all[index + offset] == sought[offset] { offset += 1 }
                        if offset == sought.count { return index..<index + offset }
                    }
                    index += 1
                }
                return nil
            }
        }
    }
}
