// A cell of the screen: a glyph, a style and a width. It holds no string and can be built only from a Glyph, which
// TextMeasure alone makes from text: a control cannot get in here (law 9).

/// One cell of a screen.
public struct Cell: Hashable, Sendable {
    /// What is drawn.
    public let glyph: Glyph
    /// How it is drawn.
    public let style: Style
    /// Columns: 1, or 2 for the left half of a wide cell, or 0 for its right half.
    public let width: Int

    /// A blank in the terminal's own colours.
    public static let blank = Cell(glyph: .space, style: .plain, width: 1)
}

/// A cell as a canvas holds it, in 12 bytes.
///
/// Each key draws a screen of them and compares it with the last one, and what that touches comes cold from memory. A
/// glyph with marks has no room here: it is one of the canvas's list.
public struct PackedCell: Equatable, Sendable {
    /// A scalar, or the place of a glyph in the list (21 bits); which of the two; the width (2 bits); attributes (8 bits).
    private let letter: UInt32
    private let foreground: UInt32
    private let background: UInt32

    static let letterLimit = 1 << 21
    private static let mark: UInt32 = 1 << 21
    private static let widthShift: UInt32 = 22
    fileprivate static let attributeShift: UInt32 = 24
    private static let withoutAttributes: UInt32 = (1 << attributeShift) - 1

    /// Makes a cell of a scalar.
    /// - Parameter width: columns, as in `Cell`.
    init(_ base: Unicode.Scalar, style: PackedStyle, width: Int) {
        self.init(base.value | Self.bits(of: width), style)
    }

    /// Makes a cell of a glyph with marks.
    /// - Parameter place: where it stands in the canvas's list; below `letterLimit`.
    init(marked place: Int, style: PackedStyle, width: Int) {
        self.init(UInt32(truncatingIfNeeded: place) | Self.mark | Self.bits(of: width), style)
    }

    private init(_ letter: UInt32, _ style: PackedStyle) {
        self.letter = letter & Self.withoutAttributes | style.attributes
        foreground = style.foreground
        background = style.background
    }

    private static func bits(of width: Int) -> UInt32 { UInt32(truncatingIfNeeded: width & 3) << widthShift }

    static let blank = PackedCell(" ", style: PackedStyle(.plain), width: 1)

    /// The number of its scalar, or its glyph's place in the canvas's list.
    var value: UInt32 { letter & (Self.mark - 1) }

    /// Whether its glyph is one of the canvas's list.
    var isMarked: Bool { letter & Self.mark != 0 }

    /// How it is drawn.
    public var style: Style { packedStyle.style }

    /// Columns, as in `Cell`.
    public var width: Int { Int(letter >> Self.widthShift & 3) }

    /// The number of the scalar of a cell that is one column wide and has no mark; nil for all others.
    public var plainScalar: UInt32? {
        letter >> 21 & 7 == 2 ? value : nil
    }

    /// Whether two cells are drawn in the same style, whatever their glyphs.
    public func hasStyle(of other: PackedCell) -> Bool {
        foreground == other.foreground && background == other.background
            && letter >> Self.attributeShift == other.letter >> Self.attributeShift
    }

    var packedStyle: PackedStyle {
        PackedStyle(
            foreground: foreground, background: background,
            attributes: letter & ~Self.withoutAttributes)
    }

    /// The same cell in another style.
    func styled(_ style: PackedStyle) -> PackedCell { PackedCell(letter, style) }
}

/// A style as it stands in a cell, so that a run of cells is packed once.
struct PackedStyle: Equatable {
    let foreground: UInt32
    let background: UInt32
    /// In their place beside the letter.
    let attributes: UInt32
}

extension PackedStyle {
    init(_ style: Style) {
        self.init(
            foreground: style.foreground.bits, background: style.background.bits,
            attributes: UInt32(style.attributes.rawValue) << PackedCell.attributeShift)
    }

    var style: Style {
        Style(
            foreground: Color(bits: foreground), background: Color(bits: background),
            attributes: Attributes(rawValue: UInt8(truncatingIfNeeded: attributes >> PackedCell.attributeShift)))
    }
}
