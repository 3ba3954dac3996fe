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
