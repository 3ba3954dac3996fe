// What primitive views read through bindings makes frames when it changes elsewhere, and focus comes back with its page.
import Observation
import TerminalScreen
import Testing

@testable import TabViews

@MainActor struct BindingFrameTests {
    @MainActor @Observable final class Model {
        var path: [Int] = []
        var isOn = false
        var text = ""
        var chosen: Int?
        var isShown = false
    }

    private struct Host: View {
        let model: Model
        var body: some View {
            NavigationStack(path: Bindable(model).path) {
                VStack {
                    TextField("words", text: Bindable(model).text)
                    Toggle("switch", isOn: Bindable(model).isOn)
                    List([1, 2, 3], id: \.self, selection: Bindable(model).chosen) { number in
                        Text("row \(number)")
                    }
                }
                .navigationTitle("Root")
                .navigationDestination(for: Int.self) { number in
                    Button("on \(number)") {}.navigationTitle("Page \(number)")
                }
                .navigationDestination(isPresented: Bindable(model).isShown) {
                    Text("the other").navigationTitle("Other")
                }
            }
        }
    }

    @Test("A change of what a binding leads to is drawn without waiting for the next event")
    func frames() {
        let model = Model()
        let screen = Screen(30, 12, Host(model: model))
        #expect(!screen.session.needsFrame)
        let changes: [(String, () -> Void)] = [
            ("path", { model.path = [7] }), ("popped", { model.path = [] }), ("switch", { model.isOn = true }),
            ("text", { model.text = "abc" }), ("selection", { model.chosen = 2 }), ("shown", { model.isShown = true }),
            ("switch again", { model.isShown = false }),
        ]
        for (name, change) in changes {
            change()
            #expect(screen.session.needsFrame, "\(name)")
            screen.draw()
            #expect(!screen.session.needsFrame, "\(name)")
        }
        model.path = [7]
        screen.draw()
        #expect(screen.rows[0].contains("‹ Root  Page 7"))
    }

    @Test("Back from a page, what had the focus has it again")
    func back() {
        let model = Model()
        let screen = Screen(30, 12, Host(model: model))
        screen.press(.tab, .tab, .down)
        let focused = screen.session.focused
        model.path = [7]
        screen.draw()
        #expect(screen.session.focused != focused)
        screen.press(.escape)
        #expect(screen.session.focused == focused)
    }
}
