// What a command gives back: events for whoever listens, a reason when nothing changed, and what to say.

/// Why the selection changed.
public enum SelectionCause: Hashable, Sendable {
    /// The person chose.
    case person
    /// Code set it.
    case code
    /// The selected tab went away or was hidden (N42).
    case fallback
    /// What had been pending was declared (N42b).
    case arrival
}

/// Something that observers hear.
public enum NavigationEvent: Hashable, Sendable {
    /// The selection is another; a binding is written once.
    case selectionChanged(from: ItemID?, to: ItemID?, SelectionCause)
    /// The person has chosen; told once for each choice (N45).
    case didSelect(ItemID, previous: ItemID?)
    /// The selected tab was chosen again: pop to the root, there scroll to the top (N43).
    case reselected(ItemID)
    /// What was asked for is not declared yet (N42b).
    case selectionPending(ItemID)
    /// The search tab's field is to be focused (N49).
    case searchActivated(ItemID)
    /// A section's action is to be run (N19).
    case actionRun(section: ItemID, action: String)
    /// A tab that is an action was chosen: run it; the selection stays.
    case tabActionRun(ItemID)
    /// A list was opened or closed (N10).
    case listChanged(ListSource?)
    /// A section was expanded or collapsed (N17).
    case expansionChanged(ItemID, isExpanded: Bool)
    /// The person's choice of sidebar or top bar changed (N4).
    case sidebarChanged(isHidden: Bool)
    /// The customization changed and is to be saved now (N40).
    case customizationChanged
    /// Edit mode begins (N40).
    case willBeginEditing
    /// Edit mode has ended (N40).
    case didEndEditing
    /// The visibility of these items changed (N40).
    case visibilityChanged([ItemID])
    /// The order of a container changed (N40).
    case orderChanged(OrderContainer)
    /// What was lifted, or its target, went away (N38).
    case liftCancelled(ItemID)
}

/// What applying a command came to.
public struct CommandResult: Equatable, Sendable {
    /// What observers hear, in order.
    public var events: [NavigationEvent] = []
    /// Why nothing changed; nil when the command was carried out.
    public var refusal: Refusal?
    /// What to say.
    public var announcement: Announcement?

    static func refused(_ reason: Refusal) -> CommandResult { CommandResult(refusal: reason) }

    /// Whether the command was carried out.
    public var isDone: Bool { refusal == nil }
}

/// What is asked before a person's choice is carried out (N45).
public struct SelectionQuestion: Hashable, Sendable {
    /// The tab that would be selected.
    public var id: ItemID
    /// The tab that is selected.
    public var previous: ItemID?

    /// Whether the selected tab would be selected again (N43).
    public var isReselection: Bool { id == previous }
}
