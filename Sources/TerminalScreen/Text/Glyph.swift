// What one cell shows: a scalar and at most three marks on it, as plain bits. TextMeasure alone makes glyphs from text.

/// A printable scalar with at most three combining marks.
public struct Glyph: Hashable, Sendable {
    /// Base and two marks, 21 bits each.
    let low: UInt64
    /// The third mark.
    let high: UInt32

    init(low: UInt64, high: UInt32) {
        self.low = low
        self.high = high
    }

    /// Only for scalars that are known to be printable.
    init(_ base: Unicode.Scalar) {
        low = UInt64(base.value)
        high = 0
    }

    /// A blank.
    public static let space = Glyph(" ")
    /// What is drawn for scalars of unknown width.
    public static let replacement = Glyph("\u{FFFD}")

    /// The scalar that takes up the cell.
    public var base: Unicode.Scalar { Self.scalar(low & 0x1F_FFFF) ?? "\u{FFFD}" }

    /// The marks on it.
    public var marks: [Unicode.Scalar] {
        [low >> 21 & 0x1F_FFFF, low >> 42 & 0x1F_FFFF, UInt64(high)].compactMap { $0 == 0 ? nil : Self.scalar($0) }
    }

    /// Whether there is a mark on it.
    public var hasMarks: Bool { low >> 21 != 0 }

    /// The glyph as text.
    public var text: String {
        var text = String.UnicodeScalarView()
        text.append(base)
        if hasMarks { text.append(contentsOf: marks) }
        return String(text)
    }

    /// The glyph with one more mark on it; unchanged once there are three.
    func adding(_ mark: Unicode.Scalar) -> Glyph {
        let bits = UInt64(mark.value)
        if low >> 21 == 0 { return Glyph(low: low | bits << 21, high: high) }
        if low >> 42 == 0 { return Glyph(low: low | bits << 42, high: high) }
        return high == 0 ? Glyph(low: low, high: mark.value) : self
    }

    private static func scalar(_ bits: UInt64) -> Unicode.Scalar? { Unicode.Scalar(UInt32(truncatingIfNeeded: bits)) }
}
