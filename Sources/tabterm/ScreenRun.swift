// The program on a terminal: the reader, what watches the disk for it, and what others ask of it, from the first frame to
// the end.
import NcursesTerminal
import TabTermUI
import TabViews
import TerminalScreen

/// One run on the screen.
@MainActor
final class ScreenRun {
    private let reader: Reader
    private let opening: Opening
    private let options: Options
    private let words: Words
    private let live: Live?
    private var server: RemoteServer?
    private weak var session: Session?

    /// A run that has not begun.
    ///
    /// - Throws: `Fault` when there is nothing to show.
    init(_ options: Options, _ words: Words) throws(Fault) {
        (self.options, self.words) = (options, words)
        opening = try Opening(options, words)
        reader = Reader(opening: opening, words: words)
        reader.options = options
        // A document that is named comes before all others.
        if opening.link == nil { reader.library.begin(showsHidden: options.showsHidden) }
        live = Live(reader)
        try Program.go(to: opening.link, reader, options)
        reader.expectDocument()
    }

    /// Opens the terminal; comes back only when there is none.
    func start() throws(Fault) {
        var run = TerminalRun(words: words)
        run.terminal = TerminalOptions(
            mouse: options.hasMouse, colors: options.hasColor ? nil : ColorDepth.none,
            lastWords: words["reader.fault.ownFault"])
        run.isASCII = options.isASCII
        if !reader.keepsCustomization {
            run.words.add(parsing: "said.editingDone = " + words["said.editingDone.unkept"])
        }
        run.breakpoint = options.breakpoint
        run.startsInContent = opening.link != nil
        run.commands = ReaderCommands.table
        run.onKey = { [reader] key, session, terminal in
            ReaderCommands.take(key, reader, session) { terminal.run($0) }
        }
        run.onEvent = { [live] in live?.take($0) }
        run.onFrame = { self.follow() }
        run.willEnd = {
            self.server?.end()
            self.reader.end()
        }
        do throws(TerminalError) {
            try run.start { self.session(with: $0) }
        } catch {
            let isMissing = error == .noTerminal
            throw .noTerminal(reason: isMissing ? words["reader.fault.noTerminal.none"] : error.description)
        }
    }

    private func session(with settings: SessionOptions) -> Session {
        reader.library.takeHeadStart()
        reader.rowsAtStart = settings.environment.windowSize.rows
        let session = Session(ReaderView(reader: reader, form: Program.form(options)), options: settings)
        reader.say = { [weak session] in session?.message($0) }
        reader.copy = { [weak session] in session?.options.copy?($0) }
        reader.press = { [weak session] key in
            // Not from within the event that chose it.
            Task { @MainActor in
                session?.send(.key(key.key, key.modifiers))
                session?.onChange?()
            }
        }
        self.session = session
        // The first frame says it; what comes up later has no frame of its own to be said after.
        reader.tellNotices()
        reader.memory.onFault = { [weak reader] in reader?.tellNotices() }
        return session
    }

    /// A frame is on the screen.
    private func follow() {
        live?.follow()
        // After what the key itself had to say.
        reader.tellNotices()
        if server == nil, !isDeaf { listen() }
    }

    // MARK: Requests of other programs

    /// Whether there is no place for a socket.
    private var isDeaf = false

    private func listen() {
        guard options.subject != .standardInput else { return isDeaf = true }
        server = RemoteServer(root: opening.source.root, place: RemotePlace()) { [weak self] in
            self?.answer($0) ?? .refused("")
        }
        isDeaf = server == nil
    }

    private func answer(_ request: RemoteRequest?) -> RemoteAnswer {
        guard case .open(let text) = request else { return .refused(words["reader.fault.notARequest"]) }
        guard reader.show(ReaderLink(text)) else {
            return .refused(words["reader.fault.unknownLink", ["link": text]])
        }
        session?.focus(.content)
        session?.requestFrame()
        return .done
    }
}
