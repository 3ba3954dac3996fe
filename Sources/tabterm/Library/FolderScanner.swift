// Finds the documents below a folder, one folder at a step, so that whoever runs it decides when to look up. It knows
// hidden files, .gitignore and links that lead in circles; a folder that can't be read is noted and passed over.
import Glibc
import NavigationStore

/// A scan under way.
struct FolderScanner: Sendable {
    /// What has been found so far.
    private(set) var tree = FileTree()
    private let root: [UInt8]
    private let showsHidden: Bool

    /// Folders still to be read: first those that stand in the tree itself, then those behind links, so that a link
    /// never takes the place of the folder it points to.
    private var waiting: [Task] = []
    private var next = 0
    private var linked: [Task] = []
    private var seen: Set<Identity> = []
    private var ignoring: [Layer] = []
    /// The names from the top of the repository, else from the opened folder, down to the folder that is scanned.
    private let prefix: [ArraySlice<UInt8>]
    /// Where only a part is scanned: the opened folder, and the subfolders of that part that are known and passed over.
    private let part: (opened: [UInt8], known: Set<[UInt8]>)?

    private struct Task: Sendable {
        var folder: Int
        /// The innermost layer of ignore rules that holds here; −1 for none.
        var layer: Int
    }

    /// A folder whatever its name: device and number.
    private struct Identity: Hashable, Sendable {
        var device: UInt
        var number: UInt
    }

    /// The rules of one .gitignore and the layer around it.
    private struct Layer: Sendable {
        var outer: Int
        /// How many names of a full path lead to the folder of the rules.
        var depth: Int
        var rules: IgnoreRules
    }

    /// A scan of a folder that has not begun.
    ///
    /// - Parameters:
    ///   - root: the path of the folder, absolute, with links resolved.
    ///   - showsHidden: lists hidden and ignored files and binaries too.
    init(root: [UInt8], showsHidden: Bool = false) {
        self.init(root, RelativePath([]), nil, showsHidden)
    }

    /// A scan of a folder below the opened one, which is to be number 0 of the tree.
    ///
    /// - Parameters:
    ///   - part: its path.
    ///   - root: the path of the opened folder, absolute, with links resolved.
    ///   - known: the names of subfolders that are listed but not read.
    init(part: RelativePath, of root: [UInt8], known: Set<[UInt8]>, showsHidden: Bool) {
        self.init(root, part, known, showsHidden)
    }

    private init(_ opened: [UInt8], _ below: RelativePath, _ known: Set<[UInt8]>?, _ showsHidden: Bool) {
        let slash = UInt8(ascii: "/")
        root = below.bytes.isEmpty ? opened : opened + [slash] + below.bytes
        part = known.map { (opened, $0) }
        self.showsHidden = showsHidden
        let top = Self.repository(around: opened) ?? opened.split(separator: slash).count
        let names = root.split(separator: slash)
        prefix = showsHidden ? [] : Array(names.dropFirst(top))
        if !showsHidden { readOuterRules(from: top) }
        waiting = [Task(folder: 0, layer: ignoring.count - 1)]
    }

    /// Whether a folder is reached through a link that leads back into the opened one.
    ///
    /// - Parameters:
    ///   - path: its path below the opened folder.
    ///   - root: the path of the opened folder, absolute, with links resolved.
    static func leadsBack(_ path: RelativePath, of root: [UInt8]) -> Bool {
        let place = path.bytes.isEmpty ? root : root + [UInt8(ascii: "/")] + path.bytes
        guard let real = PathBytes(bytes: place).resolved()?.bytes else { return false }
        return real != place && isInside(real, root)
    }

    /// Whether a path is that of a folder or of something in it.
    private static func isInside(_ path: [UInt8], _ folder: [UInt8]) -> Bool {
        path == folder || path.starts(with: folder + [UInt8(ascii: "/")])
    }

    /// Whether every folder has been read.
    var isFinished: Bool { next >= waiting.count && linked.isEmpty }

