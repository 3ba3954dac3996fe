// Lists of documents that people make themselves. They are kept where a person's own work is kept, one key for each
// collection and one for each document in it, so that two running programs don't undo each other's work. A document
// that is missing for a while stays in its list.
import NavigationStore
import TabViews
import TerminalScreen

/// A list of documents that a person made.
struct DocumentCollection: Equatable, Identifiable, Sendable {
    /// Never changes, whatever the name.
    let id: String
    var name: String
    /// The identifiers of the documents' paths, in the person's order.
    var documents: [String] = []
}

/// Why a collection can't bear a name.
enum NameFault: Error, Equatable {
    case blank
    /// It has so many letters.
    case tooLong(Int)
    /// Another collection bears it.
    case taken(String)

    /// The most letters.
    static let limit = 200

    /// What is said of it.
    func text(_ words: Words) -> String {
        switch self {
        case .blank: words["reader.collection.blank"]
        case .tooLong(let count):
            words["reader.collection.tooLong", ["limit": String(Self.limit), "count": String(count)]]
        case .taken(let name): words["reader.collection.taken", ["name": name]]
        }
    }
}

/// All collections of the opened folder.
@MainActor
final class DocumentCollections {
    /// The collections in the order in which they were made.
    @Tracked private(set) var all: [DocumentCollection] = []
    /// Why nothing can be kept, or what was wrong with the file; nil when all is well.
    @Tracked private(set) var notice: Notice? = nil

    /// What people must know about the keeping of collections.
    enum Notice: Equatable {
        /// There is no place to keep anything, or nothing is to be kept.
        case notKept
        case fault(StoreError)
        case file(StoreNotice)
    }

    /// A collection that was deleted in this run.
    struct Deleted {
        let name: String
        fileprivate let values: [String: StoredValue]
    }

    /// The collection that was deleted last, if it has not been brought back.
    @Tracked private(set) var deleted: Deleted? = nil

    private let file: StoreFile?
    private var values: [String: StoredValue] = [:]
    /// Nothing is written over a file that a newer program made, or that could not be read.
    private var isReadOnly = false

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

    /// Makes a collection that holds some documents, and returns its number.
    ///
    /// - Throws: `NameFault` when it can't have that name; then nothing has changed.
    @discardableResult
    func create(named name: String, with documents: [String] = []) throws(NameFault) -> String {
        let name = try checked(name, for: nil)
        let id = Self.newNumber()
        var changes: [String: StoredValue?] = [
            "collection/" + id: Self.entry(name, position: (positions("collection/").max() ?? 0) + 1),
            "made": .bool(true),
        ]
        for (index, document) in documents.enumerated() {
            changes["document/\(id)/" + document] = Self.entry(nil, position: Double(index + 1))
        }
        save(changes)
        return id
    }

    /// Gives a collection another name.
    ///
    /// - Throws: `NameFault` when it can't have that name; then it keeps the old one.
    func rename(_ id: String, to name: String) throws(NameFault) {
        guard let old = values["collection/" + id] else { return }
        save(["collection/" + id: Self.entry(try checked(name, for: id), position: Self.position(old))])
    }

    /// Deletes a collection, which can be brought back as long as the program runs.
    ///
    /// The documents in it are left alone.
    func delete(_ id: String) {
        guard let collection = self[id] else { return }
        let gone = values.filter { $0.key == "collection/" + id || $0.key.begins(with: "document/\(id)/") }
        var changes: [String: StoredValue?] = ["made": .bool(true)]
        for key in gone.keys { changes[key] = .some(nil) }
        deleted = Deleted(name: collection.name, values: gone)
        save(changes)
    }

    /// Brings back the collection that was deleted last, as it was.
    func restore() {
        guard let gone = deleted else { return }
        deleted = nil
        save(gone.values.mapValues { .some($0) })
    }

    /// Puts documents at the end of a collection; those that are there already stay where they are.
    ///
    /// Returns how many were not there.
    @discardableResult
    func add(_ documents: [String], to id: String) -> Int {
        guard let collection = self[id] else { return 0 }
        var position = positions("document/\(id)/").max() ?? 0
        var changes: [String: StoredValue?] = [:]
        for document in documents where !collection.documents.contains(document) {
            position += 1
            changes["document/\(id)/" + document] = Self.entry(nil, position: position)
        }
        if !changes.isEmpty { save(changes) }
        return changes.count
    }

    /// Takes documents out of a collection.
    func remove(_ documents: [String], from id: String) {
        save(Dictionary(documents.map { ("document/\(id)/" + $0, nil) }) { first, _ in first })
    }

    /// Moves a document to another place in its collection, counted after it was taken out.
    func move(_ document: String, to index: Int, in id: String) {
        guard var documents = self[id]?.documents, let old = documents.firstIndex(of: document) else { return }
        documents.insert(documents.remove(at: old), at: min(max(index, 0), documents.count))
        arrange(documents, in: id)
    }

    /// Puts the documents of a collection into an order.
    func arrange(_ documents: [String], in id: String) {
        var changes: [String: StoredValue?] = [:]
        for (position, name) in documents.enumerated() {
            changes["document/\(id)/" + name] = Self.entry(nil, position: Double(position + 1))
        }
        save(changes)
    }

    // MARK: Keeping

    /// What has changed here and is not on the disk: what the guide brings at first, and what could not be saved.
    private var unsaved: [String: StoredValue?] = [:]

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
        values.filter { $0.key.begins(with: prefix) }.map { Self.position($0.value) }
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
        for (key, value) in values {
            guard let (id, name) = key.rest(after: "document/")?.cut(at: "/"), let name, value.objectValue != nil
            else { continue }
            documents[id, default: []].append((String(name), position(value)))
        }
        let found = values.compactMap { key, value -> (DocumentCollection, Double)? in
            guard let id = key.rest(after: "collection/"), let name = value.objectValue?["name"]?.stringValue
            else { return nil }
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

    /// A name as it is kept: without space around it and with controls shown.
    private func checked(_ name: String, for id: String?) throws(NameFault) -> String {
        let words = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let shown = FileName.shown(Array(words.utf8))
        if shown.isEmpty { throw .blank }
        if shown.count > NameFault.limit { throw .tooLong(shown.count) }
        if all.contains(where: { $0.id != id && $0.name == shown }) { throw .taken(shown) }
        return shown
    }

    private static func newNumber() -> String { String(UInt64.random(in: 1...UInt64.max), radix: 36) }
}
