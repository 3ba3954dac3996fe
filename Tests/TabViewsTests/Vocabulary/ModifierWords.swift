// Every modifier and property wrapper of the library's vocabulary, written as SwiftUI code is.
import FoundationEssentials
import Observation
import TabViews
import TerminalScreen

struct LookWords: View {
    var body: some View {
        Group {
            Text("a").padding()
            Text("a").padding(1)
            Text("a").padding(.horizontal)
            Text("a").padding([.top, .leading], 2)
            Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2))
            Text("a").frame(width: 10)
            Text("a").frame(width: 10, height: 2, alignment: .topLeading)
            Text("a").frame(maxWidth: .infinity, alignment: .leading)
            Text("a").frame(minWidth: 2, idealWidth: 5, maxWidth: 10, minHeight: 1, idealHeight: 1, maxHeight: 2)
        }
        Group {
            Text("a").background(.blue)
            Text("a").background(Color.blue)
            Text("a").background { Color.blue }
            Text("a").background(alignment: .leading) { Text("b") }
            Text("a").overlay { Text("b") }
            Text("a").overlay(alignment: .topTrailing) { Text("b") }
            Text("a").border(.red)
            Text("a").border(Color.red, width: 1)
            VStack { Text("a") }.foregroundStyle(.secondary).font(.title.bold()).bold().italic()
            VStack { Text("a") }.underline().strikethrough().dim().opacity(0.5)
        }
        Group {
            Text("a").lineLimit(2).truncationMode(.middle).multilineTextAlignment(.center)
            Text("a").lineLimit(nil)
            Text("a").tint(.green).disabled(true).hidden()
            Text("a").accessibilityLabel("Label").accessibilityLabel(Text("Label")).accessibilityHidden(true)
            Text("a").ignoresSafeArea()
            Text("a").ignoresSafeArea(.container, edges: .bottom)
            Text("a").id("name").tag(Kind.book)
        }
    }
}

struct EventWords: View {
    private enum Field: Hashable { case name, mail }
    @State private var count = 0
    @State private var text = ""
    @FocusState private var field: Field?
    @FocusState private var isFocused: Bool

    var body: some View {
        Text("lives")
            .onAppear { count += 1 }
            .onAppear(perform: act)
            .onDisappear { count -= 1 }
            .task { await work() }
            .task(priority: .background) { await work() }
            .task(id: count) { await work() }
            .onChange(of: count) { act() }
            .onChange(of: count) { new in count = new }
            .onChange(of: count) { old, new in count = old + new - old }
            .onChange(of: count, initial: true) { act() }
            .onChange(of: count, initial: true) { _, new in count = new }
            .onOpenURL { url in text = url.absoluteString }
        Text("keys")
            .focusable()
            .onKeyPress(.return) { .handled }
            .onKeyPress("x") {
                act()
                return .handled
            }
            .onKeyPress(.upArrow, phases: .down) { _ in .ignored }
            .onKeyPress(keys: [.space, "y"]) { press in press.key == .space ? .handled : .ignored }
            .onKeyPress(phases: .all) { press in
                press.characters == "z" && press.modifiers.contains(.option) || press.key == "w" ? .handled : .ignored
            }
        Button("Save", action: act).keyboardShortcut("s")
        Button("Save", action: act).keyboardShortcut("s", modifiers: [.command, .shift])
        Button("Save", action: act).keyboardShortcut(.defaultAction)
        Button("Save", action: act).keyboardShortcut(KeyboardShortcut(.delete, modifiers: .option))
        TextField("Name", text: $text).focused($field, equals: .name).onSubmit { field = .mail }
        TextField("Mail", text: $text).focused($field, equals: .mail).onSubmit(of: .text) { field = nil }
        FieldWords(text: $text, isFocused: $isFocused)
    }

    private func act() {}
    private func work() async {}
}

private struct FieldWords: View {
    @Binding var text: String
    @FocusState.Binding var isFocused: Bool

    var body: some View {
        TextField("Other", text: $text).focused($isFocused)
        Button("Leave") { isFocused = false }.disabled(!isFocused)
    }
}

@MainActor @Observable final class Library {
    var name = "Library"
    var things = [Article(id: 1, name: "one")]
    var selected: Article?
}

private struct AccentKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    fileprivate var accent: Int {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }
}

@MainActor private let other = ValueStore()

