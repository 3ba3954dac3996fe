// While nothing changes, nothing happens: no byte to the terminal, no thread that wakes up.

import Glibc
import TerminalScreen
import TestSupport
import Testing

@Suite("Idle") struct IdleTests {
    private static let states: [(name: String, folder: Bool, keys: [KeyPress])] = [
        ("at Home", false, []),
        ("in a folder, after the scan", true, [KeyPress(.down)]),
        ("after a search", false, [KeyPress("/")] + "collection".map { KeyPress($0) }),
        ("after arranging", false, [KeyPress("e"), KeyPress(.down), KeyPress("J"), KeyPress(.enter)]),
    ]

    @Test("C7: Idle for two seconds: no bytes, no wake-ups", arguments: states.indices)
    func idle(index: Int) throws {
        let state = Self.states[index]
        let folder = TemporaryFolder()
        for number in 0..<20 { folder.write("# Title \(number)\n", to: "in/\(number).md") }
        let home = Home()
        let program = try state.folder ? home.start(folder.path, showing: "20") : home.start()
        for key in state.keys { program.press(key) }
        try program.fence()
        // What is kept is written a moment after the last change, and threads of the pool then go home.
        try program.waitUntilAsleep()
        let before = program.wakeUps
        #expect(program.bytesWritten(during: 2).isEmpty, "\(state.name)")
        #expect(program.hasSlept(since: before), "\(state.name): \(before), then \(program.wakeUps)")
    }
}

extension PtyProgram {
    /// Waits until no thread of the program has woken up for a second.
    func waitUntilAsleep(within seconds: Double = 12) throws {
        let deadline = Deadline(seconds: seconds)
        var last = wakeUps
        repeat {
            guard !deadline.hasPassed else { throw PtyError.timeout("it wakes up again and again: \(wakeUps)") }
            last = wakeUps
            _ = bytesWritten(during: 1)
        } while !hasSlept(since: last)
    }

    /// Whether no thread has woken up since then; one that has served its time may have gone home.
    func hasSlept(since before: [String: Int]) -> Bool {
        wakeUps.allSatisfy { before[$0.key] == $0.value }
    }

    /// How often each thread of the program has gone to sleep of its own accord.
    var wakeUps: [String: Int] {
        let tasks = "/proc/\(process)/task"
        return Sanitizer.ownThreads(TemporaryFolder.names(in: tasks)).reduce(into: [:]) { counts, name in
            let status = TemporaryFolder.contents("\(tasks)/\(name)/status")
            let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
            counts[name] = line?.split(separator: "\t").last.flatMap { Int($0) }
        }
    }
}
