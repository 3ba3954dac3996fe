// A quick look for a word in the source of a part, before the part is read: most parts of a long document do not have it.
// Knows only what may stand between two letters of a word, and errs in saying yes. One pass, a few operations a byte.

/// A word that is looked for in unread text.
struct RawLook {
    /// For each byte, the places of the word at which it stands, as bits.
    private var places = [UInt64](repeating: 0, count: 256)
    /// The places at which no ASCII stands.
    private var foreign: UInt64 = 0
    /// The bit of the whole word.
    private let whole: UInt64

    /// A word as it is folded; of a long one the beginning will do.
    init(_ word: some Sequence<UInt8>) {
        var bit: UInt64 = 1
        for byte in word.prefix(60) {
            places[Int(byte)] |= bit
            // Folded, letters are small.
            if byte &- 0x61 < 26 { places[Int(byte & ~0x20)] |= bit }
            if byte >= 0x80 { foreign |= bit }
            bit <<= 1
        }
        whole = bit
    }

    /// Whether the word may stand somewhere in a text.
    func mayStand(in text: UnsafeBufferPointer<UInt8>) -> Bool {
        if whole == 1 { return true }
        // Bit n: the n bytes before this one may be the first n of the word.
        var state: UInt64 = 1
        // The same before the address of a link, which is not shown.
        var held: UInt64 = 0
        return places.withUnsafeBufferPointer { places in
            var at = 0
            while at < text.count {
                let byte = text[at]
                at += 1
                if byte < 0x80 {
                    var next = (state & places[Int(byte)]) << 1 | 1
                    switch byte {
                    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
                        UInt8(ascii: "\\"), UInt8(ascii: "|"):
                        next |= state
                    case UInt8(ascii: "]"):
                        next |= state
                        held |= state
                    case UInt8(ascii: ")"): (next, held) = (next | held, 0)
                    // A letter's name, or nothing of the kind.
                    case UInt8(ascii: "&"): held |= state | state << 1 | state << 2 | state << 3
                    case UInt8(ascii: ";"): (next, held) = (next | held, 0)
                    default: break
                    }
                    state = next
                } else {
                    while at < text.count, text[at] & 0xC0 == 0x80 { at += 1 }
                    state = 1 | afterScalar(byte, state)
                }
                if state & whole != 0 { return true }
            }
            return false
        }
    }

    /// Where one may be behind a scalar that is no ASCII: a mark is nothing, a letter with accents up to three bytes of ASCII,
    /// any other some bytes that are none.
    private func afterScalar(_ first: UInt8, _ state: UInt64) -> UInt64 {
        var result = state
        let isLatin = first < 0xCB || first == 0xE1 || first == 0xE2 || first == 0xEF
        if isLatin { result |= state << 1 | state << 2 | state << 3 }
        var taken = state
        for _ in 0..<8 {
            taken = (taken & foreign) << 1
            if taken == 0 { break }
            result |= taken
        }
        return result
    }
}
