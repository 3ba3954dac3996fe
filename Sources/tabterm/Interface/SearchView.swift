// Search: a field, and below it what was found as it comes, by the sections of the navigation.
import MarkdownText
import TabTermUI

/// The page of the search.
struct SearchView: View {
    let reader: Reader

    var body: some View {
        let search = reader.search
        let words = reader.words
        List {
            if search.query == nil {
                if reader.query.contains(where: { !$0.isWhitespace }) {
                    Section {
                    } header: {
                        Text(verbatim: words["reader.search.onlyUnwanted"]).dim()
                    }
                }
                if !reader.searches.isEmpty {
                    Section(words["reader.search.recent"]) {
                        ForEach(reader.searches, id: \.self) { text in
                            Button(text, systemImage: "clock") { reader.query = text }
                        }
                    }
                }
            } else {
                Section {
                } header: {
                    VStack(alignment: .leading, spacing: 0) {
                        Text(verbatim: search.summary(words)).dim()
                        if let indexed = search.indexed {
                            Text(verbatim: search.progress(indexed, of: reader.library, words)).dim()
                        }
                    }
                }
                ForEach(SearchGroup.groups(of: search.hits)) { group in
                    Section(group.title(reader)) {
                        ForEach(group.rows) { row in
                            Button {
                                reader.open(row)
                            } label: {
                                SearchRowView(row: row)
                            }
                        }
                    }
                }
            }
        }
        // Other words make another list, which begins with the best.
        .id(reader.query)
        .searchable(
            text: Binding(get: { reader.query }, set: { reader.query = $0 }), prompt: words["reader.search.prompt"]
        )
        .navigationTitle(words["reader.search"])
    }
}

/// The hits of one section.
struct SearchGroup: Identifiable {
    /// The folder that the section stands for; empty for the opened one itself.
    let id: String
    var hits: [SearchHit] = []

    /// The hits by their sections, the section of the best hit first.
    static func groups(of hits: [SearchHit]) -> [SearchGroup] {
        var groups: [SearchGroup] = []
        var places: [String: Int] = [:]
        for hit in hits {
            let id = hit.section ?? ""
            let place = places[id] ?? groups.count
            if place == groups.count {
                places[id] = place
                groups.append(SearchGroup(id: id))
            }
            groups[place].hits.append(hit)
        }
        return groups
    }

    /// The rows: a document with the first of its lines, then its other lines.
    var rows: [SearchRow] {
        hits.flatMap { hit in
            [SearchRow(hit: hit, number: 0)] + hit.lines.indices.dropFirst().map { SearchRow(hit: hit, number: $0) }
        }
    }

    @MainActor func title(_ reader: Reader) -> String {
        let name = id.isEmpty ? reader.library.source.name : id
        return reader.words["reader.search.section", ["name": name, "count": String(hits.count)]]
    }
}

/// One row of the hits.
struct SearchRow: Identifiable {
    let hit: SearchHit
    /// Which of the document's lines it shows; the first row shows the title too.
    let number: Int

    var id: String { "\(number)#" + hit.id }
    /// What is shown below the title.
    var line: SearchHit.Line? { hit.lines.indices.contains(number) ? hit.lines[number] : hit.name }
}

/// A hit: the title, and below it the line with the words.
struct SearchRowView: View {
    let row: SearchRow

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if row.number == 0 { title }
            if let line = row.line {
                (Text(verbatim: "  ") + Text.marked(line.text, line.marks) { $0.dim() }).lineLimit(1)
            }
        }
    }

    /// The title, and the folder where that says more than the section: files of one name are told apart by it.
    @ViewBuilder private var title: some View {
        let title = Text.marked(row.hit.title, row.hit.titleMarks) { $0.bold() }.lineLimit(1)
        if let folder = row.hit.path.parent, !folder.bytes.isEmpty, folder.shown != row.hit.section {
            HStack {
                title
                Spacer()
                Text(verbatim: folder.shown).lineLimit(1).dim()
            }
        } else {
            title
        }
    }
}

extension SearchModel {
    /// What was found, in words.
    func summary(_ words: Words) -> String {
        let documents = words["reader.search.documents", count: hits.count]
        if isSearching {
            return words["reader.search.searching", ["percent": String(Int(progress * 100)), "documents": documents]]
        }
        if hits.isEmpty { return words["reader.search.nothing", ["words": query?.text ?? ""]] }
        return hits.count >= TextSearch.limit ? words["reader.search.first", ["documents": documents]] : documents
    }

    /// How far the index is, in words.
    func progress(_ indexed: Int, of library: Library, _ words: Words) -> String {
        let all = library.tree.documents.count
        return words["reader.search.indexing", ["done": String(indexed), "all": String(all)]]
    }
}

extension Reader {
    /// Opens a document at a hit.
    func open(_ row: SearchRow) {
        let name = row.hit.path.identifier
        let line = row.hit.lines.indices.contains(row.number) ? row.hit.lines[row.number].number : nil
        if let line { go(to: DocumentPlace(sourceLine: line), in: name) }
        openedHit = search.query.map { OpenedHit(name: name, query: $0, line: line ?? 1) }
        noteSearch()
        let path = path(of: .search)
        path.wrappedValue.append(.document(name, heading: nil))
    }

    /// What is to be found in a document that was opened as a hit of the search.
    func hit(in name: String) -> OpenedHit? {
        guard selection == .search, let openedHit, openedHit.name == name else { return nil }
        return openedHit
    }
}

/// A hit that was opened.
struct OpenedHit {
    /// The identifier of the document's path.
    let name: String
    /// The words.
    let query: TextQuery
    /// The line of the source.
    let line: Int
}
