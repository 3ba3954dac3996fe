// Runs the probe in a pseudo-terminal, and what tests ask of it again and again.

import Glibc
import TerminalScreen
import TestSupport
import Testing

/// The probe, started and drawn once.
func startProbe(
    _ arguments: String..., size: Size = Size(columns: 60, rows: 14), environment: [String: String] = [:]
) throws -> PtyProgram {
    let program = try PtyProgram(["TerminalProbe"] + arguments, size: size, environment: environment)
    if arguments.first != "picture" { try program.wait { $0.rows[0].hasPrefix(String("ready".prefix(size.columns))) } }
    return program
}

extension PtyProgram {
    /// Waits until the probe lists a line.
    func wait(for line: String) throws {
        try wait { $0.rows.dropFirst().contains(line) }
    }

    /// Checks that the terminal is as it was before the program: modes, cursor, screen, attributes, line settings.
    func expectRestored(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(screen.modesLeftOn == [], sourceLocation: sourceLocation)
        #expect(lineSettingsAreRestored, sourceLocation: sourceLocation)
        // What is written next stands in no colour and no attribute.
        let next = screen.cursor
        screen.feed(Array("X".utf8))
        #expect(screen[next].text == "X" && screen[next].style == .plain, sourceLocation: sourceLocation)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains("\u{1B}[?1049h") && text.contains("\u{1B}[?1049l"), sourceLocation: sourceLocation)
    }

    /// The processes that the program has started.
    var children: [Int32] {
        let numbers = contents("/proc/\(process)/task/\(process)/children") ?? ""
        return numbers.split(separator: " ").compactMap { Int32($0) }
    }

    /// Waits until a process is in a state, as the kernel names it: T stopped, Z ended and not yet asked after.
    func waitUntil(_ state: Character, _ process: Int32) throws {
        let deadline = Deadline(seconds: 10)
        while contents("/proc/\(process)/stat")?.contains(") \(state) ") != true {
            guard !deadline.hasPassed else { throw PtyError.timeout("process \(process) is not \(state)") }
            settle(quietSeconds: 0.001)
        }
    }

    /// How often each thread of the program has gone to sleep and woken up again.
    var wakeUps: [String: Int] {
        var (threads, counts): ([String], [String: Int]) = ([], [:])
        guard let folder = opendir("/proc/\(process)/task") else { return [:] }
        defer { closedir(folder) }
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if !name.hasPrefix(".") { threads.append(name) }
        }
        for name in Sanitizer.ownThreads(threads) {
            guard let text = contents("/proc/\(process)/task/\(name)/status") else { continue }
            for line in text.split(separator: "\n") where line.contains("ctxt_switches") {
                counts[name, default: 0] += line.split(separator: "\t").last.flatMap { Int($0) } ?? 0
            }
        }
        return counts
    }

    private func contents(_ path: String) -> String? {
        let file = open(path, O_RDONLY)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var buffer = [UInt8](repeating: 0, count: 8192)
        let count = read(file, &buffer, buffer.count)
        return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
    }
}
