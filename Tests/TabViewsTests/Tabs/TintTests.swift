// What `tint(_:)` colours: the selected item of a tab view, controls and the style `.tint` inside, no more.
import TerminalScreen
import Testing

@testable import TabViews

@MainActor @Suite("Tint") struct TintTests {
    private struct Tabs: View {
        var body: some View {
            TabView {
                Tab("One", systemImage: "star") { Text("words").foregroundStyle(.tint) }
                TabSection("Rest") {
                    Tab("Two", systemImage: "star") { Text("green words").foregroundStyle(.tint) }
                }
                .tint(.rgb(0, 200, 0))
            }
            .tabViewStyle(.sidebarAdaptable)
        }
    }

    private let red = Color.rgb(200, 0, 0)

    private func style(_ screen: Screen, _ text: String) -> Style? {
        (screen.tabPosition(of: text) ?? screen.position(of: text)).map { screen.frame.canvas[$0].style }
    }

    @Test("A tab view's tint is that of its selected item, in bars and sidebar", arguments: [100, 60])
    func selection(columns: Int) {
        let screen = Screen(columns, 20, Tabs().tint(red))
        #expect(style(screen, "One")?.background == red || style(screen, "One")?.foreground == red, "\(screen.text)")
        #expect(style(screen, "Two")?.foreground != red && style(screen, "Two")?.background != red)
        let plain = Screen(columns, 20, Tabs())
        #expect(style(plain, "One")?.background != red && style(plain, "One")?.foreground != red)
        // What is on the tint can be read.
        #expect(Theme().tinted(.rgb(255, 255, 0), .palette256).selection.foreground == .palette(16))
        #expect(Theme().tinted(.rgb(60, 0, 60), .palette256).selection.foreground == .palette(231))
        #expect(Theme().tinted(red, .none) == Theme())
    }

    @Test("It reaches the content; a section's own goes before it and tints the content of its tabs alone")
    func content() {
        let screen = Screen(100, 20, Tabs().tint(red))
        #expect(screen.position(of: "words").map { screen.frame.canvas[$0].style.foreground } == red)
        screen.press(.down, .down)
        #expect(
            screen.position(of: "green words").map { screen.frame.canvas[$0].style.foreground } == .rgb(0, 200, 0))
        #expect(style(screen, "Two")?.background == red)
    }

    @Test("Buttons take it, with the focus as their ground; a prominent one is bold")
    func buttons() {
        let screen = Screen(
            VStack {
                Button("first") {}.tint(red)
                Button("second") {}.buttonStyle(.borderedProminent).tint(red)
            })
        let styles = ["first", "second"].map { text in screen.position(of: text).map { screen.frame.canvas[$0].style } }
        #expect(styles[0]?.background == red)
        #expect(styles[1]?.foreground == red && styles[1]?.attributes.contains(.bold) == true)
    }
}
