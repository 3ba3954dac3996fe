// The search on the screen: the newest query wins, hits arrive while the person types on, and the index is made behind.
import MarkdownText
import NavigationStore
import TabViews

/// A search under way or at its end.
@MainActor
final class SearchModel {
    /// What has been found so far, best first; of the query before, until the first of this one are there.
    @Tracked private(set) var hits: [SearchHit] = []
    /// Whether there is more to come.
    @Tracked private(set) var isSearching = false
    /// The share of the documents that has been looked at, 0 … 1.
    @Tracked private(set) var progress = 0.0
    /// What is looked for; nil when nothing is.
    @Tracked private(set) var query: TextQuery? = nil
    /// How many documents the index knows while it is being made; nil when it is not.
    @Tracked private(set) var indexed: Int? = nil

    private let keeper: IndexKeeper?
    private let background = Background("search")
    private var running: Cancellation?
    private var isFresh = true
    /// The state of the library that was searched last.
    private var searched = 0

    /// A search of nothing.
    ///
    /// - Parameter file: where the index is kept; nil makes none, and every search reads the documents.
    init(file: PathBytes?) { keeper = file.map { IndexKeeper(path: $0) } }

    /// Looks for other words; the search before is given up.
    func look(for text: String, in library: Library) {
        let query = TextQuery(text)
        if query == self.query, query == nil || running != nil { return }
        look(for: query, in: library)
    }

    private func look(for query: TextQuery?, in library: Library) {
        running?.cancel()
        self.query = query
        progress = 0
        isSearching = query != nil
        isFresh = false
        searched = library.tree.revision
        guard let query else { return hits = [] }
        let cancellation = Cancellation()
        running = cancellation
        let (tree, source, keeper) = (library.tree, library.source, keeper)
        background.run { [weak self] in
            let report: @Sendable ([SearchHit], Double) -> Void = { hits, progress in
                Task { @MainActor in self?.receive(hits, progress, of: cancellation) }
            }
            if cancellation.isCancelled { return }
            if let keeper {
                keeper.search(query, tree, source, cancellation, report: report)
            } else {
                try? TextSearch.run(query, tree, source, index: nil, cancellation, report: report)
            }
        }
    }

    /// Looks for words and comes back with all hits.
    func lookNow(for text: String, in library: Library) {
        running?.cancel()
        query = TextQuery(text)
        hits = []
        guard let query else { return }
        var found: [SearchHit] = []
        try? TextSearch.run(query, library.tree, library.source, index: nil, Cancellation()) { new, _ in found += new }
        hits = found
        isSearching = false
        progress = 1
    }

    private func receive(_ new: [SearchHit], _ progress: Double, of search: Cancellation) {
        guard search === running, !search.isCancelled else { return }
        // The hits of the words before stay until there are others, or there are none.
        if !new.isEmpty || progress >= 1 {
            if isFresh { hits += new } else { hits = new }
            isFresh = true
        }
        self.progress = progress
        isSearching = progress < 1
    }

    // MARK: The index

    /// Gives documents the titles that the index knows, and tells which these are; nil where there is no index.
    var knownTitles: (@Sendable (inout FileTree) -> Set<Int>)? {
        guard let keeper else { return nil }
        return { tree in keeper.readTitles(into: &tree) }
    }

    /// Takes notice of titles that have been read: what bears the words in them comes first.
    func noteTitles(_ library: Library) {
        if let query, searched != library.tree.revision { look(for: query, in: library) }
    }

    /// Takes notice of the documents that there are now: the index is brought up to date, and the words are looked for in
    /// what is new.
    func update(_ library: Library) {
        noteTitles(library)
        guard let keeper else { return }
        keeper.update(library.tree, library.source) { done in
            Task { @MainActor [weak self] in
                let isWhole = done == nil || done == library.tree.documents.count
                let shown = isWhole ? nil : done
                if let self, self.indexed != shown { self.indexed = shown }
            }
        }
    }

    /// Ends what goes on behind the screen.
    func end() {
        running?.cancel()
        background.finish()
        keeper?.close()
    }
}
