// Addresses that other programs open. The other program gets no terminal and no signal mask of ours.
import Glibc

/// Opening of addresses outside of the program.
public enum Outside {
    /// Hands an address to the desktop.
    ///
    /// - Parameters:
    ///   - address: What is to be opened.
    ///   - program: What opens it, looked for in `PATH`.
    /// - Returns: Whether there was anything to hand it to.
    @discardableResult
    public static func open(_ address: String, with program: String = "xdg-open") -> Bool {
        // What begins with a dash would be an option of the other program.
        guard !address.hasPrefix("-"), !address.utf8.contains(0) else { return false }
        var attributes = posix_spawnattr_t()
        var files = posix_spawn_file_actions_t()
        guard posix_spawnattr_init(&attributes) == 0, posix_spawn_file_actions_init(&files) == 0 else { return false }
        defer {
            posix_spawnattr_destroy(&attributes)
            posix_spawn_file_actions_destroy(&files)
        }
        prepare(&attributes)
        for (file, mode) in [(Int32(0), O_RDONLY), (1, O_WRONLY), (2, O_WRONLY)] {
            posix_spawn_file_actions_addopen(&files, file, "/dev/null", mode, 0)
        }
        var arguments = [strdup(program), strdup(address), nil]
        defer { arguments.forEach { free($0) } }
        var child = pid_t()
        return posix_spawnp(&child, program, &files, &attributes, &arguments, environ) == 0
    }

    /// A process group of its own, every signal as it usually is.
    private static func prepare(_ attributes: inout posix_spawnattr_t) {
        var none = sigset_t()
        var all = sigset_t()
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
    }
}
