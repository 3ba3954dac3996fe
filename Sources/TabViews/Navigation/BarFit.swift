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

    /// An item with the columns of what is said of it.
    private struct Measured {
        let title: Int
        let badge: Int

        init(_ item: BarItem, _ kit: FormKit) {
            title = kit.width(kit.title(of: item))
            badge = kit.width(kit.badge(item.badge))
        }

        /// The columns that it needs with so many columns of its title, without room around it.
        func columns(_ style: BottomBarLayout.Style, title: Int) -> Int {
            switch style {
            case .framed: return max(title, 1 + (badge == 0 ? 0 : badge + 1))
            case .line where title == 0: return 1 + badge
            case .line: return 1 + 1 + title + (badge == 0 ? 0 : badge + 1)
            }
        }
    }

    init(state: NavigationState, columns: Int, kit: FormKit, wantsFrame: Bool) {
        self.kit = kit
        let most = max(1, state.options.maximumBarItems)
        for slots in stride(from: most, through: 1, by: -1) {
            let bar = state.bottomBar(slots: slots)
            let items = bar.items.map { Measured($0, kit) }
            let pinned = bar.pinned.map { Measured($0, kit) }
            for style in wantsFrame ? [BottomBarLayout.Style.framed, .line] : [.line] {
                for detail in [BottomBarLayout.Detail.full, .shortened, .icons] {
                    guard let fit = Self.fit(items, pinned, style, detail, columns) else { continue }
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
        _ items: [Measured], _ pinned: [Measured], _ style: BottomBarLayout.Style, _ detail: BottomBarLayout.Detail,
        _ columns: Int
    ) -> (widths: [Int], pinned: [Int], gap: Int)? {
        let count = items.count + pinned.count
        guard count > 0 else { return detail == .full ? ([], [], 0) : nil }
        let groups = (items.isEmpty ? 0 : 1) + (pinned.isEmpty ? 0 : 1)
        let chrome = style == .framed ? 2 * groups + max(0, groups - 1) : 0
        for padding in detail == .icons ? [2, 1, 0] : [2] {
            for gap in style == .line && padding == 0 ? [1, 0] : [0] {
                let room = columns - chrome - gap * (count - 1)
                for pinned in pinnedWidths(pinned, style, detail) {
                    let pinned = pinned.map { $0 + padding }
                    let main = room - pinned.reduce(0, +) - padding * items.count
                    guard let widths = widths(of: items, style, detail, in: main) else { continue }
                    return (widths.map { $0 + padding }, pinned, gap)
                }
            }
        }
        return nil
    }

    /// What the pinned items take: in a frame with their titles where that is possible, else their glyphs.
    private static func pinnedWidths(
        _ pinned: [Measured], _ style: BottomBarLayout.Style, _ detail: BottomBarLayout.Detail
    ) -> [[Int]] {
        let glyphs = pinned.map { $0.columns(style, title: 0) }
        if style == .line || detail == .icons { return [glyphs] }
        return [pinned.map { $0.columns(style, title: $0.title) }, glyphs]
    }

    /// The columns of the main items: with whole titles, with titles cut to one length, or without.
    private static func widths(
        of items: [Measured], _ style: BottomBarLayout.Style, _ detail: BottomBarLayout.Detail, in room: Int
    ) -> [Int]? {
        func all(_ limit: Int) -> [Int] { items.map { $0.columns(style, title: min($0.title, limit)) } }
        switch detail {
        case .icons, .full:
            let widths = all(detail == .full ? .max : 0)
            return widths.reduce(0, +) <= room ? widths : nil
        case .shortened:
            for limit in stride(from: min(items.map(\.title).max() ?? 0, room), through: leastTitle, by: -1) {
                let widths = all(limit)
                let left = room - widths.reduce(0, +)
                if left >= 0 { return grown(widths, limit, by: left, items, style) }
            }
            return nil
        }
    }

    /// What is left goes to the titles that lack least, so that short ones are whole.
    private static func grown(
        _ widths: [Int], _ limit: Int, by left: Int, _ items: [Measured], _ style: BottomBarLayout.Style
    ) -> [Int] {
        var widths = widths
        var left = left
        for index in items.indices.sorted(by: { items[$0].title < items[$1].title }) where items[index].title > limit {
            var title = limit
            while title < items[index].title {
                let wider = items[index].columns(style, title: title + 1)
                guard wider - widths[index] <= left else { break }
                left -= wider - widths[index]
                widths[index] = wider
                title += 1
            }
        }
        return widths
    }

    /// Only the selected item, and what is pinned, on one line: the rest of it is free.
    mutating func minimize(_ columns: Int) {
        bar.items = [bar.items.first { $0.isSelected } ?? bar.items.first].compactMap { $0 }
        if bar.pinned.contains(where: \.isSelected) { bar.items = [] }
        style = .line
        gap = 1
        pinnedWidths = bar.pinned.map { Measured($0, kit).columns(.line, title: 0) + 2 }
        let room = columns - pinnedWidths.reduce(0, +) - 2
        let items = bar.items.map { Measured($0, kit) }
        let whole = items.map { $0.columns(.line, title: $0.title) + 2 }
        detail = whole.reduce(0, +) <= room ? .full : .icons
        widths = detail == .full ? whole : items.map { $0.columns(.line, title: 0) + 2 }
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
