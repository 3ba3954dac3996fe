// Properties that know which bodies have read them.
import InterfaceSupport
import Observation
import TerminalScreen
import Testing

@testable import TabViews

@MainActor private final class Model {
    @Tracked var count = 0
    @Tracked var other = 0
    @Tracked var names = ["one"]
    var bodies = 0
}

private struct Reader: View {
    let model: Model
    var body: some View {
        let _ = model.bodies += 1
        Text("count \(model.count), \(model.names.joined(separator: " "))")
    }
}

@MainActor struct TrackedTests {
    @Test(
        "A body is evaluated again when a tracked property that it read is set to something else, or changed in place")
    func evaluation() {
        let model = Model()
        let screen = Screen(Reader(model: model))
        #expect(model.bodies == 1)
        model.other += 1
        model.count = 0
        #expect(!screen.session.needsFrame)
        model.count = 2
        #expect(screen.session.needsFrame)
        screen.draw()
        #expect(model.bodies == 2)
        model.names.append("two")
        screen.draw()
        #expect(model.bodies == 3)
        #expect(screen.text.contains("count 2, one two"))
    }

    @Test("Readers that are gone, or noted again and again, take no room for ever")
    func room() {
        var readers = Readers()
        let nodes = (0..<3).map { _ in ViewNode(tree: ViewTree(), parent: nil) }
        defer { ViewNode.current = nil }
        for number in 0..<10_000 {
            ViewNode.current = number % 2 == 0 ? ViewNode(tree: ViewTree(), parent: nil) : nodes[number / 2 % 3]
            readers.note()
        }
        #expect(readers.count <= 128)
        readers.invalidate()
        #expect(nodes.allSatisfy { $0.evaluation.isStale })
    }
}
