// The run loop: waits for keys, signals and requests, and shows at most one frame for all that has come. One `poll` on the
// first thread does it, for Dispatch's main queue too, so that tasks of the main actor run in it; `dispatchMain` would
// end this thread and hand every key from a second to a third one. While nothing happens it sleeps.

internal import CNcurses
// For the linker: the main queue's two functions stand in the shim.
internal import Dispatch
internal import Glibc
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

    private let terminal: Terminal
    private var respond: ([Event]) -> LoopStep = { _ in .nothing }
    private var frameIsRequested = false
    /// When a key that waits for its end is given up, in milliseconds; nil while none does.
    private var deadline: Int64?

    /// Makes the loop of a terminal.
    public init(_ terminal: Terminal) {
        self.terminal = terminal
    }

    /// Runs for ever: asks for the first frame with no events, then for one after each batch of events.
    ///
    /// The first frame is on the screen before anything is set up that could start a thread. Signals that end the
    /// program (TERM, HUP, INT, QUIT) give the terminal back, call `willEnd` and then have their usual effect; so does
    /// the loss of the terminal, with status 129. Stopping and continuing are answered with a `resize` event.
    /// - Parameter respond: takes all events that have come, in order, and says what to do; no events: a frame was
    ///   requested.
    public func run(_ respond: @escaping ([Event]) -> LoopStep) -> Never {
        self.respond = respond
        tabterm_use_one_heap()
        perform([])
        let queue = _dispatch_get_main_queue_handle_4CF()
        while true {
            if frameIsRequested { perform([]) }
            wait(queue)
        }
    }

    /// Asks for a frame: `respond` is called without events soon, once for all requests until then.
    public func requestFrame() { frameIsRequested = true }

    /// Ends the program as `LoopStep.finish` does.
    /// - Parameter status: the exit status.
    public func finish(_ status: Int32) -> Never {
        end()
        exit(status)
    }

    /// Sleeps until something has come, and answers it.
    private func wait(_ queue: Int32) {
        var files = (
            pollfd(fd: terminal.file.input, events: Int16(POLLIN), revents: 0),
            pollfd(fd: terminal.signals.descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
        )
        // A time only while a key waits for its end.
        let pause = deadline.map { Int32(clamping: max(0, $0 - InputReader.now)) } ?? -1
        let count = withUnsafeMutablePointer(to: &files) { pointer in
            pointer.withMemoryRebound(to: pollfd.self, capacity: 3) { poll($0, 3, pause) }
        }
        if count < 0 { return }
        if files.1.revents != 0 { readSignals() }
        if files.0.revents != 0 || count == 0 { readInput() }
        if files.2.revents != 0 {
            var jobs: UInt64 = 0
            read(queue, &jobs, MemoryLayout.size(ofValue: jobs))
            _dispatch_main_queue_callback_4CF(nil)
        }
    }

    private func readInput() {
        deliver(terminal.readEvents())
        if terminal.isGone {
            end()
            exit(128 + SIGHUP)
        }
        deadline = terminal.hasUndecidedInput ? InputReader.now + InputReader.introducerDelay : nil
    }

    private func readSignals() {
        for signal in terminal.signals.take() {
            switch signal {
            case SIGWINCH: deliver(terminal.readEvents(wasResized: true))
            case SIGTSTP: suspend()
            case SIGCONT:
                terminal.resume()
                perform([.resize(terminal.size)])
            default: end(by: signal)
            }
        }
    }

    /// Hands events on, and suspends where the key for it is among them.
    private func deliver(_ events: [Event]) {
        var rest = events[...]
        while let key = suspendKey, let index = rest.firstIndex(of: .key(key)) {
            if index > rest.startIndex { perform(Array(rest[..<index])) }
            rest = rest[(index + 1)...]
            suspend()
        }
        if !rest.isEmpty { perform(Array(rest)) }
    }

    private func suspend() {
        terminal.suspend()
        perform([.resize(terminal.size)])
    }

    private func perform(_ events: [Event]) {
        frameIsRequested = false
        switch respond(events) {
        case .nothing: break
        case .show(let frame): terminal.present(frame)
        case .finish(let status): finish(status)
        }
    }

    private func end(by signal: Int32) -> Never {
        end()
        terminal.signals.take(effectOf: signal)
        exit(128 + signal)
    }

    private func end() {
        terminal.close()
        let willEnd = willEnd
        self.willEnd = nil
        willEnd?()
    }
}
