// What a program may ask of its terminal, and why it may not get one.

public import TerminalScreen

/// What a program asks of the terminal.
public struct TerminalOptions: Sendable {
    /// Whether the mouse is listened to from the start.
    public var mouse = true
    /// The most colours to use; nil for as many as the terminal has.
    public var colors: ColorDepth?

    /// What is said on standard error when the program ends by a fault of its own: where to report it.
    ///
    /// It comes once the terminal is whole again; nothing if it is empty.
    public var lastWords: String

    /// Makes options: mouse on, as many colours as there are, no last words.
    public init(mouse: Bool = true, colors: ColorDepth? = nil, lastWords: String = "") {
        self.mouse = mouse
        self.colors = colors
        self.lastWords = lastWords
    }
}

/// Why there is no screen.
public enum TerminalError: Error, Equatable, Sendable {
    /// The program has no controlling terminal.
    case noTerminal
    /// TERM is not set.
    case typeUnset
    /// TERM names a terminal that no description is known of.
    case typeUnknown(String)
    /// TERM names a terminal that cannot place its cursor, such as `dumb`.
    case typeUnusable(String)
}

extension TerminalError: CustomStringConvertible {
    /// One line for people: what is wrong and what to set.
    public var description: String {
        switch self {
        case .noTerminal: "there is no terminal to draw on"
        case .typeUnset: "TERM is not set; try TERM=xterm-256color"
        case .typeUnknown(let name): "TERM=\(name) names no known terminal; try TERM=xterm-256color"
        case .typeUnusable(let name): "TERM=\(name) cannot place a cursor; try TERM=xterm-256color"
        }
    }
}
