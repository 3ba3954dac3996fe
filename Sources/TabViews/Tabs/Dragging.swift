// What a person takes from one place and drops on another (N48): rows of the content and tabs that say what they are worth.
// By keyboard: lift, choose among the tabs that take it, drop. With the mouse: press, move, release; while it is in the
// hand, what it enters opens.

import TabNavigation
public import TerminalScreen

/// Whether something opens when what is dragged enters it.
public struct SpringLoadingBehavior: Hashable, Sendable {
    enum Kind { case automatic, enabled, disabled }
    let kind: Kind

    /// As what is around it has it; a tab view's own is to open.
    public static let automatic = SpringLoadingBehavior(kind: .automatic)
    /// It opens.
    public static let enabled = SpringLoadingBehavior(kind: .enabled)
    /// It stays closed.
    public static let disabled = SpringLoadingBehavior(kind: .disabled)
}

extension TabContent {
    /// What is dragged when this is: in the hand it can be dropped on another tab (N48).
    public func draggable<Payload: Transferable>(
        _ payload: @autoclosure @escaping @MainActor () -> Payload
    ) -> some TabContent<TabValue> {
        extending { $0.payload = payload }
    }

    /// Whether this opens when what is dragged enters it (N48).
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue> {
        extending { $0.springLoading = behavior }
    }
}

extension View {
    /// Whether tabs inside open when what is dragged enters them (N48).
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        tabViewSetting { $0.springLoading = behavior }
    }

    /// What is dragged when this view is: with `d` the person chooses the tab to drop it on, with the mouse it is moved
    /// there.
    public func draggable<Payload: Transferable>(
        _ payload: @autoclosure @escaping @MainActor () -> Payload
    ) -> some View {
        keeping { context, elements in
            elements.map { DraggableElement(content: $0, context: context, payload: payload, title: { nil }) }
        }
    }

    /// What is dragged when this view is.
    ///
    /// - Parameters:
    ///   - payload: what it is worth.
    ///   - preview: a `Text` names it in the hand; anything else is accepted, and the view's own words name it.
    public func draggable<Payload: Transferable, Preview: View>(
        _ payload: @autoclosure @escaping @MainActor () -> Payload,
        @ViewBuilder preview: @escaping @MainActor () -> Preview
    ) -> some View {
        keeping { context, elements in
            elements.map {
                DraggableElement(content: $0, context: context, payload: payload) { (preview() as? Text)?.plain }
            }
        }
    }

    /// Takes payloads of a kind that the mouse drops here; the point is in cells of the screen.
    ///
    /// - Parameters:
    ///   - type: the kind of payload.
    ///   - action: takes what was dropped and where; false if it is not taken.
    ///   - isTargeted: accepted: what is under the hand is marked in any case.
    public func dropDestination<Payload: Transferable>(
        for type: Payload.Type = Payload.self, action: @escaping @MainActor ([Payload], Point) -> Bool,
        isTargeted: @escaping @MainActor (Bool) -> Void = { _ in }
    ) -> some View {
        keeping { context, elements in
            var responder = Responder(id: context.focusID())
            responder.onDrop = { payloads, point in
                let taken = payloads.compactMap { Payload.accepting($0) }
                return taken.isEmpty ? false : action(taken, point)
            }
            return elements.map { element in
                DropElement(content: element, responder: responder, session: context.session) {
                    Payload.accepting($0) != nil
                }
            }
        }
    }
}

/// Something that takes what the mouse drops on it.
@MainActor private struct DropElement: WrappingElement {
    let content: any Element
    let responder: Responder
    let session: Session?
    let accepts: @MainActor (Any) -> Bool

    func draw(in rect: Rect, on painter: Painter) {
        painter.respond(responder, in: rect) { content.draw(in: rect, on: painter) }
        guard let hand = session?.hand, !hand.isCarried, rect.contains(hand.point), accepts(hand.payload) else {
            return
        }
        painter.canvas.restyle(rect.intersection(painter.canvas.clip)) { $0.merging(painter.theme.lifted) }
    }
}

