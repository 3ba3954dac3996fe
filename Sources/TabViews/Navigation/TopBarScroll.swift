// What of a top bar's middle is seen, and what at its sides gives way in a narrow window (N15). Items are asked for one
// by one from the first that is seen, so that a bar of any length costs what fits.

import TabNavigation
import TerminalScreen

/// The regions at the sides; in a narrow window they give way and their items scroll with the middle.
struct TopBarSides: Sendable {
    private(set) var chrome: TopBarLayout.Chrome
    private(set) var fixed: [BarItem]
    private(set) var pinned: [BarItem]
    private(set) var run: TopBarRun
    private let omits: Bool
    private let columns: Int
    private let kit: FormKit
    /// What the middle wants at least.
    private static let leastMiddle = 16
    /// The items of a region that are shown at most; the others are in the overflow list.
    static let mostItems = 20

    init(bar: TopBar, chrome: TopBarLayout.Chrome, columns: Int, kit: FormKit) {
        self.chrome = chrome
        self.columns = columns
        self.kit = kit
        fixed = Array(bar.fixed.prefix(Self.mostItems))
        pinned = Array(bar.pinned.prefix(Self.mostItems))
        run = TopBarRun(middle: bar.middle)
        omits = bar.omits
    }

    private var taken: Int {
        (chrome.contains(.toggle) ? 4 : 1) + (chrome.contains(.edit) ? kit.width(kit.words.text("edit")) + 2 : 0)
            + fixed.reduce(0) { $0 + TopBarLayout.columns($1, kit) }
            + pinned.reduce(0) { $0 + TopBarLayout.columns($1, isPinned: true, kit) }
    }

    private var isTight: Bool {
        taken + (run.isEmpty && !omits ? 0 : Self.leastMiddle) > columns
    }

    /// Leaves out Edit, then the toggle, then lets the fixed and at last the pinned items scroll.
    mutating func giveWay() {
        if isTight { chrome.remove(.edit) }
        if isTight { chrome.remove(.toggle) }
        if isTight, !fixed.isEmpty {
            run.leading = fixed
            fixed = []
        }
        if isTight, !pinned.isEmpty {
            run.trailing = pinned
            pinned = []
        }
    }
}

/// The items that scroll: the middle, and in a narrow window those of the sides too.
struct TopBarRun: Sendable {
    var leading: [BarItem] = []
    var middle: BarItems
    var trailing: [BarItem] = []

    init(middle: BarItems) { self.middle = middle }

    var count: Int { leading.count + middle.count + trailing.count }
    var isEmpty: Bool { count == 0 }

    subscript(position: Int) -> BarItem {
        if position < leading.count { return leading[position] }
        let inside = position - leading.count
        return inside < middle.count ? middle[inside] : trailing[inside - middle.count]
    }

    func position(of id: ItemID) -> Int? {
        if let position = leading.firstIndex(where: { $0.id == id }) { return position }
        if let position = middle.position(of: id) { return position + leading.count }
        return trailing.firstIndex { $0.id == id }.map { $0 + leading.count + middle.count }
    }

    /// The position of the item that is, or holds, the selection.
    func selected(in state: NavigationState) -> Int? {
        guard let selection = state.selection else { return nil }
        if let position = position(of: selection) { return position }
        return state.ancestors(of: selection).lazy.compactMap(position(of:)).first
    }

    /// What is seen of the bar where a range of this is seen: regions that don't scroll, as far as they are shown at all.
    func fit(_ range: Range<Int>) -> TopBarFit {
        let ends = (leading.count, leading.count + middle.count)
        func part(_ region: Range<Int>) -> Range<Int> {
            let part = range.clamped(to: region)
            return part.lowerBound - region.lowerBound..<part.upperBound - region.lowerBound
        }
        let sides = 0..<TopBarSides.mostItems
        return TopBarFit(
            fixed: leading.isEmpty ? sides : part(0..<ends.0), middle: part(ends.0..<ends.1),
            pinned: trailing.isEmpty ? sides : part(ends.1..<count))
    }
}

/// Which items are seen.
struct TopBarScroll {
    let items: TopBarRun
    /// Whether there is something that the bar omits, so that there always is an overflow item.
    let omits: Bool
    let columns: Int
    let kit: FormKit
    private(set) var range = 0..<0
    /// Columns for the sign that there is more to the left.
    private(set) var leading = 0
    /// Columns for the overflow item.
    private(set) var trailing = 0

    init(items: TopBarRun, omits: Bool, columns: Int, kit: FormKit) {
        self.items = items
        self.omits = omits
        self.columns = columns
        self.kit = kit
    }

    /// Finds the range that begins where it began before, moved as little as shows the item to be seen.
    mutating func settle(first: Int, reveal: Int?) {
        let sign = columns > 8 ? 3 : columns > 2 ? 1 : 0
        trailing = omits ? sign : 0
        let all = fill(from: 0, columns - trailing)
        if all.upperBound == items.count {
            range = all
            return
        }
        leading = columns > 8 ? 2 : 0
        trailing = sign
        let room = max(1, columns - leading - trailing)
        var start = min(max(0, first), items.count - 1)
        if let reveal {
            start = min(start, reveal)
            if fill(from: start, room).upperBound <= reveal { start = fillBack(to: reveal + 1, room) }
        }
        let last = fillBack(to: items.count, room)
        range = fill(from: min(start, last), room)
    }

    /// The items that fit whole from a position on; the first always counts, shortened if need be.
    private func fill(from start: Int, _ room: Int) -> Range<Int> {
        var end = start
        var used = 0
        while end < items.count {
            used += TopBarLayout.columns(items[end], kit)
            if used > room, end > start { break }
            end += 1
            if used >= room { break }
        }
        // A first item that does not fit whole is shown shortened, but does not count as fitting among others.
        if start == 0, end == 1, used > room, items.count == 1 { return 0..<1 }
        return start..<end
    }

    /// The first of the items that fit before a position.
    private func fillBack(to end: Int, _ room: Int) -> Int {
        var start = end
        var used = 0
        while start > 0 {
            used += TopBarLayout.columns(items[start - 1], kit)
            if used > room, start < end { break }
            start -= 1
            if used >= room { break }
        }
        return start
    }
}
