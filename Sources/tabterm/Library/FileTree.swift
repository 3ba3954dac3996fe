// What is known of the folders and documents below the opened folder, as one compact value: names lie in one row of
// bytes, folders and documents are small records that point into it. The children of a folder stand side by side, in
// order. Scanning appends to it; everything else only reads.

/// The folders and documents of a library.
struct FileTree: Sendable {
    /// A folder; the opened folder is number 0.
    struct Folder: Sendable {
        var parent: Int32
        var name: Name
        var folders: Range<Int32> = 0..<0
        var documents: Range<Int32> = 0..<0
        /// The documents in it and in all folders below it.
        var total: Int32 = 0
        var isUnreadable = false
    }

    /// A document.
    struct Document: Sendable {
        var folder: Int32
        var name: Name
        var kind: DocumentKind
        /// The title as its first lines give it; empty where they give none or are not read yet.
        var title = Name()
        /// Bytes; `unknown` as long as nobody has asked, for names are there long before that.
        var size: Int64
        /// Seconds since 1970.
        var modified: Int64

        /// The size of a document of which no more than the name is known.
        static let unknown: Int64 = -1

        /// Whether size and time are known.
        var hasFacts: Bool { size != Self.unknown }
    }

    /// A piece of the row of bytes.
    struct Name: Sendable {
        var start: UInt32 = 0
        var count: UInt32 = 0
    }

    private(set) var folders: [Folder] = []
    private(set) var documents: [Document] = []
    private var bytes: [UInt8] = []
    /// How often folders have been looked at again.
    private var looks = 0
    /// How many documents have been asked for their size and time.
    private var asked = 0
    /// When the document that was changed last was changed, in seconds since 1970.
    private(set) var lastChange: Int64 = 0
    /// Another number after each change.
    var revision: Int { bytes.count &+ documents.count &+ asked &+ looks << 40 }

    /// A tree with the opened folder alone.
    init() { folders.append(Folder(parent: -1, name: Name())) }

    /// A tree that knows of one document and the folders around it.
    ///
    /// - Parameter size: its size in bytes.
    init(only path: RelativePath, kind: DocumentKind, size: Int64) {
        self.init()
        var folder = 0
        for name in path.names.dropLast() {
            folder = fill(folder, folders: [FoundFolder(name: Array(name))], documents: []).lowerBound
        }
        guard let name = path.names.last else { return }
        fill(folder, folders: [], documents: [FoundDocument(name: Array(name), kind: kind, size: size)])
    }

    // MARK: Reading

    /// The bytes of a name.
    func name(_ name: Name) -> ArraySlice<UInt8> { bytes[Int(name.start)..<Int(name.start + name.count)] }

    /// The path of a folder.
    func path(ofFolder index: Int) -> RelativePath {
        let folder = folders[index]
        return folder.parent < 0 ? RelativePath([]) : path(ofFolder: Int(folder.parent)).appending(name(folder.name))
    }

    /// The path of a document.
    func path(ofDocument index: Int) -> RelativePath {
        path(ofFolder: Int(documents[index].folder)).appending(name(documents[index].name))
    }

    /// The title of a document for people: from its text, else its file name.
    func title(ofDocument index: Int) -> String {
        let document = documents[index]
        return document.title.count > 0
            ? String(decoding: name(document.title), as: UTF8.self) : FileName.shown(name(document.name))
    }

    /// The name of a folder for people; empty for the opened folder.
    func title(ofFolder index: Int) -> String { FileName.shown(name(folders[index].name)) }

    /// The subfolders that hold a document somewhere, in order.
    func subfolders(of index: Int) -> [Int] {
        folders[index].folders.lazy.map(Int.init).filter { folders[$0].total > 0 }
    }

    /// The number of a folder; nil when there is none at that path.
    func folder(at path: RelativePath) -> Int? {
        var index = 0
        for name in path.names {
            guard let next = find(name, in: folders[index].folders, { folders[$0].name }) else { return nil }
            index = next
        }
        return index
    }

    /// The number of a document; nil when there is none at that path.
    func document(at path: RelativePath) -> Int? {
        guard let name = path.names.last, let parent = path.parent, let folder = folder(at: parent) else { return nil }
        return find(name, in: folders[folder].documents) { documents[$0].name }
    }

    /// The documents in the order of a walk through the folders: a folder's own before those of its subfolders.
    func documentsInOrder(below folder: Int = 0) -> [Int] {
        var result: [Int] = []
        result.reserveCapacity(Int(folders[folder].total))
        var waiting = [folder]
        while let index = waiting.popLast() {
            result += folders[index].documents.lazy.map(Int.init)
            waiting += folders[index].folders.reversed().lazy.map(Int.init)
        }
        return result
    }

