// The terminal: a screen that shows frames and a keyboard that gives events. It keeps the last frame and tells ncurses
// of the cells that changed; ncurses writes to memory, and each frame leaves in one write. The loop that waits for keys
// and signals is TerminalLoop.

internal import CNcurses
internal import Glibc
public import TerminalScreen

/// A real terminal, opened for a full screen; there is one at a time.
@MainActor public final class Terminal {
    /// The size of the screen, as last seen by `readEvents()`.
    public private(set) var size: Size
    /// How text is measured on this terminal: by the C library's table for the locale.
    public let measure: TextMeasure
    /// Whether other letters than ASCII can be shown; without, frames are drawn in ASCII that looks alike.
    public let isUnicode: Bool
    /// How many colours are used.
    public let colorDepth: ColorDepth
    /// Whether the mouse is listened to.
    public private(set) var mouseIsOn: Bool

    let file: TerminalFile
    let signals: SignalMailbox
    private let capture: OutputCapture
    private let modes: Modes
    private let window: UnsafeMutablePointer<WINDOW>
    private var painter: CellPainter
    /// Made with the first key, after the first frame.
    private lazy var input = InputReader(
        decoder: InputDecoder(keys: TerminalKeys.special(), encoding: Locale.inputEncoding))
    private var isOpen = false
    /// What the screen shows; nil if nobody knows.
    private var last: Frame?
    /// How the next frame is sent if the screen may show something else than `last`.
    private var repaint = Repaint.changes
    private var cursorIsVisible: Bool?
    /// Where the cursor was last put: there it stays while frames say nothing of it.
    private var cursor: Point?
    private var title = ""
    /// Bytes to go out before the next frame, and behind it.
    private var before = ""
    private var after = ""

    /// What is sent with the next frame.
    private enum Repaint {
        /// What has changed.
        case changes
        /// Every cell, over what is there.
        case all
        /// Every cell, after the screen has been cleared.
        case cleared
    }

    /// Opens the controlling terminal, also when standard input or output is something else.
    /// - Parameter options: what is asked of it.
    /// - Throws: why there is no screen; the terminal is as it was then.
    public init(_ options: TerminalOptions = TerminalOptions()) throws(TerminalError) {
        isUnicode = Locale.adopt()
        file = try TerminalFile()
        let opened = try NcursesScreen(file, colors: options.colors)
        capture = opened.capture
        window = opened.window
        colorDepth = opened.depth
        modes = Modes(name: opened.name)
        measure = isUnicode ? TextMeasure { Int(tabterm_wcwidth($0.value)) } : .standard
        size = file.size
        mouseIsOn = options.mouse
        painter = CellPainter(window: opened.window, depth: opened.depth, isUnicode: isUnicode)
        signals = SignalMailbox()
        resize_term(Int32(size.rows), Int32(size.columns))
        enter()
        Rescue.say(options.lastWords)
    }

    /// Whether the terminal has gone away.
    public var isGone: Bool { file.isGone }

    // MARK: Pictures

    /// Shows a frame: sends what differs from the last one, in one write; nothing if nothing does.
    /// - Parameter frame: of another size than the screen's it is cut, or blank beyond its edges.
    public func present(_ frame: Frame) {
        guard isOpen, frame != last || repaint != .changes else { return }
        if last?.size != frame.size { werase(window) }
        painter.paint(frame.canvas.changes(since: last?.canvas), of: frame.canvas, in: size)
        if cursorIsVisible != frame.cursorIsVisible {
            cursorIsVisible = frame.cursorIsVisible
            curs_set(frame.cursorIsVisible ? 1 : 0)
        }
        cursor = frame.cursor ?? cursor
        if let cursor {
            let row = min(max(0, cursor.row), size.rows - 1)
            let column = min(max(0, cursor.column), size.columns - 1)
            wmove(window, Int32(row), Int32(column))
        }
        switch repaint {
        case .changes: break
        case .all: redrawwin(window)
        case .cleared: clearok(window, true)
        }
        repaint = .changes
        doupdate()
        if frame.title != title, !frame.title.isEmpty {
            title = frame.title
            // Behind the picture, as entering the screen is what saves the old title.
            after = modes.title(measure.safe(title))
        }
        last = frame
        send()
    }

    /// Has the next frame sent whole, as the screen may show something else than it should.
    public func redraw() {
        repaint = .cleared
    }

