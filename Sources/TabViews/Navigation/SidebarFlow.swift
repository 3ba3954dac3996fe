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

    /// How many lines a row takes: what the app has put below a section, as many as it needs.
    func lines(of row: SidebarRow) -> Int {
        guard case .footer(let id) = row.id else { return 1 }
        return max(1, extras.sectionFooter(id))
    }

    /// The lines of an item that is no row: the header or the footer.
    func ownLines(of item: Int) -> [SidebarLayout.Content] {
        if item == 0 {
            let own = (0..<extras.header).map(SidebarLayout.Content.header)
            return (extras.name.isEmpty ? [] : [.name]) + own + (extras.name.isEmpty && own.isEmpty ? [] : [.blank])
        }
        return extras.footer == 0 ? [] : [.blank] + (0..<extras.footer).map(SidebarLayout.Content.footer)
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
    /// Whether anything that the app has put below a section may be among the lines.
    private(set) var hasFooters = false
    /// The rows that were looked at last while settling, side by side from item `firstMade` on, and what decides about
    /// the blank lines before each.
    private var made: [SidebarLayout.Content] = []
    private var shapes: [Shape] = []
    private var firstMade = 0

    /// What of a row decides about lines.
    private struct Shape {
        var beginsSection = false
        var isSearch = false
        let lines: Int

        init(_ row: SidebarRow, lines: Int) {
            self.lines = lines
            switch row.kind {
            case .header: beginsSection = row.depth == 0
            case .search: isSearch = true
            case .tab, .action, .footer: break
            }
        }
    }

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
        var end = endOfSeen()
        if let row = place.reveal, let item = flow.item(of: row) {
            let before = top
            top = item < top ? item : item < end ? top : max(top, firstItem(endingWith: item))
            // The first row is seen with what stands above it.
            if item == 1, height > lineCount(0) + lineCount(1) { top = 0 }
            if top != before { end = endOfSeen() }
        }
        // Where all that is left does not fill the height, there is room for more above.
        if end == flow.count, top > 0 { top = min(top, firstItem(endingWith: flow.count - 1)) }
        fill()
        (made, shapes) = ([], [])
    }

    /// The first item from which on everything up to an item is seen.
    private mutating func firstItem(endingWith item: Int) -> Int {
        var first = item
        var used = lineCount(first) - (startsWithBlank(first) ? 1 : 0)
        while first > 0 {
            let blank = startsWithBlank(first) ? 1 : 0
            let grown = used + blank + lineCount(first - 1) - (startsWithBlank(first - 1) ? 1 : 0)
            if grown > height { break }
            used = grown
            first -= 1
        }
        return first
    }

    /// The item behind the last one that is seen whole from the top on.
    private mutating func endOfSeen() -> Int {
        var used = startsWithBlank(top) ? -1 : 0
        var item = top
        while item < flow.count {
            used += lineCount(item)
            if used > height { break }
            item += 1
        }
        return item
    }

    /// The shape of a row, which is made and noted; nil for the header and the footer.
    private mutating func shape(at item: Int) -> Shape? {
        if item >= firstMade, item < firstMade + shapes.count { return shapes[item - firstMade] }
        guard let row = flow.row(at: item) else { return nil }
        if case .footer = row.kind { hasFooters = true }
        let shape = Shape(row, lines: flow.lines(of: row))
        let content = SidebarLayout.Content.row(row, position: item - 1)
        if item == firstMade + shapes.count {
            made.append(content)
            shapes.append(shape)
        } else if item == firstMade - 1 {
            made.insert(content, at: 0)
            shapes.insert(shape, at: 0)
            firstMade = item
        } else {
            (made, shapes) = ([content], [shape])
            firstMade = item
        }
        return shape
    }

    /// Whether an item begins with a blank line, which at the top is not drawn.
    private mutating func startsWithBlank(_ item: Int) -> Bool {
        guard item > 0 else { return false }
        guard let row = shape(at: item) else { return flow.extras.footer > 0 }
        guard item > 1, let previous = shape(at: item - 1) else { return false }
        return row.beginsSection || previous.isSearch
    }

    private mutating func lineCount(_ item: Int) -> Int {
        guard item > 0, item <= flow.rows.count else { return flow.ownLines(of: item).count }
        return (startsWithBlank(item) ? 1 : 0) + (shape(at: item)?.lines ?? 1)
    }

    private mutating func add(_ item: Int) {
        if let shape = shape(at: item) {
            let content = made[item - firstMade]
            if item > top, startsWithBlank(item) { lines.append(.blank) }
            lines.append(content)
            guard shape.lines > 1, case .row(let footer, let position) = content else { return }
            for line in 1..<shape.lines { lines.append(.more(footer, position: position, line: line)) }
        } else {
            lines += flow.ownLines(of: item).dropFirst(item == top && startsWithBlank(item) ? 1 : 0)
        }
    }

    private mutating func fill() {
        var item = top
        lines.reserveCapacity(height + 1)
        while item < flow.count, lines.count < height {
            add(item)
            item += 1
        }
        let rest = item < flow.rows.count + 1 || item < flow.count && lineCount(item) > 0
        hidesBelow = lines.count > height || rest
        if lines.count > height { lines.removeLast(lines.count - height) }
    }
}
