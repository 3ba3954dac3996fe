// The run loop: waits for keys, signals and requests, and shows at most one frame for all that has come.

public import TerminalScreen

/// What the program answers to events.
public enum LoopStep: Sendable {
    /// Nothing has changed.
    case nothing
    /// Show this.
    case show(Frame)
    /// Give the terminal back and end with that exit status.
    case finish(Int32)
}

/// The one run loop of a program on a terminal.
@MainActor public final class TerminalLoop {
    /// The key that suspends the program, Ctrl-Z from the start; nil to get it as any other.
    public var suspendKey: KeyPress? = KeyPress("z", .control)
    /// Called once, with the terminal given back, before the program ends: to save what is to be kept.
    public var willEnd: (() -> Void)?

    /// Makes the loop of a terminal.
    public init(_ terminal: Terminal) {}

    /// Runs for ever: asks for the first frame with no events, then for one after each batch of events.
    /// - Parameter respond: takes all events that have come, in order, and says what to do; no events: a frame was
    ///   requested.
    public func run(_ respond: @escaping ([Event]) -> LoopStep) -> Never { preconditionFailure() }

    /// Asks for a frame: `respond` is called without events soon, once for all requests until then.
    public func requestFrame() {}

    /// Ends the program soon, as `LoopStep.finish` does.
    public func finish(_ status: Int32) {}
}
