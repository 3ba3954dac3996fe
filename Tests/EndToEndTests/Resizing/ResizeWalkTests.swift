// After any walk of sizes the screen equals a fresh start at that size, cell by cell.

import TerminalScreen
import TestSupport
import Testing

@Suite("Resize walks") struct ResizeWalkTests {
    /// Where the walk begins: what is opened, and what is pressed.
    private static let places: [(link: String, keys: [KeyPress])] = [
        ("tabterm://home", []),
        ("Reading/folders.md", [KeyPress(.pageDown), KeyPress(.down)]),
        ("keys.md", [KeyPress("s")]),
        ("tabterm://library", []),
        ("Beyond/Swift/library.md", []),
    ]

    @Test("S1: After a walk of sizes the screen equals a fresh start at the last", arguments: Seeds.some(6))
    func walk(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let home = Home()
        let place = Self.places[seed % Self.places.count]
        let program = try home.start("--open", place.link)
        for key in place.keys { program.press(key) }
        try program.fence()
        for step in 0..<40 {
            program.resize(size(&random))
            // A storm first, then steps that are waited for.
            if step > 20 { program.settle(quietSeconds: 0.005) }
        }
        let last = Size(
            columns: Int.random(in: 40...140, using: &random), rows: Int.random(in: 16...50, using: &random))
        try program.take(last)
        let walked = program.screen.cells
        let text = program.screen.text
        try Leaving.terminate.end(program)
        let fresh = try home.start(size: last)
        // `--open` begins in the content, a later start in the navigation.
        fresh.press(KeyPress(.tab))
        try fresh.fence()
        let isSame = fresh.screen.cells == walked
        #expect(isSame, "seed \(seed), \(place.link), \(last)\nwalked:\n\(text)\nfresh:\n\(fresh.screen.text)")
    }

    private func size(_ random: inout SeededGenerator) -> Size {
        switch Int.random(in: 0..<10, using: &random) {
        case 0: Size(columns: 0, rows: 0)
        case 1: Size(columns: 1, rows: 1)
        case 2: Size(columns: 300, rows: 100)
        case 3: Size(columns: Int.random(in: 1...12, using: &random), rows: Int.random(in: 1...4, using: &random))
        default: Size(columns: Int.random(in: 1...300, using: &random), rows: Int.random(in: 1...100, using: &random))
        }
    }
}
