// Enter in fields, and who is told of it; the focus as a value that is handed on.
import TabViews
import TerminalScreen
import Testing

@MainActor struct SubmitTests {
    private struct Host: View {
        enum Field { case name, mail }
        @State private var text = ""
        @State private var query = ""
        @State private var said: [String] = []
        @FocusState private var field: Field?

        var body: some View {
            NavigationStack {
                VStack {
                    Text(said.joined(separator: " "))
                    TextField("Name", text: $text).focused($field, equals: .name).onSubmit { field = .mail }
                    TextField("Mail", text: $text).focused($field, equals: .mail)
                    Text(field == .mail ? "mail has it" : "-")
                }
                .searchable(text: $query)
                .onSubmit { said.append("text") }
                .onSubmit(of: .search) { said.append("search") }
                .onSubmit(of: [.text, .search]) { said.append("both") }
            }
        }
    }

    @Test("Enter tells those around that want to know of that kind of field; the program moves the focus on")
    func triggers() {
        let screen = Screen(40, 14, Host())
        screen.press(.enter)
        #expect(screen.text.contains("text both"))
        #expect(screen.text.contains("mail has it"))
        screen.click(on: "search")
        screen.press(.enter)
        #expect(screen.text.contains("text both search both"))
    }

    @Test("Enter in a search field ends the typing where nobody is told of it: the cursor stands on what it narrows")
    func leaving() {
        struct Narrowed: View {
            @State private var query = ""
            @State private var pressed = 0

            var body: some View {
                NavigationStack {
                    List { Button("pressed \(pressed)") { pressed += 1 } }.searchable(text: $query)
                }
            }
        }
        let screen = Screen(40, 14, Narrowed())
        screen.click(on: "search")
        screen.type("ab")
        screen.press(.enter)
        screen.type("c")
        #expect(screen.text.contains("ab") && !screen.text.contains("abc"))
        screen.press(.enter)
        #expect(screen.text.contains("pressed 1"))
    }

    @Test("The focus is handed on as a binding")
    func handedOn() {
        struct Owner: View {
            @State private var text = ""
            @FocusState private var isFocused: Bool
            var body: some View {
                Button("give") { isFocused = true }
                Inner(text: $text, isFocused: $isFocused)
            }
        }
        struct Inner: View {
            @Binding var text: String
            @FocusState.Binding var isFocused: Bool
            var body: some View {
                TextField("Name", text: $text).focused($isFocused)
                Text(isFocused ? "has it" : "has it not")
            }
        }
        let screen = Screen(VStack { Owner() })
        #expect(screen.text.contains("has it not"))
        screen.press(.enter)
        #expect(screen.text.contains("has it") && !screen.text.contains("not"))
        screen.type("a")
        #expect(screen.text.contains("a"))
    }
}
