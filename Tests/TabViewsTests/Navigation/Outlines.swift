// Outlines for tests: one that people would write, and random ones with hostile titles from a seed.
import TabNavigation
import TerminalScreen
import TestSupport

@testable import TabViews

enum Outlines {
    static func tab(
        _ id: String, _ title: String, _ symbol: String = "doc", badge: Badge? = nil,
        placement: TabPlacement = .automatic
    ) -> TabDeclaration {
        TabDeclaration(
            ItemID(id), title: title, symbol: symbol, customizationID: id, badge: badge, placement: placement)
    }

    private static let titles = [
        "Home", "Library", "", "本の一覧表示", "Пошук і все інше", "👨‍👩‍👧‍👦 Family", "🇺🇦", "e\u{301}tude",
        String(repeating: "long ", count: 100), "A", "Ｗｉｄｅ", "שלום", "tab\u{1B}[31m", "line\nbreak", "Tides",
    ]

    /// Some tabs and sections.
    static func random(_ dice: inout SeededGenerator) -> TabOutline {
        var number = 0
        return TabOutline((0..<dice.roll(14)).map { _ in item(0, &number, &dice) })
    }

    private static func item(_ depth: Int, _ number: inout Int, _ dice: inout SeededGenerator) -> OutlineItem {
        number += 1
        let title = titles[dice.roll(titles.count)]
        if depth < 2, dice.chance(25) {
            let id = "s\(number)"
            let children = (0..<dice.roll(6)).map { _ in item(depth + 1, &number, &dice) }
            var section = SectionDeclaration(
                ItemID(id), title: title, symbol: "folder", customizationID: id, children: children,
                isInitiallyExpanded: dice.chance(60))
            if dice.chance(30) { section.compactPresentation = .single }
            if dice.chance(40) { section.actions = [SectionAction(id: "0", title: "New")] }
            return .section(section)
        }
        var tab = tab("t\(number)", title, ["house", "", "unknown.symbol", "star.fill"][dice.roll(4)])
        if dice.chance(30) { tab.badge = dice.chance(50) ? .number(dice.roll(2000)) : .text("新") }
        if dice.chance(10) { tab.isDisabled = true }
        if dice.chance(10) { tab.isHidden = true }
        if dice.chance(8) { tab.role = .search }
        if dice.chance(25) { tab.placement = [.pinned, .sidebarOnly, .fixed, .optional, .movable][dice.roll(5)] }
        return .tab(tab)
    }

    /// A state over such an outline, with some random selection.
    static func state(_ outline: TabOutline, _ dice: inout SeededGenerator) -> NavigationState {
        var state = NavigationState(outline)
        for _ in 0..<dice.roll(6) {
            state.apply(.digit(1 + dice.roll(9)))
            state.apply(.neighbor(dice.chance(50) ? .forward : .back))
        }
        return state
    }
}
