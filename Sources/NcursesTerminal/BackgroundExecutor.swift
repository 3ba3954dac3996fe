// Where work runs that would hold up the screen: one thread of our own. The system's pool of threads wakes up once a
// second for ever after its first use, this one sleeps.

internal import Dispatch

/// Runs tasks one after another on a thread of its own: `Task(executorPreference: BackgroundExecutor.shared) { … }`.
public final class BackgroundExecutor: TaskExecutor {
    /// The one for all.
    public static let shared = BackgroundExecutor()

    /// Adds a job to the queue.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        job.runSynchronously(on: asUnownedTaskExecutor())
    }
}
