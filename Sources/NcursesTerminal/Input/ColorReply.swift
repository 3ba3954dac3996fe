// What a terminal answers when it is asked for the colour of its ground: `ESC ] 11 ; rgb:RRRR/GGGG/BBBB` and an end.

internal import TerminalScreen

/// Reads answers about colours.
enum ColorReply {
    /// Asks for the colour of the ground; terminals that don't know the question say nothing.
    static let question = "\u{1B}]11;?\u{07}"

    /// The colour of the ground, if the sequence says it.
    static func background(_ sequence: ArraySlice<UInt8>) -> Color? {
        let start = Array("\u{1B}]11;rgb:".utf8)
        guard sequence.starts(with: start) else { return nil }
        let digits = sequence.dropFirst(start.count).prefix { $0 != 0x07 && $0 != 0x1B }
        let parts = digits.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(level)
        guard parts.count == 3, let red = parts[0], let green = parts[1], let blue = parts[2] else { return nil }
        return .rgb(red, green, blue)
    }

    /// One to four hexadecimal digits as a byte.
    private static func level(_ digits: ArraySlice<UInt8>) -> UInt8? {
        // Numbers in general may have a sign.
        let isPlain = digits.allSatisfy { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "+") }
        guard isPlain, (1...4).contains(digits.count),
            let value = Int(String(decoding: digits, as: UTF8.self), radix: 16)
        else {
            return nil
        }
        return UInt8(value * 255 / (1 << (4 * digits.count) - 1))
    }
}
