// The living part of a tab view: its NavigationState, the table that the outline came from, and where cursors and lists
// stand. It carries commands to the state and what comes of them to bindings, session and messages. Keys and mouse are
// turned into commands in NavigatorKeys and NavigatorMouse; FormElement draws.

import TabNavigation
import TerminalScreen

/// Keeps and operates the navigation of one tab view.
@MainActor final class Navigator {
    /// Where the person is, and what they rearranged.
    var state = NavigationState()
    /// The declared tabs with their closures.
    private(set) var table: TabTable?
    /// What forms are drawn with.
    var kit = FormKit()
    /// What modifiers say.
    var settings = TabViewSettings()
    /// The commands and their keys.
    var commands = CommandTable.standard
    /// The page of the selected tab in this frame: its title, and the stack inside it.
    var page: Page?
    /// The tabs whose content has been shown and is kept.
    private(set) var visited: Set<ItemID> = []

    /// Where tabs of long runs were found.
    let hints = RangeHints()
    /// The tabs that are views.
    let legacy = LegacyTabs()
    /// What the content asks of the bar in this frame.
    let barHost = TabBarHost()
    /// How the content was scrolled in the last frame, and whether the bottom bar has shrunk for it.
    var scrolled: ContentScroll?
    var isMinimized = false

    weak var session: Session?
    var requestFrame: @MainActor () -> Void = {}

    // Where things stand, apart from what is saved.
    var sidebarCursor: RowID?
    var sidebarPlace = SidebarPlace()
    /// The size of the sidebar in the last frame.
    var sidebarSize: Size?
    /// Where the person's last move has left the sidebar, and its size then; without one, the row of the cursor is to be
    /// seen from there in any size.
    var sidebarRest: (place: SidebarPlace, size: Size?)?
    var barCursor: FormTarget?
    var topFirst = 0
    /// The width of the top bar in the last frame.
    var topColumns: Int?
    /// Where the top bar stood before its width became another, and its width then.
    var topRest: (first: Int, columns: Int)?
    var listTop = 0
    var filterHasFocus = false
    /// Whether Esc has closed the list behind the page, so that from the navigation it does not open it again.
    var isListLeft = false
    var editCursor: RowID?
    var editTop = 0
    var editArea = EditArea.list
    var editBarCursor: ItemID?
    /// Which of the bar's items that was in the last frame.
    var editBarPosition = 0
    var editMustReveal = true
    var coversContent = false
    var popup: Popup? {
        didSet { popupTop = 0 }
    }
    var popupCursor = 0
    var popupTop = 0
    var drag: Drag?
    var lastClick: FormTarget?
    /// What of the navigation was pressed outside edit mode, and where.
    var pressed: (id: ItemID, point: Point)?
    /// What was drawn last, for hit-testing and for keys that depend on it.
    var drawn = DrawnForms()
    /// The window's size at the last resolution.
    var window = Size.zero

    /// Reads and writes the app's selection.
    var selectionBinding: SelectionBinding?
    private var lastBound: AnyHashable?
    private var lastCustomization: TabViewCustomization?
    private(set) var isStarted = false
    private var said: Said?

    /// What is said of the outline from outside, apart from what the builder declares.
    private struct Said: Equatable {
        let isComplete: Bool
        let activation: TabSearchActivation
        let compactTabs: [AnyHashable]?

        init(_ settings: TabViewSettings) {
            isComplete = settings.isComplete
            activation = settings.searchActivation
            compactTabs = settings.compactTabs
        }
    }

    // MARK: Taking over what is declared

    /// Takes over settings of this frame.
    func prepare(_ settings: TabViewSettings, display: Display, tint: Color? = nil, breakpoint: Int) {
        self.settings = settings
        settings.handle?.navigator = self
        kit = FormKit(
            measure: display.measure, theme: display.theme.tinted(tint, display.depth), symbols: display.symbols,
            words: display.words)
        var options = NavigationOptions()
        options.style = settings.style
        options.prefersTopBar = settings.prefersTopBar
        options.breakpoint = breakpoint
        options.forcedForm = settings.forcedForm
        options.maximumBarItems = settings.maximumBarItems
        options.allowsCustomization = settings.customization != nil
        if options != state.options { state.options = options }
    }

    /// Takes over a new table; the person's place and changes stay (N35).
    func adopt(_ table: TabTable) {
        let said = Said(settings)
        guard self.table !== table || said != self.said else { return }
        self.said = said
        if self.table !== table {
            for misuse in table.misuses { session?.note(misuse) }
            table.onMisuse = { [weak self] in self?.session?.note($0) }
        }
        self.table = table
        var outline = table.outline
        outline.isComplete = settings.isComplete
        outline.activatesSearch = settings.searchActivation.focusesField
        outline.compactTabs = settings.compactTabs?.compactMap { table.id(of: $0) }
        if isStarted {
            // Drawn anew from the same outline, everything stays where it is.
            if outline != state.outline { rowsArrive() }
            handle(state.reconcile(outline))
        } else {
            start(outline)
        }
        visited = visited.filter { state.tab($0) != nil || state.section($0) != nil }
    }

