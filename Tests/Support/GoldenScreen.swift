// Golden screens: pictures kept as plain rows in a folder Screens beside the tests, against which drawn ones are held.
// Tests of the interface and tests of the built program use the same files. `make screens` (RECORD_SCREENS=1) writes them anew,
// and a run that writes them fails, so that nobody takes a recording for a proof.
import FoundationEssentials
import Glibc

/// A picture that a test expects.
public struct GoldenScreen: Sendable {
    /// The name of the file, without `.txt`.
    public let name: String
    private let path: String

    /// Names a picture.
    /// - Parameters:
    ///   - name: the name of the file, without `.txt`.
    ///   - suite: the folder under Tests in whose Screens it lies.
    public init(_ name: String, of suite: String = "TabViewsTests") {
        self.name = name
        let here = #filePath
        let tests = here.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/")
        path = tests + "/" + suite + "/Screens/" + name + ".txt"
    }

    /// What is wrong with these rows, or nil if they are as recorded.
    public func difference(from rows: [String]) -> String? {
        let drawn = rows.map { row in String(row.reversed().drop { $0 == " " }.reversed()) }
        if getenv("RECORD_SCREENS") != nil { return record(drawn) }
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            return "no screen \(name) is recorded: make screens"
        }
        var expected = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if expected.last == "" { expected.removeLast() }
        if expected == drawn { return nil }
        return report(expected, drawn)
    }

    private func record(_ rows: [String]) -> String? {
        let text = rows.joined(separator: "\n") + "\n"
        if let old = try? String(contentsOfFile: path, encoding: .utf8), old == text { return "\(name) is as it was" }
        do {
            try text.write(toFile: path, atomically: false, encoding: .utf8)
            return "\(name) is recorded"
        } catch {
            return "\(name) could not be recorded: \(error)"
        }
    }

    private func report(_ expected: [String], _ drawn: [String]) -> String {
        var lines = ["screen \(name) differs; expected (-), drawn (+):"]
        for index in 0..<max(expected.count, drawn.count) {
            let one = index < expected.count ? expected[index] : nil
            let other = index < drawn.count ? drawn[index] : nil
            if one == other {
                lines.append("  \(one ?? "")")
            } else {
                if let one { lines.append("- \(one)") }
                if let other { lines.append("+ \(other)") }
            }
        }
        return lines.joined(separator: "\n")
    }
}
