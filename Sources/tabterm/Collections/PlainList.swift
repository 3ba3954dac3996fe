// A collection as a plain list for other programs: one path a line. It goes to the clipboard or into a file that the
// person names, never over another file and never into the folder that is read.
import Glibc
import NavigationStore
import TerminalScreen

/// Why a list could not be written.
enum ListFault: Error, Equatable {
    /// No name was given.
    case noName
    case exists
    /// It would lie in the folder that is read.
    case inFolder
    case noFolder
    case notPermitted
    case noSpace
    case other

    fileprivate init(errno code: Int32) {
        switch code {
        case EEXIST, EISDIR: self = .exists
        case ENOENT, ENOTDIR: self = .noFolder
        case EACCES, EPERM, EROFS: self = .notPermitted
        case ENOSPC, EDQUOT: self = .noSpace
        default: self = .other
        }
    }

    /// What is said of it.
    func text(_ words: Words, _ file: String) -> String { words["reader.export.fault.\(self)", ["file": file]] }
}

/// Lists of paths.
enum PlainList {
    /// The paths of documents, one a line: whole ones where the folder lies on a disk.
    ///
    /// A name that holds a line end or another control is written with its escapes, for a line is a path.
    static func bytes(_ documents: [String], in root: [UInt8]?) -> [UInt8] {
        documents.flatMap { name -> [UInt8] in
            let path = RelativePath(identifier: name).bytes
            let whole = root.map { ($0.last == UInt8(ascii: "/") ? $0 : $0 + [UInt8(ascii: "/")]) + path } ?? path
            let isPlain = whole.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
            return (isPlain ? whole : Array(FileName.shown(whole).utf8)) + [UInt8(ascii: "\n")]
        }
    }

    /// The path that was typed: `~/` is the home, anything else counts from the folder that the program was started in.
    static func path(_ typed: String, home: String?) -> PathBytes? {
        let typed = Substring(typed.utf8.drop { $0 == UInt8(ascii: " ") })
        if typed.isEmpty || typed.utf8.contains(0) { return nil }
        guard let rest = typed.rest(after: "~/"), let home, !home.isEmpty else {
            return PathBytes(bytes: Array(typed.utf8))
        }
        return PathBytes(bytes: Array(home.utf8)).appending(PathBytes(bytes: Array(rest.utf8)))
    }

    /// Writes a new file.
    ///
    /// - Parameters:
    ///   - bytes: what is written.
    ///   - path: where; nothing may be there yet.
    ///   - root: the real path of the folder that is read.
    static func write(_ bytes: [UInt8], to path: PathBytes, outside root: [UInt8]?) throws(ListFault) {
        let slash = UInt8(ascii: "/")
        let end = path.bytes.lastIndex(of: slash)
        guard end.map({ $0 + 1 < path.bytes.count }) ?? true else { throw .noName }
        let parent = end.map { $0 == 0 ? [slash] : Array(path.bytes[..<$0]) } ?? [UInt8(ascii: ".")]
        guard let real = PathBytes(bytes: parent).resolved()?.bytes else { throw ListFault(errno: errno) }
        if let root, (real + [slash]).starts(with: root.last == slash ? root : root + [slash]) { throw .inFolder }
        let file = path.bytes.map { CChar(bitPattern: $0) } + [0]
        let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw ListFault(errno: errno) }
        defer { close(descriptor) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count <= 0 {
                let fault = ListFault(errno: errno)
                // Half a list would pass for a whole one.
                unlink(file)
                throw fault
            }
            rest = rest.dropFirst(count)
        }
    }
}
