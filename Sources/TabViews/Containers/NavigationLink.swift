// `NavigationLink` and `navigationDestination`: what leads to a page, and which page that is.
import TerminalScreen

/// Something that leads to a page.
@MainActor public struct NavigationLink<Label, Destination> {
    let value: AnyHashable?
    let destination: (() -> Destination)?
    let label: Label
}

extension NavigationLink: View, PrimitiveView where Label: View, Destination: View {
    /// A link that brings its page along.
    public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        value = nil
        self.destination = destination
        self.label = label()
    }

    /// The label, which pushes the page.
    public func elements(in context: ViewContext) -> [any Element] {
        let environment = context.environment
        let pages = environment.pages
        let extra = AnyHashable(ExtraPage(node: ObjectIdentifier(context.node)))
        if let destination {
            pages?.registerExtra(extra, generation: context.generation) { AnyView(destination()) }
        }
        var inner = context.inside(.horizontal)
        inner.environment.controls = .row
        var place = context
        let isRow = environment.controls == .row
        if !isRow {
            inner.environment.text.style = inner.environment.text.style.merging(environment.display.theme.link)
            place.environment.controls = .bar
        }
        if value == nil, destination == nil { place.environment.text.isEnabled = false }
        if !place.environment.text.isEnabled {
            inner.environment.text.style = inner.environment.text.style.merging(environment.display.theme.disabled)
        }
        let label = label.elements(in: inner.child(0))
        let content = isRow ? row(label, in: inner) : label
        return [
            ButtonElement(
                content: StackElement(.horizontal, 1, content, place: VerticalAlignment.top.offset), context: place
            ) { [value] in
                if let value { pages?.push(value) } else { pages?.pushExtra(extra) }
            }
        ]
    }

    private func row(_ label: [any Element], in context: ViewContext) -> [any Element] {
        let mark = String(context.environment.display.symbols[.moreRight])
        let style = context.environment.display.theme.secondary
        return label + [
            SpacerElement(axis: .horizontal, minLength: 0), TextElement(StyledText(mark, style: style), in: context),
        ]
    }
}

extension NavigationLink where Label: View, Destination == Never {
    /// A link to the page of a value.
    public init(value: (some Hashable)?, @ViewBuilder label: () -> Label) {
        self.value = value.map { AnyHashable($0) }
        destination = nil
        self.label = label()
    }
}

extension NavigationLink where Destination == Never, Label == Text {
    /// A link to the page of a value.
    public init(_ title: LocalizedStringKey, value: (some Hashable)?) {
        self.init(value: value, label: { Text(title) })
    }

    /// A link to the page of a value.
    @_disfavoredOverload public init(_ title: some StringProtocol, value: (some Hashable)?) {
        self.init(value: value, label: { Text(title) })
    }
}

extension NavigationLink where Label: View, Destination: View {
    /// A link that brings its page along.
    public init(destination: @escaping @autoclosure () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(destination: destination, label: label)
    }
}

extension NavigationLink where Label == Text, Destination: View {
    /// A link that brings its page along.
    public init(_ title: LocalizedStringKey, destination: @escaping @autoclosure () -> Destination) {
        self.init(destination: destination, label: { Text(title) })
    }

    /// A link that brings its page along.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, destination: @escaping @autoclosure () -> Destination) {
        self.init(destination: destination, label: { Text(title) })
    }

    /// A link that brings its page along.
    public init(_ title: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination, label: { Text(title) })
    }

    /// A link that brings its page along.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination, label: { Text(title) })
    }
}

extension View {
    /// The page for values of a kind.
    public func navigationDestination<Value: Hashable, Page: View>(
        for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Page
    ) -> some View {
        DestinationModifier(content: self) { pages, context in
            pages.register(type, generation: context.generation) { value in
                (value.base as? Value).map { AnyView(destination($0)) }
            }
        }
    }

    /// A page that is shown while a condition holds.
    public func navigationDestination<Page: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> Page
    ) -> some View {
        presenting(isPresented) { AnyView(destination()) }
    }

    /// A page that is shown while there is a value.
    public func navigationDestination<Value: Hashable, Page: View>(
        item: Binding<Value?>, @ViewBuilder destination: @escaping (Value) -> Page
    ) -> some View {
        let isPresented = Binding(
            get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
        return presenting(isPresented) { AnyView(item.wrappedValue.map { destination($0) }) }
    }

    private func presenting(_ isPresented: Binding<Bool>, _ make: @escaping () -> AnyView) -> some View {
        DestinationModifier(content: self) { pages, context in
            let id = AnyHashable(ExtraPage(node: ObjectIdentifier(context.node)))
            let shown = context.storage { PresentedPage() }
            pages.registerExtra(id, generation: context.generation, make)
            // The person may have popped the page since the last frame: then the condition is to be false.
            let isWanted = context.reading { isPresented.wrappedValue }
            if shown.wasShown, !pages.isShown(id), isWanted {
                shown.wasShown = false
                context.afterFrame { isPresented.wrappedValue = false }
                return
            }
            shown.wasShown = isWanted
            pages.setExtra(id, isShown: isWanted)
        }
    }
}

@MainActor private final class PresentedPage {
    var wasShown = false
}

@MainActor struct DestinationModifier<Content> {
    let content: Content
    let tell: (NavigationPages, ViewContext) -> Void
}

extension DestinationModifier: View, PrimitiveView where Content: View {
    func elements(in context: ViewContext) -> [any Element] {
        if let pages = context.environment.pages { tell(pages, context) }
        return content.elements(in: context.child(0))
    }
}
