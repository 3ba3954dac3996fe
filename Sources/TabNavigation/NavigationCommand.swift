// Everything that can be asked of the navigation, as data. Applying is total: what makes no sense changes nothing.

/// A direction along a list.
public enum Step: Int, Hashable, Sendable, CaseIterable {
    /// Towards the start.
    case back = -1
    /// Towards the end.
    case forward = 1
}

/// Where a lifted item is held: beside another item, whose list it then joins.
public enum DropPlace: Hashable, Sendable {
    /// Before an item, as drawn in an area.
    case before(ItemID, EditArea)
    /// After an item, as drawn in an area.
    case after(ItemID, EditArea)

    var anchor: ItemID {
        switch self {
        case .before(let id, _), .after(let id, _): id
        }
    }
    var area: EditArea {
        switch self {
        case .before(_, let area), .after(_, let area): area
        }
    }
}

/// A command.
public enum NavigationCommand: Hashable, Sendable {
    // Selection
    /// The person chooses a tab, or a section's item (N13, N45).
    case choose(ItemID)
    /// Code selects a tab; nobody is asked (N45).
    case select(ItemID)
    /// The person chooses the n-th item on the screen (N46).
    case digit(Int)
    /// The person goes to the next or previous of all visible tabs (N46).
    case neighbor(Step)
    /// A lifted payload has come to rest on an item and opens it (N48).
    case springLoad(ItemID)
    /// Leaves the search for the tab before it (N49).
    case cancelSearch
    /// Runs a section's action; the selection stays (N19).
    case runAction(section: ItemID, action: String)
    // Lists
    /// Opens More, or a section's list (N10, N7b).
    case openList(ListSource)
    /// Moves the cursor of the open list by rows.
    case moveCursor(Int)
    /// Puts the cursor of the open list on a row.
    case setCursor(RowID)
    /// Chooses the item, or runs the action, under the cursor of the open list.
    case chooseCursor
    /// Filters the open list.
    case filter(String)
    /// Closes the open list.
    case closeList
    /// At a tab's root: back to the list that it was opened from (N10).
    case back
    // Form
    /// Says what stands on the screen; a resize (N6).
    case present(Presentation)
    /// Sidebar ↔ top bar (N4).
    case toggleSidebar
    /// Expands or collapses a section (N17).
    case setExpanded(ItemID, Bool)
    /// Expands or collapses all sections.
    case setAllExpanded(Bool)
    // Customization
    /// Hides an item everywhere (N28).
    case hide(ItemID)
    /// Shows a hidden item.
    case show(ItemID)
    /// Hides what is shown and shows what is hidden.
    case toggleVisibility(ItemID)
    /// Adds an item to the bar (N28).
    case addToBar(ItemID)
    /// Takes an item off the bar (N28).
    case takeOffBar(ItemID)
    /// Adds to the bar what is not on it, takes off what is.
    case toggleBar(ItemID)
    /// Moves an item by one place in the form on the screen (N37).
    case move(ItemID, Step, EditArea)
    /// Forgets changes (N31).
    case reset(ResetScope)
    /// Undoes the last change (N33).
    case undo
    /// Does the last undone change again (N33).
    case redo
    // Editing
    /// Enters edit mode.
    case beginEditing
    /// Leaves edit mode and keeps the changes.
    case done
    /// Leaves edit mode and restores what was there.
    case cancelEditing
    /// Lifts an item (N37).
    case lift(ItemID, EditArea)
    /// Moves the lifted item one place (N37).
    case step(Step)
    /// Holds the lifted item over a place (N38).
    case drag(DropPlace)
    /// Holds the lifted item over no target (N38).
    case dragOutside
    /// Drops the lifted item.
    case drop
    /// Puts the lifted item back.
    case putBack
}
