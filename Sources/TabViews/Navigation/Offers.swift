// Which commands can do something in this app and form: the hint line, the help and the sidebar's buttons offer no others.
// A key that is not offered still says why it does nothing (N4, N25).

import TabNavigation
import TerminalScreen

extension Navigator {
    /// Whether a command can do something where the person is.
    ///
    /// Only what the table itself declares is known here; commands of a program's own always are.
    func offers(_ command: CommandName) -> Bool {
        switch command {
        case .edit, .undo, .redo, .reset, .lift, .hide, .toggleBar: settings.customization != nil
        case .toggleSidebar: offersToggle
        case .search: searchTab != nil || drawn.list?.field != nil
        case .collapseAll, .expandAll: hasSections
        case .menu: offersMenu
        case .carry: table?.hasDrops == true
        case .nextTab, .previousTab: state.visibleTabs.count > 1
        default: true
        }
    }

    /// Whether sidebar and top bar can be exchanged, or a sidebar that covers the content be opened (N3, N4).
    var offersToggle: Bool {
        if settings.pageDots != nil || drawn.form == .bottomBar { return false }
        if drawn.form == .sidebar, sidebarOverlaps(screen: drawn.size.columns) { return true }
        return settings.offersSidebar && settings.forcedForm == nil
    }

    private var hasSections: Bool {
        state.outline.items.contains { if case .section = $0 { true } else { false } }
    }

    /// Whether an item's menu can hold anything: moves, a section's lines, what the app has put there (N36).
    private var offersMenu: Bool {
        if settings.customization != nil || hasSections || table?.hasMenus == true { return true }
        return page?.top.menu.isEmpty == false
    }
}
