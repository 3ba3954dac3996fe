// How light a colour is to the eye: what can be read on what is asked by that.

/// Relative luminance as WCAG 2 has it, 0 to 1.
package enum Luminance {
    /// The luminance of a colour by its parts.
    package static func of(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Double {
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    private static func linear(_ level: UInt8) -> Double {
        let share = Double(level) / 255
        // The curve of sRGB by its inverse, x^2.4 as x² · x^0.4 with two roots: no more exact than needed.
        let base = (share + 0.055) / 1.055
        return share <= 0.04045 ? share / 12.92 : base * base * fifthRootSquared(base)
    }

    /// x^0.4 for 0…1, by Newton's steps towards the fifth root of x².
    private static func fifthRootSquared(_ value: Double) -> Double {
        let square = value * value
        var root = 1.0
        for _ in 0..<24 { root = (4 * root + square / (root * root * root * root)) / 5 }
        return root
    }
}
