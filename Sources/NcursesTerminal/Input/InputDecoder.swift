// Bytes from a terminal to events: a pure value that is fed as bytes come, cut anywhere. It knows the sequences of
// xterm and its kin and takes in those of other terminals as a table; what it doesn't know it swallows whole.
// Bytes are read directly rather than through wgetch, which blocks on a lone escape and leaks what it doesn't know.

internal import TerminalScreen

/// Decodes what a terminal sends.
struct InputDecoder {
    /// How bytes above 127 are read.
    enum Encoding {
        case utf8, latin1, ascii
    }

    /// What is awaited once `decode` returns.
    enum Pending: Equatable {
        /// Nothing.
        case none
        /// An escape stands alone: decide after 25 ms.
        case escape
        /// `ESC [`, or another letter behind an escape that begins a longer sequence, which hardly anybody types but which
        /// a slow line may cut: decide much later, else what follows leaks as letters.
        case introducer
        /// The rest of a sequence or letter that has begun.
        case rest
    }

    /// Sequences of this very terminal that are not among the common ones.
    let keys: [[UInt8]: KeyPress]
    let encoding: Encoding
    /// Bytes that make no whole event yet.
    private(set) var bytes: [UInt8] = []
    /// The text of a paste that goes on.
    private var paste: [UInt8]?
    private static let pasteEnd = Array("\u{1B}[201~".utf8)
    /// A paste longer than this is handed on in parts.
    private static let pasteLimit = 16 << 20
    /// A sequence longer than this is none.
    static let sequenceLimit = 4096

    init(keys: [[UInt8]: KeyPress] = [:], encoding: Encoding = .utf8) {
        self.keys = keys
        self.encoding = encoding
    }

    /// What is awaited.
    var pending: Pending {
        if paste != nil { return .rest }
        guard bytes.first == 0x1B else { return bytes.isEmpty ? .none : .rest }
        switch bytes.dropFirst().first {
        case nil, 0x1B: return .escape
        case 0x5B, 0x4F, 0x5D, 0x50, 0x58, 0x5E, 0x5F: return bytes.count == 2 ? .introducer : .rest
        case .some(let next): return bytes.count == 2 && next < 0x80 ? .escape : .rest
        }
    }

    /// Takes bytes in and gives the events that are whole.
    mutating func decode(_ new: some Sequence<UInt8>) -> [Event] {
        bytes.append(contentsOf: new)
        var events: [Event] = []
        var position = 0
        while position < bytes.count {
            let used = paste == nil ? token(at: position, &events) : pasted(at: position, &events)
            if used == 0 { break }
            position += used
        }
        bytes.removeFirst(position)
        return events
    }

    /// Decides what waits, as nothing more came: an escape alone is a key, a letter behind it Alt's; the rest is dropped.
    mutating func expire() -> [Event] {
        guard paste == nil, !bytes.isEmpty else { return [] }
        let waiting = bytes
        bytes = []
        guard waiting.first == 0x1B else { return [] }
        switch waiting.count {
        case 1: return [.key(.escape)]
        case 2 where waiting[1] == 0x1B: return [.key(.escape), .key(.escape)]
        case 2 where waiting[1] < 0x80: return [.key(Character(Unicode.Scalar(waiting[1])), .alt)]
        default: return []
        }
    }

    /// Reads the event at `position`; returns the bytes it took, 0 if it isn't whole.
    private mutating func token(at position: Int, _ events: inout [Event]) -> Int {
        let rest = bytes[position...]
        if !keys.isEmpty, let used = special(rest, &events) { return used }
        let first = rest[position]
        if first == 0x1B { return escape(rest, &events) }
        if first < 0x20 || first == 0x7F {
            events.append(.key(Self.control(first)))
            return 1
        }
        guard let (character, used) = character(rest) else { return 0 }
        if let character { events.append(.key(character)) }
        return used
    }

    /// A sequence of this very terminal: nil if it is none, 0 if it may become one.
    private func special(_ rest: ArraySlice<UInt8>, _ events: inout [Event]) -> Int? {
        for length in stride(from: min(rest.count, 12), to: 0, by: -1) {
            if let key = keys[Array(rest.prefix(length))] {
                events.append(.key(key))
                return length
            }
        }
        return rest.count > 1 && keys.keys.contains { $0.count > rest.count && $0.starts(with: rest) } ? 0 : nil
    }

    private mutating func escape(_ rest: ArraySlice<UInt8>, _ events: inout [Event]) -> Int {
        let start = rest.startIndex
        guard rest.count > 1 else { return 0 }
        switch rest[start + 1] {
        case 0x1B:
            // Alt with a key that has a sequence of its own, or two escapes.
            guard rest.count > 2 else { return 0 }
            if rest[start + 2] == 0x5B || rest[start + 2] == 0x4F { return altSequence(rest, &events) }
            events.append(.key(.escape))
            return 1
        case 0x5B: return sequence(rest, &events)
        case 0x4F: return shiftSequence(rest, &events)
        case 0x5D, 0x50, 0x58, 0x5E, 0x5F:
            let used = string(rest)
            if let color = ColorReply.background(rest.prefix(used)) { events.append(.background(color)) }
            return used
        case let next where next < 0x20 || next == 0x7F:
            var key = Self.control(next)
            key.modifiers.insert(.alt)
            events.append(.key(key))
            return 2
        default:
            guard let (character, used) = character(rest.dropFirst()) else { return 0 }
            if let character { events.append(.key(character, .alt)) }
            return used + 1
        }
    }

