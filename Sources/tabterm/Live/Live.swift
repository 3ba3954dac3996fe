// Keeps what is on the screen as it is on the disk. Reports of the kernel are collected for a moment and then handed on
// all at once: to the documents at hand, which read themselves again, and to the library, which looks at folders again.
// While nothing changes nothing happens here; where the kernel can't report, keys and the focus of the window are the
// occasions to look.
import Dispatch
import TerminalScreen

/// The watch over what is shown.
@MainActor
final class Live {
    private let reader: Reader
    private let reports: FolderReports
    private let watches: FolderWatches
    private let background = Background("live")
    private var source: (any DispatchSourceRead)?
    private var shown = Shown()
    /// What was last asked for: how often the person had moved, and the state of the tree.
    private var seen: (moves: Int, revision: Int)?
    private var state = FolderWatches.State()
    private var ended: Set<Int32> = []
    private var changes = FolderChanges()
    /// Whether changes are being collected.
    private var isCollecting = false
    private var last = ContinuousClock.now - .seconds(10)
    private var isChecking = false
    private var isWatching = false
    /// How long changes are collected at first.
    private static let moment = Duration.milliseconds(40)

    /// A watch over what a reader shows; nil where nothing lies on a disk.
    init?(_ reader: Reader, calls: FolderReports.Calls = .init()) {
        guard reader.library.source.root != nil else { return nil }
        self.reader = reader
        reports = FolderReports(calls: calls)
        watches = FolderWatches(reader.library.source, reports)
    }

    /// Whether something that is shown can't be watched.
    var isBlind: Bool { state.isBlind }

    /// Whether a change of the watches, a look or a collection of changes is under way.
    var isBusy: Bool { isCollecting || isChecking || isWatching }

    // MARK: Occasions

    /// Takes over what is on the screen now; to be called when a frame is there.
    func follow() {
        if source == nil { listen() }
        let now = (reader.moves, reader.library.tree.revision)
        if let seen, seen == now, ended.isEmpty { return }
        seen = now
        let shown = reader.onScreen
        guard shown != self.shown || !ended.isEmpty else { return }
        if shown.document != self.shown.document { change(from: self.shown.document, to: shown.document) }
        self.shown = shown
        watch()
    }

    /// Takes an event of the terminal: an occasion to look where nothing is reported.
    func take(_ event: Event) {
        switch event {
        case .focus(true): checkAll()
        case .key where state.isPartial:
            // Nobody reports that what was gone is there again where the folder around it is gone or not watched.
            watch()
            if state.isBlind { check() }
        case .key where state.isBlind: check()
        default: break
        }
    }

    // MARK: Watching

    private func listen() {
        guard reports.descriptor >= 0 else { return }
        let source = DispatchSource.makeReadSource(fileDescriptor: reports.descriptor, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.collect() } }
        self.source = source
        source.activate()
    }

    private func watch() {
        let (watches, shown, ended) = (watches, shown, ended)
        self.ended = []
        isWatching = true
        background.run { [weak self] in
            let state = watches.watch(shown, ended: ended)
            Task { @MainActor in self?.receive(state) }
        }
    }

    private func receive(_ new: FolderWatches.State) {
        state = new
        isWatching = false
        // What changed before the watch began has not been reported.
        guard !new.added.isEmpty else { return }
        changes.folders.formUnion(new.added)
        // Folders below one that was away have been watched all the while, and saw nothing.
        if let document = shown.document, new.added.contains(where: { document.isBelow($0) }) { refresh(document) }
        collect()
    }

    /// Begins to collect changes; one deadline for all that come until then.
    private func collect() {
        guard !isCollecting else { return }
        isCollecting = true
        // Nobody wakes us until then, however much happens.
        source?.suspend()
        let pause = ContinuousClock.now - last < .seconds(2) ? max(Self.moment, reader.library.pause) : Self.moment
        DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(Int(pause / .nanoseconds(1)))) { [weak self] in
            MainActor.assumeIsolated { self?.handOver() }
        }
    }

    private func handOver() {
        isCollecting = false
        last = .now
        for report in reports.take() { note(report) }
        source?.resume()
        let documents = changes.documents
        for page in reader.loaded where documents.contains(page.path) { page.reload() }
        if !changes.isEmpty {
            changes.kept = Set([shown.document].compactMap { $0 })
            reader.library.look(at: changes)
        }
        changes = FolderChanges()
        // What was gone may be there again.
        if !ended.isEmpty || state.isPartial { watch() }
    }

    private func note(_ report: FolderReport) {
        if report.kind == .overflow {
            changes.folders.formUnion(shown.folders)
            if let document = shown.document { changes.documents.insert(document) }
            return
        }
        for meaning in state.meanings[report.watch] ?? [] {
            switch meaning {
            case .target(let document, let name):
                if report.name == name || report.kind == .end { noteDocument(document) }
            case .folder(let folder):
                if report.kind == .end {
                    ended.insert(report.watch)
                    changes.folders.insert(folder.parent ?? folder)
                    if let document = shown.document, document.isBelow(folder) { changes.documents.insert(document) }
                } else {
                    note(report.name, in: folder)
                }
            }
        }
    }

    private func note(_ name: [UInt8], in folder: RelativePath) {
        if name == Array(".gitignore".utf8), !reader.library.showsHidden { return reader.library.scan() }
        let path = folder.appending(name)
        // What isn't listed may change as it likes.
        guard !name.isEmpty, path == shown.document || reader.library.showsHidden || isListed(name) else { return }
        changes.folders.insert(folder)
        changes.documents.insert(path)
    }

    private func isListed(_ name: [UInt8]) -> Bool {
        name.first != UInt8(ascii: ".") && DocumentKind.verdict(name) != .binary
    }

    private func noteDocument(_ document: RelativePath) {
        changes.documents.insert(document)
        changes.folders.insert(document.parent ?? RelativePath([]))
    }

    // MARK: Looking without being told

    /// Another document is on the screen: it may have changed since it was read, and the one before may be gone.
    private func change(from old: RelativePath?, to new: RelativePath?) {
        if let new { refresh(new) }
        guard let old, reader.loaded.contains(where: { $0.path == old && $0.hasFailed }) else { return }
        changes.folders.formUnion(old.parent?.chain ?? [])
        collect()
    }

    /// Reads a document again if it is not as it was.
    private func refresh(_ document: RelativePath) { reader.loaded.last { $0.path == document }?.refresh() }

    private func checkAll() {
        changes.folders.formUnion(shown.folders)
        if let document = shown.document { refresh(document) }
        if !changes.isEmpty { collect() }
    }

    /// A short look, for each key: one at a time.
    private func check() {
        if let document = shown.document { refresh(document) }
        guard !isChecking else { return }
        isChecking = true
        let (watches, folders) = (watches, shown.folders)
        background.run { [weak self] in
            let changed = watches.changed(among: folders)
            Task { @MainActor in
                guard let self else { return }
                self.isChecking = false
                guard !changed.isEmpty else { return }
                self.changes.folders.formUnion(changed)
                self.collect()
            }
        }
    }
}
