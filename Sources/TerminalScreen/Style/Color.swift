// Colours as they are asked for; which of them a terminal can show is ColorDepth's question.

/// A colour of text or of its ground.
public enum Color: Hashable, Sendable {
    /// The terminal's own foreground or background.
    case standard
    /// One of the 256 colours of xterm's palette; the first 16 are the person's own.
    case palette(UInt8)
    /// Red, green and blue, 0–255 each.
    case rgb(UInt8, UInt8, UInt8)

    /// The colour in 32 bits: what kind it is in the uppermost byte.
    var bits: UInt32 {
        switch self {
        case .standard: 0
        case .palette(let index): 0x0100_0000 | UInt32(index)
        case .rgb(let red, let green, let blue): 0x0200_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
        }
    }

    /// The colour that `bits` stands for.
    init(bits: UInt32) {
        switch bits >> 24 {
        case 1: self = .palette(UInt8(truncatingIfNeeded: bits))
        case 2:
            self = .rgb(
                UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8),
                UInt8(truncatingIfNeeded: bits))
        default: self = .standard
        }
    }

    /// This colour mixed with the one behind it; nil where one of them is the terminal's own, which nobody knows.
    ///
    /// The first 16 of the palette count as xterm has them.
    ///
    /// - Parameters:
    ///   - behind: The colour behind.
    ///   - opacity: How much of this colour there is, from 0 to 1.
    public func over(_ behind: Color, opacity: Double) -> Color? {
        guard let front = components, let back = behind.components else { return nil }
        let part = opacity.isNaN ? 1 : max(0, min(1, opacity))
        func mixed(_ front: Int, _ back: Int) -> UInt8 {
            UInt8(max(0, min(255, (Double(front) * part + Double(back) * (1 - part)).rounded())))
        }
        return .rgb(mixed(front.red, back.red), mixed(front.green, back.green), mixed(front.blue, back.blue))
    }

    /// Red, green and blue, 0–255 each, of the first 16 as xterm has them; nil for the terminal's own.
    package var components: (red: Int, green: Int, blue: Int)? {
        switch self {
        case .standard: nil
        case .palette(let index): Palette.components(of: index)
        case .rgb(let red, let green, let blue): (Int(red), Int(green), Int(blue))
        }
    }
}
