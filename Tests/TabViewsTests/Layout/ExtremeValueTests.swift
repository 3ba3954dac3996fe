// Numbers that make no sense, names that stand twice, members that are gone: something is drawn, nothing traps.
import FoundationEssentials
import TabViews
import TerminalScreen
import Testing

@MainActor struct ExtremeValueTests {
    @Test("Lengths and parts that make no sense")
    func lengths() {
        for length in [Int.min, -7, 0, 3, .infinity] {
            let view = VStack(spacing: length) {
                HStack(spacing: length) {
                    Text("a").frame(width: length, height: length)
                    Text("b").frame(minWidth: length, maxWidth: length, minHeight: length, maxHeight: length)
                    Spacer(minLength: length)
                    Text("c").padding(length).lineLimit(length)
                }
                Color.red.frame(maxWidth: length, maxHeight: length).border(.blue, width: length)
                ScrollView([.horizontal, .vertical]) { Text("d").frame(width: length).padding(.leading, length) }
            }
            let screen = Screen(view)
            for (columns, rows) in [(1, 1), (0, 3), (200, 60), (10, 4)] { screen.resize(columns, rows) }
        }
        for part in [Double.nan, -.infinity, .infinity, -1, 0, 0.3, 7] {
            let view = VStack {
                ProgressView("p", value: part)
                ProgressView("p", value: 1, total: part)
                Gauge(value: part, in: 0...10) { Text("g") }
                Text("o").opacity(part).background(Color.red.opacity(part))
                Color(red: part, green: part, blue: part).frame(height: 1)
                LinearGradient(
                    stops: [.init(color: .red, location: part), .init(color: .blue, location: 1)],
                    startPoint: UnitPoint(x: part, y: part), endPoint: .trailing
                )
                .frame(height: 1)
            }
            #expect(Screen(view).text.contains("p"))
        }
    }

    @Test("Colours by digits; what are none leave the terminal's own")
    func digits() {
        #expect(Color(hex: "#3A7BD5") == Color(hex: 0x3A7BD5))
        #expect(Color(hex: "3a7bd5") == .rgb(0x3A, 0x7B, 0xD5))
        #expect(Color(hex: "#fff") == .rgb(255, 255, 255))
        for digits in ["", "#", "12", "-12345", "+12345", "1234567", "ghijkl"] {
            #expect(Color(hex: digits) == .standard)
        }
    }

    @Test("Names that stand twice; bindings to members that are gone")
    func members() {
        struct Host: View {
            @State private var things = [Note(id: 1), Note(id: 1), Note(id: 2)]
            var body: some View {
                Button("fewer") { things.removeLast() }
                ForEach($things) { $thing in
                    Button("change \(thing.text)") {
                        things = []
                        thing.text += "!"
                    }
                }
            }
        }
        let screen = Screen(VStack { Host() })
        screen.press(.enter, .down, .down, .enter)
        #expect(screen.text == "              [ fewer ]" || screen.text.contains("fewer"))
        #expect(!screen.text.contains("change"))
    }

    private struct Note: Identifiable {
        let id: Int
        var text = "x"
    }

    @Test("T8: Values in literals are shown as they are, whatever signs are in them")
    func literals() {
        let name = "my_own_*file*_`x`~~y~~"
        #expect(Text("**\(name)** of \(2)").plain == "\(name) of 2")
        #expect(Text("a \u{1A} b \(name) *c*").plain == "a  b \(name) c")
        #expect(Text(LocalizedStringResource("_\(name)_")).plain == name)
        #expect(Text("2 * 3 * 4, snake_case_name, ** not").plain == "2 * 3 * 4, snake_case_name, ** not")
    }
}
