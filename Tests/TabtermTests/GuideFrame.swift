// A scene of the guide, drawn without a terminal.
import NavigationStore
import TabTermUI
import TabViews
import TerminalScreen
import TestSupport

@testable import tabterm

extension GuideScene {
    /// What the program shows after the scene's keys.
    @MainActor func frame() throws -> Frame {
        let words = Words.embedded()
        var options = Options()
        options.keepsState = false
        options.link = link
        let opening = try Opening(options, words)
        let reader = Reader(opening: opening, words: words)
        reader.readsAtOnce = true
        reader.rowsAtStart = size.rows
        reader.library.take(opening.source.wholeTree())
        if let link = opening.link { reader.open(link) }
        let session = session(of: reader, startsInContent: opening.link != nil)
        var frame = session.render(size)
        for key in keys {
            session.send(.key(key.key, key.modifiers))
            frame = session.render(size)
        }
        return frame
    }

    @MainActor private func session(of reader: Reader, startsInContent: Bool) -> Session {
        var options = SessionOptions(display: Display(words: reader.words))
        options.environment.commands = ReaderCommands.table
        options.startsInContent = startsInContent
        var running: Session?
        options.onUnusedKey = { key in running.map { ReaderCommands.take(key, reader, $0) } ?? false }
        let session = Session(ReaderView(reader: reader), options: options)
        running = session
        return session
    }
}
