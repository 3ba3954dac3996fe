// Which key sends which sequence on xterm, rxvt, the Linux console and their kin.

internal import TerminalScreen

/// Keys by the ends and numbers of their sequences.
enum KeyNames {
    /// The key of `ESC [ parameters final`.
    static func sequence(_ final: UInt8, _ parameters: [Int]) -> KeyPress? {
        let first = parameters.first ?? 0
        let modifiers = modifiers(parameters.count > 1 ? parameters[1] : 0)
        switch final {
        case 0x7E where first == 27 && parameters.count == 3: return coded(parameters[2], modifiers)
        case 0x75: return coded(first, modifiers)
        case 0x7E: return numbered(first).map { KeyPress($0, modifiers) }
        case 0x24: return numbered(first).map { KeyPress($0, .shift) }
        case 0x5E: return numbered(first).map { KeyPress($0, .control) }
        case 0x40: return numbered(first).map { KeyPress($0, [.control, .shift]) }
        case 0x5A: return KeyPress(.tab, modifiers.union(.shift))
        case 0x61...0x64: return arrow(final - 0x20).map { KeyPress($0, .shift) }
        // Only with 1 before its modifiers: else it is an answer, the cursor's place.
        case 0x50...0x53: return first <= 1 ? KeyPress(.function(Int(final) - 0x4F), modifiers) : nil
        default: return arrow(final).map { KeyPress($0, modifiers) }
        }
    }

    /// The key of `ESC O final`.
    static func shifted(_ final: UInt8, modifier: Int) -> KeyPress? {
        let modifiers = modifiers(modifier)
        switch final {
        case 0x50...0x53: return KeyPress(.function(Int(final) - 0x4F), modifiers)
        case 0x4D: return KeyPress(.enter, modifiers)
        case 0x49: return KeyPress(.tab, modifiers)
        case 0x58: return KeyPress("=", modifiers)
        case 0x61...0x64: return arrow(final - 0x20).map { KeyPress($0, .control) }
        // The keypad's signs and digits lie in ASCII's order.
        case 0x6A...0x79: return KeyPress(Character(Unicode.Scalar(final - 0x40)), modifiers)
        default: return arrow(final).map { KeyPress($0, modifiers) }
        }
    }

    /// The modifiers of a number: one more than a sum of 1, 2, 4 and 8.
    static func modifiers(_ number: Int) -> Modifiers {
        guard number > 1 else { return [] }
        var modifiers: Modifiers = []
        if (number - 1) & 1 != 0 { modifiers.insert(.shift) }
        if (number - 1) & 10 != 0 { modifiers.insert(.alt) }
        if (number - 1) & 4 != 0 { modifiers.insert(.control) }
        return modifiers
    }

    private static func arrow(_ final: UInt8) -> Key? {
        switch final {
        case 0x41: .up
        case 0x42: .down
        case 0x43: .right
        case 0x44: .left
        case 0x46: .end
        case 0x48: .home
        default: nil
        }
    }

    private static func numbered(_ number: Int) -> Key? {
        switch number {
        case 1, 7: .home
        case 2: .insert
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        case 11...15: .function(number - 10)
        case 17...21: .function(number - 11)
        case 23...26: .function(number - 12)
        case 28, 29: .function(number - 13)
        case 31...34: .function(number - 14)
        default: nil
        }
    }

    /// A key by its character's number, as terminals send it when asked for more than xterm's own sequences.
    private static func coded(_ code: Int, _ modifiers: Modifiers) -> KeyPress? {
        switch code {
        case 9: return KeyPress(.tab, modifiers)
        case 13, 57414: return KeyPress(.enter, modifiers)
        case 27: return KeyPress(.escape, modifiers)
        case 8, 127: return KeyPress(.backspace, modifiers)
        case 0x20..<0xE000:
            guard let scalar = Unicode.Scalar(UInt32(code)), code < 0x7F || code >= 0xA0 else { return nil }
            let shifted = modifiers == .shift ? Character(scalar).uppercased() : String(Character(scalar))
            guard let character = shifted.first, shifted.count == 1 else { return nil }
            return KeyPress(character, modifiers == .shift ? [] : modifiers)
        default: return nil
        }
    }
}
