// A few letters and what they may stand for: the letters have to be there in their order, and the better they stand (at
// the start of words, side by side), the nearer a title is to what was meant. One pure function, over one text.
import MarkdownText

/// Letters that a person types to name something.
struct FuzzyPattern: Equatable, Sendable {
    /// The words, each by itself, as folded scalars.
    let words: [[UInt32]]

    /// The pattern of what is typed; without letters it stands for everything.
    init(_ typed: String) {
        words = TextFold.folded(typed).split(separator: 0x20).map { Self.scalars(of: Array($0)).map(\.scalar) }
    }

    /// Whether it says nothing.
    var isEmpty: Bool { words.isEmpty }

    /// What a letter at its place is worth, and what its place adds.
    enum Worth {
        static let letter: Int32 = 16
        static let textStart: Int32 = 12
        static let wordStart: Int32 = 9
        static let beside: Int32 = 8
        static let gap: Int32 = -4
        static let gapLonger: Int32 = -1
    }

    /// How near a folded text is to what was meant; nil when it can't be that.
    func score(folded text: [UInt8]) -> Int? {
        // Most texts lack a letter: that must cost next to nothing.
        guard words.allSatisfy({ Self.holds($0, text) }) else { return nil }
        let scalars = Self.scalars(of: text)
        var total: Int32 = 0
        for word in words {
            guard let score = Self.table(word, scalars).last?.best else { return nil }
            total += score
        }
        return Int(total)
    }

    /// Where the letters stand in a text, in characters.
    func marks(in text: String) -> [Range<Int>] {
        let folded = TextFold.folded(text)
        guard words.allSatisfy({ Self.holds($0, folded) }) else { return [] }
        let scalars = Self.scalars(of: folded)
        var bytes = Set<Int>()
        for word in words {
            for index in Self.places(of: word, in: scalars) {
                bytes.formUnion(
                    scalars[index].start..<(index + 1 < scalars.count ? scalars[index + 1].start : folded.count))
            }
        }
        var ranges: [Range<Int>] = []
        for byte in bytes.sorted() {
            if let last = ranges.last, last.upperBound == byte {
                ranges[ranges.count - 1] = last.lowerBound..<byte + 1
            } else {
                ranges.append(byte..<byte + 1)
            }
        }
        // Two letters that fold from one character are one mark.
        return TextFold.characters(of: ranges, in: text).reduce(into: []) { marks, range in
            if let last = marks.last, range.lowerBound <= last.upperBound {
                marks[marks.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                marks.append(range)
            }
        }
    }

    // MARK: The table

    /// A letter of the text: where its bytes begin, and whether a word does.
    struct Letter {
        var scalar: UInt32
        var start: Int
        var bonus: Int32
    }

    /// The best scores of the word's letters up to one, by the place of that letter in the text.
    struct Row {
        /// With the letter at that place; nil-like `none` where it isn't.
        var at: [Int32]
        var best: Int32? { at.max().flatMap { $0 > Row.none ? $0 : nil } }
        static let none = Int32.min / 2
    }

    private static func table(_ word: [UInt32], _ text: [Letter]) -> [Row] {
        var rows: [Row] = []
        rows.reserveCapacity(word.count)
        for (number, letter) in word.enumerated() {
            var row = Row(at: [Int32](repeating: Row.none, count: text.count))
            var afar = Row.none
            for index in text.indices.dropFirst(number) {
                if number > 0, index > 1 {
                    afar = max(afar + Worth.gapLonger, rows[number - 1].at[index - 2] + Worth.gap)
                }
                guard text[index].scalar == letter else { continue }
                let here = Worth.letter + text[index].bonus
                if number == 0 {
                    row.at[index] = here
                } else {
                    let before = max(rows[number - 1].at[index - 1] + Worth.beside, afar)
                    if before > Row.none / 2 { row.at[index] = before + here }
                }
            }
            rows.append(row)
        }
        return rows
    }

    /// The places that make the best score, the first of several.
    private static func places(of word: [UInt32], in text: [Letter]) -> [Int] {
        let rows = table(word, text)
        guard let best = rows.last?.best, var place = rows.last?.at.firstIndex(of: best) else { return [] }
        var places = [place]
        for number in (0..<rows.count - 1).reversed() {
            let wanted = rows[number + 1].at[place] - Worth.letter - text[place].bonus
            let next = (0..<place).reversed().first { index in
                let distance = Int32(place - index - 1)
                let step = distance == 0 ? Worth.beside : Worth.gap + Worth.gapLonger * (distance - 1)
                return rows[number].at[index] + step == wanted
            }
            guard let next else { return places.reversed() }
            place = next
            places.append(place)
        }
        return places.reversed()
    }

    /// Whether the letters of a word stand in a text in their order, as far as bytes tell.
    private static func holds(_ word: [UInt32], _ text: [UInt8]) -> Bool {
        var index = 0
        return text.withUnsafeBufferPointer { text in
            for letter in word {
                // Letters outside ASCII are left to the table.
                guard letter < 0x80 else { continue }
                while index < text.count, UInt32(text[index]) != letter { index += 1 }
                if index == text.count { return false }
                index += 1
            }
            return true
        }
    }

    static func scalars(of text: [UInt8]) -> [Letter] {
        var result: [Letter] = []
        result.reserveCapacity(text.count)
        var isInWord = false
        var index = 0
        while index < text.count {
            let start = index
            var value = UInt32(text[index])
            index += 1
            if value >= 0x80 {
                value &= value >= 0xF0 ? 0x07 : value >= 0xE0 ? 0x0F : 0x1F
                while index < text.count, text[index] & 0xC0 == 0x80 {
                    value = value << 6 | UInt32(text[index] & 0x3F)
                    index += 1
                }
            }
            let isLetter = value >= 0x80 || value &- 0x30 < 10 || value &- 0x61 < 26
            let bonus = start == 0 ? Worth.textStart : isLetter && !isInWord ? Worth.wordStart : 0
            result.append(Letter(scalar: value, start: start, bonus: bonus))
            isInWord = isLetter
        }
        return result
    }
}
