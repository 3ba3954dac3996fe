// Why a command changed nothing, and what a command did, as cases with arguments; the words come from a catalogue.

/// Why a command changed nothing.
public enum Refusal: Hashable, Sendable, Error {
    /// No tab or section has this identity (N44).
    case unknownItem(ItemID)
    /// The app has taken it away (N27).
    case hiddenByApp(ItemID)
    /// It is dimmed and cannot be reached (N27).
    case disabledItem(ItemID)
    /// The person has hidden it everywhere.
    case hiddenItem(ItemID)
    /// It is a section, not a destination, and has no tab to select.
    case emptySection(ItemID)
    /// Nothing has this digit (N46).
    case noSuchDigit(Int)
    /// There is no further tab in this direction.
    case noFurtherTab
    /// No tab is visible (N50).
    case nothingVisible
    /// In compact there is no sidebar to toggle (N4).
    case noSidebarInCompact
    /// This app has no sidebar at all (N3).
    case noSidebarInThisStyle
    /// The form is fixed for this run (N1).
    case formIsForced
    /// No such action, or it is disabled.
    case noSuchAction(String)
    /// It is no section that can be collapsed.
    case notASection(ItemID)
    /// This app offers no customizing (N25).
    case customizationUnavailable
    /// It may not be moved (N25).
    case cannotMove(ItemID)
    /// It may not be hidden or shown (N25).
    case cannotHide(ItemID)
    /// It may never stand on a bar (N23).
    case neverOnBar(ItemID)
    /// It stands on the bar already.
    case alreadyOnBar(ItemID)
    /// It does not stand on the bar.
    case notOnBar(ItemID)
    /// It does not stand in this list, and moves stay inside one (N28).
    case notInContainer(ItemID, OrderContainer)
    /// It stands at the end of its list already.
    case noFurtherPlace(ItemID)
    /// One tab besides search always stays visible (N32).
    case lastVisibleTab(ItemID)
    /// Undoing or redoing would leave no tab visible (N32).
    case wouldHideEverything
    /// There is nothing to undo.
    case nothingToUndo
    /// There is nothing to redo.
    case nothingToRedo
    /// Moves and drops belong to edit mode (N36).
    case notEditing
    /// Edit mode is on already.
    case alreadyEditing
    /// Nothing is lifted.
    case nothingLifted
    /// Something is lifted; it wants dropping or putting back first.
    case somethingLifted(ItemID)
    /// The bottom bar is not on the screen, or has nothing more to list.
    case nothingMore
    /// No list is open.
    case noListOpen
    /// There is nothing to go back to.
    case nothingToGoBackTo
    /// Nothing would change.
    case noChange
}

/// What a command did, for people and screen readers (N37).
public enum Announcement: Hashable, Sendable {
    /// Lifted; its position counts from 1.
    case lifted(ItemID, position: Int, of: Int, in: OrderContainer)
    /// Moved; its position counts from 1.
    case moved(ItemID, position: Int, of: Int, in: OrderContainer)
    /// Dropped; its position counts from 1.
    case dropped(ItemID, position: Int, of: Int, in: OrderContainer)
    /// Put back where it was.
    case putBack(ItemID)
    /// Hidden everywhere.
    case hidden(ItemID)
    /// Shown again.
    case shown(ItemID)
    /// Added to the bar.
    case addedToBar(ItemID)
    /// Taken off the bar.
    case takenOffBar(ItemID)
    /// Reset.
    case reset(ResetScope)
    /// One change undone.
    case undone
    /// One change done again.
    case redone
    /// Edit mode begins.
    case editingBegan
    /// Edit mode ends and keeps the changes.
    case editingDone
    /// Edit mode ends and what was there comes back.
    case editingCancelled
    /// Expanded.
    case expanded(ItemID)
    /// Collapsed.
    case collapsed(ItemID)
    /// The sidebar is shown.
    case sidebarShown
    /// The sidebar is hidden.
    case sidebarHidden
}

/// What a reset forgets (N31).
public enum ResetScope: Hashable, Sendable {
    /// Every order.
    case order
    /// Every visibility.
    case visibility
    /// Everything.
    case all
    /// The order of the sections.
    case sectionOrder
    /// The order of one section's tabs.
    case tabOrder(section: ItemID)
}
