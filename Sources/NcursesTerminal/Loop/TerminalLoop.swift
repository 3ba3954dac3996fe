// The run loop: waits for keys, signals and requests, and shows at most one frame for all that has come. It is
// Dispatch's main queue, so tasks of the main actor run in it too; while nothing happens it sleeps.

internal import CNcurses
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
    private var sources: [any DispatchSourceRead] = []
    private var isRunning = false
    private var frameIsRequested = false

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
        isRunning = true
        wait(for: terminal.file.input) { $0.readInput() }
        wait(for: terminal.signals.descriptor) { $0.readSignals() }
        dispatchMain()
    }

    /// Asks for a frame: `respond` is called without events soon, once for all requests until then.
    public func requestFrame() {
        guard !frameIsRequested else { return }
        frameIsRequested = true
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                if self.frameIsRequested, self.isRunning { self.perform([]) }
            }
        }
    }

    /// Ends the program as `LoopStep.finish` does.
    /// - Parameter status: the exit status.
    public func finish(_ status: Int32) -> Never {
        end()
        exit(status)
    }

    private func wait(for descriptor: Int32, _ body: @escaping @MainActor (TerminalLoop) -> Void) {
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler {
            MainActor.assumeIsolated {
                Rescue.lendStack()
                body(self)
            }
        }
        sources.append(source)
        source.activate()
    }

    private func readInput() {
        deliver(terminal.readEvents())
        if terminal.isGone {
            end()
            exit(128 + SIGHUP)
        }
        if terminal.hasUndecidedInput {
            // A one-shot deadline, only while a key waits for its end.
            let delay = DispatchTimeInterval.milliseconds(Int(InputReader.introducerDelay))
            DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
                MainActor.assumeIsolated { self.deliver(self.terminal.readEvents()) }
            }
        }
    }

    private func readSignals() {
        for signal in terminal.signals.take() {
            switch signal {
            case SIGWINCH: deliver(terminal.readEvents())
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
