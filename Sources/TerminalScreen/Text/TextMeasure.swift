// How many columns text takes up, and text cut to columns. The width of a scalar is a function handed in as a value:
// the terminal's own on a real terminal, a table in tests. Text becomes glyphs here and nowhere else (law 9).

/// Measures text, and makes glyphs of it.
public struct TextMeasure: Sendable {
    /// Columns of a scalar: 0, 1 or 2; negative if unknown.
    let columns: @Sendable (Unicode.Scalar) -> Int

    /// Makes a measure.
    /// - Parameter columns: columns of a scalar that is neither control nor ignorable: 0 for a mark, 1, or 2; a
    ///   negative number for one that is not known, which is then drawn as `�`.
    public init(columns: @escaping @Sendable (Unicode.Scalar) -> Int) {
        self.columns = columns
    }

    /// A measure by a table of Unicode 15, for tests and for pictures made without a terminal.
    public static let standard = TextMeasure(columns: ScalarWidth.columns(of:))

    /// How many columns `text` takes up on one line.
    public func width(_ text: String) -> Int {
        ClusterReader.read(text, columns: columns) { reader in
            var width = 0
            while true {
                let start = reader.offset
                width += reader.skipASCII(atMost: .max) { _ in true }
                reader.readLetters { letter in
                    let columns = columns(letter)
                    if columns == 1 || columns == 2 { width += columns }
                    return columns == 1 || columns == 2
                }
                if reader.offset > start { continue }
                guard let cluster = reader.next() else { return width }
                width += cluster.columns
            }
        }
    }

    /// How many columns `text` takes up on one line.
    public func width(_ text: Substring) -> Int {
        width(String(text))
    }

    /// The glyphs that `text` is drawn with, each with its columns.
    public func glyphs(of text: String) -> [MeasuredGlyph] {
        ClusterReader.read(text, columns: columns) { reader in
            var glyphs: [MeasuredGlyph] = []
            while let cluster = reader.next() {
                guard cluster.columns > 0 else { continue }
                glyphs.append(MeasuredGlyph(glyph: cluster.glyph, columns: cluster.glyphColumns))
                glyphs.append(contentsOf: cluster.others)
            }
            return glyphs
        }
    }

    /// `text` if it fits into `columns`, else its beginning, cut behind a whole character, and `…`.
    /// - Returns: text of at most `columns` columns.
    public func shortened(_ text: String, to columns: Int) -> String {
        if columns <= 0 { return "" }
        guard let end = end(of: text, within: columns) else { return text }
        var cut = end
        if columns > 1 {
            cut = self.end(of: text, within: columns - 1) ?? end
        } else {
            return "…"
        }
        let index = text.utf8.index(text.startIndex, offsetBy: cut)
        return String(text[..<index]) + "…"
    }

    /// The beginning of `text` that fits into `columns`, cut behind a whole character, without `…`.
    public func prefix(_ text: String, columns: Int) -> String {
        guard let end = end(of: text, within: max(0, columns)) else { return text }
        return String(text[..<text.utf8.index(text.startIndex, offsetBy: end)])
    }

    /// The text without anything that could command a terminal, for text that leaves by other ways than the screen.
    ///
    /// Controls become pictures such as `␛`, line ends too; bidi controls are left out.
    public func safe(_ text: String) -> String {
        if text.isPrintableASCII || !text.unicodeScalars.contains(where: { ScalarKind.isControl($0.value) }) {
            return text
        }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where !ScalarKind.isBidiControl(scalar.value) {
            if case .control(let picture) = ScalarKind(scalar) {
                result.append(picture)
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }

    /// `text` with each tab filled up with blanks to the next multiple of `stop` columns.
    public func expandingTabs(_ text: String, every stop: Int = 4) -> String {
        guard stop > 0, text.utf8.contains(0x09) else { return text }
        var result = ""
        var column = 0
        for (index, part) in text.split(separator: "\t", omittingEmptySubsequences: false).enumerated() {
            if index > 0 {
                let blanks = stop - column % stop
                result += String(repeating: " ", count: blanks)
                column += blanks
            }
            result += part
            column += width(part)
        }
        return result
    }

    /// The byte behind the last character that fits, or nil if all do.
    private func end(of text: String, within limit: Int) -> Int? {
        if text.utf8.count <= limit, text.isPrintableASCII { return nil }
        return ClusterReader.read(text, columns: columns) { reader in
            var width = 0
            while let cluster = reader.next() {
                width += cluster.columns
                if width > limit { return cluster.start }
            }
            return nil
        }
    }
}

extension String {
    /// Whether each byte is a character that takes up one column.
    var isPrintableASCII: Bool {
        var text = self
        return text.withUTF8 { bytes in
            // Without an early end, so that the compiler looks at many bytes at once.
            var others: UInt8 = 0
            for byte in bytes { others |= byte &- 0x20 < 0x5F ? 0 : 1 }
            return others == 0
        }
    }
}