    /// The document of a folder whose name begins with the first of some words that one begins with, without case; else the
    /// first.
    ///
    /// There may be thousands of names: of most no more than the first byte is looked at.
    func firstDocument(of folder: Int, beginnings: [[UInt8]]) -> Int? {
        func lower(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
        let here = folders[folder].documents
        let first = here.first { documents[Int($0)].kind == .markdown } ?? here.first
        var found = (document: first, rank: beginnings.count)
        bytes.withUnsafeBufferPointer { bytes in
            for document in here {
                let name = documents[Int(document)].name
                let start = Int(name.start)
                for rank in 0..<found.rank where name.count > 0 && lower(bytes[start]) == beginnings[rank][0] {
                    let beginning = beginnings[rank]
                    guard beginning.count <= name.count,
                        beginning.indices.allSatisfy({ lower(bytes[start + $0]) == beginning[$0] })
                    else { continue }
                    found = (document, rank)
                    break
                }
            }
        }
        return found.document.map(Int.init)
    }

    /// How many documents were changed since a moment, in seconds since 1970.
    func countChanged(since moment: Int64) -> Int {
        lastChange > moment ? documents.count { $0.modified > moment } : 0
    }

    private func find(_ wanted: ArraySlice<UInt8>, in range: Range<Int32>, _ name: (Int) -> Name) -> Int? {
        range.lazy.map(Int.init).first { index in
            let name = name(index)
            return Int(name.count) == wanted.count && self.name(name).elementsEqual(wanted)
        }
    }

    // MARK: Growing

    /// A subfolder as it is found.
    struct FoundFolder {
        var name: [UInt8]
    }

    /// A document as it is found.
    struct FoundDocument {
        var name: [UInt8]
        var kind: DocumentKind
        var size: Int64 = 0
        var modified: Int64 = 0
        var title: String?
    }

    /// Gives a folder its children, in the order given, and returns the numbers of the subfolders.
    @discardableResult
    mutating func fill(_ index: Int, folders found: [FoundFolder], documents listed: [FoundDocument]) -> Range<Int> {
        let first = (folder: folders.count, document: documents.count)
        for folder in found { folders.append(Folder(parent: Int32(index), name: keep(folder.name))) }
        for document in listed {
            documents.append(
                Document(
                    folder: Int32(index), name: keep(document.name), kind: document.kind,
                    title: keep(Array((document.title ?? "").utf8)), size: document.size, modified: document.modified))
            lastChange = max(lastChange, document.modified)
        }
        return close(index, first)
    }

    /// Gives a folder its children, of whose documents no more than names and kinds are known yet.
    ///
    /// - Parameter names: the names of the documents, which are put in order.
    @discardableResult
    mutating func fill(_ index: Int, folders found: [FoundFolder], names: NameList, kinds: [DocumentKind]) -> Range<Int>
    {
        let first = (folder: folders.count, document: documents.count)
        for folder in found { folders.append(Folder(parent: Int32(index), name: keep(folder.name))) }
        for number in names.order() {
            documents.append(
                Document(
                    folder: Int32(index), name: keep(names[number]), kind: kinds[number], size: Document.unknown,
                    modified: 0))
        }
        return close(index, first)
    }

    private mutating func close(_ index: Int, _ first: (folder: Int, document: Int)) -> Range<Int> {
        folders[index].folders = Int32(first.folder)..<Int32(folders.count)
        folders[index].documents = Int32(first.document)..<Int32(documents.count)
        add(Int32(documents.count - first.document), to: index)
        return first.folder..<folders.count
    }

    /// Gives a document its size and the time of its last change.
    mutating func setFacts(size: Int64, modified: Int64, ofDocument index: Int) {
        documents[index].size = size
        documents[index].modified = modified
        lastChange = max(lastChange, modified)
        asked += 1
    }

    /// Notes that this is what another tree has become.
    mutating func succeed(_ tree: FileTree) { looks = tree.looks + 1 }

    /// Notes that a folder could not be read.
    mutating func markUnreadable(_ index: Int) { folders[index].isUnreadable = true }

    /// Gives a document the title that its text bears.
    mutating func setTitle(_ title: String, ofDocument index: Int) { documents[index].title = keep(Array(title.utf8)) }

    private mutating func add(_ count: Int32, to index: Int) {
        var index = Int32(index)
        while index >= 0 {
            folders[Int(index)].total += count
            index = folders[Int(index)].parent
        }
    }

    private mutating func keep(_ name: some Collection<UInt8>) -> Name {
        guard !name.isEmpty, bytes.count + name.count <= UInt32.max else { return Name() }
        let start = UInt32(bytes.count)
        bytes.append(contentsOf: name)
        return Name(start: start, count: UInt32(name.count))
    }
}
