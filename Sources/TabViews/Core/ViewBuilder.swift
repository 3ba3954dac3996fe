// The builder behind `body` and every `@ViewBuilder` closure: it turns statements into one view whose structure gives
// each child a lasting identity. It evaluates nothing.

/// Builds one view from a list of views.
@MainActor @resultBuilder public enum ViewBuilder {
    /// Nothing.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// One view as it is.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Several views side by side.
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content>
    {
        TupleView(repeat each content)
    }

    /// A statement that is a view.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// The first branch of `if` or `switch`.
    public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
        ConditionalContent(branch: .first(first))
    }

    /// The other branch.
    public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
        ConditionalContent(branch: .second(second))
    }

    /// `if #available`.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// Several views, each with an identity by its place.
@MainActor public struct TupleView<each Content> {
    let content: (repeat each Content)
}

extension TupleView: View, PrimitiveView where repeat each Content: View {
    init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }

    /// The elements of all children in order.
    public func elements(in context: ViewContext) -> [any Element] {
        var elements: [any Element] = []
        var index = 0
        for view in repeat each content {
            elements += view.elements(in: context.child(index))
            index += 1
        }
        return elements
    }
}

/// One of two views; changing the branch makes a new identity.
@MainActor public struct ConditionalContent<First, Second> {
    enum Branch {
        case first(First)
        case second(Second)
    }

    let branch: Branch
}

extension ConditionalContent: View, PrimitiveView where First: View, Second: View {
    /// The elements of the branch that holds.
    public func elements(in context: ViewContext) -> [any Element] {
        switch branch {
        case .first(let view): view.elements(in: context.child(0))
        case .second(let view): view.elements(in: context.child(1))
        }
    }
}

extension Optional: View where Wrapped: View {
    /// Never evaluated.
    public var body: Never { return preconditionFailure("a primitive view has no body") }

    /// The elements of the view, if there is one.
    public func elements(in context: ViewContext) -> [any Element] {
        guard let view = self else { return [] }
        return view.elements(in: context.child(0))
    }
}

extension Optional: PrimitiveView where Wrapped: View {}

/// A view whose kind is not part of its type; another kind in the same place is another identity.
public struct AnyView: PrimitiveView {
    let view: any View

    /// Erases the kind of a view.
    public init(_ view: some View) {
        self.view = (view as? AnyView)?.view ?? view
    }

    /// Erases the kind of a view.
    public init(erasing view: some View) {
        self.init(view)
    }

    /// The elements of the view inside.
    public func elements(in context: ViewContext) -> [any Element] {
        view.elements(in: context.child(.kind(ObjectIdentifier(type(of: view)))))
    }
}

/// Views that are treated as one by modifiers and as several by containers.
@MainActor public struct Group<Content> {
    let content: Content

    /// Groups content; views and tabs have initializers of their own.
    init(of content: Content) { self.content = content }
}

extension Group where Content: View {
    /// Groups views.
    public init(@ViewBuilder content: () -> Content) { self.init(of: content()) }
}

extension Group: View where Content: View {
    /// Nothing.
    public typealias Body = Never
}

extension Group: PrimitiveView where Content: View {
    /// The elements of the content.
    public func elements(in context: ViewContext) -> [any Element] { content.elements(in: context) }
}
