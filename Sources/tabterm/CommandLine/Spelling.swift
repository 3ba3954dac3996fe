// What somebody may have meant: the nearest of some known names.

/// Distances between words.
enum Spelling {
    /// The name nearest to what was typed: by its beginning or a part of it, else by the fewest changed letters; nil where
    /// none is near enough to have been meant.
    ///
    /// Of several as near it is the shortest.
    static func nearest<T>(to typed: String, among all: some Sequence<T>, _ name: (T) -> String) -> T? {
        let word = Array(typed.utf8.prefix(64))
        let nearest = all.map { value in
            let name = Array(name(value).utf8)
            return (value: value, distance: distance(from: word, to: name), length: name.count)
        }.min { ($0.distance, $0.length) < ($1.distance, $1.length) }
        guard let nearest, nearest.distance <= max(1, min(3, word.count / 2)) else { return nil }
        return nearest.value
    }

    private static func distance(from word: [UInt8], to name: [UInt8]) -> Int {
        if !word.isEmpty, name.starts(with: word) { return 0 }
        if word.count > 2, !name.ranges(of: word).isEmpty { return 1 }
        return changedLetters(word, name)
    }

    /// The number of letters to insert, delete or replace to make one word of the other (Levenshtein).
    private static func changedLetters(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var row = Array(0...right.count)
        for (line, letter) in left.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for column in 0..<right.count {
                let replaced = diagonal + (letter == right[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
            }
        }
        return row[right.count]
    }
}
