// The cells of a terminal are the cells of the frame, whatever is drawn and whatever size it has.

import ProbePictures
import TerminalScreen
import TestSupport
import Testing

@Suite("Pictures in a terminal") struct PictureTests {
    private func wanted(
        _ picture: ProbePicture, _ size: Size, _ depth: ColorDepth = .palette256, step: Int = 0
    ) -> Canvas {
        var canvas = picture.canvas(size, measure: .standard, step: step)
        canvas.restyle(Rect(size)) { style in
            Style(
                foreground: depth.nearest(to: style.foreground), background: depth.nearest(to: style.background),
                attributes: style.attributes)
        }
        return canvas
    }

    @Test(
        "W1: What the terminal shows is the frame, cell by cell",
        arguments: ProbePicture.allCases.filter { $0 != .random })
    func cells(picture: ProbePicture) throws {
        for size in [Size(columns: 40, rows: 16), Size(columns: 7, rows: 5)] {
            let program = try startProbe("picture", picture.rawValue, size: size)
            try program.wait(for: wanted(picture, size))
        }
    }

    @Test("From picture to picture only changes are sent, and the terminal shows the last one", arguments: 0..<6)
    func changes(run: Int) throws {
        let size = [Size(columns: 40, rows: 12), Size(columns: 9, rows: 20), Size(columns: 80, rows: 5)][run % 3]
        let names = ["xterm-256color", "tmux-256color"]
        let program = try startProbe("picture", "random", size: size, environment: ["TERM": names[run / 3]])
        for step in 0..<40 {
            if step > 0 { program.send("k") }
            let canvas = wanted(.random, size, step: step)
            try program.wait(for: canvas)
        }
    }

    @Test("At every size the terminal shows the frame of that size", arguments: [ProbePicture.letters, .full, .wide])
    func sizes(picture: ProbePicture) throws {
        let program = try startProbe("picture", picture.rawValue, size: Size(columns: 80, rows: 24))
        var sizes = [(1, 1), (300, 100), (2, 1), (1, 2), (80, 1), (1, 24), (44, 20), (120, 40), (3, 3), (80, 24)]
        var random = SeededGenerator(seed: 7)
        for _ in 0..<10 { sizes.append((.random(in: 1...300, using: &random), .random(in: 1...100, using: &random))) }
        for (columns, rows) in sizes {
            let size = Size(columns: columns, rows: rows)
            program.resize(size)
            let canvas = wanted(picture, size)
            try program.wait(for: canvas)
        }
    }

    @Test("S1: A storm of sizes ends with the picture of the last one, without a flash")
    func storm() throws {
        let program = try startProbe("picture", "full", size: Size(columns: 80, rows: 24))
        var random = SeededGenerator(seed: 3)
        try program.wait { $0.rows[0].hasPrefix("AAA") }
        let before = program.bytes.count
        for _ in 0..<100 {
            program.resize(
                Size(columns: .random(in: 1...120, using: &random), rows: .random(in: 1...50, using: &random)))
        }
        let size = Size(columns: 50, rows: 12)
        program.resize(size)
        let canvas = wanted(.full, size)
        try program.wait(for: canvas)
        #expect(!String(decoding: program.bytes[before...], as: UTF8.self).contains("\u{1B}[2J"))
    }

    @Test("Nothing changed: not a byte is sent")
    func nothing() throws {
        let program = try startProbe("picture", "letters")
        try program.wait { $0.rows[0].hasPrefix("plain") }
        program.settle()
        program.send("k")
        #expect(program.bytesWritten(during: 0.2).isEmpty)
    }

    @Test("A small change is a few bytes")
    func small() throws {
        let program = try startProbe("events")
        program.settle()
        let before = program.bytes.count
        program.send("k")
        try program.wait(for: "key k")
        program.settle()
        #expect(program.bytes.count - before < 60)
    }

    @Test("S6: 0 × 0 is taken for 80 × 24, and exported LINES and COLUMNS don't freeze the size")
    func unknownSize() throws {
        let program = try startProbe(
            "events", size: Size(columns: 50, rows: 10), environment: ["LINES": "5", "COLUMNS": "20"])
        #expect(program.screen.rows[0].hasPrefix("ready 50x10"))
        program.resize(Size(columns: 70, rows: 12))
        try program.wait { $0.rows[0].hasPrefix("ready 70x12") }
        let none = try PtyProgram(["TerminalProbe", "events"], size: .zero)
        try none.wait { _ in String(decoding: none.bytes, as: UTF8.self).contains("80x24") }
    }

    @Test("The cursor stands where the frame says, hidden or not")
    func cursor() throws {
        let program = try startProbe("events")
        program.settle()
        #expect(program.screen.cursor == Point(column: 2, row: 0) && !program.screen.cursorIsVisible)
        program.send("k")
        try program.wait(for: "key k")
        program.settle()
        #expect(program.screen.cursor == Point(column: 2, row: 0))
    }

    @Test("T1: A title has no control in it")
    func title() throws {
        let program = try startProbe("events")
        program.settle()
        #expect(program.screen.title == "probe␛␇")
    }
}
