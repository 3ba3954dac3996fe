// What is switched on at a terminal beside ncurses' own: mouse, paste and focus reports, synchronized output, title,
// clipboard. Only for terminals that understand xterm's way of saying it; the others are left alone.

internal import CNcurses
internal import TerminalScreen

/// How to say to this terminal what ncurses has no words for.
struct Modes {
    /// Whether it reads `ESC [ …` at all.
    let isAnsi: Bool
    /// Whether it is xterm or of its kin, and takes strings for title and clipboard.
    let isXterm: Bool
    /// Whether its title comes back when the screen is left.
    let restoresTitle: Bool

    /// What to send on entering the screen.
    func enter(mouse: Bool) -> String {
        guard isAnsi else { return "" }
        return "\u{1B}[?2004h\u{1B}[?1004h" + (mouse ? self.mouse(true) : "") + (isXterm ? ColorReply.question : "")
    }

    /// What to send on leaving it, whatever is on.
    var leave: String {
        isAnsi ? mouse(false) + "\u{1B}[?1004l\u{1B}[?2004l" : ""
    }

    /// What to send when the program ends at any moment, perhaps in the middle of a picture: CAN gives up the sequence that
    /// was cut, which would swallow the next one.
    var rescue: String {
        isAnsi ? "\u{18}" + synchronized.end + leave : ""
    }

    /// Mouse reports in SGR's form, with movement while a button is down.
    func mouse(_ isOn: Bool) -> String {
        guard isAnsi else { return "" }
        return isOn ? "\u{1B}[?1006h\u{1B}[?1002h" : "\u{1B}[?1002l\u{1B}[?1006l"
    }

    /// Bytes before and after a large picture, so that it is seen whole.
    var synchronized: (begin: String, end: String) {
        isXterm ? ("\u{1B}[?2026h", "\u{1B}[?2026l") : ("", "")
    }

    /// Sets the window's title, if it comes back later.
    /// - Parameter text: a title without controls.
    func title(_ text: String) -> String {
        isXterm && restoresTitle ? "\u{1B}]2;\(text)\u{07}" : ""
    }

    /// Puts text on the clipboard; nil if the terminal has no word for it.
    func clipboard(_ text: String) -> String? {
        isXterm ? "\u{1B}]52;c;\(Base64.encode(text.utf8))\u{07}" : nil
    }
}

extension Modes {
    /// Looks at the open terminal.
    /// - Parameter name: its TERM.
    init(name: String) {
        let place = tabterm_capability("cup").map { String(cString: $0) } ?? ""
        let enter = tabterm_capability("smcup").map { String(cString: $0) } ?? ""
        isAnsi = place.hasPrefix("\u{1B}[")
        let kin = [
            "xterm", "tmux", "screen", "rxvt", "foot", "alacritty", "kitty", "ghostty", "wezterm", "contour", "st-",
            "vte",
        ]
        isXterm = isAnsi && kin.contains { name.hasPrefix($0) }
        restoresTitle = enter[...].range(of: "\u{1B}[22;0;0t") != nil
    }
}

/// The encoding that OSC 52 wants.
enum Base64 {
    /// Encodes bytes, with padding.
    static func encode(_ bytes: some Collection<UInt8>) -> String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        var iterator = bytes.makeIterator()
        while let first = iterator.next() {
            let second = iterator.next()
            let third = iterator.next()
            let bits = UInt32(first) << 16 | UInt32(second ?? 0) << 8 | UInt32(third ?? 0)
            text.append(digits[Int(bits >> 18)])
            text.append(digits[Int(bits >> 12 & 63)])
            text.append(second == nil ? 0x3D : digits[Int(bits >> 6 & 63)])
            text.append(third == nil ? 0x3D : digits[Int(bits & 63)])
        }
        return String(decoding: text, as: UTF8.self)
    }
}
