// Files that may not be read or written. Where the tests run as root, to whom everything is allowed, the program runs as
// nobody.

import Glibc
import TerminalScreen
import TestSupport
import Testing

@Suite("Permissions") struct PermissionTests {
    private let home = Home()
    private let folder = TemporaryFolder()

    init() {
        for path in [home.folder.path, folder.path] { chmod(path, 0o777) }
    }

    /// The program and its arguments, run without rights over other people's files.
    private func humble(_ arguments: String...) throws -> [String] {
        guard geteuid() == 0 else { return ["tabterm"] + arguments }
        // The build folder may be closed to others.
        let copy = home.folder.path + "/tabterm"
        if access(copy, X_OK) != 0 {
            let copying = try PtyProgram(["/bin/cp", Products.path("tabterm"), copy])
            try copying.exitStatus()
        }
        return ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", copy] + arguments
    }

    private func start(_ arguments: [String], showing text: String) throws -> PtyProgram {
        let program = try PtyProgram(arguments, size: .wide, environment: home.environment)
        try program.see(text)
        return program
    }

    @Test("A document that may not be read: status 1 and why; inside a folder its page says so")
    func document() throws {
        folder.write("# Secret\n", to: "secret.md")
        folder.write("# Open\n", to: "open.md")
        chmod(folder.path + "/secret.md", 0)
        let alone = try PtyProgram(
            humble("--print", folder.path + "/secret.md"), size: .wide, environment: home.environment)
        #expect(try alone.exitStatus() == .status(1))
        #expect(alone.screen.text.contains("secret.md: reading it is not permitted"))
        let program = try start(humble("--open", "secret.md", folder.path), showing: "reading it is not permitted")
        try Leaving.quit.end(program)
        program.expectRestored()
    }

    @Test("T3: A folder that may not be read: status 1 and why; inside a folder Home says how many")
    func subfolder() throws {
        folder.write("# Secret\n", to: "closed/secret.md")
        folder.write("# Open\n", to: "open.md")
        chmod(folder.path + "/closed", 0)
        let alone = try PtyProgram(humble("--tree", folder.path + "/closed"), environment: home.environment)
        #expect(try alone.exitStatus() == .status(1))
        #expect(alone.screen.text.contains("not permitted"))
        let program = try start(humble(folder.path), showing: "1 folder could not be read")
        try program.see("▤ Open")
        try Leaving.quit.end(program)
    }

    @Test("V1: A place for the state that can't be written: the program works, and says that nothing is kept")
    func readOnlyState() throws {
        folder.write("# A\n", to: "a.md")
        folder.write("# B\n", to: "b.md")
        mkdir(home.folder.path + "/.local", 0o555)
        chmod(home.folder.path + "/.local", 0o555)
        let program = try start(humble(folder.path), showing: "2 documents")
        try arrange(program)
        try program.see("not kept")
        try program.see("▤ A")
        try Leaving.quit.end(program)
        program.expectRestored()
        let reset = try PtyProgram(humble("--reset", folder.path), size: .wide, environment: home.environment)
        let ended = try reset.exitStatus()
        #expect(ended == .status(0) || ended == .status(1) && reset.screen.text.contains("could not be kept"))
    }

    @Test("V1: It is said in one line on whatever tab one starts, as soon as nothing could be kept")
    func readOnlyStateSaid() throws {
        folder.write("# A\n\nText of a.\n", to: "a.md")
        mkdir(home.folder.path + "/.local", 0o555)
        chmod(home.folder.path + "/.local", 0o555)
        let program = try start(humble("--open", "a.md", folder.path), showing: "Your place is not kept")
        #expect(program.screen.text.contains("Text of a.") && !program.screen.text.contains("Please note"))
        program.press(KeyPress(.escape))
        try program.wait { !$0.text.contains("Your place is not kept") }
        program.press(KeyPress("1"))
        try program.wait { $0.text.contains("Please note") && $0.text.contains("Your place is not kept") }
        try Leaving.quit.end(program)
    }

    @Test("Something else stands where the state is to be kept: the program works, and says that nothing is kept")
    func stateIsAFile() throws {
        folder.write("# A\n", to: "a.md")
        folder.write("# B\n", to: "b.md")
        home.folder.write("not a folder", to: ".local")
        let program = try home.start(folder.path, showing: "2 documents")
        try arrange(program)
        try program.see("not kept")
        try Leaving.quit.end(program)
        #expect(home.folder.text(".local") == "not a folder")
        let reset = try home.run("--reset", folder.path)
        #expect(reset.exit == .status(1) && reset.error.contains("could not be kept"))
    }

    @Test("A settings file that may not be read is named, or the folder that keeps one from it")
    func settings() throws {
        folder.write("# A\n", to: "a.md")
        home.folder.write("mouse: true\n", to: ".config/tabterm/config.yaml")
        let path = home.folder.path + "/.config/tabterm"
        for (closed, mode) in [(path + "/config.yaml", mode_t(0)), (path, 0), (home.folder.path + "/.config", 0o600)] {
            chmod(closed, mode)
            let program = try PtyProgram(
                humble("--tree", folder.path), size: .wide, environment: home.environment)
            #expect(try program.exitStatus() == .status(1))
            let text = program.screen.rows.joined()
            #expect(text.hasPrefix("tabterm: \(closed): reading it is not permitted"))
            chmod(closed, 0o755)
        }
    }

    /// Moves the first document down, and goes back to Home.
    private func arrange(_ program: PtyProgram) throws {
        program.press(KeyPress("e"))
        try program.see("Edit navigation")
        program.press(KeyPress(.down), times: 3)
        program.press(KeyPress("J"), KeyPress(.enter))
        try program.wait { !$0.text.contains("Edit navigation") }
        program.press(KeyPress(.home), KeyPress(.down))
    }
}
