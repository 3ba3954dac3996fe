// Text as the set of its shortest pieces: every run of one, two and three letters. A document can hold a word only if it
// holds all pieces of the word, whatever stands around them, in any script; so pieces find the documents that are worth
// reading. Each piece is a short code; two pieces may share one, which at worst has a document read in vain.

/// The pieces of texts, in the form in which the index takes them.
struct Grams {
    /// How many codes there are.
    static let codeCount = 1 << 20
    /// The codes that the text at hand has, as a set of bits, and in the order in which they came.
    private var isThere = [UInt64](repeating: 0, count: codeCount / 64)
    private var found: [UInt32] = []

    /// The codes of all pieces of some folded texts, each once.
    mutating func codes(of texts: [UInt8]...) -> [UInt32] {
        for text in texts { add(text) }
        defer {
            for code in found { isThere[Int(code >> 6)] = 0 }
            found.removeAll(keepingCapacity: true)
        }
        return Array(found)
    }

    private mutating func add(_ text: [UInt8]) {
        var (before, last): (UInt32, UInt32) = (0, 0)
        text.withUnsafeBufferPointer { bytes in
            var index = 0
            while index < bytes.count {
                let scalar = Self.scalar(bytes, &index)
                add(Self.code(0, 0, scalar))
                if last != 0 { add(Self.code(0, last, scalar)) }
                if before != 0 { add(Self.code(before, last, scalar)) }
                (before, last) = (last, scalar)
            }
        }
    }

    @inline(__always)
    private mutating func add(_ code: UInt32) {
        let (word, bit) = (Int(code >> 6), UInt64(1) << UInt64(code & 63))
        guard isThere[word] & bit == 0 else { return }
        isThere[word] |= bit
        found.append(code)
    }

    /// The codes that a document must have to hold a folded word: those of its longest pieces.
    static func codes(ofWord word: [UInt8]) -> Set<UInt32> {
        var scalars: [UInt32] = []
        word.withUnsafeBufferPointer { bytes in
            var index = 0
            while index < bytes.count { scalars.append(scalar(bytes, &index)) }
        }
        if scalars.isEmpty { return [] }
        let padded = [UInt32](repeating: 0, count: max(0, 3 - scalars.count)) + scalars
        let all = (0...padded.count - 3).map { code(padded[$0], padded[$0 + 1], padded[$0 + 2]) }
        // Some pieces of a long phrase say as much as all of them.
        let step = max(1, all.count / 12)
        return Set(stride(from: 0, to: all.count, by: step).map { all[$0] })
    }

    @inline(__always)
    private static func code(_ first: UInt32, _ second: UInt32, _ third: UInt32) -> UInt32 {
        var mixed = (first &* 0x9E37_79B1) ^ (second &* 0x85EB_CA77)
        mixed = ((mixed ^ (mixed >> 15)) &+ third) &* 0xC2B2_AE3D
        mixed = (mixed ^ (mixed >> 13)) &* 0x27D4_EB2F
        return mixed >> 12
    }

    @inline(__always)
    private static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> UInt32 {
        let first = bytes[index]
        index += 1
        if first < 0x80 { return UInt32(first) }
        var value = UInt32(first)
        while index < bytes.count, bytes[index] & 0xC0 == 0x80 {
            value = value << 6 | UInt32(bytes[index] & 0x3F)
            index += 1
        }
        return value
    }
}
