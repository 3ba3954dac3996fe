// `Toggle`: a box that is checked or not, with words beside it.
import TerminalScreen

/// A switch with words beside it.
@MainActor public struct Toggle<Label> {
    let isOn: Binding<Bool>
    let label: Label
}

extension Toggle: View, PrimitiveView where Label: View {
    /// A switch for a value.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    /// A box, checked or not, and the label.
    public func elements(in context: ViewContext) -> [any Element] {
        var inner = context.inside(.horizontal)
        if !context.environment.text.isEnabled {
            inner.environment.text.style = inner.environment.text.style.merging(
                context.environment.display.theme.disabled)
        }
        let sign = context.environment.display.symbols[context.reading { isOn.wrappedValue } ? .checked : .unchecked]
        let box = TextElement(StyledText(String(sign), style: inner.environment.text.style), in: inner)
        let label = label.elements(in: inner.child(0))
        let content = StackElement(.horizontal, 1, [box] + label, place: VerticalAlignment.top.offset)
        var place = context
        if place.environment.controls == .free { place.environment.controls = .bar }
        return [ButtonElement(content: content, context: place) { isOn.wrappedValue.toggle() }]
    }
}

extension Toggle where Label == Text {
    /// A switch with a literal as its label.
    public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn, label: { Text(title) })
    }

    /// A switch with a string as its label.
    @_disfavoredOverload public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
        self.init(isOn: isOn, label: { Text(title) })
    }
}

extension Toggle where Label == TabViews.Label<Text, Image> {
    /// A switch with a literal and a symbol as its label.
    public init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn, label: { TabViews.Label(title, systemImage: systemImage) })
    }

    /// A switch with a string and a symbol as its label.
    @_disfavoredOverload public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn, label: { TabViews.Label(title, systemImage: systemImage) })
    }
}
