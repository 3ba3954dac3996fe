// The built program with a home of its own: started in a pseudo-terminal as a person does, or run to its end as a script
// does. What it keeps lies in that home, so that a test can start it again and find what was left.

import Glibc
import TerminalScreen
import TestSupport
import Testing

/// A person's home, and the program in it.
final class Home {
    let folder = TemporaryFolder()

    /// The environment that points the program to this home.
    var environment: [String: String] {
        ["HOME": folder.path, "XDG_STATE_HOME": "", "XDG_DATA_HOME": "", "XDG_CACHE_HOME": "", "XDG_CONFIG_HOME": ""]
    }

    /// Starts the program in a terminal, and waits for its first frame.
    /// - Parameters:
    ///   - arguments: its arguments.
    ///   - size: the terminal's.
    ///   - environment: what differs from the usual environment; an empty value leaves a variable out.
    ///   - shown: what the first frame must show; anything unless given.
    func start(
        _ arguments: String..., size: Size = .wide, environment: [String: String] = [:], showing shown: String? = nil
    ) throws -> PtyProgram {
        let program = try PtyProgram(
            ["tabterm"] + arguments, size: size, environment: self.environment.merging(environment) { $1 })
        program.needs.append(self)
        try program.wait { screen in
            shown.map { screen.text.contains($0) } ?? !screen.text.allSatisfy { $0.isWhitespace }
        }
        return program
    }

    /// What a run to the end gave.
    struct Result {
        var exit: PtyExit
        var output: String
        var error: String
    }

    /// Runs the program to its end, without any terminal.
    /// - Parameters:
    ///   - arguments: its arguments.
    ///   - environment: what differs from the usual environment.
    ///   - input: a file in place of standard input.
    func run(
        _ arguments: String..., environment: [String: String] = [:], input: String? = nil
    ) throws -> Result {
        try run(arguments, environment: environment, input: input)
    }

    /// Runs the program to its end, without any terminal.
    /// - Parameters:
    ///   - arguments: its arguments.
    ///   - environment: what differs from the usual environment.
    ///   - input: a file in place of standard input.
    ///   - output: where its output goes, in the shell's words; what goes there is not in the result.
    ///   - command: how the shell starts it, where more than the program is to run.
    func run(
        _ arguments: [String], environment: [String: String] = [:], input: String? = nil, to output: String? = nil,
        as command: String = "exec \"$0\" \"$@\""
    ) throws -> Result {
        let redirection = output.map { " >" + $0 } ?? ""
        let words = [
            "/bin/sh", "-c", "exec 2>\"$E2E_ERROR\"" + redirection + "; " + command, Products.path("tabterm"),
        ]
        var variables = self.environment.merging(environment) { $1 }
        variables["E2E_ERROR"] = folder.path + "/.error"
        let program = try PtyProgram(
            words + arguments, environment: variables, input: input, output: folder.path + "/.output",
            hasTerminal: false)
        let exit = try program.exitStatus(within: 20)
        return Result(exit: exit, output: folder.text(".output"), error: folder.text(".error"))
    }

    /// Waits until what is kept in this home holds a text.
    func waitUntilKept(_ text: String, within seconds: Double = 5) throws {
        let deadline = Deadline(seconds: seconds)
        // What is being written is not kept yet: it bears another name.
        while !folder.files(in: ".local").contains(where: { $0.hasSuffix(".json") && folder.text($0).contains(text) }) {
            guard !deadline.hasPassed else { throw PtyError.timeout("nothing kept holds \(text)") }
            usleep(5000)
        }
    }

    /// The navigation as it is arranged, as `--tree` tells it.
    func tree(_ arguments: String...) throws -> [String] {
        let output = folder.path + "/.output"
        let program = try PtyProgram(
            ["tabterm", "--tree"] + arguments, environment: environment, output: output, hasTerminal: false)
        #expect(try program.exitStatus(within: 20) == .status(0))
        return folder.text(".output").split(separator: "\n").map(String.init)
    }
}

extension Size {
    /// Room for the sidebar and everything in it.
    static let wide = Size(columns: 120, rows: 40)
    /// Room for paths in full.
    static let huge = Size(columns: 300, rows: 40)
    /// Room for the bottom bar.
    static let narrow = Size(columns: 40, rows: 20)
}
