// The few styles that everything is drawn with. The terminal's own foreground and background are used throughout; no
// single colour is readable as text on black, white and both solarized backgrounds (black asks for a luminance above
// 0.18, white for one below, dark solarized for 0.27), so the one accent is only ever a *ground* that brings its own
// foreground along. Its colours are from the fixed part of the palette, which schemes do not repaint. What colour says
// is always also said by a mark or an attribute.

public import TerminalScreen

/// The styles of the interface for one depth of colour.
public struct Theme: Hashable, Sendable {
    /// Plain text: the terminal's own colours.
    public var text: Style
    /// The colour of letters that can be acted upon: the terminal's own, as no other is readable everywhere.
    public var accent: Color
    /// What should stand back: counts, hints.
    public var secondary: Style
    /// Rules, frames, dividers.
    public var rule: Style
    /// Headings and the name of the app.
    public var heading: Style
    /// The selected item while its area has the focus: text on the accent.
    public var selection: Style
    /// The selected item while the focus is elsewhere.
    public var unfocusedSelection: Style
    /// The cursor where it stands on something that is not selected.
    public var cursor: Style
    /// A lifted item and the mark where it would be dropped.
    public var lifted: Style
    /// A badge.
    public var badge: Style
    /// What can't be reached.
    public var disabled: Style
    /// Messages.
    public var message: Style
    /// Links.
    public var link: Style
    /// What destroys something.
    public var destructive: Style

    /// Makes the styles for what the terminal can show.
    public init(_ depth: ColorDepth = .palette256) {
        text = .plain
        accent = .standard
        secondary = Style(attributes: .dim)
        rule = Style(attributes: .dim)
        heading = Style(attributes: .bold)
        cursor = Style(attributes: [.bold, .underline])
        lifted = Style(attributes: [.bold, .reverse])
        badge = Style(attributes: .bold)
        disabled = Style(attributes: .dim)
        message = Style(attributes: .bold)
        link = Style(attributes: .underline)
        destructive = Style(attributes: [.bold, .underline])
        unfocusedSelection = Style(attributes: .bold)
        selection = Self.ground(depth).with(.bold)
    }

    /// These styles with another accent, as `tint(_:)` asks for it: the ground of what is selected, the letters of what
    /// is selected elsewhere and of what can be acted upon.
    ///
    /// The first 16 colours of the palette count as xterm has them. Where only 8 colours are sure the ground is reversed
    /// letters; without colours nothing changes.
    func tinted(_ tint: Color?, _ depth: ColorDepth) -> Theme {
        guard depth != .none, let tint, let parts = tint.components else { return self }
        var theme = self
        theme.accent = tint
        theme.unfocusedSelection.foreground = tint
        guard depth != .eight else {
            theme.selection.foreground = tint
            return theme
        }
        // Near enough to the luminance of WCAG 2: which of black and white has the better contrast.
        func share(_ part: Int) -> Double { Double(part * part) / 65_025 }
        let luminance = 0.2126 * share(parts.red) + 0.7152 * share(parts.green) + 0.0722 * share(parts.blue)
        let ground = Color.rgb(
            UInt8(clamping: parts.red), UInt8(clamping: parts.green), UInt8(clamping: parts.blue))
        theme.selection = Style(foreground: .palette(luminance > 0.18 ? 16 : 231), background: ground).with(.bold)
        return theme
    }

    /// Text on the accent, at a contrast of 7:1 that no background behind it can change.
    public static func ground(_ depth: ColorDepth) -> Style {
        switch depth {
        case .none, .eight: Style(attributes: .reverse)
        case .palette256: Style(foreground: .palette(231), background: .palette(24))
        case .trueColor: Style(foreground: .rgb(255, 255, 255), background: .rgb(0, 95, 135))
        }
    }
}
