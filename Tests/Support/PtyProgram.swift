// A program under test in a pseudo-terminal: what it writes goes to a VirtualScreen, and a test waits for what it
// expects to see there, with a deadline. Nothing here sleeps for luck.

internal import CPty
internal import Glibc
public import TerminalScreen

/// What went wrong with a program under test.
public enum PtyError: Error, CustomStringConvertible {
    /// It could not be started: why.
    case notStarted(String)
    /// What was awaited did not come in time: the screen as it was then.
    case timeout(String)

    /// The text of it.
    public var description: String {
        switch self {
        case .notStarted(let why): "the program could not be started: \(why)"
        case .timeout(let screen): "what was awaited did not come; the screen shows:\n\(screen)"
        }
    }
}

/// How a program ended.
public enum PtyExit: Equatable, Sendable {
    /// With that status.
    case status(Int32)
    /// By that signal.
    case signal(Int32)
}

/// A program running in a pseudo-terminal.
public final class PtyProgram {
    /// What its terminal shows.
    public let screen: VirtualScreen
    /// Every byte that it has written, since they were taken last.
    public private(set) var bytes: [UInt8] = []
    /// Its process number.
    public let process: Int32
    /// How it ended; nil while it runs.
    public private(set) var exit: PtyExit?
    /// CPU time that it has used, in seconds; known once it has ended.
    public private(set) var cpuSeconds: Double?

    /// When the last byte came, on `Clock`.
    public private(set) var lastOutput: Int64 = 0

    /// What has to be there for as long as this is: the folder that the program shows, the one in which it keeps its state.
    public var needs: [AnyObject] = []

    private let master: Int32
    /// Keeps the line settings readable after the program has ended.
    private let slave: Int32
    private let processFile: Int32
    private let settingsBefore: [UInt8]

