// The options that tabterm knows, declared once. Parsing, --help and the test of the man page read this table;
// what an option means when it is given is decided in OptionParser.

/// One option of the command line.
enum Option: Int32, CaseIterable {
    case open = 1
    case print
    case size
    case tree
    case placement
    case breakpoint
    case reset
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
        case .placement: "placement"
        case .breakpoint: "breakpoint"
        case .reset: "reset"
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
        case .print, .tree, .ascii, .noColor, .noMouse, .noState, .version, .help: .none
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

    /// The known option whose name is nearest to what was typed: by its beginning or a part of it, else by the fewest
    /// changed letters; nil where none is near enough to have been meant.
    static func nearest(to typed: String) -> Option? {
        let word = Array(typed.drop { $0 == "-" }.prefix { $0 != "=" }.utf8)
        let nearest = allCases.map { (option: $0, distance: distance(from: word, to: $0)) }
            .min { $0.distance < $1.distance }
        guard let nearest, nearest.distance <= max(1, min(3, word.count / 2)) else { return nil }
        return nearest.option
    }

    private static func distance(from word: [UInt8], to option: Option) -> Int {
        let name = Array(option.name.utf8)
        if !word.isEmpty, name.starts(with: word) { return 0 }
        if word.count > 2, !name.ranges(of: word).isEmpty { return 1 }
        return changedLetters(word, name)
    }

    /// The number of letters to insert, delete or replace to make one word of the other (Levenshtein).
    private static func changedLetters(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var row = Array(0...right.count)
        for (line, letter) in left.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for column in 0..<right.count {
                let replaced = diagonal + (letter == right[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
            }
        }
        return row[right.count]
    }
}
