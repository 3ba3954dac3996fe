// What the keyboard has in the hand (N48): arrows go from one tab that takes it to the next, and over what can be opened on
// the way, a collapsed section, a section's list, More; Right, Enter or the arrow towards it opens that. Enter or Space
// drops, a digit drops on the tab of that number, Esc puts back. The navigation's own cursors are lent to it, and given back as they were.

import TabNavigation
import TerminalScreen

extension Navigator {
    /// Lifts something by keyboard; false if no tab takes it.
    func lift(_ payload: Any, named title: String) -> Bool {
        guard state.edit == nil, let session else { return false }
        let takers = self.takers(of: payload).filter(state.isVisible)
        guard let first = takers.first else {
            session.message(kit.words.text("said.noDrop"))
            return false
        }
        popup = nil
        let hand = Hand(payload, named: title, in: self, takers: takers)
        session.hand = hand
        let targets = carryTargets(hand)
        hold(
            hand,
            at: targets.first { item(of: $0) == first } ?? targets.first { takes(payload, on: item(of: $0)) }
                ?? targets.first)
        return true
    }

    /// Drops what is carried on the tab of a number, as in the list of `chooseDrop(_:)`.
    func drop(_ hand: Hand, onTaker number: Int) {
        guard hand.takers.indices.contains(number - 1) else { return }
        hand.drop(on: hand.takers[number - 1])
    }

    private func takes(_ payload: Any, on id: ItemID?) -> Bool { id.map { takes(payload, on: $0) } ?? false }

    /// Carries out a key of who has something in the hand.
    func carry(_ hand: Hand, _ command: CommandName?) {
        let targets = carryTargets(hand)
        if hand.target.map(targets.contains) != true { hold(hand, at: targets.first) }
        let isInRow = state.visibleList == nil && drawn.form != .sidebar && popup == nil
        switch command {
        case .left where isInRow, .up where !isInRow: step(hand, -1, targets)
        case .right where isInRow, .down where !isInRow: step(hand, 1, targets)
        case .right, .up, .down: open(hand)
        case .left: close(hand)
        case .drop: dropOrOpen(hand)
        default: break
        }
        requestFrame()
    }

    private func step(_ hand: Hand, _ step: Int, _ targets: [FormTarget]) {
        guard let target = hand.target, let index = targets.firstIndex(of: target) else { return }
        if targets.indices.contains(index + step) { hold(hand, at: targets[index + step]) }
    }

    private func dropOrOpen(_ hand: Hand) {
        if let id = item(of: hand.target), takes(hand.payload, on: id) { return hand.drop(on: id) }
        open(hand)
    }

    // MARK: Where it can go

    /// How many rows of a long sidebar or list are looked through.
    private static let reach = 10_000

    /// What arrows go over: what takes it, and what holds something that does, in the order drawn.
    private func carryTargets(_ hand: Hand) -> [FormTarget] {
        let targets: [FormTarget]
        if case .list(let source, _) = popup {
            targets = rows(of: state.listRows(source))
        } else if case .overflow(let fitting, _) = popup {
            targets = rows(of: state.overflowRows(fitting: fitting))
        } else if state.visibleList != nil {
            targets = rows(of: state.visibleListRows)
        } else {
            switch drawn.form {
            case .sidebar: targets = state.sidebarRows.prefix(Self.reach).map { .row($0.id) }
            case .topBar:
                targets = drawn.topBar?.slots.sorted { $0.rect.column < $1.rect.column }.map(\.target) ?? []
            case .bottomBar: targets = drawn.bottomBar?.cells.map(\.target) ?? []
            }
        }
        return targets.filter { takes(hand.payload, on: item(of: $0)) || opens($0, hand) }
    }

    private func rows(of list: ListRows) -> [FormTarget] {
        list.prefix(Self.reach).compactMap { row in
            if case .item(let item) = row { item.id.map { .row(.item($0)) } } else { nil }
        }
    }

    /// Whether something can be opened to get at a tab that takes what is in the hand.
    private func opens(_ target: FormTarget, _ hand: Hand) -> Bool {
        if target == .more { return hand.takers.contains { !isSeen($0) } }
        guard let id = item(of: target), state.section(id) != nil, springs(id),
            hand.takers.contains(where: { state.ancestors(of: $0).contains(id) })
        else { return false }
        return drawn.form != .sidebar || !state.isExpanded(id)
    }

    /// Whether a tab, or what holds it, has a place on the bar that was drawn last.
    private func isSeen(_ id: ItemID) -> Bool {
        let drawn = drawn.topBar?.cells.map(\.target) ?? drawn.bottomBar?.cells.map(\.target) ?? []
        return ([id] + state.ancestors(of: id)).contains { drawn.contains(.item($0)) }
    }

    // MARK: Going there

    /// Holds it over something, which is scrolled into view.
    private func hold(_ hand: Hand, at target: FormTarget?) {
        hand.target = target
        guard let target else { return }
        switch target {
        case .row(let row) where popup != nil: popupCursor = popupPosition(of: row) ?? popupCursor
        case .row(let row) where state.visibleList != nil: perform(.setCursor(row), says: false)
        case .row(let row):
            sidebarCursor = row
            sidebarPlace.reveal = row
        default: barCursor = target
        }
        requestFrame()
    }

    /// The position of a row in the list that has dropped down.
    func popupPosition(of row: RowID) -> Int? {
        switch popup {
        case .list(let source, _): state.listRows(source).position(of: row)
        case .overflow(let fitting, _): state.overflowRows(fitting: fitting).position(of: row)
        case .menu, .help, nil: nil
        }
    }

    /// Opens what it is held over: a collapsed section, a section's list, More.
    private func open(_ hand: Hand) {
        guard let target = hand.target, opens(target, hand) else { return }
        if target == .more {
            openMore()
        } else if let id = item(of: target) {
            if drawn.form == .sidebar { handle(state.apply(.springLoad(id)).events) } else { openSectionList(id) }
        }
        let targets = carryTargets(hand)
        let next = drawn.form == .sidebar ? firstInside(target, targets) : nil
        hold(hand, at: next ?? targets.first)
    }

    /// The first place inside a section that has been opened.
    private func firstInside(_ target: FormTarget, _ targets: [FormTarget]) -> FormTarget? {
        guard let id = item(of: target) else { return nil }
        return targets.first { item(of: $0).map { state.ancestors(of: $0).contains(id) } ?? false }
    }

    /// Closes the list that was opened on the way.
    private func close(_ hand: Hand) {
        guard popup != nil || state.visibleList != nil else { return }
        closePopup()
        hand.closeList()
        hold(hand, at: barTarget.flatMap { carryTargets(hand).contains($0) ? $0 : nil } ?? carryTargets(hand).first)
    }
}

/// The navigation's cursors and where the focus was, as they were when something was lifted.
@MainActor struct LentCursors {
    private let sidebar: RowID?
    private let bar: FormTarget?
    private let area: FocusArea?

    init(of navigator: Navigator) {
        sidebar = navigator.sidebarCursor
        bar = navigator.barCursor
        area = navigator.session?.focus.area
    }

    /// Puts them back.
    func restore(to navigator: Navigator) {
        navigator.sidebarCursor = sidebar
        navigator.barCursor = bar
        if let area, let session = navigator.session, session.focus.area != area { session.focus(area) }
    }
}
