// A list in whatever covers the screen: it scrolls by itself and its cursor stays in sight.
import TabViews
import TerminalScreen
import TestSupport
import Testing

@MainActor struct SheetListTests {
    private struct Page: View {
        let sizing: PresentationSizing
        @State private var isShown = false
        @State private var words = ""

        var body: some View {
            Button("Open") { isShown = true }
                .sheet(isPresented: $isShown) {
                    VStack(alignment: .leading, spacing: 0) {
                        TextField("Words", text: $words)
                        Divider()
                        List { ForEach(0..<60, id: \.self) { number in Button("row \(number)") {} } }
                    }
                    .presentationSizing(sizing)
                }
        }
    }

    @Test("The cursor stays in sight, the field above it, and one Esc closes it all", arguments: [44, 100])
    func cursor(columns: Int) {
        for sizing in [PresentationSizing.form, .page] {
            let screen = Screen(columns, 20, Page(sizing: sizing))
            screen.press(.enter)
            #expect(screen.text.contains("row 0"))
            for _ in 0..<30 { screen.press(.down) }
            #expect(screen.text.contains("▌row 29"), "\(screen.text)")
            #expect(screen.text.contains("Words"))
            screen.press(.end)
            #expect(screen.text.contains("▌row 59"), "\(screen.text)")
            screen.press(.escape)
            #expect(!screen.text.contains("row"))
            screen.press(.enter)
            screen.type("dunlin")
            screen.press(.escape)
            #expect(!screen.text.contains("row"), "\(screen.text)")
        }
    }
}
