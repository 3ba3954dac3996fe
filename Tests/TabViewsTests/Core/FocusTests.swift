// Where keys, mouse and paste go, and how the focus moves.
import TabViews
import TerminalScreen
import Testing

@MainActor private final class Presses {
    var all: [String] = []
    var count = 0
}

@MainActor struct FocusTests {
    private struct Grid: View {
        let presses: Presses
        var body: some View {
            VStack {
                HStack {
                    Button("a") { presses.all.append("a") }
                    Button("b") { presses.all.append("b") }
                }
                HStack {
                    Button("c") { presses.all.append("c") }
                    Button("d") { presses.all.append("d") }
                }
            }
        }
    }

    @Test("Tab goes through everything in the order in which it is drawn, and round")
    func tabOrder() {
        let presses = Presses()
        let screen = Screen(Grid(presses: presses))
        for _ in 0..<5 { screen.press(.enter, .tab) }
        screen.press(.tab, .shift)
        screen.press(.enter)
        #expect(presses.all == ["a", "b", "c", "d", "a", "a"])
    }

    @Test("Tab where nothing can have the focus does nothing, at any size")
    func nothingToFocus() {
        let screen = Screen(0, 0, EmptyView())
        screen.press(.tab)
        screen.press(.tab, .shift)
        screen.resize(40, 10)
        screen.press(.tab)
        #expect(screen.text.isEmpty)
    }

    @Test("A page behind an open list may ask for the focus, and gets it when the list has gone")
    func askedBehindList() {
        struct Page: View {
            let count: Int
            @FocusState private var isFocused: Bool
            var body: some View {
                TextField("t", text: .constant("")).focused($isFocused).onChange(of: count) { isFocused = true }
            }
        }
        struct Host: View {
            let presses: Presses
            var body: some View {
                TabView {
                    Tab("A", systemImage: "star") { Page(count: presses.count) }
                    Tab("B", systemImage: "star") { Text("page") }
                    Tab("C", systemImage: "star") { Text("page") }
                    Tab("D", systemImage: "star") { Text("page") }
                    Tab("E", systemImage: "star") { Text("page") }
                    Tab("F", systemImage: "star") { Text("page") }
                    Tab("G", systemImage: "star") { Text("page") }
                }
            }
        }
        let presses = Presses()
        let screen = Screen(40, 12, Host(presses: presses))
        screen.type("5")
        for _ in 0..<3 {
            presses.count += 1
            screen.session.drawAnew()
            screen.draw()
            screen.press(.down)
        }
        screen.press(.escape)
        #expect(screen.text.contains("A"))
    }

    @Test("The cursor stands on the screen also where there is no room for what has the focus")
    func cursorWithoutRoom() {
        let screen = Screen(2, 1, TextField("t", text: .constant("word")).padding(3))
        for size in [(1, 1), (2, 1), (3, 3)] {
            screen.resize(size.0, size.1)
            guard let cursor = screen.frame.cursor else { continue }
            #expect((0..<size.0).contains(cursor.column) && (0..<size.1).contains(cursor.row), "\(size)")
        }
    }

    @Test("Arrows go to what lies in their direction")
    func arrows() {
        let presses = Presses()
        let screen = Screen(Grid(presses: presses))
        screen.press(.right, .enter, .down, .enter, .left, .enter, .up, .enter, .up, .enter)
        #expect(presses.all == ["b", "d", "c", "a", "a"])
    }

    @Test("C9: The terminal's cursor stands on what has the focus")
    func cursor() {
        let screen = Screen(Grid(presses: Presses()))
        #expect(screen.frame.cursor == screen.position(of: "[ a ]"))
        screen.press(.down)
        #expect(screen.frame.cursor == screen.position(of: "[ c ]"))
        #expect(!screen.frame.cursorIsVisible)
    }

    @Test("A click acts on what is under it and takes the focus there")
    func clicks() {
        let presses = Presses()
        let screen = Screen(Grid(presses: presses))
        screen.click(on: "[ d ]")
        screen.press(.enter)
        #expect(presses.all == ["d", "d"])
    }

