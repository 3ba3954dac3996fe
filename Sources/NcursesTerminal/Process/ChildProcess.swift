// Another program on our terminal: an editor, say. It gets the signals as a shell would give them; what tells us to end ends
// it too.

internal import Glibc

/// Runs programs and waits for them.
enum ChildProcess {
    /// How long a program that is told to end may take, in milliseconds.
    private static let patience: Int64 = 1000

    /// Starts a program found by PATH and waits until it has ended; stops along when it is stopped.
    ///
    /// A signal that is to end us is handed on to it; then it is not waited for much longer. All signals that come meanwhile
    /// are in the mailbox afterwards.
    /// - Returns: its exit status, 128 + n if a signal ended it or us, nil if it could not be started.
    static func run(_ arguments: [String], _ signals: SignalMailbox) -> Int32? {
        signals.watchingChildren { signals in
            guard let child = spawn(arguments) else { return nil }
            var told: (signal: Int32, until: Int64)?
            while true {
                var status: Int32 = 0
                let result = waitpid(child, &status, WUNTRACED | WNOHANG)
                if result < 0 { return nil }
                if result == 0 {
                    let left = told.map { $0.until - InputReader.now }
                    if let told, let left, left <= 0 { return 128 + told.signal }
                    for signal in signals.wait(milliseconds: left) where SignalMailbox.ends(signal) && told == nil {
                        told = (signal, InputReader.now + patience)
                        kill(child, signal)
                        kill(child, SIGCONT)
                    }
                } else if status & 0xFF == 0x7F, told == nil {
                    // Stopped by Ctrl-Z: the shell is to get its turn; both go on when it says so. This one may not be
                    // caught, and stops the thread that waits as well.
                    kill(getpid(), SIGSTOP)
                    kill(child, SIGCONT)
                } else if status & 0xFF != 0x7F {
                    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + (status & 0x7F)
                }
            }
        }
    }

    private static func spawn(_ arguments: [String]) -> pid_t? {
        guard let program = arguments.first else { return nil }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        var all = sigset_t()
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var child: pid_t = 0
        return posix_spawnp(&child, program, nil, &attributes, &words, environ) == 0 ? child : nil
    }
}
