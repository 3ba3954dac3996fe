// Starts ncurses on a terminal: which description is used, how many colours there are. Nothing is sent here.

internal import CNcurses
internal import Glibc
internal import TerminalScreen

/// ncurses, started.
struct NcursesScreen {
    let capture: OutputCapture
    let window: UnsafeMutablePointer<WINDOW>
    let depth: ColorDepth
    /// The description's name.
    let name: String

    /// Starts ncurses.
    /// - Parameter colors: the most colours to use.
    init(_ file: TerminalFile, colors: ColorDepth?) throws(TerminalError) {
        guard let type = getenv("TERM").map({ String(cString: $0) }), !type.isEmpty else { throw .typeUnset }
        guard let capture = OutputCapture(), let input = fdopen(file.input, "r") else { throw .noTerminal }
        self.capture = capture
        let wantsTrueColor = (colors ?? .trueColor) == .trueColor
        guard let name = Self.start(type, size: file.size, capture, input, wantsTrueColor: wantsTrueColor) else {
            throw .typeUnknown(type)
        }
        self.name = name
        guard tabterm_capability("cup") != nil, let window = tabterm_window() else {
            endwin()
            throw .typeUnusable(type)
        }
        self.window = window
        depth = min(Self.startColors(), colors ?? .trueColor)
        leaveok(window, false)
        // No shifting of lines and letters: it saves little, and breaks wide letters on the way.
        idlok(window, false)
        idcok(window, false)
        // Else keys that wait cut a picture short.
        typeahead(-1)
    }

    /// Starts ncurses by the name of a description, or by that of its nearest kin; returns the name that was known.
    private static func start(
        _ type: String, size: Size, _ capture: OutputCapture, _ input: UnsafeMutablePointer<FILE>, wantsTrueColor: Bool
    ) -> String? {
        // The size is asked of the terminal by us. ncurses sees a file, and would believe these or its description.
        let changed = [
            EnvironmentValue("LINES", set: String(size.rows)), EnvironmentValue("COLUMNS", set: String(size.columns)),
            EnvironmentValue("NCURSES_NO_PADDING", set: "1"),
        ]
        defer { changed.forEach { $0.restore() } }
        for name in [type] + kin(of: type) {
            if BetterDescription.start(
                name, trueColors: wantsTrueColor, { newterm(name, capture.stream, input) != nil })
            {
                return name
            }
            if newterm(name, capture.stream, input) != nil { return name }
        }
        return nil
    }

    /// Well-known descriptions that serve a terminal whose own is not installed.
    static func kin(of type: String) -> [String] {
        let xterms = [
            "xterm", "kitty", "alacritty", "foot", "ghostty", "wezterm", "contour", "konsole", "vte", "gnome", "iterm",
            "mintty", "st-", "putty", "nsterm",
        ]
        if xterms.contains(where: { type.hasPrefix($0) }) { return ["xterm-256color", "xterm"] }
        for family in ["tmux", "screen", "rxvt", "linux"] where type.hasPrefix(family) {
            return [family + "-256color", family, "xterm-256color", "xterm"].filter { $0 != "linux-256color" }
        }
        return []
    }

    private static func startColors() -> ColorDepth {
        guard has_colors(), start_color() == OK else { return .none }
        use_default_colors()
        switch tabterm_colors() {
        case ..<8: return .none
        case ..<256: return .eight
        case ...256: return .palette256
        default: return .trueColor
        }
    }

    /// What takes the terminal out of the full screen: default colours, no attributes, cursor shown, first screen.
    static var leaving: String {
        capability("op") + capability("sgr0") + capability("cnorm") + capability("rmcup")
    }

    /// What sends the cursor to the upper left corner.
    static var home: String {
        let home = capability("home")
        return home.isEmpty ? "\u{1B}[H" : home
    }

    /// A capability without its delays, `$<5>`.
    private static func capability(_ name: String) -> String {
        var text = tabterm_capability(name).map { String(cString: $0) } ?? ""
        while let start = text[...].range(of: "$<")?.lowerBound,
            let end = text.utf8[start...].firstIndex(of: UInt8(ascii: ">"))
        {
            text.removeSubrange(start...end)
        }
        return text
    }
}

/// An environment variable that is changed for a moment; only before any thread is started.
struct EnvironmentValue {
    private let name: String
    private let before: String?

    /// Sets the variable.
    init(_ name: String, set value: String) {
        self.name = name
        before = getenv(name).map { String(cString: $0) }
        setenv(name, value, 1)
    }

    /// Brings back what it was.
    func restore() {
        if let before {
            setenv(name, before, 1)
        } else {
            unsetenv(name)
        }
    }
}
