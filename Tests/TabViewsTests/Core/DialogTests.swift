// What covers all else: alerts, choices, sheets, menus.
import TabViews
import TerminalScreen
import Testing

@MainActor struct DialogTests {
    private struct Host: View {
        @State private var asks = false
        @State private var chooses = false
        @State private var shows = false
        @State private var answer = "none"
        @State private var name = ""
        var body: some View {
            VStack {
                Button("ask") { asks = true }
                Button("choose") { chooses = true }
                Button("show") { shows = true }
                Text("answer \(answer) \(name)")
            }
            .alert("New", isPresented: $asks) {
                TextField("Name", text: $name)
                Button("Create") { answer = "created" }
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("What is it called?")
            }
            .confirmationDialog("Delete?", isPresented: $chooses) {
                Button("Delete", role: .destructive) { answer = "deleted" }
            }
            .sheet(isPresented: $shows) { Sheet() }
        }
    }

    private struct Sheet: View {
        @Environment(\.dismiss) private var dismiss
        @State private var asks = false
        var body: some View {
            VStack {
                Text("on top")
                Button("more") { asks = true }
                Button("close") { dismiss() }
            }
            .alert("Sure?", isPresented: $asks) { Button("Yes") {} }
        }
    }

    @Test("An alert takes all keys until it is answered")
    func alert() {
        let screen = Screen(40, 12, Host())
        screen.press(.enter)
        #expect(screen.text.contains("What is it called?"))
        screen.type("Poetry")
        screen.press(.tab, .enter)
        #expect(!screen.text.contains("What is it called?"))
        #expect(screen.text.contains("answer created Poetry"))
    }

    @Test("Esc, or Backspace outside of fields, closes one thing at a time; clicks do not go through")
    func escape() {
        let screen = Screen(40, 12, Host())
        screen.press(.tab, .tab, .enter)
        #expect(screen.text.contains("on top"))
        screen.press(.enter)
        #expect(screen.text.contains("Sure?"))
        screen.click(0, 0)
        #expect(screen.text.contains("Sure?"))
        screen.press(.escape)
        #expect(!screen.text.contains("Sure?"))
        #expect(screen.text.contains("on top"))
        screen.press(.backspace)
        #expect(!screen.text.contains("on top"))
        #expect(screen.frame.cursor == screen.position(of: "[ show ]"))
    }

    @Test("A choice can always be left")
    func choice() {
        let screen = Screen(40, 12, Host())
        screen.press(.tab, .enter)
        #expect(screen.text.contains("[ Delete ]"))
        screen.press(.enter)
        #expect(!screen.text.contains("[ Delete ]"))
        #expect(screen.text.contains("answer none"))
        screen.press(.enter, .up, .enter)
        #expect(screen.text.contains("answer deleted"))
    }

    @Test("What destroys something has not the first focus: Cancel has it, else what destroys nothing")
    func harmless() {
        struct Asks: View {
            let hasCancel: Bool
            @State private var asks = false
            var body: some View {
                Button("ask") { asks = true }
                    .alert("Sure?", isPresented: $asks) {
                        Button("Delete", role: .destructive) {}
                        Button("Archive") {}
                        if hasCancel { Button("Cancel", role: .cancel) {} }
                    }
            }
        }
        for hasCancel in [true, false] {
            let screen = Screen(50, 12, Asks(hasCancel: hasCancel))
            screen.press(.enter)
            #expect(screen.frame.cursor == screen.position(of: hasCancel ? "[ Cancel ]" : "[ Archive ]"))
        }
    }

    @Test("S2: A dialog that does not fit is scrolled; it works at any size", arguments: [1, 3, 6, 12])
    func small(_ size: Int) {
        let screen = Screen(size, size, Host())
        screen.press(.enter)
        screen.type("x")
        screen.press(.tab, .enter)
        screen.resize(40, 12)
        #expect(screen.text.contains("answer created x"))
    }

    @Test("A menu lists what can be done beside its button")
    func menu() {
        struct Host: View {
            @State private var answer = "none"
            var body: some View {
                VStack {
                    Menu("Sort") {
                        Button("by name") { answer = "name" }
                        Button("by date") { answer = "date" }
                    }
                    Text(answer)
                }
            }
        }
        let screen = Screen(30, 9, Host())
        screen.press(.enter, .down, .enter)
        #expect(screen.text.contains("date"))
        #expect(!screen.text.contains("by date"))
        screen.click(on: "[ Sort ]")
        screen.click(on: "by name")
        #expect(screen.text.contains("name"))
    }
}
