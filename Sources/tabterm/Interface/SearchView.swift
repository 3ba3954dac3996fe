// Search: a field, and what was found as it comes.
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
                if !reader.searches.isEmpty {
                    Section(words["reader.search.recent"]) {
                        ForEach(reader.searches, id: \.self) { text in
                            Button(text, systemImage: "clock") { reader.query = text }
                        }
                    }
                }
            } else {
                Section(search.summary(words)) {
                    ForEach(search.hits) { hit in
                        Button {
                            reader.open(hit)
                        } label: {
                            HitRow(hit: hit)
                        }
                    }
                }
            }
        }
        .searchable(text: Bindable(reader).query, prompt: words["reader.search.prompt"])
        .navigationTitle(words["reader.search"])
    }
}

/// A hit: the title, and below it the line with the words.
struct HitRow: View {
    let hit: SearchHit

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(hit.title).bold()
            context
        }
    }

    private var context: some View {
        let letters = Array(hit.context)
        let match = hit.match.clamped(to: 0..<letters.count)
        let text =
            Text(verbatim: "  " + String(letters[..<match.lowerBound]))
            + Text(verbatim: String(letters[match])).underline()
            + Text(verbatim: String(letters[match.upperBound...]))
        return text.lineLimit(1).dim()
    }
}

extension SearchModel {
    /// How far the search is, in words.
    func summary(_ words: Words) -> String {
        if isSearching {
            return words[
                "reader.search.searching",
                ["percent": String(Int(progress * 100)), "hits": words["reader.search.hits", count: hits.count]]]
        }
        if hits.isEmpty { return words["reader.search.nothing", ["words": query?.text ?? ""]] }
        return words["reader.search.hits", count: hits.count]
    }
}

extension Reader {
    /// Opens a document at a hit.
    func open(_ hit: SearchHit) {
        let name = hit.path.identifier
        if let line = hit.line { place(in: name).wrappedValue = DocumentPlace(sourceLine: line) }
        noteSearch()
        let path = path(of: .search)
        path.wrappedValue.append(.document(name, heading: nil))
    }
}
