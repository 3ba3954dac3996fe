// What is printed and does not arrive: standard output may be full, closed, or read by nobody any more.

import Glibc
import TestSupport
import Testing

@Suite("Standard output") struct OutputTests {
    private let home = Home()
    private let folder = TemporaryFolder()
    private let arranged: String

    init() throws {
        arranged = home.folder.path + "/arranged.json"
        home.folder.write("{\"version\": 1, \"order/bar\": [\"x\"]}", to: "arranged.json")
        folder.write("# A\n\nText.\n", to: "a.md")
    }

    /// Each way in which something is printed.
    private var printing: [[String]] {
        [
            ["--version"], ["--help"], ["--tree", folder.path], ["--tree", "--json", folder.path],
            ["--print", folder.path], ["--print", folder.path + "/a.md"], ["--reset", folder.path],
            ["--import", arranged, folder.path], ["--export", "-", folder.path],
            ["--export", home.folder.path + "/exported.json", folder.path],
        ]
    }

    @Test("V1: What could not be written to standard output, full or closed, is said, and the status is 1")
    func unwritten() throws {
        for arguments in printing {
            let full = try home.run(arguments, to: "/dev/full")
            #expect(full.exit == .status(1), "\(arguments)")
            #expect(full.error == "tabterm: standard output: No space left on device\n", "\(arguments)")
            let closed = try home.run(arguments, to: "&-")
            #expect(closed.exit == .status(1), "\(arguments)")
            #expect(closed.error == "tabterm: standard output: Bad file descriptor\n", "\(arguments)")
        }
    }

    @Test("Nothing that is opened takes the place of a closed output; what prints nothing needs none")
    func closed() throws {
        folder.write("# B\n\nOther text.\n", to: "b.md")
        let program = try home.start(folder.path, showing: "2 documents")
        try Leaving.quit.end(program)
        let before = home.folder.files(in: ".local").map { home.folder.text($0) }
        #expect(try home.run(["--tree", folder.path], to: "&-").exit == .status(1))
        #expect(home.folder.files(in: ".local").map { home.folder.text($0) } == before)
        #expect(folder.files() == ["a.md", "b.md"])
        let refused = try home.run(["--remote", "open", "nowhere.md", folder.path], to: "&-")
        #expect(refused.error.contains("tabterm: ") && !refused.error.contains("standard output"))
    }

    @Test("Whoever reads no more of it is told nothing, whether the signal for that is on or off")
    func brokenPipe() throws {
        // More than a pipe holds, so that the reader is gone before the end.
        for number in 0..<1000 { folder.write("", to: "\(number)-" + String(repeating: "x", count: 100) + ".md") }
        for trap in ["", "trap '' PIPE; "] {
            let result = try home.run(["--tree", folder.path], as: trap + "\"$0\" \"$@\" | head -n 1")
            #expect(result.exit == .status(0) && result.error.isEmpty, "\(result.error)")
            #expect(result.output.filter { $0 == "\n" }.count == 1)
        }
    }
}
