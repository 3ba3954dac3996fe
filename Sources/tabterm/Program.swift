// From the command line to a result. Faults end here: each becomes one line on standard error and an exit status.
import Glibc
import NavigationStore
import TabTermUI
import TerminalScreen

/// The program from its arguments to its exit status.
@MainActor
enum Program {
    /// Runs the program with the arguments of the process.
    static func run() -> Int32 {
        // Widths and the choice between Unicode and ASCII follow the locale.
        setlocale(LC_ALL, "")
        let words = Words.embedded()
        do throws(Fault) {
            let options = try OptionParser.parse(OptionParser.processArguments())
            try run(options, words)
            return 0
        } catch {
            write(error.message(words) + "\n", to: 2)
            return error.exitStatus
        }
    }

    private static func run(_ options: Options, _ words: Words) throws(Fault) {
        switch options.task {
        case .help: write(Help.text(words, places: Help.places()) + "\n", to: 1)
        case .version: write(words["reader.help.version", ["version": Help.version]] + "\n", to: 1)
        case .reset(let scope): try reset(scope, options, words)
        case .print: try print(options, words)
        case .tree, .read: break
        }
    }

    // MARK: Without a screen

    /// Forgets a part of the customization and says so.
    private static func reset(_ scope: Options.ResetScope, _ options: Options, _ words: Words) throws(Fault) {
        let opening = try Opening(options, words)
        guard let file = opening.places.customization else {
            throw .unsaved(reason: words["reader.help.nowhere"])
        }
        do throws(StoreError) {
            let keys = try file.load().values.keys.filter { key in
                scope != .visibility && key.hasPrefix("order/") || scope != .order && key.hasPrefix("visibility/")
            }
            try file.save(changes: Dictionary(uniqueKeysWithValues: keys.map { ($0, nil) }))
        } catch {
            throw .unsaved(reason: error.text(words))
        }
        write(words["reader.reset.\(scope.rawValue)", ["name": opening.source.name]] + "\n", to: 1)
    }

    /// Writes one frame, or a whole document where no terminal takes the output.
    private static func print(_ options: Options, _ words: Words) throws(Fault) {
        let opening = try Opening(options, words)
        if opening.isDocument, isatty(1) == 0, case .path(let path, _) = opening.link {
            return try printWhole(path, opening.source, options)
        }
    }

    private static func printWhole(_ path: RelativePath, _ source: LibrarySource, _ options: Options) throws(Fault) {
        let document = LoadedDocument(path, kind: DocumentKind.of(path), size: nil, source: source)
        switch document.content {
        case .loading: break
        case .failed(let fault): throw .unreadable(name: path.shown, fault)
        case .ready(let page, _):
            write(WholeText.text(page.document, columns: options.size?.columns ?? 80, isASCII: isASCII(options)), to: 1)
        }
    }

    /// Whether nothing but ASCII is to be drawn: when asked for, or when the locale has nothing else.
    static func isASCII(_ options: Options) -> Bool {
        if options.isASCII { return true }
        let name = nl_langinfo(Int32(CODESET)).map { String(cString: $0) } ?? ""
        return name.uppercased() != "UTF-8"
    }

    /// Writes text to an open file, whole.
    static func write(_ text: String, to file: Int32) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return }
            bytes = bytes.dropFirst(count)
        }
    }
}
