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

    @Test("A stack goes with its view, whatever its pages were given")
    func stackGoes() {
        let model = Model()
        let screen = Screen(60, 20, Pages(model: model))
        for number in 1...20 {
            model.isShown.toggle()
            model.number = number
            screen.draw()
        }
        #expect(model.stacks.count >= 10)
        #expect(model.stacks.count { $0.pages != nil } <= 2)
    }

    @Observable final class Model {
        var number = 0
        var isShown = true
        @ObservationIgnored var pages: [WeakPage] = []
        @ObservationIgnored var stacks: [WeakStack] = []
    }

    struct WeakPage {
        weak var page: Page?
    }

    struct WeakStack {
        weak var pages: NavigationPages?
    }

    struct Pages: View {
        let model: Model
        @State private var words = ""

        var body: some View {
            if model.isShown { stack } else { Text("Nothing") }
        }

        private var stack: some View {
            NavigationStack {
                Text("Number \(model.number)")
                    .searchable(text: $words, prompt: "Find")
                    .toolbar { Button("Add") { model.number += 1 } }
                    .contextMenu { Button("Remove") { model.number -= 1 } }
                    .navigationDestination(for: Int.self) { Text("\($0)") }
                    .telling { page, context in
                        model.pages.append(WeakPage(page: page))
                        model.stacks.append(WeakStack(pages: context.environment.pages))
                    }
            }
        }
    }
}
