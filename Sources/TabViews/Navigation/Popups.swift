// What the navigation shows over everything else for a while: an item's menu, the question before a reset, the lists of
// the top bar, the help. Their frames and places are the session's business.

import TabNavigation
import TerminalScreen

/// What covers the screen.
enum Popup {
    /// The list of a section, below its item.
    case list(ListSource, anchor: Rect)
    /// What the top bar does not show.
    case overflow(TopBarFit, anchor: Rect)
    /// A few lines to choose from.
    case menu(PopupMenu, anchor: Rect?)
    /// The keys.
    case help
}

/// Lines to choose from.
struct PopupMenu {
    var title: String
    var lines: [MenuLine]
    var cursor = 0
    /// Whether a digit chooses the line that it stands before.
    var isNumbered = false
}

/// A line of a menu.
struct MenuLine {
    var title: String
    var isEnabled = true
    var isDestructive = false
    var run: @MainActor () -> Void

    init(
        title: String, isEnabled: Bool = true, isDestructive: Bool = false, run: @escaping @MainActor () -> Void
    ) {
        self.title = title
        self.isEnabled = isEnabled
        self.isDestructive = isDestructive
        self.run = run
    }
}

extension Navigator {
    /// Shows lines to choose from, below a region or in the middle.
    func show(_ menu: PopupMenu, beside anchor: Rect?) {
        popup = .menu(menu, anchor: anchor)
        popupCursor = menu.lines.indices.contains(menu.cursor) ? menu.cursor : 0
        requestFrame()
    }

    /// Shows the keys of where the person is.
    func showHelp() {
        popup = .help
        requestFrame()
    }

    func closePopup() {
        popup = nil
        requestFrame()
    }

    // MARK: Menus

    /// The menu of what the focus is on (N36).
    func openMenu(isInContent: Bool) {
        if state.edit != nil { return }
        var id = state.selection
        var anchor: Rect?
        if !isInContent {
            switch drawn.form {
            case .sidebar:
                keepSidebarCursor()
                id = item(of: sidebarCursor.map(FormTarget.row))
                anchor = sidebarCursor.flatMap { drawn.sidebar?.rect(of: $0) }
            case .topBar, .bottomBar:
                if let list = state.visibleList {
                    id = item(of: list.cursor.map(FormTarget.row))
                    anchor = list.cursor.flatMap { cursor in
                        drawn.list?.slots.first { $0.target == .row(cursor) }?.rect
                    }
                } else {
                    id = item(of: barTarget)
                    anchor = barTarget.flatMap { drawn.topBar?.rect(of: $0) ?? drawn.bottomBar?.cell($0)?.rect }
                }
            }
        }
        if let id { openMenu(of: id, beside: anchor) }
    }

    /// Lifts what the focus is on, if it is worth something, for the person to carry it where it is to be dropped (N48).
    func carryFocused() -> Bool {
        guard state.edit == nil, let id = focusedItem, let payload = table?.extras(of: id)?.payload else {
            return false
        }
        return lift(payload(), named: kit.title(of: id, in: state))
    }

    /// The tab or section that the navigation's cursor is on.
    private var focusedItem: ItemID? {
        if let list = state.visibleList { return item(of: list.cursor.map(FormTarget.row)) }
        return drawn.form == .sidebar ? item(of: sidebarCursor.map(FormTarget.row)) : item(of: barTarget)
    }

    /// The menu of an item: what the model offers, the app's own entries, the section's actions.
    func openMenu(of id: ItemID, beside anchor: Rect?) {
        let help = [state.tab(id)?.help ?? state.section(id)?.help].compactMap { $0 }
        var lines = help.map { MenuLine(title: $0, isEnabled: false) {} }
        let entries = state.menu(for: id)
        lines += entries.filter { !$0.isAction }.map(line(for:))
        lines += (table?.contextMenu(of: id) ?? []).map { entry in
            MenuLine(title: entry.title, isEnabled: entry.isEnabled, isDestructive: entry.isDestructive) {
                entry.action()
            }
        }
        lines += entries.filter(\.isAction).map(line(for:))
        if id == state.selection {
            lines += (page?.top.menu ?? []).map { entry in MenuLine(title: entry.title) { entry.action() } }
        }
        let title = kit.title(of: id, in: state)
        guard !lines.isEmpty else {
            session?.message(kit.words.text("menu.nothing", ["title": title]))
            return
        }
        let cursor = lines.firstIndex { $0.isEnabled } ?? 0
        show(PopupMenu(title: title, lines: lines, cursor: cursor), beside: anchor)
    }

