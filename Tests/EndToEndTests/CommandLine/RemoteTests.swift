// A place is asked for from another process: it is shown by the program that runs for the folder.

import Glibc
import TerminalScreen
import TestSupport
import Testing

@Suite("--remote") struct RemoteTests {
    private let home = Home()
    private let folder = TemporaryFolder()
    private let runtime = TemporaryFolder()
    private var variables: [String: String] { ["XDG_RUNTIME_DIR": runtime.path] }

    init() {
        folder.write("# First\n\nWords of the first.\n", to: "first.md")
        let filler = (1...60).map { "Line \($0).\n\n" }.joined()
        folder.write("# Second\n\n\(filler)## Low water\n\nAt low water.\n\n\(filler)", to: "coast/second.md")
    }

    private func start(_ path: String? = nil) throws -> PtyProgram {
        let program = try PtyProgram(
            ["tabterm", path ?? folder.path], size: .wide, environment: home.environment.merging(variables) { $1 })
        try program.see("First")
        let name = "\(program.process)"
        try program.wait { _ in runtime.names("tabterm").contains { $0.hasSuffix("-" + name) } }
        return program
    }

    private func ask(_ arguments: String...) throws -> Home.Result {
        try home.run(["--remote", "open"] + arguments, environment: variables)
    }

    @Test("The place is shown, at its heading, from every state; the socket is there while the program is")
    func shown() throws {
        let program = try start()
        #expect(try ask("coast/second.md#low-water", folder.path).exit == .status(0))
        try program.see("At low water.")
        // Again, after scrolling away.
        program.press(KeyPress(.home))
        try program.see("Line 2.")
        #expect(try ask("tabterm://library/coast/second.md#low-water").exit == .status(0))
        try program.see("At low water.")
        program.press(KeyPress(":"))
        try program.see("A few letters")
        #expect(try ask("first.md", folder.path + "/coast/..").exit == .status(0))
        try program.wait { $0.text.contains("Words of the first.") && !$0.text.contains("A few letters") }
        try program.fence()
        try program.waitUntilAsleep()
        let before = program.wakeUps
        #expect(program.bytesWritten(during: 1).isEmpty)
        #expect(program.hasSlept(since: before), "\(before), then \(program.wakeUps)")
        try Leaving.quit.end(program)
        #expect(runtime.names("tabterm").isEmpty)
        program.expectRestored()
    }

    @Test("An unknown place, another folder, nothing running: status 1, why, and nothing has changed")
    func refused() throws {
        let program = try start()
        try program.fence()
        let picture = program.screen.text
        for link in ["nowhere.md", "tabterm://collection/none", "https://example.org", "../outside.md"] {
            let answer = try ask(link, folder.path)
            #expect(answer.exit == .status(1), "\(link)")
            #expect(answer.error == "tabterm: \(link): there is no such place in what is open\n")
        }
        #expect(program.bytesWritten(during: 0.3).isEmpty && program.screen.text == picture)
        let other = try ask("first.md", folder.path + "/coast")
        #expect(other.exit == .status(1) && other.error == "tabterm: no tabterm is running for coast\n")
        try Leaving.quit.end(program)
        let none = try ask("first.md")
        #expect(none.exit == .status(1) && none.error == "tabterm: no tabterm is running\n")
        #expect(try home.run(["--remote", "open"], environment: variables).exit == .status(2))
        #expect(try home.run(["--remote", "close", "x"], environment: variables).exit == .status(2))
    }

    @Test("Two for one folder: the one that was started last answers, then the other")
    func two() throws {
        let first = try start()
        let second = try start()
        #expect(try ask("first.md", folder.path).exit == .status(0))
        try second.see("Words of the first.")
        #expect(!first.screen.text.contains("Words of the first."))
        try Leaving.quit.end(second)
        #expect(try ask("first.md", folder.path).exit == .status(0))
        try first.see("Words of the first.")
        try Leaving.terminate.end(first)
        #expect(runtime.names("tabterm").isEmpty)
    }

    @Test("Killed: what it left behind is removed by the next, and none is taken for running")
    func killed() throws {
        let program = try start()
        try Leaving.kill.end(program)
        #expect(runtime.names("tabterm").count == 1)
        #expect(try ask("first.md", folder.path).exit == .status(1))
        #expect(runtime.names("tabterm").isEmpty)
    }

    @Test("Without XDG_RUNTIME_DIR, or with one that is not fit: no socket, everything else works")
    func nowhere() throws {
        chmod(runtime.path, 0o777)
        let program = try PtyProgram(
            ["tabterm", folder.path], size: .wide, environment: home.environment.merging(variables) { $1 })
        try program.see("First")
        try program.fence()
        #expect(runtime.names("tabterm").isEmpty)
        let asked = try ask("first.md")
        #expect(asked.exit == .status(1) && asked.error.hasPrefix("tabterm: XDG_RUNTIME_DIR names no folder"))
        try Leaving.quit.end(program)
    }
}

extension TemporaryFolder {
    /// What lies in a folder in it.
    func names(_ name: String) -> [String] { Self.names(in: path + "/" + name) }
}
