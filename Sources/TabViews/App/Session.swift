// One run of an interface: events in, frames out. A session knows no terminal. What it shows follows from the declared
// views and their state alone; routing is in SessionEvents, the focus in SessionFocus.
import FoundationEssentials
public import TerminalScreen

/// An interface that is running.
@MainActor public final class Session {
    /// How it was started.
    public internal(set) var options: SessionOptions
    /// Called when something has changed outside of `send` and `render`, so that a frame is due.
    public var onChange: (() -> Void)?
    /// Whether the program is to end.
    public private(set) var isFinished = false
    /// What is to be told to the person; it lasts until the next key.
    public private(set) var message: String?
    /// The title of the terminal's window.
    public var title = ""

    /// Mistakes of the program that were found so far.
    public internal(set) var misuses: [Misuse] = []
    /// What is being dragged: it answers keys and mouse before anyone else.
    var hand: Hand?
    let tree = ViewTree()
    private let root: ViewNode
    /// Where everything begins; tests look at it.
    var rootNode: ViewNode { root }
    private let resolve: (ViewContext) -> [any Element]
    /// The responders of the last frame.
    var records: [ResponderRecord] = []
    var overlays: [Overlay] = []
    /// Regions of the last frame that stand for values of `@FocusState`.
    var marks: [(mark: FocusMark, records: Range<Int>)] = []
    var urlHandlers: [(URL) -> Void] = []
    /// The address that the person is asked about.
    var asked: AskedAddress?
    var focus = FocusPlace()
    var mouse = MouseState()
    /// The key at hand as it was pressed, before its letter was taken for that of a Latin layout.
    var typed: KeyPress?
    let appearances: Appearances
    /// Stores that views have brought along.
    private var stores: [ValueStore] = []
    private(set) var size = Size(columns: 80, rows: 24)
    private var overlayScrolls: [FocusID: ScrollState] = [:]
    /// The painter of the pass at hand.
    private(set) var painter: Painter?

    /// Starts an interface of views.
    public init(_ view: some View, options: SessionOptions = SessionOptions()) {
        self.options = options
        appearances = Appearances(executor: options.executor)
        root = ViewNode(tree: tree, parent: nil)
        resolve = { view.elements(in: $0) }
        focus.base = options.startsInContent ? .content : .navigation
        tree.session = self
        tree.signal.session = self
    }

    /// Starts a program.
    public convenience init(app: some App, options: SessionOptions = SessionOptions()) {
        self.init(AppRoot(app: app), options: options)
    }

    /// Whether the screen is not as it should be any more.
    public var needsFrame: Bool { tree.signal.needsFrame }

    /// Ends the program after the events at hand.
    public func finish() { isFinished = true }

    /// Tells the person something in one line, until the next key.
    public func message(_ text: String?) {
        guard message != text else { return }
        message = text
        requestFrame()
    }

    /// Says that a frame is due.
    public func requestFrame() { tree.signal.raise() }

    /// Hands everything that is to be kept to whoever puts it on disk.
    public func flush() {
        options.store.flush()
        options.sceneStore.flush()
        for store in stores { store.flush() }
    }

    /// Starts the tasks of views that have appeared.
    ///
    /// Call it once the frame is on the screen.
    public func framePresented() { appearances.startTasks() }

    /// Notes a store of a program's own, which is put on disk with the others.
    func keep(_ store: ValueStore) {
        guard !stores.contains(where: { $0 === store }) else { return }
        stores.append(store)
        if store.onChange == nil { store.onChange = { [weak self] in self?.changed() } }
    }

    func changed() { onChange?() }

    // MARK: Frames

    /// The picture of the interface at a size.
    public func render(_ size: Size) -> Frame {
        awaiting {
            if size != self.size { requestFrame() }
            self.size = size
            var told = cover
            var painter = pass()
            // Views that appear or change may change state; the focus may move to what has just been drawn; and what
            // lies below the cover tells what can be done with it, before it is drawn.
            for _ in 0..<8 {
                let moved = settleFocus(painter)
                guard moved || needsFrame || cover != told else { break }
                told = cover
                painter = pass()
            }
            return Frame(painter.canvas, cursor: painter.cursor, cursorIsVisible: painter.cursorIsVisible, title: title)
        }
    }

    /// Has everything made anew for the next frame: every body is evaluated again.
    ///
    /// For whoever asks for it because something looks wrong; usually it changes nothing.
    public func drawAnew() {
        root.invalidateAll()
        requestFrame()
    }

    /// The picture made from nothing but state.
    ///
    /// It equals `render` or something is wrong.
    func renderFresh(_ size: Size) -> Frame {
        root.invalidateAll()
        return render(size)
    }

    /// Does something after which the caller looks at `needsFrame`.
    func awaiting<Result>(_ work: () -> Result) -> Result {
        tree.signal.await(true)
        defer { tree.signal.await(false) }
        return work()
    }

    private func pass() -> Painter {
        tree.signal.lower()
        tree.frame += 1
        root.markVisited()
        appearances.begin(tree.frame)
        urlHandlers.removeAll(keepingCapacity: true)
        let painter = Painter(
            size: size, display: options.display, message: message, focus: focus.current, focusedArea: focus.area)
        self.painter = painter
        defer { self.painter = nil }
        let context = ViewContext(node: root, environment: environment, generation: 1)
        let content = ZStackElement(elements: resolve(context), alignment: .center)
        content.draw(in: Rect(size), on: painter)
        drawMessage(on: painter)
        presentQuestion(in: context)
        drawOverlays(on: painter)
        records = painter.records
        marks = painter.marks
        root.sweep()
        appearances.finish()
        return painter
    }

    private var environment: EnvironmentValues {
        var values = options.environment
        values.display = options.display
        values.windowSize = size
        values.tree = tree
        values.horizontalSizeClass = size.columns < options.breakpoint ? .compact : .regular
        return values
    }

    private func drawOverlays(on painter: Painter) {
        var index = 0
        while let overlay = painter.takeOverlay(at: index) {
            let scroll = overlayScrolls[overlay.id] ?? ScrollState()
            overlayScrolls[overlay.id] = scroll
            let element = OverlayElement(overlay: overlay, scroll: scroll) { [weak self] in self?.requestFrame() }
            painter.area(.overlay(index)) { element.draw(in: Rect(size), on: painter) }
            index += 1
        }
        overlays = painter.overlays
        if overlays.isEmpty { overlayScrolls = [:] }
    }

    /// Where nothing else in the frame has shown the message, it stands on the last row.
    private func drawMessage(on painter: Painter) {
        guard let message, !painter.messageIsDrawn, size.rows > 0 else { return }
        let row = Rect(column: 0, row: size.rows - 1, columns: size.columns, rows: 1)
        painter.canvas.fill(row)
        painter.canvas.put(
            painter.measure.shortened(message, to: size.columns), at: row.origin, style: painter.theme.message)
    }
}
