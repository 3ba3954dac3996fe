// A cell of the screen: a glyph, a style and a width in 24 bytes that compare as three words. It holds no string and
// can be built only from a Glyph, which TextMeasure alone makes from text: a control cannot get in here (law 9).

/// One cell of a screen.
public struct Cell: Hashable, Sendable {
    /// Base and first two marks.
    private let letters: UInt64
    /// Third mark, width and attributes.
    private let rest: UInt64
    /// Foreground and background.
    private let colors: UInt64

    /// Makes a cell.
    /// - Parameter width: columns: 1, 2 for the left half of a wide cell, 0 for its right half.
    init(_ glyph: Glyph, style: PackedStyle, width: Int) {
        letters = glyph.low
        rest = UInt64(glyph.high) | UInt64(truncatingIfNeeded: width & 3) << 32 | style.attributes << 40
        colors = style.colors
    }

    /// A blank in the terminal's own colours.
    public static let blank = Cell(.space, style: PackedStyle(.plain), width: 1)

    /// What is drawn.
    public var glyph: Glyph { Glyph(low: letters, high: UInt32(truncatingIfNeeded: rest)) }

    /// How it is drawn.
    public var style: Style { packedStyle.style }

    /// Columns: 1, or 2 for the left half of a wide cell, or 0 for its right half.
    public var width: Int { Int(rest >> 32 & 3) }

    /// The number of the scalar of a cell that is one column wide and has no mark; nil for all others.
    public var plainScalar: UInt32? {
        letters >> 21 == 0 && rest >> 32 & 3 == 1 ? UInt32(truncatingIfNeeded: letters) : nil
    }

    /// Whether two cells are drawn in the same style, whatever their glyphs.
    public func hasStyle(of other: Cell) -> Bool {
        colors == other.colors && rest >> 40 == other.rest >> 40
    }

    var packedStyle: PackedStyle { PackedStyle(colors: colors, attributes: rest >> 40) }

    /// The same cell in another style.
    func styled(_ style: PackedStyle) -> Cell { Cell(glyph, style: style, width: width) }
}

/// A style in two words, so that a run of cells is packed once.
struct PackedStyle: Equatable {
    let colors: UInt64
    let attributes: UInt64

    init(colors: UInt64, attributes: UInt64) {
        self.colors = colors
        self.attributes = attributes
    }

    init(_ style: Style) {
        colors = UInt64(style.foreground.bits) | UInt64(style.background.bits) << 32
        attributes = UInt64(style.attributes.rawValue)
    }

    var style: Style {
        Style(
            foreground: Color(bits: UInt32(truncatingIfNeeded: colors)),
            background: Color(bits: UInt32(truncatingIfNeeded: colors >> 32)),
            attributes: Attributes(rawValue: UInt8(truncatingIfNeeded: attributes)))
    }
}
