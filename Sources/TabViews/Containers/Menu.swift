// `Menu` and `contextMenu`: things to do, listed beside what they are about. A menu is a list over all else that closes
// when one of them is chosen.
import TerminalScreen

/// A button that lists things to do.
@MainActor public struct Menu<Label, Content> {
    let label: Label
    let content: Content
}

extension Menu: View, PrimitiveView where Label: View, Content: View {
    /// A menu with a view as its label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// The label, which opens the menu.
    public func elements(in context: ViewContext) -> [any Element] {
        let menu = context.storage { MenuState() }
        menu.present(content, in: context)
        let button = Button(action: {}, label: { label }).elements(in: context.child(0))
        return button.map { MenuButtonElement(content: $0, menu: menu, context: context) }
    }
}

extension Menu where Label == Text, Content: View {
    /// A menu with a literal as its label.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(title) })
    }

    /// A menu with a string as its label.
    @_disfavoredOverload public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { Text(title) })
    }
}

extension Menu where Label == TabViews.Label<Text, Image>, Content: View {
    /// A menu with a literal and a symbol as its label.
    public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { TabViews.Label(title, systemImage: systemImage) })
    }

    /// A menu with a string and a symbol as its label.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content, label: { TabViews.Label(title, systemImage: systemImage) })
    }
}

extension View {
    /// Things to do with this view: `a` or the right button lists them.
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
        ContextMenuModifier(content: self, items: menuItems())
    }

    /// Things to do with this row; in a terminal they stand in its menu.
    public func swipeActions<Items: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Items
    ) -> some View {
        ContextMenuModifier(content: self, items: content())
    }
}

/// Whether a menu is open, and beside what.
@MainActor final class MenuState {
    private var anchor: Rect?

    func open(beside rect: Rect) { anchor = rect }

    /// Presents the menu for as long as it is open.
    func present(_ items: some View, in context: ViewContext) {
        guard let anchor else { return }
        let close: @MainActor () -> Void = { [self] in
            self.anchor = nil
            context.requestFrame()
        }
        let id = context.focusID(1)
        let place = context.child(9)
        context.present(
            Overlay(
                id: id, place: .beside(anchor), closesOutside: true,
                makeContent: {
                    var inner = place.inside(nil)
                    inner.environment.controls = .menu
                    inner.environment.text = TextTraits()
                    inner.environment.shortcut = nil
                    inner.environment.closeMenu = close
                    return ListElement(items, selection: nil, in: inner)
                }, onClose: close))
    }
}

struct MenuButtonElement: WrappingElement {
    let content: any Element
    let menu: MenuState
    let context: ViewContext

    func draw(in rect: Rect, on painter: Painter) {
        var responder = Responder(id: context.focusID())
        let open: () -> Void = {
            menu.open(beside: rect)
            context.requestFrame()
        }
        responder.isFocusable = context.environment.text.isEnabled
        responder.onKey = { key in
            guard key == KeyPress(.enter) || key == KeyPress(" ") else { return false }
            open()
            return true
        }
        responder.onMouse = { event, _ in
            guard event.button == .left else { return false }
            if event.kind == .release { open() }
            return event.kind == .press || event.kind == .release
        }
        painter.respond(responder, in: rect) {
            // The label is drawn as a button, but this is the one that answers.
            painter.inert { content.draw(in: rect, on: painter) }
            if painter.isFocused(context.focusID()) {
                painter.canvas.restyle(rect) { $0.merging(painter.theme.selection) }
                painter.placeCursor(at: rect.origin)
            }
        }
    }
}

@MainActor struct ContextMenuModifier<Content, Items> {
    let content: Content
    let items: Items
}

extension ContextMenuModifier: View, PrimitiveView where Content: View, Items: View {
    func elements(in context: ViewContext) -> [any Element] {
        let menu = context.storage { MenuState() }
        menu.present(items, in: context)
        return content.elements(in: context.child(0)).map {
            ContextMenuElement(content: $0, menu: menu, context: context)
        }
    }
}

struct ContextMenuElement: WrappingElement {
    let content: any Element
    let menu: MenuState
    let context: ViewContext

    var row: RowTraits {
        var row = content.row
        row.openMenu = { [menu] in menu.open(beside: $0) }
        return row
    }

    func draw(in rect: Rect, on painter: Painter) {
        var responder = Responder(id: context.focusID())
        let open = {
            menu.open(beside: rect)
            context.requestFrame()
        }
        responder.onKey = { key in
            guard key == KeyPress("a") else { return false }
            open()
            return true
        }
        responder.onMouse = { event, _ in
            guard event.kind == .press, event.button == .right else { return false }
            open()
            return true
        }
        painter.respond(responder, in: rect) { content.draw(in: rect, on: painter) }
    }
}
