// Counts ends of work on other threads.
import Synchronization

final class Ends: Sendable {
    private let number = Atomic(0)

    var count: Int { number.load(ordering: .acquiring) }

    func add() { number.add(1, ordering: .releasing) }
}
