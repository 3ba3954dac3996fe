// How saved values are written as text and read back: one JSON object of flat keys with a version. Pure; the file
// itself is StoreFile's affair. What is hostile is bounded here, before any recursive reader sees it.

internal import FoundationEssentials

/// The text of a saved file.
enum StoreText {
    /// The version that is written.
    ///
    /// A file of a later one is read as far as it is understood and never written.
    static let version = 1
    /// The key of the version.
    static let versionKey = "version"
    /// Bytes of any file that are read or written at most.
    static let longest = 64 << 20
    /// Levels of lists and objects that are kept; what lies deeper reads as null.
    static let deepest = 24

    /// The values and the version in a text, or nil if it isn't one of ours.
    static func values(in text: [UInt8]) -> (values: [String: StoredValue], version: Int)? {
        // An empty file is what a full disk or a power cut leaves of others' careless saves: broken, not empty.
        let bounded = shallow(text)
        guard var values = try? JSONDecoder().decode([String: StoredValue].self, from: Data(bounded)) else {
            return nil
        }
        // A version that is no number is a bad part like any other: defaulted.
        let number = values.removeValue(forKey: versionKey)?.numberValue ?? Double(version)
        return (values, Int(exactly: number.rounded(.up)) ?? (number > 0 ? .max : 0))
    }

    /// The text of some values.
    ///
    /// Keys are sorted, so that equal values make equal files.
    static func text(of values: [String: StoredValue]) -> [UInt8]? {
        var values = values
        values[versionKey] = .integer(version)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(values) else { return nil }
        return [UInt8](data) + [UInt8(ascii: "\n")]
    }

    /// The text with every list or object that lies too deep replaced by null.
    static func shallow(_ text: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var depth = 0
        var isQuoted = false
        var isEscaped = false
        for byte in text {
            let wasDeep = depth > deepest
            if isQuoted {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isQuoted = false
                }
            } else {
                switch byte {
                case UInt8(ascii: "\""): isQuoted = true
                case UInt8(ascii: "["), UInt8(ascii: "{"):
                    depth += 1
                    if !wasDeep, depth > deepest { result.append(contentsOf: "null".utf8) }
                case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
                default: break
                }
            }
            if !wasDeep, depth <= deepest { result.append(byte) }
        }
        return result
    }
}
