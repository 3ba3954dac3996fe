// Bytes out of files, with the reasons why there may be none. Only regular files are read, so that a pipe or a device
// never keeps the program waiting.
import Glibc

/// Why a file gave no document.
enum ReadFault: Error, Equatable, Sendable {
    case missing
    case isFolder
    /// Neither a file nor a folder: a pipe, a device, a socket.
    case isSpecial
    case notPermitted
    case isBinary
    case tooLarge(bytes: Int64)
    /// What the system calls the fault.
    case failed(String)

    /// The fault in words.
    func text(_ words: Words) -> String {
        switch self {
        case .missing: words["reader.file.missing"]
        case .isFolder: words["reader.file.folder"]
        case .isSpecial: words["reader.file.special"]
        case .notPermitted: words["reader.file.notPermitted"]
        case .isBinary: words["reader.file.binary"]
        case .tooLarge(let bytes): words["reader.file.tooLarge", ["megabytes": String(bytes / 1_000_000)]]
        case .failed(let reason): reason
        }
    }

    /// The fault that a number of the system stands for.
    init(errno code: Int32) {
        switch code {
        case ENOENT, ENOTDIR: self = .missing
        case EACCES, EPERM: self = .notPermitted
        case EISDIR: self = .isFolder
        case ENXIO, ENODEV: self = .isSpecial
        default: self = .failed(strerror(code).map { String(cString: $0) } ?? String(code))
        }
    }
}

/// The state of a file or folder, to be compared with a later one.
struct FileStamp: Equatable, Sendable {
    var number: UInt64
    /// Bytes.
    var size: Int64
    var mode: UInt32
    /// The last change, since 1970.
    var seconds: Int64
    var nanoseconds: Int64
}

/// Reading of whole files, heads of files, and standard input.
enum FileBytes {
    /// The most that is read of one document, in bytes.
    static let limit: Int64 = 64_000_000

    /// All bytes of a document that holds text.
    static func document(at path: [UInt8]) throws(ReadFault) -> [UInt8] {
        let bytes = try all(at: path)
        guard DocumentKind.isText(bytes.prefix(8192)) else { throw .isBinary }
        return bytes
    }

    /// Throws what reading a document would throw, after a look at its beginning.
    static func check(at path: [UInt8]) throws(ReadFault) {
        let (file, size) = try opened(path)
        close(file)
        if size > limit { throw .tooLarge(bytes: size) }
        guard DocumentKind.isText(head(at: path, 8192)[...]) else { throw .isBinary }
    }

    /// All bytes of a file.
    static func all(at path: [UInt8]) throws(ReadFault) -> [UInt8] {
        let (file, size) = try opened(path)
        defer { close(file) }
        if size > limit { throw .tooLarge(bytes: size) }
        return try rest(of: file, expecting: Int(size))
    }

    /// At most `count` first bytes of a file; empty where there are none to be had.
    static func head(at path: [UInt8], _ count: Int) -> [UInt8] {
        guard let (file, _) = try? opened(path) else { return [] }
        defer { close(file) }
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            filled = max(0, read(file, buffer.baseAddress, count))
        }
    }

    /// Whether a folder or a file stands at a path, and its size in bytes; nil for neither.
    static func facts(_ path: [UInt8]) -> (isFolder: Bool, size: Int64)? {
        var facts = stat()
        guard !path.contains(0), stat(path.map { CChar(bitPattern: $0) } + [0], &facts) == 0 else { return nil }
        switch facts.st_mode & S_IFMT {
        case S_IFDIR: return (true, 0)
        case S_IFREG: return (false, Int64(facts.st_size))
        default: return nil
        }
    }

    /// What tells one state of a file or folder from another; nil where there is none.
    static func stamp(_ path: [UInt8]) -> FileStamp? {
        var facts = stat()
        guard !path.contains(0), stat(path.map { CChar(bitPattern: $0) } + [0], &facts) == 0 else { return nil }
        return FileStamp(
            number: UInt64(facts.st_ino), size: Int64(facts.st_size), mode: UInt32(facts.st_mode),
            seconds: Int64(facts.st_mtim.tv_sec), nanoseconds: Int64(facts.st_mtim.tv_nsec))
    }

    /// All bytes of standard input.
    static func standardInput() throws(ReadFault) -> [UInt8] { try rest(of: 0, expecting: 0) }

    /// The bytes of a file of at most a megabyte in an open folder; nil where there is none.
    static func small(_ name: String, in folder: Int32) -> [UInt8]? {
        let file = openat(folder, name, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var facts = stat()
        guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_size <= 1_000_000 else {
            return nil
        }
        return try? rest(of: file, expecting: Int(facts.st_size))
    }

    private static func opened(_ path: [UInt8]) throws(ReadFault) -> (file: Int32, size: Int64) {
        if path.contains(0) { throw .missing }
        let file = open(path.map { CChar(bitPattern: $0) } + [0], O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { throw ReadFault(errno: errno) }
        var facts = stat()
        guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
            close(file)
            throw facts.st_mode & S_IFMT == S_IFDIR ? .isFolder : .isSpecial
        }
        return (file, Int64(facts.st_size))
    }

    /// What is left to read; a file may grow or shrink meanwhile.
    private static func rest(of file: Int32, expecting size: Int) throws(ReadFault) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(size + 1)
        var piece = [UInt8](repeating: 0, count: min(max(size + 1, 4096), 1 << 18))
        while true {
            let count = read(file, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            if count < 0 { throw ReadFault(errno: errno) }
            if count == 0 { return bytes }
            bytes += piece.prefix(count)
            if bytes.count > limit { throw .tooLarge(bytes: Int64(bytes.count)) }
        }
    }
}
