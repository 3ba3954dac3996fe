// How `alert`, `confirmationDialog` and `sheet` are shown: as overlays that the modified view presents for as long as its
// binding says so. Their words are in Presentations.
import TerminalScreen

/// Presents a dialog while its binding holds.
@MainActor struct DialogModifier<Content, Actions, Message> {
    let content: Content
    let title: String
    let isPresented: Binding<Bool>
    /// Whether the actions stand one above the other.
    let stacks: Bool
    @ViewBuilder let actions: () -> Actions
    @ViewBuilder let message: () -> Message
}

extension DialogModifier: View, PrimitiveView where Content: View, Actions: View, Message: View {
    func elements(in context: ViewContext) -> [any Element] {
        let elements = content.elements(in: context.child(0))
        // The binding is read in a place of its own, so that its change makes a frame without evaluating bodies above.
        let state = context.child(1)
        guard state.evaluate({ isPresented.wrappedValue }).value else { return elements }
        let close: @MainActor () -> Void = { isPresented.wrappedValue = false }
        context.present(
            Overlay(
                id: context.focusID(), title: isLong(in: context) ? nil : title,
                makeContent: { dialog(in: state.child(1), close) }, onClose: close)
        )
        return elements
    }

    /// Whether the frame would cut the title, which is the question itself: then it stands inside, on lines of its own.
    private func isLong(in context: ViewContext) -> Bool {
        let room = min(context.environment.windowSize.columns - 4, OverlayElement.widest) - 2
        return context.environment.display.measure.width(title) > room
    }

    private func dialog(in context: ViewContext, _ close: @escaping @MainActor () -> Void) -> any Element {
        var inner = context
        inner.environment.rowsAreLazy = false
        inner.environment.controls = .free
        inner.environment.axis = .vertical
        inner.environment.dismiss = DismissAction(token: AnyHashable(ObjectIdentifier(context.node)), action: close)
        inner.environment.text = TextTraits()
        let words = inner.child(0).evaluate(message)
        let messages = words.value.elements(in: words.context.child(0))
        inner.environment.closeMenu = close
        let offered = inner.child(1).evaluate(actions)
        var buttons = offered.value.elements(in: offered.context.child(0))
        if buttons.isEmpty || (stacks && !buttons.contains { $0.traits.isCancel }) {
            let key = buttons.isEmpty ? "ok" : "cancel"
            let label = inner.environment.display.words.text(key)
            buttons += Button(label, role: .cancel, action: {}).elements(in: inner.child(2))
        }
        let row: any Element =
            stacks
            ? StackElement(.vertical, 0, buttons, place: HorizontalAlignment.leading.offset)
            : FlowElement(elements: buttons)
        let question = isLong(in: context) ? Text(verbatim: title).bold().elements(in: inner.child(3)) : []
        return StackElement(.vertical, 1, question + messages + [row], place: HorizontalAlignment.leading.offset)
    }
}

/// Presents a page while its binding holds.
@MainActor struct SheetModifier<Content, Shown> {
    let content: Content
    let isPresented: Binding<Bool>
    let onDismiss: (@MainActor () -> Void)?
    let shown: () -> Shown
}

extension SheetModifier: View, PrimitiveView where Content: View, Shown: View {
    func elements(in context: ViewContext) -> [any Element] {
        let elements = content.elements(in: context.child(0))
        let state = context.child(1)
        guard state.evaluate({ isPresented.wrappedValue }).value else { return elements }
        let close: @MainActor () -> Void = {
            isPresented.wrappedValue = false
            onDismiss?()
        }
        context.present(
            Overlay(
                id: context.focusID(), place: .full, makeContent: { page(in: state.child(1), close) }, onClose: close))
        return elements
    }

    private func page(in context: ViewContext, _ close: @escaping @MainActor () -> Void) -> any Element {
        var inner = context.inside(nil)
        let page = Page()
        page.showsMessages = false
        inner.environment.page = page
        inner.environment.controls = .free
        inner.environment.text = TextTraits()
        inner.environment.dismiss = DismissAction(token: AnyHashable(ObjectIdentifier(context.node)), action: close)
        let evaluated = inner.evaluate(shown)
        let elements = evaluated.value.elements(in: evaluated.context.child(0))
        page.showsTitle = page.title != nil || !page.trailing.isEmpty || !page.leading.isEmpty
        let content = page.element(around: elements)
        return page.sizing == .form ? SizedSheetElement(content: content, place: .form) : content
    }
}

/// How large a sheet is.
public struct PresentationSizing: Hashable, Sendable {
    private let name: String
    /// The whole screen but a margin.
    public static let page = PresentationSizing(name: "page")
    /// In the middle of a large screen, for a few fields or a list.
    public static let form = PresentationSizing(name: "form")
    /// As a sheet is unless told otherwise.
    public static let automatic = PresentationSizing(name: "automatic")
}

extension View {
    /// How large the sheet is that shows this view.
    public func presentationSizing(_ sizing: PresentationSizing) -> some View {
        telling { page, _ in page.sizing = sizing }
    }
}

/// The page of a sheet that has a size of its own.
struct SizedSheetElement: WrappingElement {
    let content: any Element
    let place: Overlay.Place
}

/// Elements side by side as far as they fit, then on the next row.
struct FlowElement: Element {
    let elements: [any Element]

    private func places(_ columns: Int) -> (places: [Rect], size: Size) {
        var places: [Rect] = []
        var (column, row, height, widest) = (0, 0, 0, 0)
        for element in elements {
            let size = element.size(for: Proposal(columns: nil, rows: nil))
            let width = min(size.columns, columns)
            if column > 0, column + width > columns { (column, row, height) = (0, row + height, 0) }
            places.append(Rect(column: column, row: row, columns: width, rows: size.rows))
            column += width + 2
            height = max(height, size.rows)
            widest = max(widest, column - 2)
        }
        return (places, Size(columns: widest, rows: row + height))
    }

    func size(for proposal: Proposal) -> Size { places(proposal.columns ?? .max).size }

    func draw(in rect: Rect, on painter: Painter) {
        for (element, place) in zip(elements, places(rect.columns).places) {
            element.draw(in: place.offset(columns: rect.column, rows: rect.row), on: painter)
        }
    }
}
