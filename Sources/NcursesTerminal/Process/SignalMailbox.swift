// Signals as something to be read: blocked for the whole process and collected in a file that the run loop waits for.
// Nothing is ever interrupted by them.

internal import CNcurses
internal import Glibc

/// The signals that a program on a terminal must answer.
final class SignalMailbox {
    /// The file to wait for.
    let descriptor: Int32
    private var watched = sigset_t()

    /// Blocks and collects the signals; those that the program was started to ignore stay ignored.
    init() {
        sigemptyset(&watched)
        for signal in [SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGCONT, SIGTSTP]
        where signal == SIGWINCH || signal == SIGCONT || !tabterm_is_ignored(signal) {
            sigaddset(&watched, signal)
        }
        pthread_sigmask(SIG_BLOCK, &watched, nil)
        descriptor = signalfd(-1, &watched, Int32(SFD_NONBLOCK | SFD_CLOEXEC))
    }

    /// Signals that came while another program had the terminal.
    private var kept: [Int32] = []

    /// The signals that have come, in order.
    func take() -> [Int32] {
        var signals = kept
        kept = []
        while true {
            let next = tabterm_next_signal(descriptor)
            if next == 0 { return signals }
            signals.append(Int32(next))
        }
    }

    /// Forgets those signals where they have come; the others wait on.
    func drop(_ signals: Set<Int32>) {
        kept = take().filter { !signals.contains($0) }
    }

    /// Whether a signal waits that the file doesn't tell of any more.
    var hasKept: Bool { !kept.isEmpty }

    /// Lets a signal have its usual effect on this process, or on its whole group, right now.
    func raise(_ signal: Int32, group: Bool = false) {
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, signal)
        tabterm_default(signal)
        kill(group ? 0 : getpid(), signal)
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
        pthread_sigmask(SIG_BLOCK, &set, nil)
    }
}
