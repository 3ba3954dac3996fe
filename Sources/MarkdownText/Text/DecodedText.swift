// Bytes of a file as text: UTF-8 as a rule, UTF-16 where a mark or the bytes say so, else Latin-1, which any bytes
// are; and the question whether it is text at all.

/// A file's bytes as text.
public struct DecodedText: Hashable, Sendable {
    /// What a reader should know about how the bytes were understood.
    public enum Notice: Hashable, Sendable {
        /// They were UTF-16.
        case utf16
        /// They were no Unicode and are shown as Latin-1, which may be wrong.
        case latin1
    }

    /// The text, without a byte order mark.
    ///
    /// Lines may end in any way, and it is not safe to show as it is.
    public var text: String
    /// How it was understood; nil for UTF-8.
    public var notice: Notice?
    /// Whether the bytes are no text, so that `text` is of no use.
    public var isBinary: Bool

    /// Makes text of bytes.
    ///
    /// - Parameters:
    ///   - bytes: A file, or its beginning.
    ///   - isPrefix: Whether the bytes may stop within a character.
    public init(_ bytes: [UInt8], isPrefix: Bool = false) {
        if let (order, start) = Self.utf16(bytes) {
            self.init(text: Self.utf16(bytes[start...], order), notice: .utf16, isBinary: false)
        } else {
            let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
            let end = isPrefix ? Self.wholeCharacters(bytes) : bytes.count
            if let text = String(validating: bytes[start..<max(start, end)], as: UTF8.self) {
                self.init(text: text, notice: nil, isBinary: Self.isBinary(bytes, isUnicode: true))
            } else if Self.isBinary(bytes, isUnicode: false) {
                self.init(text: "", notice: nil, isBinary: true)
            } else {
                self.init(text: Self.latin1(bytes), notice: .latin1, isBinary: false)
            }
        }
    }

    private init(text: String, notice: Notice?, isBinary: Bool) {
        self.text = text
        self.notice = notice
        self.isBinary = isBinary
    }

    private enum ByteOrder { case little, big }

    /// The order of UTF-16's bytes and where they begin, or nil if it isn't UTF-16.
    private static func utf16(_ bytes: [UInt8]) -> (ByteOrder, start: Int)? {
        // UTF-32 begins with the same mark as UTF-16 and two zeros.
        if bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return (.little, 2) }
        if bytes.starts(with: [0xFE, 0xFF]) { return (.big, 2) }
        // Without a mark: of mostly Latin text every other byte is zero.
        guard zeroCount(in: bytes.prefix(4096)) > 0 else { return nil }
        let head = bytes.prefix(4096)
        let zeros = [0, 1].map { parity in head.indices.count { $0 % 2 == parity && head[$0] == 0 } }
        let half = head.count / 2
        guard half >= 2, max(zeros[0], zeros[1]) * 10 > half * 7, min(zeros[0], zeros[1]) * 20 <= half else {
            return nil
        }
        return (zeros[1] > zeros[0] ? .little : .big, 0)
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, _ order: ByteOrder) -> String {
        let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { index -> UInt16 in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return order == .little ? second << 8 | first : first << 8 | second
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// The bytes up to the last whole character.
    private static func wholeCharacters(_ bytes: [UInt8]) -> Int {
        for back in 1...4 where back <= bytes.count {
            let byte = bytes[bytes.count - back]
            if byte & 0xC0 == 0x80 { continue }
            let length = byte < 0x80 ? 1 : byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
            return length > back ? bytes.count - back : bytes.count
        }
        return bytes.count
    }

    private static func isBinary(_ bytes: [UInt8], isUnicode: Bool) -> Bool {
        let head = bytes.prefix(8192)
        let zeros = zeroCount(in: head)
        let controls = head.withUnsafeBufferPointer { head in
            var count = 0
            for byte in head { count &+= byte < 32 && (byte < 8 || byte > 13) && byte != 27 ? 1 : 0 }
            return count
        }
        return isUnicode
            ? zeros * 20 > head.count || controls * 4 > head.count : zeros > 0 || controls * 20 > head.count
    }

    /// How many zeros there are: in so plain a loop that many bytes are looked at at once.
    private static func zeroCount(in bytes: ArraySlice<UInt8>) -> Int {
        bytes.withUnsafeBufferPointer { bytes in
            var count = 0
            for byte in bytes { count &+= byte == 0 ? 1 : 0 }
            return count
        }
    }

    private static func latin1(_ bytes: [UInt8]) -> String {
        var text = String.UnicodeScalarView()
        for byte in bytes {
            // What Latin-1 leaves to controls is letters and quotation marks in the files of one large system.
            text.append((0x80..<0xA0).contains(byte) ? windows[Int(byte) - 0x80] : Unicode.Scalar(byte))
        }
        return String(text)
    }

    private static let windows = Array(
        "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
}