    @Test("A press that is released elsewhere does nothing")
    func cancelledClick() {
        let presses = Presses()
        let screen = Screen(Grid(presses: presses))
        screen.send(.mouse(MouseEvent(.press, .left, at: screen.position(of: "[ d ]") ?? .zero)))
        screen.send(.mouse(MouseEvent(.release, .left, at: .zero)))
        #expect(presses.all.isEmpty)
    }

    @Test("What is disabled is passed over")
    func disabled() {
        let presses = Presses()
        let screen = Screen(
            VStack {
                Button("a") { presses.all.append("a") }.disabled(true)
                Button("b") { presses.all.append("b") }
            })
        screen.press(.enter)
        screen.click(on: "[ a ]")
        #expect(presses.all == ["b"])
    }

    @Test("A key goes from what has the focus outwards, until it is used")
    func bubbling() {
        let presses = Presses()
        let screen = Screen(
            VStack {
                Button("in") {}.onKeyPress("x") {
                    presses.all.append("inner")
                    return .ignored
                }
            }
            .onKeyPress("x") {
                presses.all.append("outer")
                return .handled
            }
            .onKeyPress("x") {
                presses.all.append("never")
                return .handled
            })
        screen.type("x")
        #expect(presses.all == ["inner", "outer"])
    }

    @Test("Letters answer by position on other layouts; text fields get the letter itself")
    func layouts() {
        struct Host: View {
            let presses: Presses
            @State private var text = ""
            var body: some View {
                VStack {
                    Button("b") {}
                    TextField("t", text: $text)
                    Text("<\(text)>")
                }
                .onKeyPress("q") {
                    presses.all.append("q")
                    return .handled
                }
            }
        }
        let presses = Presses()
        let screen = Screen(Host(presses: presses))
        screen.type("й")
        #expect(presses.all == ["q"])
        screen.press(.tab)
        screen.type("йq?1 ")
        #expect(presses.all == ["q"])
        #expect(screen.text.contains("<йq?1 >"))
    }

    @Test("A shortcut acts whatever has the focus")
    func shortcuts() {
        let presses = Presses()
        let screen = Screen(
            VStack {
                Button("first") {}
                Button("save") { presses.all.append("save") }.keyboardShortcut("s")
            })
        screen.press(.character("s"), .control)
        #expect(presses.all == ["save"])
    }

    @Test("The program moves the focus and is told where it is")
    func focusState() {
        struct Host: View {
            @FocusState private var field: Int?
            @State private var text = ""
            var body: some View {
                VStack {
                    Button("go \(field ?? 0)") { field = 2 }
                    TextField("one", text: $text).focused($field, equals: 1)
                    TextField("two", text: .constant("")).focused($field, equals: 2)
                }
            }
        }
        let screen = Screen(Host())
        #expect(screen.text.contains("go 0"))
        screen.press(.enter)
        #expect(screen.text.contains("go 2"))
        #expect(screen.frame.cursorIsVisible)
        screen.press(.tab, .shift)
        screen.type("q")
        #expect(screen.text.contains("go 1"))
        screen.press(.escape)
        #expect(screen.text.contains("go 0"))
    }

    @Test("When what had the focus goes, something else has it")
    func lost() {
        struct Host: View {
            @State private var isThere = true
            var body: some View {
                VStack {
                    Button("stay") {}
                    if isThere { Button("go") { isThere = false } }
                }
            }
        }
        let screen = Screen(Host())
        screen.press(.tab, .enter)
        #expect(screen.frame.cursor == screen.position(of: "[ stay ]"))
    }

    @Test("A message lasts until the next key")
    func messages() {
        let screen = Screen(Text("content"))
        screen.session.message("Saved")
        screen.draw()
        #expect(screen.rows.last == "Saved")
        screen.press(.up)
        #expect(!screen.text.contains("Saved"))
    }

    @Test("q and Ctrl-C leave")
    func leaving() {
        let screen = Screen(Text("content"))
        screen.type("q")
        #expect(screen.session.isFinished)
        let other = Screen(TextField("t", text: .constant("")))
        other.type("q")
        #expect(!other.session.isFinished)
        other.press(.character("c"), .control)
        #expect(other.session.isFinished)
    }
}
