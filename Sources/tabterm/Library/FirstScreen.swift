// How much of a document its first screen shows. Reading Markdown takes most of the time until a document is seen, so no
// more of it is read for the first frame than may be needed.

/// The beginning of a text that fills a screen.
enum FirstScreen {
    /// Bytes that fill a row.
    static let row = 160

    /// How many bytes of a Markdown text fill so many rows; all of it where it does not fill them.
    ///
    /// Rather too many than too few: lines of a paragraph are joined, so that only what begins anew surely has a row.
    static func bytes(of text: String, rows: Int) -> Int {
        var text = text
        return text.withUTF8 { bytes in
            var left = rows * row
            var start = 0
            var followsBlank = true
            while start < bytes.count, left > 0 {
                var end = start
                while end < bytes.count, bytes[end] != newline { end += 1 }
                let isBlank = end == start
                left -= isBlank ? (followsBlank ? 0 : row) : max(end - start, beginsRow(bytes[start]) ? row : 0)
                followsBlank = isBlank
                start = end + 1
            }
            return min(start, bytes.count)
        }
    }

    /// Whether a line of this first byte is a row of its own: a heading, an item, a row of a table.
    private static func beginsRow(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "#"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "|"): true
        default: false
        }
    }

    private static let newline = UInt8(ascii: "\n")
}
