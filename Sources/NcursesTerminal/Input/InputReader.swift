// Reads what waits at the terminal and decides, by the clock, about escapes that stand alone.

internal import Glibc
internal import TerminalScreen

/// Reads events from the terminal.
struct InputReader {
    private var decoder: InputDecoder
    /// When the last bytes came, in milliseconds.
    private var lastBytes: Int64 = 0
    /// How long an escape waits for what may follow, in milliseconds: ESCDELAY, or 25.
    private let escapeDelay: Int32

    /// After this time a cut sequence is what it looks like, in milliseconds.
    static let introducerDelay: Int64 = 250
    private static let restDelay: Int64 = 1000

    init(decoder: InputDecoder) {
        self.decoder = decoder
        escapeDelay = getenv("ESCDELAY").flatMap { Int32(String(cString: $0)) }.map { min(max(0, $0), 1000) } ?? 25
    }

    /// Whether what waits will become a key by time alone.
    var isUndecided: Bool { decoder.pending == .introducer }

    /// All events that have come.
    mutating func read(from file: TerminalFile) -> [Event] {
        var events: [Event] = expireOld()
        var wait: Int32 = 0
        while true {
            switch file.read(wait: wait) {
            case .bytes(let bytes):
                events += decoder.decode(bytes)
                lastBytes = Self.now
                wait = 0
            case .nothing:
                guard decoder.pending == .escape else { return events }
                if wait > 0 || escapeDelay == 0 { return events + decoder.expire() }
                wait = escapeDelay
            case .gone:
                return events
            }
        }
    }

    /// Decides about bytes that have waited for too long.
    private mutating func expireOld() -> [Event] {
        let age = Self.now - lastBytes
        switch decoder.pending {
        case .introducer where age >= Self.introducerDelay, .rest where age >= Self.restDelay: return decoder.expire()
        default: return []
        }
    }

    /// The time, in milliseconds from some moment.
    static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    }
}
