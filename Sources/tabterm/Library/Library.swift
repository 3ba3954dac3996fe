// The library on the screen: what has been found, and how far the scan is. Scanning and the reading of titles go on in
// the background and arrive in batches, so that a key never waits for a disk.
import TabViews

/// The documents that are open.
@MainActor
final class Library {
    /// Where the documents come from.
    let source: LibrarySource
    /// What has been found so far.
    @Tracked private(set) var tree = FileTree() {
        didSet { arrivals += 1 }
    }
    /// Another number for each state of the tree.
    private(set) var arrivals = 0
    /// Whether all folders have been read; sizes, times and titles may still arrive.
    @Tracked private(set) var isComplete = false
    /// Whether hidden and ignored files and binaries are listed.
    @Tracked private(set) var showsHidden = false

    /// Called when all documents of a scan are known with size and time, and when another look has found something else.
    var onListed: () -> Void = {}
    /// Called when the titles of a scan have been read.
    var onTitled: () -> Void = {}
    /// Gives documents the titles that are known without reading them, and tells which these are.
    var knownTitles: (@Sendable (inout FileTree) -> Set<Int>)?
    /// Called when more of a document that is on its way has come, and at its end.
    var onArrival: () -> Void = {}
    private var listed: Cancellation?
    /// The scan that began before there was a screen.
    private var head: HeadStart?
    private let background = Background("library")
    private var scan: Cancellation?
    /// Where folders are looked at again: not behind a scan.
    private let looking = Background("look")
    /// What is to be looked at again once nothing else is under way.
    private var changes = FolderChanges()
    private var isLooking = false
    /// How long the screen took for what was found last.
    private let uptake = Uptake()

    /// A library of which nothing is known yet, unless its source knows all.
    init(source: LibrarySource) {
        self.source = source
        if let listed = source.listed {
            tree = listed
            isComplete = true
        }
    }

    /// Begins to look for documents before there is a screen; `scan` goes on with it.
    func begin(showsHidden: Bool) {
        guard source.listed == nil, let root = source.root else { return }
        head = HeadStart(root: root, showsHidden: showsHidden)
    }

    /// Takes what has been found before there was a screen if that is all, so that the first frame shows it.
    func takeHeadStart() {
        guard let tree = head?.whole else { return }
        self.tree = tree
        isComplete = true
    }

    /// Begins to look for documents, again if need be; what is shown stays until the new scan has ended.
    func scan(showsHidden: Bool? = nil) {
        self.showsHidden = showsHidden ?? self.showsHidden
        scan?.cancel()
        if let incoming = source.incoming, incoming.isArriving, scan == nil { return follow(incoming) }
        guard source.listed == nil, source.root != nil else { return }
        let cancellation = Cancellation()
        scan = cancellation
        let isFirst = !isComplete
        isComplete = isComplete && showsHidden == nil
        let (source, showsHidden) = (source, self.showsHidden)
        let (uptake, head, knownTitles) = (uptake, head, knownTitles)
        self.head = nil
        background.run { [weak self] in
            let scanner = head?.end() ?? FolderScanner(root: source.root ?? [], showsHidden: showsHidden)
            Self.scan(source, scanner, isFirst, cancellation, uptake, knownTitles) { tree, stage in
                uptake.begin()
                Task { @MainActor in
                    uptake.measure { self?.receive(tree, stage, of: cancellation) }
                }
            }
            Task { @MainActor in self?.endScan(cancellation) }
        }
    }

    /// Takes in what is still on its way.
    private func follow(_ text: IncomingText) {
        scan = Cancellation()
        let name = source.name
        background.run { [weak self] in
            var next = ContinuousClock.now
            while text.isArriving {
                text.readSome()
                // All of it is read anew each time: the more there is, the rarer.
                let size = (try? text.soFar.get().count) ?? 0
                if text.isArriving { text.read(until: next) }
                next = .now + max(.milliseconds(100), .microseconds(size / 10))
                let tree = LibrarySource.listing(text, name: name)
                let isOver = !text.isArriving
                Task { @MainActor in self?.receive(tree, isOver: isOver) }
            }
        }
    }

