// The program's model: what is open, where the person is, what they made of it. Views read it and change it; what is to
// outlive the run goes to Memory.
import MarkdownText
import NavigationStore
import TabNavigation
import TabTermUI
import TerminalScreen

/// What is open, and where the person is in it.
@MainActor
final class Reader {
    let words: Words
    let library: Library
    let collections: DocumentCollections
    /// Whether it is the guide that is open.
    let isGuide: Bool
    let search: SearchModel
    /// The hit of the search that was opened last.
    var openedHit: OpenedHit?
    /// The address that is to be opened outside, once the person has agreed.
    @Tracked var outside: String? = nil
    /// What is asked in a dialog, such as the name of a new collection.
    @Tracked var question: Question? = nil {
        didSet {
            guard question != oldValue else { return }
            guard let question else { return fault = nil }
            // What was typed stays when the answer was none and is asked for again.
            if fault != nil { return }
            switch question {
            case .renameCollection(let id): draft = collections[id]?.name ?? ""
            case .newCollection: draft = ""
            case .writeCollection(let id): draft = fileName(for: id)
            case .deleteCollection: break
            }
        }
    }
    /// What is being typed in a dialog.
    @Tracked var draft = ""
    /// Why the last answer was none.
    @Tracked var fault: String? = nil

    /// Whether the palette lies over the page.
    @Tracked var paletteIsOpen = false
    /// The contents that lie over the page, if they do.
    @Tracked var contents: Contents? = nil
    /// Carries out the command of a key as if it had been pressed; set by whoever runs the session.
    var press: (KeyPress) -> Void = { _ in }
    /// Tells the person something in one line, and puts text on the clipboard; set by whoever runs the session.
    var say: (String) -> Void = { _ in }
    var copy: (String) -> Void = { _ in }

    /// What was asked for when the program was started.
    var options = Options()

    /// The selected tab.
    @Tracked var selection: Place {
        didSet {
            guard selection != oldValue else { return }
            memory["selection"] = .string(selection.description)
            countMove()
            noteMove()
        }
    }

    /// How often the person has gone elsewhere, opened or closed something.
    private(set) var moves = 0

    /// Counts such a step.
    func countMove() { moves += 1 }

    /// The words in the search field.
    @Tracked var query: String {
        didSet {
            guard query != oldValue else { return }
            memory["search"] = query.isEmpty ? nil : .string(query)
            readsAtOnce ? search.lookNow(for: query, in: library) : search.look(for: query, in: library)
        }
    }

    /// What the person rearranged; written at once.
    @Tracked var customization: TabViewCustomization {
        didSet { saveCustomization(since: oldValue) }
    }

    /// How lists are sorted and filtered, by their pages.
    var lists: [Place: DocumentList] = [:]
    /// Documents that were marked in lists, to be lifted together.
    @Tracked var marks: [String] = []
    /// The way that led here.
    var history: History
    /// Whether a link or the palette leads somewhere just now; whether the history does.
    private(set) var isJumping = false
    var isTravelling = false
    /// The words that were looked for last, the latest first.
    @Tracked private(set) var searches: [String]
    /// Why the customization is not kept, if so.
    @Tracked private(set) var customizationNotice: String? = nil
    /// The notices that have been said in this run.
    var toldNotices: Set<String> = []
    /// Whether sections are open at first: when there are few of them and they fit.
    ///
    /// The first run decides that; a window of another size later changes nothing.
    var expandsSections: Bool {
        if let decided = memory["expandsSections"]?.boolValue { return decided }
        let tree = library.tree
        let sections = tree.subfolders(of: 0)
        guard sections.count + 1 <= 4 else { return false }
        let rows = sections.reduce(Int(tree.folders[0].documents.count)) { rows, section in
            rows + tree.folders[section].documents.count + tree.subfolders(of: section).count
        }
        return rows + 2 * sections.count + 8 <= rowsAtStart
    }
    /// The rows of the terminal when the program began.
    var rowsAtStart = 40

    /// The documents that were read last, the latest first.
    @Tracked var recent: [String]
    /// What has been read, and how far.
    @Tracked var readings: [String: Reading] = [:]
    /// How often a place in a document was set from outside of its page.
    @Tracked var placings = 0
    /// How far the documents of this run have been seen.
    var progress: [String: Int] = [:]
    /// What is new is measured against this.
    let visits: Visits
    @Tracked private var paths: [Place: [Page]] = [:]
    private var pages: [LoadedDocument] = []
    let pageNames = PageDirectory()
    let memory: Memory
    private let customizationFile: StoreFile?
    /// Whether what is arranged outlives the run.
    var keepsCustomization: Bool { customizationFile != nil }
    /// Whether there is no place to keep anything although something was to be kept.
    let keepsNothing: Bool
    /// The document on the screen, and since when.
    var shown: (name: String, since: ContinuousClock.Instant, hasScrolled: Bool)?

