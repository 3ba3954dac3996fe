// A folder on disk for one test, gone after it. Names are bytes.
import Glibc

final class FolderFixture {
    let path: [UInt8]

    init() {
        var template = Array("/tmp/tabterm-test-XXXXXX".utf8CString)
        _ = mkdtemp(&template)
        path = template.dropLast().map { UInt8(bitPattern: $0) }
    }

    deinit { Self.remove(path) }

    func file(_ name: String, _ text: String = "text\n") { file(Array(name.utf8), Array(text.utf8)) }

    func file(_ name: [UInt8], _ bytes: [UInt8]) {
        for (index, byte) in name.enumerated() where byte == UInt8(ascii: "/") { folder(Array(name[..<index])) }
        let descriptor = open(full(name), O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        _ = write(descriptor, bytes, bytes.count)
        close(descriptor)
    }

    func folder(_ name: [UInt8]) { mkdir(full(name), 0o755) }

    func remove(_ name: String) { unlink(full(Array(name.utf8))) }

    func link(_ name: String, to target: String) { symlink(target, full(Array(name.utf8))) }

    func permissions(_ name: String, _ mode: mode_t) { chmod(full(Array(name.utf8)), mode) }

    private func full(_ name: [UInt8]) -> [CChar] { Self.terminated(path + [UInt8(ascii: "/")] + name) }

    private static func terminated(_ bytes: [UInt8]) -> [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }

    private static func remove(_ path: [UInt8]) {
        if let directory = opendir(terminated(path)) {
            var names: [[UInt8]] = []
            while let entry = readdir(directory) {
                names.append(withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) })
            }
            closedir(directory)
            for name in names where name != Array(".".utf8) && name != Array("..".utf8) {
                let inner = path + [UInt8(ascii: "/")] + name
                var facts = stat()
                if lstat(terminated(inner), &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR {
                    chmod(terminated(inner), 0o755)
                    remove(inner)
                } else {
                    unlink(terminated(inner))
                }
            }
        }
        rmdir(terminated(path))
    }
}
