// Pages on pages: paths, ways back, state underneath.
import TabViews
import TerminalScreen
import Testing

@MainActor struct NavigationStackTests {
    private struct Leaf: View {
        let number: Int
        @State private var count = 0
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            List {
                Button("count \(count)") { count += 1 }
                NavigationLink("deeper", value: number + 1)
                Button("leave") { dismiss() }
            }
            .navigationTitle("Page \(number)")
        }
    }

    private struct Stack: View {
        @State var path: [Int]
        var body: some View {
            VStack {
                NavigationStack(path: $path) {
                    List {
                        NavigationLink("one", value: 1)
                        NavigationLink {
                            Text("brought along")
                        } label: {
                            Text("own")
                        }
                        Text("last")
                    }
                    .navigationTitle("Root")
                    .navigationDestination(for: Int.self) { Leaf(number: $0) }
                }
                Text("path \(path.map(String.init).joined(separator: "/"))")
            }
        }
    }

    @Test("N44: a link pushes its page, Esc and Backspace pop it")
    func pushing() {
        let screen = Screen(30, 12, Stack(path: []))
        #expect(screen.rows[0] == " Root")
        #expect(screen.rows[1].hasPrefix("───"))
        screen.press(.enter)
        #expect(screen.rows[0].contains("‹ Root  Page 1"))
        #expect(screen.text.contains("path 1"))
        screen.press(.down, .enter)
        #expect(screen.rows[0].contains("‹ Page 1  Page 2"))
        #expect(screen.text.contains("path 1/2"))
        screen.press(.escape)
        #expect(screen.text.contains("Page 1"))
        screen.press(.backspace)
        #expect(screen.text.contains("Root"))
        screen.press(.escape)
        #expect(screen.text.contains("Root"))
    }

    @Test("Pages below the top one keep state and cursor")
    func keeping() {
        let screen = Screen(30, 12, Stack(path: [1]))
        screen.press(.enter, .enter, .down, .enter, .escape)
        #expect(screen.text.contains("count 2"))
        #expect(screen.text.contains("▌deeper"))
        screen.press(.up, .enter)
        #expect(screen.text.contains("count 3"))
        // A page that was popped is another one when it comes again.
        screen.press(.escape, .enter)
        #expect(screen.text.contains("count 0"))
    }

    @Test("A link may bring its page along")
    func destinations() {
        let screen = Screen(30, 12, Stack(path: []))
        screen.press(.down, .enter)
        #expect(screen.text.contains("brought along"))
        #expect(screen.text.contains("path \n") || screen.text.hasSuffix("path"))
        screen.press(.escape)
        #expect(screen.text.contains("▌own"))
    }

    @Test("A page can leave by itself, and a click on the way back leaves it")
    func leaving() {
        let screen = Screen(30, 12, Stack(path: [1, 2]))
        screen.press(.end, .enter)
        #expect(screen.text.contains("path 1"))
        screen.click(on: "‹ Root")
        #expect(screen.rows[0] == " Root")
    }

    @Test("Items of the title line and a search field stand where they belong")
    func chrome() {
        struct Host: View {
            @State private var text = ""
            @State private var count = 0
            var body: some View {
                NavigationStack {
                    List(["apple", "pear"].filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
                        .searchable(text: $text, prompt: "Find")
                        .navigationTitle("Fruit")
                        .toolbar { Button("Add \(count)") { count += 1 } }
                }
            }
        }
        let screen = Screen(24, 12, Host())
        #expect(screen.rows[0] == " Fruit            Add 0")
        #expect(screen.rows[2] == " ⌕ Find")
        screen.press(.tab)
        screen.type("pe")
        #expect(!screen.text.contains("apple"))
        #expect(screen.text.contains("pear"))
        screen.press(.escape)
        screen.press(.tab, .tab)
        screen.click(on: "Add")
        #expect(screen.text.contains("Add 1"))
    }

    @Test("A message stands in place of the rule under the title")
    func message() {
        let screen = Screen(30, 12, Stack(path: []))
        screen.session.message("Copied")
        screen.draw()
        #expect(screen.rows[1] == " Copied")
        screen.press(.down)
        #expect(screen.rows[1].hasPrefix("───"))
    }
}
