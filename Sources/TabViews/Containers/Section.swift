// `Section`: rows under a heading. A list sees its parts; other containers see them one below the other.
import TerminalScreen

/// Views that belong together, under a heading.
@MainActor public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
    /// A section with a heading and words below it.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent = { EmptyView() },
        @ViewBuilder footer: () -> Footer = { EmptyView() }
    ) {
        self.header = header()
        self.content = content()
        self.footer = footer()
    }

    /// The heading, the content, the words below.
    public func elements(in context: ViewContext) -> [any Element] {
        let plain = context.with { values in
            values.rowsAreLazy = false
            values.text.style = values.text.style.merging(values.display.theme.heading)
        }
        let quiet = context.with { values in
            values.rowsAreLazy = false
            values.text.style = values.text.style.merging(values.display.theme.secondary)
        }
        let heading = header.elements(in: plain.child(0))
        let rows = content.elements(in: context.child(1))
        let closing = footer.elements(in: quiet.child(2))
        guard context.environment.rowsAreLazy else { return heading + rows + closing }
        return heading.map { SectionEdge(content: $0, isHeader: true) } + rows
            + closing.map { SectionEdge(content: $0, isHeader: false) }
    }
}

extension Section: RowGroup {}

extension Section where Parent: View, Content: View, Footer: View {
    /// A section with a heading and words below it.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { header }, footer: { footer })
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// A section with a heading.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { header }, footer: { EmptyView() })
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// A section with words below it.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { footer })
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section with a literal as its heading.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
    }

    /// A section with a string as its heading.
    @_disfavoredOverload public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
    }
}

/// A heading or closing words in a list: no row that a cursor stands on.
struct SectionEdge: WrappingElement {
    let content: any Element
    let isHeader: Bool
}
