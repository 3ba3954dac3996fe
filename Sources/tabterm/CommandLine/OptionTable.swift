// The options that tabterm knows, declared once. Parsing, --help and the test of the man page read this table;
// what an option means when it is given is decided in OptionParser.

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
    case ascii
    case noColor
    case noMouse
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
        case .ascii: "ascii"
        case .noColor: "no-color"
        case .noMouse: "no-mouse"
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
        case .breakpoint: .required("N")
        case .reset: .optional("order|visibility|all")
        case .export, .import: .required("FILE")
        case .remote: .required("open LINK")
        case .print, .tree, .json, .ascii, .noColor, .noMouse, .noState, .version, .help: .none
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
        let word = String(typed.drop { $0 == "-" }.prefix { $0 != "=" })
        return Spelling.nearest(to: word, among: allCases) { $0.name }
    }
}
