// How a bottom bar is made to fit (N11): the most items whose icons fit, then the most that can be said of them. The
// width alone decides, so that every width has one picture.

import TabNavigation
import TerminalScreen

/// What of a bar fits into a width.
struct BarFit: Sendable {
    var slots: Int
    var bar: BottomBar
    var style: BottomBarLayout.Style
    var detail: BottomBarLayout.Detail
    /// Columns of each main item, without what is shared out later.
    var widths: [Int]
    /// Columns of each pinned item.
    var pinnedWidths: [Int]
    /// Columns between two items.
    var gap = 0
    private let kit: FormKit

    /// The least columns that a shortened title may have.
    private static let leastTitle = 3

    init(state: NavigationState, columns: Int, kit: FormKit, wantsFrame: Bool) {
        self.kit = kit
        let most = max(1, state.options.maximumBarItems)
        for slots in stride(from: most, through: 1, by: -1) {
            let bar = state.bottomBar(slots: slots)
            for style in wantsFrame ? [BottomBarLayout.Style.framed, .line] : [.line] {
                for detail in [BottomBarLayout.Detail.full, .shortened, .icons] {
                    guard let fit = Self.fit(bar, style, detail, columns, kit) else { continue }
                    self.slots = slots
                    self.bar = bar
                    self.style = style
                    self.detail = detail
                    (widths, pinnedWidths, gap) = fit
                    return
                }
            }
        }
        slots = 1
        bar = state.bottomBar(slots: 1)
        style = .line
        detail = .icons
        let all = bar.all.prefix(columns > 0 ? 1 : 0)
        bar.items = Array(all)
        bar.pinned = []
        widths = all.map { _ in max(1, columns) }
        pinnedWidths = []
    }

    /// The columns of all items where they fit together, else nil.
    private static func fit(
        _ bar: BottomBar, _ style: BottomBarLayout.Style, _ detail: BottomBarLayout.Detail, _ columns: Int,
        _ kit: FormKit
    ) -> (widths: [Int], pinned: [Int], gap: Int)? {
        guard !bar.all.isEmpty else { return detail == .full ? ([], [], 0) : nil }
        let groups = (bar.items.isEmpty ? 0 : 1) + (bar.pinned.isEmpty ? 0 : 1)
        let chrome = style == .framed ? 2 * groups + max(0, groups - 1) : 0
        let gaps = max(0, bar.all.count - 1)
        for padding in detail == .icons ? [2, 1, 0] : [2] {
            for gap in style == .line && padding == 0 ? [1, 0] : [0] {
                let room = columns - chrome - gap * gaps
                for pinned in pinnedWidths(bar, style, detail, kit) {
                    let pinned = pinned.map { $0 + padding }
                    let main = room - pinned.reduce(0, +) - padding * bar.items.count
                    guard let widths = widths(of: bar.items, style, detail, in: main, kit) else { continue }
                    return (widths.map { $0 + padding }, pinned, gap)
                }
            }
        }
        return nil
    }

    /// What the pinned items take: in a frame with their titles where that is possible, else their glyphs.
    private static func pinnedWidths(
        _ bar: BottomBar, _ style: BottomBarLayout.Style, _ detail: BottomBarLayout.Detail, _ kit: FormKit
    ) -> [[Int]] {
        let glyphs = bar.pinned.map { width($0, style, title: 0, kit) }
        if style == .line || detail == .icons { return [glyphs] }
        return [bar.pinned.map { width($0, style, title: kit.width(kit.title(of: $0)), kit) }, glyphs]
    }

    /// The columns of the main items: with whole titles, with titles cut to one length, or without.
    private static func widths(
        of items: [BarItem], _ style: BottomBarLayout.Style, _ detail: BottomBarLayout.Detail, in room: Int,
        _ kit: FormKit
    ) -> [Int]? {
        let titles = items.map { kit.width(kit.title(of: $0)) }
        func all(_ limit: Int) -> [Int] {
            zip(items, titles).map { width($0, style, title: min($1, limit), kit) }
        }
        switch detail {
        case .icons:
            let widths = all(0)
            return widths.reduce(0, +) <= room ? widths : nil
        case .full:
            let widths = all(.max)
            return widths.reduce(0, +) <= room ? widths : nil
        case .shortened:
            for limit in stride(from: min(titles.max() ?? 0, room), through: leastTitle, by: -1) {
                let widths = all(limit)
                let left = room - widths.reduce(0, +)
                if left >= 0 { return grown(widths, titles, limit, by: left, items, style, kit) }
            }
            return nil
        }
    }

    /// What is left goes to the titles that lack least, so that short ones are whole.
    private static func grown(
        _ widths: [Int], _ titles: [Int], _ limit: Int, by left: Int, _ items: [BarItem],
        _ style: BottomBarLayout.Style,
        _ kit: FormKit
    ) -> [Int] {
        var widths = widths
        var left = left
        for index in titles.indices.sorted(by: { titles[$0] < titles[$1] }) where titles[index] > limit {
            var title = limit
            while title < titles[index] {
                let wider = width(items[index], style, title: title + 1, kit)
                guard wider - widths[index] <= left else { break }
                left -= wider - widths[index]
                widths[index] = wider
                title += 1
            }
        }
        return widths
    }

    /// The columns that an item needs with so many columns of its title, without room around it.
    private static func width(
        _ item: BarItem, _ style: BottomBarLayout.Style, title: Int, _ kit: FormKit
    ) -> Int {
        let badge = kit.width(kit.badge(item.badge))
        switch style {
        case .framed: return max(title, 1 + (badge == 0 ? 0 : badge + 1))
        case .line where title == 0: return 1 + badge
        case .line: return 1 + 1 + title + (badge == 0 ? 0 : badge + 1)
        }
    }

    /// Only the selected item, and what is pinned, on one line: the rest of it is free.
    mutating func minimize(_ columns: Int) {
        bar.items = [bar.items.first { $0.isSelected } ?? bar.items.first].compactMap { $0 }
        if bar.pinned.contains(where: \.isSelected) { bar.items = [] }
        style = .line
        gap = 1
        pinnedWidths = bar.pinned.map { Self.width($0, .line, title: 0, kit) + 2 }
        let room = columns - pinnedWidths.reduce(0, +) - 2
        let whole = bar.items.map { Self.width($0, .line, title: kit.width(kit.title(of: $0)), kit) + 2 }
        detail = whole.reduce(0, +) <= room ? .full : .icons
        widths = detail == .full ? whole : bar.items.map { Self.width($0, .line, title: 0, kit) + 2 }
    }

    /// The title of an item as its cell has room for it; More says which tab it holds when there is room for that.
    func title(_ cell: BottomBarLayout.Cell) -> String {
        guard detail != .icons else { return "" }
        let isPinned = bar.pinned.contains { $0.id == cell.item.id && $0.kind == cell.item.kind }
        if isPinned, style == .line || kit.width(kit.title(of: cell.item)) > cell.rect.columns - 2 { return "" }
        let badge = kit.width(cell.badge)
        var room = cell.rect.columns - 2
        if style == .line { room -= 2 + (badge == 0 ? 0 : badge + 1) }
        if let selected = cell.item.selectedTitle {
            let whole = kit.words.text("more.title.selected", ["title": selected])
            if kit.width(whole) <= room { return whole }
        }
        return kit.short(kit.title(of: cell.item), to: room)
    }
}
