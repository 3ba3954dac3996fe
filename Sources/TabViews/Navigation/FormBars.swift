// The two bars of a tab view, what stands above the bottom one, and pages side by side with their dots. Part of FormElement.

import TabNavigation
import TerminalScreen

extension FormElement {
    // MARK: Bars

    func drawTopBarForm(in rect: Rect, on painter: Painter) {
        if hidesBar { return drawPage(in: rect, on: painter) }
        let hasPage = rect.rows > 2
        let bar = Rect(column: rect.column, row: rect.row, columns: rect.columns, rows: hasPage ? 3 : 1)
        var chrome = TopBarLayout.Chrome.all
        if !navigator.settings.offersSidebar || navigator.settings.forcedForm != nil { chrome.remove(.toggle) }
        if navigator.settings.customization == nil { chrome.remove(.edit) }
        drawTopBar(in: bar, chrome: chrome, on: painter)
        let used = navigator.drawn.topBar?.rect.rows ?? 1
        let page = rect.inset(top: used)
        if state.edit != nil { return drawEdit(in: page, isList: true, on: painter) }
        drawPage(in: page, on: painter)
    }

    func drawTopBar(in rect: Rect, chrome: TopBarLayout.Chrome, on painter: Painter) {
        var reveal = state.selection
        if case .item(let id) = navigator.barCursor { reveal = id }
        if state.edit != nil, navigator.editArea == .bar { reveal = navigator.editBarCursor ?? reveal }
        if navigator.barCursor == .more { reveal = nil }
        let layout = TopBarLayout(
            state, in: rect, kit: kit, chrome: chrome, first: navigator.firstOfTopBar(at: rect.columns),
            reveal: reveal)
        navigator.topBarStands(at: layout.first, columns: rect.columns)
        navigator.drawn.topBar = layout
        navigator.keepEditBarCursor()
        let isOnBar = state.edit == nil || navigator.editArea == .bar
        let cursor = state.edit == nil ? navigator.barTarget : navigator.editBarTarget
        navigation(in: layout.rect, on: painter) {
            layout.draw(on: &painter.canvas, marks: marks(isOnBar ? cursor : nil, on: painter))
            if isOnBar { placeCursor(cursor.flatMap(layout.cursor), on: painter) }
        }
    }

    func drawBottomBarForm(in rect: Rect, _ bar: BottomBarLayout?, on painter: Painter) {
        if hidesBar { return drawPage(in: rect, on: painter) }
        let list = state.visibleList
        let isMinimized = navigator.isMinimized && painter.focusedArea == .content && list == nil && state.edit == nil
        let whole = isMinimized ? nil : bar
        let layout = whole ?? BottomBarLayout(state, in: rect.size, kit: kit, isMinimized: isMinimized)
        navigator.drawn.bottomBar = layout
        navigator.keepEditBarCursor()
        let page = rect.inset(bottom: layout.rect.rows)
        if state.edit != nil {
            drawEdit(in: page, isList: true, on: painter)
        } else if let list {
            drawList(list, in: page, on: painter)
        } else {
            drawPage(in: page, on: painter)
        }
        let isOnBar = list == nil && (state.edit == nil || navigator.editArea == .bar)
        let cursor = state.edit == nil ? navigator.barTarget : navigator.editBarTarget
        navigation(in: layout.rect.offset(columns: rect.column, rows: rect.row), on: painter) {
            layout.draw(on: &painter.canvas, marks: marks(isOnBar ? cursor : nil, on: painter))
            if isOnBar { placeCursor(cursor.flatMap(layout.cursor), on: painter) }
        }
        guard isMinimized, let accessory = parts.accessory else { return }
        let free = layout.free.offset(columns: rect.column, rows: rect.row)
        painter.area(.content) { painter.clipped(to: free) { accessory.element.draw(in: free, on: painter) } }
    }

    /// Whether the page has no bar beside it: what is arranged or listed always has one.
    private var hidesBar: Bool {
        navigator.barHost.hidesBar && state.edit == nil
            && (state.visibleList == nil || navigator.drawn.form != .bottomBar)
    }

    /// Where what stands below the content has lines of its own; nowhere while the bar is minimized.
    func accessoryPlace(in rect: Rect) -> Rect {
        guard let accessory = parts.accessory, rect.rows >= 6, navigator.drawn.bottomBar?.isMinimized != true else {
            return .zero
        }
        let wanted = accessory.element.size(for: Proposal(columns: max(0, rect.columns - 2), rows: nil)).rows
        let rows = max(1, min(wanted, 3))
        return Rect(column: rect.column + 1, row: rect.maxRow - rows, columns: max(0, rect.columns - 2), rows: rows)
    }

    /// Draws the content, and what stands below it; it comes after it in the order of the focus.
    func drawContent(in rect: Rect, on painter: Painter) {
        let place = accessoryPlace(in: rect)
        let body = rect.inset(bottom: place.rows)
        navigator.drawn.content = body
        painter.area(.content) {
            painter.clipped(to: body) {
                if let content = parts.content {
                    drawReachable(content, in: body, on: painter)
                } else {
                    EmptyState(kit: kit, state: state).draw(in: body, on: painter)
                }
            }
            guard let accessory = parts.accessory, !place.isEmpty else { return }
            painter.clipped(to: place) { accessory.element.draw(in: place, on: painter) }
        }
    }

    /// Draws the page; while tabs are arranged it is only looked at.
    private func drawReachable(_ content: any Element, in rect: Rect, on painter: Painter) {
        guard navigator.pageIsOutOfReach else { return content.draw(in: rect, on: painter) }
        painter.inert { content.draw(in: rect, on: painter) }
    }

    // MARK: Pages

    /// The selected tab alone, and below it dots, or numbers where there is no room for so many (N5).
    func drawPages(in rect: Rect, on painter: Painter) {
        let tabs = state.visibleTabs
        let hasDots = navigator.settings.pageDots == true && tabs.count > 1 && rect.rows > 1
        drawContent(in: rect.inset(bottom: hasDots ? 1 : 0), on: painter)
        guard hasDots else { return }
        let position = state.selection.flatMap(tabs.position(of:)) ?? 0
        let line = rect.rowRect(rect.rows - 1)
        var dots = (0..<min(tabs.count, line.columns)).map { kit.sign($0 == position ? .pageSeen : .page) }
            .joined(separator: " ")
        if tabs.count * 2 > line.columns {
            dots = kit.words.text("page.of", ["position": "\(position + 1)", "count": "\(tabs.count)"])
        }
        let start = Point(column: line.column + max(0, line.columns - kit.width(dots)) / 2, row: line.row)
        navigation(in: line, on: painter) {
            let isFocused = painter.focusedArea == .navigation
            painter.canvas.fill(line)
            painter.canvas.put(
                kit.short(dots, to: line.columns), at: start, style: isFocused ? kit.theme.selection : kit.theme.text)
            placeCursor(start, on: painter)
        }
    }
}
