// `HStack`, `VStack`, `ZStack` as views; how they share out their room is in StackElement.
import TerminalScreen

extension ViewContext {
    /// The context of what stands in a stack.
    func inside(_ axis: Axis?) -> ViewContext {
        var context = self
        context.environment.rowsAreLazy = false
        context.environment.axis = axis
        return context
    }
}

/// Views side by side.
@MainActor public struct HStack<Content> {
    let alignment: VerticalAlignment
    let spacing: Int
    let content: Content
}

extension HStack: View, PrimitiveView where Content: View {
    /// Puts views side by side.
    ///
    /// - Parameters:
    ///   - alignment: where those stand that are lower than the highest.
    ///   - spacing: columns between them, one unless said otherwise.
    ///   - content: the views.
    public init(alignment: VerticalAlignment = .center, spacing: Int? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing?.cells ?? 1
        self.content = content()
    }

    /// One element that holds the others.
    public func elements(in context: ViewContext) -> [any Element] {
        let inner = context.inside(.horizontal)
        return [StackElement(.horizontal, spacing, content.elements(in: inner), place: alignment.offset)]
    }
}

/// Views one above the other.
@MainActor public struct VStack<Content> {
    let alignment: HorizontalAlignment
    let spacing: Int
    let content: Content
}

extension VStack: View, PrimitiveView where Content: View {
    /// Puts views one above the other.
    ///
    /// - Parameters:
    ///   - alignment: where those stand that are narrower than the widest.
    ///   - spacing: rows between them, none unless said otherwise.
    ///   - content: the views.
    public init(alignment: HorizontalAlignment = .center, spacing: Int? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing?.cells ?? 0
        self.content = content()
    }

    /// One element that holds the others.
    public func elements(in context: ViewContext) -> [any Element] {
        let inner = context.inside(.vertical)
        return [StackElement(.vertical, spacing, content.elements(in: inner), place: alignment.offset)]
    }
}

/// Views one over the other; the last is on top.
@MainActor public struct ZStack<Content> {
    let alignment: Alignment
    let content: Content
}

extension ZStack: View, PrimitiveView where Content: View {
    /// Puts views one over the other.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// One element that holds the others.
    public func elements(in context: ViewContext) -> [any Element] {
        let inner = context.inside(nil)
        return [ZStackElement(elements: content.elements(in: inner), alignment: alignment)]
    }
}

/// Elements one over the other.
struct ZStackElement: Element {
    let elements: [any Element]
    let alignment: Alignment

    func size(for proposal: Proposal) -> Size {
        elements.reduce(.zero) { size, element in
            let next = element.size(for: proposal)
            return Size(columns: max(size.columns, next.columns), rows: max(size.rows, next.rows))
        }
    }

    func draw(in rect: Rect, on painter: Painter) {
        for element in elements {
            element.draw(in: alignment.place(element.size(for: Proposal(rect.size)), in: rect), on: painter)
        }
    }

    var traits: ElementTraits { elements.count == 1 ? elements[0].traits : ElementTraits() }
    var row: RowTraits { elements.count == 1 ? elements[0].row : RowTraits() }
    var words: String { elements.map(\.words).filter { !$0.isEmpty }.joined(separator: " ") }
}
