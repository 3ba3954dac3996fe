// Work off the main actor: one thread at a time, in the order in which it was asked for. A private serial queue lets the
// process sleep between two pieces of work, which the shared pool does not.
import Dispatch
import Synchronization

/// A place where slow work is done.
final class Background: Sendable {
    private let queue: DispatchQueue

    /// A place with a name for debuggers.
    init(_ name: String) { queue = DispatchQueue(label: "tabterm." + name) }

    /// Does the work after all that was asked for before.
    func run(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

    /// Waits for all that was asked for before.
    func finish() { queue.sync {} }
}

/// Tells work that nobody waits for it any more.
final class Cancellation: Sendable {
    private let flag = Atomic(false)

    /// Whether the work may stop.
    var isCancelled: Bool { flag.load(ordering: .relaxed) }

    /// Asks the work to stop.
    func cancel() { flag.store(true, ordering: .relaxed) }
}
