// The program on a screen in memory, for one test: what is pressed, what is seen, what would go to the clipboard.
import NavigationStore
import TabTermUI
import TabViews
import TerminalScreen

@testable import tabterm

/// A session over the guide, or over a folder; what it keeps lies in `.home` of the fixture.
@MainActor final class ReaderRun {
    let reader: Reader
    let session: Session
    var size = Size(columns: 100, rows: 32)
    /// What was put on the clipboard last.
    var copied = ""

    /// Opens what the options say.
    init(_ options: Options, home: FolderFixture) throws {
        let words = Words.embedded()
        var opening = try Opening(options, words)
        let place = PathBytes(bytes: home.path + Array("/.home".utf8))
        opening.places = Places(
            root: opening.source.root, location: StateLocation(program: "tabterm") { $0 == "HOME" ? place : nil })
        let reader = Reader(opening: opening, words: words)
        self.reader = reader
        reader.readsAtOnce = true
        reader.library.take(opening.source.wholeTree())
        if let link = opening.link { reader.open(link) }
        var settings = SessionOptions(display: Display(words: words))
        settings.environment.commands = ReaderCommands.table
        var running: Session?
        settings.onUnusedKey = { key in running.map { ReaderCommands.take(key, reader, $0) } ?? false }
        session = Session(ReaderView(reader: reader), options: settings)
        running = session
        reader.say = { running?.message($0) }
        reader.copy = { [weak self] in self?.copied = $0 }
    }

    /// Opens the fixture's folder.
    convenience init(folder: FolderFixture) throws {
        var options = Options()
        options.subject = .path(folder.path)
        try self.init(options, home: folder)
    }

    /// The rows of the screen.
    var screen: String { session.render(size).canvas.rows.joined(separator: "\n") }

    @discardableResult
    func press(_ keys: KeyPress...) -> ReaderRun {
        for key in keys {
            session.send(.key(key.key, key.modifiers))
            _ = session.render(size)
        }
        return self
    }

    func type(_ text: String) {
        for character in text { press(KeyPress(character)) }
    }
}
