// What the palette leads to, and which of it some letters mean.
import MarkdownText
import TabTermUI
import TabViews
import TerminalScreen

/// Something that the palette leads to.
struct PaletteEntry: Identifiable, Equatable {
    /// Where it leads.
    enum Target: Hashable {
        case link(String)
        case heading(document: String, line: Int)
        case command(CommandName)
        case newCollection
    }

    let id: Target
    let title: String
    /// The path, or the key.
    let detail: String
    let symbol: String
    /// Where the letters stand in the title or, if not there, in the detail; in characters.
    var titleMarks: [Range<Int>] = []
    var detailMarks: [Range<Int>] = []
}

/// The nearest of many, for some letters.
struct PaletteRanking {
    private let pattern: FuzzyPattern
    private var found: [(score: Int, length: Int, number: Int)] = []
    private var count = 0

    /// What a path is worth less than a title.
    private static let pathPenalty = 24

    /// A ranking of nothing yet.
    init(_ pattern: FuzzyPattern) { self.pattern = pattern }

    /// Takes the next candidate.
    ///
    /// - Parameters:
    ///   - title: folded.
    ///   - detail: folded, made only where the title is not what is meant.
    mutating func add(_ title: [UInt8], detail: () -> [UInt8] = { [] }) {
        defer { count += 1 }
        if let score = pattern.score(folded: title) {
            found.append((score, title.count, count))
        } else {
            let detail = detail()
            guard !detail.isEmpty, let score = pattern.score(folded: detail) else { return }
            found.append((score - Self.pathPenalty, detail.count, count))
        }
    }

    /// The numbers of the nearest candidates: the better score, the shorter text, the one that came first.
    func nearest(_ limit: Int) -> [Int] {
        Array(
            found.sorted { ($1.score, $0.length, $0.number) < ($0.score, $1.length, $1.number) }.prefix(limit).map(
                \.number))
    }
}

extension Reader {
    /// The most entries that are shown.
    private static let paletteLimit = 40

    /// What some letters may mean, the nearest first; of equals tabs before headings before commands before documents.
    func paletteEntries(for text: String) -> [PaletteEntry] {
        let pattern = FuzzyPattern(text)
        let fixed = placeEntries + headingEntries + commandEntries
        if pattern.isEmpty { return Array((placeEntries + recentEntries + commandEntries).prefix(Self.paletteLimit)) }
        var ranking = PaletteRanking(pattern)
        for entry in fixed {
            ranking.add(TextFold.folded(entry.title), detail: { entry.isCommand ? [] : TextFold.folded(entry.detail) })
        }
        let tree = library.tree
        for index in tree.documents.indices {
            let name = tree.documents[index].name
            let title = tree.documents[index].title
            ranking.add(
                TextFold.folded(tree.name(title.count > 0 ? title : name)),
                detail: { TextFold.folded(tree.path(ofDocument: index).bytes[...]) })
        }
        return ranking.nearest(Self.paletteLimit).map { number in
            var entry = number < fixed.count ? fixed[number] : documentEntry(number - fixed.count)
            entry.titleMarks = pattern.marks(in: entry.title)
            if entry.titleMarks.isEmpty, !entry.isCommand { entry.detailMarks = pattern.marks(in: entry.detail) }
            return entry
        }
    }

    /// Goes to what was chosen and closes the palette.
    func choose(_ entry: PaletteEntry) {
        paletteIsOpen = false
        switch entry.id {
        case .link(let link): open(ReaderLink(link))
        case .heading(let document, let line):
            noteJump(in: document)
            go(to: DocumentPlace(sourceLine: line), in: document)
        case .command(let name):
            guard let key = ReaderCommands.table.commands(in: .everywhere).first(where: { $0.name == name })?.keys.first
            else { return }
            press(key)
        case .newCollection: question = .newCollection(documents: [])
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
        let tree = library.tree
        let folders = tree.subfolders(of: 0).flatMap { tree.subfolders(of: $0) }.map { folder in
            let path = tree.path(ofFolder: folder)
            let link = ReaderLink.path(path, heading: nil).text
            return PaletteEntry(
                id: .link(link), title: tree.title(ofFolder: folder), detail: path.shown, symbol: "folder")
        }
        return fixed + collections.all.map { entry(.collection($0.id), $0.name, "star") } + folders
    }

    /// The headings of the document on the screen.
    private var headingEntries: [PaletteEntry] {
        guard let name = currentDocument, case .ready(let page, _) = document(name).content else { return [] }
        let title = title(name)
        return page.document.headings.filter { $0.text != title }.map { heading in
            PaletteEntry(
                id: .heading(document: name, line: heading.sourceLine), title: heading.text, detail: title,
                symbol: "number")
        }
    }

    /// Every command that has a key everywhere, and what else only the navigation's menus offer.
    private var commandEntries: [PaletteEntry] {
        let keyed = ReaderCommands.table.commands(in: .everywhere).compactMap { command -> PaletteEntry? in
            guard let key = command.keys.first, command.name != "palette" else { return nil }
            return PaletteEntry(
                id: .command(command.name), title: words[command.name.helpKey], detail: words.name(of: key),
                symbol: "command")
        }
        let title = words["reader.collection.new"]
        return keyed + [PaletteEntry(id: .newCollection, title: title, detail: "", symbol: "command")]
    }

    /// The documents that were read last.
    private var recentEntries: [PaletteEntry] {
        let tree = library.tree
        return recent.prefix(5).compactMap { tree.document(at: RelativePath(identifier: $0)).map(documentEntry) }
    }

    private func documentEntry(_ index: Int) -> PaletteEntry {
        let tree = library.tree
        let path = tree.path(ofDocument: index)
        return PaletteEntry(
            id: .link(ReaderLink.path(path, heading: nil).text), title: tree.title(ofDocument: index),
            detail: path.shown, symbol: tree.documents[index].kind.symbol)
    }
}

extension PaletteEntry {
    fileprivate var isCommand: Bool { if case .command = id { true } else { false } }
}
