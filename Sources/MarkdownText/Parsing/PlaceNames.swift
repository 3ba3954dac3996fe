// `<a id="name"></a>` and `<a name="name"></a>`: what people write where a link shall lead and no heading stands. Knows just
// enough of HTML to find such tags; what they look like is for whoever shows HTML.

/// Finds the names that tags give to the places where they stand.
struct PlaceNames {
    /// A name, and the byte of the text at which its tag begins.
    struct Place {
        var name: String
        var byte: Int
    }

    /// All names in a tag or in lines of HTML, in order.
    static func all(in html: String) -> [Place] {
        html.withBytes { bytes in
            guard bytes.hasByte(UInt8(ascii: "<")) else { return [] }
            var reader = PlaceNames(bytes: bytes)
            while reader.findTag() { reader.readTag() }
            return reader.found
        }
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var at = 0
    private var found: [Place] = []

    private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Goes on to the next `<a`, not within comments; false if there is none.
    private mutating func findTag() -> Bool {
        while at < bytes.count {
            if bytes[at] == UInt8(ascii: "<") {
                if at + 2 < bytes.count, bytes[at + 1] | 0x20 == UInt8(ascii: "a"), Self.isBlank(bytes[at + 2]) {
                    return true
                }
                if bytes[at...].starts(with: "<!--".utf8) { skipComment() }
            }
            at += 1
        }
        return false
    }

    /// Goes on to the last byte of a comment.
    private mutating func skipComment() {
        at += 4
        while at < bytes.count, !bytes[at...].starts(with: "-->".utf8) { at += 1 }
        at += 2
    }

    private mutating func readTag() {
        let start = at
        at += 2
        while at < bytes.count, bytes[at] != UInt8(ascii: ">") {
            if Self.isBlank(bytes[at]) || bytes[at] == UInt8(ascii: "/") || bytes[at] == UInt8(ascii: "=") {
                at += 1
                continue
            }
            let key = take { !Self.isBlank($0) && !"=/>".utf8.contains($0) }.lowercased()
            let value = takeValue()
            guard key == "id" || key == "name", !value.isEmpty else { continue }
            found.append(Place(name: value, byte: start))
        }
    }

    /// Takes `=` and what follows it: words in quotes, or one word; nothing where there is no `=`.
    private mutating func takeValue() -> String {
        _ = take(Self.isBlank)
        guard at < bytes.count, bytes[at] == UInt8(ascii: "=") else { return "" }
        at += 1
        _ = take(Self.isBlank)
        guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") else {
            return take { !Self.isBlank($0) && $0 != UInt8(ascii: ">") }
        }
        let quote = bytes[at]
        at += 1
        defer { at += 1 }
        return take { $0 != quote }
    }

    /// Takes the bytes for which something holds.
    private mutating func take(_ holds: (UInt8) -> Bool) -> String {
        let start = at
        while at < bytes.count, holds(bytes[at]) { at += 1 }
        return String(decoding: bytes[start..<at], as: UTF8.self)
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
    }
}
