// Turns the arguments of the process into Options, with getopt_long doing the reading. Every fault is thrown as a
// typed value; Fault turns it into a line.
import CSystem
import Glibc
import Synchronization
import TerminalScreen

/// Reads a command line after GNU habits: long options may be shortened, may stand after operands, and `--` ends them.
struct OptionParser {
    private var options = Options()
    private var operands: [[UInt8]] = []
    private var isJSON = false
    /// getopt_long keeps its state in globals: one command line at a time.
    private static let turn = Mutex(())

    /// The options that `arguments` ask for.
    ///
    /// - Parameters:
    ///   - arguments: the raw arguments, without the name of the program.
    ///   - settings: what holds where nothing is typed.
    ///   - environment: a look-up of environment variables, for `NO_COLOR`.
    static func parse(
        _ arguments: [[UInt8]], over settings: Options = Options(),
        environment: (String) -> String? = OptionParser.processEnvironment
    ) throws(Fault) -> Options {
        var parser = OptionParser()
        parser.options = settings
        if let value = environment("NO_COLOR"), !value.isEmpty { parser.options.hasColor = false }
        try parser.read(arguments)
        return try parser.finished()
    }

    /// The value of a variable in the environment of the process.
    static func processEnvironment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// The arguments of this process as bytes, without its name: a file name need not be UTF-8.
    static func processArguments() -> [[UInt8]] {
        (1..<max(1, Int(CommandLine.argc))).compactMap { CommandLine.unsafeArgv[$0].map(bytes) }
    }

    private mutating func read(_ arguments: [[UInt8]]) throws(Fault) {
        var pointers = ([Array("tabterm".utf8)] + arguments).map(copied) + [nil]
        let names = Option.allCases.map { copied(Array($0.name.utf8)) }
        let owned = pointers + names
        defer { owned.forEach { free($0) } }
        let table =
            zip(Option.allCases, names).map { option, name in
                CSystem.option(name: name, has_arg: option.argument.requirement, flag: nil, val: option.rawValue)
            } + [CSystem.option()]
        let result = Self.turn.withLock { _ in
            pointers.withUnsafeMutableBufferPointer { argv in
                Result { () throws(Fault) in try read(argv, table) }
            }
        }
        try result.get()
    }

    /// Takes one option after another; what is left over are the operands.
    private mutating func read(
        _ argv: UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>, _ table: [option]
    ) throws(Fault) {
        guard let arguments = argv.baseAddress else { return }
        tabterm_begin_options()
        while true {
            let code = getopt_long(Int32(argv.count - 1), arguments, ":", table, nil)
            if code == -1 { break }
            try take(code, from: argv)
        }
        operands = argv[Int(tabterm_next_argument())...].compactMap { $0.map(bytes) }
    }

    private mutating func take(
        _ code: Int32, from argv: UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>
    ) throws(Fault) {
        let refused = tabterm_refused_option()
        let typed =
            refused > Int32(UInt8(ascii: " "))
            ? "-" + String(UnicodeScalar(UInt8(truncatingIfNeeded: refused)))
            : text(argv[max(1, Int(tabterm_next_argument()) - 1)])
        if code == Int32(UInt8(ascii: ":")) { throw .missingValue(option: typed) }
        guard let option = Option(rawValue: code) else { throw unknown(typed) }
        let raw = tabterm_option_value().map { bytes($0) }
        var value = raw.map { String(decoding: $0, as: UTF8.self) }
        let next = text(argv[Int(tabterm_next_argument())])
        if option == .reset, value == nil, Options.ResetScope(rawValue: next) != nil {
            value = next
            tabterm_skip_argument()
        }
        switch option {
        case .export: options.task = .export(to: raw ?? [])
        case .import: options.task = .import(from: raw ?? [])
        default: try apply(option, value: value)
        }
    }

