// The index in its two roles, each on a thread of its own: one connection writes behind the screen, another answers
// searches. Whatever goes wrong with it, there is a search; a damaged file is removed and made anew.
import Glibc
import MarkdownText
import NavigationStore
import NcursesTerminal
import Synchronization

/// The index of one opened folder, from its first use to the end of the run.
final class IndexKeeper: Sendable {
    private let path: PathBytes
    private let executor = BackgroundExecutor()
    private let reading = Mutex(Reading())
    private let running = Mutex(Cancellation?.none)

    private struct Reading {
        var index: SearchIndex?
        var last: IndexedTree?

        /// The index held against the documents; nil where there is no index yet.
        mutating func indexed(_ path: PathBytes, _ tree: FileTree) throws(DatabaseError) -> IndexedTree? {
            // Only an update makes the file: a search alone leaves no trace.
            if index == nil, path.withCString({ access($0, F_OK) }) == 0 { index = SearchIndex.open(at: path) }
            guard let index else { return nil }
            last = try IndexedTree(index, tree, last: last)
            return last
        }
    }

    /// The index in a file; nothing is opened or made yet.
    init(path: PathBytes) { self.path = path }

    /// Brings the index up to date behind the screen; an update before is given up.
    ///
    /// - Parameter report: takes how many documents the index knows, and nil at the end.
    func update(_ tree: FileTree, _ source: LibrarySource, report: @escaping @Sendable (Int?) -> Void) {
        let cancellation = Cancellation()
        stop()
        running.withLock { $0 = cancellation }
        let path = path
        Task(executorPreference: executor) {
            // Whatever the person does comes first.
            setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
            // A damaged file may say so only when it is read: then it is made anew, once.
            for _ in 0..<2 where !cancellation.isCancelled {
                guard let index = SearchIndex.open(at: path) else { break }
                do throws(DatabaseError) {
                    try IndexUpdate.run(index, tree, source, cancellation) { done in report(done) }
                    break
                } catch {
                    guard error.isDamage else { break }
                    SearchIndex.remove(path)
                }
            }
            if !cancellation.isCancelled { report(nil) }
        }
    }

    /// Gives documents the titles that the index knows, so that they need not be read again.
    ///
    /// - Returns: The documents whose titles are known, also where they have none.
    func readTitles(into tree: inout FileTree) -> Set<Int> {
        // A connection of its own: one thread reads titles while others search and write.
        guard path.withCString({ access($0, F_OK) }) == 0, let index = SearchIndex.open(at: path) else { return [] }
        return (try? index.readTitles(into: &tree)) ?? []
    }

    /// Stops an update; what it has done stays.
    func stop() { running.withLock { $0?.cancel() } }

    /// Looks for words, with the index as far as it is of use.
    func search(
        _ query: TextQuery, _ tree: FileTree, _ source: LibrarySource, _ cancellation: Cancellation,
        report: @escaping ([SearchHit], _ progress: Double) -> Void
    ) {
        reading.withLock { reading in
            var seen: Set<String> = []
            func pass(_ hits: [SearchHit], _ progress: Double) {
                report(hits.filter { seen.insert($0.id).inserted }, progress)
            }
            do throws(DatabaseError) {
                let indexed = try reading.indexed(path, tree)
                try TextSearch.run(query, tree, source, index: indexed, cancellation, report: pass)
            } catch {
                // The next update finds the damage too, and makes the file anew.
                reading.index = nil
                reading.last = nil
                try? TextSearch.run(query, tree, source, index: nil, cancellation, report: pass)
            }
        }
    }

    /// Closes the file at the end of the run; a search under way has been stopped before.
    func close() {
        stop()
        reading.withLock { $0 = Reading() }
    }
}