    /// Reads the next folder; does nothing when all have been read.
    mutating func step() {
        if next >= waiting.count {
            waiting = linked
            linked = []
            next = 0
        }
        guard next < waiting.count else { return }
        let task = waiting[next]
        next += 1
        read(task)
    }

    // MARK: One folder

    private mutating func read(_ task: Task) {
        let path = tree.path(ofFolder: task.folder)
        let place = path.bytes.isEmpty ? root : root + [UInt8(ascii: "/")] + path.bytes
        guard let directory = opendir(Self.terminated(place)) else {
            // A link to a file that is gone since, or to a file: not a folder, so nothing to be said.
            if errno != ENOTDIR, errno != ENOENT { tree.markUnreadable(task.folder) }
            return
        }
        defer { closedir(directory) }
        let file = dirfd(directory)
        var facts = stat()
        guard fstat(file, &facts) == 0,
            seen.insert(Identity(device: UInt(facts.st_dev), number: UInt(facts.st_ino))).inserted
        else { return }
        let names = prefix + path.names
        let layer = innerLayer(task.layer, file: file, depth: names.count)
        var found = Found()
        while let entry = readdir(directory) {
            let type = Int(entry.pointee.d_type)
            withUnsafeBytes(of: &entry.pointee.d_name) { raw in
                guard let start = raw.bindMemory(to: CChar.self).baseAddress else { return }
                let bytes = UnsafeBufferPointer(rebasing: raw.bindMemory(to: UInt8.self).prefix(strlen(start)))
                look(at: Entry(start: start, name: bytes, type: type), in: file, names, layer, into: &found)
            }
        }
        keep(found, task.folder, layer)
    }

    /// Whether a name is that of nothing that is ever listed.
    private static func isNever(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        [".", "..", ".git"].contains { name.elementsEqual($0.utf8) }
    }

    /// What one folder holds, before it is put in order.
    private struct Found {
        var folders: [(name: [UInt8], isLink: Bool)] = []
        var documents = NameList()
        var kinds: [DocumentKind] = []
    }

    /// A name as a folder gives it, for as long as it does.
    private struct Entry {
        /// Where the name stands, and a zero behind it.
        let start: UnsafePointer<CChar>
        let name: UnsafeBufferPointer<UInt8>
        let type: Int
    }

    private func look(
        at entry: Entry, in folder: Int32, _ names: [ArraySlice<UInt8>], _ layer: Int, into found: inout Found
    ) {
        let name = entry.name
        if name.first == UInt8(ascii: "."), !showsHidden || Self.isNever(name) { return }
        guard let isFolder = isFolder(entry, folder) else { return }
        // Of a folder the name says nothing.
        let verdict = isFolder ? .unknown : DocumentKind.verdict(name)
        if verdict == .binary, !showsHidden { return }
        if !showsHidden, layer >= 0, isIgnored(names + [Array(name)[...]], isFolder: isFolder, layer) { return }
        if isFolder {
            found.folders.append((Array(name), entry.type == DT_LNK))
        } else if let kind = kind(verdict, folder, entry) {
            found.documents.append(name)
            found.kinds.append(kind)
        }
    }

    /// Whether a name is that of a folder, not of a file; nil for what is neither.
    ///
    /// Mostly the folder that holds it knows.
    private func isFolder(_ entry: Entry, _ folder: Int32) -> Bool? {
        switch entry.type {
        case DT_REG: return false
        case DT_DIR: return true
        case DT_LNK, DT_UNKNOWN: break
        default: return nil
        }
        var facts = stat()
        guard fstatat(folder, entry.start, &facts, 0) == 0 else { return nil }
        switch facts.st_mode & S_IFMT {
        case S_IFREG: return false
        case S_IFDIR: return true
        default: return nil
        }
    }

