// What a program may write to its terminal: printable text and the few sequences that a screen takes. Whatever else comes,
// a control from a file or half a sequence, is a fault.

/// Follows a program's bytes; sequences may be cut anywhere between two feeds.
struct StreamCheck {
    /// The last bytes, to be shown beside a fault.
    private(set) var recent: [UInt8] = []
    private var rest: [UInt8] = []

    /// Ends of `ESC [ …`: moving, erasing, repeating, attributes, modes, regions, the title's stack.
    private static let finals = Set("HABCDGdJKXPLMSTmhlrbt".utf8)
    /// Controls by themselves: what moves the cursor, and the two that choose a character set.
    private static let moves: Set<UInt8> = [0x08, 0x0A, 0x0D, 0x0E, 0x0F]
    /// What follows an escape alone: keypad modes, saving the cursor, resets.
    private static let alone = Set("=>78Mc".utf8)
    private static let longest = 4 << 20

    /// Takes more bytes.
    /// - Returns: what must not be there, or nil.
    mutating func fault(in bytes: [UInt8]) -> String? {
        rest += bytes
        var position = 0
        while position < rest.count {
            guard let used = piece(at: position) else {
                let around = rest[max(0, position - 60)..<min(rest.count, position + 20)]
                return "not ours, at the end of \(String(decoding: around, as: UTF8.self).debugDescription)"
            }
            if used == 0 { break }
            position += used
        }
        rest.removeFirst(position)
        return rest.count > Self.longest ? "a sequence without end" : nil
    }

    /// The bytes of the piece at a place; 0 if it isn't whole, nil if it is none.
    private func piece(at start: Int) -> Int? {
        let first = rest[start]
        if first == 0x1B { return escape(at: start) }
        if first < 0x80 { return first >= 0x20 && first != 0x7F || Self.moves.contains(first) ? 1 : nil }
        let length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
        if length == 0 { return nil }
        if rest.count - start < length { return 0 }
        let text = String(validating: rest[start..<start + length], as: UTF8.self)
        guard let scalar = text?.unicodeScalars.first else { return nil }
        switch scalar.value {
        case 0x80..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: return nil
        default: return length
        }
    }

    private func escape(at start: Int) -> Int? {
        guard start + 1 < rest.count else { return 0 }
        switch rest[start + 1] {
        case 0x5B: return sequence(at: start)
        case 0x5D: return string(at: start)
        case 0x28, 0x29: return start + 2 < rest.count ? ([0x30, 0x42].contains(rest[start + 2]) ? 3 : nil) : 0
        case let next: return Self.alone.contains(next) ? 2 : nil
        }
    }

    private func sequence(at start: Int) -> Int? {
        var position = start + 2
        while position < rest.count {
            switch rest[position] {
            case 0x30...0x3B, 0x3F: position += 1
            case let final: return Self.finals.contains(final) ? position - start + 1 : nil
            }
        }
        return 0
    }

    /// A title, the clipboard, the question for the ground's colour, the palette as it was: printable up to a bell.
    private func string(at start: Int) -> Int? {
        guard let end = rest[(start + 2)...].firstIndex(where: { $0 < 0x20 || $0 == 0x7F }) else { return 0 }
        guard rest[end] == 0x07 else { return nil }
        let text = String(decoding: rest[(start + 2)..<end], as: UTF8.self)
        let isOurs = text == "104" || ["2;", "52;c;", "11;?"].contains { text.hasPrefix($0) }
        let isSafe = text.unicodeScalars.allSatisfy { !(0x80..<0xA0).contains($0.value) }
        return isOurs && isSafe ? end - start + 1 : nil
    }
}