    /// What is wrong with an option that getopt_long refused: a value too many, more than one meaning, or none.
    private func unknown(_ typed: String) -> Fault {
        let (before, behind) = typed.cut(at: "=")
        let name = before.drop { $0 == "-" }
        let meant = Option.allCases.filter { $0.name == name }
        if behind != nil, let option = meant.first { return .unexpectedValue(option: "--" + option.name) }
        let started = Option.allCases.filter { $0.name.hasPrefix(name) }
        if typed.hasPrefix("--"), started.count > 1 {
            return .ambiguousOption(typed, candidates: started.map { "--" + $0.name })
        }
        return .unknownOption(typed, nearest: Option.nearest(to: typed).map { "--" + $0.name })
    }

    private mutating func apply(_ option: Option, value: String?) throws(Fault) {
        if let (setting, fixed) = option.setting {
            let typed = value ?? ""
            guard let value = fixed ?? setting.value(typed, isPlain: true) else {
                throw .badValue(option: "--" + option.name, value: typed, expected: setting.choices)
            }
            return options.take(setting, value)
        }
        switch option {
        case .open: options.link = value
        case .print: options.task = .print
        case .tree: options.task = .tree(isJSON: false)
        case .json: isJSON = true
        case .remote:
            guard value == "open" else {
                throw .badValue(option: "--remote", value: value ?? "", expected: "open LINK")
            }
            options.task = .remote(link: "")
        case .export, .import: break
        case .version: options.task = .version
        case .help: options.task = .help
        case .noState: options.keepsState = false
        case .size: options.size = try extent(value ?? "")
        case .reset:
            options.task = .reset(try value.map { value throws(Fault) in try choice(value, of: option) } ?? .all)
        default: break
        }
    }

    private func choice<T: RawRepresentable<String>>(_ value: String, of option: Option) throws(Fault) -> T {
        guard let choice = T(rawValue: value) else {
            throw .badValue(option: "--" + option.name, value: value, expected: option.words)
        }
        return choice
    }

    private func extent(_ value: String) throws(Fault) -> Options.Extent {
        let parts = value.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        guard parts.count == 2, parts.allSatisfy({ (1...9999).contains($0) }) else {
            throw .badValue(option: "--size", value: value, expected: "80x24")
        }
        return Options.Extent(columns: parts[0], rows: parts[1])
    }

    private func finished() throws(Fault) -> Options {
        var result = options
        var operands = operands
        if case .remote = result.task {
            guard let link = operands.first, !link.isEmpty else { throw .missingValue(option: "--remote open") }
            result.task = .remote(link: String(decoding: link, as: UTF8.self))
            operands.removeFirst()
        }
        switch result.task {
        case .tree: result.task = .tree(isJSON: isJSON)
        case _ where isJSON: throw .missingOption("--tree", of: "--json")
        default: break
        }
        if operands.count > 1 { throw .extraOperand(shown(operands[1])) }
        if let operand = operands.first {
            if operand.isEmpty { throw .emptyOperand }
            result.subject = operand == Array("-".utf8) ? .standardInput : .path(operand)
        }
        return result
    }
}

extension Option {
    /// The words that an option's value may be, as --help shows them.
    fileprivate var words: String {
        switch argument {
        case .none: ""
        case .optional(let word), .required(let word): word.split(separator: "|").joined(separator: ", ")
        }
    }
}

extension Option.Argument {
    fileprivate var requirement: Int32 {
        switch self {
        case .none: no_argument
        case .required: required_argument
        case .optional: optional_argument
        }
    }
}

private func copied(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar>? {
    guard let copy = calloc(bytes.count + 1, 1) else { return nil }
    copy.copyMemory(from: bytes, byteCount: bytes.count)
    return copy.assumingMemoryBound(to: CChar.self)
}

private func bytes(_ pointer: UnsafeMutablePointer<CChar>) -> [UInt8] {
    UnsafeRawBufferPointer(start: pointer, count: strlen(pointer)).map { $0 }
}

private func text(_ pointer: UnsafeMutablePointer<CChar>?) -> String {
    pointer.map { shown(bytes($0)) } ?? ""
}

private func shown(_ bytes: [UInt8]) -> String { FileName.shown(bytes) }
