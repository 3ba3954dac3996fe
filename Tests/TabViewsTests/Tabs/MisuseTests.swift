// Mistakes of a program are told with their place, and what happens is defined.
import TabNavigation
import TerminalScreen
import Testing

@testable import TabViews

@MainActor struct MisuseTests {
    private func screen(_ view: some View) -> Screen {
        Screen(100, 24, options: SessionOptions(display: Display(words: Words.english)), view)
    }

    struct Twice: View {
        @State private var selection = "a"
        @State private var customization = TabViewCustomization()
        var body: some View {
            TabView(selection: $selection) {
                Tab("First", systemImage: "a", value: "a") { Text("first page") }.customizationID("one")
                Tab("Second", systemImage: "b", value: "a") { Text("second page") }.customizationID("one")
                Tab("Third", systemImage: "c", value: "c") { Button("To a") { selection = "a" } }
                    .customizationBehavior(.reorderable)
                TabSection("Part") { Tab("Fourth", systemImage: "d", value: "d") { Text("fourth") } }
                    .customizationID("one")
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewCustomization($customization)
        }
    }

    @Test("One value, one ID, no ID: each is told once, with file and line")
    func tabs() {
        let screen = screen(Twice())
        screen.press(.down)
        screen.press(.up)
        let misuses = screen.session.misuses
        #expect(misuses.map(\.kind) == [.sameCustomizationID, .sameValue, .noCustomizationID, .sameCustomizationID])
        #expect(misuses.map(\.subject) == ["one", "Second", "Third", "one"])
        #expect(misuses.allSatisfy { $0.file == "TabViewsTests/MisuseTests.swift" })
        #expect(misuses.map { $0.line - misuses[0].line } == [0, 0, 1, 3])
        let words = misuses[1].words(in: screen.session.options.display)
        #expect(words.hasPrefix("TabViewsTests/MisuseTests.swift:\(misuses[1].line): "))
        #expect(words.contains("Second"))
        #if DEBUG
            let fresh = self.screen(Twice())
            #expect(fresh.text.contains("MisuseTests.swift:"))
        #endif
    }

    @Test("Of tabs with one value the first is selected by it; the second can be chosen, and stays what it is")
    func behaviour() {
        let screen = screen(Twice())
        #expect(screen.text.contains("first page"))
        screen.type("2")
        #expect(screen.text.contains("second page"))
        screen.type("3")
        screen.click(on: "To a")
        #expect(screen.text.contains("first page"))
        screen.type("2")
        screen.type("a")
        #expect(!screen.text.contains("Hide"), "the second tab has no ID any more: it can't be arranged (N25)")
    }

    @Test("In a long run a repeated value is told when it is met")
    func run() {
        struct Many: View {
            @State private var selection = 98
            var body: some View {
                TabView(selection: $selection) {
                    ForEach(Array(0..<50) + Array(40..<100), id: \.self) { number in
                        Tab("Tab \(number)", systemImage: "a", value: number) { Text("\(number)") }
                    }
                }
            }
        }
        let screen = screen(Many())
        #expect(screen.session.misuses.first?.kind == .sameValue)
        #expect(screen.session.misuses.first?.subject == "Tab 40")
    }

    struct Counter: View {
        @State private var count = 0
        var body: some View { Button("Count \(count)") { count += 1 } }
    }

    @Test("One view value in two places: told once; both share one state")
    func placedTwice() {
        let counter = Counter()
        let screen = screen(
            VStack {
                counter; Text("between"); counter
            })
        #expect(screen.session.misuses.map(\.kind) == [.placedTwice])
        #expect(screen.session.misuses.first?.file == "TabViewsTests/MisuseTests.swift")
        screen.press(.enter)
        screen.press(.enter)
        #expect(screen.session.misuses.count == 1)
    }

    @Test("Values that move, or are made twice, are no mistakes")
    func innocent() {
        @MainActor struct Row: @MainActor Identifiable {
            let id: Int
            let counter = Counter()
        }
        struct Swapping: View {
            @State private var rows = [Row(id: 1), Row(id: 2), Row(id: 3)]
            var body: some View {
                VStack {
                    ForEach(rows) { $0.counter }
                    ForEach(0..<3) { rows[$0].counter.id($0) }
                    Button("Swap") { rows.reverse() }
                }
            }
        }
        struct Plain: View {
            @State private var rows = [Row(id: 1), Row(id: 2), Row(id: 3)]
            var body: some View {
                VStack {
                    ForEach(0..<3) { rows[$0].counter }
                    Button("Swap") { rows.reverse() }
                }
            }
        }
        let screen = screen(Plain())
        for _ in 0..<3 { screen.click(on: "Swap") }
        #expect(screen.session.misuses.isEmpty)
        #expect(!self.screen(Swapping()).session.misuses.isEmpty, "each of these stands in two places")
    }
}
