// The navigation that most tests start from: fixed, plain, optional and pinned root tabs, two sections and a nested one.

import TabNavigation

/// A tab whose persistence key is its identity.
func tab(
    _ id: String, badge: Badge? = nil, placement: TabPlacement = .automatic,
    behavior: PerPlacement<CustomizationBehavior?> = .init(nil),
    visibility: PerPlacement<ItemVisibility> = .init(.automatic), hidden: Bool = false, disabled: Bool = false
) -> OutlineItem {
    .tab(
        TabDeclaration(
            ItemID(id), title: id.uppercased(), symbol: "star", customizationID: id, badge: badge, placement: placement,
            behavior: behavior, defaultVisibility: visibility, isHidden: hidden, isDisabled: disabled))
}

/// A search tab without a label.
let search = OutlineItem.tab(TabDeclaration("search", role: .search))

/// A section whose persistence key is its identity.
func section(_ id: String, _ children: [OutlineItem], _ change: (inout SectionDeclaration) -> Void = { _ in })
    -> OutlineItem
{
    var section = SectionDeclaration(ItemID(id), title: id.uppercased(), customizationID: id, children: children)
    change(&section)
    return .section(section)
}

/// Root tabs a, b; section s of s1, s2, s3; root tab c; section t of t1, t2; search.
func guide(isComplete: Bool = true) -> TabOutline {
    TabOutline(
        [
            tab("a"), tab("b"), section("s", [tab("s1"), tab("s2"), tab("s3")]), tab("c"),
            section("t", [tab("t1"), tab("t2")]), search,
        ], isComplete: isComplete)
}

/// A state in a form.
func navigation(_ outline: TabOutline, _ form: NavigationForm = .sidebar, slots: Int = 5) -> NavigationState {
    var state = NavigationState(outline)
    state.apply(.present(Presentation(form, slots: slots)))
    return state
}

/// A state of some items in a form.
func navigation(_ items: [OutlineItem], _ form: NavigationForm = .sidebar, slots: Int = 5) -> NavigationState {
    navigation(TabOutline(items), form, slots: slots)
}

extension NavigationState {
    /// The sidebar in words: depth as spaces, `▾`/`▸` before headers, `+` before actions, `⌕` before search.
    var sidebarWords: [String] {
        sidebarRows.map { row in
            let indent = String(repeating: " ", count: row.depth)
            switch row.kind {
            case .search(let tab): return indent + "⌕" + tab.id.rawValue
            case .tab(let tab): return indent + tab.id.rawValue
            case .header(let header): return indent + (header.isExpanded ? "▾" : "▸") + header.section.id.rawValue
            case .action(let action): return indent + "+" + action.title
            case .footer: return indent + "_"
            }
        }
    }

    /// The bottom bar in words: identities, `…` for More, `|` before the pinned, the selected in brackets.
    func bottomWords(_ slots: Int = 5) -> String {
        let bar = bottomBar(slots: slots)
        func words(_ items: [BarItem]) -> [String] {
            items.map { $0.isSelected ? "[\($0.id?.rawValue ?? "…")]" : $0.id?.rawValue ?? "…" }
        }
        return (words(bar.items) + (bar.pinned.isEmpty ? [] : ["|"]) + words(bar.pinned)).joined(separator: " ")
    }

    /// The top bar in words: its regions between bars.
    var topWords: String {
        [topBar.fixed, topBar.middle, topBar.pinned].map { region in
            region.map { $0.isSelected ? "[\($0.id?.rawValue ?? "")]" : $0.id?.rawValue ?? "" }.joined(separator: " ")
        }.joined(separator: " | ")
    }

    /// The rows of edit mode in words: `-` for what is hidden, `#` for what is locked, `^` for what is lifted.
    var editWords: [String] {
        editRows.map { row in
            let marks = (row.isShown ? "" : "-") + (row.isLocked ? "#" : "") + (row.isLifted ? "^" : "")
            switch row.kind {
            case .tab(let tab): return marks + tab.id.rawValue
            case .section(let section, _): return marks + (row.area == .list ? "▾" : "") + section.id.rawValue
            case .rule: return "—"
            case .otherHeading: return "others"
            }
        }
    }
}

extension ListRows {
    /// The rows in words.
    var words: [String] {
        map { row in
            switch row {
            case .item(let item): item.id?.rawValue ?? ""
            case .action(_, let action): "+" + action.title
            case .rule: "—"
            }
        }
    }
}
