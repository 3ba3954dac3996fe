// `--tree --json`: the navigation for other programs. The shape is described in the man page and stays: keys may be added,
// none taken away.
import NavigationStore
import TabNavigation
import TabTermUI

extension NavigationTree {
    /// The navigation as JSON: a row of the sidebar with all sections open is an object, a section holds its rows.
    ///
    /// - Parameters:
    ///   - name: what is open.
    ///   - documents: the documents of collections, by the identifiers of their tabs; such a tab holds them as items.
    ///   - isASCII: writes other letters as `\u` and their number.
    static func json(
        _ state: NavigationState, name: String, _ words: Words, documents: [String: [Document]] = [:], isASCII: Bool
    ) -> String {
        var state = state
        state.apply(.setAllExpanded(true))
        // The lists around the row at hand, outermost first, each with the section that it belongs to.
        var open: [(depth: Int, section: [String: StoredValue])] = []
        var items: [StoredValue] = []
        func close(to depth: Int) {
            while let last = open.last, last.depth >= depth {
                open.removeLast()
                add(.object(last.section))
            }
        }
        func add(_ item: StoredValue) {
            guard let index = open.indices.last else { return items.append(item) }
            open[index].section["items"] = .array((open[index].section["items"]?.arrayValue ?? []) + [item])
        }
        for row in state.sidebarRows {
            close(to: row.depth)
            switch row.kind {
            case .action, .footer: continue
            case .header(let header):
                let section = header.section
                let id = section.customizationID ?? section.id.rawValue
                open.append((row.depth, entry("section", id, section.displayTitle, section.badge)))
                open[open.count - 1].section["items"] = .array([])
            case .tab(let tab):
                let id = tab.customizationID ?? tab.id.rawValue
                var item = entry("tab", id, tab.displayTitle, tab.badge)
                if let documents = documents[id] {
                    item["items"] = .array(documents.map { .object(entry("document", $0.id, $0.title, nil)) })
                }
                add(.object(item))
            case .search(let tab):
                let title = tab.displayTitle.isEmpty ? words["search"] : tab.displayTitle
                add(.object(entry("search", tab.customizationID ?? tab.id.rawValue, title, tab.badge)))
            }
        }
        close(to: 0)
        let values: [String: StoredValue] = ["name": .string(FileName.shown(Array(name.utf8))), "items": .array(items)]
        let text = String(decoding: StoreFile.text(of: values), as: UTF8.self)
        return isASCII ? escaped(text) : text
    }

    private static func entry(_ kind: String, _ id: String, _ title: String, _ badge: Badge?) -> [String: StoredValue] {
        var entry: [String: StoredValue] = [
            "kind": .string(kind), "id": .string(FileName.shown(Array(id.utf8))),
            "title": .string(FileName.shown(Array(title.utf8))),
        ]
        switch badge {
        case .number(let number) where number != 0: entry["badge"] = .integer(number)
        case .text(let text): entry["badge"] = .string(FileName.shown(Array(text.utf8)))
        default: break
        }
        return entry
    }

    /// Text of JSON in ASCII.
    private static func escaped(_ text: String) -> String {
        text.utf16.map { unit in
            guard unit >= 0x80 else { return String(UnicodeScalar(UInt8(unit))) }
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }
}
