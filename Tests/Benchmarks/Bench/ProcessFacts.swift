// What the system knows of a running program: time, memory, wake-ups.
import Glibc

/// Figures of a process, out of /proc.
enum ProcessFacts {
    /// Of all threads: the main queue may be served by another one than the first.
    static func cpu(of process: Int32) -> Double {
        threads(of: process).reduce(0) { sum, thread in
            sum + (text("\(thread)/schedstat").split(separator: " ").first.flatMap { Double($0) } ?? 0) / 1e6
        }
    }

    static func peakMemory(of process: Int32) -> Double {
        status("VmHWM:", "/proc/\(process)") / 1024
    }

    /// MiB that it takes up now.
    static func residentMemory(of process: Int32) -> Double {
        status("VmRSS:", "/proc/\(process)") / 1024
    }

    static func switches(of process: Int32) -> Double {
        threads(of: process).reduce(0) { $0 + status("voluntary_ctxt_switches:", $1) }
    }

    private static func threads(of process: Int32) -> [String] {
        let folder = "/proc/\(process)/task"
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var threads: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if !name.hasPrefix(".") { threads.append("\(folder)/\(name)") }
        }
        return threads
    }

    private static func status(_ key: String, _ folder: String) -> Double {
        for line in text("\(folder)/status").split(separator: "\n") where line.hasPrefix(key) {
            let words = line.dropFirst(key.count).split { $0 == " " || $0 == "\t" }
            return words.first.flatMap { Double($0) } ?? 0
        }
        return 0
    }

    private static func text(_ path: String) -> String {
        guard let file = fopen(path, "r") else { return "" }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 8192)
        let count = fread(&bytes, 1, bytes.count, file)
        return String(decoding: bytes.prefix(count), as: UTF8.self)
    }
}
