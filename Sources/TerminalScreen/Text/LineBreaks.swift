// Where a line may be broken: a small part of Unicode's line breaking that serves Latin, Greek, Cyrillic and CJK.

/// What a character is for the breaking of lines.
enum BreakKind {
    /// A blank: a line breaks at it, and it is not shown there.
    case space
    /// A line ends here.
    case newline
    /// A line may break behind it although nothing is blank.
    case hyphen
    /// A line may break before and behind it.
    case ideograph
    /// Like an ideograph, but it never begins a line: `。`, `」`, small kana.
    case closing
    /// Like an ideograph, but it never ends a line: `「`, `（`.
    case opening
    /// A break without a mark.
    case zeroWidthSpace
    /// A hyphen before a word: no break between the two, nor between several of them.
    case sign
    /// A part of a word.
    case letter

    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x20, 0x09: self = .space
        case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: self = .newline
        case 0x2D, 0x2010, 0x2013, 0x2014: self = .hyphen
        case 0..<0x1680: self = .letter
        case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: self = .space
        case 0x200B: self = .zeroWidthSpace
        case 0x3001, 0x3002, 0x3005, 0x30FB...0x30FE, 0xFF01, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF61, 0xFF64,
            0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B, 0x301F, 0xFF09, 0xFF3D, 0xFF5D,
            0xFF60, 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x30A1, 0x30A3,
            0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6:
            self = .closing
        case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0xFF08, 0xFF3B, 0xFF5B, 0xFF5F:
            self = .opening
        case 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            self = .ideograph
        default: self = .letter
        }
    }

    /// Whether a line may break between a character of kind `self` and one of kind `next` with no blank between.
    func mayBreak(before next: BreakKind) -> Bool {
        if self == .zeroWidthSpace { return true }
        if self == .opening || next == .closing || next == .hyphen { return false }
        if self == .hyphen { return next == .letter || next == .ideograph || next == .opening }
        return isCJK || next.isCJK
    }

    private var isCJK: Bool { self == .ideograph || self == .closing || self == .opening }
}
