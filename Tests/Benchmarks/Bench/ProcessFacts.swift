// What the system knows of a running program: time, memory, wake-ups.
import Glibc

/// Figures of a process, out of /proc.
enum ProcessFacts {
    /// Milliseconds of CPU time of all threads, those that have ended too.
    static func cpu(of process: Int32) -> Double {
        var clock = clockid_t()
        var time = timespec()
        guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else { return 0 }
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }

    /// Milliseconds of CPU time of the first thread, which makes the pictures; others work behind them.
    static func cpuOfFirstThread(of process: Int32) -> Double {
        let words = text("/proc/\(process)/task/\(process)/schedstat").split(separator: " ")
        return (words.first.flatMap { Double($0) } ?? 0) / 1e6
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
