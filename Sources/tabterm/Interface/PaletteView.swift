// The palette: a few letters lead to any tab, document or command. Commands are carried out by their own keys, so that a
// command means the same from here as from the keyboard.
import TabTermUI
import TabViews
import TerminalScreen

/// Something that the palette leads to.
struct PaletteEntry: Identifiable, Equatable {
    /// Where it leads.
    enum Target: Hashable {
        case link(String)
        case command(CommandName)
    }

    let id: Target
    let title: String
    /// The path, or the key.
    let detail: String
    let symbol: String
}

/// The page of the palette.
struct PaletteView: View {
    let reader: Reader
    @State private var text = ""

    var body: some View {
        let entries = reader.paletteEntries(for: text)
        VStack(alignment: .leading, spacing: 0) {
            TextField(reader.words["reader.palette.prompt"], text: $text)
                .onSubmit { if let first = entries.first { reader.choose(first) } }
            List {
                if entries.isEmpty { Text(verbatim: reader.words["reader.search.nothing", ["words": text]]).dim() }
                ForEach(entries) { entry in
                    Button {
                        reader.choose(entry)
                    } label: {
                        HStack {
                            Label(entry.title, systemImage: entry.symbol)
                            Spacer()
                            Text(verbatim: entry.detail).dim()
                        }
                    }
                }
            }
        }
    }
}

extension Reader {
    /// The most entries that are shown.
    private static let paletteLimit = 40

    /// What some letters may mean: tabs and collections, then commands, then documents; what begins with them first.
    func paletteEntries(for text: String) -> [PaletteEntry] {
        let query = SearchQuery(text)
        func fits(_ title: String) -> Bool { query?.matches(title) ?? true }
        var entries = placeEntries.filter { fits($0.title) } + commandEntries.filter { fits($0.title) }
        if query != nil { entries += documentEntries(fits) }
        let start = text.lowercased()
        let (first, rest) = (
            entries.filter { $0.title.lowercased().hasPrefix(start) },
            entries.filter { !$0.title.lowercased().hasPrefix(start) }
        )
        return Array((first + rest).prefix(Self.paletteLimit))
    }

    /// Goes to what was chosen and closes the palette.
    func choose(_ entry: PaletteEntry) {
        paletteIsOpen = false
        switch entry.id {
        case .link(let link): open(ReaderLink(link))
        case .command(let name):
            guard let key = ReaderCommands.table.commands(in: .everywhere).first(where: { $0.name == name })?.keys.first
            else { return }
            press(key)
        }
    }

    private var placeEntries: [PaletteEntry] {
        func entry(_ link: ReaderLink, _ title: String, _ symbol: String) -> PaletteEntry {
            PaletteEntry(id: .link(link.text), title: title, detail: "", symbol: symbol)
        }
        let fixed = [
            entry(.home, words["reader.home"], "house"), entry(.library, words["reader.library"], "books.vertical"),
            entry(.search(query), words["reader.search"], "magnifyingglass"),
        ]
        return fixed + collections.all.map { entry(.collection($0.id), $0.name, "star") }
    }

    private var commandEntries: [PaletteEntry] {
        ReaderCommands.table.commands(in: .everywhere).compactMap { command in
            guard let key = command.keys.first, command.name != "palette" else { return nil }
            return PaletteEntry(
                id: .command(command.name), title: words[command.name.helpKey], detail: words.name(of: key),
                symbol: "command")
        }
    }

    private func documentEntries(_ fits: (String) -> Bool) -> [PaletteEntry] {
        let tree = library.tree
        var entries: [PaletteEntry] = []
        for index in tree.documents.indices where entries.count < Self.paletteLimit {
            let title = tree.title(ofDocument: index)
            guard fits(title) || fits(FileName.shown(tree.name(tree.documents[index].name))) else { continue }
            let path = tree.path(ofDocument: index)
            entries.append(
                PaletteEntry(
                    id: .link(ReaderLink.path(path, heading: nil).text), title: title, detail: path.shown,
                    symbol: tree.documents[index].kind.symbol))
        }
        return entries
    }
}
