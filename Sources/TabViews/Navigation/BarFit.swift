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
        let gaps = style == .line ? max(0, bar.all.count - 1) : 0
        for padding in detail == .icons ? [2, 1, 0] : [2] {
            for gap in style == .line && padding == 0 ? [1, 0] : [0] {
                let room = columns - chrome - (gap > 0 ? gaps : 0)
                let wanted = bar.items.map { need($0, style, detail, kit) + padding }
                let pinned = bar.pinned.map { need($0, style, pinnedDetail(style, detail), kit) + padding }
                let least = bar.items.map { need($0, style, detail == .full ? .full : .icons, kit) + padding }
                guard let widths = share(room - pinned.reduce(0, +), wanted, least, detail) else { continue }
                return (widths, pinned, gap)
            }
        }
        return nil
    }

    /// In a line pinned items are icons; they are set apart and known by their glyph.
    private static func pinnedDetail(
        _ style: BottomBarLayout.Style, _ detail: BottomBarLayout.Detail
    ) -> BottomBarLayout.Detail {
        style == .line || detail == .icons ? .icons : .full
    }

    /// Gives each item what it wants, or where titles may be shortened a fair share.
    private static func share(
        _ room: Int, _ wanted: [Int], _ least: [Int], _ detail: BottomBarLayout.Detail
    ) -> [Int]? {
        if wanted.reduce(0, +) <= room { return wanted }
        guard detail == .shortened else { return nil }
        var limit = wanted.max() ?? 0
        while limit > 0 {
            let widths = zip(wanted, least).map { max(min($0, limit), $1) }
            if widths.reduce(0, +) <= room {
                let isLegible = zip(wanted, zip(widths, least)).allSatisfy { wanted, pair in
                    pair.0 >= wanted || pair.0 >= pair.1 + leastTitle
                }
                return isLegible ? widths : nil
            }
            limit -= 1
        }
        return nil
    }

    /// The columns that an item needs without room around it.
    private static func need(
        _ item: BarItem, _ style: BottomBarLayout.Style, _ detail: BottomBarLayout.Detail, _ kit: FormKit
    ) -> Int {
        let badge = kit.width(kit.badge(item.badge))
        let icon = 1 + (badge == 0 ? 0 : badge + (style == .line && detail == .icons ? 0 : 1))
        guard detail != .icons else { return icon }
        let title = kit.width(kit.title(of: item))
        return style == .framed ? max(icon, title) : icon + 1 + title
    }

    /// The title of an item as its cell has room for it; More says which tab it holds when there is room for that.
    func title(_ cell: BottomBarLayout.Cell) -> String {
        guard detail != .icons else { return "" }
        let isPinned = bar.pinned.contains { $0.id == cell.item.id && $0.kind == cell.item.kind }
        if isPinned, style == .line { return "" }
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
