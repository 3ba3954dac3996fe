// A session under test: declare a view, send it events, look at the rows.
public import TabViews
public import TerminalScreen
import TestSupport
public import Testing

/// An interface on a screen that is only in memory.
@MainActor public final class Screen {
    /// The interface that is running.
    public let session: Session
    /// The size of the screen, in cells.
    public private(set) var size: Size
    /// What was drawn last.
    public private(set) var frame: Frame

    /// A view on a screen of 40 columns and 10 rows.
    public convenience init(options: SessionOptions = SessionOptions(), _ view: some View) {
        self.init(40, 10, options: options, view)
    }

    /// A view on a screen of a size in cells.
    public init(_ columns: Int, _ rows: Int, options: SessionOptions = SessionOptions(), _ view: some View) {
        size = Size(columns: columns, rows: rows)
        session = Session(view, options: options)
        frame = session.render(size)
        session.framePresented()
    }

    /// A program on a screen of a size in cells.
    public init(_ columns: Int, _ rows: Int, options: SessionOptions = SessionOptions(), app: some App) {
        size = Size(columns: columns, rows: rows)
        session = Session(app: app, options: options)
        frame = session.render(size)
        session.framePresented()
    }

    /// Sends keys one after the other and draws the frame that follows.
    public func press(_ keys: Key...) {
        for key in keys { send(.key(KeyPress(key))) }
    }

    /// Presses a key together with others.
    public func press(_ key: Key, _ modifiers: Modifiers) { send(.key(KeyPress(key, modifiers))) }

    /// Types text, one key for each character.
    public func type(_ text: String) {
        for character in text { send(.key(KeyPress(.character(character)))) }
    }

    /// Presses and releases the left button.
    public func click(_ column: Int, _ row: Int, _ button: MouseEvent.Button = .left) {
        let point = Point(column: column, row: row)
        send(.mouse(MouseEvent(.press, button, at: point)))
        send(.mouse(MouseEvent(.release, button, at: point)))
    }

    /// Sends an event and draws the frame that follows, if one is due: as a terminal does.
    public func send(_ event: Event) {
        session.send(event)
        if session.needsFrame { draw() }
    }

    /// Makes the screen another size, in cells.
    public func resize(_ columns: Int, _ rows: Int) {
        size = Size(columns: columns, rows: rows)
        send(.resize(size))
    }

    /// Lets tasks on the main actor run, at least until something holds that is to come, then draws.
    public func settle(until condition: () -> Bool = { true }) async {
        session.framePresented()
        var turns = 0
        while turns < 20 || !condition(), turns < 100_000 {
            await Task.yield()
            turns += 1
        }
        draw()
    }

    /// Draws the frame that is due.
    public func draw() { frame = session.render(size) }

    /// The rows as text, without blanks at their ends.
    public var rows: [String] { frame.canvas.rows }
    /// All rows with text, joined.
    public var text: String { rows.filter { !$0.isEmpty }.joined(separator: "\n") }

    /// Where a text stands first.
    public func position(of text: String) -> Point? {
        for (index, row) in rows.enumerated() {
            if let range = row.firstRange(of: text) {
                return Point(column: TextMeasure.standard.width(String(row[..<range.lowerBound])), row: index)
            }
        }
        return nil
    }

    /// Where a text stands in the sidebar, or in compact in the last row that has it: where tabs are.
    public func tabPosition(of text: String) -> Point? {
        let isWide = size.columns >= 80
        let rows = isWide ? rows.map { String($0.prefix(29)) } : rows
        let found = isWide ? rows.firstIndex { $0.contains(text) } : rows.lastIndex { $0.contains(text) }
        guard let row = found, let range = rows[row].firstRange(of: text) else { return nil }
        return Point(column: TextMeasure.standard.width(String(rows[row][..<range.lowerBound])), row: row)
    }

    /// Clicks where a text stands first.
    public func click(on text: String, sourceLocation: SourceLocation = #_sourceLocation) {
        guard let point = position(of: text) else {
            Issue.record("no “\(text)” on the screen:\n\(self.text)", sourceLocation: sourceLocation)
            return
        }
        click(point.column, point.row)
    }

    /// Expects the rows to be those of Tests/<suite>/Screens/<name>.txt.
    public func matches(
        _ name: String, of suite: String = "TabViewsTests", sourceLocation: SourceLocation = #_sourceLocation
    ) {
        if let difference = GoldenScreen(name, of: suite).difference(from: rows) {
            Issue.record(Comment(rawValue: difference), sourceLocation: sourceLocation)
        }
    }
}
