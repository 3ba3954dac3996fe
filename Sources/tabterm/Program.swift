// From the command line to a result. Faults end here: each becomes one line on standard error and an exit status.
import Glibc
import NavigationStore
import NcursesTerminal
import TabNavigation
import TabTermUI
import TabViews
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
            put(error.message(words) + "\n", to: 2)
            return error.exitStatus
        }
    }

    private static func run(_ options: Options, _ words: Words) throws(Fault) {
        switch options.task {
        case .help: put(Help.text(words, places: Help.places()) + "\n")
        case .version: put(words["reader.help.version", ["version": Help.version]] + "\n")
        case .reset(let scope): try reset(scope, options, words)
        case .print: try print(options, words)
        case .tree: try printTree(options, words)
        case .read: try read(options, words)
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
        put(words["reader.reset.\(scope.rawValue)", ["name": opening.source.name]] + "\n")
    }

    /// Writes one frame, or a whole document where no terminal takes the output.
    private static func print(_ options: Options, _ words: Words) throws(Fault) {
        let opening = try Opening(options, words)
        if opening.isDocument, isatty(1) == 0, case .path(let path, _) = opening.link {
            return try printWhole(path, opening.source, options)
        }
        let reader = try whole(opening, options, words)
        let size = options.size ?? Options.Extent(columns: 80, rows: 24)
        var session = SessionOptions(
            display: Display(depth: .none, symbols: SymbolTable(isASCII: isASCII(options)), words: words))
        if let breakpoint = options.breakpoint { session.breakpoint = breakpoint }
        session.startsInContent = opening.link != nil
        reader.rowsAtStart = size.rows
        let view = ReaderView(reader: reader, form: form(options))
        let frame = Session(view, options: session).render(Size(columns: size.columns, rows: size.rows))
        put(WholeText.rows(frame.canvas.rows))
    }

    /// Prints the navigation as it is arranged.
    private static func printTree(_ options: Options, _ words: Words) throws(Fault) {
        let reader = try whole(try Opening(options, words), options, words)
        let outline = TabOutline(declaring: ReaderTabs(reader: reader))
        let state = NavigationState(outline, customization: reader.customization.changes)
        put(NavigationTree.text(state, words))
    }

    /// A reader that knows all its documents.
    private static func whole(_ opening: Opening, _ options: Options, _ words: Words) throws(Fault) -> Reader {
        let reader = Reader(opening: opening, words: words)
        reader.readsAtOnce = true
        reader.library.take(opening.source.wholeTree())
        try go(to: opening.link, reader, options)
        return reader
    }

    /// Shows the place that the command line names, if it names one.
    private static func go(to link: ReaderLink?, _ reader: Reader, _ options: Options) throws(Fault) {
        guard let link else { return }
        guard reader.open(link) else { throw .unknownLink(options.link ?? link.text) }
        reader.isOpenedAtLink = true
    }

    private static func printWhole(_ path: RelativePath, _ source: LibrarySource, _ options: Options) throws(Fault) {
        let document = LoadedDocument(path, kind: DocumentKind.of(path), size: nil, source: source)
        switch document.content {
        case .loading: break
        case .failed(let fault): throw .unreadable(name: path.shown, fault)
        case .ready(let page, _):
            put(WholeText.text(page.document, columns: options.size?.columns ?? 80, isASCII: isASCII(options)))
        }
    }

    // MARK: With a screen

    /// Opens the terminal; comes back only when there is none.
    private static func read(_ options: Options, _ words: Words) throws(Fault) {
        let opening = try Opening(options, words)
        let reader = Reader(opening: opening, words: words)
        try go(to: opening.link, reader, options)
        reader.expectDocument()
        var run = TerminalRun()
        run.terminal = TerminalOptions(mouse: options.hasMouse, colors: options.hasColor ? nil : ColorDepth.none)
        run.isASCII = options.isASCII
        run.words = words
        if !reader.keepsCustomization {
            run.words.add(parsing: "said.editingDone = " + words["said.editingDone.unkept"])
        }
        run.breakpoint = options.breakpoint
        run.startsInContent = opening.link != nil
        run.commands = ReaderCommands.table
        run.onKey = { key, session, terminal in
            ReaderCommands.take(key, reader, session) { terminal.run($0) }
        }
        run.willEnd = { reader.end() }
        do throws(TerminalError) {
            try run.start { settings in
                reader.rowsAtStart = settings.environment.windowSize.rows
                let session = Session(ReaderView(reader: reader, form: form(options)), options: settings)
                reader.press = { [weak session] key in
                    // Not from within the event that chose it.
                    Task { @MainActor in
                        session?.send(.key(key.key, key.modifiers))
                        session?.onChange?()
                    }
                }
                return session
            }
        } catch {
            let isMissing = error == .noTerminal
            throw .noTerminal(reason: isMissing ? words["reader.fault.noTerminal.none"] : error.description)
        }
    }

    private static func form(_ options: Options) -> NavigationForm? {
        switch options.placement {
        case .auto: nil
        case .bottom: .bottomBar
        case .top: .topBar
        case .sidebar: .sidebar
        }
    }

    /// Whether nothing but ASCII is to be drawn: when asked for, or when the locale has nothing else.
    static func isASCII(_ options: Options) -> Bool {
        options.isASCII || !localeIsUnicode
    }

    private static var localeIsUnicode: Bool {
        (nl_langinfo(Int32(CODESET)).map { String(cString: $0) } ?? "").uppercased() == "UTF-8"
    }

    /// Writes text for people in the letters that the locale has.
    private static func put(_ text: String, to file: Int32 = 1) {
        write(localeIsUnicode ? text : WholeText.inASCII(text), to: file)
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
