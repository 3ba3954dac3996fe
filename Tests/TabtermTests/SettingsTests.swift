// The settings file: what each setting means, and every fault with its place and what was expected.
import Glibc
import NavigationStore
import TabTermUI
import TestSupport
import Testing

@testable import tabterm

@Suite("Settings file") struct SettingsTests {
    private func read(_ text: String) -> SettingsReader { SettingsReader(Array(text.utf8)) }

    private func lines(_ bytes: [UInt8]) -> [String] {
        let words = Words.embedded()
        return SettingsReader(bytes).faults.map { "\($0.line):\($0.column): \($0.text(words))" }
    }

    @Test("Every setting sets what it says")
    func everySetting() {
        let reader = read(
            """
            # comment
            measure: 66
            text: center
            breakpoint: 100
            placement: "top"
            select-on-move: false
            mouse: false
            ascii: true
            color: false
            hidden-files: true
            editor: 'code --wait'
            """)
        #expect(reader.faults.isEmpty)
        var expected = Options()
        (expected.measure, expected.isCentered, expected.breakpoint) = (66, true, 100)
        (expected.placement, expected.selectsOnMove, expected.hasMouse) = (.top, false, false)
        (expected.isASCII, expected.hasColor, expected.showsHidden) = (true, false, true)
        expected.editor = "code --wait"
        #expect(Options(settings: reader.settings) == expected)
        #expect(Set(reader.settings.keys) == Set(Setting.allCases))
    }

    @Test(
        "Nothing, comments alone, an empty list: nothing is set and nothing is wrong",
        arguments: ["", "# only\n", "{}", "---\n", "\n\n"])
    func empty(text: String) {
        #expect(read(text).settings.isEmpty && read(text).faults.isEmpty)
    }

    @Test("Options that were typed win over the file, and NO_COLOR too")
    func precedence() throws {
        let file = Options(settings: read("breakpoint: 100\nplacement: top\ncolor: true\nmouse: false\n").settings)
        let options = try OptionParser.parse(
            ["--breakpoint", "60", "--placement=bottom"].map { Array($0.utf8) }, over: file
        ) { ["NO_COLOR": "1"][$0] }
        #expect(options.breakpoint == 60 && options.placement == .bottom && !options.hasColor && !options.hasMouse)
    }

    private static let faults: [(file: String, lines: [String])] = [
        ("measur: 80\n", ["1:1: there is no setting “measur”; did you mean measure?"]),
        ("measure: wide\n", ["1:10: measure: a number from 20 to 400 is expected, not “wide”"]),
        ("measure: \"80\"\n", ["1:10: measure: a number from 20 to 400 is expected, not “80”"]),
        ("measure: 19\n", ["1:10: measure: a number from 20 to 400 is expected, not “19”"]),
        ("measure:\n", ["1:9: measure: a number from 20 to 400 is expected"]),
        ("measure: [80]\n", ["1:10: measure: a number from 20 to 400 is expected"]),
        ("mouse: yes\n", ["1:8: mouse: true or false is expected, not “yes”"]),
        ("text: right\n", ["1:7: text: one of left, center is expected, not “right”"]),
        ("editor: ' '\n", ["1:9: editor: a command is expected, not “ ”"]),
        ("mouse: true\nmouse: false\n", ["2:1: mouse is set in line 1 already"]),
        ("- mouse\n", ["1:1: lines of KEY: VALUE are expected"]),
        ("mouse\n", ["1:1: lines of KEY: VALUE are expected"]),
        ("mouse: true\n---\nascii: true\n", ["2:1: the settings end before ---; nothing more is expected"]),
        ("mouse:\n\ttrue\n", ["2:1: spaces are expected, not a tab"]),
        (
            "їжак: 1\nmouse:\n\ttrue\n",
            [
                "1:1: there is no setting “їжак”; tabterm --help lists all", "3:1: spaces are expected, not a tab",
            ]
        ),
        ("mouse: *m\n", ["1:8: & and * have no meaning here"]),
        ("mouse: &m true\n", ["1:8: & and * have no meaning here"]),
        ("? [a, b]\n: c\n", ["1:3: the name of a setting is expected"]),
        ("mouse: \"true\n", ["2:1: YAML is expected (found unexpected end of stream)"]),
        (
            "text: left\n  mouse: true\n",
            [
                "1:7: text: one of left, center is expected, not “left mouse”",
                "2:8: YAML is expected (mapping values are not allowed in this context)",
            ]
        ),
        // All at once, in the order of the file.
        (
            "measure: 0\nbogus: 1\nplacement: up\nascii: 3\nmeasure: 80\n",
            [
                "1:10: measure: a number from 20 to 400 is expected, not “0”",
                "2:1: there is no setting “bogus”; tabterm --help lists all",
                "3:12: placement: one of auto, bottom, top, sidebar is expected, not “up”",
                "4:8: ascii: true or false is expected, not “3”", "5:1: measure is set in line 1 already",
            ]
        ),
        (
            "bogus: {a: 1, b: [1, 2]}\nmouse: 7\n",
            [
                "1:1: there is no setting “bogus”; tabterm --help lists all",
                "2:8: mouse: true or false is expected, not “7”",
            ]
        ),
    ]

