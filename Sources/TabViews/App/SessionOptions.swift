// What a session is told when it starts. Everything here is a value that tests can set.
public import TerminalScreen

/// How a session is to run.
@MainActor public struct SessionOptions {
    /// The screen and the words.
    public var display: Display
    /// Below this width in columns the size class is compact (N1).
    public var breakpoint = 80
    /// Whether the focus begins in the content rather than in the navigation.
    public var startsInContent = false
    /// Environment values to begin with.
    public var environment = EnvironmentValues()
    /// What `@AppStorage` reads and writes.
    public var store = ValueStore()
    /// What `@SceneStorage` reads and writes.
    public var sceneStore = ValueStore()
    /// Puts text on the clipboard; nil where that can't be done.
    public var copy: ((String) -> Void)?
    /// Opens an address outside of the program; returns whether somebody took it.
    public var openURL: ((String) -> Bool)?
    /// Answers keys that nothing on the screen has used; returns whether it has.
    public var onUnusedKey: ((KeyPress) -> Bool)?

    /// Where what the tasks of `.task` await runs; nil for the system's pool of threads, which never sleeps again.
    public var executor: (any TaskExecutor)?

    /// A session on this screen, everything else as it usually is.
    public init(display: Display = .standard) {
        self.display = display
    }
}

/// How much room there is in one direction.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little: one thing at a time.
    case compact
    /// Enough for several things side by side.
    case regular
}

private struct SizeClassKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = nil
}

private struct WindowSizeKey: EnvironmentKey {
    static let defaultValue = Size.zero
}

extension EnvironmentValues {
    /// Whether the terminal is narrow or wide (N1).
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[SizeClassKey.self] }
        set { self[SizeClassKey.self] = newValue }
    }

    /// The size of the whole terminal, in cells.
    public var windowSize: Size {
        get { self[WindowSizeKey.self] }
        set { self[WindowSizeKey.self] = newValue }
    }
}
