// What people read while something covers the page: the whole question, and the keys that count now.
import TabNavigation
import TerminalScreen
import Testing

@testable import TabViews

@MainActor struct OverlayWordsTests {
    struct Asking: View {
        let title: String
        @State private var asks = true
        var body: some View {
            TabView {
                Tab("Home", systemImage: "house") {
                    Button("Ask") { asks = true }
                        .confirmationDialog(title, isPresented: $asks) { Button("Delete", role: .destructive) {} }
                }
                .customizationID("home")
                Tab("Other", systemImage: "star") { Text("other") }.customizationID("other")
            }
            .tabViewStyle(.sidebarAdaptable)
        }
    }

    private func screen(_ columns: Int, _ title: String) -> Screen {
        Screen(columns, 24, options: SessionOptions(display: Display(words: Words.english)), Asking(title: title))
    }

    @Test("A question that the frame would cut stands inside of it, whole", arguments: [100, 80, 40, 24])
    func longQuestion(columns: Int) {
        let words = (1...24).map { "word\($0)" }
        let screen = screen(columns, words.joined(separator: " ") + "?")
        let text = screen.text
        for word in words { #expect(text.contains(word), "\(word) in \(columns) columns") }
        #expect(text.contains("Delete") && text.contains("Cancel"))
    }

    @Test("A short question stands on the frame")
    func shortQuestion() {
        #expect(screen(100, "Delete it?").rows.contains { $0.contains("╭─ Delete it? ─") })
    }

    @Test("The hint line names the keys of what covers the page, and those of the page once it is gone")
    func hints() {
        let screen = screen(100, "Delete it?")
        let covered = screen.rows.last ?? ""
        #expect(covered.contains("Enter") && covered.contains("Esc"))
        #expect(!covered.contains("a menu") && !covered.contains("e edit"))
        screen.press(.escape)
        #expect(screen.rows.last?.contains("? help") == true)
    }
}
