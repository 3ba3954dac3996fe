// The library on the screen: what has been found, and how far the scan is. Scanning and the reading of titles go on in
// the background and arrive in batches, so that a key never waits for a disk.
import Observation

/// The documents that are open.
@MainActor @Observable
final class Library {
    /// Where the documents come from.
    let source: LibrarySource
    /// What has been found so far.
    private(set) var tree = FileTree()
    /// Whether all folders have been read; titles may still arrive.
    private(set) var isComplete = false
    /// Whether hidden and ignored files and binaries are listed.
    private(set) var showsHidden = false

    /// Called when all documents of a scan are known.
    @ObservationIgnored var onListed: () -> Void = {}
    @ObservationIgnored private var listed: Cancellation?
    @ObservationIgnored private let background = Background("library")
    @ObservationIgnored private var scan: Cancellation?

    /// A library of which nothing is known yet, unless its source knows all.
    init(source: LibrarySource) {
        self.source = source
        if let listed = source.listed {
            tree = listed
            isComplete = true
        }
    }

    /// Begins to look for documents, again if need be; what is shown stays until the new scan has ended.
    func scan(showsHidden: Bool? = nil) {
        self.showsHidden = showsHidden ?? self.showsHidden
        scan?.cancel()
        guard source.listed == nil, source.root != nil else { return }
        let cancellation = Cancellation()
        scan = cancellation
        let isFirst = !isComplete
        isComplete = isComplete && showsHidden == nil
        let (source, showsHidden) = (source, self.showsHidden)
        let uptake = Uptake()
        background.run { [weak self] in
            Self.scan(source, showsHidden, isFirst, cancellation, uptake) { tree, isComplete in
                uptake.begin()
                Task { @MainActor in
                    let start = ContinuousClock.now
                    self?.receive(tree, isComplete, of: cancellation)
                    // What changed is told in one step of the queue and drawn in the next; this comes after both.
                    Task { @MainActor in Task { @MainActor in uptake.end(after: .now - start) } }
                }
            }
        }
    }

    /// Knows of one document before the scan has found it, so that the first frame can show it.
    func expect(_ path: RelativePath) {
        guard !isComplete, tree.documents.isEmpty, let size = source.size(path) else { return }
        tree = FileTree(only: path, kind: DocumentKind.of(path), size: size)
    }

    /// Takes a tree that is known to be whole.
    func take(_ tree: FileTree) {
        scan?.cancel()
        self.tree = tree
        isComplete = true
    }

    private func receive(_ tree: FileTree, _ isComplete: Bool, of scan: Cancellation) {
        guard scan === self.scan, !scan.isCancelled else { return }
        self.tree = tree
        if self.isComplete != isComplete { self.isComplete = isComplete }
        if isComplete, listed !== scan {
            listed = scan
            onListed()
        }
    }

    nonisolated private static func scan(
        _ source: LibrarySource, _ showsHidden: Bool, _ isFirst: Bool, _ scan: Cancellation, _ uptake: Uptake,
        _ report: (FileTree, _ isComplete: Bool) -> Void
    ) {
        var scanner = FolderScanner(root: source.root ?? [], showsHidden: showsHidden)
        var pace = Pace(first: .milliseconds(20), then: .milliseconds(250), uptake: uptake)
        while !scanner.isFinished, !scan.isCancelled {
            scanner.step()
            if isFirst, pace.isDue() { report(scanner.tree, false) }
        }
        var tree = scanner.tree
        report(tree, true)
        pace = Pace(first: .milliseconds(250), then: .milliseconds(500), uptake: uptake)
        for start in stride(from: 0, to: tree.documents.count, by: 64) where !scan.isCancelled {
            source.readTitles(of: start..<min(start + 64, tree.documents.count), into: &tree)
            if pace.isDue() { report(tree, true) }
        }
        report(tree, true)
    }
}
