// When a batch of what has been found is handed over. Each batch declares the tabs anew, on the thread that answers keys:
// so the next one waits until the last is on the screen, and the longer that took, the longer it waits.
import Synchronization

/// When the next batch is due.
struct Pace {
    /// The share of its time that the screen gives to batches: one part in so many.
    static let share = 25
    private let pause: Duration
    private let uptake: Uptake
    private var next: ContinuousClock.Instant

    /// A pace that has just begun.
    ///
    /// - Parameters:
    ///   - first: until the first batch.
    ///   - pause: between two batches at least.
    init(first: Duration, then pause: Duration, uptake: Uptake) {
        self.pause = pause
        self.uptake = uptake
        next = .now + first
    }

    /// Whether a batch is due; then it is to be handed over now.
    mutating func isDue() -> Bool {
        guard ContinuousClock.now >= next, let cost = uptake.lastCost else { return false }
        next = .now + max(pause, cost * Self.share)
        return true
    }
}

/// What is known of how the screen takes batches.
final class Uptake: Sendable {
    private let pending = Atomic(0)
    private let nanoseconds = Atomic<Int64>(0)

    /// How long the last batch took to be on the screen; nil while one is on its way there.
    var lastCost: Duration? {
        pending.load(ordering: .acquiring) > 0 ? nil : .nanoseconds(nanoseconds.load(ordering: .relaxed))
    }

    /// Notes that a batch is on its way.
    func begin() { pending.add(1, ordering: .relaxed) }

    /// Takes a batch that has begun, and notes how long it takes until it is on the screen.
    @MainActor func measure(_ take: () -> Void) {
        let start = ContinuousClock.now
        take()
        // What changed is told in one step of the queue and drawn in the next; this comes after both.
        Task { @MainActor in Task { @MainActor in self.end(after: .now - start) } }
    }

    /// Notes that a batch is on the screen, or came too late.
    func end(after cost: Duration) {
        let (seconds, attoseconds) = cost.components
        nanoseconds.store(seconds * 1_000_000_000 + attoseconds / 1_000_000_000, ordering: .relaxed)
        pending.subtract(1, ordering: .releasing)
    }
}
