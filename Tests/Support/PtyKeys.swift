// Keys and mouse as xterm sends them.

public import TerminalScreen

/// What xterm sends.
public enum PtyKeys {
    /// The bytes of a key.
    public static func bytes(of press: KeyPress) -> [UInt8] {
        let modifiers = press.modifiers
        let number = 1 + Int(modifiers.rawValue)
        if let letter = letters[press.key] {
            return Array((modifiers.isEmpty ? "\u{1B}[\(letter)" : "\u{1B}[1;\(number)\(letter)").utf8)
        }
        if let code = numbers[press.key] {
            return Array((modifiers.isEmpty ? "\u{1B}[\(code)~" : "\u{1B}[\(code);\(number)~").utf8)
        }
        if press.key == .tab, modifiers.contains(.shift) { return Array("\u{1B}[Z".utf8) }
        return (modifiers.contains(.alt) ? [0x1B] : []) + plain(press)
    }

    /// The bytes of a mouse report, in SGR's form.
    public static func bytes(of mouse: MouseEvent) -> [UInt8] {
        var code = 0
        switch mouse.button {
        case .left: code = 0
        case .middle: code = 1
        case .right: code = 2
        case .none: code = 3
        }
        switch mouse.kind {
        case .drag, .move: code += 32
        case .wheelUp: code = 64
        case .wheelDown: code = 65
        case .wheelLeft: code = 66
        case .wheelRight: code = 67
        case .press, .release: break
        }
        code += (mouse.modifiers.contains(.shift) ? 4 : 0) + (mouse.modifiers.contains(.alt) ? 8 : 0)
        code += mouse.modifiers.contains(.control) ? 16 : 0
        let place = "\(mouse.point.column + 1);\(mouse.point.row + 1)"
        return Array("\u{1B}[<\(code);\(place)\(mouse.kind == .release ? "m" : "M")".utf8)
    }

    private static func plain(_ press: KeyPress) -> [UInt8] {
        switch press.key {
        case .enter: return [0x0D]
        case .tab: return [0x09]
        case .escape: return [0x1B]
        case .backspace: return [0x7F]
        case .character(let character):
            let bytes = Array(String(character).utf8)
            return press.modifiers.contains(.control) && bytes.count == 1 ? [bytes[0] & 0x1F] : bytes
        default: return []
        }
    }

    private static let letters: [Key: String] = [
        .up: "A", .down: "B", .right: "C", .left: "D", .home: "H", .end: "F",
    ]

    private static let numbers: [Key: Int] = [
        .insert: 2, .delete: 3, .pageUp: 5, .pageDown: 6, .function(1): 11, .function(2): 12, .function(3): 13,
        .function(4): 14, .function(5): 15, .function(6): 17, .function(7): 18, .function(8): 19, .function(9): 20,
        .function(10): 21, .function(11): 23, .function(12): 24,
    ]
}
