// What may become of a scalar on its way into a cell (law 9). Controls become pictures, what would turn or hide other
// text is left out, and parts of emoji that terminals disagree about are reduced to forms all of them draw alike.

/// What a scalar is for a cell.
enum ScalarKind: Equatable {
    /// It takes up cells of its own, or is a mark: its width says which.
    case plain
    /// A control: that is drawn in its place.
    case control(Unicode.Scalar)
    /// Nothing is drawn: bidi controls, joiners, variation selectors, tags, other ignorables.
    case ignorable
    /// Joins with the next one to a flag: that letter is drawn in its place.
    case regional(Unicode.Scalar)
    /// A skin tone: left out behind an emoji.
    case skinTone

    init(_ scalar: Unicode.Scalar) {
        let value = scalar.value
        switch value {
        case 0x20..<0x7F: self = .plain
        case 0..<0x20: self = .control(Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}")
        case 0x7F: self = .control("\u{2421}")
        case 0x80..<0xA0: self = .control("\u{FFFD}")
        case 0xA1..<0xAD, 0xAE..<0x34F: self = .plain
        case 0xA0, 0xAD: self = value == 0xA0 ? .plain : .ignorable
        case 0x2028, 0x2029: self = .control("\u{240A}")
        case 0x1F1E6...0x1F1FF: self = .regional(Unicode.Scalar(value - 0x1F1E6 + 0x41) ?? "\u{FFFD}")
        case 0x1F3FB...0x1F3FF: self = .skinTone
        default: self = Self.isIgnorable(value) ? .ignorable : .plain
        }
    }

    /// Whether the scalar changes how text runs: the bidi controls.
    static func isBidiControl(_ value: UInt32) -> Bool {
        switch value {
        case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// Whether the scalar is a control, or changes how text runs.
    static func isControl(_ value: UInt32) -> Bool {
        switch value {
        case 0x20..<0x7F, 0xA0..<0x61C, 0x61D..<0x200E: false
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
        default: isBidiControl(value)
        }
    }

    private static func isIgnorable(_ value: UInt32) -> Bool {
        switch value {
        case 0x34F, 0x61C, 0x180B...0x180F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F,
            0xFEFF, 0xFFF9...0xFFFB, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
            true
        default: false
        }
    }

    /// Whether two such scalars in a row always belong to two characters, so that no segmentation is needed.
    static func standsAlone(_ value: UInt32) -> Bool {
        switch value {
        case 0x20..<0x7F, 0xA1..<0xA9, 0xAA..<0xAD, 0xAF..<0x300, 0x370..<0x483, 0x48A..<0x530, 0x2010..<0x2028,
            0x2030..<0x203C, 0x2190..<0x2194, 0x2500..<0x25AA, 0x3041..<0x3097, 0x30A0..<0x3100, 0x3400..<0xA000,
            0xAC00..<0xD7A4, 0xFF01..<0xFF9E:
            true
        default: false
        }
    }
}
