// The probe: a program that shows what its terminal sends and draws test pictures. The tests of NcursesTerminal run it
// in a pseudo-terminal. `TerminalProbe events` lists events, `keys` all but sizes; `TerminalProbe commands` also obeys the
// letters below; `TerminalProbe picture NAME` draws a picture and draws it anew on each event.

internal import Glibc
internal import NcursesTerminal
internal import ProbePictures
internal import TerminalScreen

/// What the probe was told and has seen.
@MainActor final class Probe {
    let terminal: Terminal
    let loop: TerminalLoop
    let mode: String
    let picture: ProbePicture
    var lines: [String] = []
    var frames = 0

    init(_ terminal: Terminal, arguments: [String]) {
        self.terminal = terminal
        loop = TerminalLoop(terminal)
        mode = arguments.first ?? "events"
        picture = arguments.dropFirst().first.flatMap(ProbePicture.init) ?? .letters
        loop.willEnd = { puts("saved") }
    }

    func respond(_ events: [Event]) -> LoopStep {
        frames += 1
        for event in events {
            if mode == "keys", case .resize = event { continue }
            lines.append(describe(event))
            guard mode == "commands", case .key(let press) = event, let letter = press.text else { continue }
            if let step = obey(letter) { return step }
        }
        return .show(frame())
    }

    func obey(_ letter: Character) -> LoopStep? {
        switch letter {
        case "q": return .finish(7)
        case "n": return .nothing
        case "x": exit(3)
        case "t": _ = lines[lines.count]
        case "a": abort()
        case "m": terminal.setMouse(!terminal.mouseIsOn)
        case "c": lines.append("copied \(terminal.copy("hello\u{1B}"))")
        case "e": lines.append("child \(terminal.run(["sh", "-c", "echo in the child; read word; exit 5"]) ?? -1)")
        case "w": Task(executorPreference: BackgroundExecutor.shared) { await self.work() }
        case "o": overflow(0)
        default: break
        }
        return nil
    }

    func work() async {
        let sum = await Task(executorPreference: BackgroundExecutor.shared) { (1...1000).reduce(0, +) }.value
        lines.append("worked \(sum)")
        loop.requestFrame()
        loop.requestFrame()
    }

    func overflow(_ depth: Int) {
        withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 16) { buffer in
            buffer[depth % 4096] = 1
            overflow(depth + 1)
        }
    }

    func frame() -> Frame {
        if mode == "picture" {
            let canvas = picture.canvas(terminal.size, measure: terminal.measure, step: lines.count)
            return Frame(canvas, cursor: Point(column: 1, row: 0))
        }
        var canvas = Canvas(terminal.size, measure: terminal.measure)
        let size = terminal.size
        canvas.put(
            "ready \(size.columns)x\(size.rows) \(terminal.colorDepth) \(terminal.isUnicode) \(lines.count)", at: .zero,
            style: Style(attributes: .bold))
        for (row, line) in lines.suffix(max(0, size.rows - 1)).enumerated() {
            canvas.put(line, at: Point(column: 0, row: row + 1))
        }
        return Frame(canvas, cursor: Point(column: 2, row: 0), cursorIsVisible: false, title: "probe\u{1B}\u{7}")
    }

    func describe(_ event: Event) -> String {
        switch event {
        case .key(let press): "key \(name(press))"
        case .mouse(let mouse):
            "mouse \(mouse.kind) \(mouse.button) \(mouse.point.column),\(mouse.point.row) \(mouse.modifiers.rawValue)"
        case .paste(let text): text.utf8.count > 40 ? "paste \(text.utf8.count) bytes" : "paste \(text)"
        case .resize(let size): "resize \(size.columns)x\(size.rows)"
        case .focus(let isOn): "focus \(isOn)"
        case .background(let color): "background \(color)"
        }
    }

    func name(_ press: KeyPress) -> String {
        var name = "\(press.key)"
        if case .character(let character) = press.key { name = character == " " ? "space" : String(character) }
        if press.modifiers.contains(.shift) { name = "shift-" + name }
        if press.modifiers.contains(.alt) { name = "alt-" + name }
        if press.modifiers.contains(.control) { name = "control-" + name }
        return name
    }
}

do {
    let terminal = try Terminal(TerminalOptions(lastWords: "probe: tell its author"))
    let probe = Probe(terminal, arguments: Array(CommandLine.arguments.dropFirst()))
    probe.loop.run { probe.respond($0) }
} catch {
    let message = "probe: \(error)\n"
    _ = write(STDERR_FILENO, message, message.utf8.count)
    exit(2)
}
