// Which views are on the screen, for those that want to know when they come and go, and the tasks that live as long.

/// What a view wants to be told.
@MainActor final class Appearance {
    var onAppear: (() -> Void)?
    var onDisappear: (() -> Void)?
    /// Work that is begun once the frame is on the screen and cancelled when the view goes.
    var work: (@MainActor () async -> Void)?
    /// Begins the work again when it changes.
    var workID: (any Equatable)?
    var priority = TaskPriority.userInitiated

    fileprivate var frame = 0
    fileprivate var isShown = false
    fileprivate var runningID: (any Equatable)?
    fileprivate var running: Task<Void, Never>?

    /// Whether the work that runs, or has run, was begun for the same value.
    fileprivate var isUpToDate: Bool {
        guard let workID, let runningID else { return false }
        return areEqual(workID, runningID)
    }
}

/// All appearances of a session.
@MainActor final class Appearances {
    /// Where what the tasks await runs; nil for the system's pool of threads.
    private let executor: (any TaskExecutor)?
    private var shown: [Appearance] = []
    private var seen: [Appearance] = []
    private var actions: [() -> Void] = []
    private var waiting: [Appearance] = []
    private var frame = 0

    init(executor: (any TaskExecutor)?) { self.executor = executor }

    func begin(_ frame: Int) {
        self.frame = frame
        seen.removeAll(keepingCapacity: true)
    }

    /// Notes that a view is part of this frame.
    func note(_ appearance: Appearance) {
        appearance.frame = frame
        seen.append(appearance)
    }

    /// Does something once the frame has been made, such as telling of a changed value.
    func afterFrame(_ action: @escaping () -> Void) {
        actions.append(action)
    }

    /// Tells those that have come and gone.
    func finish() {
        var due: [() -> Void] = []
        for appearance in shown where appearance.frame != frame {
            appearance.isShown = false
            appearance.running?.cancel()
            appearance.running = nil
            appearance.runningID = nil
            if let action = appearance.onDisappear { due.append(action) }
        }
        shown.removeAll { $0.frame != frame }
        for appearance in seen {
            if !appearance.isShown {
                appearance.isShown = true
                shown.append(appearance)
                if let action = appearance.onAppear { due.append(action) }
                if appearance.work != nil { waiting.append(appearance) }
            } else if appearance.work != nil, !appearance.isUpToDate {
                waiting.append(appearance)
            }
        }
        due += actions
        actions.removeAll(keepingCapacity: true)
        for action in due { action() }
    }

    /// Begins the work of those that have come.
    func startTasks() {
        guard !waiting.isEmpty else { return }
        let due = waiting
        waiting = []
        for appearance in due where appearance.isShown {
            // One that has waited through several passes of a frame stands here several times.
            guard let work = appearance.work, appearance.running == nil || !appearance.isUpToDate else { continue }
            appearance.running?.cancel()
            appearance.runningID = appearance.workID
            appearance.running = Task(executorPreference: executor, priority: appearance.priority) { await work() }
        }
    }
}

extension ViewContext {
    /// Notes that the view here is part of the frame.
    func note(_ appearance: Appearance) {
        if !environment.isCovered { session?.appearances.note(appearance) }
    }

    /// Does something once the frame has been made.
    func afterFrame(_ action: @escaping () -> Void) {
        session?.appearances.afterFrame(action)
    }
}
