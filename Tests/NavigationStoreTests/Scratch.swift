// A folder of its own for each test, and a random source whose seed is printed with every failure.

import Glibc
import NavigationStore

/// A folder that is removed with what is in it.
final class Scratch: Sendable {
    let folder: PathBytes

    init() {
        var template = Array("/tmp/tabterm-store-XXXXXX".utf8CString)
        _ = mkdtemp(&template)
        folder = PathBytes(bytes: template.map { UInt8(bitPattern: $0) })
    }

    deinit { Self.removeAll(folder) }

    func path(_ name: String) -> PathBytes { folder.appending(PathBytes(name)) }

    func write(_ text: String, to name: String) { write(Array(text.utf8), to: name) }

    func write(_ bytes: [UInt8], to name: String) {
        path(name).withCString { path in
            let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
            var start = 0
            while start < bytes.count {
                let count = bytes[start...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
                if count <= 0 { break }
                start += count
            }
            close(file)
        }
    }

    func read(_ name: String) -> [UInt8] { Self.read(path(name)) }

    func text(_ name: String) -> String { String(decoding: read(name), as: UTF8.self) }

    var names: [String] { Self.names(folder).sorted() }

    func mode(_ name: String) -> mode_t {
        var status = stat()
        _ = path(name).withCString { lstat($0, &status) }
        return status.st_mode
    }

    private static func read(_ path: PathBytes) -> [UInt8] {
        path.withCString { path in
            let file = open(path, O_RDONLY)
            defer { close(file) }
            var result: [UInt8] = []
            var chunk = [UInt8](repeating: 0, count: 65536)
            while true {
                let count = Glibc.read(file, &chunk, chunk.count)
                if count <= 0 { return result }
                result += chunk[..<count]
            }
        }
    }

    private static func names(_ folder: PathBytes) -> [String] {
        folder.withCString { path in
            guard let stream = opendir(path) else { return [] }
            defer { closedir(stream) }
            var names: [String] = []
            while let entry = readdir(stream) {
                let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
                }
                if name != ".", name != ".." { names.append(name) }
            }
            return names
        }
    }

    private static func removeAll(_ path: PathBytes) {
        if path.withCString({ unlink($0) }) == 0 { return }
        for name in names(path) { removeAll(path.appending(PathBytes(name))) }
        _ = path.withCString { rmdir($0) }
    }
}
