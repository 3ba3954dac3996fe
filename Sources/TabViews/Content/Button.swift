// `Button`: what can be done here. By itself it stands in brackets; in rows, menus and title lines it is its label.
import TerminalScreen

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
    let name: String
    /// Destroys something.
    public static let destructive = ButtonRole(name: "destructive")
    /// Leaves everything as it is.
    public static let cancel = ButtonRole(name: "cancel")
}

/// Something that a person can do.
@MainActor public struct Button<Label> {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label
}

extension Button: View, PrimitiveView where Label: View {
    /// A button with a view as its label.
    public init(
        role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = action
        self.label = label()
    }

    /// One element.
    public func elements(in context: ViewContext) -> [any Element] {
        var inner = context.inside(.horizontal)
        let theme = context.environment.display.theme
        let isEnabled = context.environment.text.isEnabled
        if role == .destructive {
            inner.environment.text.style = inner.environment.text.style.merging(theme.destructive)
        }
        if !isEnabled { inner.environment.text.style = inner.environment.text.style.merging(theme.disabled) }
        if let tint = context.environment.tint { inner.environment.text.style.foreground = tint }
        if context.environment.isProminent { inner.environment.text.style = inner.environment.text.style.with(.bold) }
        inner.environment.controls = .row
        let elements = label.elements(in: inner.child(0))
        let content: any Element =
            elements.count == 1
            ? elements[0] : StackElement(.horizontal, 1, elements, place: VerticalAlignment.center.offset)
        return [
            ButtonElement(
                content: content, symbol: { [label] in LabelWords(of: label).symbol }, role: role, context: context,
                action: action)
        ]
    }
}

extension Button where Label == Text {
    /// A button with a literal as its label.
    public init(_ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action, label: { Text(title) })
    }

    /// A button with a string as its label.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action, label: { Text(title) })
    }
}

extension Button where Label == TabViews.Label<Text, Image> {
    /// A button with a literal and a symbol as its label.
    public init(
        _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, label: { TabViews.Label(title, systemImage: systemImage) })
    }

    /// A button with a string and a symbol as its label.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, label: { TabViews.Label(title, systemImage: systemImage) })
    }

    /// A button with a literal and a symbol of the program's own as its label.
    public init(
        _ title: LocalizedStringKey, image: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, label: { TabViews.Label(title, image: image) })
    }

    /// A button with a string and a symbol of the program's own as its label.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, image: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action, label: { TabViews.Label(title, image: image) })
    }
}

/// A label that does something when it is pressed.
struct ButtonElement: WrappingElement {
    let content: any Element
    /// The name of the label's symbol, looked for only where a menu or a list draws it.
    let symbol: @MainActor () -> String
    let id: FocusID
    let isEnabled: Bool
    let controls: ControlPlace
    let shortcut: KeyPress?
    let role: ButtonRole?
    /// The ground while it has the focus: in its tint, if there is one.
    let ground: Style
    let action: () -> Void

    init(
        content: any Element, symbol: @escaping @MainActor () -> String = { "" }, role: ButtonRole? = nil,
        context: ViewContext, action: @escaping @MainActor () -> Void
    ) {
        self.content = content
        self.symbol = symbol
        self.role = role
        id = context.focusID()
        isEnabled = context.environment.text.isEnabled
        ground = context.environment.theme.selection
        controls = context.environment.controls
        shortcut = context.environment.shortcut
        let closeMenu = context.environment.closeMenu
        self.action = {
            closeMenu?()
            action()
        }
    }

    var traits: ElementTraits {
        var traits = content.traits
        traits.isCancel = role == .cancel
        return traits
    }

    var row: RowTraits {
        var row = content.row
        row.menuEntry = { [content, symbol, role, isEnabled, action] in
            MenuEntry(
                title: content.words, symbol: symbol(), isDestructive: role == .destructive, isEnabled: isEnabled,
                action: action)
        }
        return row
    }

    private var isFramed: Bool { controls == .free }

    func size(for proposal: Proposal) -> Size {
        guard isFramed else { return content.size(for: proposal) }
        let inner = content.size(for: Proposal(columns: proposal.columns?.without(4), rows: proposal.rows))
        return Size(columns: min(proposal.columns ?? .max, inner.columns.adding(4)), rows: inner.rows)
    }

    func draw(in rect: Rect, on painter: Painter) {
        painter.respond(responder, in: rect) {
            if rect.isEmpty { return }
            let hasFocus = painter.isFocused(id)
            guard isFramed else {
                return hasFocus ? drawFocused(rect, on: painter) : content.draw(in: rect, on: painter)
            }
            painter.grounded(hasFocus ? ground : .plain) {
                painter.fill(rect)
                painter.put("[", at: rect.origin)
                painter.put("]", at: rect.origin.offset(columns: rect.columns - 1))
                content.draw(in: rect.inset(columns: rect.columns > 4 ? 2 : 1, rows: 0), on: painter)
            }
        }
    }

    private func drawFocused(_ rect: Rect, on painter: Painter) {
        painter.grounded(ground) {
            painter.fill(rect)
            content.draw(in: rect, on: painter)
        }
    }

    private var responder: Responder {
        var responder = Responder(id: id, isFocusable: isEnabled)
        guard isEnabled else { return responder }
        responder.shortcut = shortcut
        responder.role = role
        if shortcut != nil { responder.title = content.words }
        responder.onKey = { [action] key in
            guard key == KeyPress(.enter) || key == KeyPress(" ") else { return false }
            action()
            return true
        }
        responder.onMouse = { [action] event, rect in
            guard event.button == .left else { return false }
            if event.kind == .release, rect.contains(event.point) { action() }
            return event.kind == .press || event.kind == .release
        }
        return responder
    }
}

private struct ShortcutKey: EnvironmentKey {
    static let defaultValue: KeyPress? = nil
}

private struct CloseMenuKey: EnvironmentKey {
    static let defaultValue: (@MainActor () -> Void)? = nil
}

extension EnvironmentValues {
    /// The key that stands for the button here.
    var shortcut: KeyPress? {
        get { self[ShortcutKey.self] }
        set { self[ShortcutKey.self] = newValue }
    }

    /// Closes the menu or dialog around when one of its buttons is used.
    var closeMenu: (@MainActor () -> Void)? {
        get { self[CloseMenuKey.self] }
        set { self[CloseMenuKey.self] = newValue }
    }
}
