// Taking apart what is made of signs of ASCII and words from outside: keys, paths, links, settings. A letter of Swift's is a
// sign together with the marks that follow it, so that "/" and an accent are one letter, which is not "/": whoever looks
// for a sign must look at bytes.

extension Substring {
    /// Whether the text begins with some signs, by bytes.
    package func begins(with signs: String) -> Bool { utf8.starts(with: signs.utf8) }

    /// Whether the text ends with some signs, by bytes.
    package func ends(with signs: String) -> Bool { utf8.reversed().starts(with: signs.utf8.reversed()) }

    /// What follows some signs at the beginning, by bytes; nil for a text that begins otherwise.
    package func rest(after signs: String) -> Substring? {
        begins(with: signs) ? self[utf8.index(startIndex, offsetBy: signs.utf8.count)...] : nil
    }

    /// Where some signs stand first; nil for none and where they don't.
    ///
    /// The standard library's own search makes tables first, which cost a start a quarter of a picture.
    package func range(of signs: String) -> Range<Index>? {
        guard let first = signs.utf8.first else { return nil }
        var from = startIndex
        while let start = utf8[from...].firstIndex(of: first) {
            if self[start...].begins(with: signs) {
                return start..<utf8.index(start, offsetBy: signs.utf8.count)
            }
            from = utf8.index(after: start)
        }
        return nil
    }

    /// What stands before and behind the first of some sign; nothing stands behind one that is not there.
    package func cut(at sign: Unicode.Scalar) -> (before: Substring, behind: Substring?) {
        guard let place = unicodeScalars.firstIndex(of: sign) else { return (self, nil) }
        return (self[..<place], self[unicodeScalars.index(after: place)...])
    }

    /// The parts between some sign, empty ones left out.
    package func parts(between sign: Unicode.Scalar) -> [Substring] {
        unicodeScalars.split(separator: sign).map { Substring($0) }
    }
}

extension String {
    /// Whether the text begins with some signs, by bytes.
    package func begins(with signs: String) -> Bool { self[...].begins(with: signs) }

    /// Whether the text ends with some signs, by bytes.
    package func ends(with signs: String) -> Bool { self[...].ends(with: signs) }

    /// What follows some signs at the beginning, by bytes; nil for a text that begins otherwise.
    package func rest(after signs: String) -> Substring? { self[...].rest(after: signs) }

    /// What stands before and behind the first of some sign; nothing stands behind one that is not there.
    package func cut(at sign: Unicode.Scalar) -> (before: Substring, behind: Substring?) { self[...].cut(at: sign) }
}