    @Test("Each fault has its line, its column and what was expected", arguments: faults.indices)
    func fault(index: Int) {
        let (file, expected) = Self.faults[index]
        #expect(lines(Array(file.utf8)) == expected)
    }

    @Test("Bytes that are no text, too much of it, nests, and a bomb of references end in a line, soon")
    func hostile() {
        #expect(lines(Array("mouse: true\nя: ".utf8) + [0xFF, 0x0A]) == ["2:4: text in UTF-8 is expected"])
        #expect(lines([UInt8](repeating: 0x23, count: 70_000)) == ["1:1: at most 64 KB are expected"])
        #expect(
            lines(Array("mouse: true\u{1}\n".utf8)) == ["1:12: YAML is expected (control characters are not allowed)"])
        let nest = lines(Array("a: ".utf8) + [UInt8](repeating: UInt8(ascii: "["), count: 60_000))
        #expect(nest.first == "1:1: there is no setting “a”; did you mean ascii?")
        let bomb = "a: &a [x, x]\n" + (1..<30).map { "b\($0): &b\($0) [*a, *a]\n" }.joined()
        #expect(!lines(Array(bomb.utf8)).isEmpty)
        let wide: [UInt8] = [0xFF, 0xFE] + "mouse: 1\n".utf8.flatMap { [$0, 0] }
        #expect(lines(wide) == ["1:8: mouse: true or false is expected, not “1”"])
    }

    @Test("Whatever the bytes are, reading ends, and each fault has a place in the file", arguments: Seeds.some(3))
    func random(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let pieces = [
            "mouse", "text", ": ", ":", "\n", " ", "\t", "- ", "[", "]", "{", "}", "&a ", "*a", "true", "80", "\"", "'",
            "#", "|", ">", "!!x ", "%", "\u{0}", "ї", "---\n", "? ",
        ]
        for _ in 0..<1000 {
            let text = (0..<random.number(0...19)).map { _ in random.pick(pieces, or: "") }.joined()
            for fault in read(text).faults { #expect(fault.line >= 1 && fault.column >= 1, "\(text.debugDescription)") }
        }
    }

    @Test("Files that can't be read say why; none at all is none")
    func files() throws {
        let folder = FolderFixture()
        let path = PathBytes(bytes: folder.path).appending("config.yaml")
        #expect(try SettingsFile.options(at: path) == Options())
        #expect(try SettingsFile.options(at: nil) == Options())
        folder.folder(Array("config.yaml".utf8))
        #expect(throws: Fault.settingsFolder(name: path.shown)) { try SettingsFile.options(at: path) }
        let message = Fault.settings(file: "a\nb", SettingsReader(Array("x: 1\ny: 2\n".utf8)).faults).message(
            .embedded())
        #expect(message.split(separator: "\n").count == 2)
        #expect(message.hasPrefix("tabterm: a\\nb:1:1: there is no setting “x”"))
    }

    @Test("Table, help and man page agree")
    func documented() {
        let help = Help.text(Words.embedded(), places: [], settings: "/home/config.yaml")
        let manual = String(decoding: Resource.bytes(at: "man/tabterm.1"), as: UTF8.self).replacing("\\-", with: "-")
        #expect(help.contains("/home/config.yaml"))
        for setting in Setting.allCases {
            #expect(help.contains("  " + setting.usage), "\(setting)")
            #expect(manual.contains(".B \(setting.rawValue):"), "\(setting)")
            #expect(Words.embedded().knows(setting.helpKey))
        }
    }
}
