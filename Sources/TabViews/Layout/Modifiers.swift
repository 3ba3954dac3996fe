// The two ways in which most modifiers work: by what they hand down, and by what they put around each element.

/// Hands changed environment values down to its content.
@MainActor struct EnvironmentModifier<Content> {
    let content: Content
    let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentModifier: View, PrimitiveView where Content: View {
    func elements(in context: ViewContext) -> [any Element] {
        var inner = context
        inner.environment.stamp = context.generation
        change(&inner.environment)
        inner.environment.stamp = 0
        return content.elements(in: inner)
    }
}

/// Puts something around each element of its content.
@MainActor struct ElementModifier<Content> {
    let content: Content
    let wrap: (any Element, ViewContext) -> any Element
}

extension ElementModifier: View, PrimitiveView where Content: View {
    func elements(in context: ViewContext) -> [any Element] {
        content.elements(in: context).map { wrap($0, context) }
    }
}

/// Gives its content a place of its own, so that the modifier can keep something here.
@MainActor struct KeepingModifier<Content> {
    let content: Content
    let make: (ViewContext, [any Element]) -> [any Element]
}

extension KeepingModifier: View, PrimitiveView where Content: View {
    func elements(in context: ViewContext) -> [any Element] {
        make(context, content.elements(in: context.child(0)))
    }
}

extension View {
    func handingDown(_ change: @escaping (inout EnvironmentValues) -> Void) -> EnvironmentModifier<Self> {
        EnvironmentModifier(content: self, change: change)
    }

    func wrapping(_ wrap: @escaping (any Element, ViewContext) -> any Element) -> ElementModifier<Self> {
        ElementModifier(content: self, wrap: wrap)
    }

    func keeping(_ make: @escaping (ViewContext, [any Element]) -> [any Element]) -> KeepingModifier<Self> {
        KeepingModifier(content: self, make: make)
    }
}