    private func start(_ outline: TabOutline) {
        isStarted = true
        let customization = settings.customization?.wrappedValue
        lastCustomization = customization
        var saved = settings.restoration?.wrappedValue ?? SavedNavigation()
        if let bound = selectionBinding?.read() {
            lastBound = bound
            saved.selection = table?.id(of: bound) ?? ItemID(TabIdentity.text(of: bound))
        }
        state = NavigationState(
            outline, customization: customization?.changes ?? TabCustomization(), options: state.options, saved: saved)
        cursorFollowsSelection()
        writeSelection()
        // A selection that was asked for has opened its sections, which stay open the next time.
        if state.saved.expansion != saved.expansion { writeRestoration() }
    }

    /// Takes over what the app has set since the last frame.
    func readBindings() {
        guard isStarted else { return }
        if let binding = selectionBinding, let value = binding.read(), value != lastBound {
            lastBound = value
            let id = table?.id(of: value) ?? ItemID(TabIdentity.text(of: value))
            if id != state.selection { handle(state.apply(.select(id)).events) }
        }
        if let binding = settings.customization {
            let value = binding.wrappedValue
            guard value != lastCustomization else { return }
            lastCustomization = value
            handle(state.adopt(value.changes))
        }
    }

    /// Notes that the selected tab's content is shown now.
    func visit(_ id: ItemID) { visited.insert(id) }

    // MARK: Commands

    /// Carries out a command of the person's; false if nothing changed.
    @discardableResult
    func perform(_ command: NavigationCommand, says: Bool = true) -> Bool {
        if let question = state.question(before: command), settings.shouldSelect?(question.id) == false {
            return false
        }
        let result = state.apply(command)
        handle(result.events)
        if says || !result.isDone { say(result) }
        requestFrame()
        return result.isDone
    }

    /// Says in one line what came of a command.
    func say(_ result: CommandResult) {
        if let refusal = result.refusal {
            if let words = kit.words(for: refusal, in: state) { session?.message(words) }
        } else if let announcement = result.announcement, let words = kit.words(for: announcement, in: state) {
            session?.message(words)
        }
    }

    /// Carries what happened to bindings, cursors and observers.
    func handle(_ events: [NavigationEvent]) {
        var isSaved = true
        for event in events {
            switch event {
            case .selectionChanged:
                isListLeft = false
                cursorFollowsSelection()
                writeSelection()
                isSaved = false
            case .reselected(let id):
                isListLeft = false
                reselect(id)
            case .searchActivated: session?.focusField()
            case .listChanged:
                listTop = 0
                filterHasFocus = false
            case .expansionChanged, .sidebarChanged: isSaved = false
            case .customizationChanged: writeCustomization()
            case .willBeginEditing: beginEditing()
            case .didEndEditing: endEditing()
            case .liftCancelled: drag = nil
            case .actionRun(let section, let action): run(action, of: section)
            case .tabActionRun(let id): table?.tab(id)?.action?()
            case .didSelect, .selectionPending, .visibilityChanged, .orderChanged: break
            }
            settings.onEvent?(event)
        }
        if !isSaved { writeRestoration() }
    }

    /// The cursors of all forms go to the selection, which is scrolled into view.
    func cursorFollowsSelection() {
        guard let selection = state.selection else { return }
        sidebarCursor = .item(selection)
        sidebarPlace.reveal = .item(selection)
        barCursor = nil
    }

    private func reselect(_ id: ItemID) {
        if table?.tab(id)?.onReselect?() == true { return }
        let isAtRoot = page?.stack.map { $0.depth == 0 } ?? true
        switch state.tab(id)?.reselection(pathIsEmpty: isAtRoot) {
        case .popToRoot: _ = page?.stack?.popToRoot()
        case .scrollToTop: session?.scrollToTop()
        case .nothing, nil: break
        }
    }

    private func writeSelection() {
        guard let binding = selectionBinding, let selection = state.selection,
            let value = table?.value(of: selection), value != lastBound
        else { return }
        binding.write(value)
        // A setter may refuse (N41): then the old selection stands again.
        let now = binding.read()
        lastBound = now ?? value
        guard let now, now != value, let id = table?.id(of: now) else { return }
        handle(state.apply(.select(id)).events)
    }

    private func writeCustomization() {
        guard let binding = settings.customization else { return }
        var value = TabViewCustomization(state.customization)
        for container in state.customization.orders.keys {
            value.wholeOrders[container] = state.order(of: container)
        }
        lastCustomization = value
        binding.wrappedValue = value
    }

    private func writeRestoration() {
        guard let binding = settings.restoration else { return }
        let saved = state.saved
        if binding.wrappedValue != saved { binding.wrappedValue = saved }
    }
}

/// Reads and writes the app's selection without knowing its type.
@MainActor struct SelectionBinding {
    /// The value; nil where the app has selected nothing.
    let read: () -> AnyHashable?
    /// Sets the value.
    let write: (AnyHashable) -> Void
}

private struct CommandTableKey: EnvironmentKey {
    static let defaultValue = CommandTable.standard
}

extension EnvironmentValues {
    /// The commands and their keys; a program adds those of its pages.
    public var commands: CommandTable {
        get { self[CommandTableKey.self] }
        set { self[CommandTableKey.self] = newValue }
    }
}

extension Session {
    /// Scrolls what scrolls in the content to its top.
    func scrollToTop() {
        for record in records where record.area == .content && record.responder.scrolls {
            if record.responder.onKey?(KeyPress(.home)) == true { return }
        }
    }
}