/// Where the mouse was pressed on something that can be dragged.
@MainActor private final class DragStart {
    var point: Point?
}

/// Something that can be dragged.
@MainActor struct DraggableElement: WrappingElement {
    let content: any Element
    let context: ViewContext
    let payload: @MainActor () -> Any
    /// What it is called; nil for its own words.
    let title: @MainActor () -> String?

    func draw(in rect: Rect, on painter: Painter) {
        let start = context.storage { DragStart() }
        let session = context.session
        let commands = context.environment.commands
        let navigator = context.environment.dropOnTab.navigator
        var responder = Responder(id: context.focusID())
        responder.standsIn = true
        responder.onKey = { key in
            guard commands.command(for: key, in: [.everywhere]) == .carry else { return false }
            return navigator?.lift(payload(), named: title() ?? content.words) ?? false
        }
        // A press inside may be a button's or a link's, which keeps it for itself.
        responder.onTouch = { event, _ in start.point = event.button == .left ? event.point : nil }
        responder.onMouse = { event, _ in
            guard event.kind == .drag else {
                if event.kind != .press { start.point = nil }
                return false
            }
            guard let from = start.point, from != event.point, let navigator else { return false }
            start.point = nil
            session?.hand = Hand(payload(), named: title() ?? content.words, in: navigator, at: event.point)
            return true
        }
        painter.respond(responder, in: rect) {
            let isFocused = painter.isFocused(responder.id)
            painter.grounded(isFocused ? painter.theme.selection : .plain) {
                if isFocused { painter.fill(rect) }
                content.draw(in: rect, on: painter)
            }
        }
    }
}

/// What the mouse drags over the screen, or the keyboard carries over the navigation.
@MainActor final class Hand {
    /// What it is worth.
    let payload: Any
    /// What it is called.
    let title: String
    /// Where the pointer is.
    private(set) var point: Point
    /// What of the navigation lies under the pointer.
    var target: FormTarget?
    /// By keyboard: who takes it, as they are numbered.
    let takers: [ItemID]
    private weak var navigator: Navigator?
    private let selection: ItemID?
    private let list: ListSource?
    /// By keyboard: what is lent for it.
    private let cursors: LentCursors?

    init(_ payload: Any, named title: String, in navigator: Navigator, at point: Point) {
        self.payload = payload
        self.title = title.isEmpty ? navigator.kit.words.text("drop.thing") : title
        self.point = point
        self.navigator = navigator
        selection = navigator.state.selection
        list = navigator.state.visibleList?.source
        takers = []
        cursors = nil
        navigator.session?.message(navigator.kit.words.text("said.inHand", ["title": self.title]))
        move(to: point)
    }

    /// Something that the keyboard carries.
    init(_ payload: Any, named title: String, in navigator: Navigator, takers: [ItemID]) {
        self.payload = payload
        self.title = title.isEmpty ? navigator.kit.words.text("drop.thing") : title
        self.takers = takers
        self.navigator = navigator
        point = .zero
        selection = navigator.state.selection
        list = navigator.state.visibleList?.source
        cursors = LentCursors(of: navigator)
        navigator.session?.message(navigator.kit.words.text("said.inHand", ["title": self.title]))
    }

    /// Whether the keyboard carries it.
    var isCarried: Bool { cursors != nil }

    /// Esc puts it back; by keyboard arrows carry it on.
    ///
    /// The screen can be drawn anew and left, nothing else is answered.
    func take(_ key: KeyPress) -> Bool {
        guard let navigator else { return false }
        switch navigator.commands.command(for: key, in: [.everywhere]) {
        case .quit?, .redraw?: return false
        case .back?: putBack()
        default: if isCarried { carry(by: key, in: navigator) }
        }
        return true
    }

    private func carry(by key: KeyPress, in navigator: Navigator) {
        if let number = navigator.digit(of: key) { return navigator.drop(self, onTaker: number) }
        navigator.carry(self, navigator.commands.command(for: key, in: [.lifted]))
    }

