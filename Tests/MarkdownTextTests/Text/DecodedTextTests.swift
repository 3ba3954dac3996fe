// Bytes as text.

import MarkdownText
import TerminalScreen
import Testing

@Suite struct DecodedTextTests {
    @Test("UTF-8 with and without a mark has nothing to tell")
    func utf8() {
        #expect(DecodedText(Array("grün 日本".utf8)) == DecodedText([0xEF, 0xBB, 0xBF] + Array("grün 日本".utf8)))
        #expect(DecodedText(Array("grün".utf8)).notice == nil)
        #expect(DecodedText([]).text.isEmpty)
        #expect(!DecodedText([]).isBinary)
    }

    @Test("UTF-16 in both orders, with a mark and without", arguments: [true, false])
    func utf16(isLittle: Bool) {
        let text = "# Überschrift\n\nText 😀"
        let units = text.utf16.flatMap { unit in
            let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
            return isLittle ? [low, high] : [high, low]
        }
        let marked = DecodedText((isLittle ? [0xFF, 0xFE] : [0xFE, 0xFF]) + units)
        #expect(marked.text == text)
        #expect(marked.notice == .utf16)
        #expect(DecodedText(units).text == text)
        #expect(DecodedText((isLittle ? [0xFF, 0xFE] : [0xFE, 0xFF]) + units + [0x41]).text == text)
    }

    @Test("Anything else that looks like text is Latin-1, and that is told")
    func latin1() {
        let decoded = DecodedText([0x67, 0x72, 0xFC, 0x6E, 0x20, 0x93, 0x61, 0x94])
        #expect(decoded.text == "grün “a”")
        #expect(decoded.notice == .latin1)
    }

    @Test("A beginning that stops within a letter is still UTF-8")
    func prefix() {
        let bytes = Array("日本".utf8)
        for count in 0...6 {
            let decoded = DecodedText(Array(bytes.prefix(count)), isPrefix: true)
            #expect(decoded.notice == nil)
            #expect(decoded.text.count == count / 3)
        }
    }

    @Test("Pictures and programs are no text; a stray zero in a text does no harm")
    func binary() {
        #expect(DecodedText([0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0xFF]).isBinary)
        #expect(DecodedText([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D]).isBinary)
        #expect(DecodedText([UInt8](repeating: 0, count: 100)).isBinary)
        #expect(!DecodedText(Array(String(repeating: "text ", count: 50).utf8) + [0]).isBinary)
    }

    @Test("A plain text keeps its lines and spaces, breaks between words and hangs under its indent")
    func plain() {
        let document = MarkdownDocument(plainText: "a  b\r\n\r\n    one two three four\r\tx")
        let lines = document.lines(columns: 16, measure: .standard, theme: MarkdownTheme())
        #expect(trimmed(lines) == ["a  b", "", "    one two", "    three four", "    x"])
        #expect(lines.map(\.sourceLine) == [1, 2, 3, 3, 4])
        #expect(document.sourceLines == 4)
        #expect(document.links.isEmpty)
    }
}
