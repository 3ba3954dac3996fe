// Environment values by which containers find each other.

private struct PagesKey: EnvironmentKey {
    static let defaultValue: NavigationPages? = nil
}

extension EnvironmentValues {
    /// The stack of pages around.
    var pages: NavigationPages? {
        get { self[PagesKey.self] }
        set { self[PagesKey.self] = newValue }
    }
}

/// Leaves the page, sheet or dialog around.
public struct DismissAction: Equatable {
    let token: AnyHashable?
    let action: @MainActor () -> Void

    /// Leaves it.
    @MainActor public func callAsFunction() { action() }

    /// Actions are the same if they leave the same thing.
    public static func == (one: DismissAction, other: DismissAction) -> Bool { one.token == other.token }
}

private struct DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction(token: nil, action: {}) }
}

extension EnvironmentValues {
    /// Leaves the page, sheet or dialog around.
    public var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }
}
