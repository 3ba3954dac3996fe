// Standard output: everything that is printed goes through here, whole or with a fault that says why not. Whoever reads no
// more of it has what they wanted, so that a broken pipe is no fault.
import Glibc

/// Where results are printed.
enum StandardOutput {
    /// Writes bytes, all of them.
    ///
    /// - Throws: `Fault` when they can't be taken: the disk is full, the output is closed.
    static func write(_ bytes: [UInt8]) throws(Fault) {
        if Program.write(bytes, to: 1) || errno == EPIPE { return }
        throw .unprinted(reason: String(cString: strerror(errno)))
    }

    /// Holds the places of the standard streams that are closed, so that no file that is opened later takes one and gets
    /// what is printed.
    ///
    /// Each is held by what refuses its use as the closed one would.
    static func holdClosedStreams() {
        for (stream, mode) in [(0, O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)] as [(Int32, Int32)]
        where fcntl(stream, F_GETFD) < 0 {
            // The lowest free number is given: this one, as those below are held by now.
            _ = open("/dev/null", mode)
        }
    }
}
