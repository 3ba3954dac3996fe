// One character (grapheme cluster) of a text as it will be drawn: usually one glyph, sometimes several in a row, or
// none. ClusterReader cuts a text into them; everything that measures, shortens, wraps or draws text goes through it.

/// A glyph and its columns.
public struct MeasuredGlyph: Hashable, Sendable {
    /// What is drawn.
    public let glyph: Glyph
    /// Columns: 1 or 2.
    public let columns: Int
}

/// A character of a text, reduced to what all terminals draw alike.
struct Cluster {
    /// Where it lies in the text's UTF-8.
    var start: Int
    var end: Int
    /// Its first scalar as it stands in the text.
    var scalar: Unicode.Scalar
    /// The first glyph; meaningless if `columns` is 0.
    var glyph: Glyph = .space
    /// The first glyph's columns.
    var glyphColumns = 0
    /// Further glyphs: the other half of a flag, spacing vowel signs and conjuncts.
    var others: [MeasuredGlyph] = []
    /// All its columns; 0 if nothing is drawn.
    var columns = 0

    /// Adds a glyph behind the others.
    mutating func append(_ next: Glyph, columns width: Int) {
        if columns == 0 {
            glyph = next
            glyphColumns = width
        } else {
            others.append(MeasuredGlyph(glyph: next, columns: width))
        }
        columns += width
    }

    /// Puts a mark on the last glyph; on a blank if there is none.
    mutating func mark(_ mark: Unicode.Scalar) {
        if columns == 0 {
            append(Glyph.space.adding(mark), columns: 1)
        } else if let last = others.popLast() {
            others.append(MeasuredGlyph(glyph: last.glyph.adding(mark), columns: last.columns))
        } else {
            glyph = glyph.adding(mark)
        }
    }
}
