// From a session to a terminal: opens it, waits for events, hands them over, shows what comes of it. This is the fourth
// and fifth hop from a key to a frame; everything before is the session's.
public import FoundationEssentials
import Glibc
public import NavigationStore
public import NcursesTerminal
public import TabViews
public import TerminalScreen

/// One run of an interface on the terminal.
@MainActor public struct TerminalRun {
    /// What is asked of the terminal.
    public var terminal = TerminalOptions()
    /// Whether nothing but ASCII is to be drawn; where the locale has nothing else, that is so in any case.
    public var isASCII = false
    /// The words of the interface.
    public var words: Catalogue
    /// Below this width in columns the size class is compact.
    public var breakpoint: Int?
    /// Whether the focus begins in the content.
    public var startsInContent = false
    /// Answers keys that neither the interface nor the terminal has used; returns whether it has.
    public var onKey: ((KeyPress, Session, Terminal) -> Bool)?
    /// Told of each event, before the interface gets it.
    public var onEvent: ((Event) -> Void)?
    /// Called whenever a frame is on the screen, the first one included.
    public var onFrame: (() -> Void)?
    /// The commands and their keys.
    public var commands = CommandTable.standard
    /// Where `@AppStorage` and `@SceneStorage` keep their values; without it they last as long as the run.
    public var storage: StateLocation?
    /// An address that is handed to the interface once its first frame is on the screen.
    public var address: URL?
    /// Called at every end, with the terminal given back: to save what is to be kept.
    public var willEnd: (() -> Void)?

    /// A run as it usually is.
    ///
    /// - Parameter words: the words of the interface, which are read here if they have not been read before.
    public init(words: Catalogue = .embedded()) { self.words = words }

    /// Opens the terminal, makes the session and runs it until it ends.
    ///
    /// - Parameter make: makes the interface; the options describe the terminal.
    /// - Throws: `TerminalError` when there is no terminal to draw on. Otherwise the process ends here.
    public func start(_ make: (SessionOptions) -> Session) throws(TerminalError) -> Never {
        let screen = try Terminal(terminal)
        var options = options(for: screen)
        var running: Session?
        options.onUnusedKey = { key in
            guard let running else { return false }
            return take(key, running, screen) || onKey?(key, running, screen) == true
        }
        let session = make(options)
        running = session
        var address = address
        let loop = TerminalLoop(screen)
        loop.willEnd = {
            session.flush()
            willEnd?()
            tell(session.misuses, options.display)
        }
        session.onChange = { loop.requestFrame() }
        // What nothing on the screen has read is saved too.
        options.store.onChange = { loop.requestFrame() }
        options.sceneStore.onChange = { loop.requestFrame() }
        loop.run { events in
            // Saved at once, but after the person has seen what it did.
            defer { session.flush() }
            // An event that changes nothing must not hide that the one before it changed something: sending brings the
            // frame up to date first.
            var isStale = session.needsFrame
            for event in events {
                onEvent?(event)
                session.send(event)
                if session.needsFrame { isStale = true }
            }
            if session.isFinished { return .finish(0) }
            // After a pause, and where the size is another, the screen shows something else than was last sent.
            let isUnsure = events.contains { if case .resize = $0 { true } else { false } }
            guard isStale || isUnsure || events.isEmpty else { return .nothing }
            screen.present(session.render(screen.size))
            session.framePresented()
            onFrame?()
            if let first = address {
                address = nil
                session.open(first)
                // What it has changed is shown by a frame of its own: nothing else is to come.
                if session.needsFrame { loop.requestFrame() }
            }
            return .nothing
        }
    }

    /// Tells the author of the program what was found to be wrong in it, a line each on standard error.
    private func tell(_ misuses: [Misuse], _ display: Display) {
        for misuse in misuses {
            let line = Array((misuse.words(in: display) + "\n").utf8)
            _ = write(2, line, line.count)
        }
    }

    /// The commands that are the terminal's business.
    private func take(_ key: KeyPress, _ session: Session, _ screen: Terminal) -> Bool {
        switch commands.command(for: key, in: [.everywhere]) {
        case "mouse":
            screen.setMouse(!screen.mouseIsOn)
            session.message(words.text(screen.mouseIsOn ? "reader.said.mouseOn" : "reader.said.mouseOff"))
        case "redraw":
            screen.redraw()
            session.drawAnew()
        default: return false
        }
        return true
    }

    private func options(for screen: Terminal) -> SessionOptions {
        let symbols = SymbolTable(isASCII: isASCII || !screen.isUnicode)
        var options = SessionOptions(
            display: Display(measure: screen.measure, depth: screen.colorDepth, symbols: symbols, words: words))
        if let breakpoint { options.breakpoint = breakpoint }
        options.startsInContent = startsInContent
        options.environment.commands = commands
        options.environment.windowSize = screen.size
        options.copy = { screen.copy($0) }
        options.openURL = { Outside.open($0) }
        options.executor = BackgroundExecutor.shared
        if let folder = storage?.folder(.state) {
            options.store = ValueStore(file: StoreFile(path: folder.appending("values.json")))
            options.sceneStore = ValueStore(file: StoreFile(path: folder.appending("scene.json")))
        }
        return options
    }
}

extension App {
    /// Runs the program on the terminal: the entry point of `@main`.
    public static func main() {
        do throws(TerminalError) {
            var run = TerminalRun()
            run.storage = StateLocation(program: program)
            run.terminal.lastWords = run.words.text("fault", ["program": program])
            run.address = CommandLine.arguments.dropFirst().lazy.compactMap { URL(string: $0) }
                .first(where: \.hasOwnScheme)
            try run.start { Session(app: Self(), options: $0) }
        } catch {
            let line = Array("\(program): \(error)\n".utf8)
            _ = write(2, line, line.count)
            exit(2)
        }
    }

    private static var program: String {
        CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "tabterm"
    }
}