    private func kind(_ verdict: DocumentKind.Verdict, _ folder: Int32, _ entry: Entry) -> DocumentKind? {
        switch verdict {
        case .document(let kind): return kind
        case .binary: return showsHidden ? .binary : nil
        case .unknown:
            let file = openat(folder, entry.start, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
            // What can't be opened is listed: opening it says why.
            guard file >= 0 else { return .text }
            defer { close(file) }
            let head = [UInt8](unsafeUninitializedCapacity: 512) { buffer, count in
                count = max(0, Glibc.read(file, buffer.baseAddress, 512))
            }
            return DocumentKind.isText(head[...]) ? .text : showsHidden ? .binary : nil
        }
    }

    private mutating func keep(_ found: Found, _ folder: Int, _ layer: Int) {
        let folders = Self.ordered(found.folders) { $0.name }
        let numbers = tree.fill(
            folder, folders: folders.map { .init(name: $0.name) }, names: found.documents, kinds: found.kinds)
        for (number, subfolder) in zip(numbers, folders) where !isPassedOver(subfolder, in: folder) {
            let task = Task(folder: number, layer: layer)
            if subfolder.isLink { linked.append(task) } else { waiting.append(task) }
        }
    }

    /// Whether a subfolder of the part that is scanned is not to be read: it is known, or leads to what is shown at its own
    /// place.
    private func isPassedOver(_ subfolder: (name: [UInt8], isLink: Bool), in folder: Int) -> Bool {
        guard let part else { return false }
        if folder == 0, part.known.contains(subfolder.name) { return true }
        guard subfolder.isLink else { return false }
        let path = tree.path(ofFolder: folder).appending(subfolder.name).bytes
        guard let real = PathBytes(bytes: root + [UInt8(ascii: "/")] + path).resolved()?.bytes else { return true }
        return Self.isInside(real, part.opened)
    }

    /// The elements ordered by name: without case, numbers by value, then by bytes.
    static func ordered<T>(_ elements: [T], by name: (T) -> [UInt8]) -> [T] {
        var names = NameList()
        for element in elements { names.append(name(element)) }
        return names.order().map { elements[$0] }
    }

    // MARK: Ignored files

    private func isIgnored(_ path: [ArraySlice<UInt8>], isFolder: Bool, _ layer: Int) -> Bool {
        var index = layer
        while index >= 0 {
            let layer = ignoring[index]
            if let verdict = layer.rules.verdict(path[layer.depth...], isFolder: isFolder) { return verdict }
            index = layer.outer
        }
        return false
    }

    private mutating func innerLayer(_ outer: Int, file folder: Int32, depth: Int) -> Int {
        guard !showsHidden, let bytes = FileBytes.small(".gitignore", in: folder) else { return outer }
        let rules = IgnoreRules(bytes)
        if rules.isEmpty { return outer }
        ignoring.append(Layer(outer: outer, depth: depth, rules: rules))
        return ignoring.count - 1
    }

    /// How many names of the path lead to the repository that the folder lies in; nil outside of one.
    private static func repository(around root: [UInt8]) -> Int? {
        let names = root.split(separator: UInt8(ascii: "/"))
        return (0...names.count).reversed().first { count in
            let path = names.prefix(count).flatMap { [UInt8(ascii: "/")] + $0 } + Array("/.git".utf8)
            return access(terminated(path), F_OK) == 0
        }
    }

    private mutating func readOuterRules(from repository: Int) {
        let names = root.split(separator: UInt8(ascii: "/"))
        for count in repository..<names.count {
            let path = names.prefix(count).flatMap { [UInt8(ascii: "/")] + $0 } + [UInt8(ascii: "/")]
            let folder = open(Self.terminated(path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard folder >= 0 else { continue }
            defer { close(folder) }
            _ = innerLayer(ignoring.count - 1, file: folder, depth: count - repository)
        }
    }

    // MARK: Bytes

    private static func terminated(_ bytes: some Collection<UInt8>) -> [CChar] {
        [CChar](unsafeUninitializedCapacity: bytes.count + 1) { buffer, count in
            for byte in bytes {
                buffer[count] = CChar(bitPattern: byte)
                count += 1
            }
            buffer[count] = 0
            count += 1
        }
    }
}
