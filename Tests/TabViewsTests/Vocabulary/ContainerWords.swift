// Every container and presentation of the library's vocabulary, written as SwiftUI code is.
import FoundationEssentials
import TabViews
import TerminalScreen

struct StackWords: View {
    var kind = Kind.book

    var body: some View {
        VStack { Text("a") }
        VStack(alignment: .leading, spacing: 1) {
            Text("a")
            Spacer()
            Divider()
        }
        HStack { Text("a") }
        HStack(alignment: .firstTextBaseline, spacing: 2) {
            Text("a")
            Spacer(minLength: 2)
            Text("b")
        }
        ZStack { Text("a") }
        ZStack(alignment: .bottomTrailing) {
            Color.blue
            Text("a")
        }
        Group { Text("a") }
        EmptyView()
        AnyView(Text("a"))
        AnyView(erasing: Text("a"))
        ScrollView { Text("a") }
        ScrollView(.horizontal) { Text("a") }
        ScrollView([.horizontal, .vertical], showsIndicators: false) { Text("a") }
        if Bool(true) { Text("if") } else { Text("else") }
        switch kind {
        case .book: Text("book")
        case .film: Text("film")
        }
    }
}

struct ListWords: View {
    @State private var things = [Article(id: 1, name: "one"), Article(id: 2, name: "two")]
    @State private var one: Int?
    @State private var several: Set<Int> = []

    var body: some View {
        Group {
            List { Text("row") }
            List(things) { Text($0.name) }
            List(things, id: \.name) { Text($0.name) }
            List(0..<3) { Text("\($0)") }
            List($things) { $thing in Toggle(thing.name, isOn: $thing.isDone) }
            List(selection: $one) { ForEach(things) { Text($0.name) } }
            List(selection: $several) { ForEach(things) { Text($0.name).tag($0.id) } }
            List(things, selection: $one) { Text($0.name) }
            List(things, selection: $several) { Text($0.name) }
            List(things, id: \.id, selection: $one) { Text($0.name) }
            List(things, id: \.id, selection: $several) { Text($0.name) }
        }
        List {
            Section("Title") { Text("row") }
            Section(things[0].name) { Text("row") }
            Section { Text("row") }
            Section {
                Text("row")
            } header: {
                Text("header")
            }
            Section {
                Text("row")
            } footer: {
                Text("footer")
            }
            Section {
                Text("row")
            } header: {
                Text("header")
            } footer: {
                Text("footer")
            }
            Section(header: Text("header")) { Text("row") }
            Section(footer: Text("footer")) { Text("row") }
            Section(header: Text("header"), footer: Text("footer")) { Text("row") }
            ForEach(things) { Text($0.name) }
            ForEach(things, id: \.name) { Text($0.name) }
            ForEach($things) { $thing in TextField("Name", text: $thing.name) }
            ForEach(0..<2) { Text("\($0)") }
            ForEach(Kind.allCases) { Text($0.rawValue) }
            ForEach(Kind.allCases, id: \.self) { Text($0.rawValue) }
            ForEach(Array(things.enumerated()), id: \.offset) { index, thing in Text("\(index) \(thing.name)") }
        }
    }
}

struct NavigationWords: View {
    @State private var path = NavigationPath()
    @State private var things: [Article] = []
    @State private var isShown = false
    @State private var shown: Article?
    @State private var query = ""
    let name = "Name"

    var body: some View {
        NavigationStack { Text("root") }
        NavigationStack(path: $things) { Text("root") }
        NavigationStack(path: $path) {
            List {
                NavigationLink("Value", value: 1)
                NavigationLink(name, value: Article(id: 1, name: name))
                NavigationLink(value: "text") { Label("Label", systemImage: "star") }
                NavigationLink("Brings along") { Text("page") }
                NavigationLink(name) { Text("page") }
                NavigationLink {
                    Text("page")
                } label: {
                    Text("Label")
                }
                NavigationLink("Old", destination: Text("page"))
                NavigationLink(destination: Text("page")) { Text("Old") }
            }
            .navigationTitle("Title")
            .navigationTitle(name)
            .navigationTitle(Text("Title"))
            .navigationDestination(for: Int.self) { Text("\($0)") }
            .navigationDestination(for: Article.self) { thing in Text(thing.name) }
            .navigationDestination(isPresented: $isShown) { Text("shown") }
            .navigationDestination(item: $shown) { thing in Text(thing.name) }
            .searchable(text: $query)
            .searchable(text: $query, prompt: "Prompt")
            .searchable(text: $query, prompt: Text("Prompt"))
            .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: name)
            .onSubmit(of: .search) {}
            .refreshable { await reload() }
            .toolbar { Button("Plain") {} }
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("Leading") {} }
                ToolbarItem(placement: .primaryAction) { Button("Primary", systemImage: "plus") {} }
                ToolbarItem { Text("Item") }
                ToolbarItemGroup(placement: .topBarTrailing) {
                    Button("One") {}
                    Button("Two") {}
                }
                if isShown { ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) {} } }
            }
        }
    }

    private func reload() async {}
}

struct PresentationWords: View {
    @State private var isShown = false
    @State private var thing: Article?
    let name = "Name"

    var body: some View {
        alerts
        Text("dialogs")
            .confirmationDialog("Title", isPresented: $isShown) { Button("Do") {} }
            .confirmationDialog(name, isPresented: $isShown, titleVisibility: .visible) {
                Button("Do", role: .destructive) {}
            } message: {
                Text("Message")
            }
            .confirmationDialog("Title", isPresented: $isShown, presenting: thing) { Button($0.name) {} }
            .confirmationDialog(Text("Title"), isPresented: $isShown, presenting: thing) { thing in
                Button(thing.name) {}
            } message: { thing in
                Text(thing.name)
            }
        Text("sheets")
            .sheet(isPresented: $isShown) { Text("sheet") }
            .sheet(isPresented: $isShown, onDismiss: {}) { Text("sheet") }
            .sheet(item: $thing) { thing in Text(thing.name) }
            .sheet(item: $thing, onDismiss: {}, content: { Text($0.name) })
            .contextMenu { Button("Entry") {} }
    }

    private var alerts: some View {
        Text("alerts")
            .alert("Title", isPresented: $isShown) { Button("OK") {} }
            .alert("Title", isPresented: $isShown) {
            } message: {
                Text("Message")
            }
            .alert(name, isPresented: $isShown) {
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("Message")
            }
            .alert(Text("Title"), isPresented: $isShown) { Button("OK") {} }
            .alert("Title", isPresented: $isShown, presenting: thing) { thing in Button(thing.name) {} }
            .alert("Title", isPresented: $isShown, presenting: thing) { thing in
                Button(thing.name) {}
            } message: { thing in
                Text(thing.name)
            }
    }
}
