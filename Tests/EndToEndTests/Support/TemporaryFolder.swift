// A folder on disk for one test, gone after it.

import Glibc

/// A folder, and the files that a test puts into it.
final class TemporaryFolder {
    let path: String

    init() {
        var template = Array("/tmp/tabterm-e2e-XXXXXX".utf8CString)
        _ = mkdtemp(&template)
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { Self.remove(path) }

    /// Writes a file, and makes the folders on the way to it.
    func write(_ text: String, to name: String) { write(Array(text.utf8), to: name) }

    /// Writes a file, and makes the folders on the way to it.
    func write(_ bytes: [UInt8], to name: String) {
        for (index, byte) in name.utf8.enumerated() where byte == UInt8(ascii: "/") {
            mkdir(path + "/" + String(decoding: name.utf8.prefix(index), as: UTF8.self), 0o755)
        }
        let file = open(path + "/" + name, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        _ = Glibc.write(file, bytes, bytes.count)
        close(file)
    }

    /// Removes a file.
    func remove(_ name: String) { unlink(path + "/" + name) }

    /// The text of a file; empty if there is none.
    func text(_ name: String) -> String { Self.contents(path + "/" + name) }

    /// The text of any file; empty if there is none.
    static func contents(_ path: String) -> String {
        let file = open(path, O_RDONLY)
        guard file >= 0 else { return "" }
        defer { close(file) }
        var all: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = read(file, &buffer, buffer.count)
            if count <= 0 { return String(decoding: all, as: UTF8.self) }
            all += buffer[..<count]
        }
    }

    /// All files below, by their paths in the folder.
    func files(in folder: String = "") -> [String] {
        Self.names(in: path + "/" + folder).sorted().flatMap { name -> [String] in
            let inner = folder.isEmpty ? name : folder + "/" + name
            return Self.isFolder(path + "/" + inner) ? files(in: inner) : [inner]
        }
    }

    /// What lies in a folder, in no order.
    static func names(in path: String) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    private static func isFolder(_ path: String) -> Bool {
        var facts = stat()
        return lstat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
    }

    private static func remove(_ path: String) {
        if isFolder(path) {
            chmod(path, 0o755)
            for name in names(in: path) { remove(path + "/" + name) }
            rmdir(path)
        } else {
            unlink(path)
        }
    }
}
