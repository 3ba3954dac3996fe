// The anchors of headings, formed as GitHub does, so that links written for GitHub work here.

/// Makes anchors and keeps them apart.
struct Slugs {
    private var used: Set<String> = []
    /// The next number to try, by slug: ten thousand headings of one name are no quadratic work.
    private var next: [String: Int] = [:]

    /// The anchor of a heading with this text: unique among those made so far.
    ///
    /// - Parameter own: The anchor that stands in the source, if one does.
    mutating func anchor(for text: String, given own: String? = nil) -> String {
        if let own, used.insert(own).inserted { return own }
        let slug = Self.slug(text)
        if used.insert(slug).inserted { return slug }
        var number = next[slug] ?? 1
        while !used.insert("\(slug)-\(number)").inserted { number += 1 }
        next[slug] = number + 1
        return "\(slug)-\(number)"
    }

    /// Letters, marks, digits, `_` and `-` in lower case, spaces as `-`, nothing else.
    static func slug(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return asciiSlug(text) }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .spaceSeparator: result.append("-")
            case .uppercaseLetter, .titlecaseLetter:
                result.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
            case .lowercaseLetter, .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark, .enclosingMark,
                .decimalNumber, .letterNumber, .connectorPunctuation:
                result.append(scalar)
            default: if scalar == "-" { result.append(scalar) }
            }
        }
        return String(result)
    }

    /// The same for ASCII, of which it is known what each letter is.
    private static func asciiSlug(_ text: String) -> String {
        let bytes = text.utf8.compactMap { byte -> UInt8? in
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"),
                UInt8(ascii: "-"):
                byte
            case UInt8(ascii: " "): UInt8(ascii: "-")
            default: nil
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A link's text with `%C3%BC` and the like as what they stand for.
    static func decoded(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            let digits = rest.prefix(2)
            if byte == UInt8(ascii: "%"), digits.count == 2,
                let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                rest.removeFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
