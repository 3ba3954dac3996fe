// The colours of code on a ground that is known. No colour can be read on every ground, so there are two sets, each at a
// contrast of at least 4.5:1 on its side of grey, solarized grounds included. All are of the fixed part of the palette.

internal import TerminalScreen

/// The tint of a ground, and colours for it.
struct CodeColors {
    /// The ground of code: the terminal's own, a little nearer to the letters.
    let tint: Color
    let kinds: [CodeKind: Style]

    /// Colours for a ground, or nil for one so near to grey that neither set could be read, or of the person's palette.
    init?(_ background: Color, _ depth: ColorDepth) {
        guard case .rgb(let red, let green, let blue) = background else { return nil }
        let luminance = Luminance.of(red, green, blue)
        let isDark = luminance < 0.03
        guard isDark || luminance > 0.75 else { return nil }
        func nearer(_ level: UInt8) -> UInt8 {
            let step = isDark ? 16 : -12
            return UInt8(min(255, max(0, Int(level) + step)))
        }
        tint = depth.nearest(to: .rgb(nearer(red), nearer(green), nearer(blue)))
        let colors: [CodeKind: UInt8] =
            isDark
            ? [
                .keyword: 147, .type: 116, .string: 150, .number: 180, .comment: 248, .name: 110, .added: 114,
                .removed: 181,
            ]
            : [.keyword: 55, .type: 23, .string: 22, .number: 94, .comment: 241, .name: 24, .added: 22, .removed: 88]
        kinds = colors.mapValues { Style(foreground: .palette($0)) }.merging([
            .keyword: Style(foreground: .palette(colors[.keyword] ?? 0), attributes: .bold),
            .comment: Style(foreground: .palette(colors[.comment] ?? 0), attributes: .italic),
        ]) { $1 }
    }
}
