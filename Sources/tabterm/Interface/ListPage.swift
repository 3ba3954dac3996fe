// What pages that list documents share: the order in the title line, the field of the filter, marks; and the row of a
// document with the keys that act on it.
import TabTermUI
import TerminalScreen

/// A page of rows that can be sorted and filtered.
@MainActor struct ListPage<Rows> {
    let reader: Reader
    let place: Place
    /// Whether the filter leaves nothing.
    let isEmpty: Bool
    @ViewBuilder let rows: () -> Rows
    @FocusState private var isTyping: Bool
}

extension ListPage: View where Rows: View {
    var body: some View {
        let list = reader.list(place)
        VStack(alignment: .leading, spacing: 0) {
            if list.isFiltering {
                TextField(
                    reader.words["reader.list.filter"], text: Binding(get: { list.filter }, set: { list.filter = $0 })
                )
                .focused($isTyping)
                .onSubmit { isTyping = false }
                .padding(.horizontal, 1)
            }
            List {
                if isEmpty, let words = reader.wordsOfNothing(in: place) { Text(verbatim: words).dim() }
                rows()
            }
        }
        .toolbar { Head(reader: reader, place: place) }
        .onChange(of: list.fieldRequests, initial: list.fieldRequests > 0) { isTyping = true }
        .onKeyPress(.escape) { list.clearFilter() ? .handled : .ignored }
    }
}

/// The right end of the title line: how many are marked, and the order.
private struct Head: View {
    let reader: Reader
    let place: Place

    var body: some View {
        if !reader.marks.isEmpty {
            Text(verbatim: reader.words["reader.list.marked", count: reader.marks.count]).bold()
        }
        Button(reader.orderWords(of: place)) { reader.sortByNext(place) }
            .foregroundStyle(.secondary)
    }
}

/// A document in a list.
struct ListedDocument: View {
    let reader: Reader
    let row: DocumentRow
    /// The list that it stands in.
    let place: Place
    /// Whether the folder of the document is told.
    var showsFolder = false

    var body: some View {
        let isMarked = reader.marks.contains(row.name)
        NavigationLink(value: Page.document(row.name, heading: nil)) {
            HStack {
                Label(row.title, systemImage: isMarked ? "checkmark" : row.symbol).bold(isMarked)
                if reader.isFresh(row) {
                    Text(verbatim: reader.freshMark).foregroundStyle(.tint)
                }
                Spacer()
                if showsFolder {
                    Text(verbatim: RelativePath(identifier: row.name).parent?.shown ?? "").lineLimit(1).dim()
                }
                if let fact = reader.fact(of: row, in: place) { Text(verbatim: fact).dim() }
            }
        }
        .contextMenu { DocumentMenu(reader: reader, name: row.name) }
        .documentKeys(row.name, reader)
    }
}

/// What can be done with a document in a list, or with all that are marked.
struct DocumentMenu: View {
    let reader: Reader
    let name: String

    var body: some View {
        let words = reader.words
        let names = reader.lifted(with: name).names
        Button(words[reader.marks.contains(name) ? "reader.list.unmark" : "reader.list.mark"]) { reader.mark(name) }
        if !reader.marks.isEmpty { Button(words["reader.list.unmarkAll"]) { reader.marks = [] } }
        CollectionButtons(reader: reader, names: names)
    }
}

extension View {
    /// The keys that act on the document in a row: mark it, lift it.
    func documentKeys(_ name: String, _ reader: Reader) -> some View {
        onKeyPress { key in
            switch ReaderCommands.table.command(for: key, in: [.content, .everywhere]) {
            case "mark": reader.mark(name)
            case "carry": reader.lift(reader.lifted(with: name))
            default: return .ignored
            }
            return .handled
        }
        .draggable(reader.lifted(with: name)) { Text(verbatim: reader.liftedWords(with: name)) }
    }
}

extension Reader {
    /// What stands beside a title that is new or changed.
    var freshMark: String { words["reader.fresh"] }

    /// What a list without rows says: that the filter leaves nothing, that the folder holds nothing.
    func wordsOfNothing(in place: Place) -> String? {
        let filter = list(place).filter
        if !filter.isEmpty { return words["more.none", ["filter": filter]] }
        return place == .library ? summary : nil
    }

    /// What a list that is sorted by it says of a document: the day or the size.
    func fact(of row: DocumentRow, in place: Place) -> String? {
        switch list(place).order.sort {
        case .own, .title: return nil
        case .changed: return FileTime.text(row.modified)
        case .size: return FileSize.text(row.size, words)
        }
    }
}
