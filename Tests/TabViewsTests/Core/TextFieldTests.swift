// Editing a line of text.
import TabViews
import TerminalScreen
import Testing

@MainActor struct TextFieldTests {
    @MainActor private final class Content { var text = "" }

    private func field(_ columns: Int = 20, _ text: String = "") -> (Screen, Content) {
        let content = Content()
        content.text = text
        let binding = Binding(get: { content.text }, set: { content.text = $0 })
        return (Screen(columns, 2, TextField("prompt", text: binding)), content)
    }

    @Test("The prompt shows while the field is empty")
    func prompt() {
        let (screen, _) = field()
        #expect(screen.text.contains("prompt"))
        screen.type("x")
        #expect(!screen.text.contains("prompt"))
    }

    @Test("Keys insert, delete and move")
    func editing() {
        let (screen, content) = field()
        screen.type("hello world")
        screen.press(.left, .control)
        screen.press(.backspace)
        #expect(content.text == "helloworld")
        screen.press(.home)
        screen.press(.delete)
        #expect(content.text == "elloworld")
        screen.press(.end)
        screen.press(.character("w"), .control)
        #expect(content.text.isEmpty)
    }

    @Test("Backspace deletes a whole character, however it is made up")
    func clusters() {
        let (screen, content) = field(20, "a👩‍💻e\u{301}")
        screen.press(.backspace)
        #expect(content.text == "a👩‍💻")
        screen.press(.backspace)
        #expect(content.text == "a")
    }

    @Test("Pasted text is text, on one line")
    func paste() {
        let (screen, content) = field()
        screen.send(.paste("two\nlines\tq"))
        #expect(content.text == "two lines q")
    }

    @Test("K5: A megabyte is pasted into one line, which is edited as any other")
    func largePaste() {
        let (screen, content) = field()
        screen.send(.paste(String(repeating: "0123456789abcde\n", count: 65536)))
        #expect(content.text.utf8.count == 65536 * 16 && !content.text.contains("\n"))
        #expect(screen.rows.count == 2 && screen.frame.cursor?.row == 0)
        screen.press(.backspace)
        screen.type("z")
        #expect(content.text.hasSuffix("cdez"))
    }

    @Test("A field in a row of a list gets all that is typed or pasted there, in the person's own layout")
    func row() {
        struct Rows: View {
            @Binding var text: String
            var body: some View {
                List {
                    Button("one") {}
                    TextField("prompt", text: $text)
                }
            }
        }
        func list() -> (Screen, Content) {
            let content = Content()
            let binding = Binding(get: { content.text }, set: { content.text = $0 })
            let screen = Screen(30, 5, Rows(text: binding))
            screen.press(.down)
            return (screen, content)
        }
        for words in ["Good", "a b", "Добре", " q"] {
            let (screen, content) = list()
            screen.type(words)
            #expect(content.text == words)
            let (entered, other) = list()
            entered.press(.enter)
            entered.type(words)
            #expect(other.text == words)
            let (tabbed, third) = list()
            tabbed.press(.tab)
            tabbed.type(words)
            #expect(third.text == words)
            let (pasted, fourth) = list()
            pasted.send(.paste(words))
            #expect(fourth.text == words)
        }
        let (screen, content) = list()
        screen.type("x")
        screen.press(.escape)
        screen.press(.left)
        screen.press(.up)
        screen.type("y")
        #expect(content.text == "x")
    }

    @Test("A long text is scrolled so that the cursor is seen")
    func scrolling() {
        let (screen, _) = field(8)
        screen.type("abcdefghijkl")
        #expect(screen.text == "fghijkl")
        #expect(screen.frame.cursor?.column == 7)
        screen.press(.home)
        #expect(screen.text == "abcdefgh")
        #expect(screen.frame.cursor?.column == 0)
    }

    @Test("A click puts the cursor there, also among wide characters")
    func clicking() {
        let (screen, content) = field(20, "中文ab")
        screen.click(2, screen.position(of: "中")?.row ?? 0)
        screen.type("x")
        #expect(content.text == "中x文ab")
    }

    @Test("A setter may change what was typed")
    func refusing() {
        var text = ""
        let binding = Binding(get: { text }, set: { text = String($0.prefix(3)) })
        let screen = Screen(TextField("t", text: binding))
        screen.type("abcdef")
        #expect(text == "abc")
        screen.press(.backspace)
        #expect(text == "ab")
    }

    @Test("Enter submits; a secret is not shown")
    func submit() {
        var submitted = 0
        let screen = Screen(SecureField("t", text: .constant("abc")).onSubmit { submitted += 1 })
        screen.press(.enter)
        #expect(submitted == 1)
        #expect(screen.text.contains("•••"))
    }
}