    /// The model of one run.
    init(opening: Opening, words: Words) {
        self.words = words
        library = Library(source: opening.source)
        memory = Memory(file: opening.places.state)
        search = SearchModel(file: opening.places.index)
        isGuide = opening.isGuide
        collections = DocumentCollections(
            file: opening.places.collections,
            initial: isGuide ? (words["reader.guide.collection"], Guide.firstSteps) : nil)
        var file = opening.places.customization
        do throws(StoreError) {
            let loaded = try file?.load() ?? LoadedStore()
            customization = TabViewCustomization(TabCustomization(stored: loaded.values))
            customizationNotice = loaded.notice?.text(words)
            if loaded.isReadOnly { file = nil }
        } catch {
            customization = TabViewCustomization()
            customizationNotice = words["reader.notice.customization", ["reason": error.text(words)]]
            file = nil
        }
        customizationFile = file
        keepsNothing = opening.isHomeless
        visits = Visits(memory["visit"], now: FileTime.now)
        searches = memory["searches"]?.stringValues ?? []
        let place = memory["selection"]?.stringValue.flatMap(Place.init) ?? .home
        selection = place
        history = History(at: Spot(place, []))
        query = memory["search"]?.stringValue ?? ""
        recent = memory["recent"]?.stringValues ?? []
        for name in memory.names(under: "path/") {
            guard let place = Place(name) else { continue }
            // The heading that a link led to was the place once; by now the place itself is kept.
            paths[place] = memory["path/" + name]?.stringValues?.compactMap(Page.init).map(\.withoutHeading)
        }
        for name in memory.names(under: "read/") { readings[name] = Reading(memory["read/" + name]) }
        history = History(at: Spot(place, paths[place] ?? []))
    }

    /// Finds the document that is to be on the screen before all others: the scan would come too late for the first frame.
    func expectDocument() {
        let pages = paths[selection] ?? []
        if case .document(let name, _) = pages.last {
            library.expect(RelativePath(identifier: name))
        } else if case .document(let name) = selection {
            library.expect(RelativePath(identifier: name))
        }
    }

    /// Begins what goes on behind the screen, once the first frame is on it.
    func begin() {
        library.onListed = { [unowned self] in search.update(library) }
        library.onTitled = { [unowned self] in search.noteTitles(library) }
        library.knownTitles = search.knownTitles
        library.onArrival = { [unowned self] in pages.forEach { $0.reload() } }
        memory["visit"] = visits.stored(at: FileTime.now)
        library.scan(showsHidden: options.showsHidden ? true : nil)
        search.look(for: query, in: library)
    }

    /// Keeps what has not been written yet: at the end of a run.
    func end() {
        search.end()
        noteShown(nil)
        memory["visit"] = visits.stored(at: FileTime.now)
        if library.isComplete { memory["expandsSections"] = .bool(expandsSections) }
        memory.save()
    }

    // MARK: Where the person is

    /// The pages that are pushed in a tab.
    func path(of place: Place) -> Binding<[Page]> {
        Binding(get: { self.paths[place] ?? [] }, set: { self.setPath($0, of: place) })
    }

    func setPath(_ pages: [Page], of place: Place) {
        let old = paths[place] ?? []
        guard old != pages else { return }
        paths[place] = pages.isEmpty ? nil : pages
        countMove()
        // A filter lasts as long as one is inside.
        for case .folder(let name) in old where !pages.contains(.folder(name)) { lists[.folder(name)]?.clearFilter() }
        if place == selection { noteMove() }
        memory["path/" + place.description] = pages.isEmpty ? nil : .strings(pages.map(\.text))
    }

    /// Goes to where a link leads.
    ///
    /// Returns whether there is such a place.
    @discardableResult
    func open(_ link: ReaderLink) -> Bool {
        isJumping = true
        defer { isJumping = false }
        switch link {
        case .home: selection = .home
        case .library: selection = .library
        case .search(let words):
            selection = .search
            query = words
        case .collection(let name):
            guard let found = collections.all.first(where: { $0.id == name || $0.name == name }) else { return false }
            selection = .collection(found.id)
        case .path(let path, let heading): return open(path, heading)
        case .nowhere: return false
        case .outside(let address): outside = address
        }
        return true
    }

    /// Shows the place that somebody outside asks for, in place of what lies over the page.
    ///
    /// Returns whether there is such a place here; addresses elsewhere are none.
    func show(_ link: ReaderLink) -> Bool {
        if case .outside = link { return false }
        guard open(link) else { return false }
        paletteIsOpen = false
        contents = nil
        // To a heading that was asked for before, too, when it has been scrolled away since.
        if case .path(let path, let anchor?) = link, case .ready(let page, _) = document(path.identifier).content,
            let heading = page.document.headings.first(where: { $0.anchor == anchor })
        {
            go(to: DocumentPlace(sourceLine: heading.sourceLine), in: path.identifier)
        }
        return true
    }

