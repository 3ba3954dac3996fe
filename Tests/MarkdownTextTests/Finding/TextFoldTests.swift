// Text made comparable: case, accents, composed and decomposed letters, white space, and the way back to the text.

import Foundation
import MarkdownText
import TestSupport
import Testing

@Suite("Folding") struct TextFoldTests {
    private func folded(_ text: String) -> String { String(decoding: TextFold.folded(text), as: UTF8.self) }

    @Test(
        "Case, accents, ligatures, white space, quotes, wide letters",
        arguments: [
            ("Über STRASSE Straße", "uber strasse strasse"), ("ÇA va,\n\t naïve  Œuvre", "ca va, naive oeuvre"),
            ("Łódź Ærø đ İI ı", "lodz aero d ii i"), ("ΆΛΦΑ Σίσυφος", "αλφα σισυφοσ"), ("Їжак Йод ґ", "іжак иод ґ"),
            ("東京の海　ＡＢＣ", "東京の海 abc"), ("don’t “so”", "don't \"so\""), ("a\u{AD}b\u{200D}c\u{FE0F}", "abc"),
            ("Tiếng Việt", "tieng viet"), ("ab\u{A0}\u{2003}\r\ncd", "ab cd"), ("", ""), (" ", " "),
        ])
    func examples(text: String, expected: String) { #expect(folded(text) == expected) }

    @Test("Every scalar folds as its composed and decomposed forms do, and what is folded folds to itself")
    func everyScalar() {
        var wrong: [UInt32] = []
        for value in Array(0x20..<UInt32(0x3400)) + Array(0xA000..<0x12000) where value % 7 < 4 || value < 0x2000 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let text = String(scalar)
            let bytes = TextFold.folded(text)
            let forms = [text.decomposedStringWithCanonicalMapping, text.precomposedStringWithCanonicalMapping]
            let isStable = TextFold.folded(String(decoding: bytes, as: UTF8.self)) == bytes
            if !isStable || forms.contains(where: { TextFold.folded($0) != bytes }) { wrong.append(value) }
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(20).map { String($0, radix: 16) })")
    }

    @Test("The way back: each folded range stands where its letters do")
    func sources() {
        let text = "x Straße,  Ünïcode\u{301} 각"
        for word in ["strasse", "ss", "unicode", "sse, u", "x"] {
            let all = TextFold.folded(text)
            let sought = Array(word.utf8)
            guard let start = all.indices.first(where: { all[$0...].starts(with: sought) }) else {
                Issue.record("\(word)")
                continue
            }
            let ranges = TextFold.characters(of: [start..<start + sought.count], in: text)
            let letters = ranges.first.map { String(Array(text)[$0]) } ?? ""
            #expect(folded(letters).contains(word), "\(word): \(letters)")
        }
        #expect(TextFold.characters(of: [0..<1, 2..<3], in: "Éa b") == [0..<1, 2..<3])
    }

    @Test("Broken UTF-8 folds to something, whatever it is", arguments: Seeds.some(20))
    func broken(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let bytes = (0..<200).map { _ in UInt8(random.number(0...255)) }
        let folded = bytes.withUnsafeBufferPointer { TextFold.folded($0) }
        #expect(String(validating: folded, as: UTF8.self) != nil)
    }
}
