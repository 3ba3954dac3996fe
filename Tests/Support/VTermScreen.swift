// The test's terminal: libvterm is fed the bytes that a program wrote, and says what a person would see.

internal import CVTerm
public import TerminalScreen

/// What a terminal shows after the bytes so far.
public final class VirtualScreen {
    /// A cell as the terminal has it.
    public struct Cell: Equatable {
        /// The letters in it; a blank if there are none, empty in the right half of a wide cell.
        public var text: String
        /// Columns: 1, 2, or 0 for a right half.
        public var width: Int
        /// Colours and attributes; libvterm knows no dim.
        public var style: Style
    }

    /// The size of the screen.
    public private(set) var size: Size
    /// Which private modes are switched on: 7 wrapping, 25 the cursor, 1049 the second screen, 1002 and 1006 the mouse, 2004 paste,
    /// 1004 focus, 2026 synchronized output.
    public private(set) var modes: Set<Int> = VirtualScreen.modesAtFirst
    /// The window's title, as last set.
    public private(set) var title = ""
    /// What was last put on the clipboard, in base64.
    public private(set) var clipboard: String?

    private var terminal: OpaquePointer?
    private var screen: OpaquePointer?
    private var scanner = ModeScanner()
    /// The beginning of a letter whose rest has not come yet.
    private var cut: [UInt8] = []
    /// The letter that was written last, and its column, if it stands at the edge.
    private var edge: (letter: [UInt8], column: Int)?

    /// Makes a blank screen.
    public init(_ size: Size) {
        self.size = size
        start()
    }

    private func start() {
        // libvterm crashes where a wide letter meets a single column: nobody may write one there.
        terminal = vterm_new(Int32(max(1, size.rows)), Int32(max(1, size.columns)))
        screen = vterm_obtain_screen(terminal)
        vterm_set_utf8(terminal, 1)
        vterm_screen_enable_altscreen(screen, 1)
        vterm_screen_reset(screen, 1)
    }

    deinit {
        vterm_free(terminal)
    }

    /// Shows what a program wrote.
    public func feed(_ bytes: [UInt8]) {
        // libvterm is not given parts of a letter: it loses its place where one is cut.
        let all = cut + bytes
        let whole = all.count - max(Self.cutLetter(all), Self.cutSequence(all))
        cut = Array(all[whole...])
        var rest = all[..<whole]
        while let end = Self.endOfRepeat(rest) {
            write(letterByLetter: rest[..<end])
            // Where a repeated letter ends before the edge libvterm takes it to have reached that: a step there and back.
            write("\u{1B}[D\u{1B}[C")
            rest = rest[end...]
        }
        write(letterByLetter: rest)
        vterm_screen_flush_damage(screen)
        scanner.scan(bytes, modes: &modes, title: &title, clipboard: &clipboard)
    }

    /// A mark that comes later than its letter stands on it, which libvterm forgets at the edge: the letter comes again.
    private func write(letterByLetter part: ArraySlice<UInt8>) {
        guard let first = String(decoding: part.prefix(4), as: UTF8.self).unicodeScalars.first else { return }
        var bytes = part
        if let edge, Self.isMark(first) {
            write("\u{1B}[\(edge.column + 1)G")
            bytes = edge.letter + part
        }
        let end = bytes.endIndex - Self.lastLetter(bytes)
        write(bytes[..<end])
        let before = cursor
        write(bytes[end...])
        // At the edge the cursor waits where it stands.
        let isAtEdge = cursor == before && before.column + self[before].width == size.columns
        edge = isAtEdge && end < bytes.endIndex ? (Array(bytes[end...]), before.column) : nil
    }

    /// How many bytes at the end are a letter with its marks.
    private static func lastLetter(_ bytes: ArraySlice<UInt8>) -> Int {
        let tail = String(decoding: bytes.suffix(32), as: UTF8.self).unicodeScalars
        guard let base = tail.lastIndex(where: { !isMark($0) }), tail[base].value >= 0x20 else { return 0 }
        return min(bytes.count, tail[base...].reduce(0) { $0 + UTF8.width($1) })
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        [.nonspacingMark, .enclosingMark].contains(scalar.properties.generalCategory)
    }

    private func write(_ bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBytes { buffer in
            _ = vterm_input_write(terminal, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count)
        }
    }

    /// How many bytes at the end begin a letter that isn't whole.
    private static func cutLetter(_ bytes: [UInt8]) -> Int {
        for count in 1...3 where count <= bytes.count {
            let byte = bytes[bytes.count - count]
            if byte < 0x80 { return 0 }
            if byte >= 0xC0 { return count < (byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4) ? count : 0 }
        }
        return 0
    }

    /// How many bytes at the end begin a sequence `ESC [ …` that isn't whole.
    private static func cutSequence(_ bytes: [UInt8]) -> Int {
        let tail = bytes.suffix(16)
        guard let escape = tail.lastIndex(of: 0x1B) else { return 0 }
        let rest = tail[(escape + 1)...]
        guard let first = rest.first else { return 1 }
        return first == 0x5B && !rest.dropFirst().contains { $0 >= 0x40 } ? tail.endIndex - escape : 0
    }

