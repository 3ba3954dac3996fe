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

    @Test("Idle for two seconds: no bytes, no wake-ups", arguments: states.indices)
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
        #expect(program.wakeUps == before, "\(state.name)")
    }
}

extension PtyProgram {
    /// Waits until no thread of the program has woken up for a second; threads that have served their time are gone then.
    func waitUntilAsleep(within seconds: Double = 12) throws {
        let end = Clock.now + Int64(seconds * 1e9)
        var last = -1
        while last != wakeUps {
            guard Clock.now < end else { throw PtyError.timeout("it wakes up again and again: \(wakeUps) times") }
            last = wakeUps
            _ = bytesWritten(during: 1)
        }
    }

    /// How often all threads of the program have gone to sleep of their own accord.
    var wakeUps: Int {
        let tasks = "/proc/\(process)/task"
        return TemporaryFolder.names(in: tasks).reduce(0) { sum, name in
            let status = TemporaryFolder.contents("\(tasks)/\(name)/status")
            return sum
                + status.split(separator: "\n").filter { $0.hasPrefix("voluntary_ctxt_switches") }
                .compactMap { $0.split(separator: "\t").last.flatMap { Int($0) } }.reduce(0, +)
        }
    }
}
