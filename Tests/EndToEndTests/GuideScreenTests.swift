// Every kept picture of the guide on a real terminal: what libvterm shows after the program's bytes equals the file that
// the drawing alone is held to in TabtermTests.

import Glibc
import TerminalScreen
import TestSupport
import Testing

@Suite("Guide on a terminal", .disabled(if: getenv("RECORD_SCREENS") != nil, "they are recorded without a terminal"))
struct GuideScreenTests {
    @Test("The terminal shows what is recorded", arguments: GuideScene.all)
    func picture(scene: GuideScene) throws {
        let home = Home()
        let link = scene.link.map { ["--open", $0] } ?? []
        let program = try PtyProgram(
            ["tabterm", "--no-state"] + link, size: scene.size, environment: home.environment)
        try program.wait { !$0.text.allSatisfy { $0.isWhitespace } }
        for key in scene.keys { program.send(key.key, key.modifiers) }
        try? program.wait(within: 3) { scene.golden.difference(from: $0.rows) == nil }
        let difference = scene.golden.difference(from: program.screen.rows)
        #expect(difference == nil, "\(difference ?? "")")
        program.send("\u{3}")
        #expect(try program.exitStatus() == .status(0))
    }
}
