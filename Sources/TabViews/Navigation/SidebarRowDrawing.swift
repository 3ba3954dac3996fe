// One row of the sidebar: glyph, title, and at the right its badge or count. The selected row is marked by a bar, the one
// with the cursor by the accent.

import TabNavigation
import TerminalScreen

/// Draws a row of the sidebar.
struct SidebarRowDrawing {
    let kit: FormKit
    let row: SidebarRow
    let rect: Rect

    /// Draws the row.
    func draw(on canvas: inout Canvas, isCursor: Bool, isFocused: Bool) {
        if case .footer = row.kind { return }
        let style = style(isCursor: isCursor && isFocused)
        if isCursor, isFocused { canvas.fill(rect, style: style) }
        // Ground alone would be colour alone.
        if isMarked || isCursor && isFocused {
            canvas.put(kit.sign(.selection), at: rect.origin, style: style.with(.bold), limit: rect.columns)
        }
        let trailing = drawTrailing(style, on: &canvas)
        let indent = self.indent
        let start = rect.column + indent
        let glyphRoom = rect.maxColumn - start
        guard glyphRoom > 0 else { return }
        canvas.put(glyph, at: Point(column: start, row: rect.row), style: style, limit: glyphRoom)
        let titleColumn = start + 2
        let room = rect.maxColumn - titleColumn - (trailing > 0 ? trailing + 1 : 1)
        canvas.put(
            kit.short(title, to: room), at: Point(column: titleColumn, row: rect.row), style: style,
            limit: max(0, room))
    }

    private var indent: Int {
        // In a very narrow sidebar letters matter more than depth.
        if rect.columns < 16 { return min(1 + row.depth, max(0, rect.columns - 1)) }
        if case .header = row.kind { return 1 + 3 * row.depth }
        return row.depth == 0 ? 1 : 1 + 3 * row.depth
    }

    private var isMarked: Bool {
        if case .header(let header) = row.kind { return row.isSelected || header.marksSelection }
        return row.isSelected
    }

    private func style(isCursor: Bool) -> Style {
        if isCursor { return kit.theme.selection }
        if !row.isEnabled { return kit.theme.disabled }
        if isMarked { return kit.theme.unfocusedSelection }
        switch row.kind {
        case .search, .action: return kit.theme.secondary
        case .header: return kit.theme.heading
        case .tab(let tab): return tab.role == .prominent ? kit.theme.heading : kit.theme.text
        case .footer: return kit.theme.text
        }
    }

    private var glyph: String {
        switch row.kind {
        case .search: kit.sign(.search)
        case .tab(let tab): kit.glyph(of: tab, filled: row.isSelected)
        case .header(let header): kit.sign(header.isExpanded ? .expanded : .collapsed)
        case .action(let action): kit.glyph(of: action)
        case .footer: ""
        }
    }

    private var title: String {
        switch row.kind {
        case .search(let tab), .tab(let tab): kit.title(of: tab)
        case .header(let header): header.section.displayTitle
        case .action(let action): action.title
        case .footer: ""
        }
    }

    /// Draws what stands at the right and gives the columns that it takes, the blank at the edge included.
    private func drawTrailing(_ style: Style, on canvas: inout Canvas) -> Int {
        var end = rect.maxColumn - 1
        for (text, own) in trailing(style) where !text.isEmpty {
            let width = kit.width(text)
            // A badge shows whole; a title gives way to it, down to its glyph.
            guard end - width >= rect.column + min(indent + 2, 4) else { continue }
            canvas.put(text, at: Point(column: end - width, row: rect.row), style: own)
            end -= width + 1
        }
        return end == rect.maxColumn - 1 ? 0 : rect.maxColumn - end - 1
    }

    /// From right to left.
    private func trailing(_ style: Style) -> [(String, Style)] {
        var number: Style {
            style == kit.theme.selection ? style : style.merging(kit.theme.secondary).without(.bold)
        }
        switch row.kind {
        case .search: return [("/", number)]
        case .tab(let tab): return tab.badge == nil ? [] : [(kit.badge(tab.badge), number)]
        case .action, .footer: return []
        case .header(let header):
            let badge = kit.badge(header.badge)
            if header.isExpanded {
                return header.section.badge == nil ? [] : [(badge, number)]
            }
            return [("\(header.count)", number), (badge.isEmpty ? "" : kit.sign(.dot) + badge, style)]
        }
    }
}
