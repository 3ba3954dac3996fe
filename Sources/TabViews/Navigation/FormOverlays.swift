// What lies over a form for a while: menus and lists, tips, and what is in the hand. Part of FormElement.

import TabNavigation
import TerminalScreen

extension FormElement {
    // MARK: Popups

    func presentPopup(on painter: Painter) {
        guard let popup = navigator.popup else { return }
        let navigator = navigator
        let id = context.focusID(2)
        let kit = kit
        let place: Overlay.Place
        var title: String?
        let content: @MainActor () -> any Element
        switch popup {
        case .menu(let menu, let anchor):
            place = anchor.map(Overlay.Place.beside) ?? .center
            title = menu.title
            content = { MenuElement(navigator: navigator, menu: menu, id: id) }
        case .list(let source, let anchor):
            place = .beside(anchor)
            content = { PopupListElement(navigator: navigator, rows: navigator.state.listRows(source), id: id) }
        case .overflow(let fitting, let anchor):
            place = .beside(anchor)
            content = {
                PopupListElement(navigator: navigator, rows: navigator.state.overflowRows(fitting: fitting), id: id)
            }
        case .help:
            place = .center
            title = kit.words.text("help.title")
            // The help itself has the focus now: what had it before is what the keys are asked for.
            let area = navigator.session?.focus.base ?? painter.focusedArea
            let scopes = navigator.helpScopes(isInContent: area == .content)
            content = { [unowned painter] in
                HelpElement(
                    scopes, commands: navigator.commands, shortcuts: painter.shortcuts,
                    isOffered: {
                        $0 == .refresh ? navigator.page?.top.menu.isEmpty == false : navigator.offers($0)
                    }, kit: kit)
            }
        }
        painter.present(
            Overlay(
                id: context.focusID(3), place: place, title: title, closesOutside: true, makeContent: content,
                onKey: { key in
                    // What opened the help closes it.
                    guard case .help = navigator.popup, navigator.commands.command(for: key, in: [.everywhere]) == .help
                    else { return false }
                    navigator.closePopup()
                    return true
                },
                onClose: { navigator.closePopup() }))
    }

    // MARK: Tips

    /// The tips that are due, each beside its tab where that is seen.
    func presentTips(on painter: Painter) {
        for tip in parts.tips {
            let element = tip.content.element
            painter.present(
                Overlay(
                    id: tip.focus, place: place(of: tip.id).map(Overlay.Place.beside) ?? .center, closesOutside: true,
                    makeContent: { element }, onClose: tip.close))
        }
    }

    /// Where a tab, or what holds it, is drawn.
    private func place(of id: ItemID) -> Rect? {
        for id in [id] + state.ancestors(of: id) {
            let rect =
                navigator.drawn.sidebar?.rect(of: .item(id)) ?? navigator.drawn.topBar?.rect(of: .item(id))
                ?? navigator.drawn.bottomBar?.cell(.item(id))?.rect
            if let rect { return rect }
        }
        return navigator.drawn.bottomBar?.cell(.more)?.rect
    }

    // MARK: The hand

    /// What is being dragged, beside the pointer; over tabs nothing is to hide where it would go.
    func drawHand(on painter: Painter) {
        guard let hand = navigator.session?.hand, !hand.isCarried, hand.target == nil else { return }
        let words = " " + kit.short(hand.title, to: 20) + " "
        let size = navigator.drawn.size
        let column = max(0, min(hand.point.column + 1, size.columns - kit.width(words)))
        let row = min(hand.point.row + 1, size.rows - 1)
        painter.canvas.put(words, at: Point(column: column, row: row), style: kit.theme.lifted)
    }
}

/// What the app has put below the rows of sections: made and measured once in a frame, and only where it is seen.
@MainActor final class SectionFooters {
    private let make: (ItemID) -> Stacked?
    private let columns: Int
    private var made: [ItemID: Stacked] = [:]

    init(_ make: @escaping (ItemID) -> Stacked?, columns: Int) {
        self.make = make
        self.columns = columns
    }

    private func footer(_ id: ItemID) -> Stacked? {
        if let footer = made[id] { return footer }
        made[id] = make(id)
        return made[id]
    }

    /// How many rows it takes.
    func rows(of id: ItemID) -> Int {
        footer(id)?.element.size(for: Proposal(columns: max(1, columns - 5), rows: nil)).rows ?? 1
    }

    /// Draws what of it is seen.
    func draw(_ footer: (id: ItemID, first: Int, rect: Rect), on painter: Painter) {
        guard let element = self.footer(footer.id)?.element else { return }
        painter.clipped(to: footer.rect) {
            let place = Rect(
                column: footer.rect.column, row: footer.rect.row - footer.first,
                columns: max(0, footer.rect.columns - 1), rows: rows(of: footer.id))
            element.draw(in: place, on: painter)
        }
    }
}

/// How far the content is scrolled: where, and in a window of which size.
struct ContentScroll: Equatable {
    var position: Int
    var size: Size
}

extension Navigator {
    /// Minimizes the bottom bar, or brings it back, by the way the content was scrolled since the last frame.
    ///
    /// A window of another size scrolls too, and says nothing.
    func followScroll(_ now: ContentScroll?) {
        let before = scrolled
        scrolled = now
        let was = isMinimized
        defer { if isMinimized != was { requestFrame() } }
        guard settings.minimizing.kind == .onScrollDown || settings.minimizing.kind == .onScrollUp, let now else {
            isMinimized = false
            return
        }
        guard let before, before.size == now.size, before.position != now.position else { return }
        isMinimized = (now.position > before.position) == (settings.minimizing.kind == .onScrollDown)
        if now.position == 0 { isMinimized = false }
    }
}
