// What has been read, how far, and what has changed since: the memory of single documents. The places in them are kept
// by the line of the source, so that they are the same sentence at every width.
import MarkdownText
import NavigationStore
import TabTermUI

/// What is known of the reading of a document.
struct Reading: Equatable {
    /// When the document had been changed last as it was read, in seconds since 1970.
    var modified: Int64
    /// How much of it lies above the end of the screen, 0 … 100.
    var percent: Int

    init(modified: Int64, percent: Int) {
        self.modified = modified
        self.percent = min(max(percent, 0), 100)
    }

    /// What was kept; nil for a value that means nothing.
    init?(_ value: StoredValue?) {
        let numbers = value?.arrayValue?.compactMap(\.integerValue) ?? []
        guard numbers.count == 2 else { return nil }
        self.init(modified: Int64(numbers[0]), percent: numbers[1])
    }

    var stored: StoredValue { .array([.integer(Int(modified)), .integer(percent)]) }
}

/// The visits to a folder: what is new is measured against the one before.
struct Visits {
    /// What was changed after this is new, in seconds since 1970.
    let since: Int64
    /// A pause that makes another visit of a start, in seconds.
    private static let pause: Int64 = 30 * 60

    /// The visit that begins now.
    ///
    /// - Parameter stored: what `stored(at:)` gave in the last run.
    init(_ stored: StoredValue?, now: Int64) {
        let numbers = stored?.arrayValue?.compactMap(\.integerValue).map(Int64.init) ?? []
        guard numbers.count == 2, numbers[1] <= now else {
            // At the first visit nothing is new.
            since = now
            return
        }
        since = now - numbers[1] > Self.pause ? numbers[1] : numbers[0]
    }

    /// What is kept of a visit that lasts until now.
    func stored(at now: Int64) -> StoredValue { .array([.integer(Int(since)), .integer(Int(now))]) }
}

extension Reader {
    /// Notes which document is on the screen, and that the one before has gone from it.
    ///
    /// What was there for more than a moment, or was scrolled, has been read.
    func noteShown(_ name: String?) {
        if let shown {
            if shown.hasScrolled || ContinuousClock.now - shown.since > .seconds(2) { noteReading(shown.name) }
            noteWords(of: shown.name)
        }
        shown = name.map { (name: $0, since: .now, hasScrolled: false) }
    }

    /// Notes that a document has been read, and how far.
    func noteReading(_ identifier: String) {
        if recent.first != identifier {
            recent = [identifier] + recent.filter { $0 != identifier }.prefix(11)
            memory["recent"] = .strings(recent)
        }
        let tree = library.tree
        let path = RelativePath(identifier: identifier)
        let modified = tree.document(at: path).map { index in
            let document = tree.documents[index]
            return document.hasFacts ? document.modified : library.source.stamp(path)?.seconds ?? 0
        }
        let reading = Reading(
            modified: modified ?? readings[identifier]?.modified ?? 0,
            percent: progress[identifier] ?? readings[identifier]?.percent ?? 0)
        guard readings[identifier] != reading else { return }
        readings[identifier] = reading
        memory["read/" + identifier] = reading.stored
    }

    /// The place in a document that stands at the top of the screen.
    func place(in identifier: String) -> Binding<DocumentPlace> {
        let key = "place/" + identifier
        return Binding(
            get: {
                let numbers = self.memory[key]?.arrayValue?.compactMap(\.integerValue) ?? []
                return numbers.count == 2 ? DocumentPlace(sourceLine: numbers[0], offset: numbers[1]) : DocumentPlace()
            },
            set: { place in
                let isStart = place == DocumentPlace()
                let value: StoredValue? =
                    isStart ? nil : .array([.integer(place.sourceLine), .integer(place.offset)])
                guard self.memory[key] != value else { return }
                self.memory[key] = value
                if self.shown?.name == identifier, self.shown?.hasScrolled == false {
                    self.shown?.hasScrolled = true
                    self.noteReading(identifier)
                }
            })
    }

    /// Goes to a place in a document from outside of its page, which is drawn anew for it.
    func go(to place: DocumentPlace, in name: String) {
        self.place(in: name).wrappedValue = place
        placings += 1
    }

    // MARK: A text that changes between two runs

    /// Notes the words at the place where a document is left, to find them should its text be another in the next run.
    private func noteWords(of name: String) {
        let line = place(in: name).wrappedValue.sourceLine
        guard place(in: name).wrappedValue != DocumentPlace() else { return memory["words/" + name] = nil }
        guard let words = readDocument(name)?.words(atLine: line) else { return }
        memory["words/" + name] = .array([.integer(line), .string(words)])
    }

    /// Moves the place in a document that has been read for the first time to where the words are that stood there.
    func findWords(of name: String, in document: MarkdownDocument) {
        let place = place(in: name)
        guard case .array(let kept) = memory["words/" + name], kept.count == 2, let words = kept[1].stringValue,
            kept[0].integerValue == place.wrappedValue.sourceLine,
            let line = document.line(nearest: place.wrappedValue.sourceLine, with: words)
        else { return }
        if line != place.wrappedValue.sourceLine {
            go(to: DocumentPlace(sourceLine: line, offset: place.wrappedValue.offset), in: name)
        }
    }

    // MARK: What has changed

    /// Whether a document is new or was changed since the last visit, and has not been read since.
    func isFresh(_ index: Int, in tree: FileTree) -> Bool {
        let modified = tree.documents[index].modified
        // Most are not: that must cost nothing.
        guard modified > visits.since else { return false }
        return readings[tree.path(ofDocument: index).identifier]?.modified != modified
    }

    /// The same of a row.
    func isFresh(_ row: DocumentRow) -> Bool {
        row.modified > visits.since && readings[row.name]?.modified != row.modified
    }

    /// Whether a folder holds a document that was changed since the last visit, read or not.
    func hasFresh(_ tree: FileTree, in folder: Int) -> Bool {
        let since = visits.since
        // Closures of this actor are asked each time where they run: here there may be thousands of calls.
        if tree.lastChange <= since { return false }
        for document in tree.folders[folder].documents where tree.documents[Int(document)].modified > since {
            return true
        }
        return false
    }

    /// How many documents are new or changed.
    var freshCount: Int {
        let tree = library.tree
        if tree.lastChange <= visits.since { return 0 }
        let count = tree.countChanged(since: visits.since)
        return count
            - readings.count { name, reading in
                guard reading.modified > visits.since else { return false }
                let index = tree.document(at: RelativePath(identifier: name))
                return index.map { tree.documents[$0].modified } == reading.modified
            }
    }

    /// The documents that were changed last, of those that are new or changed.
    func freshest(_ limit: Int) -> [Int] {
        let tree = library.tree
        var found: [Int] = []
        if tree.lastChange <= visits.since { return found }
        for index in tree.documents.indices where tree.documents[index].modified > visits.since {
            let modified = tree.documents[index].modified
            if found.count == limit, let last = found.last, tree.documents[last].modified >= modified { continue }
            guard isFresh(index, in: tree) else { continue }
            let place = found.firstIndex { tree.documents[$0].modified < modified } ?? found.endIndex
            found.insert(index, at: place)
            if found.count > limit { found.removeLast() }
        }
        return found
    }
}
