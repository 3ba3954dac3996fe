// File names as what they are: bytes. A name need not be UTF-8 and may hold a newline; here it is shown, ordered, and
// written as an identifier that never loses a byte.
import MarkdownText

/// Functions over the bytes of a file name or path.
enum FileName {
    /// The name for people: broken UTF-8, controls and bidirectional marks are escaped as `\n`, `\x1b` and `\u{202e}`.
    static func shown(_ bytes: some Collection<UInt8>) -> String {
        if bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return String(decoding: bytes, as: UTF8.self) }
        return scalars(of: bytes).map { piece in
            switch piece {
            case .scalar(let scalar): escaped(scalar)
            case .byte(let byte): "\\x" + hexadecimal(byte)
            }
        }.joined()
    }

    /// The bytes as an identifier and as the path of a link: reversible, and two names that differ in one byte give two
    /// identifiers that differ for `String` too, which takes composed and decomposed letters for equal.
    static func identifier(_ bytes: some Collection<UInt8>) -> String {
        if bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "%") && $0 != UInt8(ascii: "#") }) {
            return String(decoding: bytes, as: UTF8.self)
        }
        return scalars(of: bytes).map { piece in
            switch piece {
            case .scalar(let scalar) where isPlain(scalar): String(scalar)
            case .scalar(let scalar): String(scalar).utf8.map { "%" + hexadecimal($0) }.joined()
            case .byte(let byte): "%" + hexadecimal(byte)
            }
        }.joined()
    }

    /// The bytes that an identifier, or the path of a link, stands for.
    ///
    /// A `%` without two digits stands for itself.
    static func bytes(ofIdentifier identifier: some StringProtocol) -> [UInt8] {
        var result: [UInt8] = []
        var rest = Array(identifier.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let value = value(ofDigits: rest.prefix(2)) {
                result.append(value)
                rest = rest.dropFirst(2)
            } else {
                result.append(byte)
            }
        }
        return result
    }

    /// What names are ordered by: letters without case and accents, numbers by their value.
    ///
    /// Equal keys are ordered by their bytes.
    static func orderKey(_ bytes: some Collection<UInt8>) -> [UInt8] {
        var key: [UInt8] = []
        key.reserveCapacity(bytes.count + 4)
        let bytes = Array(bytes)
        bytes.withUnsafeBufferPointer { appendOrderKey(of: $0, to: &key) }
        return key
    }

    /// Adds what a name is ordered by to a row of bytes; thousands are made at a time.
    static func appendOrderKey(of bytes: UnsafeBufferPointer<UInt8>, to key: inout [UInt8]) {
        var isASCII: UInt8 = 0
        for byte in bytes { isASCII |= byte }
        if isASCII < 0x80 { return appendOrderKey(ofFolded: bytes, to: &key) }
        TextFold.folded(String(decoding: bytes, as: UTF8.self))
            .withUnsafeBufferPointer { appendOrderKey(ofFolded: $0, to: &key) }
    }

    /// The same of bytes in which nothing but letters of ASCII may still have a case.
    private static func appendOrderKey(ofFolded bytes: UnsafeBufferPointer<UInt8>, to key: inout [UInt8]) {
        // A single digit takes up three bytes.
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 3 * bytes.count) { room in
            var count = 0
            func append(_ byte: UInt8) {
                room[count] = byte
                count += 1
            }
            var index = 0
            while index < bytes.count {
                guard isDigit(bytes[index]) else {
                    append(bytes[index] &- 0x41 < 26 ? bytes[index] | 0x20 : bytes[index])
                    index += 1
                    continue
                }
                while index < bytes.count, bytes[index] == UInt8(ascii: "0") { index += 1 }
                let start = index
                while index < bytes.count, isDigit(bytes[index]) { index += 1 }
                append(UInt8(ascii: "0"))
                append(UInt8(min(index - start, 255)))
                for digit in start..<index { append(bytes[digit]) }
            }
            key.append(contentsOf: UnsafeBufferPointer(rebasing: room[..<count]))
        }
    }

    /// Whether one name or key comes before another, byte by byte; nil where they are the same.
    static func precedes(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool? {
        left.withUnsafeBufferPointer { left in right.withUnsafeBufferPointer { precedes(left, $0) } }
    }

    /// The same of bytes that lie somewhere else.
    static func precedes(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool? {
        for index in 0..<min(left.count, right.count) where left[index] != right[index] {
            return left[index] < right[index]
        }
        return left.count == right.count ? nil : left.count < right.count
    }

    private enum Piece {
        case scalar(Unicode.Scalar)
        case byte(UInt8)
    }

    private static func scalars(of bytes: some Collection<UInt8>) -> [Piece] {
        var pieces: [Piece] = []
        var parser = Unicode.UTF8.ForwardParser()
        var iterator = bytes.makeIterator()
        var position = bytes.startIndex
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let encoded):
                pieces.append(.scalar(Unicode.UTF8.decode(encoded)))
                position = bytes.index(position, offsetBy: encoded.count)
            case .error(let length):
                let end = bytes.index(position, offsetBy: length)
                pieces += bytes[position..<end].map { .byte($0) }
                position = end
            case .emptyInput: return pieces
            }
        }
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": return "\\n"
        case "\t": return "\\t"
        case "\r": return "\\r"
        default: break
        }
        switch scalar.properties.generalCategory {
        case .control: return "\\x" + hexadecimal(UInt8(truncatingIfNeeded: scalar.value))
        case .format where scalar.value != 0x200D && scalar.value != 0x200C, .lineSeparator, .paragraphSeparator:
            return "\\u{" + String(scalar.value, radix: 16) + "}"
        default: return String(scalar)
        }
    }

    /// Whether a scalar stands for itself in an identifier: not a control, not `%` or `#`, and nothing that joins with
    /// the letter before it or is equal to another scalar.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.value >= 0x20 && scalar.value != 0x7F && scalar != "%" && scalar != "#" }
        let properties = scalar.properties
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: return false
        default: break
        }
        return properties.canonicalCombiningClass == .notReordered && !properties.isFullCompositionExclusion
            && !properties.isGraphemeExtend && !(0x1160...0x11FF).contains(scalar.value)
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }

    private static func value(ofDigits digits: ArraySlice<UInt8>) -> UInt8? {
        guard digits.count == 2, digits.first != UInt8(ascii: "+") else { return nil }
        return UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

/// A path below the opened folder, as bytes.
///
/// A `/` stands between the names and none at the ends; empty is the folder itself.
struct RelativePath: Hashable, Sendable {
    var bytes: [UInt8]

    /// A path from its bytes.
    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The path that an identifier stands for.
    init(identifier: some StringProtocol) { bytes = FileName.bytes(ofIdentifier: identifier) }

    /// The identifier: what links, customization and collections keep.
    var identifier: String { FileName.identifier(bytes) }

    /// The path for people.
    var shown: String { FileName.shown(bytes) }

    /// The names from the opened folder down.
    var names: [ArraySlice<UInt8>] { bytes.split(separator: UInt8(ascii: "/")) }

    /// The path of the folder that holds this; nil for the opened folder itself.
    var parent: RelativePath? {
        if bytes.isEmpty { return nil }
        return RelativePath(Array(bytes.prefix(upTo: bytes.lastIndex(of: UInt8(ascii: "/")) ?? 0)))
    }

    /// The path with one more name.
    func appending(_ name: some Collection<UInt8>) -> RelativePath {
        RelativePath(bytes.isEmpty ? Array(name) : bytes + [UInt8(ascii: "/")] + name)
    }

    /// The path of a link found in the document at this path: `./`, `../` and a leading `/` (the opened folder) are
    /// followed; nil when it leaves the opened folder.
    func resolving(_ link: some Collection<UInt8>) -> RelativePath? {
        let slash = UInt8(ascii: "/")
        var parts = link.first == slash ? [] : (parent?.names.map { Array($0) } ?? [])
        for part in link.split(separator: slash) where !part.elementsEqual(".".utf8) {
            if part.elementsEqual("..".utf8) {
                if parts.popLast() == nil { return nil }
            } else {
                parts.append(Array(part))
            }
        }
        return RelativePath(Array(parts.joined(separator: [slash])))
    }
}
