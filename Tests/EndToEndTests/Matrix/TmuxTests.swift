// A second opinion on letters, widths and the order of cells: tmux, which measures for itself, shows what --print prints.

import Glibc
import TerminalScreen
import TestSupport
import Testing

@Suite("In tmux") struct TmuxTests {
    private static let titles = [
        "中文标题很长很长很长很长很长很长很长很长", "українська мова та її довга назва", "한국어 제목", "ｶﾀｶﾅ ﾊﾝｶｸ",
        "👩‍👩‍👧‍👦 family 👍🏽 👩‍💻", "🇺🇦🇯🇵 flags", "keycap 1️⃣ ☁️ ☁", "e\u{301}a\u{308}\u{323} combining",
        "עברית ושלום", "\u{202E}turned\u{202C}", String(repeating: "長", count: 200), "plain",
    ]

    @Test(
        "W2, W1, W4: titles in any script stand in tmux where they were drawn",
        arguments: [(120, 40), (80, 24), (40, 20), (20, 6)].map { Size(columns: $0, rows: $1) }, ["auto", "top"])
    func titles(size: Size, placement: String) throws {
        let folder = TemporaryFolder()
        for (index, title) in Self.titles.enumerated() {
            folder.write("# \(title)\n\nText of \(title)\n", to: "\(index + 10).md")
        }
        let tmux = try Tmux(size: size, ["--no-state", "--placement", placement, folder.path])
        let rows = try tmux.printed(["--placement", placement, folder.path])
        try tmux.wait(for: rows) { $0 == rows }
    }

    @Test("W2, C1: forms, lists and edit mode in tmux are those of the guide's pictures", arguments: scenes)
    func guide(scene: GuideScene) throws {
        let tmux = try Tmux(size: scene.size, ["--no-state"] + (scene.link.map { ["--open", $0] } ?? []))
        try tmux.wait { !$0.allSatisfy { $0.isEmpty } }
        for key in scene.keys { try tmux.send(bytes: PtyKeys.bytes(of: key)) }
        try tmux.wait { scene.golden.difference(from: $0) == nil }
    }

    private static let scenes = GuideScene.all.filter { scene in
        scene.size.columns > 1 && ["home", "edit", "topbar", "more", "menu", "lifted"].contains(scene.mode)
    }
}

/// The program in a tmux of its own, without anybody's settings.
private final class Tmux {
    private let home = Home()
    private let size: Size
    private var socket: String { home.folder.path + "/tmux" }

    init(size: Size, _ arguments: [String]) throws {
        self.size = size
        let quoted = ([Products.path("tabterm")] + arguments).map { "'\($0)'" }.joined(separator: " ")
        // The whole window from the start: a status line that goes later would be a change of size.
        home.folder.write("set -g status off\n", to: ".tmux.conf")
        try run(
            "-f", home.folder.path + "/.tmux.conf", "-u", "new-session", "-d", "-x", "\(size.columns)", "-y",
            "\(size.rows)", "exec \(quoted)")
    }

    deinit { _ = try? run("kill-server") }

    @discardableResult
    private func run(_ arguments: String...) throws -> String { try run(arguments) }

    @discardableResult
    private func run(_ arguments: [String]) throws -> String {
        let output = home.folder.path + "/.tmux"
        let program = try PtyProgram(
            ["/usr/bin/tmux", "-S", socket] + arguments, environment: home.environment, output: output)
        try program.exitStatus()
        return home.folder.text(".tmux")
    }

    /// The rows that tmux shows.
    private func rows() throws -> [String] {
        let lines = try run("capture-pane", "-p").split(separator: "\n", omittingEmptySubsequences: false)
        return lines.prefix(size.rows).map { String($0.reversed().drop { $0 == " " }.reversed()) }
    }

    /// The rows that the program draws without a terminal.
    func printed(_ arguments: [String]) throws -> [String] {
        let result = try home.run(
            ["--print", "--no-state", "--size", "\(size.columns)x\(size.rows)"] + arguments)
        return result.output.split(separator: "\n", omittingEmptySubsequences: false).prefix(size.rows)
            .map { String($0.reversed().drop { $0 == " " }.reversed()) }
    }

    /// Sends what a terminal would send, in one piece: a pause in it may mean something else.
    func send(bytes: [UInt8]) throws {
        let digits = Array("0123456789abcdef")
        try run(["send-keys", "-H"] + bytes.map { "\(digits[Int($0 >> 4)])\(digits[Int($0 & 15)])" })
    }

    func wait(
        within seconds: Double = 60, for expected: [String] = [], until condition: ([String]) -> Bool
    ) throws {
        let deadline = Deadline(seconds: seconds)
        var last: [String] = []
        repeat {
            last = try rows()
            if condition(last) { return }
        } while !deadline.hasPassed
        throw PtyError.timeout((last + ["is what tmux shows; expected was:"] + expected).joined(separator: "\n"))
    }
}
