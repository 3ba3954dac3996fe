// The terminal: a screen that shows frames and a keyboard that gives events. The loop that waits for it is TerminalLoop.

public import TerminalScreen

/// A real terminal, opened for a full screen; there is one at a time.
@MainActor public final class Terminal {
    /// The size of the screen.
    public private(set) var size = Size(columns: 80, rows: 24)
    /// How text is measured on this terminal.
    public let measure: TextMeasure = .standard
    /// Whether other letters than ASCII can be shown.
    public let isUnicode = true
    /// How many colours are used.
    public let colorDepth = ColorDepth.palette256

    /// Opens the controlling terminal, also when standard input or output is something else.
    public init(_ options: TerminalOptions = TerminalOptions()) throws(TerminalError) {
        throw .noTerminal
    }

    /// Shows a frame: sends what differs from the last one, in one write; nothing if nothing does.
    public func present(_ frame: Frame) {}

    /// All events that have come, without waiting.
    public func readEvents() -> [Event] { [] }

    /// Begins or ends listening to the mouse.
    public func setMouse(_ isOn: Bool) {}

    /// Puts text on the clipboard of the person's machine (OSC 52); terminals may refuse it silently.
    public func copy(_ text: String) {}

    /// Gives the terminal back as it was found; can be called again without effect.
    public func close() {}

    /// Stops the program as Ctrl-Z does, with the terminal given back, and returns once it goes on.
    public func suspend() {}

    /// Runs another program on the terminal, waits for it and takes the screen again.
    /// - Parameters:
    ///   - arguments: the program, found by PATH, and its arguments.
    /// - Returns: its exit status, 128 + n if a signal ended it, or nil if it could not be started.
    @discardableResult
    public func run(_ arguments: [String]) -> Int32? { nil }
}