    /// Starts a program.
    /// - Parameters:
    ///   - arguments: the program's path, or its name in the folder of built products, and its arguments.
    ///   - size: the terminal's size.
    ///   - environment: all that it gets as environment; TERM and LANG unless given are `xterm-256color` and `C.UTF-8`,
    ///     and an empty value leaves the variable out.
    ///   - directory: where it runs.
    ///   - input: a file in place of standard input.
    ///   - output: a file in place of standard output.
    ///   - hasTerminal: whether it has a controlling terminal at all.
    ///   - echoes: whether the line, as found, shows what is typed and makes signals of it, as that of a shell does; what
    ///     is typed while the program leaves would come back as if the program had written it.
    /// - Throws: `PtyError.notStarted`.
    public init(
        _ arguments: [String], size: Size = Size(columns: 80, rows: 24), environment: [String: String] = [:],
        directory: String? = nil, input: String? = nil, output: String? = nil, hasTerminal: Bool = true,
        echoes: Bool = true
    ) throws {
        screen = VirtualScreen(size)
        var name = [CChar](repeating: 0, count: 128)
        master = tabterm_pty_open(&name, UInt(name.count))
        guard master >= 0, let path = arguments.first.map(Products.path) else {
            throw PtyError.notStarted("no terminal")
        }
        slave = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
        _ = tabterm_pty_resize(master, Int32(size.columns), Int32(size.rows))
        if !echoes { Self.silence(slave) }
        settingsBefore = Self.settings(of: slave)
        var variables = ["TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"]
        // What a sanitizer is told holds for the program as for the tests.
        for name in ["ASAN_OPTIONS", "TSAN_OPTIONS"] {
            if let options = getenv(name) { variables[name] = String(cString: options) }
        }
        variables.merge(environment) { $1 }
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        var settings = variables.filter { !$0.value.isEmpty }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (words + settings).forEach { free($0) } }
        let started = name.withUnsafeBufferPointer { name in
            tabterm_spawn(path, &words, &settings, hasTerminal ? name.baseAddress : nil, input, output, directory)
        }
        guard started > 0 else {
            close(master)
            close(slave)
            throw PtyError.notStarted("\(path): \(String(cString: strerror(-started)))")
        }
        process = started
        processFile = tabterm_process_file(started)
    }

    deinit {
        if exit == nil {
            Glibc.kill(process, SIGKILL)
            _ = waitpid(process, nil, 0)
        }
        close(processFile)
        closeTerminal()
        if slave >= 0 { close(slave) }
    }

    // MARK: Sending

    /// Types text, or sends bytes in its UTF-8.
    public func send(_ text: String) {
        send(Array(text.utf8))
    }

    /// Sends bytes; reads meanwhile, so that neither side waits for the other.
    public func send(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty, exit == nil {
            let count = rest.prefix(512).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
            if count <= 0 { return }
            rest = rest.dropFirst(count)
            pump(milliseconds: 0)
        }
    }

    /// Presses a key as xterm sends it.
    public func send(_ key: Key, _ modifiers: Modifiers = []) {
        send(PtyKeys.bytes(of: KeyPress(key, modifiers)))
    }

    /// Sends a mouse report.
    public func send(_ mouse: MouseEvent) {
        send(PtyKeys.bytes(of: mouse))
    }

    /// Pastes text as a terminal with bracketed paste does.
    public func paste(_ text: String) {
        send("\u{1B}[200~" + text + "\u{1B}[201~")
    }

    /// Gives the terminal another size; the same size again is nothing that a program hears of.
    public func resize(_ size: Size) {
        guard size != screen.size else { return }
        pump(milliseconds: 0)
        screen.resize(size)
        _ = tabterm_pty_resize(master, Int32(size.columns), Int32(size.rows))
    }

    /// Sends a signal to the program.
    public func kill(_ signal: Int32) {
        Glibc.kill(process, signal)
    }

    private var terminalIsClosed = false

    /// Takes the terminal away, as a closed window does.
    public func closeTerminal() {
        if !terminalIsClosed { close(master) }
        terminalIsClosed = true
    }

    // MARK: Waiting

    /// Reads until the screen is as awaited.
    /// - Parameters:
    ///   - seconds: the deadline, as of a `Deadline`.
    ///   - condition: what is awaited of the screen.
    /// - Throws: `PtyError.timeout` when the deadline has passed or the program has ended before.
    public func wait(within seconds: Double = 10, until condition: (VirtualScreen) -> Bool) throws {
        let deadline = Deadline(seconds: seconds)
        while !condition(screen) {
            guard pump(milliseconds: deadline.milliseconds), !deadline.hasPassed else {
                if condition(screen) { return }
                throw PtyError.timeout(screen.text)
            }
        }
    }

    /// Reads until the screen shows a picture, cell by cell.
    /// - Throws: `PtyError.timeout` with the cells that differ.
    public func wait(for picture: Canvas, within seconds: Double = 10) throws {
        do {
            try wait(within: seconds) { $0.differences(from: picture, most: 1).isEmpty }
        } catch PtyError.timeout(let screen) {
            throw PtyError.timeout(
                screen + "\n" + self.screen.differences(from: picture, most: 20).joined(separator: "\n"))
        }
    }

    /// Waits until the program has ended.
    /// - Throws: `PtyError.timeout`.
    @discardableResult
    public func exitStatus(within seconds: Double = 10) throws -> PtyExit {
        let deadline = Deadline(seconds: seconds)
        while exit == nil {
            guard !deadline.hasPassed else { throw PtyError.timeout(screen.text) }
            pump(milliseconds: deadline.milliseconds)
        }
        while readTerminal(milliseconds: 0) {}
        return exit ?? .status(-1)
    }

    /// Reads for that long and gives the bytes that came; for what must *not* happen.
    public func bytesWritten(during seconds: Double) -> [UInt8] {
        let before = bytes.count
        let end = Clock.milliseconds + Int64(seconds * 1000)
        while Clock.milliseconds < end, exit == nil { pump(milliseconds: end - Clock.milliseconds) }
        return Array(bytes[before...])
    }

    /// Reads until nothing has come for a while; for measuring, not for waiting: use `wait` where something is awaited.
    public func settle(quietSeconds: Double = 0.05) {
        while exit == nil, !bytesWritten(during: quietSeconds).isEmpty {}
    }

    /// Reads until the program has taken in all that was sent and sleeps, each of its threads, with nothing left to read.
    /// - Throws: `PtyError.timeout` if it does not come to rest.
    public func rest(within seconds: Double = 60) throws {
        let deadline = Deadline(seconds: seconds)
        var calm = 0
        while calm < 3, exit == nil {
            guard !deadline.hasPassed else { throw PtyError.timeout(screen.text) }
            let before = lastOutput
            pump(milliseconds: 1)
            calm = lastOutput == before && !hasUnreadInput && ProcessState.sleeps(process) ? calm + 1 : 0
        }
        while readTerminal(milliseconds: 0) {}
    }

    /// Gives the bytes that it has written and forgets them, for long runs.
    public func takeBytes() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }

    /// Whether something was sent that the program has not read.
    private var hasUnreadInput: Bool {
        var file = pollfd(fd: slave, events: Int16(POLLIN), revents: 0)
        return poll(&file, 1, 0) > 0 && file.revents & Int16(POLLIN) != 0
    }

    /// Whether the line settings are as they were before the program started.
    public var lineSettingsAreRestored: Bool { Self.settings(of: slave) == settingsBefore }

    /// Reads what has come, waiting at most so long; false once the program has ended and all is read.
    @discardableResult
    private func pump(milliseconds: Int64) -> Bool {
        guard exit == nil else { return readTerminal(milliseconds: 0) }
        var files = [
            pollfd(fd: terminalIsClosed ? -1 : master, events: Int16(POLLIN), revents: 0),
            pollfd(fd: processFile, events: Int16(POLLIN), revents: 0),
        ]
        poll(&files, 2, Int32(max(0, min(milliseconds, 60_000))))
        if files[0].revents != 0, readTerminal(milliseconds: 0) { return true }
        if files[1].revents != 0 { reap() }
        return true
    }

    private func readTerminal(milliseconds: Int32) -> Bool {
        guard !terminalIsClosed else { return false }
        var file = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&file, 1, milliseconds) > 0, file.revents & Int16(POLLIN) != 0 else { return false }
        var buffer = [UInt8](repeating: 0, count: 65536)
        let count = read(master, &buffer, buffer.count)
        guard count > 0 else { return false }
        lastOutput = Clock.now
        let new = Array(buffer[..<count])
        bytes += new
        screen.feed(new)
        return true
    }

    private func reap() {
        var status: Int32 = 0
        var usage = rusage()
        guard wait4(process, &status, 0, &usage) == process else { return }
        exit = status & 0x7F == 0 ? .status(status >> 8 & 0xFF) : .signal(status & 0x7F)
        cpuSeconds = [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
    }

    private static func silence(_ terminal: Int32) {
        var settings = termios()
        guard tcgetattr(terminal, &settings) == 0 else { return }
        settings.c_lflag &= ~tcflag_t(ECHO | ISIG)
        tcsetattr(terminal, TCSANOW, &settings)
    }

    private static func settings(of terminal: Int32) -> [UInt8] {
        var settings = termios()
        guard tcgetattr(terminal, &settings) == 0 else { return [] }
        return withUnsafeBytes(of: &settings) { Array($0) }
    }
}

/// The steady clock that deadlines and figures are read from.
public enum Clock {
    /// Nanoseconds since some moment.
    public static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }

    /// Milliseconds since that moment.
    static var milliseconds: Int64 { now / 1_000_000 }
}
