// The terminal as a file: where keys are read and bytes written, its size and its line settings.

internal import CNcurses
internal import Glibc
internal import TerminalScreen

/// The two ends of the terminal that the program runs on.
final class TerminalFile {
    /// What became of a read.
    enum Reading {
        /// These bytes came; more may be there.
        case bytes([UInt8])
        /// Nothing is there now.
        case nothing
        /// The terminal is gone.
        case gone
    }

    let input: Int32
    let output: Int32
    /// The line settings as they were found, at the start or after a stop.
    private(set) var found = termios()
    /// The line settings that we made; nil before.
    private var made: termios?
    /// Whether writing failed because there is no terminal any more.
    private(set) var isGone = false

    /// Takes standard input and output if both are terminals, else the controlling terminal.
    init() throws(TerminalError) {
        if isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 {
            input = STDIN_FILENO
            output = STDOUT_FILENO
        } else {
            input = open("/dev/tty", O_RDWR | O_CLOEXEC)
            output = input
        }
        guard input >= 0, tcgetattr(input, &found) == 0 else { throw .noTerminal }
    }

    /// The size that the terminal says it has; 80 × 24 if it doesn't know.
    var size: Size {
        var window = winsize()
        guard ioctl(output, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
            return Size(columns: 80, rows: 24)
        }
        return Size(columns: Int(window.ws_col), rows: Int(window.ws_row))
    }

    /// Remembers the line settings as they are and has every byte come and go as it is.
    func makeRaw() {
        var now = termios()
        guard tcgetattr(input, &now) == 0 else { return }
        // After a stop from outside our own settings may still stand.
        if !isMade(now) { found = now }
        var raw = found
        raw.c_iflag &= ~tcflag_t(BRKINT | ICRNL | IGNBRK | IGNCR | INLCR | INPCK | ISTRIP | IXOFF | IXON | PARMRK)
        raw.c_oflag &= ~tcflag_t(OPOST)
        raw.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | IEXTEN | ISIG)
        raw.c_cflag = raw.c_cflag & ~tcflag_t(CSIZE | PARENB) | tcflag_t(CS8)
        withUnsafeMutableBytes(of: &raw.c_cc) { characters in
            characters[Int(VMIN)] = 1
            characters[Int(VTIME)] = 0
        }
        _ = tcsetattr(input, TCSANOW, &raw)
        made = raw
    }

    private func isMade(_ settings: termios) -> Bool {
        guard let made else { return false }
        return made.c_lflag == settings.c_lflag && made.c_iflag == settings.c_iflag && made.c_oflag == settings.c_oflag
    }

    /// Brings the line settings back as they were found.
    /// - Parameter dropInput: whether what was typed and not yet read is thrown away.
    func restore(dropInput: Bool) {
        _ = tcsetattr(input, TCSANOW, &found)
        if dropInput { tcflush(input, TCIFLUSH) }
    }

    /// Writes all bytes, waiting for the terminal as long as it takes.
    func write(_ bytes: UnsafeRawBufferPointer) {
        var rest = bytes[...]
        while !rest.isEmpty, !isGone, let base = UnsafeRawBufferPointer(rebasing: rest).baseAddress {
            let count = Glibc.write(output, base, rest.count)
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                var wait = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
                poll(&wait, 1, 1000)
                if wait.revents & Int16(POLLHUP | POLLERR) != 0 { isGone = true }
            } else if errno != EINTR {
                isGone = true
            }
        }
    }

    /// Writes text.
    func write(_ text: String) {
        var text = text
        text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
    }

    /// Reads what has come.
    /// - Parameter wait: how long to wait for it, in milliseconds.
    func read(wait: Int32 = 0) -> Reading {
        var ready = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        var count = poll(&ready, 1, wait)
        while count < 0, errno == EINTR { count = poll(&ready, 1, wait) }
        if count <= 0 { return .nothing }
        return withUnsafeTemporaryAllocation(byteCount: 65536, alignment: 1) { buffer in
            let count = Glibc.read(input, buffer.baseAddress, buffer.count)
            if count > 0 { return .bytes(Array(buffer[..<count])) }
            if count < 0, errno == EINTR || errno == EAGAIN { return .nothing }
            isGone = true
            return .gone
        }
    }
}
