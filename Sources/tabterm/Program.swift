// From the command line to a result. Faults end here: each becomes one line on standard error and an exit status.
import Glibc
import NavigationStore
import TabNavigation
import TabTermUI
import TabViews
import TerminalScreen

/// The program from its arguments to its exit status.
@MainActor
enum Program {
    /// Runs the program with the arguments of the process.
    static func run() -> Int32 {
        StandardOutput.holdClosedStreams()
        // Widths and the choice between Unicode and ASCII follow the locale.
        setlocale(LC_ALL, "")
        let words = Words.embedded()
        do throws(Fault) {
            let arguments = OptionParser.processArguments()
            var options = try OptionParser.parse(arguments)
            if options.task.followsSettings {
                options = try OptionParser.parse(arguments, over: SettingsFile.options())
            }
            try run(options, words)
            return 0
        } catch {
            _ = write(encoded(error.message(words) + "\n"), to: 2)
            return error.exitStatus
        }
    }

    private static func run(_ options: Options, _ words: Words) throws(Fault) {
        switch options.task {
        case .help: try put(Help.text(words, places: Help.places(), settings: SettingsFile.path?.shown) + "\n")
        case .version: try put(words["reader.help.version", ["version": Help.version]] + "\n")
        case .reset(let scope): try reset(scope, options, words)
        case .print: try print(options, words)
        case .tree(let isJSON): try printTree(isJSON: isJSON, options, words)
        case .export(let name): try export(to: name, options, words)
        case .import(let name): try importCustomization(from: name, options, words)
        case .remote(let link): try remote(link, options, words)
        case .read: try ScreenRun(options, words).start()
        }
    }

    // MARK: Without a screen

    /// Forgets a part of the customization and says so.
    private static func reset(_ scope: Options.ResetScope, _ options: Options, _ words: Words) throws(Fault) {
        let opening = try Opening(options, words)
        try CustomizationFile(opening, words).reset(scope)
        try put(words["reader.reset.\(scope.rawValue)", ["name": opening.source.name]] + "\n")
    }

    /// Writes the customization to a file, and says so unless that is standard output.
    private static func export(to name: [UInt8], _ options: Options, _ words: Words) throws(Fault) {
        let opening = try Opening(options, words)
        try NamedFile.write(CustomizationFile(opening, words).exported(), to: name)
        if NamedFile.isStream(name) { return }
        try put(words["reader.export.done", ["name": opening.source.name, "file": FileName.shown(name)]] + "\n")
    }

    /// Takes the customization from a file, and says so.
    private static func importCustomization(
        from name: [UInt8], _ options: Options, _ words: Words
    ) throws(Fault) {
        let opening = try Opening(options, words)
        try CustomizationFile(opening, words).replace(with: NamedFile.read(name), named: FileName.shown(name))
        try put(words["reader.import.done", ["name": opening.source.name, "file": FileName.shown(name)]] + "\n")
    }

    /// Has a running program show a place.
    private static func remote(_ link: String, _ options: Options, _ words: Words) throws(Fault) {
        let isAny = options.subject == .guide
        let source = isAny ? nil : try Opening(options, words).source
        try RemoteClient.open(link, root: source?.root, name: source?.name, place: RemotePlace(), words)
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
        try put(WholeText.rows(frame.canvas.rows))
    }

    /// Prints the navigation as it is arranged.
    private static func printTree(isJSON: Bool, _ options: Options, _ words: Words) throws(Fault) {
        let opening = try Opening(options, words)
        let reader = try whole(opening, options, words)
        let outline = TabOutline(declaring: ReaderTabs(reader: reader))
        let state = NavigationState(outline, customization: reader.customization.changes)
        let lists = reader.collections.all.map { collection in
            (
                Place.collection(collection.id).description,
                collection.documents.map { NavigationTree.Document(id: $0, title: reader.title($0)) }
            )
        }
        let documents = Dictionary(lists) { first, _ in first }
        guard isJSON else { return try put(NavigationTree.text(state, words, documents: documents)) }
        try put(
            NavigationTree.json(
                state, name: opening.source.name, words, documents: documents, isASCII: !localeIsUnicode))
    }

    /// A reader that knows all its documents.
    private static func whole(_ opening: Opening, _ options: Options, _ words: Words) throws(Fault) -> Reader {
        let reader = Reader(opening: opening, words: words)
        reader.options = options
        reader.readsAtOnce = true
        reader.library.take(opening.source.wholeTree(showsHidden: options.showsHidden))
        try go(to: opening.link, reader, options)
        return reader
    }

    /// Shows the place that the command line names, if it names one.
    static func go(to link: ReaderLink?, _ reader: Reader, _ options: Options) throws(Fault) {
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
            let columns = options.size?.columns ?? options.measure ?? 80
            try put(WholeText.text(page.document, columns: columns, isASCII: isASCII(options)))
        }
    }

    // MARK: Small things

    static func form(_ options: Options) -> NavigationForm? {
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

    /// Prints text for people.
    private static func put(_ text: String) throws(Fault) { try StandardOutput.write(encoded(text)) }

    /// Text for people in the letters that the locale has.
    private static func encoded(_ text: String) -> [UInt8] {
        Array((localeIsUnicode ? text : WholeText.inASCII(text)).utf8)
    }

    /// Writes bytes to an open file.
    ///
    /// Returns whether all could be written; else `errno` says why not.
    nonisolated static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
        var bytes = bytes[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return false }
            bytes = bytes.dropFirst(count)
        }
        return true
    }
}
