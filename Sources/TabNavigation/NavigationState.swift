// Start here. The state of one tab view: what is declared, what the person changed, where the person is. Every change is
// a command, and this file is the table of them; every picture is asked of the state. How items are looked up stands in
// Outline, what is saved in Customization, what is drawn in Forms, what commands do in Selection and Editing.

/// Where the person is, and what they rearranged.
public struct NavigationState: Sendable {
    /// What is declared.
    public internal(set) var outline: TabOutline
    /// What the person changed, as it is saved.
    public internal(set) var customization: TabCustomization
    /// Settings of the app and of this run.
    public var options: NavigationOptions
    /// The selected tab (or destination section); nil when nothing is visible or the selection is pending.
    public internal(set) var selection: ItemID?
    /// A selection that is not declared yet (N42b).
    public internal(set) var pending: ItemID?
    /// What stands on the screen.
    public internal(set) var presentation = Presentation(.bottomBar)
    /// The open list; shown in the bottom bar's form alone (N10).
    public internal(set) var listPage: ListPage?
    /// The edit session, if any.
    public internal(set) var edit: EditSession?
    /// The person's choice of sidebar or top bar; nil for the app's (N4).
    public internal(set) var hidesSidebar: Bool?
    /// The sections whose expansion the person changed (N17).
    public internal(set) var expansion: [ItemID: Bool] = [:] {
        didSet { keptRows = nil }
    }
    /// The last selected child by section (N13).
    public internal(set) var lastChildren: [ItemID: ItemID] = [:]

    /// Whether what is pending was asked for, and not only remembered: then its section expands (N18).
    var pendingExpands = false
    /// The list that the selected tab was opened from (N10).
    var openedFrom: ListPage?
    /// The tab before the search (N49).
    var beforeSearch: ItemID?
    /// The neighbours of a selection that went away while its source still loads (N42b).
    var lostNeighbors: [ItemID] = []
    var history = History()

    // Made of the outline and the customization, and made anew with them.
    @OnHeap var table = OutlineTable()
    @OnHeap var plan = NavigationPlan() {
        didSet { keptRows = nil }
    }
    var selectedIndex: Int?
    /// The blocks of the sidebar's rows: each frame asks for them several times, and they change only with the plan and
    /// with what is expanded.
    private(set) var keptRows: RowBlocks?

    /// Makes the blocks of the sidebar's rows unless they are as they were.
    mutating func keepRows() {
        if keptRows == nil { keptRows = makeSidebarBlocks(editing: false) }
    }

    /// Carries out a command; one that makes no sense changes nothing and says why.
    @discardableResult
    public mutating func apply(_ command: NavigationCommand) -> CommandResult {
        defer { keepRows() }
        return carryOut(command)
    }

    private mutating func carryOut(_ command: NavigationCommand) -> CommandResult {
        switch command {
        case .choose, .digit, .neighbor, .chooseCursor, .cancelSearch: choose(command)
        case .select(let id): select(id)
        case .springLoad(let id): springLoad(id)
        case .runAction(let section, let action): runAction(action, of: section)

        case .openList(let source): openList(source)
        case .moveCursor(let rows): moveCursor(by: rows)
        case .setCursor(let row): setCursor(row)
        case .filter(let letters): filter(letters)
        case .closeList: closeList()
        case .back: back()

        case .present(let presentation): present(presentation)
        case .toggleSidebar: toggleSidebar()
        case .setExpanded(let id, let isExpanded): setExpanded(id, isExpanded)
        case .setAllExpanded(let isExpanded): setAllExpanded(isExpanded)

        case .hide(let id): setShown(id, false)
        case .show(let id): setShown(id, true)
        case .toggleVisibility(let id): setShown(id, !isShown(id))
        case .addToBar(let id): setOnBar(id, true)
        case .takeOffBar(let id): setOnBar(id, false)
        case .toggleBar(let id): setOnBar(id, !isOnBar(id))
        case .move(let id, let step, let area): move(id, step, area)
        case .reset(let scope): reset(scope)
        case .undo: undo()
        case .redo: redo()

        case .beginEditing: beginEditing()
        case .done: endEditing(keepingChanges: true)
        case .cancelEditing: endEditing(keepingChanges: false)
        case .lift(let id, let area): lift(id, area)
        case .step(let step): stepLifted(step)
        case .drag(let place): drag(to: place)
        case .dragOutside: dragOutside()
        case .drop: drop()
        case .putBack: putBack()
        }
    }

    /// The form at a width in columns (N1–N3).
    public func form(columns: Int) -> NavigationForm { options.form(columns: columns, hidesSidebar: hidesSidebar) }
}

extension NavigationState: Equatable {
    /// Compares all but what is made of the rest.
    public static func == (left: NavigationState, right: NavigationState) -> Bool {
        left.outline == right.outline && left.customization == right.customization && left.options == right.options
            && left.selection == right.selection && left.pending == right.pending
            && left.presentation == right.presentation && left.listPage == right.listPage && left.edit == right.edit
            && left.hidesSidebar == right.hidesSidebar && left.expansion == right.expansion
            && left.lastChildren == right.lastChildren && left.openedFrom == right.openedFrom
            && left.beforeSearch == right.beforeSearch && left.lostNeighbors == right.lostNeighbors
            && left.history == right.history && left.pendingExpands == right.pendingExpands
    }
}
