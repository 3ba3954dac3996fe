// Keys that this very terminal sends otherwise than xterm does, as its description says.

internal import CNcurses
internal import TerminalScreen

/// Reads key sequences out of the terminal's description.
enum TerminalKeys {
    /// Sequences of the open terminal that the decoder would not read as the same key.
    static func special() -> [[UInt8]: KeyPress] {
        var result: [[UInt8]: KeyPress] = [:]
        for (name, key) in names {
            guard let text = tabterm_capability(name) else { continue }
            let bytes = Array(String(cString: text).utf8)
            guard bytes.count > 1 else { continue }
            var decoder = InputDecoder()
            if decoder.decode(bytes) != [.key(key)] { result[bytes] = key }
        }
        return result
    }

    private static let names: [(String, KeyPress)] =
        [
            ("kcuu1", KeyPress(.up)), ("kcud1", KeyPress(.down)), ("kcub1", KeyPress(.left)),
            ("kcuf1", KeyPress(.right)),
            ("khome", KeyPress(.home)), ("kend", KeyPress(.end)), ("kpp", KeyPress(.pageUp)),
            ("knp", KeyPress(.pageDown)),
            ("kich1", KeyPress(.insert)), ("kdch1", KeyPress(.delete)), ("kcbt", KeyPress(.tab, .shift)),
            ("kri", KeyPress(.up, .shift)), ("kind", KeyPress(.down, .shift)), ("kLFT", KeyPress(.left, .shift)),
            ("kRIT", KeyPress(.right, .shift)), ("kPRV5", KeyPress(.pageUp, .control)),
            ("kNXT5", KeyPress(.pageDown, .control)),
        ] + (1...12).map { ("kf\($0)", KeyPress(.function($0))) }
}
