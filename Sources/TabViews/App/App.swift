// `App`, `Scene`, `WindowGroup`: the outermost words of a program. A terminal has one window, so the first scene is it.

/// A program.
///
/// Mark the type with `@main`; `TabTermUI` supplies `main()`.
@MainActor public protocol App {
    /// The kind of scene that `body` is.
    associatedtype Body: Scene

    /// Makes the program.
    init()

    /// What the program shows.
    @SceneBuilder var body: Body { get }

    /// The elements of the window. Programs leave this alone.
    func elements(in context: ViewContext) -> [any Element]
}

extension App {
    /// The elements of this program's body; inlined for the same reason as a view's.
    @inlinable @inline(__always)
    public func elements(in context: ViewContext) -> [any Element] {
        context.composed(scene: self) { $0.body }
    }
}

/// A part of a program that has a window of its own.
@MainActor public protocol Scene {
    /// The kind of scene that `body` is.
    associatedtype Body: Scene

    /// What this scene consists of.
    @SceneBuilder var body: Body { get }

    /// The elements of the window.
    func elements(in context: ViewContext) -> [any Element]
}

extension Scene {
    /// The elements of this scene's body; inlined for the same reason as a view's.
    @inlinable @inline(__always)
    public func elements(in context: ViewContext) -> [any Element] {
        context.composed(scene: self) { $0.body }
    }
}

extension Never: Scene {}

/// Builds the scene of a program.
@MainActor @resultBuilder public enum SceneBuilder {
    /// One scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Several scenes: a terminal shows the first.
    public static func buildBlock<Content: Scene, each Other: Scene>(
        _ content: Content, _ others: repeat each Other
    ) -> Content {
        content
    }
}

/// The window: the whole terminal.
@MainActor public struct WindowGroup<Content> {
    let content: () -> Content
}

extension WindowGroup: Scene where Content: View {
    /// A window with this content.
    public init(@ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }

    /// A window with this content; a terminal's window has a title of its own, and is the only one.
    public init(_ title: some StringProtocol, id: String? = nil, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }

    /// A window with this content; a terminal has no other one.
    public init(id: String, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }

    /// Never evaluated.
    public var body: Never { return preconditionFailure("a window has no scene inside") }

    /// The elements of the content.
    public func elements(in context: ViewContext) -> [any Element] {
        let evaluated = context.evaluate(content)
        return evaluated.value.elements(in: evaluated.context.child(0))
    }
}

/// An app as the root of a tree of views.
@MainActor struct AppRoot<Program> {
    let app: Program
}

extension AppRoot: View, PrimitiveView where Program: App {
    func elements(in context: ViewContext) -> [any Element] {
        app.elements(in: context)
    }
}
