// Start here. The state of one tab view: what is declared, what the person changed, where the person is. Every change is
// a command; every picture is asked of it. What is looked up and arranged for that stands in Outline and Forms.

/// Where the person is, and what they rearranged.
public struct NavigationState: Sendable {
    /// What is declared.
    public internal(set) var outline = TabOutline()
    /// What the person changed, as it is saved.
    public internal(set) var customization = TabCustomization()
    /// Settings of the app and of this run.
    public var options = NavigationOptions() { didSet { if options != oldValue { rebuild() } } }
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
    public internal(set) var expansion: [ItemID: Bool] = [:]

    var table = OutlineTable()

    /// The state at the start of a run.
    /// - Parameters:
    ///   - saved: What was remembered of the last run, if anything.
    public init(
        _ outline: TabOutline = TabOutline(), customization: TabCustomization = TabCustomization(),
        options: NavigationOptions = NavigationOptions(), saved: SavedNavigation = SavedNavigation()
    ) {
        self.outline = outline
        self.customization = customization
        self.options = options
    }

    /// Carries out a command. One that makes no sense changes nothing and says why.
    @discardableResult
    public mutating func apply(_ command: NavigationCommand) -> CommandResult { CommandResult() }

    /// What to ask the app before a command of the person's is applied; nil when it chooses nothing (N45).
    public func question(before command: NavigationCommand) -> SelectionQuestion? { nil }

    /// Takes over what is declared now; the person's place and changes stay (N29, N35, N42).
    @discardableResult
    public mutating func reconcile(_ outline: TabOutline) -> [NavigationEvent] { [] }

    /// Takes over a customization that code set or another instance saved.
    @discardableResult
    public mutating func adopt(_ customization: TabCustomization) -> [NavigationEvent] { [] }
}

/// What is remembered of a run, apart from the customization.
public struct SavedNavigation: Codable, Equatable, Sendable {
    /// The selection.
    public var selection: ItemID?
    /// The last selected child by section (N13).
    public var lastChildren: [String: ItemID] = [:]
    /// The sections whose expansion the person changed, by identity (N17).
    public var expansion: [String: Bool] = [:]
    /// The person's choice of sidebar or top bar (N4).
    public var hidesSidebar: Bool?

    /// Nothing remembered.
    public init() {}
}
