// The rules of one .gitignore file, matched as git does: the last rule that fits decides, `!` takes back, a slash at the
// end means folders only, a slash elsewhere ties the rule to the file's folder, `**` spans folders. fnmatch(3) compares
// one name with one pattern.
import Glibc

/// The rules of one .gitignore file.
///
/// Paths are given from the folder that holds it.
struct IgnoreRules: Sendable {
    private struct Rule: Sendable {
        var parts: [Part]
        var isNegated: Bool
        var isForFolders: Bool
        /// Tied to the folder of the file; otherwise it fits a name at any depth.
        var isAnchored: Bool
    }

    /// One name of a pattern.
    private enum Part: Sendable {
        case exactly([UInt8])
        case ending([UInt8])
        case pattern([CChar])
        /// `**`: any number of names, none included.
        case anyNames
    }

    private var rules: [Rule] = []

    /// Whether there is no rule at all.
    var isEmpty: Bool { rules.isEmpty }

    /// The rules that the bytes of a .gitignore file hold; what is no rule is passed over.
    init(_ bytes: some Collection<UInt8>) {
        rules = bytes.split { $0 == UInt8(ascii: "\n") || $0 == 0 }.compactMap { Self.rule(Array($0)) }
    }

    /// Whether a file or folder is ignored (true), taken back (false), or not spoken of (nil).
    ///
    /// - Parameter path: the names from the folder of the rules down to the file.
    func verdict(_ path: ArraySlice<ArraySlice<UInt8>>, isFolder: Bool) -> Bool? {
        guard let name = path.last else { return nil }
        for rule in rules.reversed() where isFolder || !rule.isForFolders {
            let fits =
                rule.isAnchored
                ? Self.fits(rule.parts[...], path)
                : rule.parts.first.map { Self.fits($0, name) } ?? false
            if fits { return !rule.isNegated }
        }
        return nil
    }

    private static func rule(_ line: [UInt8]) -> Rule? {
        var line = trimmed(line)
        if line.first == UInt8(ascii: "#") { return nil }
        let isNegated = line.first == UInt8(ascii: "!")
        if isNegated { line.removeFirst() }
        let isForFolders = line.last == UInt8(ascii: "/")
        if isForFolders { line.removeLast() }
        let isAnchored = line.contains(UInt8(ascii: "/"))
        let parts = line.split(separator: UInt8(ascii: "/")).map { part(Array($0)) }
        return parts.isEmpty
            ? nil : Rule(parts: parts, isNegated: isNegated, isForFolders: isForFolders, isAnchored: isAnchored)
    }

    /// The line without a carriage return and without spaces at its end that no backslash keeps.
    private static func trimmed(_ line: [UInt8]) -> [UInt8] {
        var line = line
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        while line.last == UInt8(ascii: " "), line.dropLast().last != UInt8(ascii: "\\") { line.removeLast() }
        return line
    }

    private static func part(_ text: [UInt8]) -> Part {
        if text.elementsEqual("**".utf8) { return .anyNames }
        let special = Array("*?[\\".utf8)
        if !text.contains(where: special.contains) { return .exactly(text) }
        if text.first == UInt8(ascii: "*"), !text.dropFirst().contains(where: special.contains) {
            return .ending(Array(text.dropFirst()))
        }
        return .pattern(text.map { CChar(bitPattern: $0) } + [0])
    }

    private static func fits(_ parts: ArraySlice<Part>, _ path: ArraySlice<ArraySlice<UInt8>>) -> Bool {
        guard let part = parts.first else { return path.isEmpty }
        if case .anyNames = part {
            let rest = parts.dropFirst()
            // At the end of a rule `**` stands for what is inside, so at least for one name.
            let fewest = rest.isEmpty ? 1 : 0
            return path.count >= fewest && (fewest...path.count).contains { fits(rest, path.dropFirst($0)) }
        }
        guard let name = path.first else { return false }
        return fits(part, name) && fits(parts.dropFirst(), path.dropFirst())
    }

    private static func fits(_ part: Part, _ name: ArraySlice<UInt8>) -> Bool {
        switch part {
        case .exactly(let text): name.elementsEqual(text)
        case .ending(let text): name.count >= text.count && name.suffix(text.count).elementsEqual(text)
        case .pattern(let pattern): fnmatch(pattern, name.map { CChar(bitPattern: $0) } + [0], 0) == 0
        case .anyNames: true
        }
    }
}
