// `Image` and `Label`: glyphs by name, alone and before words.
import TerminalScreen

/// A symbol by its name; a terminal shows it as one glyph.
public struct Image: PrimitiveView, Equatable {
    let name: String

    /// A symbol of the system's names.
    public init(systemName: String) { name = systemName }
    /// A symbol of the program's own names.
    public init(_ name: String) { self.name = name }

    /// One element.
    public func elements(in context: ViewContext) -> [any Element] {
        let display = context.environment.display
        let glyph = display.symbols.glyph(named: name, filled: name.hasSuffix(".fill"))
        let text = StyledText(String(glyph), style: context.environment.text.style)
        return [TextElement(text, isSymbol: true, in: context)]
    }
}

extension Image: LabelPart {
    var labelPart: LabelPiece { .symbol(name) }
}

/// A symbol and words.
@MainActor public struct Label<Title, Icon> {
    let title: Title
    let icon: Icon
}

extension Label: View, PrimitiveView where Title: View, Icon: View {
    /// A label of two views.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// The icon, one column of room, the title.
    public func elements(in context: ViewContext) -> [any Element] {
        let inner = context.inside(.horizontal)
        let elements = icon.elements(in: inner.child(0)) + title.elements(in: inner.child(1))
        return [StackElement(.horizontal, 1, elements, place: VerticalAlignment.top.offset)]
    }
}

extension Label where Title == Text, Icon == Image {
    /// A label from a literal and the name of a symbol.
    public init(_ title: LocalizedStringKey, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    /// A label from a string and the name of a symbol.
    @_disfavoredOverload public init(_ title: some StringProtocol, systemImage name: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }

    /// A label from a literal and the name of a symbol of the program's own.
    public init(_ title: LocalizedStringKey, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }

    /// A label from a string and the name of a symbol of the program's own.
    @_disfavoredOverload public init(_ title: some StringProtocol, image name: String) {
        self.init(title: { Text(title) }, icon: { Image(name) })
    }
}

/// A name and a value on one line.
public struct LabeledContent<Label: View, Content: View>: View {
    let label: Label
    let content: Content

    /// A name and a value as views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// The name at the left, the value at the right.
    public var body: some View {
        HStack {
            label
            Spacer(minLength: 1)
            content.foregroundStyle(.secondary)
        }
    }
}

extension LabeledContent where Label == Text {
    /// A name and a value as a view.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(title) })
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A name and a value as words.
    public init(_ title: LocalizedStringKey, value: some StringProtocol) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }

    /// A name and a value as words.
    @_disfavoredOverload public init(_ title: some StringProtocol, value: some StringProtocol) {
        self.init(content: { Text(value) }, label: { Text(title) })
    }
}

/// Says that there is nothing to show here, and what can be done about it.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    let label: Label
    let description: Description
    let actions: Actions

    /// The three parts as views.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// The parts one above the other in the middle.
    public var body: some View {
        VStack(spacing: 1) {
            label.bold()
            description.foregroundStyle(.secondary).multilineTextAlignment(.center)
            actions
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension ContentUnavailableView
where Label == TabViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A title, a symbol, and some words below.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { TabViews.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
    }

    /// A title, a symbol, and some words below.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
        self.init(
            label: { TabViews.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
    }
}