    /// Writes what ncurses has written, and what stands around it, at once.
    private func send() {
        let (first, last) = (before, after)
        (before, after) = ("", "")
        capture.drain { bytes in
            guard bytes.count + first.utf8.count + last.utf8.count > 0 else { return }
            // Small pictures come whole anyway.
            let around = bytes.count > 1024 ? modes.synchronized : ("", "")
            var all = Array((first + around.0).utf8)
            all.append(contentsOf: bytes)
            all.append(contentsOf: (around.1 + last).utf8)
            all.withUnsafeBytes { file.write($0) }
        }
    }

    // MARK: Events

    /// All events that have come, without waiting; 25 ms at most, where an escape may begin a sequence.
    ///
    /// - Parameter wasResized: The terminal has told of a new size. It may be the known one again, by way of a smaller one
    ///   that nobody has looked at meanwhile, which has cut off what stood beyond it.
    public func readEvents(wasResized: Bool = false) -> [Event] {
        guard isOpen else { return [] }
        var events: [Event] = []
        if takeSize(evenIfKnown: wasResized) { events.append(.resize(size)) }
        events += input.read(from: file)
        for case .background(let color) in events { take(ground: color) }
        return events
    }

    /// Dims letters as can be seen on a ground; what is dim is drawn anew with the next frame.
    private func take(ground: Color) {
        let faint = Color.faint(on: ground, colorDepth)
        guard painter.faint != faint else { return }
        painter.faint = faint
        last = nil
    }

    /// Whether something waits that becomes a key if nothing more comes: ask again after a quarter of a second.
    var hasUndecidedInput: Bool { input.isUndecided }

    /// Takes on another size; false if it is the same, and not to be taken on again.
    private func takeSize(evenIfKnown: Bool) -> Bool {
        let now = file.size
        if now == size, !evenIfKnown { return false }
        size = now
        if last != nil { goHome() }
        resize_term(Int32(size.rows), Int32(size.columns))
        last = nil
        repaint = repaint == .cleared ? .cleared : .all
        return true
    }

    /// Sends the cursor to the upper left corner and has ncurses know it: after a change of size terminals may have
    /// it anywhere, and ncurses moves it from where it thinks it is.
    private func goHome() {
        wmove(window, 0, 0)
        doupdate()
        capture.drain { _ in }
        before = NcursesScreen.home
    }

    /// Begins or ends listening to the mouse.
    public func setMouse(_ isOn: Bool) {
        guard isOn != mouseIsOn else { return }
        mouseIsOn = isOn
        if isOpen { file.write(modes.mouse(isOn)) }
    }

    /// Puts text on the clipboard of the person's machine (OSC 52), which terminals may refuse silently.
    /// - Returns: whether the terminal has a word for it.
    @discardableResult
    public func copy(_ text: String) -> Bool {
        guard isOpen, let sequence = modes.clipboard(text) else { return false }
        file.write(sequence)
        return true
    }

    // MARK: Coming and going

    /// Gives the terminal back as it was found; can be called again without effect.
    public func close() {
        guard isOpen else { return }
        isOpen = false
        // What was to go before a picture that never came would undo the leaving.
        (before, after) = ("", "")
        file.write(modes.leave)
        // Nor is a screen left that has not been entered since it was left last.
        if !isendwin() { endwin() }
        send()
        file.restore(dropInput: mouseIsOn)
        Rescue.disarm()
    }

    /// Stops the program as Ctrl-Z does, with the terminal given back, and returns once it goes on.
    public func suspend() {
        lend { signals.stop() }
    }

    /// Takes the terminal again after the program was stopped from outside, when it could not give it back.
    public func resume() {
        guard isOpen else { return }
        // To ncurses it was left, so that it enters it anew; what was on the screen is not known.
        endwin()
        capture.drain { _ in }
        enter()
    }

    /// Runs another program on the terminal, waits for it and takes the screen again.
    /// - Parameters:
    ///   - arguments: the program, found by PATH, and its arguments.
    /// - Returns: its exit status, 128 + n if a signal ended it, or nil if it could not be started.
    @discardableResult
    public func run(_ arguments: [String]) -> Int32? {
        lend { signals.ignoringKeyboard { ChildProcess.run(arguments, signals) } }
    }

    /// Gives the terminal back, does something with it, and takes it again; the next frame is sent whole.
    public func lend<Result>(_ body: () -> Result) -> Result {
        let wasOpen = isOpen
        close()
        let result = body()
        if wasOpen { enter() }
        return result
    }

    private func enter() {
        isOpen = true
        file.makeRaw()
        Rescue.arm(modes.rescue + NcursesScreen.leaving, for: file)
        before = modes.enter(mouse: mouseIsOn)
        after = ""
        last = nil
        title = ""
        cursorIsVisible = nil
        repaint = .cleared
        _ = takeSize(evenIfKnown: false)
    }
}