    private func line(for entry: ItemMenuEntry) -> MenuLine {
        MenuLine(title: words(for: entry.kind)) { [weak self] in self?.perform(entry.command) }
    }

    private func words(for kind: ItemMenuEntry.Kind) -> String {
        let isSidebar = drawn.form == .sidebar || state.visibleList != nil
        switch kind {
        case .hide: return kit.words.text("menu.hide")
        case .show: return kit.words.text("menu.show")
        case .moveUp: return kit.words.text(isSidebar ? "menu.moveUp" : "menu.moveLeft")
        case .moveDown: return kit.words.text(isSidebar ? "menu.moveDown" : "menu.moveRight")
        case .addToBar: return kit.words.text("menu.addToBar")
        case .takeOffBar: return kit.words.text("menu.takeOffBar")
        case .collapse: return kit.words.text("menu.collapse")
        case .expand: return kit.words.text("menu.expand")
        case .action(let action): return action.title
        }
    }

    // MARK: Drops

    /// Lists the tabs that take a payload, in the order of the sidebar; choosing one drops it there (N48).
    func chooseDrop(_ payload: Any) -> Bool {
        let order = takers(of: payload)
        guard !order.isEmpty else {
            session?.message(kit.words.text("said.noDrop"))
            return false
        }
        let lines = order.map { id in
            MenuLine(title: kit.title(of: id, in: state)) { [weak self] in self?.drop(payload, on: id) }
        }
        show(PopupMenu(title: kit.words.text("drop.title"), lines: lines, isNumbered: true), beside: nil)
        return true
    }

    /// The tabs and sections that take a payload, as they are numbered: in the order of the sidebar, sections last, for
    /// what is in the hand goes to a tab more often.
    func takers(of payload: Any) -> [ItemID] {
        let takers = Set(table?.takers(of: payload) ?? []).filter { state.tab($0)?.isDisabled != true }
        func place(_ id: ItemID) -> (Int, Int, ItemID) {
            (state.section(id) == nil ? 0 : 1, state.declaredPosition(of: id), id)
        }
        return takers.sorted { place($0) < place($1) }
    }

    /// Drops a payload on a tab; false if it is not taken.
    @discardableResult
    func drop(_ payload: Any, on id: ItemID) -> Bool {
        let isTaken = table?.drops(on: id).contains { $0.accepts(payload) && $0.drop([payload]) } ?? false
        let title = kit.title(of: id, in: state)
        session?.message(kit.words.text(isTaken ? "said.dropDone" : "said.dropRefused", ["title": title]))
        requestFrame()
        return isTaken
    }

    // MARK: Lists of the top bar

    /// The first row of a list that can be chosen.
    func firstPopupRow(_ rows: ListRows) -> Int {
        rows.prefix(100).firstIndex { row in
            switch row {
            case .item(let item): item.isEnabled
            case .action(_, let action): !action.isDisabled
            case .rule: false
            }
        } ?? 0
    }

    /// Chooses a row of a list that has dropped down.
    func choosePopupRow(_ row: ListRow) {
        switch row {
        case .item(let item):
            guard item.isEnabled, let id = item.id else { return }
            closePopup()
            if item.kind == .section, isSelected(id) || state.section(id) == nil { return openSectionList(id) }
            if perform(.choose(id)), isSelected(id) { enterContent() }
        case .action(let section, let action):
            closePopup()
            perform(.runAction(section: section, action: action.id))
        case .rule: break
        }
    }
}
