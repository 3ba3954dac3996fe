// What colour shows is shown without it as well: over walks through the guide, no two pictures differ in colours alone,
// and where there are no colours every change is seen too.
import TabTermUI
import TerminalScreen
import TestSupport
import Testing

@testable import TabViews
@testable import tabterm

@MainActor @Suite("Without colour") struct WithoutColorTests {
    private static let words = Words.embedded()
    private static let keys: [KeyPress] =
        [.up, .down, .down, .left, .right, .enter, .escape, .tab, .home, .end, .pageDown].map { KeyPress($0) }
        + " esxpaut[]-+?RKJ134/:ndf".map { KeyPress($0) }
        + [KeyPress(.tab, .shift), KeyPress(.up, .shift), KeyPress(.down, .shift), KeyPress("r", .control)]

    /// All that is seen of a frame without colours: letters, attributes, the cursor.
    private struct Seen: Equatable {
        let letters: [String]
        let attributes: [Attributes]
        let cursor: Point?

        init(_ frame: Frame) {
            let size = frame.canvas.size
            letters = frame.canvas.rows
            attributes = (0..<size.rows).flatMap { row in
                (0..<size.columns).map { frame.canvas[Point(column: $0, row: row)].style.attributes }
            }
            cursor = frame.cursor
        }
    }

    @Test("C10: No two pictures differ in colours alone, nor are they the same without", arguments: Seeds.some(6))
    func walk(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let inColors = try session(.trueColor, random.pick([.auto, .top], or: .auto))
        let without = try session(.none, inColors.placement)
        inColors.session.send(.background(.rgb(0, 0, 0)))
        var size = Size(columns: 100, rows: 32)
        var last = (colored: inColors.session.render(size), plain: without.session.render(size))
        var log: [String] = []
        for _ in 0..<150 {
            var event = Event.key(random.pick(Self.keys, or: KeyPress(.down)))
            if random.once(in: 12) {
                size = Size(columns: random.number(20...120), rows: random.number(8...36))
                event = .resize(size)
            } else if random.once(in: 6) {
                let point = Point(column: random.roll(size.columns), row: random.roll(size.rows))
                event = .mouse(MouseEvent(random.pick([.press, .release, .drag], or: .press), .left, at: point))
            }
            log.append("\(event)")
            for run in [inColors, without] { run.session.send(event) }
            let now = (colored: inColors.session.render(size), plain: without.session.render(size))
            if now.colored.size == last.colored.size {
                let note = "SEED=\(seed), \(log.suffix(4))\n" + now.colored.canvas.rows.joined(separator: "\n")
                #expect((now.colored == last.colored) == (Seen(now.colored) == Seen(last.colored)), "\(note)")
                #expect((now.colored == last.colored) == (now.plain == last.plain), "\(note)")
            }
            last = now
        }
    }

    private struct Run {
        let session: Session
        let placement: Options.Placement
    }

    private func session(_ depth: ColorDepth, _ placement: Options.Placement) throws -> Run {
        var options = Options()
        options.keepsState = false
        options.placement = placement
        let opening = try Opening(options, Self.words)
        let reader = Reader(opening: opening, words: Self.words)
        reader.readsAtOnce = true
        reader.library.take(opening.source.wholeTree())
        var settings = SessionOptions(display: Display(depth: depth, words: Self.words))
        settings.environment.commands = ReaderCommands.table
        var running: Session?
        settings.onUnusedKey = { key in running.map { ReaderCommands.take(key, reader, $0) } ?? false }
        let session = Session(ReaderView(reader: reader), options: settings)
        running = session
        return Run(session: session, placement: placement)
    }
}
