// From a key to what it does, by the command table (law 11): in the sidebar, the bars and lists, and everywhere. Edit mode
// has its own part in NavigatorEdit.

import TabNavigation
import TerminalScreen

extension Navigator {
    /// The scope of the keys while the navigation has the focus.
    var scope: CommandScope {
        if state.edit?.lift != nil { return .lifted }
        if state.edit != nil { return .edit }
        if state.visibleList != nil { return .list }
        switch drawn.form {
        case .sidebar: return .sidebar
        case .topBar: return .topBar
        case .bottomBar: return .bottomBar
        }
    }

    /// Whether keys are for the tabs alone: while they are arranged, and while a list of them lies over the page.
    var pageIsOutOfReach: Bool { state.edit != nil || state.visibleList != nil }

    /// Answers a key while the navigation has the focus.
    func key(_ key: KeyPress) -> Bool {
        if filterHasFocus, state.visibleList != nil, filterKey(key) { return true }
        if settings.pageDots != nil { return anywhere(key, isInContent: false) }
        let scope = scope
        if state.edit != nil, commands.command(for: key, in: [.everywhere]) == .quit {
            // q is Done, then leaves.
            perform(.done, says: false)
            return false
        }
        if let command = commands.command(for: key, in: [scope]), inScope(command, scope) { return true }
        if scope == .lifted {
            if let command = commands.command(for: key, in: [.edit]) { return inScope(command, .edit) }
            // Whatever is in the hand, one can leave and have the screen drawn anew.
            let command = commands.command(for: key, in: [.everywhere])
            return command != .quit && command != .redraw
        }
        return anywhere(key, isInContent: false)
    }

    private func inScope(_ command: CommandName, _ scope: CommandScope) -> Bool {
        switch scope {
        case .sidebar: sidebar(command)
        case .topBar, .bottomBar: bar(command)
        case .list: list(command)
        case .edit, .lifted: edit(command)
        case .everywhere, .content, .field, .overlay: false
        }
    }

    /// Answers a key that nothing in the focused area has used.
    func anywhere(_ key: KeyPress, isInContent: Bool) -> Bool {
        if let digit = digit(of: key) {
            perform(.digit(digit))
            return true
        }
        if settings.pageDots != nil, key == KeyPress(.left) || key == KeyPress(.right) {
            return perform(.neighbor(key.key == .left ? .back : .forward), says: false)
        }
        if isInContent, key == KeyPress(.left), drawn.form == .sidebar {
            session?.focus(.navigation)
            return true
        }
        guard let command = commands.command(for: key, in: [.everywhere]) else { return false }
        return everywhere(command, isInContent: isInContent)
    }

    /// A digit alone or with Alt chooses by number (N46).
    func digit(of key: KeyPress) -> Int? {
        guard case .character(let character) = key.key, let number = character.wholeNumberValue, character.isASCII,
            number > 0, key.modifiers.isSubset(of: .alt)
        else { return nil }
        return number
    }

    private func everywhere(_ command: CommandName, isInContent: Bool) -> Bool {
        switch command {
        case .nextTab: perform(.neighbor(.forward))
        case .previousTab: perform(.neighbor(.back))
        case .toggleSidebar: toggleSidebar()
        case .edit: toggleEditing()
        case .undo: perform(.undo)
        case .redo: perform(.redo)
        case .collapseAll: setAllExpanded(false)
        case .expandAll: setAllExpanded(true)
        case .menu: openMenu(isInContent: isInContent)
        case .carry: return !isInContent && carryFocused()
        case .help: showHelp()
        case .search: state.visibleList != nil && drawn.list?.field != nil ? focusFilter() : goToSearch()
        case .back: goBack(isInContent: isInContent)
        default: return false
        }
        return true
    }

    // MARK: Everywhere

    /// Sidebar or top bar; in compact it says why not (N4).
    ///
    /// A sidebar that covers the content is opened and closed.
    func toggleSidebar() {
        if settings.forcedForm == .sidebar || settings.sidebarCovers, drawn.form == .sidebar,
            sidebarOverlaps(screen: drawn.size.columns)
        {
            session?.focus(coversContent ? .content : .navigation)
            requestFrame()
            return
        }
        perform(.toggleSidebar)
        cursorFollowsSelection()
        topFirst = 0
    }

    private func setAllExpanded(_ isExpanded: Bool) {
        perform(.setAllExpanded(isExpanded))
        keepSidebarCursor()
        sidebarPlace.reveal = sidebarCursor
    }

    /// Letters go to the filter of the open list.
    private func focusFilter() {
        filterHasFocus = true
        requestFrame()
    }

    /// Selects the search tab and enters its page (program.md: `/`).
    func goToSearch() {
        guard let id = searchTab else { return }
        perform(.choose(id))
        if state.selection == id { session?.focusField() }
    }

    /// The first search tab that is declared.
    var searchTab: ItemID? {
        func find(_ items: [OutlineItem]) -> ItemID? {
            for item in items {
                switch item {
                case .tab(let tab) where tab.role == .search && !tab.isHidden: return tab.id
                case .section(let section): if let id = find(section.children) { return id }
                case .tab, .range: continue
                }
            }
            return nil
        }
        return find(state.outline.items)
    }

    /// Esc undoes one thing (program.md): what lies nearer has been offered the key before.
    func goBack(isInContent: Bool) {
        if state.edit != nil {
            perform(.cancelEditing)
        } else if coversContent, sidebarOverlaps(screen: drawn.size.columns), drawn.sidebar != nil {
            session?.focus(.content)
        } else if page?.stack?.pop() == true {
            sidebarPlace.reveal = nil
        } else if isSearching {
            perform(.cancelSearch, says: false)
        } else if isInContent || !isListLeft, state.apply(.back).isDone {
            session?.focus(.navigation)
        } else if isInContent {
            session?.focus(.navigation)
        } else {
            session?.message(kit.words.text("said.leave"))
        }
        requestFrame()
    }

