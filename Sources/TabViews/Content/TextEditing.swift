// What a text field does with keys: a cursor between characters, and the commands that move it and change the text. The
// text is always read anew from its binding, since others may change it too.
import TerminalScreen

/// The editing of one line.
@MainActor final class TextEditing {
    var text = Binding.constant("")
    /// Characters before the cursor.
    private var place = Int.max
    /// Whether the whole text is selected: what is typed next takes its place.
    private(set) var isSelected = false
    /// The first column of the text that is seen.
    var firstColumn = 0

    /// The cursor, within the text as it is now.
    var cursor: Int { min(place, text.wrappedValue.count) }

    /// The text before the cursor.
    var head: String { String(text.wrappedValue.prefix(cursor)) }

    /// Puts the cursor before a character.
    func moveCursor(to place: Int) { (self.place, isSelected) = (place, false) }

    /// Selects the whole text.
    func selectAll() { (place, isSelected) = (.max, !text.wrappedValue.isEmpty) }

    /// Puts text in place of what is selected, else at the cursor.
    ///
    /// Line ends become blanks.
    func insert(_ addition: String) {
        let line = String(addition.map { $0.isNewline || $0 == "\t" ? " " : $0 })
        var value = isSelected ? [] : Array(text.wrappedValue)
        let cursor = min(cursor, value.count)
        isSelected = false
        value.insert(contentsOf: line, at: cursor)
        set(String(value), cursor: cursor + line.count)
    }

    /// Does what a key says.
    ///
    /// Returns whether it was for the field.
    func take(_ key: KeyPress) -> Bool {
        if let character = key.text {
            insert(String(character))
            return true
        }
        defer { isSelected = false }
        switch (key.key, key.modifiers) {
        case (.backspace, []), (.character("h"), .control): delete(from: cursor - 1, to: cursor)
        case (.delete, []), (.character("d"), .control): delete(from: cursor, to: cursor + 1)
        case (.left, []), (.character("b"), .control): place = isSelected ? 0 : max(0, cursor - 1)
        case (.right, []), (.character("f"), .control): place = min(cursor + 1, text.wrappedValue.count)
        case (.home, []), (.character("a"), .control): place = 0
        case (.end, []), (.character("e"), .control): place = .max
        case (.left, .control), (.left, .alt), (.character("b"), .alt): place = wordStart
        case (.right, .control), (.right, .alt), (.character("f"), .alt): place = wordEnd
        case (.character("w"), .control), (.backspace, .alt): delete(from: wordStart, to: cursor)
        case (.character("u"), .control): delete(from: 0, to: cursor)
        case (.character("k"), .control): delete(from: cursor, to: text.wrappedValue.count)
        default: return false
        }
        return true
    }

    private func delete(from start: Int, to end: Int) {
        var value = Array(text.wrappedValue)
        let (start, end) = isSelected ? (0, value.count) : (max(0, start), min(end, value.count))
        guard start < end else { return }
        value.removeSubrange(start..<end)
        set(String(value), cursor: start)
    }

    private func set(_ value: String, cursor: Int) {
        text.wrappedValue = value
        // A setter may have refused or changed it, and two characters may have become one.
        place = min(cursor, text.wrappedValue.count)
    }

    private var wordStart: Int {
        let value = Array(text.wrappedValue)
        var index = cursor
        while index > 0, !isWord(value[index - 1]) { index -= 1 }
        while index > 0, isWord(value[index - 1]) { index -= 1 }
        return index
    }

    private var wordEnd: Int {
        let value = Array(text.wrappedValue)
        var index = cursor
        while index < value.count, !isWord(value[index]) { index += 1 }
        while index < value.count, isWord(value[index]) { index += 1 }
        return index
    }

    private func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
}
