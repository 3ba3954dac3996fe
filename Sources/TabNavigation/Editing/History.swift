// Undo and redo: what was there before each change, and what was there before each undoing (N33).

/// The customizations that undo and redo lead to.
struct History: Equatable, Sendable {
    /// How many steps are kept.
    static let depth = 200

    private(set) var undone: [TabCustomization] = []
    private(set) var past: [TabCustomization] = []

    /// Remembers what was there before a change.
    mutating func record(_ before: TabCustomization) {
        past.append(before)
        if past.count > Self.depth { past.removeFirst(past.count - Self.depth) }
        undone = []
    }

    /// Takes a change that came from elsewhere into every step, so that undoing takes back the person's own changes alone;
    /// steps that are none any more are dropped.
    mutating func rebase(_ keys: [String], to now: TabCustomization) {
        func rebased(_ steps: [TabCustomization]) -> [TabCustomization] {
            var result: [TabCustomization] = []
            for var step in steps {
                for key in keys { step[key: key] = now[key: key] }
                if step != result.last { result.append(step) }
            }
            if result.last == now { result.removeLast() }
            return result
        }
        past = rebased(past)
        undone = rebased(undone)
    }

    /// Goes one step back.
    mutating func stepBack(from now: TabCustomization) {
        if past.popLast() != nil { undone.append(now) }
    }

    /// Goes one step forward.
    mutating func stepForward(from now: TabCustomization) {
        if undone.popLast() != nil { past.append(now) }
    }
}

extension NavigationState {
    /// Whether a change can be undone.
    public var canUndo: Bool { !history.past.isEmpty }

    /// Whether a change can be done again.
    public var canRedo: Bool { !history.undone.isEmpty }

    mutating func undo() -> CommandResult {
        guard let before = history.past.last else { return .refused(.nothingToUndo) }
        let now = customization
        return commit(before, .undone, isRecorded: false) { $0.stepBack(from: now) }
    }

    mutating func redo() -> CommandResult {
        guard let after = history.undone.last else { return .refused(.nothingToRedo) }
        let now = customization
        return commit(after, .redone, isRecorded: false) { $0.stepForward(from: now) }
    }
}
