// What stands for letters where there is nothing but ASCII.

import Testing

@testable import NcursesTerminal

@Suite("ASCII in place of other letters") struct AsciiLettersTests {
    @Test("Every scalar has a printable substitute")
    func printable() {
        for value in UInt32(0x20)..<0x30000 {
            guard value != 0x7F, let scalar = Unicode.Scalar(value) else { continue }
            #expect((0x20..<0x7F).contains(AsciiLetters.substitute(for: scalar)))
        }
    }

    @Test(
        "Latin letters become their base",
        arguments: [("ÄÖÜßéèçñ", "AOUseecn"), ("ŁłŠšŽžĐđŒœ", "LlSsZzDdOo"), ("│─┌▌█▸…", "|-+|#>.")])
    func looks(text: String, ascii: String) {
        let shown = text.unicodeScalars.compactMap { Unicode.Scalar(AsciiLetters.substitute(for: $0)) }
        #expect(String(String.UnicodeScalarView(shown)) == ascii)
    }

    @Test(
        "Base64 as OSC 52 wants it",
        arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("é👍", "w6nwn5GN")])
    func base64(text: String, encoded: String) {
        #expect(Base64.encode(text.utf8) == encoded)
    }
}
