import TerminalScreen
import TestSupport
import Testing

// Draws every word of the vocabulary, at sizes sensible and absurd, and sends keys and clicks at all of them: nothing
// traps, and what is drawn is what a session that begins here would draw.
@testable import TabViews

@MainActor struct EveryWordTests {
    private static let pages: [(name: String, view: AnyView)] = [
        ("text", AnyView(ScrollView { TextWords() })), ("controls", AnyView(ScrollView { ControlWords() })),
        ("values", AnyView(ScrollView { ValueWords() })), ("colours", AnyView(ScrollView { ColorWords() })),
        ("stacks", AnyView(VStack { StackWords() })), ("lists", AnyView(VStack { ListWords() })),
        ("navigation", AnyView(VStack { NavigationWords() })),
        ("presentations", AnyView(VStack { PresentationWords() })), ("looks", AnyView(ScrollView { LookWords() })),
        ("events", AnyView(ScrollView { EventWords() })), ("state", AnyView(ScrollView { StateWords() })),
    ]

    @Test("Every word of the vocabulary is drawn, at any size, with any depth of colour")
    func drawing() {
        for page in Self.pages {
            for depth in ColorDepth.allCases {
                let screen = Screen(options: SessionOptions(display: Display(depth: depth)), page.view)
                for (columns, rows) in [(80, 60), (1, 1), (0, 0), (7, 3), (300, 2)] { screen.resize(columns, rows) }
                screen.resize(80, 60)
                #expect(!screen.text.isEmpty, "\(page.name)")
            }
        }
    }

    @Test("Whatever keys and clicks come, each frame is as if made from nothing but state")
    func walks() {
        let keys: [Key] = [
            .tab, .tab, .down, .up, .right, .enter, .enter, .escape, .character("x"), .character(" "), .backspace,
            .pageDown, .end, .home, .character("a"), .character("r"),
        ]
        for page in Self.pages {
            walk(page.name, page.view, keys)
        }
    }

    private func walk(_ name: String, _ view: some View, _ keys: [Key]) {
        for seed in Seeds.some(2) {
            var random = SeededGenerator(seed: seed)
            let screen = Screen(60, 30, view)
            for step in 0..<60 {
                if random.once(in: 4) {
                    screen.click(random.number(0...59), random.number(0...29))
                } else {
                    screen.press(random.pick(keys, or: .tab))
                }
                let fresh = screen.session.renderFresh(screen.size)
                #expect(fresh == screen.frame, "\(name), step \(step), seed \(seed)")
                if screen.session.isFinished { break }
            }
        }
    }

    @Test("The first of several scenes is the window; each of an app's storages keeps its value")
    func app() {
        let session = Session(app: WordsApp())
        let frame = session.render(Size(columns: 40, rows: 3))
        #expect(frame.canvas.rows.joined().contains("1 two 3.0 Library"))
        #expect(!frame.canvas.rows.joined().contains("not shown"))
    }
}
