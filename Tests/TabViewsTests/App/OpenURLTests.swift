// Addresses that the program opens, and those that are handed to it.
import FoundationEssentials
import TabViews
import TerminalScreen
import Testing

@MainActor struct OpenURLTests {
    private struct Host: View {
        @Environment(\.openURL) private var openURL
        @State private var said = "-"
        let address: String
        var body: some View {
            Button("open") {
                guard let url = URL(string: address) else { return }
                openURL(url) { said = $0 ? "accepted" : "refused" }
            }
            Text(verbatim: said)
        }
    }

    private func screen(_ address: String, _ opened: Opened, _ result: OpenURLAction.Result? = nil) -> Screen {
        var options = SessionOptions()
        options.openURL = {
            opened.addresses.append($0)
            return true
        }
        let host = VStack { Host(address: address) }
        guard let result else { return Screen(60, 12, options: options, host) }
        return Screen(60, 12, options: options, host.environment(\.openURL, OpenURLAction { _ in result }))
    }

    private final class Opened {
        var addresses: [String] = []
    }

    @Test("An address is shown and opened when the person agrees, and only then")
    func asking() {
        let opened = Opened()
        let screen = screen("https://example.org", opened)
        screen.press(.enter)
        #expect(screen.text.contains("https://example.org"))
        screen.press(.tab, .enter)
        #expect(screen.text.contains("refused") && opened.addresses.isEmpty)
        screen.press(.enter, .escape)
        #expect(screen.text.contains("refused") && opened.addresses.isEmpty)
        screen.press(.enter, .enter)
        #expect(screen.text.contains("accepted") && opened.addresses == ["https://example.org"])
    }

    @Test("A handler decides: it has opened it, it is not to be opened, another one is")
    func handlers() throws {
        let opened = Opened()
        let handled = screen("a:b", opened, .handled)
        handled.press(.enter)
        #expect(handled.text.contains("accepted"))
        let discarded = screen("a:b", opened, .discarded)
        discarded.press(.enter)
        #expect(discarded.text.contains("refused"))
        #expect(opened.addresses.isEmpty)
        let other = try #require(URL(string: "other:c"))
        let passed = screen("a:b", opened, .systemAction(other))
        passed.press(.enter)
        #expect(passed.text.contains("other:c"))
        passed.press(.enter)
        #expect(opened.addresses == ["other:c"])
    }

    @Test("A link to an address of the program's own goes to those who take addresses; others are asked about")
    func ownLinks() {
        struct Linking: View {
            let address: String
            let takes: Bool
            @State private var taken = "-"
            var body: some View {
                if let url = URL(string: address) {
                    if takes {
                        Link("go", destination: url).onOpenURL { taken = "took " + $0.absoluteString }
                    } else {
                        Link("go", destination: url)
                    }
                }
                Text(verbatim: taken)
            }
        }
        func pressed(_ address: String, takes: Bool, _ opened: Opened) -> Screen {
            var options = SessionOptions()
            options.openURL = {
                opened.addresses.append($0)
                return true
            }
            let screen = Screen(60, 12, options: options, VStack { Linking(address: address, takes: takes) })
            screen.press(.enter)
            return screen
        }
        let opened = Opened()
        #expect(pressed("birds://profile", takes: true, opened).text.contains("took birds://profile"))
        #expect(opened.addresses.isEmpty)
        for (address, takes) in [("birds://profile", false), ("https://example.org", true), ("MAILTO:a@b.c", true)] {
            let screen = pressed(address, takes: takes, opened)
            #expect(screen.text.contains(address) && !screen.text.contains("took"))
            screen.press(.enter)
            #expect(opened.addresses.last == address)
        }
    }

    @Test("All who take addresses from outside are told, whatever is shown")
    func taking() throws {
        struct Taker: View {
            @State private var taken = "-"
            var body: some View { Text(verbatim: taken).onOpenURL { taken = $0.absoluteString } }
        }
        let screen = Screen(Taker())
        let url = try #require(URL(string: "notes://tides"))
        #expect(screen.session.open(url))
        screen.draw()
        #expect(screen.text.contains("notes://tides"))
        #expect(!Screen(Text("nobody")).session.open(url))
    }
}
