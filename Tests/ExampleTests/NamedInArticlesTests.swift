// The articles name everything that is ours and everything that is accepted: what the sources call so must stand there.
import FoundationEssentials
import InterfaceSupport
import TabTermUI
import Testing

@MainActor struct NamedInArticlesTests {
    nonisolated private static let sources =
        #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
        + "/Sources/"

    private func lines(of path: String) throws -> [Substring] {
        let text = try String(contentsOf: URL(filePath: Self.sources + path), encoding: .utf8)
        return text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The names of what is declared under a comment that begins with a word.
    private func names(under word: String) throws -> Set<String> {
        var names: Set<String> = []
        for module in ["TabViews", "TabKit", "TabTermUI"] {
            for file in try FileManager.default.subpathsOfDirectory(atPath: Self.sources + module)
            where file.hasSuffix(".swift") {
                var isUnder = false
                for line in try lines(of: module + "/" + file) {
                    let line = line.drop { $0 == " " }
                    if line.hasPrefix("/// " + word) { isUnder = true }
                    guard isUnder, line.hasPrefix("public ") else { continue }
                    isUnder = false
                    let words = line.split { !$0.isLetter && $0 != "." }
                    if let at = words.firstIndex(where: { ["func", "struct", "var", "let"].contains($0) }) {
                        names.insert(String(words[at + 1]))
                    }
                }
            }
        }
        return names
    }

    @Test("Everything that is ours or accepted is named", arguments: ["*Ours", "Accepted"])
    func named(word: String) throws {
        let names = try names(under: word)
        #expect(names.count > 4)
        for article in ["DifferencesFromApples.md"] {
            let text = try lines(of: "TabTermUI/TabTermUI.docc/" + article).joined(separator: "\n")
            for name in names {
                #expect(text.contains("`\(name)") || text.contains(".\(name)`"), "\(name), \(article)")
            }
        }
    }
}

@MainActor struct PersistenceTests {
    struct Garden: App {
        @AppStorage("garden.tabs") private var customization = TabViewCustomization()
        @SceneStorage("garden.tab") private var selection = "today"

        var body: some Scene {
            WindowGroup {
                TabView(selection: $selection) {
                    Tab("Today", systemImage: "sun.max", value: "today") { Text("Two tasks") }
                        .customizationID("garden.today")
                    Tab("Beds", systemImage: "leaf", value: "beds") { Text("Six beds") }
                        .customizationID("garden.beds")
                }
                .tabViewStyle(.sidebarAdaptable)
                .tabViewCustomization($customization)
            }
        }
    }

    @Test("The app of the article *Persistence*: two sessions with the same options are two runs of it")
    func article() {
        let options = SessionOptions(display: Display(words: Words.english))
        let today = Screen(60, 20, options: options, app: Garden())
        #expect(today.text.contains("Two tasks"))
        today.type("2")
        let tomorrow = Screen(60, 20, options: options, app: Garden())
        #expect(tomorrow.text.contains("Six beds"))
    }
}
