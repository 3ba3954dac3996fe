// The search on the screen: the newest query wins, hits arrive while the person types on.
import Observation

/// A search under way or at its end.
@MainActor @Observable
final class SearchModel {
    /// What has been found so far, best first.
    private(set) var hits: [SearchHit] = []
    /// Whether there is more to come.
    private(set) var isSearching = false
    /// The share of the documents that has been looked at, 0 … 1.
    private(set) var progress = 0.0
    /// What is looked for; nil when nothing is.
    private(set) var query: SearchQuery?

    @ObservationIgnored private let background = Background("search")
    @ObservationIgnored private var running: Cancellation?

    /// A search of nothing.
    init() {}

    /// Looks for other words; the search before is given up.
    func look(for text: String, in library: Library) {
        let query = SearchQuery(text)
        if query == self.query, query == nil || running != nil { return }
        running?.cancel()
        self.query = query
        hits = []
        progress = 0
        isSearching = query != nil
        guard let query else { return }
        let cancellation = Cancellation()
        running = cancellation
        let (tree, source) = (library.tree, library.source)
        background.run { [weak self] in
            TextSearch.run(query, tree, source, cancellation) { hits, progress in
                Task { @MainActor in self?.receive(hits, progress, of: cancellation) }
            }
        }
    }

    /// Looks for words and comes back with all hits.
    func lookNow(for text: String, in library: Library) {
        running?.cancel()
        query = SearchQuery(text)
        hits = []
        guard let query else { return }
        TextSearch.run(query, library.tree, library.source, Cancellation()) { new, _ in hits += new }
        isSearching = false
        progress = 1
    }

    private func receive(_ new: [SearchHit], _ progress: Double, of search: Cancellation) {
        guard search === running, !search.isCancelled else { return }
        if !new.isEmpty { hits += new }
        self.progress = progress
        isSearching = progress < 1
    }
}
