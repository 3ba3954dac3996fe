// What is stored under names: one value wherever it is read, stores of a program's own, several storages in one app, and
// values that may be missing.
import FoundationEssentials
import NavigationStore
import TerminalScreen
import Testing

@testable import TabViews

@MainActor struct StorageTests {
    private enum Shade: String { case light, dark }

    @Test("A store that a view brings along is saved with the others and makes frames")
    func ownStore() {
        struct Host: View {
            @AppStorage private var count: Int
            init(_ store: ValueStore) { _count = AppStorage(wrappedValue: 1, "count", store: store) }
            var body: some View { Button("count \(count)") { count += 1 } }
        }
        let store = ValueStore(["count": .integer(5)])
        var saved: [String: StoredValue?] = [:]
        store.save = { saved.merge($0) { $1 } }
        let screen = Screen(Host(store))
        #expect(screen.text.contains("count 5"))
        screen.press(.enter)
        #expect(screen.text.contains("count 6"))
        screen.session.flush()
        #expect(saved == ["count": .integer(6)])
        store["count"] = .integer(9)
        #expect(screen.session.needsFrame)
        screen.draw()
        #expect(screen.text.contains("count 9"))
    }

    @Test("Names that begin alike are one group, whatever mark follows")
    func groups() {
        let store = ValueStore(["a/\u{301}": .integer(1), "a/\u{488}/": .integer(2), "a": .integer(3)])
        #expect(store.values(under: "a/") == ["\u{301}": .integer(1), "\u{488}/": .integer(2)])
        store.set(["\u{488}/": .integer(4)], under: "a/")
        #expect(store.values(under: "a/") == ["\u{488}/": .integer(4)])
        #expect(store["a/\u{488}/"] == .integer(4) && store["a/\u{301}"] == nil && store["a"] == .integer(3))
    }

    @Test("What may be missing is nil, is kept when it is set, and goes when it is nil again")
    func optionals() {
        struct Host: View {
            @AppStorage("shade") private var shade: Shade?
            @AppStorage("url") private var url: URL?
            @AppStorage("data") private var data: Data?
            @SceneStorage("flag") private var flag: Bool?
            var body: some View {
                Text("\(shade?.rawValue ?? "-") \(url?.path ?? "-") \(data?.count ?? -1) \(flag == nil ? "-" : "flag")")
                Button("set") {
                    shade = .dark
                    url = URL(filePath: "/a")
                    data = Data([1, 2])
                    flag = true
                }
                Button("clear") {
                    shade = nil
                    url = nil
                    data = nil
                    flag = nil
                }
            }
        }
        let screen = Screen(VStack { Host() })
        #expect(screen.text.contains("- - -1 -"))
        screen.press(.enter)
        #expect(screen.text.contains("dark /a 2 flag"))
        #expect(screen.session.options.store["shade"] == .string("dark"))
        screen.press(.down, .enter)
        #expect(screen.text.contains("- - -1 -"))
        #expect(screen.session.options.store["shade"] == nil)
    }

    @Test("An app with several storages reads and writes each in its place")
    func app() {
        let options = SessionOptions()
        options.store["first"] = .integer(3)
        options.sceneStore["third"] = .string("kept")
        let session = Session(app: Program(), options: options)
        func text() -> String { session.render(Size(columns: 40, rows: 4)).canvas.rows.joined() }
        #expect(text().contains("3 two kept 0"))
        session.send(.key(KeyPress(.enter)))
        #expect(text().contains("4 two! kept+ 1"))
        #expect(options.store["first"] == .integer(4))
        #expect(options.store["second"] == .string("two!"))
        #expect(options.sceneStore["third"] == .string("kept+"))
    }

    private struct Program: App {
        @AppStorage("first") private var first = 1
        @AppStorage("second") private var second = "two"
        @SceneStorage("third") private var third = "three"
        @State private var count = 0

        var body: some Scene {
            WindowGroup("Program") {
                Button("\(first) \(second) \(third) \(count)") {
                    first += 1
                    second += "!"
                    third += "+"
                    count += 1
                }
            }
        }
    }

    @Test("What is stored under a name is one value wherever it is read, and is handed on to be saved")
    func storage() {
        struct One: View {
            @AppStorage("size") private var size = 3
            var body: some View { Button("size \(size)") { size += 1 } }
        }
        struct Two: View {
            @AppStorage("size") private var size = 3
            @SceneStorage("note") private var note = "none"
            var body: some View { Text("also \(size) \(note)") }
        }
        let options = SessionOptions()
        var saved: [String] = []
        options.store.save = { saved.append(contentsOf: $0.keys) }
        let screen = Screen(
            options: options,
            VStack {
                One()
                Two()
            })
        screen.press(.enter)
        #expect(screen.text.contains("also 4 none"))
        screen.session.flush()
        screen.session.flush()
        #expect(saved == ["size"])
    }

    @Test("A customization is stored key by key, with and without a default")
    func storedCustomization() {
        struct Host: View {
            @AppStorage("tabs") private var customization: TabViewCustomization
            @AppStorage("other") private var other = TabViewCustomization()
            var body: some View {
                Button("order \(customization.tabOrder?.joined(separator: ",") ?? "none")") {
                    customization.tabOrder = ["b", "a"]
                    other = TabViewCustomization()
                }
            }
        }
        let options = SessionOptions()
        var saved: [String: StoredValue?] = [:]
        options.store.save = { saved.merge($0) { $1 } }
        let screen = Screen(options: options, Host())
        #expect(screen.text.contains("order none"))
        screen.press(.enter)
        #expect(screen.text.contains("order b,a"))
        screen.session.flush()
        #expect(saved.count == 1)
        #expect(saved.keys.allSatisfy { $0.hasPrefix("tabs/") })
        let again = SessionOptions()
        again.store.merge(saved.compactMapValues { $0 })
        #expect(Screen(options: again, Host()).text.contains("order b,a"))
    }
}