    /// An escape before another sequence: that key with Alt.
    private mutating func altSequence(_ rest: ArraySlice<UInt8>, _ events: inout [Event]) -> Int {
        var inner: [Event] = []
        let used = escape(rest.dropFirst(), &inner)
        if used == 0 { return 0 }
        for event in inner {
            if case .key(var key) = event {
                key.modifiers.insert(.alt)
                events.append(.key(key))
            } else {
                events.append(event)
            }
        }
        return used + 1
    }

    /// `ESC [ …`: a control sequence.
    private mutating func sequence(_ rest: ArraySlice<UInt8>, _ events: inout [Event]) -> Int {
        switch ControlSequence.read(rest) {
        case .incomplete: return 0
        case .broken(let used): return used
        case .whole(let sequence, let used):
            if sequence.isPasteStart {
                paste = []
            } else if let event = sequence.event {
                events.append(event)
            }
            return used
        }
    }

    /// `ESC O …`: a key of the keypad or a function key.
    private func shiftSequence(_ rest: ArraySlice<UInt8>, _ events: inout [Event]) -> Int {
        var position = rest.startIndex + 2
        var modifier = 0
        while position < rest.endIndex, rest[position] >= 0x30, rest[position] <= 0x39 {
            modifier = Int(rest[position]) - 0x30
            position += 1
        }
        guard position < rest.endIndex else { return 0 }
        guard rest[position] >= 0x40, rest[position] < 0x7F else {
            // No final letter: it was Alt-O, and what follows stands for itself.
            events.append(.key("O", .alt))
            return 2
        }
        if let key = KeyNames.shifted(rest[position], modifier: modifier) { events.append(.key(key)) }
        return position - rest.startIndex + 1
    }

    /// A string that some terminal answers with: swallowed up to its end.
    private func string(_ rest: ArraySlice<UInt8>) -> Int {
        var position = rest.startIndex + 2
        while position < rest.endIndex {
            let byte = rest[position]
            if byte == 0x07 { return position - rest.startIndex + 1 }
            if byte == 0x1B {
                guard position + 1 < rest.endIndex else { return 0 }
                return position - rest.startIndex + (rest[position + 1] == 0x5C ? 2 : 0)
            }
            if byte < 0x20 || position - rest.startIndex > 16 * Self.sequenceLimit { return position - rest.startIndex }
            position += 1
        }
        return 0
    }

    /// Text between paste markers.
    private mutating func pasted(at position: Int, _ events: inout [Event]) -> Int {
        let rest = bytes[position...]
        let end = rest.indices.first { rest[$0] == 0x1B && rest[$0...].starts(with: Self.pasteEnd) }
        if let end {
            paste?.append(contentsOf: rest[..<end])
            finishPaste(&events)
            paste = nil
            return end - position + Self.pasteEnd.count
        }
        let sure = max(0, rest.count - Self.pasteEnd.count + 1)
        paste?.append(contentsOf: rest.prefix(sure))
        if let paste, paste.count > Self.pasteLimit {
            finishPaste(&events)
            self.paste = []
        }
        return sure
    }

    private func finishPaste(_ events: inout [Event]) {
        guard let paste else { return }
        var text: [UInt8] = []
        text.reserveCapacity(paste.count)
        var last: UInt8 = 0
        for byte in paste {
            if byte == 0x0D || byte != 0x0A || last != 0x0D { text.append(byte == 0x0D ? 0x0A : byte) }
            last = byte
        }
        events.append(.paste(self.text(of: text)))
    }

    private func text(of bytes: [UInt8]) -> String {
        encoding == .latin1
            ? String(bytes.map { Character(Unicode.Scalar($0)) }) : String(decoding: bytes, as: UTF8.self)
    }

    /// The character that bytes begin with and its length; no character if they are none; nil if more must come.
    private func character(_ rest: ArraySlice<UInt8>) -> (Character?, Int)? {
        guard let first = rest.first else { return nil }
        if first < 0x80 { return (Character(Unicode.Scalar(first)), 1) }
        switch encoding {
        case .ascii: return (nil, 1)
        case .latin1: return (first < 0xA0 ? nil : Character(Unicode.Scalar(first)), 1)
        case .utf8: break
        }
        guard first >= 0xC2, first < 0xF5 else { return (nil, 1) }
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        let tail = rest.dropFirst().prefix(length - 1)
        if let bad = tail.firstIndex(where: { $0 & 0xC0 != 0x80 }) { return (nil, bad - rest.startIndex) }
        if tail.count < length - 1 { return nil }
        let text = String(decoding: rest.prefix(length), as: UTF8.self)
        guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1, scalar.value >= 0xA0 else {
            return (nil, length)
        }
        return (Character(scalar), length)
    }

    /// The key that sends a control byte.
    static func control(_ byte: UInt8) -> KeyPress {
        switch byte {
        case 0x09: KeyPress(.tab)
        case 0x0A, 0x0D: KeyPress(.enter)
        case 0x08, 0x7F: KeyPress(.backspace)
        case 0x1B: KeyPress(.escape)
        case 0x00: KeyPress(" ", .control)
        case 0x01...0x1A: KeyPress(Character(Unicode.Scalar(byte + 0x60)), .control)
        default: KeyPress(Character(Unicode.Scalar(byte + 0x40)), .control)
        }
    }
}
