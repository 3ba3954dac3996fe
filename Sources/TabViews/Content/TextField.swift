// `TextField` and `SecureField` as views. Editing itself is in TextEditing, drawing in TextFieldElement.
import TerminalScreen

/// A line of text that a person can edit.
public struct TextField: PrimitiveView {
    let prompt: String
    let text: Binding<String>
    var isSecret = false

    /// A field with a literal as its prompt.
    public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.prompt = prompt?.plain ?? Text(title).plain
        self.text = text
    }

    /// A field with a string as its prompt.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
        self.prompt = prompt?.plain ?? String(title)
        self.text = text
    }

    /// A field whose prompt, unless one is given, is its label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> some View) {
        let label = label()
        self.prompt = prompt?.plain ?? (label as? Text)?.plain ?? ""
        self.text = text
    }

    /// One element.
    public func elements(in context: ViewContext) -> [any Element] {
        let editing = context.storage { TextEditing() }
        editing.text = text
        _ = context.reading { text.wrappedValue }
        return [TextFieldElement(editing: editing, prompt: prompt, isSecret: isSecret, context: context)]
    }
}

/// A line of text that nobody should read over a shoulder.
public struct SecureField: PrimitiveView {
    private var field: TextField

    /// A field with a literal as its prompt.
    public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        field = TextField(title, text: text, prompt: prompt)
        field.isSecret = true
    }

    /// A field with a string as its prompt.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
        field = TextField(title, text: text, prompt: prompt)
        field.isSecret = true
    }

    /// A field whose prompt, unless one is given, is its label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> some View) {
        field = TextField(text: text, prompt: prompt, label: label)
        field.isSecret = true
    }

    /// One element.
    public func elements(in context: ViewContext) -> [any Element] { field.elements(in: context) }
}
