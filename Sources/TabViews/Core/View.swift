// What an interface is made of: composed views, which have a `body` of other views, and primitive views, which make
// the elements that stand on the screen. This file says how the one becomes the other; nodes keep what lasts.

/// A part of an interface, declared as a value.
///
/// Write composed views: a type with a `body`. A body is evaluated again only when something that it read has changed,
/// or when the view that declares it was evaluated anew and has given it something else.
@MainActor public protocol View {
    /// The kind of view that `body` is.
    associatedtype Body: View

    /// What this view consists of.
    @ViewBuilder var body: Body { get }

    /// The elements that this view puts on the screen. Composed views leave this alone.
    func elements(in context: ViewContext) -> [any Element]

    /// Whether a view says of itself that it is equal to another, whose body then stands for its own. `Equatable` views do,
    /// all others never; leave this alone.
    // A requirement, for to ask a view whether it is `Equatable` is to look through all conformances there are.
    static func areEqual(_ one: Self, _ other: Self) -> Bool
}

extension View where Self: Equatable {
    /// Whether two views are equal.
    public static func areEqual(_ one: Self, _ other: Self) -> Bool { one == other }
}

extension View {
    /// Views that don't say that they are equal count as different.
    public static func areEqual(_ one: Self, _ other: Self) -> Bool { false }

    /// The elements of this view's body, evaluated if need be.
    ///
    /// Inlined where a view is declared, as there the kind of its body is known: elsewhere it is made by name, for which
    /// the runtime looks through all conformances that there are.
    @inlinable @inline(__always)
    public func elements(in context: ViewContext) -> [any Element] {
        context.composed(self) { $0.body }
    }
}

/// A view that makes elements itself instead of being composed of other views.
///
/// One primitive may give several elements (`Group`, `ForEach`) or none; the container around it lays them out.
@MainActor public protocol PrimitiveView: View where Body == Never {
    /// The elements of this view, in order. They are made anew for each frame.
    func elements(in context: ViewContext) -> [any Element]
}

extension PrimitiveView {
    /// Never evaluated.
    public var body: Never { return preconditionFailure("a primitive view has no body") }
}

extension Never: View {
    /// Nothing.
    public typealias Body = Never

    /// No elements.
    public func elements(in context: ViewContext) -> [any Element] { [] }

    /// Never evaluated.
    public var body: Never { return preconditionFailure("there is no such view") }
}

/// A view that puts nothing on the screen.
public struct EmptyView: PrimitiveView {
    /// Makes the empty view.
    public init() {}

    /// No elements.
    public func elements(in context: ViewContext) -> [any Element] { [] }
}
