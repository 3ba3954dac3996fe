// Text in which what was looked for is seen.
import TabTermUI

extension Text {
    /// A text with some of its characters marked.
    ///
    /// - Parameters:
    ///   - marks: in characters, ascending, without overlaps.
    ///   - plain: how the rest is shown.
    static func marked(_ text: String, _ marks: [Range<Int>], plain: (Text) -> Text = { $0 }) -> Text {
        let letters = Array(text)
        var result = Text(verbatim: "")
        var end = 0
        for mark in marks.map({ $0.clamped(to: 0..<letters.count) }) where mark.lowerBound >= end && !mark.isEmpty {
            result = result + plain(Text(verbatim: String(letters[end..<mark.lowerBound])))
            result = result + Text(verbatim: String(letters[mark])).bold().underline()
            end = mark.upperBound
        }
        return result + plain(Text(verbatim: String(letters[end...])))
    }
}
