// The lines of a text as ranges of bytes. Texts come here with `\n` as their only line end.

/// Goes through the lines of a text.
struct SourceLines {
    /// Where the next line begins, in bytes.
    private(set) var position = 0
    private let text: UnsafeBufferPointer<UInt8>
    private let end: Int

    /// The lines of a text, or of its first `limit` bytes.
    init(_ text: UnsafeBufferPointer<UInt8>, limit: Int = .max) {
        self.text = text
        end = min(text.count, limit)
    }

    /// The bytes of the next line without its end, or nil after the last.
    mutating func next() -> Range<Int>? {
        guard position < end else { return nil }
        let start = position
        var index = start
        while index < end, text[index] != UInt8(ascii: "\n") { index += 1 }
        position = min(index + 1, end)
        return start..<index
    }
}
