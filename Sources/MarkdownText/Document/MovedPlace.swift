// Where a place is after its text has been changed: a reader stays at the sentence, not at the number of its line.

extension DocumentPlace {
    /// The same place in a later state of the text.
    ///
    /// Lines before the first change keep their numbers, those behind the last one theirs from the end. A line between
    /// the two goes with the next one that is still there; of several that say the same, the nearest.
    ///
    /// - Returns: Unchanged at the beginning of the text, and where nothing below is left: a text that is being written
    ///   is short for a moment.
    package func moved(from old: MarkdownDocument, to new: MarkdownDocument) -> DocumentPlace {
        guard self != DocumentPlace() else { return self }
        var (old, new) = (old.parts.text, new.parts.text)
        return old.withUTF8 { old in
            new.withUTF8 { new in
                let change = LineChange(from: old, to: new)
                return DocumentPlace(sourceLine: change.number(of: sourceLine), offset: offset)
            }
        }
    }
}

/// The lines in which two states of a text differ.
private struct LineChange {
    private typealias Line = Slice<UnsafeBufferPointer<UInt8>>

    private let old: [Line]
    private let new: [Line]
    /// How many lines at the beginning, and how many at the end, are the same.
    private let before: Int
    private let behind: Int

    init(from old: UnsafeBufferPointer<UInt8>, to new: UnsafeBufferPointer<UInt8>) {
        let lines = { (text: UnsafeBufferPointer<UInt8>) in
            text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        }
        self.old = lines(old)
        self.new = lines(new)
        before = zip(self.old, self.new).prefix { $0.elementsEqual($1) }.count
        behind =
            zip(self.old.dropFirst(before).reversed(), self.new.dropFirst(before).reversed())
            .prefix { $0.elementsEqual($1) }.count
    }

    /// The number that a line of the old text has in the new one, from 1.
    func number(of line: Int) -> Int {
        guard line > before, line <= old.count else { return line }
        let end = old.count - behind
        guard line <= end else { return line + new.count - old.count }
        let found = Dictionary(grouping: before..<new.count - behind) { Array(new[$0]) }
        for index in line - 1..<end where Self.saysSomething(old[index]) {
            let places = found[Array(old[index])] ?? []
            if let nearest = places.min(by: { abs($0 - index) < abs($1 - index) }) {
                return max(before + 1, line + nearest - index)
            }
        }
        guard new.suffix(behind).contains(where: Self.saysSomething) else { return line }
        return max(before + 1, line + new.count - old.count)
    }

    private static func saysSomething(_ line: Line) -> Bool { line.contains { $0 > UInt8(ascii: " ") } }
}
