// `--tree`: the navigation as text, a line for each tab and section, as the person has arranged it.
import TabNavigation
import TabTermUI

/// The navigation as lines of text.
enum NavigationTree {
    /// A line for each row of a sidebar whose sections are all open: title, identifier in brackets, badge.
    static func text(_ state: NavigationState, _ words: Words) -> String {
        var state = state
        state.apply(.setAllExpanded(true))
        var lines = ""
        for row in state.sidebarRows {
            guard let line = line(row.kind, words) else { continue }
            lines += String(repeating: "  ", count: row.depth) + FileName.shown(Array(line.utf8)) + "\n"
        }
        return lines
    }

    private static func line(_ kind: SidebarRow.Kind, _ words: Words) -> String? {
        switch kind {
        case .search(let tab):
            return line(tab.displayTitle.isEmpty ? words["search"] : tab.displayTitle, tab.id.rawValue, tab.badge)
        case .tab(let tab): return line(tab.displayTitle, tab.customizationID ?? tab.id.rawValue, tab.badge)
        case .header(let header):
            return line(header.section.displayTitle, header.section.customizationID ?? header.section.id.rawValue, nil)
        case .action, .footer: return nil
        }
    }

    private static func line(_ title: String, _ id: String, _ badge: Badge?) -> String {
        let line = "\(title) [\(id)]"
        switch badge {
        case .number(let number) where number != 0: return line + " \(number)"
        case .text(let text): return line + " " + text
        default: return line
        }
    }
}
