// The whole program under random keys, mouse, pastes, broken bytes and sizes, in a terminal. After each batch of events:
// what stands on the screen is what would be drawn anew from nothing, every byte on the way was ours, the program lives,
// and it takes no more memory than before. `EVENTS=1000000` (make torture) does it for long; SEED=n runs one round again.

import Glibc
import TerminalScreen
import TestSupport
import Testing

@Suite("Torture") struct TortureTests {
    /// Rounds, each with a program and a home of its own.
    private static let rounds = 4
    /// Events of a round.
    private static let count = max(100, (getenv("EVENTS").flatMap { Int(String(cString: $0)) } ?? 20_000) / rounds)

    @Test("Whatever is done, the screen is what would be drawn anew", arguments: Seeds.some(rounds))
    func round(seed: Int) throws {
        var round = TortureRound(seed: seed)
        try round.begin()
        while round.done < Self.count {
            if let fault = try round.step() {
                Issue.record("SEED=\(seed) EVENTS=\(Self.count * Self.rounds), event \(round.done): \(fault)")
                return
            }
        }
        for fault in [round.growth, try round.end()].compactMap(\.self) {
            Issue.record("SEED=\(seed) EVENTS=\(Self.count * Self.rounds), at the end: \(fault)")
        }
    }
}

/// One round of torture.
struct TortureRound {
    /// The program: the one built for the tests, or the shipped one (make torture).
    private static let program = getenv("TABTERM").map { String(cString: $0) } ?? "tabterm"
    /// From which event on the screen is printed after each.
    private static let traced = getenv("TRACE").flatMap { Int(String(cString: $0)) } ?? .max
    private let home = Home()
    private let folder = TemporaryFolder.hard()
    private let place: [String]
    private var torturer: Torturer
    private var stream = StreamCheck()
    private var program: PtyProgram?
    /// What was done last, for whoever reads a fault.
    private var log: [String] = []
    /// Events so far, and those in the life of this program.
    private(set) var done = 0
    private var lived = 0
    /// Resident memory in pages, at each look.
    private var memory: [Int] = []

    init(seed: Int) {
        torturer = Torturer(seed: seed, size: .wide)
        let ways: [[String]] = [[], ["--placement", "top"], ["--ascii"], ["--open", "other.md"]]
        place = ways[seed % ways.count]
    }

    /// Starts the program, or starts it again where it was left.
    mutating func begin() throws {
        let program = try PtyProgram(
            [Self.program] + place + [folder.path], size: torturer.size,
            environment: home.environment.merging(["EDITOR": "/bin/true"]) { $1 },
            directory: home.folder.path, echoes: false)
        try program.wait { !$0.text.allSatisfy(\.isWhitespace) }
        self.program = program
        stream = StreamCheck()
        (lived, memory) = (0, [])
    }

    /// Ends the program, wherever it is, and looks at the terminal that it leaves.
    func end() throws -> String? {
        guard let program else { return nil }
        program.kill(SIGTERM)
        let exit = try program.exitStatus(within: 30)
        if exit != .signal(SIGTERM) { return told("it ended: \(exit)") }
        return leftOn(by: program)
    }

    private func leftOn(by program: PtyProgram) -> String? {
        let left = program.screen.modesLeftOn
        return left.isEmpty && program.lineSettingsAreRestored ? nil : told("it left modes on: \(left)")
    }

    /// Does a batch of events and looks at what came of it.
    mutating func step() throws -> String? {
        guard let program else { return "no program" }
        let count = torturer.random.number(1...60)
        for number in 1...count {
            act(on: program)
            if done + number >= Self.traced { try show(program, done + number) }
        }
        try program.rest()
        done += count
        lived += count
        if let fault = stream.fault(in: program.takeBytes()) { return told(fault) }
        if let exit = program.exit {
            guard exit == .status(0) else { return told("it ended: \(exit)") }
            if let fault = leftOn(by: program) { return fault }
            try begin()
            return nil
        }
        return try lookAnew(at: program)
    }

    private mutating func act(on program: PtyProgram) {
        switch torturer.next() {
        case .bytes(let bytes):
            log.append(String(decoding: bytes, as: UTF8.self).debugDescription)
            program.send(bytes)
        case .resize(let size):
            log.append("\(size.columns)x\(size.rows)")
            program.resize(size)
        }
        if log.count > 80 { log.removeFirst(log.count - 80) }
    }

    /// Prints what came of an event, for whoever follows a fault.
    private func show(_ program: PtyProgram, _ number: Int) throws {
        try program.rest()
        print("event \(number), \(log.last ?? ""), \(program.screen.cursor)\n\(program.screen.text)")
    }

    /// Has the program draw everything anew, as after a pause, and compares.
    private mutating func lookAnew(at program: PtyProgram) throws -> String? {
        memory.append(Self.pages(of: program.process))
        if program.screen.modes.contains(2026) { return told("a frame is not ended") }
        let before = Picture(program.screen)
        program.kill(SIGCONT)
        var anew: [UInt8] = []
        try program.wait { _ in
            anew += program.takeBytes()
            return anew.firstRange(of: Array("\u{1B}[2J".utf8)) != nil || program.exit != nil
        }
        try program.rest()
        anew += program.takeBytes()
        if let fault = stream.fault(in: anew) { return told(fault) }
        let after = Picture(program.screen)
        if before == after { return nil }
        return told("kept\n\(before.text)\nanew\n\(after.text)\n\(before.difference(from: after))")
    }

    private func told(_ fault: String) -> String { fault + "\nafter " + log.joined(separator: " ") }

    /// What grew although it should not; nil if nothing did, or the run was too short to say.
    var growth: String? {
        guard memory.count > 100, !Sanitizer.isAtWork else { return nil }
        let warm = memory[(memory.count / 4)..<(memory.count / 2)].max() ?? 0
        let late = memory[(memory.count * 3 / 4)...].max() ?? 0
        let kilobytes = (late - warm) * 4
        return kilobytes > 12 << 10 ? "memory has grown by \(kilobytes) KB in \(lived / 2) events" : nil
    }

    private static func pages(of process: Int32) -> Int {
        let text = TemporaryFolder.contents("/proc/\(process)/statm")
        return text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    }
}

/// All that a person sees.
private struct Picture: Equatable {
    let cells: [VirtualScreen.Cell]
    let cursor: Point
    let cursorIsVisible: Bool
    let title: String
    let text: String

    init(_ screen: VirtualScreen) {
        // Of a wide letter's right half the terminal keeps a style that nobody sees.
        cells = screen.cells.map { cell in
            var cell = cell
            if cell.width == 0 { cell.style = .plain }
            return cell
        }
        (cursor, cursorIsVisible, title) = (screen.cursor, screen.cursorIsVisible, screen.title)
        text = screen.text
    }

    func difference(from other: Picture) -> String {
        let different = zip(cells, other.cells).enumerated().filter { $0.element.0 != $0.element.1 }.prefix(3)
        return
            "cursor \(cursor) \(other.cursor) \(cursorIsVisible) \(other.cursorIsVisible), titles \(title) \(other.title)\n"
            + different.map { "\($0.offset): \($0.element.0), anew \($0.element.1)" }.joined(separator: "\n")
    }
}
