// The colours of a picture: a terminal's own foreground and background, and the palette as xterm has it.

import TerminalScreen

/// What the colours of cells are in a picture.
struct PictureColors {
    /// The terminal's own background.
    let ground: String
    /// The terminal's own foreground.
    let letters: String

    init(_ ground: ScreenPicture.Ground) {
        switch ground {
        case .dark: (self.ground, letters) = ("#16181d", "#d7dae0")
        case .light: (self.ground, letters) = ("#fbfbf8", "#24262b")
        }
    }

    /// The colours of a cell's letters and, unless it is the terminal's own, of its ground.
    func colors(of style: Style) -> (letters: String, ground: String?) {
        let front = hex(style.foreground) ?? letters
        let back = hex(style.background)
        return style.attributes.contains(.reverse) ? (back ?? ground, front) : (front, back)
    }

    private func hex(_ color: Color) -> String? {
        guard let (red, green, blue) = color.components else { return nil }
        return "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
