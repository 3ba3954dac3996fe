// Lists of documents that people make themselves. They are kept where a person's own work is kept, one key for each
// collection and one for each document in it, so that two running programs don't undo each other's work. A document
// that is missing for a while stays in its list.
import NavigationStore
import Observation

/// A list of documents that a person made.
struct DocumentCollection: Equatable, Identifiable, Sendable {
    /// Never changes, whatever the name.
    let id: String
    var name: String
    /// The identifiers of the documents' paths, in the person's order.
    var documents: [String] = []
}

/// All collections of the opened folder.
@MainActor @Observable
final class DocumentCollections {
    /// The collections in the order in which they were made.
    private(set) var all: [DocumentCollection] = []
    /// Why nothing can be kept, or what was wrong with the file; nil when all is well.
    private(set) var notice: Notice?

    /// What people must know about the keeping of collections.
    enum Notice: Equatable {
        /// There is no place to keep anything, or nothing is to be kept.
        case notKept
        case fault(StoreError)
        case file(StoreNotice)
    }

    @ObservationIgnored private let file: StoreFile?
    @ObservationIgnored private var values: [String: StoredValue] = [:]
    /// Nothing is written over a file that a newer program made, or that could not be read.
    @ObservationIgnored private var isReadOnly = false

    /// The collections that a file keeps.
    ///
    /// - Parameters:
    ///   - file: where they are kept; nil to keep them for this run only.
    ///   - initial: name and documents of the collection that is there at first.
    init(file: StoreFile?, initial: (name: String, documents: [String])? = nil) {
        self.file = file
        if file == nil { notice = .notKept }
        do throws(StoreError) {
            if let loaded = try file?.load() { take(loaded) }
        } catch {
            notice = .fault(error)
            isReadOnly = true
        }
        if let initial, values["made"] == nil, !isReadOnly {
            unsaved = Self.first(initial)
            values = values.applying(unsaved)
        }
        all = Self.collections(in: values)
    }

    /// The collection with that number; nil when it is gone.
    subscript(id: String) -> DocumentCollection? { all.first { $0.id == id } }

    /// Makes a collection and returns its number; nil when the name is blank.
    @discardableResult
    func create(named name: String) -> String? {
        guard let name = Self.clean(name) else { return nil }
        let id = Self.newNumber()
        save([
            "collection/" + id: Self.entry(name, position: (positions("collection/").max() ?? 0) + 1),
            "made": .bool(true),
        ])
        return id
    }

    /// Gives a collection another name; a blank one changes nothing.
    func rename(_ id: String, to name: String) {
        guard let name = Self.clean(name), let old = values["collection/" + id] else { return }
        save(["collection/" + id: Self.entry(name, position: Self.position(old))])
    }

    /// Deletes a collection.
    ///
    /// The documents in it are left alone.
    func delete(_ id: String) {
        var changes: [String: StoredValue?] = ["collection/" + id: nil, "made": .bool(true)]
        for key in values.keys where key.hasPrefix("document/\(id)/") { changes[key] = .some(nil) }
        save(changes)
    }

    /// Puts a document at the end of a collection; one that is there already stays where it is.
    func add(_ document: RelativePath, to id: String) {
        let key = "document/\(id)/" + document.identifier
        guard self[id] != nil, values[key] == nil else { return }
        save([key: Self.entry(nil, position: (positions("document/\(id)/").max() ?? 0) + 1)])
    }

    /// Takes a document out of a collection.
    func remove(_ document: RelativePath, from id: String) {
        save(["document/\(id)/" + document.identifier: nil])
    }

    /// Moves a document to another place in its collection, counted after it was taken out.
    func move(_ document: RelativePath, to index: Int, in id: String) {
        guard var documents = self[id]?.documents, let old = documents.firstIndex(of: document.identifier) else {
            return
        }
        documents.insert(documents.remove(at: old), at: min(max(index, 0), documents.count))
        var changes: [String: StoredValue?] = [:]
        for (position, name) in documents.enumerated() {
            changes["document/\(id)/" + name] = Self.entry(nil, position: Double(position + 1))
        }
        save(changes)
    }

    // MARK: Keeping

    /// What has changed here and is not on the disk: what the guide brings at first, and what could not be saved.
    @ObservationIgnored private var unsaved: [String: StoredValue?] = [:]

    private func save(_ changes: [String: StoredValue?]) {
        unsaved.merge(changes) { $1 }
        values = values.applying(changes)
        if let file, !isReadOnly {
            do throws(StoreError) {
                take(try file.save(changes: unsaved))
                unsaved = [:]
            } catch {
                notice = .fault(error)
            }
        }
        all = Self.collections(in: values)
    }

    private func take(_ loaded: LoadedStore) {
        values = loaded.values
        isReadOnly = loaded.isReadOnly
        if let found = loaded.notice { notice = .file(found) }
    }

    private func positions(_ prefix: String) -> [Double] {
        values.filter { $0.key.hasPrefix(prefix) }.map { Self.position($0.value) }
    }

    private static func first(_ initial: (name: String, documents: [String])) -> [String: StoredValue?] {
        var values: [String: StoredValue?] = [
            "made": .bool(true), "collection/first": entry(initial.name, position: 1),
        ]
        for (index, name) in initial.documents.enumerated() {
            values["document/first/" + name] = entry(nil, position: Double(index + 1))
        }
        return values
    }

    /// What a file's values mean; keys and values that mean nothing are passed over, and kept.
    private static func collections(in values: [String: StoredValue]) -> [DocumentCollection] {
        var documents: [Substring: [(name: String, position: Double)]] = [:]
        for (key, value) in values where key.hasPrefix("document/") {
            let parts = key.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3, value.objectValue != nil else { continue }
            documents[parts[1], default: []].append((String(parts[2]), position(value)))
        }
        let found = values.compactMap { key, value -> (DocumentCollection, Double)? in
            guard key.hasPrefix("collection/"), let name = value.objectValue?["name"]?.stringValue else { return nil }
            let id = key.dropFirst("collection/".count)
            let list = (documents[id] ?? []).sorted { ($0.position, $0.name) < ($1.position, $1.name) }
            return (DocumentCollection(id: String(id), name: name, documents: list.map(\.name)), position(value))
        }
        return found.sorted { ($0.1, $0.0.id) < ($1.1, $1.0.id) }.map(\.0)
    }

    private static func entry(_ name: String?, position: Double) -> StoredValue {
        var entry: [String: StoredValue] = ["position": .number(position)]
        if let name { entry["name"] = .string(name) }
        return .object(entry)
    }

    private static func position(_ value: StoredValue) -> Double { value.objectValue?["position"]?.numberValue ?? 0 }

    /// The name without space around it and with controls shown; nil when nothing is left.
    private static func clean(_ name: String) -> String? {
        let words = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.isEmpty ? nil : String(FileName.shown(Array(words.utf8)).prefix(200))
    }

    private static func newNumber() -> String { String(UInt64.random(in: 1...UInt64.max), radix: 36) }
}
