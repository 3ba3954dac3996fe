// Text made comparable: one function for finding in a document, for the search over all of them, and for its index. Case
// and accents are folded, composed and decomposed letters are the same, and a run of white space is one space, so that
// words are found wherever a line happens to be broken.

// Decomposition (NFD) is the standard library's own, which has no public name for it yet.
@_spi(_Unicode) import Swift

/// Folding of text, as UTF-8.
public enum TextFold {
    /// The text as bytes that are equal where it counts as equal.
    ///
    /// What is folded piece by piece and then joined is equal to what was folded whole, but for white space at the seams.
    public static func folded(_ text: String) -> [UInt8] {
        var text = text
        return text.withUTF8 { folded($0) }
    }

    /// UTF-8 as bytes that are equal where it counts as equal.
    public static func folded(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        // A scalar becomes at most three times as long; ASCII never grows.
        let room = bytes.reduce(into: 16) { $0 += $1 < 0x80 ? 1 : 3 }
        return [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            walk(bytes) { byte, _, _ in
                guard count < room else { return false }
                buffer[count] = byte
                count += 1
                return true
            }
        }
    }

    /// Where ranges of the folded text stand in the text itself, both in bytes.
    ///
    /// - Parameters:
    ///   - ranges: Not empty, ascending, without overlaps.
    ///   - bytes: The text.
    public static func sources(of ranges: [Range<Int>], in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var (position, start) = (0, 0)
        walk(bytes) { _, from, to in
            guard result.count < ranges.count else { return false }
            let range = ranges[result.count]
            if position == range.lowerBound { start = from }
            position += 1
            if position == range.upperBound { result.append(start..<to) }
            return true
        }
        return result
    }

    /// Where ranges of the folded text stand in the text, in characters; a part of a character counts as all of it.
    public static func characters(of ranges: [Range<Int>], in text: String) -> [Range<Int>] {
        var text = text
        let found = text.withUTF8 { sources(of: ranges, in: $0) }
        guard !found.isEmpty else { return [] }
        var result: [Range<Int>] = []
        var (offset, number, start) = (0, 0, 0)
        for character in text {
            let end = offset + character.utf8.count
            while result.count < found.count {
                let source = found[result.count]
                if source.lowerBound >= offset, source.lowerBound < end { start = number }
                guard source.upperBound <= end else { break }
                result.append(start..<number + 1)
            }
            (offset, number) = (end, number + 1)
        }
        return result
    }

    // MARK: One scalar after the other

    /// Gives each folded byte together with the bytes that it comes from, until told to stop.
    @inline(__always)
    private static func walk(
        _ bytes: UnsafeBufferPointer<UInt8>, _ take: (_ byte: UInt8, _ from: Int, _ to: Int) -> Bool
    ) {
        var index = 0
        var isSpace = false
        while index < bytes.count {
            let byte = bytes[index]
            if byte < 0x80 {
                let folded = ascii(byte)
                if folded != space || !isSpace, !take(folded, index, index + 1) { return }
                isSpace = folded == space
                index += 1
                continue
            }
            let (scalar, next) = scalar(at: index, in: bytes)
            let single = table.value(of: scalar)
            if single == FoldTable.several {
                for part in FoldTable.parts(of: scalar) {
                    for byte in UTF8.encode(part) ?? .init() where !take(byte, index, next) { return }
                    isSpace = false
                }
            } else if single == UInt32(space) {
                if !isSpace, !take(space, index, next) { return }
                isSpace = true
            } else if let folded = Unicode.Scalar(single), single != FoldTable.nothing {
                for byte in UTF8.encode(folded) ?? .init() where !take(byte, index, next) { return }
                isSpace = false
            }
            index = next
        }
    }

    private static let space = UInt8(ascii: " ")
    private static let table = FoldTable()

    @inline(__always)
    private static func ascii(_ byte: UInt8) -> UInt8 {
        if byte &- 0x41 < 26 { return byte | 0x20 }
        return byte &- 9 < 5 ? space : byte
    }

    /// The scalar that begins at an index, and the index behind it; broken UTF-8 gives U+FFFD for each byte.
    @inline(__always)
    private static func scalar(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (Unicode.Scalar, next: Int) {
        let first = UInt32(bytes[index])
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard first >= 0xC2, index + length <= bytes.count else { return ("\u{FFFD}", index + 1) }
        var value = first & (0x7F >> UInt32(length))
        for offset in 1..<length {
            let byte = UInt32(bytes[index + offset])
            guard byte & 0xC0 == 0x80 else { return ("\u{FFFD}", index + 1) }
            value = value << 6 | byte & 0x3F
        }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", index + length)
    }
}

/// What a scalar folds to, looked up for those of the alphabets, worked out for the others.
private struct FoldTable: Sendable {
    /// The scalar is left out: an accent, a joiner.
    static let nothing: UInt32 = 0
    /// The scalar becomes several.
    static let several = UInt32.max

    /// All alphabets, syllabaries and punctuation; ideographs, which fold to themselves, come behind.
    private static let end: UInt32 = 0x3400
    private let values: [UInt32]

    init() {
        values = (0..<Self.end).map { value in
            guard value >= 0x80, let scalar = Unicode.Scalar(value) else { return value }
            return Self.worked(out: scalar)
        }
    }

    @inline(__always)
    func value(of scalar: Unicode.Scalar) -> UInt32 {
        if scalar.value < Self.end { return values[Int(scalar.value)] }
        if scalar.value < 0xA000 { return scalar.value }
        return Self.worked(out: scalar)
    }

    private static func worked(out scalar: Unicode.Scalar) -> UInt32 {
        if scalar.properties.isWhitespace { return 0x20 }
        let parts = parts(of: scalar)
        return parts.count > 1 ? several : parts.first?.value ?? nothing
    }

    /// The scalars that a scalar folds to.
    static func parts(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        switch scalar {
        // Letters that people type as others, although Unicode does not take them apart.
        case "ß", "ẞ": return ["s", "s"]
        case "æ", "Æ", "ǽ", "Ǽ", "ǣ", "Ǣ": return ["a", "e"]
        case "œ", "Œ": return ["o", "e"]
        case "ø", "Ø", "ǿ", "Ǿ": return ["o"]
        case "đ", "Đ", "ð", "Ð": return ["d"]
        case "ł", "Ł": return ["l"]
        case "ħ", "Ħ": return ["h"]
        case "ı": return ["i"]
        case "ſ", "ẛ": return ["s"]
        case "ς": return ["σ"]
        case "‘", "’": return ["'"]
        case "“", "”", "„": return ["\""]
        case "\u{FF01}"..."\u{FF5E}":
            return Unicode.Scalar(scalar.value - 0xFEE0).map { parts(of: $0) } ?? []
        default: break
        }
        return String(scalar)._nfd.flatMap { part in
            isAccent(part) ? [] : String(part.properties.lowercaseMapping)._nfd.filter { !isAccent($0) }
        }
    }

    /// Whether a mark only adorns the letter before it; marks that make another letter of it stay.
    private static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return false }
        let properties = scalar.properties
        return properties.canonicalCombiningClass.rawValue >= 10 || properties.isDefaultIgnorableCodePoint
    }
}