struct StateWords: View {
    @State private var number = 0
    @State private var library = Library()
    @State private var nothing: String?
    @State(initialValue: 3) private var begun: Int

    @AppStorage("bool") private var bool = false
    @AppStorage("int") private var int = 1
    @AppStorage("double") private var double = 1.5
    @AppStorage("string") private var string = "text"
    @AppStorage("url") private var url = URL(filePath: "/")
    @AppStorage("data") private var data = Data([1])
    @AppStorage("kind") private var kind = Kind.book
    @AppStorage("level") private var level = Level.low
    @AppStorage("other", store: other) private var stored = 5
    @AppStorage("maybe.bool") private var maybeBool: Bool?
    @AppStorage("maybe.int") private var maybeInt: Int?
    @AppStorage("maybe.double") private var maybeDouble: Double?
    @AppStorage("maybe.string") private var maybeString: String?
    @AppStorage("maybe.url") private var maybeURL: URL?
    @AppStorage("maybe.data") private var maybeData: Data?
    @AppStorage("maybe.kind") private var maybeKind: Kind?
    @AppStorage("maybe.level") private var maybeLevel: Level?
    @AppStorage("tabs") private var customization: TabViewCustomization
    @AppStorage("tabs.begun") private var begunCustomization = TabViewCustomization()
    @AppStorage("tabs.other", store: other) private var otherCustomization: TabViewCustomization

    @SceneStorage("bool") private var sceneBool = false
    @SceneStorage("int") private var sceneInt = 1
    @SceneStorage("double") private var sceneDouble = 1.5
    @SceneStorage("string") private var sceneString = "text"
    @SceneStorage("url") private var sceneURL = URL(filePath: "/")
    @SceneStorage("data") private var sceneData = Data()
    @SceneStorage("kind") private var sceneKind = Kind.book
    @SceneStorage("level") private var sceneLevel = Level.low
    @SceneStorage("maybe.string") private var sceneMaybe: String?
    @SceneStorage("maybe.kind") private var sceneMaybeKind: Kind?

    var body: some View {
        Child(
            number: $number, name: $library.name, first: $library.things[0], chosen: $library.selected,
            constant: .constant(true), computed: Binding(get: { number > 0 }, set: { number = $0 ? 1 : 0 }),
            customization: $customization
        )
        .environment(library)
        .environment(\.accent, 5)
        Toggle("bool", isOn: $bool)
        TextField("string", text: $string)
    }

    struct Child: View {
        @Binding var number: Int
        @Binding var name: String
        @Binding var first: Article
        @Binding var chosen: Article?
        @Binding var constant: Bool
        @Binding var computed: Bool
        @Binding var customization: TabViewCustomization
        @Environment(Library.self) private var library
        @Environment(Library.self) private var maybeLibrary: Library?
        @Environment(\.accent) private var accent
        @Environment(\.openURL) private var openURL
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isEnabled) private var isEnabled
        @Environment(\.horizontalSizeClass) private var sizeClass

        var body: some View {
            @Bindable var bindable = library
            TextField("Name", text: $bindable.name)
            TextField("First", text: $first.name)
            Toggle("Done", isOn: $first.isDone)
            if let chosen = Binding($chosen) { TextField("Chosen", text: chosen.name) }
            ForEach($bindable.things) { $thing in Toggle(thing.name, isOn: $thing.isDone) }
            Text("accent \(accent), \(isEnabled ? "enabled" : "not"), \(sizeClass == .compact ? "compact" : "regular")")
            Button("Open") { if let url = URL(string: "https://example.org") { openURL(url) } }
            Button("Leave") { dismiss() }
            Owner(library: library)
        }
    }

    struct Owner: View {
        @Bindable var library: Library
        var body: some View { TextField("Name", text: $library.name) }
    }
}

struct WordsApp: App {
    @AppStorage("a") private var first = 1
    @AppStorage("b", store: other) private var second = "two"
    @AppStorage("tabs") private var customization: TabViewCustomization
    @SceneStorage("c") private var third = 3.0
    @State private var library = Library()

    var body: some Scene {
        WindowGroup { Text("\(first) \(second) \(third) \(library.name)").environment(library) }
        WindowGroup("Title") { Text("not shown") }
        WindowGroup(id: "name") { Text("not shown") }
        WindowGroup("Title", id: "name") { Text("not shown") }
    }
}
