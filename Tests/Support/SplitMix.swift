// Random numbers from a seed, for property tests: a test names its seed where it fails, and runs again with it.

/// A generator whose numbers follow from its seed alone.
public struct SplitMix: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Makes a generator; neighbouring seeds have nothing in common.
    public init(seed: UInt64) {
        state = (seed &+ 1) &* 0xD134_2543_DE82_EF95
    }

    /// The next number.
    public mutating func next() -> UInt64 {
        state = state &+ 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