    /// Whether the search tab is selected and there is a tab before it to go back to.
    private var isSearching: Bool {
        guard let selection = state.selection, state.tab(selection)?.role == .search else { return false }
        var copy = state
        return copy.apply(.cancelSearch).isDone
    }

    // MARK: Sidebar

    private func sidebar(_ command: CommandName) -> Bool {
        keepSidebarCursor()
        switch command {
        case .up: moveSidebarCursor(by: -1)
        case .down: moveSidebarCursor(by: 1)
        case .first: moveSidebarCursor(to: 0)
        case .last: moveSidebarCursor(to: state.sidebarRows.count - 1)
        case .left: sidebarLeft()
        case .enterContent: sidebarRight()
        case .activate: activateSidebarRow()
        default: return false
        }
        requestFrame()
        return true
    }

    /// The row that the cursor stands on.
    var sidebarRow: SidebarRow? {
        let rows = state.sidebarRows
        guard let position = sidebarCursor.flatMap(rows.position(of:)) else { return nil }
        return rows[position]
    }

    /// A cursor whose row has gone stands on the selection, else on the first row.
    func keepSidebarCursor() {
        let rows = state.sidebarRows
        if let sidebarCursor, rows.position(of: sidebarCursor) != nil { return }
        if case .item(let id) = sidebarCursor,
            let header = state.ancestors(of: id).last(where: {
                rows.position(of: .item($0)) != nil
            })
        {
            sidebarCursor = .item(header)
        } else if let selection = state.selection, rows.position(of: .item(selection)) != nil {
            sidebarCursor = .item(selection)
        } else {
            sidebarCursor = rows.first?.id
        }
    }

    private func moveSidebarCursor(by step: Int) {
        let rows = state.sidebarRows
        guard let position = sidebarCursor.flatMap(rows.position(of:)) else { return }
        var next = position + step
        while next >= 0, next < rows.count, !rows[next].isEnabled { next += step }
        moveSidebarCursor(to: next)
    }

    private func moveSidebarCursor(to position: Int) {
        let rows = state.sidebarRows
        guard position >= 0, position < rows.count else { return }
        let row = rows[position]
        sidebarCursor = row.id
        sidebarPlace.reveal = row.id
        // Landing on a tab selects it; search, headers and actions wait for Enter.
        guard settings.selectsOnMove, row.isEnabled, case .tab(let tab) = row.kind, !tab.isAction,
            state.selection != tab.id
        else { return }
        perform(.choose(tab.id))
        sidebarCursor = row.id
    }

    private func sidebarLeft() {
        guard let row = sidebarRow else { return }
        if case .header(let header) = row.kind, header.isExpanded {
            perform(.setExpanded(header.section.id, false), says: false)
            return
        }
        let rows = state.sidebarRows
        guard let position = rows.position(of: row.id), row.depth > 0 else { return }
        // To the header: upwards to the first one that stands less deep.
        if let header = headerID(of: row), let found = rows.position(of: .item(header)), found < position {
            sidebarCursor = .item(header)
            sidebarPlace.reveal = .item(header)
        }
    }

    private func headerID(of row: SidebarRow) -> ItemID? {
        switch row.id {
        case .item(let id): state.ancestors(of: id).last
        case .action(let section, _): section
        case .rule, .heading, .footer: nil
        }
    }

    private func sidebarRight() {
        guard let row = sidebarRow else { return }
        if case .header(let header) = row.kind {
            if !header.isExpanded { perform(.setExpanded(header.section.id, true), says: false) }
            return
        }
        guard case .tab(let tab) = row.kind else { return }
        if !tab.isAction, state.selection != tab.id { perform(.choose(tab.id)) }
        enterContent()
    }

    /// Whether the sidebar covers the content at a width of the screen (N21).
    func sidebarOverlaps(screen: Int) -> Bool { settings.sidebarCovers || SidebarLayout.overlaps(screen: screen) }

    func enterContent() { session?.focus(.content) }

    /// The title of the list that Esc at the root of this page leads back to (N7b, N10).
    var listBehind: String? {
        var copy = state
        guard copy.apply(.back).isDone, let list = copy.visibleList else { return nil }
        switch list.source {
        case .more: return kit.words.text("more")
        case .section(let id): return kit.title(of: id, in: state)
        }
    }

    func activateSidebarRow() {
        guard let row = sidebarRow, row.isEnabled else { return }
        switch row.kind {
        case .search(let tab):
            perform(.choose(tab.id))
            if state.selection == tab.id { enterContent() }
        case .tab(let tab):
            if state.selection != tab.id { perform(.choose(tab.id)) }
            if !tab.isAction { enterContent() }
        case .header(let header):
            if header.section.isDestination {
                perform(.choose(header.section.id))
            } else {
                perform(.setExpanded(header.section.id, !header.isExpanded), says: false)
            }
        case .action(let action):
            if case .action(let section, _) = row.id { perform(.runAction(section: section, action: action.id)) }
        case .footer: break
        }
        requestFrame()
    }

    /// Runs a section's action; the selection stays (N19).
    func run(_ action: String, of section: ItemID) {
        guard let index = Int(action), let entries = table?.actions(of: section), entries.indices.contains(index)
        else { return }
        entries[index].action()
        requestFrame()
    }
}
