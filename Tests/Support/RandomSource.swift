// Randomness that can be had again: a generator made of a seed. Property tests take their seeds from `Seeds`, so that a
// failure names the seed and SEED=n runs it alone.

import Glibc

/// A generator whose numbers follow from its seed (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64
    /// What is read before any number is made.
    private var bytes: ArraySlice<UInt8> = []

    /// A generator; neighbouring seeds have nothing in common.
    public init(seed: Int) { state = (UInt64(bitPattern: Int64(seed)) &+ 1) &* 0xD134_2543_DE82_EF95 }

    /// A generator whose numbers are those bytes, one after the other, so that a fuzzer chooses what comes; behind them
    /// it goes on as any.
    public init(bytes: [UInt8]) {
        self.init(seed: bytes.count)
        self.bytes = bytes[...]
    }

    /// Whether all its bytes were read.
    public var isSpent: Bool { bytes.isEmpty }

    /// The next number.
    public mutating func next() -> UInt64 {
        // The upper bits decide; those below keep apart what asks again for a number that it refused.
        if let byte = bytes.popFirst() { return UInt64(byte) << 56 | mixed() >> 8 }
        return mixed()
    }

    private mutating func mixed() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number in a range.
    public mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    /// A number from 0 below a count.
    public mutating func roll(_ count: Int) -> Int { number(0...max(0, count - 1)) }

    /// True that many times in a hundred.
    public mutating func chance(_ percent: Int) -> Bool { roll(100) < percent }

    /// True once in a number of times.
    public mutating func once(in times: Int) -> Bool { number(1...max(1, times)) == 1 }

    /// One of some values; the default when there is none.
    public mutating func pick<Value>(_ values: [Value], or fallback: Value) -> Value {
        values.randomElement(using: &self) ?? fallback
    }
}

/// The seeds of property tests.
public enum Seeds {
    /// That many seeds, or SEEDS times as many; the one of the environment's SEED alone, where it is set.
    public static func some(_ count: Int) -> [Int] {
        if let seed = number("SEED") { return [seed] }
        return Array(1...count * max(1, number("SEEDS") ?? 1))
    }

    private static func number(_ name: String) -> Int? { getenv(name).flatMap { Int(String(cString: $0)) } }
}
