// Colours and styles in SwiftUI's words. A terminal's colours are the person's own: names stand for palette entries.
public import TerminalScreen

/// Something to colour letters or grounds with.
public protocol ShapeStyle: Sendable {
    /// The style of letters.
    func style(in theme: Theme) -> Style

    /// What a region is filled with; unless said otherwise, the colour of letters.
    func fill(in theme: Theme) -> Fill
}

extension ShapeStyle {
    /// The colour of letters.
    public func fill(in theme: Theme) -> Fill {
        let style = style(in: theme)
        return Fill(kind: .color(style.background == .standard ? style.foreground : style.background))
    }
}

extension Color: ShapeStyle {
    /// Letters of this colour.
    public func style(in theme: Theme) -> Style { Style(foreground: self) }
}

extension Color {
    /// The terminal's own foreground.
    public static let primary = Color.standard
    /// The colour of what can be acted upon.
    public static let accentColor = Color.standard
    /// Red.
    public static let red = Color.palette(1)
    /// Green.
    public static let green = Color.palette(2)
    /// Yellow.
    public static let yellow = Color.palette(3)
    /// Blue.
    public static let blue = Color.palette(4)
    /// Purple.
    public static let purple = Color.palette(5)
    /// Cyan.
    public static let cyan = Color.palette(6)
    /// White.
    public static let white = Color.palette(15)
    /// Black.
    public static let black = Color.palette(0)
    /// Grey.
    public static let gray = Color.palette(244)
    /// Orange.
    public static let orange = Color.palette(208)
    /// Pink.
    public static let pink = Color.palette(205)
    /// Brown.
    public static let brown = Color.palette(137)
    /// Mint.
    public static let mint = Color.palette(79)
    /// Teal.
    public static let teal = Color.palette(37)
    /// Indigo.
    public static let indigo = Color.palette(61)
    /// Standing back.
    public static let secondary = Color.palette(244)
    /// Nothing: what lies behind is seen.
    public static let clear = Color.standard

    /// A colour by its parts, each from 0 to 1.
    public init(red: Double, green: Double, blue: Double) {
        func byte(_ part: Double) -> UInt8 { UInt8(max(0, min(1, part.isNaN ? 0 : part)) * 255) }
        self = .rgb(byte(red), byte(green), byte(blue))
    }

    /// A grey, from 0 for black to 1 for white.
    public init(white: Double) { self.init(red: white, green: white, blue: white) }

    /// A colour by digits such as `#3A7BD5` or `3A7`; with anything else it is the terminal's own.
    public init(hex: String) {
        let digits = hex.hasPrefix("#") ? hex.dropFirst() : hex[...]
        let all = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
        guard all.count == 6, all.allSatisfy(\.isHexDigit), let number = UInt32(all, radix: 16) else {
            self = .standard
            return
        }
        self.init(hex: number)
    }

    /// A colour by a number such as `0x3A7BD5`.
    public init(hex: UInt32) {
        self = .rgb(
            UInt8(truncatingIfNeeded: hex >> 16), UInt8(truncatingIfNeeded: hex >> 8), UInt8(truncatingIfNeeded: hex))
    }
}

/// Degrees of standing back.
public struct HierarchicalShapeStyle: ShapeStyle {
    let standsBack: Bool

    /// The style of letters.
    public func style(in theme: Theme) -> Style { standsBack ? theme.secondary : .plain }
}

/// The tint of what can be acted upon.
public struct TintShapeStyle: ShapeStyle {
    /// Makes the style.
    public init() {}

    /// The style of letters.
    public func style(in theme: Theme) -> Style { Style(foreground: theme.accent) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// As text is.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(standsBack: false) }
    /// Standing back.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(standsBack: true) }
    /// Standing back more.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(standsBack: true) }
    /// Standing back most.
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(standsBack: true) }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint of what can be acted upon.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == Color {
    /// Red.
    public static var red: Color { Color.palette(1) }
    /// Green.
    public static var green: Color { Color.palette(2) }
    /// Yellow.
    public static var yellow: Color { Color.palette(3) }
    /// Blue.
    public static var blue: Color { Color.palette(4) }
    /// Purple.
    public static var purple: Color { Color.palette(5) }
    /// Cyan.
    public static var cyan: Color { Color.palette(6) }
    /// Orange.
    public static var orange: Color { Color.palette(208) }
    /// Grey.
    public static var gray: Color { Color.palette(244) }
    /// White.
    public static var white: Color { Color.palette(15) }
    /// Black.
    public static var black: Color { Color.palette(0) }
    /// Pink.
    public static var pink: Color { Color.palette(205) }
    /// Brown.
    public static var brown: Color { Color.palette(137) }
    /// Mint.
    public static var mint: Color { Color.palette(79) }
    /// Teal.
    public static var teal: Color { Color.palette(37) }
    /// Indigo.
    public static var indigo: Color { Color.palette(61) }
    /// Nothing: what lies behind is seen.
    public static var clear: Color { Color.standard }
    /// The colour of what can be acted upon.
    public static var accentColor: Color { Color.standard }
}

extension Color: PrimitiveView {
    /// A region filled with the colour.
    public func elements(in context: ViewContext) -> [any Element] { [FillElement(fill: Fill(kind: .color(self)))] }
}

extension Proposal {
    /// The whole of what is offered, or an ideal size where nothing is.
    func filled(ideal: Size) -> Size {
        Size(columns: columns ?? ideal.columns, rows: rows ?? ideal.rows)
    }
}
