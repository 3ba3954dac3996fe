// How many colours a terminal shows, and the nearest of them to the one that was asked for.

/// How many colours a terminal shows.
public enum ColorDepth: Int, Hashable, Sendable, Comparable, CaseIterable {
    /// None: attributes alone.
    case none
    /// The eight colours of ANSI.
    case eight
    /// xterm's palette of 256.
    case palette256
    /// Red, green and blue, a byte each.
    case trueColor

    /// Fewer colours are less.
    public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
        left.rawValue < right.rawValue
    }

    /// The nearest colour to `color` that such a terminal can show.
    public func nearest(to color: Color) -> Color {
        switch (self, color) {
        case (_, .standard), (.trueColor, _), (.palette256, .palette): color
        case (.none, _): .standard
        case (.palette256, .rgb(let red, let green, let blue)):
            .palette(Palette.nearest256(Int(red), Int(green), Int(blue)))
        case (.eight, .palette(let index)) where index < 8: color
        case (.eight, .palette(let index)) where index < 16: .palette(index - 8)
        case (.eight, .palette(let index)):
            .palette(Palette.nearest8(Palette.components(of: index)))
        case (.eight, .rgb(let red, let green, let blue)):
            .palette(Palette.nearest8((Int(red), Int(green), Int(blue))))
        }
    }
}

/// xterm's palette: 16 colours of the person's own, a cube of 6 × 6 × 6, and 24 greys.
enum Palette {
    typealias Components = (red: Int, green: Int, blue: Int)

    /// The nearest entry of the cube or of the greys; never one of the first 16, which people change.
    static func nearest256(_ red: Int, _ green: Int, _ blue: Int) -> UInt8 {
        let wanted = (red: red, green: green, blue: blue)
        let cube = 16 + 36 * step(red) + 6 * step(green) + step(blue)
        let mean = (red + green + blue) / 3
        let grey = 232 + min(23, max(0, (mean - 3) / 10))
        let cubeIsNearer =
            distance(wanted, components(of: UInt8(cube))) <= distance(wanted, components(of: UInt8(grey)))
        return UInt8(cubeIsNearer ? cube : grey)
    }

    /// The nearest of ANSI's eight, by xterm's idea of them; greys become black, white or no bright colour.
    static func nearest8(_ wanted: Components) -> UInt8 {
        let high = max(wanted.red, wanted.green, wanted.blue)
        let low = min(wanted.red, wanted.green, wanted.blue)
        if high - low < 40 { return high < 110 ? 0 : 7 }
        let middle = (high + low) / 2
        return (wanted.red > middle ? 1 : 0) | (wanted.green > middle ? 2 : 0) | (wanted.blue > middle ? 4 : 0)
    }

    /// Red, green and blue of an entry; of the first 16 as xterm has them.
    static func components(of index: UInt8) -> Components {
        let number = Int(index)
        if number >= 232 {
            let level = 8 + 10 * (number - 232)
            return (level, level, level)
        }
        if number >= 16 {
            let cube = number - 16
            return (level(cube / 36), level(cube / 6 % 6), level(cube % 6))
        }
        let bright = number >= 8 ? 255 : 205
        if number == 8 { return (127, 127, 127) }
        return (number & 1 == 0 ? 0 : bright, number & 2 == 0 ? 0 : bright, number & 4 == 0 ? 0 : bright)
    }

    private static func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }

    private static func step(_ value: Int) -> Int { value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40 }

    private static func distance(_ left: Components, _ right: Components) -> Int {
        let red = left.red - right.red
        let green = left.green - right.green
        let blue = left.blue - right.blue
        return 3 * red * red + 4 * green * green + 2 * blue * blue
    }
}
