// `LabeledContent`: a name and what it stands for, on one line.

/// A name and a value on one line.
@MainActor public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
    /// A name and a value as views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// The name at the left, the value at the right.
    public var body: some View {
        HStack(spacing: 0) {
            label.layoutPriority(1)
            Spacer(minLength: 1)
            content.foregroundStyle(.secondary)
        }
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// A name and a value as a view.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(title) })
    }

    /// A name and a value as a view.
    @_disfavoredOverload public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
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
