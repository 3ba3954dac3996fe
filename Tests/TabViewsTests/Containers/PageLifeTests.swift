// Pages are made anew with each frame, and are given things that hold the environment which they were made in.
import Observation
import TestSupport
import Testing

@testable import TabViews

@MainActor struct PageLifeTests {
    @Test("A page goes with its frame, whatever it was given: a search field, a toolbar, a menu")
    func goes() {
        let model = Model()
        let screen = Screen(60, 20, Pages(model: model))
        for number in 1...20 {
            model.number = number
            screen.draw()
            #expect(screen.text.contains("Number \(number)"))
        }
        #expect(model.pages.count >= 20)
        #expect(model.pages.count { $0.page != nil } <= 2)
    }

    @Observable final class Model {
        var number = 0
        @ObservationIgnored var pages: [Weak] = []
    }

    struct Weak {
        weak var page: Page?
    }

    struct Pages: View {
        let model: Model
        @State private var words = ""

        var body: some View {
            NavigationStack {
                Text("Number \(model.number)")
                    .searchable(text: $words, prompt: "Find")
                    .toolbar { Button("Add") { model.number += 1 } }
                    .contextMenu { Button("Remove") { model.number -= 1 } }
                    .telling { page, _ in model.pages.append(Weak(page: page)) }
            }
        }
    }
}
