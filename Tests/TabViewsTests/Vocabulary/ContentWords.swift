// Every content view and initializer of the library's vocabulary, written as SwiftUI code is. That it compiles is the
// proof; EveryWordTests draws it.
import FoundationEssentials
import Observation
import TabViews
import TerminalScreen

enum Kind: String, CaseIterable, Identifiable, Codable {
    case book, film
    var id: Self { self }
}

enum Level: Int {
    case low, high
}

struct Article: Identifiable, Hashable, Codable {
    var id: Int
    var name: String
    var isDone = false
}

struct TextWords: View {
    let name = "a*b*c_d_"
    let resource: LocalizedStringResource = "A **resource**"

    var body: some View {
        Text("Literal with *emphasis*, **strong**, `code` and ~~struck~~")
        Text("Hello \(name), you are \(42)")
        Text(name)
        Text(name.prefix(3))
        Text(verbatim: "as *it* is")
        Text(resource)
        Text("one ") + Text("two").bold() + Text(" three").italic().foregroundStyle(.secondary)
        Text("font").font(.headline)
        Text("font").font(.system(size: 12, weight: .bold, design: .monospaced))
        Text("font").font(.system(.body, design: .monospaced))
        Text("font").font(.body.monospaced().bold().italic())
        Text("a").underline().strikethrough().dim()
        Label("Label", systemImage: "star")
        Label(name, systemImage: "star")
        Label("Label", image: "own")
        Label {
            Text("Title")
        } icon: {
            Image(systemName: "star.fill")
        }
        Image(systemName: "star")
        Image("own")
        Image(systemName: "there.is.no.such.symbol")
    }
}

struct ControlWords: View {
    @State private var isOn = false
    @State private var text = ""
    let name = "Name"
    private func act() {}

    var body: some View {
        buttons
        Group {
            Toggle("Toggle", isOn: $isOn)
            Toggle(name, isOn: $isOn)
            Toggle("Toggle", systemImage: "bell", isOn: $isOn)
            Toggle(isOn: $isOn) { Text("Toggle") }
            TextField("Prompt", text: $text)
            TextField(name, text: $text)
            TextField("Prompt", text: $text, prompt: Text("Other"))
            TextField(text: $text) { Text("Prompt") }
            TextField(text: $text, prompt: Text("Other")) { Text("Prompt") }
            SecureField("Prompt", text: $text)
            SecureField(name, text: $text, prompt: Text("Other"))
            SecureField(text: $text) { Text("Prompt") }
        }
        Group {
            Menu("Menu") { Button("Entry", action: act) }
            Menu(name) { Button("Entry", action: act) }
            Menu("Menu", systemImage: "ellipsis") { Button("Entry", action: act) }
            Menu {
                Button("Entry", action: act)
                Menu("More") { Button("Inner", action: act) }
            } label: {
                Label("Menu", systemImage: "ellipsis")
            }
            if let address = URL(string: "https://example.org") {
                Link("Link", destination: address)
                Link(name, destination: address)
                Link(destination: address) { Label("Link", systemImage: "link") }
            }
        }
    }

    @ViewBuilder private var buttons: some View {
        Button("Title") { act() }
        Button("Title", action: act)
        Button(name, action: act)
        Button("Title", role: .destructive) { act() }
        Button(name, role: .cancel, action: act)
        Button("Title", systemImage: "trash") { act() }
        Button("Title", systemImage: "trash", role: .destructive) { act() }
        Button(name, systemImage: "trash", action: act)
        Button("Title", image: "own") { act() }
        Button {
            act()
        } label: {
            Label("Label", systemImage: "plus")
        }
        Button(action: act) { Text("Label") }
        Button(role: .destructive) {
            act()
        } label: {
            Text("Label")
        }
        Button(role: .destructive, action: act) { Text("Label") }
    }
}

struct ValueWords: View {
    let name = "Name"
    var body: some View {
        Group {
            ProgressView()
            ProgressView("Title")
            ProgressView(name)
            ProgressView(value: 0.5)
            ProgressView(value: 3, total: 10)
            ProgressView("Title", value: 0.5)
            ProgressView(name, value: 5.0, total: 10.0)
            ProgressView { Text("Label") }
            ProgressView(value: 0.5) { Text("Label") }
            ProgressView(value: 0.5) {
                Text("Label")
            } currentValueLabel: {
                Text("50 %")
            }
        }
        Group {
            Gauge(value: 0.5) { Text("Label") }
            Gauge(value: 5, in: 0...10) { Text("Label") }
            Gauge(value: 5, in: 0...10) {
                Text("Label")
            } currentValueLabel: {
                Text("5")
            }
            Gauge(value: 5, in: 0...10) {
                Text("Label")
            } currentValueLabel: {
                Text("5")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("10")
            }
        }
        Group {
            LabeledContent("Name", value: "Value")
            LabeledContent(name, value: name)
            LabeledContent("Name") { Text("Value") }
            LabeledContent(name) { Text("Value") }
            LabeledContent {
                Text("Value")
            } label: {
                Text("Name")
            }
        }
        Group {
            ContentUnavailableView("Nothing", systemImage: "tray")
            ContentUnavailableView(name, systemImage: "tray", description: Text("Nothing here."))
            ContentUnavailableView("Nothing", image: "own", description: Text("Nothing here."))
            ContentUnavailableView {
                Label("Nothing", systemImage: "tray")
            } description: {
                Text("Nothing here.")
            } actions: {
                Button("Add") {}
            }
            ContentUnavailableView.search
            ContentUnavailableView.search(text: name)
        }
    }
}

struct ColorWords: View {
    private let all: [Color] = [
        .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .white, .gray,
        .black, .clear, .primary, .secondary, .accentColor,
    ]

    var body: some View {
        HStack(spacing: 0) { ForEach(0..<all.count, id: \.self) { all[$0].frame(width: 2, height: 1) } }
        Color(red: 0.2, green: 0.4, blue: 0.8).frame(height: 1)
        Color(white: 0.5).frame(height: 1)
        Color(hex: 0x3A7BD5).frame(height: 1)
        Color(hex: "#3A7BD5").opacity(0.5).frame(height: 1)
        LinearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing).frame(height: 1)
        LinearGradient(
            gradient: Gradient(stops: [.init(color: .red, location: 0), .init(color: .green, location: 1)]),
            startPoint: .top, endPoint: .bottom
        )
        .frame(height: 2)
        Text("on a gradient").background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        Text("on a colour").background(Color.blue.opacity(0.2)).foregroundStyle(.tint)
        Text("colours").foregroundStyle(.mint).background(.red.opacity(0.3))
    }
}
