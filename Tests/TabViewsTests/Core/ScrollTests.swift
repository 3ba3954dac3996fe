// Scrolling content that is larger than its room.
import TabViews
import TerminalScreen
import Testing

@MainActor struct ScrollTests {
    @Test("Arrows, pages, ends and the wheel scroll what has nothing to focus on")
    func scrolling() {
        let screen = Screen(20, 5, ScrollView { ForEach(0..<20) { Text("line \($0)") } })
        #expect(screen.rows[0].contains("line 0"))
        screen.press(.down)
        #expect(screen.rows[0].contains("line 1"))
        screen.press(.pageDown)
        #expect(screen.rows[0].contains("line 5"))
        screen.press(.end)
        #expect(screen.rows[4].contains("line 19"))
        screen.press(.home)
        screen.send(.mouse(MouseEvent(.wheelDown, at: Point(column: 2, row: 2))))
        #expect(screen.rows[0].contains("line 3"))
    }

    @Test("What gets the focus is scrolled into view, and arrows scroll where nothing is near")
    func revealing() {
        let screen = Screen(
            20, 5,
            ScrollView {
                Button("top") {}
                ForEach(0..<20) { Text("line \($0)") }
                Button("end") {}
            })
        screen.press(.tab)
        #expect(screen.text.contains("[ end ]"))
        screen.press(.tab)
        #expect(screen.text.contains("[ top ]"))
        screen.press(.down)
        #expect(screen.rows[0].contains("line 0"))
        for _ in 0..<30 { screen.press(.down) }
        #expect(screen.text.contains("[ end ]"))
        #expect(screen.frame.cursor == screen.position(of: "[ end ]"))
    }

    @Test("PageDown scrolls the content from anywhere")
    func anywhere() {
        let screen = Screen(
            20, 6,
            VStack {
                Button("x") {}
                ScrollView { ForEach(0..<20) { Text("line \($0)") } }
            })
        screen.press(.pageDown)
        #expect(screen.rows[1].contains("line 4"))
        #expect(screen.frame.cursor == screen.position(of: "[ x ]"))
    }

    @Test("Content that fits is not scrolled and stands alone")
    func fits() {
        let screen = Screen(20, 5, ScrollView { Text("short") })
        screen.press(.down, .end)
        #expect(screen.rows[0].contains("short"))
    }
}