    /// Follows the mouse.
    func take(_ event: MouseEvent) -> Bool {
        guard navigator != nil else { return false }
        if isCarried {
            if event.kind == .press { putBack() }
            return event.kind == .press || event.kind == .release || event.kind == .drag
        }
        switch event.kind {
        case .drag: move(to: event.point)
        case .release: drop(at: event.point)
        case .press: putBack()
        case .move, .wheelUp, .wheelDown, .wheelLeft, .wheelRight: return false
        }
        return true
    }

    private func move(to point: Point) {
        self.point = point
        navigator?.carry(self, over: point)
        navigator?.requestFrame()
    }

    private func drop(at point: Point) {
        guard let navigator else { return }
        let session = navigator.session
        session?.hand = nil
        navigator.requestFrame()
        defer { navigator.popup = nil }
        if let id = navigator.item(of: navigator.drawn.target(at: point)) {
            if navigator.drop(payload, on: id) { return closeList() }
        } else if session?.drop([payload], at: point) == true {
            session?.message(nil)
            return
        } else {
            session?.message(navigator.kit.words.text("said.putBack", ["title": title]))
        }
        restore()
    }

    /// Drops it on a tab, by keyboard; what refuses it leaves it in the hand.
    func drop(on id: ItemID) {
        guard let navigator, navigator.drop(payload, on: id) else { return }
        navigator.session?.hand = nil
        navigator.popup = nil
        closeList()
        cursors?.restore(to: navigator)
    }

    /// Leaves everything as it was when it was lifted.
    private func putBack() {
        guard let navigator else { return }
        navigator.session?.hand = nil
        navigator.session?.message(navigator.kit.words.text("said.putBack", ["title": title]))
        navigator.requestFrame()
        restore()
    }

    private func restore() {
        guard let navigator else { return }
        navigator.popup = nil
        closeList()
        cursors?.restore(to: navigator)
        if let selection, selection != navigator.state.selection {
            navigator.handle(navigator.state.apply(.select(selection)).events)
        }
    }

    /// Closes the list that was opened on the way.
    func closeList() {
        guard let navigator, let open = navigator.state.visibleList?.source, open != list else { return }
        navigator.perform(.closeList, says: false)
    }
}

extension Navigator {
    /// What is in the hand enters something: headers, tabs and More open (N48).
    func carry(_ hand: Hand, over point: Point) {
        let target = drawn.target(at: point)
        guard target != hand.target else { return }
        hand.target = target
        if target == .more, drawn.form == .bottomBar, state.visibleList == nil {
            perform(.openList(.more), says: false)
        }
        if drawn.form == .topBar, carryIntoList(target) { return }
        guard let id = item(of: target), state.visibleList == nil, springs(id) else { return }
        handle(state.apply(.springLoad(id)).events)
    }

    /// In the top bar a section opens its list, which stays while the pointer is on no other item (N13).
    private func carryIntoList(_ target: FormTarget?) -> Bool {
        if case .row(let row)? = target, popup != nil {
            popupCursor = popupPosition(of: row) ?? popupCursor
            return true
        }
        if target == .more {
            openMore()
            return true
        }
        if target != nil, popup != nil { closePopup() }
        guard case .item(let id)? = target, state.section(id) != nil, springs(id) else { return false }
        openSectionList(id)
        return true
    }

    /// Whether something opens when what is in the hand enters it.
    func springs(_ id: ItemID) -> Bool {
        let own = table?.extras(of: id)?.springLoading ?? .automatic
        return (own == .automatic ? settings.springLoading : own) != .disabled
    }

    /// Whether an item would take what is in the hand.
    func takes(_ payload: Any, on id: ItemID) -> Bool {
        state.tab(id)?.isDisabled != true && table?.drops(on: id).contains { $0.accepts(payload) } == true
    }
}

extension Session {
    /// Drops something on what lies at a point of the content; false if nothing there takes it.
    func drop(_ payloads: [Any], at point: Point) -> Bool {
        if needsFrame { _ = render(size) }
        var next = records.lastIndex { $0.visible.contains(point) }
        while let index = next {
            if records[index].responder.onDrop?(payloads, point) == true { return true }
            next = records[index].parent
        }
        return false
    }
}
