// Control sequences, `ESC [ parameters final`, cut out of bytes and read: keys, mouse, focus, paste. Others are read too,
// and mean nothing.

internal import TerminalScreen

/// A whole control sequence.
struct ControlSequence {
    /// What bytes that begin with `ESC [` are.
    enum Reading {
        /// The end is missing.
        case incomplete
        /// Not a sequence: so many bytes are to be dropped.
        case broken(Int)
        /// A sequence of so many bytes.
        case whole(ControlSequence, Int)
    }

    /// `<`, `?` or `>` before the parameters, or 0.
    var marker: UInt8 = 0
    /// The numbers, each with its sub-parameters left out; missing ones are 0.
    var parameters: [Int] = []
    /// The first sub-parameter of the second number: whether a key was pressed, repeated or released.
    var phase = 1
    /// Bytes 0x20–0x2F before the final one.
    var hasIntermediates = false
    /// The last byte.
    var final: UInt8 = 0
    /// The old mouse report's three bytes.
    var report: [UInt8] = []

    /// Reads the sequence at the beginning of `bytes`.
    static func read(_ bytes: ArraySlice<UInt8>) -> Reading {
        var sequence = ControlSequence()
        var position = bytes.startIndex + 2
        guard position < bytes.endIndex else { return .incomplete }
        let used = { position - bytes.startIndex }
        if bytes[position] == 0x5B {
            // The Linux console's F1–F5 have a second bracket.
            guard position + 1 < bytes.endIndex else { return .incomplete }
            sequence.marker = 0x5B
            sequence.final = bytes[position + 1]
            return .whole(sequence, 4)
        }
        if (0x3C...0x3F).contains(bytes[position]) {
            sequence.marker = bytes[position]
            position += 1
        }
        let start = position
        while position < bytes.endIndex {
            let byte = bytes[position]
            if used() > InputDecoder.sequenceLimit { return .broken(used()) }
            switch byte {
            case 0x30...0x3F: break
            case 0x24 where sequence.marker == 0 && position > start:
                // rxvt ends keys with Shift so.
                sequence.final = byte
                sequence.readParameters(bytes[start..<position])
                return .whole(sequence, used() + 1)
            case 0x20...0x2F: sequence.hasIntermediates = true
            case 0x40...0x7E:
                sequence.final = byte
                sequence.readParameters(bytes[start..<position])
                guard byte == 0x4D, sequence.marker == 0, position == start else { return .whole(sequence, used() + 1) }
                guard bytes.endIndex - position > 3 else { return .incomplete }
                sequence.report = Array(bytes[position + 1...position + 3])
                return .whole(sequence, used() + 4)
            default: return .broken(used())
            }
            position += 1
        }
        return .incomplete
    }

    private mutating func readParameters(_ bytes: ArraySlice<UInt8>) {
        for (index, part) in bytes.split(separator: 0x3B, omittingEmptySubsequences: false).enumerated() {
            let numbers = part.split(separator: 0x3A, omittingEmptySubsequences: false).map(Self.number)
            parameters.append(numbers.first ?? 0)
            if index == 1, numbers.count > 1 { phase = numbers[1] }
        }
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int {
        digits.reduce(0) { sum, digit in
            (0x30...0x39).contains(digit) ? min(sum * 10 + Int(digit) - 0x30, 1 << 24) : sum
        }
    }

    /// Whether pasted text follows.
    var isPasteStart: Bool { final == 0x7E && marker == 0 && parameters.first == 200 }

    /// What it means, if anything.
    var event: Event? {
        if hasIntermediates { return nil }
        switch (marker, final) {
        case (0x5B, 0x41...0x45): return .key(.function(Int(final) - 0x40))
        case (0x3C, 0x4D), (0x3C, 0x6D): return mouse(parameters, isRelease: final == 0x6D)
        case (0, 0x4D) where !report.isEmpty: return oldMouse
        case (0, 0x49) where parameters.allSatisfy { $0 == 0 }: return .focus(true)
        case (0, 0x4F) where parameters.allSatisfy { $0 == 0 }: return .focus(false)
        case (0, _): return phase == 3 ? nil : KeyNames.sequence(final, parameters).map(Event.key)
        default: return nil
        }
    }

    private var oldMouse: Event? {
        let numbers = report.map { Int($0) - 32 }
        let isRelease = numbers[0] & 0x63 == 3
        return mouse(numbers, isRelease: isRelease)
    }

    private func mouse(_ numbers: [Int], isRelease: Bool) -> Event? {
        guard numbers.count == 3, numbers[0] < 128 else { return nil }
        let code = numbers[0]
        let point = Point(column: max(0, numbers[1] - 1), row: max(0, numbers[2] - 1))
        var modifiers: Modifiers = []
        if code & 4 != 0 { modifiers.insert(.shift) }
        if code & 8 != 0 { modifiers.insert(.alt) }
        if code & 16 != 0 { modifiers.insert(.control) }
        let button = [MouseEvent.Button.left, .middle, .right, .none][code & 3]
        if code & 64 != 0 {
            if isRelease { return nil }
            let kind = [MouseEvent.Kind.wheelUp, .wheelDown, .wheelLeft, .wheelRight][code & 3]
            return .mouse(MouseEvent(kind, at: point, modifiers: modifiers))
        }
        let kind: MouseEvent.Kind =
            isRelease ? .release : code & 32 == 0 ? .press : button == .none ? .move : .drag
        return .mouse(MouseEvent(kind, button, at: point, modifiers: modifiers))
    }
}
