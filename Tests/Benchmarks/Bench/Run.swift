// One run of one program, from its start to its end, and the figures that are read off it. Times end with the last byte
// before quiet: the waiting for quiet is never counted.
import Glibc
import TerminalScreen
import TestSupport

/// What is measured.
enum Figure: String, CaseIterable {
    case start = "start, ms"
    case startCPU = "start, CPU ms"
    case key = "key, ms"
    case keyCPU = "key, CPU ms"
    case keyBytes = "key, bytes"
    case resize = "resize, ms"
    case resizeCPU = "resize, CPU ms"
    case memory = "peak memory, MiB"
    case idleBytes = "idle 2 s, bytes"
    case idleWakes = "idle 2 s, wake-ups"
    case exit = "exit, ms"
}

/// The figures of one run.
struct Run {
    private var figures: [Figure: Double] = [:]

    subscript(figure: Figure) -> Double { figures[figure] ?? 0 }

    /// Starts the command at 120×40, presses ↓ twenty times, makes the window 60×24, waits, and leaves with `q`.
    init(_ command: [String]) throws {
        let began = Clock.now
        let program = try PtyProgram(
            command, size: Size(columns: 120, rows: 40),
            environment: ["COLORTERM": "truecolor", "HOME": "", "LC_ALL": "C.UTF-8"])
        try program.wait { $0.text.contains("Item") }
        program.settle(quietSeconds: 0.3)
        figures[.start] = milliseconds(from: began, to: program)
        figures[.startCPU] = ProcessFacts.cpu(of: program.process)
        try measureKeys(program)
        measureResize(program)
        figures[.memory] = ProcessFacts.peakMemory(of: program.process)
        let wakes = ProcessFacts.switches(of: program.process)
        figures[.idleBytes] = Double(program.bytesWritten(during: 2).count)
        figures[.idleWakes] = ProcessFacts.switches(of: program.process) - wakes
        let left = Clock.now
        program.send("q")
        _ = try program.exitStatus()
        figures[.exit] = Double(Clock.now - left) / 1e6
    }

    private mutating func measureKeys(_ program: PtyProgram) throws {
        let before = (cpu: ProcessFacts.cpu(of: program.process), bytes: program.bytes.count)
        var times: [Double] = []
        for _ in 0..<20 {
            let pressed = Clock.now
            // Terminals send ↓ in two ways; which one, the program chooses by the mode of the cursor keys.
            program.send(program.screen.modes.contains(1) ? "\u{1B}OB" : "\u{1B}[B")
            program.settle(quietSeconds: 0.06)
            times.append(milliseconds(from: pressed, to: program))
        }
        figures[.key] = times.sorted()[times.count / 2]
        figures[.keyCPU] = (ProcessFacts.cpu(of: program.process) - before.cpu) / 20
        figures[.keyBytes] = Double(program.bytes.count - before.bytes) / 20
    }

    private mutating func measureResize(_ program: PtyProgram) {
        let before = ProcessFacts.cpu(of: program.process)
        let resized = Clock.now
        program.resize(Size(columns: 60, rows: 24))
        program.settle(quietSeconds: 0.2)
        figures[.resize] = milliseconds(from: resized, to: program)
        figures[.resizeCPU] = ProcessFacts.cpu(of: program.process) - before
    }

    private func milliseconds(from start: Int64, to program: PtyProgram) -> Double {
        max(0, Double(program.lastOutput - start) / 1e6)
    }
}
