// The lines of a sidebar from top to bottom, and which of them are seen. A line is found from the one before it, never
// counted from the top: that is what keeps a million rows cheap.

import TabNavigation
import TerminalScreen

/// The sidebar's items in order: the app's header, the rows, the app's footer; each takes one line or more.
struct SidebarFlow: Sendable {
    let rows: SidebarRows
    let extras: SidebarLayout.Extras

    /// How many items there are.
    var count: Int { rows.count + 2 }

    /// The item of a row.
    func item(of row: RowID) -> Int? { rows.position(of: row).map { $0 + 1 } }

    /// The row of an item.
    func row(at item: Int) -> SidebarRow? { item > 0 && item <= rows.count ? rows[item - 1] : nil }

    /// The lines of an item, the blank one before a section or after the search included.
    func lines(of item: Int) -> [SidebarLayout.Content] {
        if item == 0 {
            let own = (0..<extras.header).map(SidebarLayout.Content.header)
            return (extras.name.isEmpty ? [] : [.name]) + own + (extras.name.isEmpty && own.isEmpty ? [] : [.blank])
        }
        guard let row = row(at: item) else {
            return extras.footer == 0 ? [] : [.blank] + (0..<extras.footer).map(SidebarLayout.Content.footer)
        }
        let line = SidebarLayout.Content.row(row, position: item - 1)
        return needsGap(before: row, at: item) ? [.blank, line] : [line]
    }

    private func needsGap(before row: SidebarRow, at item: Int) -> Bool {
        guard item > 1 else { return false }
        if case .header = row.kind, row.depth == 0 { return true }
        if case .search = rows[item - 2].kind { return true }
        return false
    }
}

/// Which lines are seen.
struct SidebarScroll {
    let flow: SidebarFlow
    let height: Int
    /// The item at the top.
    private(set) var top = 0
    private(set) var lines: [SidebarLayout.Content] = []
    private(set) var hidesBelow = false

    init(flow: SidebarFlow, height: Int) {
        self.flow = flow
        self.height = max(0, height)
    }

    /// The name and position of the first row that is seen; nil at the top.
    var anchor: (RowID?, Int) {
        guard top > 0 else { return (nil, 0) }
        return (flow.row(at: min(top, flow.rows.count))?.id, top)
    }

    /// Finds what is seen: from where it was seen last, moved as little as shows the row to be seen.
    mutating func settle(_ place: SidebarPlace) {
        guard height > 0 else { return }
        top = place.top.map { flow.item(of: $0) ?? min(place.position, flow.count - 1) } ?? 0
        top = min(max(0, top), flow.count - 1)
        if let row = place.reveal, let item = flow.item(of: row) {
            if item < top { top = item }
            let least = firstItem(endingWith: item)
            if top < least { top = least }
            // The first row is seen with what stands above it.
            if item == 1, height > flow.lines(of: 0).count + flow.lines(of: 1).count { top = 0 }
        }
        top = min(top, firstItem(endingWith: flow.count - 1))
        fill()
    }

    /// The first item from which on everything up to an item is seen.
    private func firstItem(endingWith item: Int) -> Int {
        var first = item
        var used = lineCount(first, isFirst: true)
        while first > 0 {
            let more = lineCount(first - 1, isFirst: true)
            let grown = used - lineCount(first, isFirst: true) + lineCount(first, isFirst: false) + more
            if grown > height { break }
            used = grown
            first -= 1
        }
        return first
    }

    /// At the top no blank line is drawn before an item.
    private func lineCount(_ item: Int, isFirst: Bool) -> Int {
        let lines = flow.lines(of: item)
        return lines.count - (isFirst && item > 0 && lines.first == .blank ? 1 : 0)
    }

    private mutating func fill() {
        var item = top
        while item < flow.count, lines.count < height {
            var next = flow.lines(of: item)
            if item == top, item > 0, next.first == .blank { next.removeFirst() }
            lines += next
            item += 1
        }
        let rest = (item..<flow.count).prefix(2).contains { !flow.lines(of: $0).isEmpty }
        hidesBelow = lines.count > height || rest
        if lines.count > height { lines.removeLast(lines.count - height) }
    }
}
