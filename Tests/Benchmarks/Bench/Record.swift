// A figure as it is kept: one line of JSON each, so that two runs can be compared and a run can be held against what must
// be. Printing for people is Table's.
import FoundationEssentials
import Glibc

/// One figure of one program.
struct Record: Codable, Equatable {
    /// What was measured, such as `20 tabs`.
    var part: String
    /// The program, without its path.
    var program: String
    /// The figure with its unit.
    var figure: String
    var median: Double
    var least: Double
    var most: Double
    /// The median of the ratios to the floor, where there is one.
    var ratio: Double?
    /// What the ratio, or without a floor the median, must not exceed.
    var must: Double?
    /// Whether it is the same in every run, so that a run may fail by it: CPU time, bytes, memory, but no time by the clock.
    var isSteady = false

    /// Whether it is more than it must be.
    var isMissed: Bool { must.map { (ratio ?? median) > $0 } ?? false }

    /// Whose figure it is, for finding it again in another run.
    var key: String { [part, program, figure].joined(separator: " · ") }
}

/// Where figures go.
struct Records {
    private let file: UnsafeMutablePointer<FILE>?

    /// Appends to a file; nil keeps nothing.
    init(appendingTo path: String?) { file = path.flatMap { fopen($0, "a") } }

    /// Keeps figures.
    func add(_ records: [Record]) {
        guard let file else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        for record in records {
            guard let line = try? encoder.encode(record) else { continue }
            fputs(String(decoding: line, as: UTF8.self) + "\n", file)
        }
        fflush(file)
    }

    /// The figures in a file.
    /// - Throws: what is wrong with the file.
    static func read(_ path: String) throws -> [Record] {
        let data = try Data(contentsOf: URL(filePath: path))
        return try data.split(separator: UInt8(ascii: "\n")).map { try JSONDecoder().decode(Record.self, from: $0) }
    }
}

/// `Bench compare` and `Bench check`.
enum Judgement {
    /// Prints what has changed from one run to another, the largest change first; figures of one run alone are named.
    static func compare(_ base: String, _ new: String) throws {
        let before = Dictionary(try Records.read(base).map { ($0.key, $0) }) { $1 }
        let after = try Records.read(new)
        print(Table.row("", ["before", "now", "change"]))
        let pairs = after.compactMap { now in before[now.key].map { ($0, now) } }
        let changes = pairs.map { pair in (pair, change(pair.0, pair.1)) }
        for ((old, now), change) in changes.sorted(by: { abs($0.1) > abs($1.1) }) {
            let (first, second) = (old.ratio ?? old.median, now.ratio ?? now.median)
            let sign = old.ratio == nil ? "" : "×"
            let percent = (change > 0 ? "+" : "−") + Table.decimal(abs(change) * 100) + " %"
            print(Table.row(now.key, [sign + Table.decimal(first), sign + Table.decimal(second), percent]))
        }
        for record in after where before[record.key] == nil { print(record.key + ": new") }
        let names = Set(after.map(\.key))
        for key in before.keys.sorted() where !names.contains(key) { print(key + ": gone") }
    }

    /// By how much a figure has changed, as a share of what it was; ratios where there are any, as the machine's mood falls
    /// on both sides of one.
    private static func change(_ old: Record, _ new: Record) -> Double {
        let (before, after) = (old.ratio ?? old.median, new.ratio ?? new.median)
        return before == 0 ? (after == 0 ? 0 : 1) : (after - before) / before
    }

    /// Prints what is more than it must be; false if any of it is steady.
    static func check(_ path: String) throws -> Bool {
        var holds = true
        for record in try Records.read(path) where record.isMissed {
            let value = (record.ratio == nil ? "" : "×") + Table.decimal(record.ratio ?? record.median)
            let verdict = record.isSteady ? "missed" : "missed by the clock, which counts on a quiet machine alone"
            print(Table.row(record.key, [value, "must " + Table.decimal(record.must ?? 0)]) + "  " + verdict)
            if record.isSteady { holds = false }
        }
        return holds
    }
}
