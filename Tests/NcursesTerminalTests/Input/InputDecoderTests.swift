// Bytes to events, wherever they are cut, and nothing leaks out of what is not known.

import TerminalScreen
import TestSupport
import Testing

@testable import NcursesTerminal

@Suite("Decoding of input") struct InputDecoderTests {
    /// Sequences and what they mean; nil: nothing.
    static let sequences: [(String, Event?)] = [
        ("a", .key("a")), ("Q", .key("Q")), (" ", .key(" ")), ("é", .key("é")), ("日", .key("日")), ("👍", .key("👍")),
        ("\r", .key(.enter)), ("\n", .key(.enter)), ("\t", .key(.tab)), ("\u{7F}", .key(.backspace)),
        ("\u{8}", .key(.backspace)), ("\u{10}", .key("p", .control)), ("\u{0}", .key(" ", .control)),
        ("\u{1C}", .key("\\", .control)), ("\u{1B}x", .key("x", .alt)), ("\u{1B}1", .key("1", .alt)),
        ("\u{1B}é", .key("é", .alt)), ("\u{1B}\r", .key(.enter, .alt)), ("\u{1B}\u{7F}", .key(.backspace, .alt)),
        ("\u{1B}\u{10}", .key("p", [.control, .alt])),
        ("\u{1B}[A", .key(.up)), ("\u{1B}OB", .key(.down)), ("\u{1B}[1;2A", .key(.up, .shift)),
        ("\u{1B}[1;2B", .key(.down, .shift)), ("\u{1B}[1;2C", .key(.right, .shift)),
        ("\u{1B}[1;5D", .key(.left, .control)),
        ("\u{1B}[1;3A", .key(.up, .alt)), ("\u{1B}[1;8A", .key(.up, [.shift, .alt, .control])),
        ("\u{1B}\u{1B}[A", .key(.up, .alt)), ("\u{1B}[a", .key(.up, .shift)), ("\u{1B}Oa", .key(.up, .control)),
        ("\u{1B}[H", .key(.home)), ("\u{1B}OH", .key(.home)), ("\u{1B}[1~", .key(.home)), ("\u{1B}[7~", .key(.home)),
        ("\u{1B}[F", .key(.end)), ("\u{1B}OF", .key(.end)), ("\u{1B}[4~", .key(.end)), ("\u{1B}[8~", .key(.end)),
        ("\u{1B}[2~", .key(.insert)), ("\u{1B}[3~", .key(.delete)), ("\u{1B}[3;2~", .key(.delete, .shift)),
        ("\u{1B}[3$", .key(.delete, .shift)), ("\u{1B}[5~", .key(.pageUp)), ("\u{1B}[6~", .key(.pageDown)),
        ("\u{1B}[5;5~", .key(.pageUp, .control)), ("\u{1B}[6;5~", .key(.pageDown, .control)),
        ("\u{1B}[5^", .key(.pageUp, .control)), ("\u{1B}[Z", .key(.tab, .shift)), ("\u{1B}OP", .key(.function(1))),
        ("\u{1B}[11~", .key(.function(1))), ("\u{1B}[[A", .key(.function(1))),
        ("\u{1B}[1;2P", .key(.function(1), .shift)),
        ("\u{1B}[15~", .key(.function(5))), ("\u{1B}[24~", .key(.function(12))), ("\u{1B}OM", .key(.enter)),
        ("\u{1B}Oq", .key("1")), ("\u{1B}[97u", .key("a")), ("\u{1B}[97;5u", .key("a", .control)),
        ("\u{1B}[97;2u", .key("A")), ("\u{1B}[27;5;9~", .key(.tab, .control)), ("\u{1B}[97;1:3u", nil),
        ("\u{1B}[I", .focus(true)), ("\u{1B}[O", .focus(false)),
        ("\u{1B}[<0;3;4M", .mouse(MouseEvent(.press, .left, at: Point(column: 2, row: 3)))),
        ("\u{1B}[<0;3;4m", .mouse(MouseEvent(.release, .left, at: Point(column: 2, row: 3)))),
        ("\u{1B}[<32;300;90M", .mouse(MouseEvent(.drag, .left, at: Point(column: 299, row: 89)))),
        ("\u{1B}[<35;1;1M", .mouse(MouseEvent(.move, at: .zero))),
        ("\u{1B}[<2;1;1M", .mouse(MouseEvent(.press, .right, at: .zero))),
        ("\u{1B}[<64;1;1M", .mouse(MouseEvent(.wheelUp, at: .zero))),
        ("\u{1B}[<69;1;1M", .mouse(MouseEvent(.wheelDown, at: .zero, modifiers: .shift))),
        ("\u{1B}[M !!", .mouse(MouseEvent(.press, .left, at: .zero))),
        ("\u{1B}[<0;0;0M", .mouse(MouseEvent(.press, .left, at: .zero))),
        ("\u{1B}[200~one\r\ntwo\rthree\u{1B}[A\u{1B}[201~", .paste("one\ntwo\nthree\u{1B}[A")),
        ("\u{1B}[200~\u{1B}[201~", .paste("")),
        // What nobody asked for is swallowed whole.
        ("\u{1B}[?62;22c", nil), ("\u{1B}[?2026;2$y", nil), ("\u{1B}[12;40R", nil), ("\u{1B}[>41;380;0c", nil),
        ("\u{1B}]11;rgb:1010/1010/1010\u{1B}\\", .background(.rgb(16, 16, 16))), ("\u{1B}]11;rgb:f/80/\u{7}", nil),
        ("\u{1B}]11;rgb:1010/-15/+1\u{7}", nil),
        ("\u{1B}]10;rgb:1010/1010/1010\u{1B}\\", nil), ("\u{1B}]52;c;aGk=\u{7}", nil), ("\u{1B}P1+r544e\u{1B}\\", nil),
        ("\u{1B}[?1;2;3u", nil), ("\u{1B}[48;24;80;0;0t", nil), ("\u{1B}[99999999999999999999~", nil),
        ("\u{1B}[E", nil), ("\u{1B}[1 A", nil),
    ]

