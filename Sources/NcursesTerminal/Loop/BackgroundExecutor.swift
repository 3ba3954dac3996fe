// Where work runs that would hold up the screen: a thread of our own. The system's pool of threads wakes up once a
// second for ever after its first use; this one sleeps until there is work.

internal import Glibc

/// Runs tasks on a thread of its own: `Task(executorPreference: BackgroundExecutor.shared) { … }`.
///
/// Tasks of the main actor should prefer it too, as soon as they await anything that is not the main actor's, another
/// task's `value` included: the preference says where such code runs, which else is the system's pool. So start them as
/// `Task(executorPreference: BackgroundExecutor.shared) { await method() }` with a main actor's `method`.
///
/// Jobs run one after another. Work that takes long is cut by its own `await Task.yield()`, or gets an executor of its
/// own. The thread starts with the first job, and is there until the program ends.
public final class BackgroundExecutor: TaskExecutor, @unchecked Sendable {
    /// The one for all.
    public static let shared = BackgroundExecutor()

    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    /// Guarded by `mutex`, as is `isStarted`.
    private var jobs: [UnownedJob] = []
    private var isStarted = false

    /// Makes an executor with a thread of its own; it is never freed.
    public init() {
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
    }

    /// Adds a job to the queue.
    public func enqueue(_ job: consuming ExecutorJob) {
        pthread_mutex_lock(mutex)
        jobs.append(UnownedJob(job))
        let mustStart = !isStarted
        isStarted = true
        pthread_cond_signal(condition)
        pthread_mutex_unlock(mutex)
        if mustStart { start() }
    }

    private func start() {
        var thread = pthread_t()
        let this = Unmanaged.passRetained(self).toOpaque()
        pthread_create(
            &thread, nil,
            { argument in
                if let argument { Unmanaged<BackgroundExecutor>.fromOpaque(argument).takeUnretainedValue().work() }
                return nil
            }, this)
        pthread_detach(thread)
    }

    private func work() -> Never {
        while true {
            pthread_mutex_lock(mutex)
            while jobs.isEmpty { pthread_cond_wait(condition, mutex) }
            let batch = jobs
            jobs = []
            pthread_mutex_unlock(mutex)
            for job in batch { job.runSynchronously(on: asUnownedTaskExecutor()) }
        }
    }
}
