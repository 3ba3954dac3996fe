// What a torturer does to a program: keys, clicks, drags, the wheel, pastes, answers that nobody asked for, broken bytes,
// other sizes. All of it follows from a seed.

import TerminalScreen
import TestSupport

/// Something done to a program.
enum TortureEvent {
    /// Bytes from the terminal.
    case bytes([UInt8])
    /// The window has another size.
    case resize(Size)
}

/// Makes events.
struct Torturer {
    var random: SeededGenerator
    /// The size of the window by now.
    private(set) var size: Size
    /// Whether the program is left now and then.
    let leaves: Bool
    /// Whether the left button is down.
    private var isPressed = false

    init(seed: Int, size: Size) {
        random = SeededGenerator(seed: seed)
        self.size = size
        leaves = seed % 4 == 0
    }

    /// The next event.
    mutating func next() -> TortureEvent {
        switch random.number(0...99) {
        case 0...2: return resize()
        case 3...4: return .bytes(Array("\u{1B}[200~".utf8) + paste() + Array("\u{1B}[201~".utf8))
        case 5...7: return .bytes(Array(random.pick(Self.answers, or: "").utf8))
        case 8...9: return .bytes(random.pick(Self.broken, or: []))
        case 10...29: return .bytes(PtyKeys.bytes(of: mouse()))
        case 30 where leaves && random.once(in: 12): return .bytes([UInt8(ascii: "q")])
        case 31...65: return .bytes(PtyKeys.bytes(of: random.pick(Self.moves, or: KeyPress(.up))))
        default: return .bytes(PtyKeys.bytes(of: random.pick(Self.letters, or: KeyPress("a"))))
        }
    }

    private mutating func resize() -> TortureEvent {
        // A single column is no terminal: the test's own breaks on wide letters there.
        switch random.number(0...9) {
        case 0: size = Size(columns: random.number(2...8), rows: random.number(1...4))
        case 1: size = Size(columns: random.number(150...260), rows: random.number(40...70))
        case 2...5: size = Size(columns: random.number(24...79), rows: random.number(8...30))
        default: size = Size(columns: random.number(80...140), rows: random.number(14...45))
        }
        return .resize(size)
    }

    private mutating func mouse() -> MouseEvent {
        let point = Point(column: random.number(0...size.columns), row: random.number(0...size.rows))
        switch random.number(0...9) {
        case 0...1: return MouseEvent(random.once(in: 2) ? .wheelUp : .wheelDown, at: point)
        case 2: return MouseEvent(.press, .right, at: point)
        case 3: return MouseEvent(.release, .right, at: point)
        case 4: return MouseEvent(.press, .middle, at: point)
        case 5 where isPressed, 6 where isPressed, 7 where isPressed: return MouseEvent(.drag, .left, at: point)
        default:
            isPressed.toggle()
            return MouseEvent(isPressed ? .press : .release, .left, at: point)
        }
    }

    private mutating func paste() -> [UInt8] {
        (0..<random.number(0...40)).flatMap { _ in Array(random.pick(Self.pieces, or: "").utf8) }
    }

    /// Keys that lead somewhere; Esc stands among the answers, in the form that needs no pause behind it.
    private static let moves: [KeyPress] =
        [.up, .down, .down, .left, .right, .enter, .tab, .home, .end, .pageUp, .pageDown, .backspace, .delete, .insert]
        .map { KeyPress($0) } + [
            KeyPress(.tab, .shift), KeyPress(.up, .shift), KeyPress(.down, .shift), KeyPress(.pageDown, .control),
            KeyPress(.pageUp, .control), KeyPress(.left, .alt), KeyPress(.right, .alt),
        ]

    /// All but those that end or stop the program or start another one.
    private static let letters: [KeyPress] =
        "abdefghijklmnprstuvwxyz EKJXBR0123456789[]-+?/:.,<>()'\"іївапроль日é".map { KeyPress($0) }
        + ["p", "r", "l", "u", "a", "e", "k", "w"].map { KeyPress($0, .control) }
        + ["b", "f", "d", "1"].map { KeyPress($0, .alt) } + [1, 2, 5, 10, 12].map { KeyPress(.function($0)) }

    private static let answers = [
        "\u{1B}[27u", "\u{1B}[27u", "\u{1B}[27u", "\u{1B}[27u", "\u{1B}[27;5;9~", "\u{1B}[97;1:3u", "\u{1B}[?62;22c",
        "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\", "\u{1B}]11;rgb:1010/1010/1010\u{7}", "\u{1B}]10;rgb:10/10/10\u{7}",
        "\u{1B}P1+r544e=78\u{1B}\\", "\u{1B}[12;40R", "\u{1B}[?2026;2$y", "\u{1B}[I", "\u{1B}[O",
        "\u{1B}]52;c;aGk=\u{7}",
        "\u{1B}[M !!", "\u{1B}[1;2P", "\u{1B}[E", "\u{1B}[99999999999~", "\u{1B}[48;24;80;0;0t",
    ]

    private static let broken: [[UInt8]] = [
        [0xFF], [0xC3, 0x62], [0xED, 0xA0, 0x80], [0x80, 0x80], [0xF0, 0x9F, 0x20], [0x00], [0x1C], [0xC2, 0x9B, 0x41],
        Array("\u{1B}[1;2\u{1}".utf8), Array("\u{1B}]2;title\u{1}x".utf8),
    ]

    private static let pieces = [
        "word ", "日本", "👩‍💻", "e\u{301}", "\u{1B}[31m", "\u{1B}[A", "\n", "\r", "\t", "\u{0}", "\u{9B}2J", "\u{202E}",
        "q",
        "a/b.md", "tabterm://home", "1", " ",
    ]
}