    /// Selects the tab that holds a document or folder and pushes the rest of the way.
    private func open(_ path: RelativePath, _ heading: String?) -> Bool {
        let tree = library.tree
        let isFolder = library.isComplete ? tree.folder(at: path) != nil : library.source.isFolder(path)
        let isDocument = library.isComplete ? tree.document(at: path) != nil : library.source.isDocument(path)
        guard isDocument || isFolder else { return false }
        let depth = path.names.count
        if path.bytes.isEmpty || depth < 2 && !isDocument {
            selection = .library
            return true
        }
        let steps = (1...depth).map {
            RelativePath(Array(path.names.prefix($0).joined(separator: [UInt8(ascii: "/")])))
        }
        // Sections are the first step of the way; their documents and folders are tabs.
        let first = depth > 2 || !isDocument ? 1 : depth - 1
        let last = Page.document(path.identifier, heading: heading)
        if depth <= 2, isDocument {
            let place = Place.document(path.identifier)
            if let heading { headings[path.identifier] = heading }
            setPath([], of: place)
            selection = place
        } else {
            let place = Place.folder(steps[first].identifier)
            var pages = steps.dropFirst(first + 1).map { Page.folder($0.identifier) }
            if isDocument, !pages.isEmpty { pages[pages.count - 1] = last }
            setPath(pages, of: place)
            selection = place
        }
        return true
    }

    /// The heading that a document in a tab of its own is to be shown at.
    @Tracked var headings: [String: String] = [:]

    // MARK: Documents

    /// A document, read if need be.
    func document(_ identifier: String) -> LoadedDocument {
        let path = RelativePath(identifier: identifier)
        if let index = pages.firstIndex(where: { $0.path == path }) {
            let page = pages.remove(at: index)
            pages.append(page)
            return page
        }
        let tree = library.tree
        let known = tree.document(at: path).map { tree.documents[$0] }
        let isSlow = library.source.root != nil && !readsAtOnce
        let page = LoadedDocument(
            path, kind: known?.kind ?? DocumentKind.of(path),
            size: isSlow ? known.flatMap { $0.hasFacts ? $0.size : library.source.size(path) } ?? .max : nil,
            screen: opensAtTop(identifier) ? rowsAtStart : nil, source: library.source)
        if pages.count >= 24 { pages.removeFirst() }
        pages.append(page)
        page.whenWhole { [unowned self] in findWords(of: identifier, in: $0) }
        return page
    }

    /// The document, if it has been read already.
    func readDocument(_ identifier: String) -> MarkdownDocument? {
        let path = RelativePath(identifier: identifier)
        guard case .ready(let page, _) = pages.first(where: { $0.path == path })?.content else { return nil }
        return page.document
    }

    /// Whether the first thing that is seen of a document is its beginning.
    private func opensAtTop(_ identifier: String) -> Bool {
        headings[identifier] == nil && hit(in: identifier) == nil
            && place(in: identifier).wrappedValue == DocumentPlace()
    }

    /// Whether the person has asked for a place from outside, so that its section is to be open at first.
    var isOpenedAtLink = false

    /// Drops something on a tab that takes it; known once a document has been shown.
    var dropOnTab: DropOnTab?

    /// Whether a frame is to show documents whole whatever their size, as `--print` wants it.
    var readsAtOnce = false

    /// Reads the documents at hand again and looks for new ones.
    func reload() {
        pages.forEach { $0.reload() }
        library.scan()
    }

    /// The documents that have been read and are at hand, the last one last.
    var loaded: [LoadedDocument] { pages }

    /// The title of a document: its own, else its name; of one that is gone, its path.
    func title(_ identifier: String) -> String {
        let path = RelativePath(identifier: identifier)
        return library.tree.document(at: path).map { library.tree.title(ofDocument: $0) }
            ?? path.names.last.map { FileName.shown($0) } ?? path.shown
    }

    /// Notes that the words in the search field led to something.
    func noteSearch() {
        guard let text = search.query?.text, searches.first != text else { return }
        searches = [text] + searches.filter { $0 != text }.prefix(9)
        memory["searches"] = .strings(searches)
    }

    /// Writes what the person has arranged since then, or says why that could not be done.
    private func saveCustomization(since old: TabViewCustomization) {
        let changes = customization.changes.changes(from: old.changes)
        guard let customizationFile, !changes.isEmpty else { return }
        do throws(StoreError) {
            let saved = try customizationFile.save(changes: changes)
            customizationNotice = saved.notice?.text(words)
        } catch {
            customizationNotice = words["reader.notice.customization", ["reason": error.text(words)]]
        }
    }
}