    /// Where the first sequence ends that repeats a letter, `ESC [ … b`; nil if there is none.
    private static func endOfRepeat(_ bytes: ArraySlice<UInt8>) -> Int? {
        var rest = bytes
        while let escape = rest.firstIndex(of: 0x1B) {
            rest = rest[(escape + 1)...]
            guard rest.first == 0x5B else { continue }
            let final = rest.dropFirst().firstIndex { !(0x30...0x39).contains($0) }
            if let final, rest[final] == 0x62 { return final + 1 }
        }
        return nil
    }

    /// The cursor is seen, and text wraps at the edge.
    private static let modesAtFirst: Set<Int> = [7, 25]

    /// Gives the screen another size; it is blank then, as terminals differ in what they keep, and libvterm crashes.
    public func resize(_ size: Size) {
        vterm_free(terminal)
        self.size = size
        edge = nil
        start()
        // The cursor is somewhere: nobody may count on its place.
        write((isAlternate ? "\u{1B}[?1049h" : "") + "\u{1B}[2;3H")
    }

    private func write(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { _ = vterm_input_write(terminal, $0.baseAddress, $0.count) }
        }
    }

    /// The cell at a place.
    public subscript(point: Point) -> Cell {
        var cell = tabterm_vterm_read(screen, Int32(point.row), Int32(point.column))
        let style = Style(
            foreground: Self.color(cell.foreground), background: Self.color(cell.background),
            attributes: Attributes(rawValue: UInt8(truncatingIfNeeded: cell.attributes)))
        if cell.width == 0 { return Cell(text: "", width: 0, style: style) }
        var text = String.UnicodeScalarView()
        Self.append(&cell, to: &text)
        return Cell(text: text.isEmpty ? " " : String(text), width: Int(cell.width), style: style)
    }

    /// The rows as text, without blanks at their ends.
    public var rows: [String] {
        (0..<size.rows).map { row in
            var text = String.UnicodeScalarView()
            var blanks = 0
            for column in 0..<size.columns {
                var cell = tabterm_vterm_read(screen, Int32(row), Int32(column))
                if cell.width == 0 { continue }
                if cell.chars.0 == 0 || cell.chars.0 == 0x20 && cell.chars.1 == 0 {
                    blanks += 1
                } else {
                    for _ in 0..<blanks { text.append(" ") }
                    blanks = 0
                    Self.append(&cell, to: &text)
                }
            }
            return String(text)
        }
    }

    private static func append(_ cell: inout tabterm_vterm_cell, to text: inout String.UnicodeScalarView) {
        withUnsafeBytes(of: &cell.chars) { chars in
            for value in chars.bindMemory(to: UInt32.self) {
                guard value != 0 else { return }
                if let scalar = Unicode.Scalar(value) { text.append(scalar) }
            }
        }
    }

    /// All rows, joined by line ends.
    public var text: String { rows.joined(separator: "\n") }

    /// Where the cursor stands.
    public var cursor: Point {
        var place = VTermPos()
        vterm_state_get_cursorpos(vterm_obtain_state(terminal), &place)
        return Point(column: Int(place.col), row: Int(place.row))
    }

    /// Whether the cursor is seen.
    public var cursorIsVisible: Bool { modes.contains(25) }
    /// Whether the second screen is shown, as full-screen programs do.
    public var isAlternate: Bool { modes.contains(1049) || modes.contains(47) || modes.contains(1047) }
    /// Modes that a program must have switched off when it ends, and the cursor if it is hidden.
    public var modesLeftOn: Set<Int> { modes.symmetricDifference(Self.modesAtFirst) }

    /// Where the screen differs from what was to be drawn; empty if nowhere.
    /// - Parameters:
    ///   - canvas: what was to be drawn; dim and strikethrough are not compared, libvterm or ncurses lack them.
    ///   - limit: the most differences to tell.
    public func differences(from canvas: Canvas, most limit: Int = .max) -> [String] {
        guard canvas.size == size else { return ["the screen is \(size), the picture \(canvas.size)"] }
        var found: [String] = []
        for row in 0..<size.rows {
            for column in 0..<size.columns {
                let point = Point(column: column, row: row)
                let wanted = canvas[point]
                let shown = self[point]
                var style = wanted.style.without([.dim, .strikethrough])
                style.attributes.formIntersection([.bold, .italic, .underline, .reverse])
                var text = wanted.width == 0 ? "" : wanted.glyph.text
                // libvterm loses marks in the last column.
                if column + 1 == size.columns, wanted.glyph.hasMarks, shown.text == String(wanted.glyph.base) {
                    text = shown.text
                }
                if shown.width != wanted.width || shown.text != text || (wanted.width > 0 && shown.style != style) {
                    if found.count == limit { return found }
                    found.append(
                        "\(column),\(row): wanted \(text.debugDescription) \(wanted.width) \(style), shown \(shown)")
                }
            }
        }
        return found
    }

    private static func color(_ bits: UInt32) -> Color {
        switch bits >> 24 {
        case 1: .palette(UInt8(truncatingIfNeeded: bits))
        case 2:
            .rgb(
                UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8),
                UInt8(truncatingIfNeeded: bits))
        default: .standard
        }
    }
}
