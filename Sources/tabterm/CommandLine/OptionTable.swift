// The options that tabterm knows, declared once. Parsing, --help and the test of the man page read this table;
// what an option means when it is given is decided in OptionParser.
import TerminalScreen

/// One option of the command line.
enum Option: Int32, CaseIterable {
    case open = 1
    case print
    case size
    case tree
    case json
    case placement
    case breakpoint
    case reset
    case export
    case `import`
    case remote
    case measure
    case text
    case editor
    case ascii
    case noASCII
    case color
    case noColor
    case mouse
    case noMouse
    case selectOnMove
    case noSelectOnMove
    case hiddenFiles
    case noHiddenFiles
    case noState
    case version
    case help

    /// Whether a value follows the option.
    enum Argument: Equatable {
        case none
        /// The value may be left out; the word stands for it in --help.
        case optional(String)
        /// The value must be there; the word stands for it in --help.
        case required(String)
    }

    /// The name without its two dashes.
    var name: String {
        switch self {
        case .open: "open"
        case .print: "print"
        case .size: "size"
        case .tree: "tree"
        case .json: "json"
        case .placement: "placement"
        case .breakpoint: "breakpoint"
        case .reset: "reset"
        case .export: "export"
        case .import: "import"
        case .remote: "remote"
        case .measure: "measure"
        case .text: "text"
        case .editor: "editor"
        case .ascii: "ascii"
        case .noASCII: "no-ascii"
        case .color: "color"
        case .noColor: "no-color"
        case .mouse: "mouse"
        case .noMouse: "no-mouse"
        case .selectOnMove: "select-on-move"
        case .noSelectOnMove: "no-select-on-move"
        case .hiddenFiles: "hidden-files"
        case .noHiddenFiles: "no-hidden-files"
        case .noState: "no-state"
        case .version: "version"
        case .help: "help"
        }
    }

    /// What may follow the name.
    var argument: Argument {
        switch self {
        case .open: .required("LINK")
        case .size: .required("COLSxROWS")
        case .placement: .required("auto|bottom|top|sidebar")
        case .breakpoint, .measure: .required("N")
        case .text: .required("left|center")
        case .editor: .required("COMMAND")
        case .reset: .optional("order|visibility|all")
        case .export, .import: .required("FILE")
        case .remote: .required("open LINK")
        case .print, .tree, .json, .ascii, .noASCII, .color, .noColor, .mouse, .noMouse, .selectOnMove, .noSelectOnMove,
            .hiddenFiles, .noHiddenFiles, .noState, .version, .help:
            .none
        }
    }

    /// The setting of the settings file that it overrides, and the value that it gives where none follows.
    var setting: (Setting, SettingValue?)? {
        switch self {
        case .placement: (.placement, nil)
        case .breakpoint: (.breakpoint, nil)
        case .measure: (.measure, nil)
        case .text: (.text, nil)
        case .editor: (.editor, nil)
        case .ascii: (.ascii, .flag(true))
        case .noASCII: (.ascii, .flag(false))
        case .color: (.color, .flag(true))
        case .noColor: (.color, .flag(false))
        case .mouse: (.mouse, .flag(true))
        case .noMouse: (.mouse, .flag(false))
        case .selectOnMove: (.selectOnMove, .flag(true))
        case .noSelectOnMove: (.selectOnMove, .flag(false))
        case .hiddenFiles: (.hiddenFiles, .flag(true))
        case .noHiddenFiles: (.hiddenFiles, .flag(false))
        case .open, .print, .size, .tree, .json, .reset, .export, .import, .remote, .noState, .version, .help: nil
        }
    }

    /// The option as --help shows it, such as `--size COLSxROWS`.
    var usage: String {
        switch argument {
        case .none: "--\(name)"
        case .optional(let word): "--\(name)[=\(word)]"
        case .required(let word): "--\(name) \(word)"
        }
    }

    /// The catalogue key of the line that explains the option.
    var helpKey: String { "reader.option.\(name)" }

    /// The known option whose name is nearest to what was typed; nil where none is near enough to have been meant.
    static func nearest(to typed: String) -> Option? {
        let word = String(typed.cut(at: "=").before.drop { $0 == "-" })
        return Spelling.nearest(to: word, among: allCases) { $0.name }
    }
}
