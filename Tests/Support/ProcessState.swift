// What the kernel says of a running program.

internal import Glibc

/// The state of a process.
enum ProcessState {
    /// Whether each of its threads sleeps.
    static func sleeps(_ process: Int32) -> Bool {
        guard let folder = opendir("/proc/\(process)/task") else { return false }
        defer { closedir(folder) }
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if !name.hasPrefix("."), state("/proc/\(process)/task/\(name)/stat") != UInt8(ascii: "S") { return false }
        }
        return true
    }

    /// The letter behind the name, which may hold anything.
    private static func state(_ path: String) -> UInt8? {
        let file = open(path, O_RDONLY)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var buffer = [UInt8](repeating: 0, count: 512)
        let count = read(file, &buffer, buffer.count)
        guard count > 0, let end = buffer[..<count].lastIndex(of: UInt8(ascii: ")")), end + 2 < count else {
            return nil
        }
        return buffer[end + 2]
    }
}
