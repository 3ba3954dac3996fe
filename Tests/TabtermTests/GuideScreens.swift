// Every kept picture of the guide, drawn without a terminal. EndToEndTests hold the built program to the same files.
import NavigationStore
import TabNavigation
import TabTermUI
import TabViews
import TerminalScreen
import TestSupport
import Testing

@testable import tabterm

@MainActor @Suite("Guide screens") struct GuideScreens {
    @Test("The guide is drawn as recorded", arguments: GuideScene.all)
    func picture(scene: GuideScene) throws {
        let words = Words.embedded()
        var options = Options()
        options.keepsState = false
        options.link = scene.link
        let opening = try Opening(options, words)
        let reader = Reader(opening: opening, words: words)
        reader.readsAtOnce = true
        reader.rowsAtStart = scene.size.rows
        reader.library.take(opening.source.wholeTree())
        if let link = opening.link { reader.open(link) }
        let session = session(of: reader, startsInContent: opening.link != nil)
        var frame = session.render(scene.size)
        for key in scene.keys {
            session.send(.key(key.key, key.modifiers))
            frame = session.render(scene.size)
        }
        let difference = scene.golden.difference(from: frame.canvas.rows)
        #expect(difference == nil, "\(difference ?? "")")
    }

    private func session(of reader: Reader, startsInContent: Bool) -> Session {
        var options = SessionOptions(display: Display(words: reader.words))
        options.environment.commands = ReaderCommands.table
        options.startsInContent = startsInContent
        options.environment.commands = ReaderCommands.table
        var running: Session?
        options.onUnusedKey = { key in running.map { ReaderCommands.take(key, reader, $0) } ?? false }
        let session = Session(ReaderView(reader: reader), options: options)
        running = session
        return session
    }
}
