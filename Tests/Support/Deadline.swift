// How long is waited for what must come. A sanitizer makes programs many times slower, and their deadlines later.

internal import CPty
internal import Glibc

/// A moment by which something must have come.
public struct Deadline {
    /// By how much a deadline is later than on a usual build.
    private static let factor: Double = Sanitizer.isAtWork ? 10 : 1

    private let end: Int64

    /// Begins to wait: so many seconds on a usual build.
    public init(seconds: Double) {
        end = Clock.now + Int64(seconds * Self.factor * 1e9)
    }

    /// What is left of it; 0 once it has passed.
    public var milliseconds: Int64 { max(0, (end - Clock.now + 999_999) / 1_000_000) }

    /// Whether it has passed.
    public var hasPassed: Bool { Clock.now >= end }
}

/// The address or the thread sanitizer, which tests and the programs that they start are built with alike.
public enum Sanitizer {
    /// Whether one looks on: then times and memory are its own rather than the program's.
    public static let isAtWork = tabterm_sanitizer() != 0

    /// A program's threads without the one of the thread sanitizer, which wakes up all the time and is the first to begin.
    ///
    /// - Parameter numbers: of all its threads, as the system names them.
    public static func ownThreads(_ numbers: [String]) -> [String] {
        guard tabterm_sanitizer() == 2, numbers.count > 1 else { return numbers }
        var threads = numbers.sorted { (Int($0) ?? 0) < (Int($1) ?? 0) }
        threads.remove(at: 1)
        return threads
    }
}