    private func receive(_ tree: FileTree, isOver: Bool) {
        self.tree = tree
        onArrival()
        if isOver { onListed() }
    }

    // MARK: Looking again

    /// How long to wait before the next changes are handed to `look`, so that the screen has its time.
    ///
    /// Never long: what is read must follow even where the machine has a great deal to do.
    var pause: Duration { min(.seconds(1), .milliseconds(200) + (uptake.lastCost ?? .zero) * Pace.share) }

    /// Reads some folders again; what was found before stays until then, and keeps its place.
    func look(at changes: FolderChanges) {
        self.changes.folders.formUnion(changes.folders)
        self.changes.documents.formUnion(changes.documents)
        self.changes.kept = changes.kept
        lookNext()
    }

    private func lookNext() {
        // A scan may have passed by before the change: what is to be looked at waits for its end.
        guard scan == nil, !isLooking, !changes.isEmpty, source.root != nil else { return }
        isLooking = true
        let (changes, tree, source, showsHidden) = (changes, tree, source, showsHidden)
        self.changes = FolderChanges()
        let revision = tree.revision
        looking.run { [weak self] in
            let new = tree.looking(at: changes, in: source, showsHidden: showsHidden)
            Task { @MainActor in self?.receive(new, insteadOf: revision) }
        }
    }

    private func receive(_ new: FileTree?, insteadOf revision: Int) {
        isLooking = false
        // A scan that has begun meanwhile sees all of it.
        if let new, scan == nil, tree.revision == revision {
            uptake.begin()
            uptake.measure { tree = new }
            onListed()
        }
        lookNext()
    }

    private func endScan(_ ended: Cancellation) {
        guard scan === ended else { return }
        scan = nil
        onTitled()
        lookNext()
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

    /// How far a scan is.
    private enum Stage {
        /// Some folders have been read.
        case folders
        /// All names are known.
        case names
        /// Sizes and times too.
        case facts
    }

    private func receive(_ tree: FileTree, _ stage: Stage, of scan: Cancellation) {
        guard scan === self.scan, !scan.isCancelled else { return }
        self.tree = tree
        let isComplete = stage != .folders
        if self.isComplete != isComplete { self.isComplete = isComplete }
        if stage == .facts, listed !== scan {
            listed = scan
            onListed()
        }
    }

    nonisolated private static func scan(
        _ source: LibrarySource, _ scanner: FolderScanner, _ isFirst: Bool, _ scan: Cancellation, _ uptake: Uptake,
        _ knownTitles: (@Sendable (inout FileTree) -> Set<Int>)?, _ report: (FileTree, Stage) -> Void
    ) {
        var scanner = scanner
        var pace = Pace(first: .milliseconds(20), then: .milliseconds(250), uptake: uptake)
        while !scanner.isFinished, !scan.isCancelled {
            scanner.step()
            if isFirst, pace.isDue() { report(scanner.tree, .folders) }
        }
        var tree = scanner.tree
        // Names are what people wait for; where there are few, all is there as soon. What is shown already keeps its sizes
        // and times until there are new ones.
        if isFirst, tree.documents.count > 64 { report(tree, .names) }
        pace = Pace(first: .milliseconds(250), then: .milliseconds(500), uptake: uptake)
        for folder in tree.folders.indices where !scan.isCancelled {
            source.readFacts(ofFolder: folder, into: &tree)
            if isFirst, pace.isDue() { report(tree, .names) }
        }
        let known = knownTitles?(&tree) ?? []
        report(tree, .facts)
        let unknown = tree.documents.indices.filter { !known.contains($0) }
        for start in stride(from: 0, to: unknown.count, by: 64) where !scan.isCancelled {
            source.readTitles(of: unknown[start..<min(start + 64, unknown.count)], into: &tree)
            if pace.isDue() { report(tree, .facts) }
        }
        if !unknown.isEmpty { report(tree, .facts) }
    }
}
