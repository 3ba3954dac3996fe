// The example of the article "Writing a view", as it stands there.
import TabViews
import TerminalScreen
import Testing

private struct Meter: PrimitiveView {
    let value: Binding<Int>

    func elements(in context: ViewContext) -> [any Element] {
        [MeterElement(shown: context.reading { value.wrappedValue }, value: value, id: context.focusID())]
    }
}

private struct MeterElement: Element {
    let shown: Int
    let value: Binding<Int>
    let id: FocusID

    func size(for proposal: Proposal) -> Size {
        Size(columns: min(10, proposal.columns ?? 10), rows: 1)
    }

    func draw(in rect: Rect, on painter: Painter) {
        var responder = Responder(id: id, isFocusable: true)
        responder.onKey = { key in
            switch key.key {
            case .left: value.wrappedValue -= 1
            case .right: value.wrappedValue += 1
            default: return false
            }
            return true
        }
        painter.respond(responder, in: rect) {
            let style = painter.isFocused(id) ? painter.theme.selection : .plain
            painter.fill(rect, style: style, character: ".")
            painter.fill(rect.inset(right: rect.columns - shown), style: style, character: "#")
        }
    }
}

@MainActor struct WritingAViewTests {
    @Test("The article's view draws and answers")
    func meter() {
        struct Host: View {
            @State private var value = 3
            var body: some View { Meter(value: $value) }
        }
        let screen = Screen(10, 1, Host())
        #expect(screen.rows == ["###......."])
        screen.press(.right, .right, .left)
        #expect(screen.rows == ["####......"])
    }
}
