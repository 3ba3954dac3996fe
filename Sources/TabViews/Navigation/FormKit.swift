// What every form is drawn with, in one value: how text is measured, styles, symbols, words. And the few decisions that all
// forms share: how an item is titled, how a title is shortened, how a badge reads.

import TabNavigation
import TerminalScreen

/// What forms are drawn with; an object, as every line that is drawn has it at hand.
final class FormKit: Sendable {
    let measure: TextMeasure
    let theme: Theme
    let symbols: SymbolTable
    let words: Catalogue

    init(
        measure: TextMeasure = .standard, theme: Theme = Theme(), symbols: SymbolTable = SymbolTable(),
        words: Catalogue = Catalogue()
    ) {
        self.measure = measure
        self.theme = theme
        self.symbols = symbols
        self.words = words
    }

    /// The width of a text in columns.
    func width(_ text: String) -> Int { measure.width(text) }

    /// The text, or its beginning and a sign that there was more.
    func short(_ text: String, to columns: Int) -> String {
        guard symbols.isASCII, columns > 0, measure.width(text) > columns else {
            return measure.shortened(text, to: columns)
        }
        return measure.prefix(text, columns: columns - 1) + String(symbols[.ellipsis])
    }

    /// The whole title of an item on a bar or list; never blank (N50).
    func title(of item: BarItem) -> String {
        if item.kind == .more { return words.text("more") }
        if item.title.isEmpty, item.kind == .search { return words.text("search") }
        return item.title
    }

    /// The whole title of a tab; never blank (N50).
    func title(of tab: TabDeclaration) -> String {
        tab.displayTitle.isEmpty ? words.text("search") : tab.displayTitle
    }

    /// The glyph of an item.
    func glyph(of item: BarItem, filled: Bool) -> String {
        switch item.kind {
        case .more: String(symbols[.more])
        case .search where item.symbol.isEmpty: String(symbols[.search])
        case .tab, .search, .section: glyph(named: item.symbol, filled: filled)
        }
    }

    /// The glyph of a tab in lists.
    func glyph(of tab: TabDeclaration, filled: Bool = false) -> String {
        if tab.role == .search, tab.symbol.isEmpty { return String(symbols[.search]) }
        return glyph(named: tab.symbol, filled: filled)
    }

    /// The glyph of a section's action: its own, or the sign for adding.
    func glyph(of action: SectionAction) -> String {
        let addsOnly = action.symbol.isEmpty || action.symbol == "plus"
        return addsOnly ? sign(.add) : glyph(named: action.symbol, filled: false)
    }

    private func glyph(named name: String, filled: Bool) -> String {
        let glyph = String(symbols.glyph(named: name, filled: filled))
        return measure.width(glyph) == 1 ? glyph : symbols.isASCII ? "*" : "◇"
    }

    /// The badge as it reads, or nothing.
    func badge(_ badge: Badge?) -> String { badge?.display ?? "" }

    /// A sign of the forms as text.
    func sign(_ sign: SymbolTable.Sign) -> String { String(symbols[sign]) }

    /// Draws a horizontal rule.
    ///
    /// - Parameter row: Its cells; of several rows the first.
    func rule(_ row: Rect, _ sign: SymbolTable.Sign = .rule, style: Style? = nil, on canvas: inout Canvas) {
        canvas.fill(row.rowRect(0), style: style ?? theme.rule, character: symbols[sign])
    }
}

/// What a place on a bar or beside a list does when it is chosen.
enum FormTarget: Hashable, Sendable {
    /// A tab or section.
    case item(ItemID)
    /// A row of the sidebar, a list, or edit mode.
    case row(RowID)
    /// The item that lists what did not fit.
    case more
    /// Hides or shows the sidebar.
    case toggle
    /// Begins or ends edit mode.
    case edit
    /// Leaves edit mode and restores.
    case cancel
    /// Shows the help.
    case help
    /// Asks what to reset.
    case reset
    /// Undoes the last change of the navigation, or does it again.
    case undo, redo
    /// Goes back from a list or page.
    case back
    /// The filter field of a list.
    case filter
}

/// A region of the screen that does something.
struct FormSlot: Equatable, Sendable {
    var target: FormTarget
    var rect: Rect
}

extension Sequence<FormSlot> {
    /// What lies under a point.
    func target(at point: Point) -> FormTarget? { first { $0.rect.contains(point) }?.target }
}

/// Which item has the cursor and whether the navigation has the focus; how a form is marked in edit mode.
struct FormMarks: Equatable, Sendable {
    /// Where the cursor stands.
    var cursor: FormTarget?
    /// Whether the navigation has the focus.
    var isFocused = false
    /// The item that is lifted on this bar.
    var lifted: ItemID?
    /// Whether edit mode is on.
    var isEditing = false
}
