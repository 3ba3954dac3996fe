// What is asked of the state to draw it (stub while the model is filled in).

extension NavigationState {
    /// The form at a width in columns (N1–N3).
    public func form(columns: Int) -> NavigationForm { options.form(columns: columns, hidesSidebar: hidesSidebar) }
    /// A tab by identity.
    public func tab(_ id: ItemID) -> TabDeclaration? { nil }
    /// A section by identity.
    public func section(_ id: ItemID) -> SectionDeclaration? { nil }
    /// The sections that hold an item, from the root.
    public func ancestors(of id: ItemID) -> [ItemID] { [] }
    /// The bottom bar for a number of slots (N7–N11).
    public func bottomBar(slots: Int) -> BottomBar { BottomBar() }
    /// The top bar (N12–N15).
    public var topBar: TopBar {
        let none = BarItems(state: self, arrangement: Arrangement());
        return TopBar(fixed: none, middle: none, pinned: none)
    }
    /// The sidebar's rows (N16–N22).
    public var sidebarRows: SidebarRows { SidebarRows(state: self, blocks: RowBlocks()) }
    /// More's rows for the slots on the screen (N10).
    public var moreRows: ListRows { listRows(.more) }
    /// The rows of a list (N10, N13).
    public func listRows(_ source: ListSource) -> ListRows {
        ListRows(state: self, leading: Arrangement(), trailing: Arrangement(), actions: [], section: nil)
    }
    /// The top bar's overflow list: what does not fit of its middle, then below a rule what it omits (N15).
    /// - Parameter fitting: The positions of the middle region that are seen.
    public func overflowRows(fitting: Range<Int>) -> ListRows { listRows(.more) }
    /// The rows of edit mode in the form on the screen (N39b).
    public var editRows: EditRows { EditRows(state: self, blocks: RowBlocks()) }
    /// The list page that shows now, if any (N10).
    public var visibleList: ListPage? { presentation.form == .bottomBar ? listPage : nil }
    /// What applies to an item (N36).
    public func menu(for id: ItemID) -> [ItemMenuEntry] { [] }
    /// The tab behind a digit in the form on the screen (N46).
    public func digit(_ number: Int) -> ItemID? { nil }
    /// Whether a change can be undone.
    public var canUndo: Bool { false }
    /// Whether a change can be done again.
    public var canRedo: Bool { false }
    /// The whole order of a container now, by customization ID; nil until customized (N30).
    public func order(of container: OrderContainer) -> [String]? { nil }
    /// What is remembered of a run, apart from the customization.
    public var saved: SavedNavigation { SavedNavigation() }
    func barItem(at index: Int) -> BarItem {
        BarItem(kind: .tab, id: nil, title: "", symbol: "", badge: nil, isSelected: false, isEnabled: true)
    }
    func sidebarRow(at position: Int, in blocks: RowBlocks) -> SidebarRow {
        SidebarRow(id: .rule, kind: .tab(TabDeclaration("")), depth: 0, isSelected: false, isEnabled: true)
    }
    func editRow(at position: Int, in blocks: RowBlocks) -> EditRow {
        EditRow(
            id: .rule, kind: .rule, depth: 0, container: nil, isShown: true, isOnBar: true, canMove: true,
            canHide: true, isLifted: false)
    }
    func position(of id: RowID, in blocks: RowBlocks) -> Int? { nil }
    mutating func rebuild() {}
}
struct Arrangement: Sendable {
    var count = 0; subscript(_ p: Int) -> Int { p }; func position(of i: Int) -> Int? { nil }
}
struct RowBlocks: Sendable { var count = 0 }
struct OutlineTable: Sendable { func index(of: ItemID) -> Int? { nil } }
