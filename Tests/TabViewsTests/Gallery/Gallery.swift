// A page for each kind of view, as an app would show it; GalleryTests holds their pictures.
import FoundationEssentials
import TabViews
import TerminalScreen

struct TextPage: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Text("Field notes").font(.title)
            Text("A line with *slanted*, **heavy**, `fixed` and ~~struck~~ words, long enough to be wrapped.")
            Text("Two rows at most: a text that is longer than that ends where there is no more room, and says so.")
                .lineLimit(2)
            Text("/home/anna/notes/coast/tides/2024/january.md").lineLimit(1).truncationMode(.middle)
            Text("/home/anna/notes/coast/tides/2024/january.md").lineLimit(1).truncationMode(.head)
            Text("centred over\nseveral lines").multilineTextAlignment(.center)
                .frame(maxWidth: .infinity)
            Text("one ") + Text("and two").bold()
        }
    }
}

struct LabelPage: View {
    var body: some View {
        VStack(alignment: .leading) {
            Label("Today", systemImage: "sun.max")
            Label("Starred", systemImage: "star.fill")
            Label("Unknown", systemImage: "no.such.symbol")
            Divider()
            LabeledContent("Author", value: "Anna Reed")
            LabeledContent("Pages") { Text("128") }
            Divider()
            HStack {
                Image(systemName: "house")
                Image(systemName: "magnifyingglass")
                Image(systemName: "gear")
                Spacer()
                Text("at the right")
            }
        }
    }
}

struct ButtonPage: View {
    @State private var count = 0
    @State private var isOn = false

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Button("Count \(count)") { count += 1 }
            Button("With a symbol", systemImage: "plus") { count += 10 }
            Button("Delete", systemImage: "trash", role: .destructive) { count = 0 }
            Button("Not now") { count = -1 }.disabled(true)
            Toggle("Show hidden notes", isOn: $isOn)
            Toggle("Remind me", systemImage: "bell", isOn: .constant(true))
            HStack {
                Button("Cancel", role: .cancel) {}
                Button("Save") {}
            }
        }
    }
}

struct FieldPage: View {
    @State private var name = ""
    @State private var place = "North beach"
    @State private var secret = "tide"

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            TextField("Name", text: $name)
            TextField("Place", text: $place)
            SecureField("Word", text: $secret)
            Text(verbatim: "\(name)/\(place)/\(secret)").foregroundStyle(.secondary)
        }
    }
}

struct ValuePage: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            ProgressView("Reading")
            ProgressView("Copying", value: 0.25)
            ProgressView(value: 3, total: 4) {
                Text("Notes")
            } currentValueLabel: {
                Text("3 of 4")
            }
            Gauge(value: 0.5) { Text("Half") }
            Gauge(value: 12, in: 0...20) {
                Text("Tide")
            } currentValueLabel: {
                Text("12 m")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("20")
            }
        }
    }
}

struct RowPage: View {
    @State private var selected: Set<String> = ["herring"]

    var body: some View {
        List(selection: $selected) {
            Section("Fish") {
                ForEach(["cod", "herring", "sole"], id: \.self) { Text($0) }
            }
            Section {
                Text("a row of its own").tag("own")
            } header: {
                Text("Others")
            } footer: {
                Text("Space selects.")
            }
        }
    }
}

struct LookPage: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Text("in a frame").padding(.horizontal, 1).border(.secondary)
            Text("with a corner").frame(width: 20, height: 2).overlay(alignment: .bottomTrailing) { Text("◢") }
            Text("behind").frame(width: 12).background(alignment: .trailing) { Text("·") }
            HStack(alignment: .top, spacing: 2) {
                Text("left\nof")
                Divider()
                Text("right")
            }
            .frame(height: 2)
            ZStack(alignment: .center) {
                Text("──────────────")
                Text(" on top ")
            }
            Text("gone").hidden()
            LinearGradient(
                colors: [Color(hex: 0x005F87), Color(hex: 0x5F0087)], startPoint: .leading, endPoint: .trailing
            )
            .frame(width: 20, height: 1)
            Text("on a gradient").foregroundStyle(.white)
                .background(
                    LinearGradient(colors: [Color(hex: 0x005F87), .black], startPoint: .leading, endPoint: .trailing))
        }
    }
}

struct NothingPage: View {
    var body: some View {
        ContentUnavailableView {
            Label("No notes yet", systemImage: "tray")
        } description: {
            Text("What you write down on the beach will be kept here.")
        } actions: {
            Button("New note") {}
        }
    }
}

/// A page in a stack with all that a title line can hold.
struct StackPage: View {
    @State private var query = ""
    @State private var path: [String] = []
    @State private var reads = 0
    var names = ["Dunes", "Harbour", "Pier"]

    var body: some View {
        NavigationStack(path: $path) {
            List(names.filter { query.isEmpty || $0.contains(query) }, id: \.self) { name in
                NavigationLink(name, value: name)
            }
            .navigationTitle("Places \(reads)")
            .navigationDestination(for: String.self) { name in
                VStack(alignment: .leading) {
                    Text("All about \(name).")
                    NavigationLink("Further on") { Text("The end.").navigationTitle("Further") }
                }
                .navigationTitle(name)
            }
            .searchable(text: $query, prompt: "Names")
            .refreshable { reads += 1 }
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("Map") {} }
                ToolbarItem(placement: .primaryAction) { Button("New", systemImage: "plus") { path = ["New"] } }
            }
        }
    }
}

struct QuestionPage: View {
    @State private var asks = false
    @State private var chooses = false
    @State private var shows = false
    @State private var answer = "nothing yet"

    var body: some View {
        VStack(alignment: .leading) {
            Button("Ask") { asks = true }
            Button("Choose") { chooses = true }
            Button("Show") { shows = true }
            Menu("More", systemImage: "ellipsis") {
                Button("Rename", systemImage: "pencil") { answer = "renamed" }
                Button("Not now") {}.disabled(true)
                Button("Delete", role: .destructive) { answer = "deleted" }
            }
            if let url = URL(string: "https://example.org/tides?month=1") { Link("Tides", destination: url) }
            Text(verbatim: answer)
        }
        .alert("Rename", isPresented: $asks) {
            Button("Rename") { answer = "renamed" }
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("Everyone who reads along will see the new name.")
        }
        .confirmationDialog("What is to be done?", isPresented: $chooses) {
            Button("Copy") { answer = "copied" }
            Button("Delete", role: .destructive) { answer = "deleted" }
        }
        .sheet(isPresented: $shows) { SheetPage() }
    }
}

private struct SheetPage: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        VStack { Text("A page over all else.") }
            .navigationTitle("Sheet")
            .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } } }
    }
}

/// The page of a name, made anew: a view value belongs to one place.
@MainActor func galleryPage(_ name: String) -> AnyView {
    switch name {
    case "text": AnyView(TextPage().padding())
    case "label": AnyView(LabelPage().padding())
    case "button": AnyView(ButtonPage().padding())
    case "field": AnyView(FieldPage().padding())
    case "value": AnyView(ValuePage().padding())
    case "list": AnyView(RowPage())
    case "look": AnyView(LookPage().padding())
    case "nothing": AnyView(NothingPage())
    case "nothing-found": AnyView(ContentUnavailableView.search(text: "whale"))
    case "stack": AnyView(StackPage())
    case "question": AnyView(QuestionPage().padding())
    default: AnyView(Text("there is no page \(name)"))
    }
}
