// Every kept picture of the guide, drawn without a terminal. EndToEndTests hold the built program to the same files.
import TerminalScreen
import TestSupport
import Testing

@MainActor @Suite("Guide screens") struct GuideScreens {
    @Test("The guide is drawn as recorded", arguments: GuideScene.all)
    func picture(scene: GuideScene) throws {
        let difference = scene.golden.difference(from: try scene.frame().canvas.rows)
        #expect(difference == nil, "\(difference ?? "")")
    }
}
