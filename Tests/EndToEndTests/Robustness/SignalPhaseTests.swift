// Every signal in every phase of a run: those that end a program do so, with the terminal whole; the others do nothing.

import Glibc
import TerminalScreen
import TestSupport
import Testing

@Suite("Signals in every phase") struct SignalPhaseTests {
    /// What a run is doing when the signal comes.
    enum Phase: CaseIterable {
        case starting, drawing, idle, arranging, leaving
    }

    private static let ending: [Int32] = [
        SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGIO, SIGPWR,
        SIGSTKFLT, 34, 64,
    ]
    private static let harmless: [Int32] = [SIGPIPE, SIGXFSZ, SIGCHLD, SIGURG, SIGWINCH, SIGCONT]

    private let home = Home()

    @Test(
        "C11, C1: what ends a program ends it in every phase, and the terminal is whole", arguments: ending,
        Phase.allCases)
    func ends(signal: Int32, phase: Phase) throws {
        let program = try run(to: phase, signal)
        program.kill(signal)
        let exit = try program.exitStatus()
        // Who has already left is not ended by a signal any more, and whoever has not begun to draw leaves no trace.
        #expect(exit == .signal(signal) || phase == .leaving && exit == .status(0), "\(exit)")
        #expect(program.screen.modesLeftOn == [] && program.lineSettingsAreRestored)
        if phase != .starting { program.expectRestored() }
    }

    @Test("C11: what ends no program changes nothing", arguments: harmless)
    func goesOn(signal: Int32) throws {
        let program = try home.start()
        program.kill(signal)
        program.press(KeyPress(.down))
        program.kill(signal)
        try program.see("by folder")
        try program.fence()
        try Leaving.quit.end(program)
        program.expectRestored()
    }

    /// Starts a run and goes on until it does what it is to be interrupted in.
    private func run(to phase: Phase, _ signal: Int32) throws -> PtyProgram {
        if phase == .starting {
            let program = try PtyProgram(["tabterm"], size: .wide, environment: home.environment)
            // At another moment for each signal: from before the first instruction to the first picture.
            if signal % 3 == 1 { try program.wait { _ in !program.bytes.isEmpty } }
            if signal % 3 == 2 { usleep(UInt32(signal) * 500) }
            return program
        }
        let program = try home.start(showing: "Library")
        switch phase {
        case .starting, .idle: break
        case .drawing:
            program.press(KeyPress(.down), times: 40)
            program.resize(.narrow)
            program.resize(.wide)
        case .arranging:
            program.press(KeyPress("e"), KeyPress(.down), KeyPress(" "))
            try program.see("lifted")
        case .leaving: program.press(KeyPress("q"))
        }
        return program
    }

    @Test(
        "C11, C2: while it is stopped, a signal has its effect once it goes on", arguments: [SIGTERM, SIGHUP, SIGUSR1])
    func stopped(signal: Int32) throws {
        let command =
            "set -m; \"$0\"; echo stopped; kill -\(signal) %1; read word; fg; echo over $?; stty -a | grep -c ' echo '"
        let program = try PtyProgram(
            ["/bin/sh", "-c", command, Products.path("tabterm")], size: .wide, environment: home.environment)
        try program.see("Library")
        program.press(KeyPress("z", .control))
        try program.see("stopped")
        #expect(program.screen.modesLeftOn == [])
        program.send("word\n")
        try program.wait { $0.text.contains("over \(128 + signal)\n1") }
        #expect(program.screen.modesLeftOn == [] && program.lineSettingsAreRestored)
    }

    /// Starts the program with an editor beside it, which is a script.
    private func editing(_ script: String) throws -> PtyProgram {
        let folder = TemporaryFolder()
        folder.write("# Text\n\nWords.\n", to: "a.md")
        home.folder.write("#!/bin/sh\n" + script, to: "editor")
        chmod(home.folder.path + "/editor", 0o755)
        let program = try home.start(
            "--open", "a.md", folder.path, environment: ["VISUAL": home.folder.path + "/editor"], showing: "Words.")
        program.needs.append(folder)
        program.press(KeyPress("o"))
        try program.see("in the editor")
        #expect(program.screen.modesLeftOn == [])
        return program
    }

    private static let writing = "echo in the editor\nread word\necho \"$word\" >\"$HOME/word\"\n"

    @Test("C11: beside an editor, what comes from the keyboard is the editor's alone")
    func keyboardOfEditor() throws {
        let program = try editing(Self.writing)
        program.kill(SIGINT)
        program.send("typed\n")
        try program.see("Words.")
        try Leaving.quit.end(program)
        #expect(home.folder.text("word") == "typed\n")
        program.expectRestored()
    }

    @Test(
        "C11, C1: beside an editor, what ends the program ends it at once, and the editor with it",
        arguments: [SIGTERM, SIGHUP, SIGUSR2])
    func endsBesideEditor(signal: Int32) throws {
        let program = try editing(
            "trap 'echo told >\"$HOME/told\"; exit' TERM HUP USR2\necho in the editor\nwhile :; do sleep 0.01; done\n")
        program.kill(signal)
        #expect(try program.exitStatus(within: 5) == .signal(signal))
        #expect(home.folder.text("told") == "told\n")
        program.expectRestored()
    }

    @Test("C11, C1: an editor that does not go is not waited for")
    func stubbornEditor() throws {
        let program = try editing(
            "trap '' TERM\necho $$ >\"$HOME/number\"\necho in the editor\nwhile :; do sleep 0.01; done\n")
        program.kill(SIGTERM)
        #expect(try program.exitStatus(within: 5) == .signal(SIGTERM))
        program.expectRestored()
        if let number = Int32(home.folder.text("number").prefix { $0 != "\n" }) { kill(number, SIGKILL) }
    }
}
