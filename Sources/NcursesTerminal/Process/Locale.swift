// The locale that text is shown in: Unicode or not, and how typed bytes are read.

internal import CNcurses
internal import Glibc

/// What the environment says about letters.
enum Locale {
    /// Takes on the environment's locale; where that is not installed but asks for UTF-8, the plain one with UTF-8.
    /// - Returns: whether text is Unicode in it.
    static func adopt() -> Bool {
        // Letters alone: numbers, dates and the rest would be twelve files to read before the first frame.
        if setlocale(LC_CTYPE, "") == nil, wantsUnicode { setlocale(LC_CTYPE, "C.UTF-8") }
        return codeset == "UTF-8"
    }

    /// How bytes above 127 that were typed are read.
    static var inputEncoding: InputDecoder.Encoding {
        switch codeset {
        case "UTF-8": .utf8
        case "ISO-8859-1", "ISO-8859-15": .latin1
        default: .ascii
        }
    }

    private static var codeset: String { tabterm_codeset().map { String(cString: $0) } ?? "" }

    private static var wantsUnicode: Bool {
        for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
            guard let value = getenv(name).map({ String(cString: $0).lowercased() }), !value.isEmpty else { continue }
            return value.hasSuffix("utf-8") || value.hasSuffix("utf8")
        }
        return false
    }
}