    @Test("Each sequence is one event", arguments: sequences)
    func wholeSequence(text: String, event: Event?) {
        var decoder = InputDecoder()
        #expect(decoder.decode(text.utf8) == (event.map { [$0] } ?? []))
        #expect(decoder.pending == .none)
    }

    @Test("K4: A sequence cut at any byte is the same event", arguments: sequences)
    func cutSequence(text: String, event: Event?) {
        let bytes = Array(text.utf8)
        for cut in bytes.indices {
            var decoder = InputDecoder()
            var events = decoder.decode(bytes[..<cut])
            events += decoder.decode(bytes[cut...])
            #expect(events == (event.map { [$0] } ?? []), "cut at \(cut)")
        }
        var decoder = InputDecoder()
        #expect(bytes.flatMap { decoder.decode([$0]) } == (event.map { [$0] } ?? []))
    }

    @Test("Sequences in a row leak nothing into each other", arguments: Seeds.some(100))
    func rows(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let chosen = (0..<20).compactMap { _ in Self.sequences.randomElement(using: &random) }
        var bytes = Array(chosen.map(\.0).joined().utf8)[...]
        var decoder = InputDecoder()
        var events: [Event] = []
        while !bytes.isEmpty {
            let count = Int.random(in: 1...7, using: &random)
            events += decoder.decode(bytes.prefix(count))
            bytes = bytes.dropFirst(count)
        }
        // A lone CR before LF is one key each; only pastes join them.
        #expect(events == chosen.compactMap(\.1), "seed \(seed)")
    }

    @Test("Nothing that comes crashes or stays for ever", arguments: Seeds.some(300))
    func garbage(seed: Int) {
        var random = SeededGenerator(seed: seed)
        var decoder = InputDecoder(keys: [Array("\u{1B}[224z".utf8): KeyPress(.function(1))])
        let favourites: [UInt8] = [0x1B, 0x5B, 0x4F, 0x5D, 0x3B, 0x3C, 0x4D, 0x7E, 0x24, 0x30, 0xC3, 0xE2, 0x80, 0x07]
        for _ in 0..<60 {
            let bytes = (0..<Int.random(in: 0...9, using: &random)).map { _ in
                random.next() % 3 == 0
                    ? UInt8.random(in: 0...255, using: &random) : favourites.randomElement(using: &random) ?? 0
            }
            _ = decoder.decode(bytes)
        }
        _ = decoder.decode(Array("\u{1B}[201~".utf8))
        _ = decoder.expire()
        #expect(decoder.pending == .none, "seed \(seed)")
        let events = decoder.decode("z".utf8)
        #expect(events == [.key("z")], "seed \(seed)")
    }

    @Test("K4: An escape alone is a key once nothing follows; a letter behind it is Alt's")
    func loneEscape() {
        var decoder = InputDecoder()
        #expect(decoder.decode([0x1B]).isEmpty && decoder.pending == .escape)
        #expect(decoder.expire() == [.key(.escape)])
        #expect(decoder.decode([0x1B, 0x1B]).isEmpty && decoder.pending == .escape)
        #expect(decoder.expire() == [.key(.escape), .key(.escape)])
        #expect(decoder.decode("\u{1B}P".utf8).isEmpty && decoder.pending == .introducer)
        #expect(decoder.expire() == [.key("P", .alt)])
        #expect(decoder.decode("\u{1B}[".utf8).isEmpty && decoder.pending == .introducer)
        #expect(decoder.expire() == [.key("[", .alt)])
        #expect(decoder.decode("\u{1B}[1;".utf8).isEmpty && decoder.pending == .rest)
        #expect(decoder.expire().isEmpty)
    }

    @Test("Invalid UTF-8 is left out, and what follows it is not")
    func invalid() {
        var decoder = InputDecoder()
        #expect(
            decoder.decode([0xFF, 0x61, 0xC3, 0x62, 0x80, 0x63, 0xED, 0xA0, 0x80, 0x64]).filter {
                $0 != .key("\u{FFFD}")
            } == [.key("a"), .key("b"), .key("c"), .key("d")])
        var latin = InputDecoder(encoding: .latin1)
        #expect(latin.decode([0xE9]) == [.key("é")])
        var ascii = InputDecoder(encoding: .ascii)
        #expect(ascii.decode([0xE9, 0x61]) == [.key("a")])
    }

    @Test("A terminal's own sequences come first")
    func special() {
        var decoder = InputDecoder(keys: [Array("\u{1B}[224z".utf8): KeyPress(.function(1))])
        #expect(Array("\u{1B}[224z\u{1B}[A".utf8).flatMap { decoder.decode([$0]) } == [.key(.function(1)), .key(.up)])
    }

    @Test("K5: A paste of a megabyte is one event")
    func largePaste() {
        var decoder = InputDecoder()
        let text = String(repeating: "0123456789abcde\n", count: 65536)
        let bytes = Array("\u{1B}[200~\(text)\u{1B}[201~".utf8)
        var events: [Event] = []
        for start in stride(from: 0, to: bytes.count, by: 4095) {
            events += decoder.decode(bytes[start..<min(bytes.count, start + 4095)])
        }
        #expect(events == [.paste(text)])
    }
}
