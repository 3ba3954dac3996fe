// Every check of Tests/CHECKS.md and every rule of the navigation has a test whose name begins with it, and no test names
// one that does not exist.

import Foundation
import Testing

@Suite("Named checks") struct NamedChecksTests {
    private static let tests = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
        .joined(separator: "/")

    /// The checks that the document lists: what stands in bold at the beginning of an item.
    private static func listed() throws -> [String] {
        let text = try String(contentsOfFile: tests + "/CHECKS.md", encoding: .utf8)
        return text.split(separator: "\n").filter { $0.hasPrefix("- **") }
            .map { String($0.dropFirst(4).prefix { $0 != "*" }) }
    }

    /// The rules of the navigation, which the specification numbers.
    private static let rules = (1...51).map { "N\($0)" } + ["N7b", "N39b", "N42b"]

    /// The names of all tests, as they stand in the sources.
    private static func names() throws -> [Substring] {
        var names: [Substring] = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: tests) where path.hasSuffix(".swift") {
            let text = try String(contentsOfFile: tests + "/" + path, encoding: .utf8)
            for part in text.components(separatedBy: "@Test(").dropFirst() {
                let rest = part.drop { $0.isWhitespace }
                if rest.first == "\"" { names.append(rest.dropFirst().prefix { $0 != "\"" }) }
            }
        }
        return names
    }

    /// What a name says that its test proves: `N36–N40, S2: …` is six of them; a name without that proves none.
    private static func proved(by name: Substring) -> [String] {
        guard let colon = name.firstRange(of: ": ") else { return [] }
        var all: [String] = []
        for part in name[..<colon.lowerBound].split(separator: ", ") {
            let ends = part.split(separator: "–")
            guard ends.allSatisfy({ isName($0) }), let first = ends.first, let last = ends.last else { return [] }
            if ends.count == 2, let from = Int(first.dropFirst()), let to = Int(last.dropFirst()), from < to {
                all += (from...to).map { "\(first.prefix(1))\($0)" }
            } else {
                all.append(String(part))
            }
        }
        return all
    }

    private static func isName(_ text: Substring) -> Bool {
        let digits = text.dropFirst().prefix { $0.isNumber }
        return text.first?.isUppercase == true && !digits.isEmpty
            && ["", "b"].contains(text.dropFirst(1 + digits.count))
    }

    @Test("Each check and each rule is named by a test, and none besides") func allAreNamed() throws {
        let known = try Self.listed() + Self.rules
        #expect(known.count > 100 && Set(known).count == known.count)
        let named = Set(try Self.names().flatMap { Self.proved(by: $0) })
        #expect(known.filter { !named.contains($0) } == [], "no test")
        #expect(named.subtracting(known).sorted() == [], "not in CHECKS.md")
    }
}
