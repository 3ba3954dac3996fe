// Reads documents for the index on a thread of its own, a few ahead of the one that writes: reading, folding and taking
// apart cost as much as writing, and most machines do both at once.
import Dispatch
import Glibc
import NcursesTerminal
import Synchronization

/// A document as the index takes it.
struct ReadyDocument: Sendable {
    /// Its number in the tree.
    let document: Int
    let text: FoldedDocument
    /// Its pieces.
    let codes: [UInt32]
}

/// Documents one after the other, read ahead as far as there is room.
final class DocumentFeed: Sendable {
    private struct State {
        var ready: [[ReadyDocument]] = []
        var isGivenUp = false
    }

    private let state = Mutex(State())
    /// Counts the helpings that may still be read ahead, and those that are ready.
    private let room = DispatchSemaphore(value: 0)
    private let ready = DispatchSemaphore(value: 0)
    private let waiting: [Int]
    private let tree: FileTree
    private let source: LibrarySource
    private let cancellation: Cancellation

    /// The most documents of a helping, and the bytes that end one.
    private static let most = 32
    private static let enough = 200_000
    private static let helper = BackgroundExecutor()

    /// Begins to read; whoever cancels it gets what has been read until then.
    init(_ documents: [Int], _ tree: FileTree, _ source: LibrarySource, _ cancellation: Cancellation) {
        (waiting, self.tree, self.source, self.cancellation) = (documents, tree, source, cancellation)
        // Begun from nothing, so that a feed may end in any state.
        for _ in 0..<2 { room.signal() }
        Task(executorPreference: Self.helper) { self.read() }
    }

    /// The next documents, waited for until they have been read; none at the end.
    func next() -> [ReadyDocument] {
        ready.wait()
        defer { room.signal() }
        return state.withLock { $0.ready.isEmpty ? [] : $0.ready.removeFirst() }
    }

    /// Has the reading end: nothing more is asked for.
    func giveUp() {
        state.withLock { $0.isGivenUp = true }
        room.signal()
    }

    private func read() {
        // Whatever the person does comes first.
        setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
        var grams = Grams()
        var rest = waiting[...]
        while !rest.isEmpty, !cancellation.isCancelled {
            room.wait()
            if state.withLock({ $0.isGivenUp }) { return }
            var helping: [ReadyDocument] = []
            var bytes = 0
            while helping.count < Self.most, bytes < Self.enough, !cancellation.isCancelled,
                let document = rest.popFirst()
            {
                let text = FoldedDocument(tree, document, source)
                let codes = grams.codes(of: text.title, text.name, text.body)
                bytes += text.body.count
                helping.append(ReadyDocument(document: document, text: text.withoutText, codes: codes))
            }
            state.withLock { $0.ready.append(helping) }
            ready.signal()
        }
        // Whoever asks for more gets nothing.
        ready.signal()
    }
}
