// The settings file, from the file to the screen.

import Glibc
import TerminalScreen
import TestSupport
import Testing

@Suite("Settings") struct SettingsTests {
    private let home = Home()
    private let folder = TemporaryFolder()

    init() {
        folder.write("# Wide\n\n" + String(repeating: "word ", count: 60) + "\n", to: "a.md")
        folder.write("# Hidden\n", to: ".hidden.md")
    }

    private func set(_ text: String) { home.folder.write(text, to: ".config/tabterm/config.yaml") }

    @Test("All faults at once, before the screen opens: a line each, status 1")
    func faults() throws {
        set("measur: 40\nmouse: 3\n")
        let path = home.folder.path + "/.config/tabterm/config.yaml"
        for arguments in [[folder.path], ["--tree", folder.path], ["--print", folder.path]] {
            let result = try home.run(arguments)
            #expect(result.exit == .status(1) && result.output.isEmpty)
            #expect(
                result.error == """
                    tabterm: \(path):1:1: there is no setting “measur”; did you mean measure?
                    tabterm: \(path):2:8: mouse: true or false is expected, not “3”

                    """)
        }
        let help = try home.run("--help")
        #expect(help.exit == .status(0) && help.output.contains(path))
        #expect(try home.run("--reset", folder.path).exit == .status(0))
        chmod(path, 0)
        if geteuid() != 0 { #expect(try home.run("--tree", folder.path).error.contains("not permitted")) }
        home.folder.remove(".config/tabterm/config.yaml")
        mkdir(path, 0o755)
        #expect(
            try home.run("--tree", folder.path).error
                == "tabterm: \(path): this is a folder, where the settings are expected in a file\n")
    }

    @Test("Measure and place of the text, hidden files, placement, and options that win")
    func screen() throws {
        set("measure: 30\ntext: center\nhidden-files: true\nplacement: top\n")
        let program = try home.start("--open", "a.md", folder.path, showing: "word word")
        try program.fence()
        let rows = program.screen.rows.filter { $0.contains("word") }
        #expect(rows.count >= 10)
        let lefts = rows.map { $0.prefix { $0 == " " }.count }
        #expect(lefts.allSatisfy { (40...50).contains($0) }, "\(program.screen.text)")
        try Leaving.quit.end(program)
        let other = try home.start("--placement=sidebar", "--open", "a.md", folder.path, showing: "Library")
        try other.see("Hidden")
        try Leaving.quit.end(other)
        #expect(try home.run("--tree", folder.path).output.contains("Hidden [.hidden.md]"))
        let printed = try home.run("--print", folder.path + "/a.md").output
        #expect(printed.split(separator: "\n").allSatisfy { $0.count <= 30 }, "\(printed)")
    }

    @Test("select-on-move: false: the cursor moves alone, Enter and → select")
    func selectOnMove() throws {
        folder.write("# Other\n\nAnother text.\n", to: "b.md")
        set("select-on-move: false\n")
        let program = try home.start(folder.path, showing: "Other")
        program.press(KeyPress(.down), times: 4)
        try program.fence()
        #expect(!program.screen.text.contains("Another text."))
        program.press(KeyPress(.enter))
        try program.see("Another text.")
        try Leaving.quit.end(program)
    }
}
