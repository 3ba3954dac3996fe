import Observation
import TabViews
import TerminalScreen
import Testing

@testable import TabViews

@MainActor struct StateTests {
    struct Box: PrimitiveView {
        struct E: Element {
            func size(for proposal: Proposal) -> Size { Size(columns: 3, rows: 1) }
            func draw(in rect: Rect, on painter: Painter) { painter.canvas.put("box", at: rect.origin) }
        }
        func elements(in context: ViewContext) -> [any Element] { [E()] }
    }

    @Test("A view is drawn") func draws() {
        let screen = Screen(
            10, 3,
            VStack {
                Box()
                HStack {
                    Box()
                    Box()
                }
            })
        #expect(screen.rows == ["   box", " box box", ""])
    }
}
