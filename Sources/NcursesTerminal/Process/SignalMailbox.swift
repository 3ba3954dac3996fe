// Signals as something to be read: a handler puts each signal's number into a pipe, which the run loop waits for.
// A signalfd would need them blocked, and everything that is started here inherits that.

internal import CNcurses
internal import Glibc

/// The signals that a program on a terminal must answer; there is one of these at a time.
final class SignalMailbox {
    /// The file to wait for.
    let descriptor: Int32

    /// Signals that came while something else was waited for.
    private var kept: [Int32] = []

    /// Where handlers write to.
    @exclusivity(unchecked) nonisolated(unsafe) private static var inlet: Int32 = -1

    private static let watched = [SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGCONT, SIGTSTP] + strangers

    /// Signals that nobody is expected to send and that end a program: a timer's, a limit's, those without a meaning.
    ///
    /// They too leave a whole terminal and save.
    private static let strangers: [Int32] =
        [
            SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGIO, SIGPWR, SIGSTKFLT,
        ] + (34...64)

    /// Signals of what a call reports as an error anyway: a pipe that nobody reads, a file that may not grow.
    private static let reported = [SIGPIPE, SIGXFSZ]

    /// Begins to collect signals; those that the program was started to ignore stay ignored.
    init() {
        var ends: [Int32] = [-1, -1]
        _ = tabterm_pipe(&ends)
        descriptor = ends[0]
        Self.inlet = ends[1]
        for signal in Self.watched where !tabterm_is_ignored(signal) { Self.watch(signal) }
        Self.reported.forEach(tabterm_ignore)
    }

    /// The signals that have come, in order.
    ///
    /// The end of a child only wakes up whoever waits for it: seen at once, it leaves its signal behind.
    func take() -> [Int32] {
        var signals: [Int32] = []
        var byte: UInt8 = 0
        while read(descriptor, &byte, 1) == 1 { signals.append(Int32(byte)) }
        return signals.filter { $0 != SIGCHLD }
    }

    /// Whether a signal is to end the program.
    static func ends(_ signal: Int32) -> Bool { ![SIGWINCH, SIGCONT, SIGTSTP].contains(signal) }

    /// Runs something that is told of the end of children; other signals that come meanwhile are there afterwards.
    func watchingChildren<Result>(_ body: (SignalMailbox) -> Result) -> Result {
        Self.watch(SIGCHLD)
        defer {
            tabterm_default(SIGCHLD)
            for signal in kept {
                var byte = UInt8(truncatingIfNeeded: signal)
                _ = write(Self.inlet, &byte, 1)
            }
            kept = []
        }
        return body(self)
    }

    /// Waits for signals, those that tell of children too, and keeps the others to be taken later.
    ///
    /// - Parameter milliseconds: how long to wait; nil waits until one has come.
    func wait(milliseconds: Int64?) -> [Int32] {
        var file = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&file, 1, milliseconds.map { Int32(clamping: $0) } ?? -1)
        let signals = take()
        kept += signals
        return signals
    }

    /// Runs something while signals of the keyboard are another program's: they are not even noted.
    func ignoringKeyboard<Result>(_ body: () -> Result) -> Result {
        let signals = [SIGINT, SIGQUIT, SIGTSTP].filter { !tabterm_is_ignored($0) }
        signals.forEach(tabterm_ignore)
        defer { signals.forEach(Self.watch) }
        return body()
    }

    /// Lets a signal have its usual effect on this process, at once.
    func take(effectOf signal: Int32) {
        tabterm_default(signal)
        // To this very thread, so that nothing goes on before it has its effect; Dispatch has its threads block it.
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, signal)
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
        raise(signal)
        Self.watch(signal)
    }

    /// Stops the whole job, as the terminal does at Ctrl-Z; returns when it goes on.
    func stop() {
        // The others first: we are to stop here and nowhere later.
        tabterm_ignore(SIGTSTP)
        kill(0, SIGTSTP)
        take(effectOf: SIGTSTP)
    }

    private static func watch(_ signal: Int32) {
        tabterm_note(signal) { number in
            let before = errno
            var byte = UInt8(truncatingIfNeeded: number)
            _ = write(SignalMailbox.inlet, &byte, 1)
            errno = before
        }
    }
}
