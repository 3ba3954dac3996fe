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
    case pageDown = "page down, ms"
    case pageDownCPU = "page down, CPU ms"
    case idleKeyBytes = "key without effect, bytes"
    case resize = "resize, ms"
    case resizeCPU = "resize, CPU ms"
    case storm = "storm of 100 sizes, ms behind"
    case stormCPU = "storm of 100 sizes, CPU ms"
    case memory = "peak memory, MiB"
    case idleBytes = "idle 2 s, bytes"
    case idleWakes = "idle 2 s, wake-ups"
    case quit = "quit, ms"

    /// Whether it hardly depends on what else the machine does.
    var isSteady: Bool {
        switch self {
        case .start, .key, .pageDown, .resize, .storm, .quit: false
        default: true
        }
    }

    /// The most that its ratio to the floor may be.
    func must(tabs: Int, _ floor: [Run]) -> Double {
        switch self {
        case .start, .startCPU, .storm, .stormCPU, .quit: return 2
        case .key: return 1.3
        case .keyCPU, .pageDown, .pageDownCPU, .resize, .resizeCPU: return 1.5
        case .keyBytes: return 1.1
        case .memory:
            // 150 bytes for each tab above that.
            let base = max(Table.median(floor.map { $0[.memory] }), 0.1)
            return 4 + Double(tabs) * 150 / 1_048_576 / base
        case .idleKeyBytes, .idleBytes, .idleWakes: return 0
        }
    }
}

/// The figures of one run.
struct Run {
    private var figures: [Figure: Double] = [:]

    subscript(figure: Figure) -> Double { figures[figure] ?? 0 }

    /// Starts the command at 120×40, presses ↓ twenty times, pages down and up, makes the window 60×24, sends it through a
    /// hundred sizes, waits, and leaves with `q`.
    init(_ command: [String]) throws {
        let began = Clock.now
        let program = try PtyProgram(
            command, size: Size(columns: 120, rows: 40),
            environment: ["COLORTERM": "truecolor", "HOME": "", "LC_ALL": "C.UTF-8"])
        // A minute, as the program may run in an instrument that is slow.
        try program.wait(within: 60) { $0.text.contains("Item") }
        program.settle(quietSeconds: 0.3)
        figures[.start] = milliseconds(from: began, to: program)
        figures[.startCPU] = ProcessFacts.cpu(of: program.process)
        measureKeys(program)
        measurePages(program)
        measureResize(program)
        measureStorm(program)
        figures[.memory] = ProcessFacts.peakMemory(of: program.process)
        let wakes = ProcessFacts.switches(of: program.process)
        figures[.idleBytes] = Double(program.bytesWritten(during: 2).count)
        figures[.idleWakes] = ProcessFacts.switches(of: program.process) - wakes
        let left = Clock.now
        program.send("q")
        _ = try program.exitStatus(within: 60)
        figures[.quit] = Double(Clock.now - left) / 1e6
    }

    private mutating func measureKeys(_ program: PtyProgram) {
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
        let bytes = program.bytes.count
        program.send("\u{1B}[24~")
        program.settle(quietSeconds: 0.06)
        figures[.idleKeyBytes] = Double(program.bytes.count - bytes)
    }

    private mutating func measurePages(_ program: PtyProgram) {
        let before = ProcessFacts.cpu(of: program.process)
        var times: [Double] = []
        for _ in 0..<5 {
            for key in ["\u{1B}[6~", "\u{1B}[5~"] {
                let pressed = Clock.now
                program.send(key)
                program.settle(quietSeconds: 0.06)
                times.append(milliseconds(from: pressed, to: program))
            }
        }
        figures[.pageDown] = times.sorted()[times.count / 2]
        figures[.pageDownCPU] = (ProcessFacts.cpu(of: program.process) - before) / 10
    }

    private mutating func measureResize(_ program: PtyProgram) {
        let before = ProcessFacts.cpu(of: program.process)
        let resized = Clock.now
        program.resize(Size(columns: 60, rows: 24))
        program.settle(quietSeconds: 0.2)
        figures[.resize] = milliseconds(from: resized, to: program)
        figures[.resizeCPU] = ProcessFacts.cpu(of: program.process) - before
    }

    /// A hundred sizes, one every 10 ms, as when somebody pulls at the edge of a window.
    private mutating func measureStorm(_ program: PtyProgram) {
        let before = ProcessFacts.cpu(of: program.process)
        var last = Clock.now
        for step in 1...100 {
            last = Clock.now
            program.resize(Size(columns: 60 + step, rows: 24 + step % 20))
            program.settle(quietSeconds: 0.01)
        }
        program.settle(quietSeconds: 0.2)
        figures[.storm] = milliseconds(from: last, to: program)
        figures[.stormCPU] = ProcessFacts.cpu(of: program.process) - before
    }

    private func milliseconds(from start: Int64, to program: PtyProgram) -> Double {
        max(0, Double(program.lastOutput - start) / 1e6)
    }
}
