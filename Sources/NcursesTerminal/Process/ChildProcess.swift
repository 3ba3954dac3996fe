// Another program on our terminal: an editor, say. It gets the signals as a shell would give them.

internal import Glibc

/// Runs programs and waits for them.
enum ChildProcess {
    /// Starts a program found by PATH and waits until it has ended; stops along when it is stopped.
    /// - Returns: its exit status, 128 + n if a signal ended it, nil if it could not be started.
    static func run(_ arguments: [String]) -> Int32? {
        guard let child = spawn(arguments) else { return nil }
        var status: Int32 = 0
        while true {
            let result = waitpid(child, &status, WUNTRACED)
            if result < 0, errno == EINTR { continue }
            if result < 0 { return nil }
            if status & 0xFF == 0x7F {
                // Stopped by Ctrl-Z: the shell is to get its turn; both go on when it says so. This one may not be
                // caught, and stops the thread that waits as well.
                kill(getpid(), SIGSTOP)
                kill(child, SIGCONT)
                continue
            }
            return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + (status & 0x7F)
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
