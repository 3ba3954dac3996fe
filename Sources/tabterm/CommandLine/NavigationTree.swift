// `--tree`: the navigation as text, a line for each tab and section, as the person has arranged it.
import TabNavigation
import TabTermUI

/// The navigation as lines of text.
enum NavigationTree {
    /// A document of a collection: no row of the navigation, but what the collection is for.
    struct Document {
        /// The identifier of its path.
        let id: String
        let title: String
    }

    /// A line for each row of a sidebar whose sections are all open: title, identifier in brackets, badge.
    ///
    /// - Parameter documents: the documents of collections, by the identifiers of their tabs.
    static func text(_ state: NavigationState, _ words: Words, documents: [String: [Document]] = [:]) -> String {
        var state = state
        state.apply(.setAllExpanded(true))
        var lines = ""
        for row in state.sidebarRows {
            guard let line = line(row.kind, words) else { continue }
            lines += self.line(line, depth: row.depth)
            guard case .tab(let tab) = row.kind else { continue }
            for document in documents[tab.customizationID ?? ""] ?? [] {
                lines += self.line("\(document.title) [\(document.id)]", depth: row.depth + 1)
            }
        }
        return lines
    }

    private static func line(_ text: String, depth: Int) -> String {
        String(repeating: "  ", count: depth) + FileName.shown(Array(text.utf8)) + "\n"
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
