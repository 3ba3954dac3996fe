// The command line: what each option means, and what is said about one that is wrong.
import Glibc
import TabTermUI
import Testing

@testable import tabterm

@Suite("Command line")
struct OptionTests {
    private func parse(_ arguments: String..., variables: [String: String] = [:]) throws(Fault) -> Options {
        try OptionParser.parse(arguments.map { Array($0.utf8) }) { variables[$0] }
    }

    private func fault(_ arguments: String...) -> Fault? {
        do throws(Fault) {
            _ = try OptionParser.parse(arguments.map { Array($0.utf8) }) { _ in nil }
            return nil
        } catch {
            return error
        }
    }

    @Test("Nothing at all opens the guide on the terminal")
    func nothing() throws {
        #expect(try parse() == Options())
    }

    @Test("Every option sets what it says")
    func everyOption() throws {
        var expected = Options()
        expected.subject = .path(Array("notes".utf8))
        expected.link = "a.md#b"
        expected.size = Options.Extent(columns: 44, rows: 20)
        expected.placement = .top
        expected.breakpoint = 100
        (expected.isASCII, expected.hasColor, expected.hasMouse, expected.keepsState) = (true, false, false, false)
        expected.task = .print
        let options = try parse(
            "--open", "a.md#b", "--size=44x20", "notes", "--placement", "top", "--breakpoint", "100", "--ascii",
            "--no-color",
            "--no-mouse", "--no-state", "--print")
        #expect(options == expected)
        #expect(try parse("--tree").task == .tree(isJSON: false))
        #expect(try parse("--version").task == .version)
        #expect(try parse("--he").task == .help)
    }

    @Test("What the settings file says can be typed otherwise, in each direction; the last one typed counts")
    func overSettings() throws {
        func over(_ settings: String, _ arguments: String...) throws -> Options {
            try OptionParser.parse(
                arguments.map { Array($0.utf8) },
                over: Options(settings: SettingsReader(Array(settings.utf8)).settings)
            ) { _ in nil }
        }
        #expect(try !over("ascii: true", "--no-ascii").isASCII)
        #expect(try over("ascii: false", "--ascii").isASCII)
        #expect(try over("mouse: false", "--mouse").hasMouse)
        #expect(try !over("mouse: true", "--no-mouse").hasMouse)
        #expect(try over("color: false", "--color").hasColor)
        #expect(try !over("color: true", "--color", "--no-color").hasColor)
        #expect(try over("select-on-move: false", "--select-on-move").selectsOnMove)
        #expect(try !over("select-on-move: true", "--no-select-on-move").selectsOnMove)
        #expect(try over("", "--hidden-files").showsHidden)
        #expect(try !over("hidden-files: true", "--no-hidden-files").showsHidden)
        #expect(try over("measure: 60", "--measure", "100").measure == 100)
        #expect(try !over("text: center", "--text=left").isCentered)
        #expect(try over("editor: vi", "--editor", "nano -w").editor == "nano -w")
        #expect(try over("placement: top", "--placement", "auto").placement == .auto)
        // What is typed wins over the environment too.
        #expect(try parse("--color", variables: ["NO_COLOR": "1"]).hasColor)
        #expect(
            fault("--measure", "19") == .badValue(option: "--measure", value: "19", expected: "20…400"))
        #expect(fault("--text", "right") == .badValue(option: "--text", value: "right", expected: "left, center"))
        // Every setting is an option of its name.
        let names = Set(Option.allCases.map(\.name))
        for setting in Setting.allCases {
            #expect(names.contains(setting.rawValue), "\(setting)")
            if setting.kind == .flag { #expect(names.contains("no-" + setting.rawValue), "\(setting)") }
        }
    }

