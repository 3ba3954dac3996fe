// The size of a picture out of the first bytes of its file. Nothing is decoded; a file that is no picture, or is cut short,
// has no size.

/// The size of a picture.
public struct PictureSize: Hashable, Sendable {
    /// Pixels across.
    public var width: Int
    /// Pixels down.
    public var height: Int

    /// How many bytes of a file are enough, as a rule: before a JPEG's size there may be a small picture of it.
    public static let headSize = 64 << 10

    /// A size that is known.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Reads the head of a PNG, GIF, WebP or JPEG file; nil for all others.
    public init?(headOf bytes: [UInt8]) {
        let size = Self.png(bytes) ?? Self.gif(bytes) ?? Self.webP(bytes) ?? Self.jpeg(bytes)
        guard let size, size.width > 0, size.height > 0 else { return nil }
        self = size
    }

    private static func png(_ bytes: [UInt8]) -> PictureSize? {
        guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
            bytes[12..<16].elementsEqual("IHDR".utf8)
        else { return nil }
        return PictureSize(width: big(bytes, 16, 4), height: big(bytes, 20, 4))
    }

    private static func gif(_ bytes: [UInt8]) -> PictureSize? {
        guard bytes.count >= 10, bytes.starts(with: "GIF8".utf8) else { return nil }
        return PictureSize(width: little(bytes, 6, 2), height: little(bytes, 8, 2))
    }

    private static func webP(_ bytes: [UInt8]) -> PictureSize? {
        guard bytes.count >= 30, bytes.starts(with: "RIFF".utf8), bytes[8..<12].elementsEqual("WEBP".utf8) else {
            return nil
        }
        switch String(decoding: bytes[12..<16], as: UTF8.self) {
        case "VP8 ": return PictureSize(width: little(bytes, 26, 2) & 0x3FFF, height: little(bytes, 28, 2) & 0x3FFF)
        case "VP8L":
            let bits = little(bytes, 21, 4)
            return PictureSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
        case "VP8X": return PictureSize(width: little(bytes, 24, 3) + 1, height: little(bytes, 27, 3) + 1)
        default: return nil
        }
    }

    /// Goes from segment to segment up to the one that begins a frame.
    private static func jpeg(_ bytes: [UInt8]) -> PictureSize? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var at = 2
        while at + 9 <= bytes.count, bytes[at] == 0xFF {
            let mark = bytes[at + 1]
            if mark == 0xFF {
                at += 1
            } else if (0xC0...0xCF).contains(mark), ![0xC4, 0xC8, 0xCC].contains(mark) {
                return PictureSize(width: big(bytes, at + 7, 2), height: big(bytes, at + 5, 2))
            } else {
                at += 2 + big(bytes, at + 2, 2)
            }
        }
        return nil
    }

    private static func big(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
        bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
    }

    private static func little(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
        bytes[start..<start + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
