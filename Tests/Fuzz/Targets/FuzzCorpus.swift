// Inputs without libFuzzer: what is kept in Corpus/<target>, and new ones made of that from a seed.

internal import Glibc
import TestSupport

/// The inputs of a target.
public struct FuzzCorpus: Sendable {
    /// What is kept, in the order of the files' names.
    public let kept: [[UInt8]]

    /// Reads what is kept for a target.
    public init(of target: FuzzTarget) {
        let here = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
        let folder = here.joined(separator: "/") + "/Corpus/" + target.name
        kept = Self.names(in: folder).sorted().map { Self.contents(of: folder + "/" + $0) }
    }

    /// An input from a seed: one that is kept, changed in some places, or bytes of no kind.
    public func input(seed: Int) -> [UInt8] {
        var random = SeededGenerator(seed: seed)
        var bytes = random.once(in: 8) ? [] : random.pick(kept, or: [])
        for _ in 0...random.number(0...6) { change(&bytes, &random) }
        return Array(bytes.prefix(4096))
    }

    private func change(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
        let place = random.number(0...bytes.count)
        let end = min(bytes.count, place + random.number(0...16))
        switch random.number(0...6) {
        case 0: bytes.replaceSubrange(place..<end, with: [])
        case 1: bytes.insert(contentsOf: bytes[place..<end], at: random.number(0...bytes.count))
        case 2: bytes.replaceSubrange(place..<end, with: (0..<random.number(0...40)).map { _ in Self.byte(&random) })
        case 3:
            let other = random.pick(kept, or: [])
            let start = random.number(0...other.count)
            bytes.insert(contentsOf: other[start..<min(other.count, start + random.number(0...60))], at: place)
        case 4 where !bytes.isEmpty: bytes[random.number(0...bytes.count - 1)] = Self.byte(&random)
        case 5: bytes.insert(contentsOf: Array(random.pick(Self.pieces, or: "").utf8), at: place)
        default: bytes.append(contentsOf: (0..<random.number(1...60)).map { _ in Self.byte(&random) })
        }
    }

    private static func byte(_ random: inout SeededGenerator) -> UInt8 { UInt8(random.number(0...255)) }

    /// Pieces that break terminals and readers.
    private static let pieces = [
        "\u{1B}[", "\u{1B}]0;", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}O", "\u{1B}\u{1B}[A", "\u{1B}[<0;3;4M", "\u{7}",
        "日本",
        "👩‍💻", "🇩🇪", "e\u{301}", "\u{200D}", "\u{202E}", "\u{AD}", "\r\n", "\n\n", "\t", "\u{0}", "\u{9B}", "# ", "> ",
        "- ",
        "1. ", "```\n", "|a|b|\n|-|-|\n", "[a](b)", "![a](b.png)", "[[c]]", "<b>", "&amp;", "*", "_", "`", "---\n",
        "title: ",
        ": ", "{\"", "\":", "[1,", "null", "1e999", "%2F", "%", "#", "../", "%00",
    ]

    private static func names(in path: String) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names
    }

    /// The bytes of a file; none if it can't be read.
    public static func contents(of path: String) -> [UInt8] {
        let file = open(path, O_RDONLY)
        guard file >= 0 else { return [] }
        defer { close(file) }
        var all: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = read(file, &buffer, buffer.count)
            if count <= 0 { return all }
            all += buffer[..<count]
        }
    }
}