    @Test("--reset takes its word after = or a space, or means everything")
    func reset() throws {
        #expect(try parse("--reset").task == .reset(.all))
        #expect(try parse("--reset=order", "notes").task == .reset(.order))
        #expect(try parse("--reset", "visibility", "notes").task == .reset(.visibility))
        #expect(try parse("--reset", "notes").subject == .path(Array("notes".utf8)))
        #expect(
            fault("--reset=everything")
                == .badValue(option: "--reset", value: "everything", expected: "order, visibility, all"))
    }

    @Test("- is standard input, -- ends the options, bytes stay bytes")
    func operands() throws {
        #expect(try parse("-").subject == .standardInput)
        #expect(try parse("--", "--print").subject == .path(Array("--print".utf8)))
        let name: [UInt8] = [0x2F, 0xFF, 0x0A, 0xC3]
        #expect(try OptionParser.parse([name]) { _ in nil }.subject == .path(name))
        #expect(fault("a", "b") == .extraOperand("b"))
        #expect(fault("") == .emptyOperand)
    }

    @Test("NO_COLOR counts when it is not empty")
    func noColor() throws {
        #expect(try parse(variables: ["NO_COLOR": "1"]).hasColor == false)
        #expect(try parse(variables: ["NO_COLOR": ""]).hasColor)
    }

    @Test(
        "An unknown option names a known one that is near, and none that is not",
        arguments: [
            ("--pirnt", "--print"), ("--no-colour", "--no-color"), ("--opne", "--open"), ("--halp", "--help"),
            ("-h", "--help"),
            ("--brakepoint=3", "--breakpoint"), ("--", ""),
            ("--zoom", nil), ("--frobnicate", nil), ("-z", nil), ("--mous-e", "--mouse"),
        ])
    func unknown(_ typed: String, _ nearest: String?) {
        if nearest == "" { return #expect(fault(typed) == nil) }
        #expect(fault(typed) == .unknownOption(typed, nearest: nearest))
    }

    @Test("Wrong values, missing values and values too many are told apart, with status 2")
    func wrong() {
        let faults = [
            fault("--open"), fault("--print=3"), fault("--p"), fault("--size", "80"), fault("--size", "0x5"),
            fault("--breakpoint", "x"), fault("--placement", "left"),
        ]
        #expect(
            faults == [
                .missingValue(option: "--open"), .unexpectedValue(option: "--print"),
                .ambiguousOption("--p", candidates: ["--print", "--placement"]),
                .badValue(option: "--size", value: "80", expected: "80x24"),
                .badValue(option: "--size", value: "0x5", expected: "80x24"),
                .badValue(option: "--breakpoint", value: "x", expected: "1…9999"),
                .badValue(option: "--placement", value: "left", expected: "auto, bottom, top, sidebar"),
            ])
        #expect(faults.allSatisfy { $0?.exitStatus == 2 })
    }

    @Test("A fault is one line, whatever was typed")
    func oneLine() {
        let words = Words.embedded()
        let message = Fault.unreadable(name: "a\u{1B}[2J\nb", .missing).message(words)
        #expect(message.hasPrefix("tabterm: "))
        #expect(message.unicodeScalars.allSatisfy { $0.value >= 0x20 })
        #expect(
            Fault.unknownOption("--x", nearest: "--ascii").message(words)
                == "tabterm: unknown option “--x”; did you mean --ascii?")
        #expect(
            Fault.unknownOption("--zoom", nearest: nil).message(words)
                == "tabterm: unknown option “--zoom”; see tabterm --help")
    }

    @Test("Help, man page and table agree")
    func helpAndManual() {
        let help = Help.text(Words.embedded(), places: [])
        let manual = String(decoding: Resource.bytes(at: "man/tabterm.1"), as: UTF8.self).replacing("\\-", with: "-")
        for option in Option.allCases {
            #expect(help.contains("  " + option.usage), "\(option.usage)")
            #expect(
                manual.contains(".B --\(option.name)\n") || manual.contains(".BI --\(option.name) ")
                    || manual.contains(".BR --\(option.name) "), "\(option.name)")
            #expect(Words.embedded().knows(option.helpKey))
        }
        #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
}
