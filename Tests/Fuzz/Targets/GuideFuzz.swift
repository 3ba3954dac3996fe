// The program itself over its guide, without a terminal: any keys, mouse, pastes and sizes. What is kept up to date is what
// would be made anew.

import TabTermUI

@testable import TabViews
@testable import tabterm

@MainActor enum GuideFuzz {
    private static let words = Words.embedded()

    static func check(_ bytes: [UInt8]) throws {
        var choice = FuzzBytes(bytes)
        var options = Options()
        options.keepsState = false
        options.placement = choice.pick(Options.Placement.allCases)
        let opening = try Opening(options, words)
        let reader = Reader(opening: opening, words: words)
        reader.readsAtOnce = true
        reader.library.take(opening.source.wholeTree())
        var settings = SessionOptions(display: Display(words: words))
        settings.environment.commands = ReaderCommands.table
        var running: Session?
        settings.onUnusedKey = { key in running.map { ReaderCommands.take(key, reader, $0) } ?? false }
        let session = Session(ReaderView(reader: reader), options: settings)
        running = session
        defer { running = nil }
        try FuzzSession.run(session, &choice)
        reader.search.end()
    }
}
