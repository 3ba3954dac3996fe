// Keys, mouse and pastes: the same events however the bytes are cut, nothing that waits for ever, no control in a key.

import TerminalScreen

@testable import NcursesTerminal

enum InputFuzz {
    private static let keys = [
        Array("\u{1B}[224z".utf8): KeyPress(.function(1)), Array("\u{1B}Ox".utf8): KeyPress(.up),
    ]

    static func check(_ bytes: [UInt8]) throws {
        var choice = FuzzBytes(bytes)
        let first = choice.byte()
        let keys = first & 4 == 0 ? [:] : keys
        let encoding = [InputDecoder.Encoding.utf8, .latin1, .ascii, .utf8][Int(first & 3)]
        var step = Int(choice.byte() % 9) + 1
        let input = Array(choice.rest)
        var whole = InputDecoder(keys: keys, encoding: encoding)
        let events = whole.decode(input)
        try events.forEach(checkEvent)
        var cut = InputDecoder(keys: keys, encoding: encoding)
        var others: [Event] = []
        var rest = input[...]
        while !rest.isEmpty {
            others += cut.decode(rest.prefix(step))
            rest = rest.dropFirst(step)
            step = step % 9 + 1
        }
        try expect(others == events, "cut otherwise the events are \(others), not \(events)")
        try expect(cut.pending == whole.pending, "cut otherwise \(cut.pending) is awaited, not \(whole.pending)")
        try checkEnd(&whole)
    }

    /// After a while everything is decided, and the next key is a key.
    private static func checkEnd(_ decoder: inout InputDecoder) throws {
        let isPasting = decoder.bytes.isEmpty && decoder.pending == .rest
        try decoder.expire().forEach(checkEvent)
        if decoder.pending != .none || isPasting {
            _ = decoder.decode(Array("\u{1B}[201~".utf8))
            _ = decoder.expire()
        }
        try expect(decoder.pending == .none, "something is awaited for ever")
        let next = decoder.decode("z".utf8)
        try expect(next == [.key("z")], "the next key is \(next)")
    }

    private static func checkEvent(_ event: Event) throws {
        switch event {
        case .key(let key):
            guard case .character(let character) = key.key else { return }
            let isControl = character.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }
            try expect(!isControl, "a control as a key: \(key)")
        case .mouse(let mouse):
            try expect(mouse.point.column >= 0 && mouse.point.row >= 0, "a cell that is none: \(mouse)")
        case .paste(let text): try expect(!text.utf8.contains(0x0D), "a return in a paste")
        case .resize, .focus, .background: break
        }
    }
}
