// Sizes of pictures out of the heads of their files.
import MarkdownText
import Testing

@Suite struct PictureSizeTests {
    private static let png: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [
            0, 0, 2, 128, 0, 0, 1, 224,
        ]
    private static let gif: [UInt8] = Array("GIF89a".utf8) + [0x40, 0x01, 0xC8, 0]
    private static func webP(_ kind: String, _ rest: [UInt8]) -> [UInt8] {
        Array("RIFF".utf8) + [0, 0, 0, 0] + Array(("WEBP" + kind).utf8) + [0, 0, 0, 0] + rest
    }
    private static let lossy = webP("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 0x80, 0x42, 0xE0, 0x81])
    private static let lossless = webP("VP8L", [0x2F, 0x7F, 0xC2, 0x77, 0, 0, 0, 0, 0, 0])
    private static let extended = webP("VP8X", [0, 0, 0, 0, 0x7F, 0x02, 0, 0xDF, 0x01, 0])
    private static let jpeg: [UInt8] =
        [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC4, 0, 3, 9, 0xFF, 0xC2, 0, 11, 8, 1, 0xE0, 2, 128, 3]

    @Test(
        "PNG, GIF, the three kinds of WebP, and JPEG whatever stands before its frame",
        arguments: [
            (png, 640, 480), (gif, 320, 200), (lossy, 640, 480), (lossless, 640, 480), (extended, 640, 480),
            (jpeg, 640, 480),
        ])
    func sizes(bytes: [UInt8], width: Int, height: Int) {
        #expect(PictureSize(headOf: bytes) == PictureSize(width: width, height: height))
        #expect(PictureSize(headOf: bytes + [UInt8](repeating: 0xFF, count: 100)) != nil)
    }

    @Test("Cut anywhere, changed anywhere, or nothing at all: a size or none, and no trap")
    func broken() {
        for bytes in [Self.png, Self.gif, Self.lossy, Self.lossless, Self.extended, Self.jpeg] {
            for end in 0..<bytes.count {
                _ = PictureSize(headOf: Array(bytes[..<end]))
                for byte: UInt8 in [0, 0x7F, 0xFF] {
                    var other = bytes
                    other[end] = byte
                    if let size = PictureSize(headOf: other) { #expect(size.width > 0 && size.height > 0) }
                }
            }
        }
        #expect(PictureSize(headOf: []) == nil)
        #expect(PictureSize(headOf: Array("<svg/>".utf8)) == nil)
        #expect(PictureSize(headOf: Array(Self.png.dropLast(8)) + [0, 0, 0, 0, 0, 0, 0, 0]) == nil)
    }
}
